"""A game inside one transaction: its row and the rows that belong to it, each kind loaded once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple, Self

from sqlmodel import Session, SQLModel, and_, col, select

import engine
from service import errors
from service.gamelog.hands import Hand, Hands, Played, hands_of
from service.gamelog.replay import Step, first_deal, replay_from
from service.models import Answer, Game, LoggedMove, Note, Orders, Player, Seat, Seating


class Participants(NamedTuple):
    """The people at a table: players by id, and standing orders by seat where the player has given any."""

    players: dict[int | None, Player]
    orders: dict[int, Orders]


class GameLog:
    """A game with its seats, moves and answers as this transaction sees them. Read-only.

    Rows are cached without invalidation: a transaction that changes rows of a game holds its lock
    (`service.games.transaction`), so no other transaction changes them meanwhile.
    """

    def __init__(self, session: Session, game: Game) -> None:
        self.session = session
        self.game = game
        self._answers: dict[int, dict[int, Answer]] = {}
        self._position: tuple[dict[str, Any] | None, engine.Position] | None = None
        self._hands: tuple[int, Hands] | None = None  # after so many moves
        self._played: dict[int, Played] = {}  # the moves of hands that have ended

    @classmethod
    def of(cls, session: Session, game_id: str) -> Self:
        """Return the game with that id. Raises sqlalchemy.exc.NoResultFound if there is none."""
        return cls(session, session.get_one(Game, game_id))

    @cached_property
    def seats(self) -> list[Seat]:
        """The seats, in order."""
        return self._rows(Seat, Seat.game_id == self.game.id, Seat.n)

    @property
    def names(self) -> list[str]:
        """The names at the table, by seat."""
        return [seat.name for seat in self.seats]

    @cached_property
    def seatings(self) -> list[Seating]:
        """Who had which seat since when, in order; only seats that changed hands have rows."""
        return self._rows(Seating, Seating.game_id == self.game.id, Seating.n)

    @cached_property
    def moves(self) -> list[LoggedMove]:
        """All moves, in order."""
        return self._rows(LoggedMove, LoggedMove.game_id == self.game.id, LoggedMove.n)

    @cached_property
    def notes(self) -> list[Note]:
        """The private notes of all players, in order."""
        return self._rows(Note, Note.game_id == self.game.id, Note.id)

    @cached_property
    def participants(self) -> Participants:
        """The players at the table and their standing orders, in one query."""
        rows = (
            select(Seat.n, Player, Orders)
            .outerjoin(Player, col(Player.id) == col(Seat.player_id))
            .outerjoin(Orders, and_(col(Orders.game_id) == col(Seat.game_id), col(Orders.seat) == col(Seat.n)))
            .where(col(Seat.game_id) == self.game.id)
            .execution_options(populate_existing=True)
        )
        found = list(self.session.exec(rows))
        players = {player.id: player for _, player, _ in found if player is not None}
        return Participants(players, {n: orders for n, _, orders in found if orders is not None})

    def answers(self, at: int) -> dict[int, Answer]:
        """Return the sealed answers to the window that opened at `at`, by seat."""
        if at not in self._answers:
            sealed = self._rows(Answer, and_(col(Answer.game_id) == self.game.id, col(Answer.at) == at), Answer.seat)
            self._answers[at] = {answer.seat: answer for answer in sealed}
        return self._answers[at]

    def names_at(self, n: int) -> list[str]:
        """Return the names at the table when move n was made, before any later change of a seat's player."""
        names = list(self.names)
        for row in self.seatings:
            if row.n < n:
                names[row.seat] = row.name
        return names

    @property
    def position(self) -> engine.Position:
        """The present position with its seed: from the cache, or from the log if the cache cannot be parsed."""
        if self._position is None or self._position[0] is not self.game.position:
            self._position = self.game.position, self._read_position()
        return self._position[1]

    @position.setter
    def position(self, position: engine.Position) -> None:
        self.game.position = position.to_dict()
        self._position = self.game.position, position

    def position_at(self, n: int) -> engine.Position:
        """Return the position after move n, from the log; 0 is the first deal. Raises errors.Forged for other n."""
        if not 0 <= n <= self.game.at or self.game.dealer is None:
            raise errors.Forged(f"This game has no move {n}.")
        return self.step_at(n).after if n else first_deal(self.game, self.names)

    def step_at(self, n: int) -> Step:
        """Return the step of move n, from 1. Nothing after that move is read."""
        found = hands_of(self.game, self.names, self.moves[:n])
        if found.under_way:
            return found.under_way[-1][1]
        hand = next(hand for hand in reversed(found.all) if hand.last is not None)  # the move has ended it
        *_, (_, step) = replay_from(hand.dealt, self.moves[hand.after : n])
        return step

    @property
    def dealt_hands(self) -> list[Hand]:
        """The hands of a game that has been dealt, in order."""
        return self._all_hands().all

    def played_in(self, number: int) -> Played:
        """Return all moves of a hand, from 1, with their steps."""
        hand = self.dealt_hands[number - 1]
        if hand.last is None:
            return self._all_hands().under_way
        if number not in self._played:
            self._played[number] = list(replay_from(hand.dealt, self.moves[hand.after : hand.last]))
        return self._played[number]

    def _all_hands(self) -> Hands:
        if self._hands is None or self._hands[0] != len(self.moves):
            self._hands = len(self.moves), hands_of(self.game, self.names, self.moves)
        return self._hands[1]

    def _read_position(self) -> engine.Position:
        try:
            return engine.Position.from_dict(self.game.position or {}).with_seed(self.game.seed)
        except ValueError:
            return self.position_at(self.game.at)

    def _rows(self, table: Any, condition: Any, order: Any) -> list[Any]:
        rows = select(table).where(condition).order_by(order).execution_options(populate_existing=True)
        return list(self.session.exec(rows))


# What `read_together` loads: the cached property, its table and its order.
_PRELOADED: tuple[tuple[str, Any, Any], ...] = (
    ("seats", Seat, Seat.n),
    ("seatings", Seating, Seating.n),
    ("moves", LoggedMove, LoggedMove.n),
    ("notes", Note, Note.id),
)


def read_together(session: Session, games: Sequence[Game]) -> dict[str, GameLog]:
    """Return these games by id with all rows that their mails need loaded, in one query for each table."""
    logs = {game.id: GameLog(session, game) for game in games}
    for name, table, order in _PRELOADED:
        found: dict[str, list[SQLModel]] = {game_id: [] for game_id in logs}
        for row in session.exec(select(table).where(col(table.game_id).in_(logs)).order_by(order)):
            found[row.game_id].append(row)
        for game_id, rows in found.items():
            vars(logs[game_id])[name] = rows  # where cached_property stores its value
    return logs
