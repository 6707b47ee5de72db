"""Tell what was meant as a move and cannot be played from what is no move: signatures, thanks, a wish to stop."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import islice, takewhile

import engine
from engine.language import Language, text
from engine.typed.lexicon import SHERIFFS, lexicon_of
from engine.typed.vocabulary import plain
from service.mail.composing.plaintext import reads_as_move
from service.text import phrases

LONGEST_SHOWN = 60  # characters of a line that is quoted in an explanation
LONGEST_LINE = 200  # characters of a line below the moves that is looked at
MOST_BELOW = 10  # lines below the moves that are looked at
MOST_WORDS = 12  # of a line of which only the end may be a move

REST = text("The rest was not played: {why}.")
NOT_READ = text("“{line}” was not played, because the whole line cannot be read as a move.")
BELOW = text("“{move}” was not played, because “{line}” stands above it and cannot be read as a move.")

_NUMBERED = re.compile(r"x?\d{1,2}x?")
_CARDS = ("photo", "stagecoach", "bank", "gun", "fastest", "wanted", "hideout", "wyatt")
_VERBS = ("draw", "play", "lay", "photo", "ask", "steal", "search", "clear", "discard", "pass", "choose", "take")
_PLACES_OF_VERBS = (*(verb for verb in _VERBS if verb != "lay"), "throw")  # in the grammar
_VERBS_OF_GAMES = ("discard", "lay")  # the others are verbs of all days
_FAREWELL = re.compile(
    r"(take (good )?(care|it easy|your time)|play (well|nice|nicely|fair)"
    r"|spielt? (schön|gut|fair)|passt? (gut )?auf|speel (ze|lekker|eerlijk)|pas (goed )?op)\b.*",
    re.IGNORECASE,
)
_MARKS = "*_~` "  # around bold text and the like
_INITIALS = re.compile(r"[^\W\d_]{1,2}\.?")  # the signature “G.” is not a Fastest Gun
_OTHERS_TEXT = re.compile(r"@|://")  # in the first lines of a mail that is quoted without marks
_STOP = re.compile(
    r"(please )?(i (want|would like|wish) to |i[’']d like to |(how )?(do|can) i )?"
    r"(stop|unsubscribe|resign|quit|mute|cancel|opt[ -]?out|leave|i (resign|quit|give up)|remove me"
    r"|no more (e-?)?mails?"
    r"|(do not|don[’']?t) (send|(e-?)?mail|write|contact)"
    r"|stopp|abmelden|abbestellen|arrêt(er|ez)?|désabonner|basta|afmelden|uitschrijven|cancelar|baja)"
    r"( (me|it|th(is|ese|e)|all|any|your|my|(e-?)?mails?|sending|(e-?)?mailing|contacting|playing|games?|list|from|to"
    r"|out|please|now|more|anymore|again))*"
    r" ?[.!?]*",
    re.IGNORECASE,
)


def refusal_of(line: str, names: Sequence[str], language: Language | None = None) -> engine.Refusal | None:
    """Return why a line that was meant as a move cannot be read; None if it can be, or was meant as something else.

    `names`: the players', in seat order. `language`: that of who wrote the line, beside English.
    """
    if not engine.may_read(line, language) or not _is_meant(line, language):
        return None
    try:
        engine.read(line, names, language)
    except engine.Unreadable as refusal:
        return refusal if refusal.begun else None
    except engine.Ambiguous as refusal:
        return refusal
    return None


def unplayed(below: Iterable[str], names: Sequence[str], language: Language | None = None) -> str | None:
    """Return what was not played of the lines below the moves, and why; None if no move was meant there.

    `below` begins with the line at which the reading ended.
    """
    lines = list(takewhile(lambda line: not _OTHERS_TEXT.search(line), islice(below, MOST_BELOW)))
    if not lines or len(lines[0]) > LONGEST_LINE:
        return None
    first, *others = lines
    refusal = None if _is_farewell(first, names, language) else refusal_of(first, names, language)
    if refusal is not None:
        return REST.format(why=phrases.clause(refusal.message))
    if _ends_as_move(first, names, language):
        return NOT_READ.format(line=shown(first))
    move = next((line for line in others if _is_move(line, names, language)), None)
    return None if move is None else BELOW.format(move=shown(move), line=shown(first))


def asks_to_stop(line: str) -> bool:
    """Return whether a line asks for no more mails, or for an end of the game."""
    return len(line) <= LONGEST_LINE and _STOP.fullmatch(" ".join(unmarked(line).split())) is not None


def is_initials(line: str) -> bool:
    """Return whether a line may be the initials of whoever wrote it."""
    return _INITIALS.fullmatch(unmarked(line)) is not None


def unmarked(line: str) -> str:
    """Return a line without the marks around it: mail programs write bold text as “*text*”."""
    return line.strip(_MARKS)


def shown(line: str) -> str:
    """Return a line as it is quoted in an explanation."""
    return line if len(line) <= LONGEST_SHOWN else f"{line[: LONGEST_SHOWN - 1]}…"


def _is_meant(line: str, language: Language | None) -> bool:
    """Return whether a line that begins as a move was meant as one: “discard b” was, “Bob and Anna are here” was not.

    Chatter that begins with the name of an Outlaw or with a verb goes on with words of which most are in no move.
    """
    if re.search(r"[>＞;；]", line):
        return True
    lexicon = lexicon_of(language)
    fillers = lexicon.fillers
    words = [word for word in re.findall(r"[^\s,.!?*_~`]+", line[:LONGEST_LINE].casefold()) if word not in fillers]
    if not words or words[0] in _VERBS_OF_GAMES or plain(words[0]) in lexicon.foreign("discard"):
        return True
    first, *others = words
    known = sum(_NUMBERED.fullmatch(word) is not None or engine.may_read(word, language) for word in words)
    if known == len(words):
        return True
    if _is_verb(first, language):
        return 2 * known >= len(words)
    if _NUMBERED.fullmatch(first):  # “3 jesses”, not “3 more days”
        return engine.may_read(others[0][:3], language) and others[0][:1].isalpha()
    cards = lexicon.foreign("photo", *SHERIFFS)
    certain = any(word in _CARDS or plain(word) in cards or _NUMBERED.fullmatch(word) for word in words)
    return certain and 2 * known > len(words)


def _is_verb(word: str, language: Language | None) -> bool:
    return word in _VERBS or plain(word) in lexicon_of(language).foreign(*_PLACES_OF_VERBS)


def _is_move(line: str, names: Sequence[str], language: Language | None) -> bool:
    if len(line) > LONGEST_LINE or _is_farewell(line, names, language):
        return False
    return reads_as_move(line, names, language)


def _is_farewell(line: str, names: Sequence[str], language: Language | None) -> bool:
    """Return whether a line below moves is a signature, or a wish that begins as a move does.

    A word alone that is the beginning of a move counts if it says what to do: “Bob” is a signature, “discard” is not.
    """
    words = line.casefold().strip(f"{_MARKS}.,!-–—").split()
    signed = any(set(words) <= set(name.casefold().split()) for name in names)
    alone = len(words) == 1 and not _is_verb(words[0], language) and not reads_as_move(line, names, language)
    article = words[:1] in (["a"], ["the"])  # also the beginning of “ask”, and of a name
    return signed or alone or article or is_initials(line) or _FAREWELL.fullmatch(unmarked(line)) is not None


def _ends_as_move(line: str, names: Sequence[str], language: Language | None) -> bool:
    """Return whether the end of a line is a move that begins with its verb: “and then draw supply”."""
    words = line.split()
    if len(words) > MOST_WORDS:
        return False
    starts = (n for n, word in enumerate(words) if n and _is_verb(unmarked(word).casefold(), language))
    return any(reads_as_move(" ".join(words[n:]), names, language) for n in starts)
