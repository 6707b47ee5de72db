"""A running game in a database, with methods to play it: shared by the tests of play."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any, TypeVar

from sqlmodel import Session, col, select

import engine
from service.db.database import Database
from service.gamelog.game_record import record
from service.gamelog.log import GameLog
from service.gamelog.story import Entry, story
from service.games import standing_orders
from service.games.carry_on import begin
from service.games.submit import Done, play
from service.games.transaction import GameTransaction
from service.models import Answer, Game, LoggedMove, Outmail, Player, Seat
from service.views import gate
from service.views.tableau import TableView
from tests.rows import alter, kept, row, rows
from tests.service.sweeping import sweep

R = TypeVar("R")
Policy = Callable[[engine.SeatView], engine.Move]

# A game of three whose first set is of an Outlaw whose Photo an opponent holds, and whose second is of one whose Photo
# none of them holds.
TWO_SETS = 21
NAMES = ("Anna", "Burt", "Curt", "Dora")


def _policy(robots: Collection[int] | Mapping[int, str], n: int) -> str | None:
    """Return the policy of a robot's seat: that given for it, or the cautious one."""
    if n not in robots:
        return None
    return robots[n] if isinstance(robots, Mapping) else "cautious"


def seed_of(number: int) -> str:
    """Return a seed of 64 hexadecimal digits for a number."""
    return hashlib.sha256(str(number).encode()).hexdigest()


def new_game(now: datetime, game_id: str = "0" * 24, **more: Any) -> Game:
    """Return the row of a game that invites its players, unless `more` says otherwise."""
    fields: dict[str, Any] = {"name": "A game", "edition": "gryphon-2014", "house_rules": {}, "status": "inviting"}
    fields |= {"turn_hours": 48.0, "window_hours": 8.0, "seed": "5" * 64} | more
    return Game(id=game_id, created_at=now, commitment=engine.commitment(fields["seed"]), **fields)


class Harness:
    """One game, its database and the present time. Every call is a transaction of its own, as in the service."""

    def __init__(
        self,
        database: Database,
        now: datetime,
        players: int = 3,
        *,
        seed: int = 1,
        robots: Collection[int] | Mapping[int, str] = (),
        edition: str = "gryphon-2014",
        house_rules: dict[str, Any] | None = None,
        turn_hours: float = 48.0,
        window_hours: float = 8.0,
    ) -> None:
        self.database = database
        self.now = now
        self.id = f"{seed:024x}"
        self.names = NAMES[:players]
        with database.writing() as session:
            rules = {"edition": edition, "house_rules": house_rules or {}}
            clock = {"turn_hours": turn_hours, "window_hours": window_hours}
            game = new_game(now, self.id, name="Friday", seed=seed_of(seed), **rules, **clock)
            session.add(game)
            session.flush()
            for n, name in enumerate(self.names):
                player = Player(address=f"{name.lower()}.{seed}@posse.test", created_at=now)
                session.add(player)
                session.flush()
                robot = n in robots
                session.add(
                    Seat(
                        game_id=self.id,
                        n=n,
                        name=name,
                        player_id=None if robot else player.id,
                        robot=_policy(robots, n),
                        state="accepted",
                    )
                )
            session.flush()
            begin(GameTransaction(session, game, now))

    def later(self, **time: float) -> None:
        """Advance the present time."""
        self.now += timedelta(**time)

    def do(self, act: Callable[..., R], seat: int | None = None, *more: Any, **options: Any) -> R:
        """Perform an act on the game: of the player of a seat, or without one of the operator or a worker."""
        with self.locked(seat) as tx:
            return act(tx, *([] if seat is None else [seat]), *more, **options)

    @contextmanager
    def locked(self, seat: int | None = None) -> Iterator[GameTransaction]:
        """The locked game, for several acts in one transaction."""
        with self.database.writing() as session:
            yield GameTransaction.lock(session, self.id, self.now, seat)

    def change(self, **columns: Any) -> None:
        """Change columns of the game's row."""
        alter(self.database, Game, self.id, **columns)

    def post(self, seat: int, text: str, at: int | None = None) -> Done:
        """Post a line for a player, at the present move unless `at` is given."""
        return self.do(play, seat, text, self.game().at if at is None else at)

    def next_seat(self) -> int:
        """Return whose turn it will be after this one."""
        return (self.position().turn + 1) % len(self.names)

    def order(self, n: int, wishes: Mapping[str, str] = standing_orders.ON_ACCEPTING) -> None:
        """Keep standing orders for a seat; unless others are given those that are preselected on accepting."""
        with self.database.writing() as session:
            standing_orders.keep(GameLog.of(session, self.id), n, wishes)

    def pass_turn(self) -> None:
        """Draw and discard for the player whose turn begins."""
        turn = self.position().turn
        self.post(turn, f"draw supply; discard {self.position().view(turn)['hands'][turn][0]}")

    def sweep(self) -> int:
        """Process all that is due; return the number of items."""
        return sweep(self.database, self.now)

    def change_seat(self, n: int, **columns: Any) -> None:
        """Change columns of a seat's row."""
        with self.database.writing() as session:
            session.exec(select(Seat).where(Seat.game_id == self.id, Seat.n == n)).one().sqlmodel_update(columns)

    def game(self) -> Game:
        return kept(self.database, Game, self.id)

    @property
    def due(self) -> datetime:
        """The deadline, of a game that has one."""
        found = self.game().due_at
        assert found is not None
        return found

    def seat(self, n: int) -> Seat:
        return row(self.database, select(Seat).where(Seat.game_id == self.id, Seat.n == n))

    def player(self, n: int) -> Player:
        """Return the player of a person's seat."""
        return kept(self.database, Player, self.seat(n).player_id)

    @contextmanager
    def log(self) -> Iterator[GameLog]:
        """The log of the game, to be read in a transaction of its own."""
        with self.database.reading() as session:
            yield GameLog(session, session.get_one(Game, self.id))

    def position(self) -> engine.Position:
        with self.log() as log:
            return log.position

    def positions(self) -> list[engine.Position]:
        """Return the positions after all moves, each as a page of that moment gets it."""
        with self.log() as log:
            return [log.position_at(n) for n in range(log.game.at + 1)]

    def object(self, viewer: int | None, at: int | None = None) -> dict[str, Any]:
        with self.log() as log:
            return gate.seat_object(log, viewer, at)

    def table(self, viewer: int | None, at: int | None = None) -> TableView:
        with self.log() as log:
            table = gate.table(log, viewer, at)
        assert table is not None
        return table

    def story(self, viewer: int | None, after: int = 0) -> list[Entry]:
        with self.log() as log:
            return story(log, viewer, after, log.game.at)

    def record(self) -> dict[str, Any]:
        with self.log() as log:
            return record(log).to_dict()

    def moves(self) -> list[LoggedMove]:
        with self.log() as log:
            return log.moves

    def mails(self, kind: str | None = None) -> list[Outmail]:
        """Return the mails queued so far, in order."""
        with self.database.reading() as session:
            mails = session.exec(select(Outmail).where(Outmail.game_id == self.id).order_by(col(Outmail.id)))
            return [mail for mail in mails if kind in (None, mail.kind)]

    def mail_to(self, n: int) -> Outmail:
        """Return the first mail to the player of a seat, which may be delivered or bounce."""
        return next(mail for mail in self.mails() if mail.seat == n)

    def answers(self) -> list[Answer]:
        return rows(self.database, select(Answer).where(Answer.game_id == self.id))

    def notes(self, n: int) -> list[str]:
        """Return the private notes to a seat."""
        with self.log() as log:
            return [note.line for note in log.notes if note.seat == n]

    def act(self, policy: Policy = engine.cautious, times: int = 1) -> None:
        """Let the first awaited player act by a policy, so many times or until the game is over."""
        with self.database.writing() as session:
            for _ in range(times):
                self._act(session, policy)

    def act_until(self, there: Callable[[engine.Position], bool], policy: Policy = engine.cautious) -> bool:
        """Play by a policy until a condition holds for the position; return False if the game ends first."""
        with self.database.writing() as session:
            game = session.get_one(Game, self.id)
            while not there(position := GameLog(session, game).position):
                if game.status != "playing":
                    return False
                self._act(session, policy, position)
        return True

    def _act(self, session: Session, policy: Policy, position: engine.Position | None = None) -> None:
        game = session.get_one(Game, self.id)
        if game.status == "playing":
            log = GameLog(session, game)
            position = position or log.position
            answered = {} if game.window_at is None else log.answers(game.at)
            seat = next(n for n in position.to_act() if n not in answered)
            play(
                GameTransaction.lock(session, self.id, self.now, seat),
                seat,
                policy(position.seen_by(seat)).text,
                game.at,
            )


def in_second_turn(database: Database, now: datetime, seed: int = 1) -> Harness:
    """Return a game of three people of whom one has played: three start mails and a turn mail are due."""
    harness = Harness(database, now, seed=seed)
    harness.pass_turn()
    return harness


def leave_the_rest(harness: Harness) -> None:
    """Give the rest of the turn in which a window is open in advance: a discard."""
    turn = harness.position().turn
    card = harness.position().view(turn)["hands"][turn][0]
    harness.order(turn, {"rest": f"discard {card}"})


def play_out(database: Database, game_id: str, seat: int, now: datetime) -> None:
    """Play the only person's seat in a game against robots to its end."""
    with database.writing() as session:
        while (tx := GameTransaction.lock(session, game_id, now, seat)).game.status == "playing":
            play(tx, seat, engine.cautious(tx.position.seen_by(seat)).text, tx.game.at)


def over(position: engine.Position) -> bool:
    return position.phase == "game_over"


def bold(view: engine.SeatView) -> engine.Move:
    """Return the move of a policy that, unlike the cautious one, searches and plays Hideouts."""
    wanted = (engine.Verb.HIDEOUT, engine.Verb.WYATT_SEARCH)
    return next((move for wish in wanted for move in view.legal if move.verb is wish), None) or engine.cautious(view)


def holders(position: engine.Position, seats: Sequence[int]) -> list[int]:
    """Return those of the asked seats that hold the card."""
    return [seat for seat in seats if len(position.legal(seat)) > 1]


def well_under_way(position: engine.Position) -> bool:
    """Return whether cards are being played, and many lie on the table."""
    piles = sum(len(territory) for territory in position.view(None)["territories"])
    return position.phase == "play" and piles >= 10


def in_window(position: engine.Position) -> bool:
    return position.phase == "react"


def set_of(position: engine.Position) -> str | None:
    """Return the cautious policy's move if it is a set that opens its Outlaw, else None."""
    if position.phase != "play":
        return None
    move = engine.cautious(position.seen_by(position.turn)).text
    return move if move.startswith("play ") and in_window(position.play(position.turn, move)) else None


def photo_held(position: engine.Position) -> bool:
    """Return whether this is a photo window in which an asked player holds the Photo."""
    return in_window(position) and bool(holders(position, position.to_act()))
