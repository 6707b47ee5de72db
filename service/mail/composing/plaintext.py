"""The plain part of a mail: no longer than its kind may be, and folded for people."""

from __future__ import annotations

import re
import textwrap
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import engine
from engine.language import Language, Text, joined, text
from engine.language import said as said_in

WIDTH = 72  # the longest line of a plain part that is not a link: quoted twice it still fits a terminal
_NARROWEST = 20
_LONGEST_WORD = 48
GLUE = "\u00a0"  # a space at which no line is folded
_QUOTED = text("“{words}”")


class Quotation(NamedTuple):
    """A line that a player has said: who, the words, and both as a line of a plain part."""

    who: str
    said: str
    plain: str


def quotation(name: str, said: str) -> Quotation:
    """Return a line that a player has said.

    No part of it can be read as a move, whatever was said and whatever the player is called: a name that could begin
    a move has a word before it.
    """
    player = text("Player {name}").format(name=name)

    def called(language: Language | None) -> str:
        if not engine.may_read(name, language):
            return name
        return player if language is None else player.said_in(language)

    who = Text(called(None), called)
    return Quotation(who, said, joined(("- ", who, ": ", _QUOTED.format(words=said)), ""))


def glued(words: str) -> Text:
    """Return words that stay on one line, wherever the text around them is folded."""
    return changed(words, lambda words: words.replace(" ", GLUE))


def changed(words: str, change: Callable[[str], str]) -> Text:
    """Return words as a function makes them, in the language in which they are said."""
    return Text(change(words), lambda language: change(said_in(words, language)))


def shortened(render: Callable[[Sequence[str]], str], cuts: Sequence[str], most: int | None) -> str:
    """Return the text of a mail of at most so many words, or of any number if `most` is None.

    `render` returns the text without the parts that it is given; `cuts` names those that may be left out, the one that
    is needed least first, and as few of them as possible are. A mail that is too long without all of them, as names of
    many words can make it, is sent as short as it gets.
    """

    @cache
    def without(number: int) -> str:
        return render(cuts[:number])

    if most is None or _words(without(0)) <= most:
        return without(0)
    return without(bisect_left(range(len(cuts)), True, key=lambda number: _words(without(number)) <= most))


def _words(text: str) -> int:
    return len(text.split())


def plain(text: str, names: Sequence[str], language: Language | None = None) -> str:
    """Return the plain part of a mail: long lines folded, never two empty lines together.

    People answer a mail above its text, quoted or not, so no line of ours may be readable as a move, in English or in
    the language of the mail. The templates ensure that for whole lines; a fold that would produce such a line
    ("Bank Robbery.") is made elsewhere.
    """
    lines = [folded for line in text.splitlines() for folded in _fold(line.rstrip(), names, language)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip() + "\n"


def _fold(line: str, names: Sequence[str], language: Language | None) -> list[str]:
    """Fold a line into lines of at most WIDTH characters, none of them a move.

    Links and hashes are not folded, and neither is a line of which every fold would leave a move behind.
    """
    if any(len(word) > _LONGEST_WORD for word in line.split()):
        return [line]
    indent = " " * (len(line) - len(line.lstrip(" -")))
    for width in range(WIDTH, _NARROWEST, -1):
        folded = textwrap.wrap(
            line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
        ) or [""]
        folded = [one.replace(GLUE, " ") for one in folded]
        if len(folded) == 1 or not any(reads_as_move(one, names, language) for one in folded):
            return folded
    return [line.replace(GLUE, " ")]


def reads_as_move(line: str, names: Sequence[str], language: Language | None = None) -> bool:
    """Return whether this line, sent in an answer by somebody of that language, would be read as a move."""
    return engine.may_read(line, language) and _is_read(line, tuple(names), language)


@lru_cache(maxsize=1000)  # most lines are the same in many mails
def _is_read(line: str, names: tuple[str, ...], language: Language | None) -> bool:
    try:
        engine.read(line, names, language)
    except engine.Refusal:
        return False
    return True
