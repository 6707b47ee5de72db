"""A game that is in no database: a log made from a seed and moves, and read like that of any other game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlmodel import Session, SQLModel

import engine
from service.gamelog.hands import MoveRow
from service.gamelog.log import GameLog
from service.models import Game, LoggedMove, Note, Seat, Seating

MADE_AT = datetime(2026, 1, 1, tzinfo=UTC)  # the time of every move, which has no meaning here
ROBOT = "cautious"

Moves = Sequence[tuple[int, str]]
"""Seats and canonical moves, in order."""


@dataclass(frozen=True)
class Deal:
    """What determines a game's deals. The person has seat 0, all others are robots'. The seed is no secret."""

    name: str
    players: tuple[str, ...]
    seed: str
    dealer: int


class UnsavedLog(GameLog):
    """A game under way. Its session is bound to no database, so that a query or a write raises."""

    def __init__(self, deal: Deal, moves: Moves) -> None:
        rows: dict[type[SQLModel], list[Any]] = {
            Seat: [_seat(n, name) for n, name in enumerate(deal.players)],
            LoggedMove: [_move(n, seat, move) for n, (seat, move) in enumerate(moves, start=1)],
            Seating: [],
            Note: [],
        }
        super().__init__(Session(), _game(deal, len(moves)), rows)
        self.game.position = self.position_at(len(moves)).to_dict()


def after_line(log: GameLog, seat: int, orders: Sequence[engine.TypedMove]) -> list[tuple[int, str]]:
    """Return the moves that a seat's line makes, up to the first order that is refused; robots answer its windows.

    A choice that has only one answer is made. Nothing is stored. Raises engine.Refusal if no move can be made.
    """
    made: list[tuple[int, str]] = []
    position, rest = log.position, list(orders)
    while rest:
        played = engine.play_line(position, seat, rest, single=True)
        if not played.steps:
            if not made and played.stopped:
                raise played.stopped
            break
        made += [(step.seat, step.move.text) for step in played.steps]
        position, rest = played.position, played.rest
        while position.phase == "react":
            robot = position.to_act()[0]
            answer = engine.cautious(position.seen_by(robot)).text
            made.append((robot, answer))
            position = position.play(robot, answer)
    return made


def _game(deal: Deal, at: int) -> Game:
    return Game(
        id="",
        name=deal.name,
        edition=engine.DEFAULT_EDITION,
        house_rules={},
        turn_hours=0,
        window_hours=0,
        seed=deal.seed,
        commitment=engine.commitment(deal.seed),
        dealer=deal.dealer,
        status="playing",
        at=at,
        created_at=MADE_AT,
        started_at=MADE_AT,
    )


def _seat(n: int, name: str) -> Seat:
    return Seat(game_id="", n=n, name=name, robot=ROBOT if n else None, state="accepted")


def _move(n: int, seat: int, move: str) -> MoveRow:
    return MoveRow("", n, seat, move, mark=None, made_at=MADE_AT, posted=False)
