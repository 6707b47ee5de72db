"""What happened, in sentences, as a seat or a bystander may know it. All text comes from the engine's events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

import engine
from service.gamelog.log import GameLog
from service.gamelog.replay import Step, replay
from service.models import Game, Move

HIDDEN_TAKE = "take ?"


@dataclass(frozen=True)
class Entry:
    """One move as a viewer may know it: `move` in canonical form (a hidden take is `take ?`), `lines` its sentences.

    `hand_no` and `turn` are the hand, and the seat whose turn it was, before the move.
    """

    n: int
    seat: int
    move: str
    mark: str | None
    made_at: datetime
    lines: list[str]
    hand_no: int
    turn: int


class SinceLastTurn(NamedTuple):
    """The moves since a seat's last turn, as that seat may know them, and the private notes for its player."""

    entries: list[Entry]
    private: list[str]


def story(log: GameLog, viewer: int | None, after: int, upto: int) -> list[Entry]:
    """Return the moves n with after < n <= upto, as a seat or (None) a bystander may know them."""
    replayed = replay(log.game, log.names, log.moves[:upto])
    return _entries(log, viewer, [one for one in replayed if one[0].n > after])


def since_last_turn(log: GameLog, seat: int) -> SinceLastTurn:
    """Return what has happened since that seat's last turn ended, or since the first deal.

    This includes what the clock or a robot played of that turn, because the player has not seen it.
    """
    ended = 0
    replayed: list[tuple[Move, Step]] = []
    for move, taken in replay(log.game, log.names, log.moves):
        replayed.append((move, taken))
        if taken.ended_turn_of() == seat:
            replayed, ended = _played_for(replayed, seat), move.n
    private = [note.line for note in log.notes if note.seat == seat and note.at >= ended]
    return SinceLastTurn(_entries(log, seat, replayed), private)


def lines_of(entries: Sequence[Entry]) -> list[str]:
    """Return the sentences of all entries, in order."""
    return [line for entry in entries for line in entry.lines]


def hides_takes(game: Game) -> bool:
    """Tell whether the card taken by a search is secret: until the game has ended, unless its rules announce it."""
    return not finished(game) and engine.resolve(game.edition, game.house_rules).search == "hidden"


def finished(game: Game) -> bool:
    """Tell whether the game has ended for good, so that nothing in its log is secret."""
    return game.status in ("over", "stopped")


def masked(move: Move, viewer: int | None, hidden: bool) -> str:
    """Return the move as a viewer may know it; `hidden` is the result of `hides_takes`."""
    return HIDDEN_TAKE if hidden and move.seat != viewer and move.move.startswith("take ") else move.move


def _played_for(replayed: Sequence[tuple[Move, Step]], seat: int) -> list[tuple[Move, Step]]:
    """Return the end of a turn that has just ended, from the first move that the clock or a robot made for the seat."""
    own = [i for i, (move, _) in enumerate(replayed) if move.seat == seat]
    began = max(i for i in own if replayed[i][0].move.startswith("draw "))
    played = [i for i in own if i >= began and replayed[i][0].mark in ("clock", "robot")]
    return list(replayed[played[0] :]) if played else []


def _entries(log: GameLog, viewer: int | None, replayed: Sequence[tuple[Move, Step]]) -> list[Entry]:
    hidden = hides_takes(log.game)
    return [
        Entry(
            n=move.n,
            seat=move.seat,
            move=masked(move, viewer, hidden),
            mark=move.mark,
            made_at=move.made_at,
            lines=taken.lines(log.names_at(move.n), viewer),
            hand_no=taken.before.hand_no,
            turn=taken.before.turn,
        )
        for move, taken in replayed
    ]
