"""Reading a game inside one transaction: its row and the rows that belong to it, each kind queried once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self
from zoneinfo import ZoneInfo

from sqlalchemy import bindparam, exists
from sqlmodel import Session, SQLModel, and_, col, select

import engine
from engine.language import text
from service import errors
from service.gamelog.hands import Hand, Hands, MoveRow, Played, first_deal, hands_of, replay_from
from service.languages.spoken import Spoken, language_of
from service.models import Answer, Device, Game, LoggedMove, Note, Orders, Player, Seat, Seating

Rows = Mapping[type[SQLModel], list[Any]]
"""Rows of one game by their table, in order."""

_COLUMNS: Mapping[type[SQLModel], tuple[Any, Any]] = {
    Seat: (Seat.game_id, Seat.n),
    Seating: (Seating.game_id, Seating.n),
    LoggedMove: (LoggedMove.game_id, LoggedMove.n),
    Note: (Note.game_id, Note.id),
}
"""The tables whose rows belong to a game: the column with its id, and the one by which they are in order."""


def _query(table: type[SQLModel]) -> Any:
    """Return the query for rows of one of these tables; of moves it gets the columns of `MoveRow`."""
    return select(*(getattr(table, name) for name in MoveRow._fields)) if table is LoggedMove else select(table)


def _read(table: type[SQLModel], rows: Iterable[Any]) -> Iterable[Any]:
    """Return the rows that such a query has found, moves as `MoveRow`."""
    return map(MoveRow._make, rows) if table is LoggedMove else rows


# Built once: building a query costs as much as executing it.
_OF_GAME = {
    table: _query(table).where(game_id == bindparam("game")).order_by(order).execution_options(populate_existing=True)
    for table, (game_id, order) in _COLUMNS.items()
}
_PARTICIPANTS = (
    select(Seat, Player, Orders, exists().where(col(Device.player_id) == Player.id))
    .outerjoin(Player, col(Player.id) == col(Seat.player_id))
    .outerjoin(Orders, and_(col(Orders.game_id) == col(Seat.game_id), col(Orders.seat) == col(Seat.n)))
    .where(col(Seat.game_id) == bindparam("game"))
    .order_by(col(Seat.n))
    .execution_options(populate_existing=True)
)
_ANSWERS = (
    select(Answer)
    .where(col(Answer.game_id) == bindparam("game"), col(Answer.at) == bindparam("at"))
    .order_by(col(Answer.seat))
    .execution_options(populate_existing=True)
)


class Participants(NamedTuple):
    """The seats in order, their players by id, and standing orders by seat where the player has given any.

    `told`: the seats whose players have devices that are told, of this game or another.
    """

    seats: list[Seat]
    players: dict[int | None, Player]
    orders: dict[int, Orders]
    told: set[int]


class GameLog:
    """A game with its seats, moves and answers as this transaction sees them. It changes nothing.

    Rows are cached without invalidation: a transaction that changes rows of a game holds its lock
    (`service.games.transaction`), so no other changes them meanwhile. `given`: rows that are loaded already.
    """

    def __init__(self, session: Session, game: Game, given: Rows | None = None) -> None:
        self.session = session
        self.game = game
        self._loaded: dict[type[SQLModel], list[Any]] = dict(given or {})
        self._participants: Participants | None = None
        self._answers: dict[int, dict[int, Answer]] = {}
        self._position: tuple[dict[str, object] | None, engine.Position] | None = None
        self._hands: tuple[int, Hands] | None = None  # after so many moves
        self._played: dict[int, Played] = {}  # the moves of hands that have ended

    @classmethod
    def of(cls, session: Session, game_id: str) -> Self:
        """Return the game with that id. Raises sqlalchemy.exc.NoResultFound if there is none."""
        return cls(session, session.get_one(Game, game_id))

    @property
    def seats(self) -> list[Seat]:
        """The seats, in order."""
        return self._loaded.get(Seat) or self.participants.seats

    @property
    def names(self) -> list[str]:
        """The names at the table, by seat."""
        return [seat.name for seat in self.seats]

    @property
    def seatings(self) -> list[Seating]:
        """Who had which seat since when, in order; only seats that changed hands have rows."""
        return self._rows(Seating)

    @property
    def moves(self) -> list[MoveRow]:
        """All moves, in order."""
        return self._rows(LoggedMove)

    @property
    def notes(self) -> list[Note]:
        """The private notes of all players, in order."""
        return self._rows(Note)

    @property
    def participants(self) -> Participants:
        """The seats, their players and standing orders, in one query."""
        if self._participants is None:
            found = self.session.exec(_PARTICIPANTS, params={"game": self.game.id}).all()
            players = {player.id: player for _, player, _, _ in found if player is not None}
            orders = {seat.n: orders for seat, _, orders, _ in found if orders is not None}
            told = {seat.n for seat, _, _, has_devices in found if has_devices}
            self._participants = Participants([seat for seat, *_ in found], players, orders, told)
        return self._participants

    def tells_devices(self, n: int) -> bool:
        """Return whether the player of a seat has devices told, of some game."""
        return n in self.participants.told

    def language_of(self, n: int) -> Spoken:
        """Return the language of the player of a seat; for one without an address, that in which they began."""
        player = self.participants.players.get(self.seats[n].player_id)
        return language_of(self.game.guest_language if player is None else player.language)

    def zone_of(self, n: int) -> ZoneInfo:
        """Return the time zone of the player of a seat; for one without an address, that in which they began."""
        player = self.participants.players.get(self.seats[n].player_id)
        return ZoneInfo(self.game.guest_zone if player is None else player.time_zone)

    def answers(self, at: int) -> dict[int, Answer]:
        """Return the sealed answers to the window that opened at `at`, by seat."""
        if at not in self._answers:
            sealed = self.session.exec(_ANSWERS, params={"game": self.game.id, "at": at})
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

    def position_at(self, n: int) -> engine.Position:
        """Return the position after move n, from the log; 0 is the first deal. Raises errors.Forged for other n."""
        if not 0 <= n <= self.game.at or self.game.dealer is None:
            raise errors.Forged(text("This game has no move {number}.").format(number=n))
        return self.step_at(n).after if n else first_deal(self.game, self.names)

    def step_at(self, n: int) -> engine.Transition:
        """Return the step of move n, from 1. Nothing after that move is read."""
        found = hands_of(self.game, self.names, self.moves[:n])
        if found.under_way:
            return found.under_way[-1][1]
        hand = next(hand for hand in reversed(found.all) if hand.last is not None)  # the move has ended it
        *_, (_, step) = replay_from(hand.dealt, self.moves[hand.after : n], self.game.hands)
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
            self._played[number] = list(replay_from(hand.dealt, self.moves[hand.after : hand.last], self.game.hands))
        return self._played[number]

    def _all_hands(self) -> Hands:
        if self._hands is None or self._hands[0] != len(self.moves):
            self._hands = len(self.moves), hands_of(self.game, self.names, self.moves)
        return self._hands[1]

    def _read_position(self) -> engine.Position:
        try:
            return engine.Position.from_dict(self.game.position or {}).with_seed(self.game.seed, self.game.cuts or ())
        except ValueError:
            return self.position_at(self.game.at)

    def _rows(self, table: type[SQLModel]) -> list[Any]:
        if table not in self._loaded:
            found = self.session.exec(_OF_GAME[table], params={"game": self.game.id})
            self._loaded[table] = list(_read(table, found))
        return self._loaded[table]


def seats_of(session: Session, games: Sequence[Game]) -> dict[str, list[Seat]]:
    """Return the seats of these games by the game's id, in order, in one query."""
    found: dict[str, list[Seat]] = {game.id: [] for game in games}
    for seat in session.exec(select(Seat).where(col(Seat.game_id).in_(found)).order_by(col(Seat.n))):
        found[seat.game_id].append(seat)
    return found


def read_together(session: Session, games: Sequence[Game]) -> dict[str, GameLog]:
    """Return these games by id with all rows that their mails need loaded, in one query for each table."""
    ids = [game.id for game in games]
    found: dict[str, dict[type[SQLModel], list[Any]]] = {number: {table: [] for table in _COLUMNS} for number in ids}
    for table, (game_id, order) in _COLUMNS.items():
        for row in _read(table, session.exec(_query(table).where(game_id.in_(ids)).order_by(order))):
            found[row.game_id][table].append(row)
    return {game.id: GameLog(session, game, found[game.id]) for game in games}
