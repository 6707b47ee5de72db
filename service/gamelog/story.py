"""What happened, in sentences, as a seat or a bystander may know it. Everything here comes from events."""

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
    """One move as a viewer may know it: `move` in canonical form (a hidden take is `take ?`), `lines` in words.

    `hand_no` and `turn` say in which hand, and in whose turn, it was made.
    """

    n: int
    seat: int
    move: str
    mark: str | None
    made_at: datetime
    lines: list[str]
    hand_no: int
    turn: int


class Since(NamedTuple):
    """What has happened since a seat's last turn, as that seat may know it, and what its player alone was told."""

    entries: list[Entry]
    private: list[str]


def story(log: GameLog, viewer: int | None, after: int, upto: int) -> list[Entry]:
    """Return the moves n with after < n <= upto, as a seat or (None) a bystander may know them."""
    replayed = replay(log.game, log.names, log.moves[:upto])
    return _entries(log, viewer, [one for one in replayed if one[0].n > after])


def since_last_turn(log: GameLog, seat: int) -> Since:
    """Return what has happened since that seat's last turn ended, or since the first deal.

    What the clock or a robot played of that turn is included, as the player did not see it.
    """
    ended = 0
    told: list[tuple[Move, Step]] = []
    for move, taken in replay(log.game, log.names, log.moves):
        told.append((move, taken))
        if taken.ended_turn_of() == seat:
            told, ended = _not_their_own(told, seat), move.n
    private = [note.line for note in log.notes if note.seat == seat and note.at >= ended]
    return Since(_entries(log, seat, told), private)


def lines_of(entries: Sequence[Entry]) -> list[str]:
    """Return what the moves did, sentence after sentence."""
    return [line for entry in entries for line in entry.lines]


def hides_takes(game: Game) -> bool:
    """Tell whether what a search took is still a secret: until the end, unless this game announces it."""
    return not finished(game) and engine.resolve(game.edition, game.house_rules).search == "hidden"


def finished(game: Game) -> bool:
    """Tell whether the game cannot go on, so that nothing in its log needs to be kept secret."""
    return game.status in ("over", "stopped")


def masked(move: Move, viewer: int | None, hidden: bool) -> str:
    """Return the move as a viewer may know it; `hidden` as `hides_takes` returns it."""
    return HIDDEN_TAKE if hidden and move.seat != viewer and move.move.startswith("take ") else move.move


def _not_their_own(told: Sequence[tuple[Move, Step]], seat: int) -> list[tuple[Move, Step]]:
    """Return the part of a turn that has just ended that the clock or a robot played for its player."""
    own = [i for i, (move, _) in enumerate(told) if move.seat == seat]
    began = max(i for i in own if told[i][0].move.startswith("draw "))
    played = [i for i in own if i >= began and told[i][0].mark in ("clock", "robot")]
    return list(told[played[0] :]) if played else []


def _entries(log: GameLog, viewer: int | None, told: Sequence[tuple[Move, Step]]) -> list[Entry]:
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
        for move, taken in told
    ]
