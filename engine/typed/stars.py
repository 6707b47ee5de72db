"""Tell the star of a Photo from stars that are marks (docs/formats.md#what-people-type).

Mail programs write stars around bold text, “*discard Belle Starr*”, and before the items of a list.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.rules.cards import OUTLAWS
from engine.typed.vocabulary import core, plain

_STAR = re.compile(r"\\?[*＊﹡]")  # Markdown escapes a star that is no mark
_PIECE = re.compile(r"[^\s;；\u037e>＞,，]+")
_MOVE_ENDS = re.compile(r"[;；\u037e\n\r\v\f\x85\u2028\u2029]")
_JOINED = re.compile(r"[-_]")  # belle-bs*


class Unmarked(NamedTuple):
    """A text without marks: its stars are those of Photos. `photos`: the same with the stars that are in doubt."""

    text: str
    photos: str


def without_marks(text: str) -> Unmarked:
    """Remove the stars that are marks; that of a Photo stands directly after the code of its Outlaw.

    A star there may also end bold text: then that of the Photo is one more than have begun it, as in “*discard BS**”.
    A single star that begins a move may be a bullet, and what it began may end later: “*discard BS*” is in doubt. So is
    a star that stands alone within a move.
    """
    if not _STAR.search(text):
        return Unmarked(text, text)
    reader = _StarReader()
    kept: list[str] = []
    photos: list[str] = []
    done = 0
    for piece in _PIECE.finditer(text):
        between, done = text[done : piece.start()], piece.end()
        word, star, after = reader.read(piece[0], begins_move=not kept or _MOVE_ENDS.search(between) is not None)
        kept += [between, word, star if star == "*" else "", after]
        photos += [between, word, "*" if star else "", after]
    return Unmarked("".join([*kept, text[done:]]), "".join([*photos, text[done:]]))


class _StarReader:
    """Reads the words of a text one after another."""

    def __init__(self) -> None:
        self._open = 0  # stars that have begun bold text which has not ended
        self._paired = False  # they began together, so that as many end it
        self._doubted = False  # a star of the move is in doubt

    def read(self, piece: str, *, begins_move: bool) -> tuple[str, str, str]:
        """Return a word without marks, the star of its Photo, and what follows; the star is “?” if it is in doubt."""
        start, end = core(piece)
        before, word, after = piece[:start], piece[start:end], piece[end:]
        self._doubted = self._doubted and not begins_move
        star = self._star_of(word, before, after, begins_move) if word else self._star_alone(after, begins_move)
        self._doubted = self._doubted or star == "?"
        return _STAR.sub("", before) + word, star, _STAR.sub("", after)

    def _star_of(self, word: str, before: str, after: str, begins_move: bool) -> str:
        begun, ended = _stars(before), _stars(after)
        if begun:
            self._paired = begun > 1 and not self._open
        opened = self._open + begun
        self._open = max(opened - ended, 0)
        if not _STAR.match(after) or plain(_JOINED.split(word)[-1]).upper() not in OUTLAWS:
            return ""
        if ended > opened:
            return "*"
        around_word = begun == opened and not begins_move
        return "" if ended == opened and (self._paired or around_word) else "?"

    def _star_alone(self, stars: str, begins_move: bool) -> str:
        """Read what has no word: a bullet, or perhaps the beginning or end of bold text with spaces in it."""
        number, opened = _stars(stars), self._open
        if begins_move or not number:
            return ""
        self._open, self._paired = (max(opened - number, 0), self._paired) if opened else (number, True)
        return "" if opened or self._doubted else "?"


def _stars(marks: str) -> int:
    return len(_STAR.findall(marks))
