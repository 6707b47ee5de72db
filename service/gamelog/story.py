"""What happened, in sentences, as a seat or a bystander may know it. All text comes from the engine's events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

import engine
from service.gamelog.log import GameLog
from service.gamelog.replay import Step, first_deal, replay
from service.models import Game, Move

HIDDEN_TAKE = "take ?"

_Replayed = list[tuple[Move, Step]]


@dataclass(frozen=True)
class Entry:
    """One move as a viewer may know it: `move` in canonical form (a hidden take is `take ?`), `lines` its sentences.

    `hand_no` and `turn` are the hand, and the seat whose turn it was, before the move; `score`: that of the hand, if
    the move ended it. `events` are what it did, the next deal left out.
    """

    n: int
    seat: int
    move: str
    mark: str | None
    made_at: datetime
    events: tuple[engine.Event, ...]
    lines: list[str]
    hand_no: int
    turn: int
    score: engine.HandScore | None

    @property
    def ends_hand(self) -> bool:
        """Whether the hand, perhaps also the game, was over with the move."""
        return self.score is not None


class SinceLastTurn(NamedTuple):
    """What has happened in and since a seat's last turn, as that seat may know it, and its player's private notes.

    `own`: the last turn with what others did in it, up to what the clock or a robot played of it; `entries`: the rest.
    `told`: all events of the present hand, its deal included.
    """

    own: list[Entry]
    entries: list[Entry]
    private: list[str]
    told: list[engine.Event]


def story(log: GameLog, viewer: int | None, after: int, upto: int) -> list[Entry]:
    """Return the moves n with after < n <= upto, as a seat or (None) a bystander may know them."""
    replayed = replay(log.game, log.names, log.moves[:upto])
    return _entries(log, viewer, [one for one in replayed if one[0].n > after])


def since_last_turn(log: GameLog, seat: int, upto: int | None = None) -> SinceLastTurn:
    """Return that seat's last turn that has ended, and what has happened since then or the first deal, up to a move.

    What the clock or a robot played of that turn is told with what happened since, because the player has not seen it.
    """
    ended = 0
    own: _Replayed = []
    replayed: _Replayed = []
    hand = [first_deal(log.game, log.names)]  # the positions of the present hand
    for move, taken in replay(log.game, log.names, log.moves[:upto]):
        replayed.append((move, taken))
        if taken.dealt is not None:
            hand = []
        hand.append(taken.after)
        if taken.ended_turn_of() == seat:
            (own, replayed), ended = _turn_of(replayed, seat), move.n
    private = [note.line for note in log.notes if note.seat == seat and note.at >= ended]
    told = [event for position in hand for event in position.events_for(seat)]
    return SinceLastTurn(_entries(log, seat, own), _entries(log, seat, replayed), private, told)


def lines_of(entries: Sequence[Entry]) -> list[str]:
    """Return the sentences of all entries, in order."""
    return [line for entry in entries for line in entry.lines]


def addressed_to(log: GameLog, seat: int, entries: Sequence[Entry]) -> list[str]:
    """Return the sentences of entries as they are said to the player of a seat: nothing that the entries leave out."""
    return [engine.phrase(event, log.names_at(entry.n), seat) for entry in entries for event in entry.events]


def hides_takes(game: Game) -> bool:
    """Tell whether the card taken by a search is secret: until the game has ended, unless its rules announce it."""
    return not finished(game) and engine.resolve(game.edition, game.house_rules).search == "hidden"


def finished(game: Game) -> bool:
    """Tell whether the game has ended for good, so that nothing in its log is secret."""
    return game.status in ("over", "stopped")


def masked(move: Move, viewer: int | None, hidden: bool) -> str:
    """Return the move as a viewer may know it; `hidden` is the result of `hides_takes`."""
    return HIDDEN_TAKE if hidden and move.seat != viewer and move.move.startswith("take ") else move.move


def _turn_of(replayed: _Replayed, seat: int) -> tuple[_Replayed, _Replayed]:
    """Return a seat's turn that has just ended, from its draw: up to the first move that was made for it, and the rest.

    Moves are made for a seat by the clock or a robot.
    """
    own = [i for i, (move, _) in enumerate(replayed) if move.seat == seat]
    began = max(i for i in own if replayed[i][0].move.startswith("draw "))
    played_for = [i for i in own if i >= began and replayed[i][0].mark in ("clock", "robot")]
    left = played_for[0] if played_for else len(replayed)
    return replayed[began:left], replayed[left:]


def _entries(log: GameLog, viewer: int | None, replayed: _Replayed) -> list[Entry]:
    hidden = hides_takes(log.game)
    return [
        Entry(
            n=move.n,
            seat=move.seat,
            move=masked(move, viewer, hidden),
            mark=move.mark,
            made_at=move.made_at,
            events=taken.played.events_for(viewer),
            lines=taken.lines(log.names_at(move.n), viewer),
            hand_no=taken.before.hand_no,
            turn=taken.before.turn,
            score=taken.score(),
        )
        for move, taken in replayed
    ]
