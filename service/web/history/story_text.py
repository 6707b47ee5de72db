"""The whole story of a game as plain text, as a bystander may know it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from service.gamelog.log import GameLog
from service.gamelog.story import Entry, story


def story_text(log: GameLog) -> str:
    """Return all moves of a game that has been dealt, by hands and turns, each with its number and its sentences."""
    return "\n".join(_lines(log)) + "\n"


def _lines(log: GameLog) -> Iterator[str]:
    yield log.game.name
    yield f"commitment: {log.game.commitment}"
    for number, of_hand in groupby(story(log, None, 0, log.game.at), lambda entry: entry.hand_no):
        yield from ("", f"Hand {number}")
        for _, of_turn in groupby(of_hand, lambda entry: entry.turn):
            yield ""
            for entry in of_turn:
                yield from _move_lines(entry)


def _move_lines(entry: Entry) -> Iterator[str]:
    for n, line in enumerate(entry.lines):
        yield f"{entry.n if n == 0 else '':>5} {line}"
