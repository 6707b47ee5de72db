"""Find the moves in the text of an answer: paragraphs from the top, quotations left out, nothing guessed.

A greeting on a line of its own may stand above the first move. Anything else above it means that nothing is played;
after a move the first line that is no move ends the reading. What was meant as a move from there on is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import chain, takewhile
from typing import NamedTuple

from engine.language import Language, text
from service.inbound import attempts
from service.mail.composing.plaintext import reads_as_move
from service.text import phrases

MOST_LINES = 200  # lines that are read, blank and quoted ones not counted
MOST_SEEN = 5000  # lines with those
LONGEST_READ = 4000  # characters of the lines that are read; more than 2000 of moves are refused when they are played

NO_TEXT = text("The mail has no text that could be read.")
WRAPPED = text(
    "The text of the mail is in {wrapper}, which cannot be read here. Please send it as plain text, not encrypted and "
    "not signed."
)
NO_MOVE = text("There is no move in the text above the quotation.")
NOT_A_MOVE = text("“{line}” cannot be read as a move. Please write moves at the top of the mail, one on each line.")
NO_STOPPING = text("You cannot stop these mails, or leave the game, by a mail. The pages below do it for you.")
MIXED = text("Please send a number alone, without anything else.")

_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")
_NUMBER = re.compile(r"[#(*_~`]*\s*(\d{1,3})\s*[.)*_~`]*")
_SIGNATURE = re.compile(r"--\s?")
_ANSWERED = re.compile(r"((re|aw|antw|sv|vs|rv|r|odp|ré|wg|fwd?|tr)\s?:\s?)+", re.IGNORECASE)  # before a subject
_GREETINGS = (
    "hi|hello|hey|howdy|dear|good|hallo|liebe|lieber|liebes|moin|servus|grüezi|guten|bonjour|bonsoir|salut|coucou|cher"
    "|chère|hola|buenos|buenas|estimado|estimada|ciao|buongiorno|buonasera|salve|cara|caro|olá|oi|bom|boa|hej|hejsan"
    "|hei|moi|terve|god|kära|kære|kjære|cześć|dzień|witam|ahoj|dobrý|szia|salutare|bună|merhaba|selam|привет"
    "|здравствуйте|добрый|beste|dag|hoi|hai|hé|hee|lieve|goedemorgen|goedemiddag|goedenavond|goedendag"
    "|goeiemorgen|goeiemiddag|goeienavond|huhu|grüß"
)
_GREETING = re.compile(rf"¡?(?:{_GREETINGS})(?:\s+[^\s,;>]{{1,30}}){{0,3}}\s*[,!.…:]?", re.IGNORECASE)


class Found(NamedTuple):
    """The lines of an answer that are moves, at least one, as they were typed; or one number of a listed choice.

    `unplayed`: which move below them was not read, and why, in a sentence for the player; None if there is none.
    """

    lines: tuple[str, ...]
    unplayed: str | None = None

    @property
    def number(self) -> int | None:
        """Return the number, if the answer is one."""
        number = _NUMBER.fullmatch(self.lines[0])
        return int(number[1]) if number else None


class Nothing(NamedTuple):
    """Why there is nothing to play, in a sentence for the player. `stops`: they ask for an end of mails or game."""

    why: str
    stops: bool = False


class OwnLine(NamedTuple):
    """A line that is not blank. `above_quote`: its paragraph introduces a marked quotation."""

    text: str
    above_quote: bool


def find_moves(
    text: str | None,
    names: Sequence[str],
    subject: str = "",
    language: Language | None = None,
    wrapper: str | None = None,
) -> Found | Nothing:
    """Return the moves in the text of an answer, or why there are none. `names` are the players', in seat order.

    `language`: that of who wrote the mail; English is read beside it. `wrapper`: what the text is in, if that cannot be
    read.
    The subject counts if there is no move: programs and people ask there for an end of the mails.
    """
    found = _find(text, names, language) if wrapper is None else Nothing(WRAPPED.format(wrapper=wrapper))
    stops = isinstance(found, Nothing) and attempts.asks_to_stop(_ANSWERED.sub("", subject, count=1))
    return Nothing(NO_STOPPING, stops=True) if stops else found


def _find(text: str | None, names: Sequence[str], language: Language | None) -> Found | Nothing:
    if text is None:
        return Nothing(NO_TEXT)
    moves: list[str] = []
    left = LONGEST_READ
    lines = _own_lines(text)
    for line in lines:
        left -= len(line.text)
        if left >= 0 and not moves and is_greeting(line.text, names, language):  # before moves: “Hi” could be a Hideout
            continue
        if left >= 0 and is_move(line.text, names, language) and not (moves and attempts.is_initials(line.text)):
            moves.append(line.text)
        elif moves:
            below = chain([line], lines)
            own = (one.text for one in takewhile(lambda one: not one.above_quote, below))
            return _result(moves, attempts.unplayed(own, names, language))
        elif left < 0 or not line.above_quote:
            return _nothing(line.text, names, language)
    return _result(moves)


def _nothing(line: str, names: Sequence[str], language: Language | None) -> Nothing:
    """Return why nothing is played of a mail whose first line is no move."""
    if attempts.asks_to_stop(line):
        return Nothing(NO_STOPPING, stops=True)
    refusal = attempts.refusal_of(line, names, language)
    return Nothing(
        NOT_A_MOVE.format(line=attempts.shown(line)) if refusal is None else phrases.sentence(refusal.message)
    )


def _result(moves: Sequence[str], unplayed: str | None = None) -> Found | Nothing:
    if not moves:
        return Nothing(NO_MOVE)
    if len(moves) > 1 and any(_NUMBER.fullmatch(move) for move in moves):
        return Nothing(MIXED)
    return Found(tuple(moves), unplayed)


def is_move(line: str, names: Sequence[str], language: Language | None = None) -> bool:
    """Return whether a whole line is a number, or moves that the engine can read."""
    return bool(_NUMBER.fullmatch(line)) or reads_as_move(line, names, language)


def is_greeting(line: str, names: Sequence[str], language: Language | None = None) -> bool:
    """Return whether a line only greets, so that a move may follow it."""
    line = attempts.unmarked(line)
    if not _GREETING.fullmatch(line):
        return False
    return not is_move(line.partition(" ")[2].strip(" ,!.…:") or "-", names, language)


def _own_lines(text: str) -> Iterator[OwnLine]:
    """Yield the lines that are neither blank nor marked as quotations, up to the signature."""
    paragraphs: list[list[str]] = [[]]
    count = 0
    for raw in text.split("\n", MOST_SEEN)[:MOST_SEEN]:
        line = _UNSEEN.sub("", raw).replace("\u00a0", " ").strip()
        if line.startswith(">"):
            yield from _released(paragraphs, quote_follows=True)
            paragraphs = [[]]
        elif _SIGNATURE.fullmatch(line):
            break
        elif line:
            paragraphs[-1].append(line)
            count += 1
        elif paragraphs[-1]:
            paragraphs.append([])
        if count > MOST_LINES:
            break
    yield from _released(paragraphs, quote_follows=False)


def _released(paragraphs: Sequence[Sequence[str]], quote_follows: bool) -> Iterator[OwnLine]:
    """Yield the lines of paragraphs; the last of them may introduce the quotation that follows."""
    filled = [paragraph for paragraph in paragraphs if paragraph]
    for n, paragraph in enumerate(filled, start=1):
        introduces = quote_follows and n == len(filled) and _introduces(paragraph)
        yield from (OwnLine(line, introduces) for line in paragraph)


def _introduces(paragraph: Sequence[str]) -> bool:
    """Return whether a paragraph reads like “On Friday Posse <posse@example.org> wrote:”, in whatever language."""
    return len(paragraph) <= 4 and (paragraph[-1].endswith((":", "：")) or any("@" in line for line in paragraph))
