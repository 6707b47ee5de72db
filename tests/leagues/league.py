"""A league in a database, with people who play its games by a policy: shared by the tests of leagues."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from sqlmodel import Session, col, select, update

import engine
from service.db.database import Database
from service.games.submit import play
from service.games.transaction import GameTransaction
from service.leagues import founding, judging, membership, season_start
from service.leagues.league_terms import LeagueTerms
from service.models import (
    UNDER_WAY,
    Game,
    League,
    LeagueGame,
    LeagueMember,
    LeaguePlace,
    LeagueSeason,
    Outmail,
    Player,
    Seat,
)
from service.standings import season_record
from service.standings.season_record import DivisionRecord
from service.sweep.due import STEPS
from tests.rows import commit, execute, kept, rows
from tests.service.sweeping import sweep

QUICKLY = partial(engine.judge, playouts=1)


def _judge(database: Database, now: datetime) -> bool:
    return judging.work_due(database, lambda: now, QUICKLY)


WITH_JUDGEMENTS = (*STEPS, _judge)
"""What sweeps do, and the judgement of games, which is the robots' process's."""
TERMS = LeagueTerms("Sunday league", players=4, turn_hours=24, weeks=2, begins=2)
TWO = replace(TERMS, players=2)
WESTERN = ("Anna", "Burt", "Curt", "Dora", "Emil", "Fina", "Gerd")
PEOPLE = (*WESTERN, "Hilde", "Ivan", "Jana", "Karl", "Lena", "Max", "Nora")


class LeagueHarness:
    """One league, its database and the present time."""

    def __init__(self, database: Database, now: datetime, people: Sequence[str], terms: LeagueTerms = TERMS) -> None:
        self.database, self.now, self.name = database, now, terms.name
        commit(database, founding.found, None, terms, now)
        for name in people:
            self.join(name)

    def join(self, name: str, address: str | None = None) -> None:
        with self.database.writing() as session:
            address = address or f"{name.lower()}@posse.test"
            player = session.exec(select(Player).where(Player.address == address)).first()
            if player is None:
                player = Player(address=address, created_at=self.now)
                session.add(player)
                session.flush()
            membership.join(session, founding.lock_league(session, self.name), player.id or 0, name, self.now)

    def leave(self, name: str) -> None:
        with self.database.writing() as session:
            league = founding.lock_league(session, self.name)
            membership.leave(session, league, self.member(session, name).player_id or 0, self.now)

    def member(self, session: Session, name: str) -> LeagueMember:
        return session.exec(select(LeagueMember).where(LeagueMember.name == name)).one()

    def later(self, **time: float) -> None:
        self.now += timedelta(**time)

    def sweep(self) -> None:
        sweep(self.database, self.now, WITH_JUDGEMENTS)

    def begin_undealt(self) -> None:
        """Begin the first season, of which no game is dealt yet."""
        self.later(days=2)
        assert commit(self.database, season_start.begin_one, self.now)

    def begin_season(self) -> LeagueSeason:
        """Go to the beginning of the next season and deal its games."""
        with self.database.reading() as session:
            begins = founding.league_by_name(session, self.name).season_due
        assert begins is not None
        self.now = max(self.now, begins)
        self.sweep()
        return self.season()

    def end_season(self) -> list[DivisionRecord]:
        """Go to the end of the season, and return how it ended."""
        self.now = max(self.now, self.season().ends_at)
        self.sweep()
        return self.divisions()

    def season(self) -> LeagueSeason:
        with self.database.reading() as session:
            found = season_record.season_of(session, founding.league_by_name(session, self.name).id or 0)
        assert found is not None
        return found

    def league(self) -> League:
        with self.database.reading() as session:
            return founding.league_by_name(session, self.name)

    def divisions(self) -> list[DivisionRecord]:
        with self.database.reading() as session:
            return season_record.divisions_of(session, self.season())

    def table(self, division: int = 1) -> list[str]:
        """Return the names of a division, the first at the top."""
        record = self.divisions()[division - 1]
        return [record.place_of(one).name for one in record.standings]

    def names(self, division: int = 1) -> list[str]:
        """Return the names of a division in the order of its places."""
        return [place.name for place in self.divisions()[division - 1].places]

    def rows(self) -> list[LeagueGame]:
        of_season = select(LeagueGame).where(LeagueGame.season_id == self.season().id)
        return rows(self.database, of_season.order_by(col(LeagueGame.id)))

    def games(self) -> list[str]:
        return [row.game for row in self.rows() if row.game is not None]

    def seats(self, game: str) -> list[Seat]:
        return rows(self.database, select(Seat).where(Seat.game_id == game).order_by(col(Seat.n)))

    def play(
        self,
        game_id: str,
        most: int = 10_000,
        idle: Collection[str] = (),
        policy: Callable[[engine.SeatView], engine.Move] = engine.cautious,
    ) -> None:
        """Play a game to its end, or so many moves, or until it waits for somebody idle."""
        with self.database.writing() as session:
            for _ in range(most):
                tx = GameTransaction.lock(session, game_id, self.now)
                if tx.game.status not in UNDER_WAY:
                    return
                answered = {} if tx.game.window_at is None else tx.answers(tx.game.at)
                waiting = [n for n in tx.position.to_act() if n not in answered and tx.names[n] not in idle]
                if not waiting:
                    return
                n = waiting[0]
                play(
                    GameTransaction.lock(session, game_id, self.now, n),
                    n,
                    policy(tx.position.seen_by(n)).text,
                    tx.game.at,
                )

    def play_all(self, idle: Collection[str] = ()) -> None:
        for game in self.games():
            self.play(game, idle=idle)
        self.sweep()

    def places(self, name: str) -> list[LeaguePlace]:
        return rows(self.database, select(LeaguePlace).where(LeaguePlace.name == name).order_by(col(LeaguePlace.id)))

    def game(self, game_id: str) -> Game:
        return kept(self.database, Game, game_id)


def all_news(database: Database, now: datetime, deliver: Callable[[datetime], None]) -> None:
    """Let every kind of mail of leagues be written, and no other: how a division stands, how it ended, who is out."""
    slow = LeagueHarness(database, now, WESTERN, replace(TERMS, turn_hours=72, weeks=6))
    slow.begin_season()
    slow.play(slow.games()[0])
    slow.later(days=7)
    slow.sweep()
    _deliver_news(slow, deliver)
    slow.end_season()
    _deliver_news(slow, deliver)
    fast = LeagueHarness(database, slow.now, PEOPLE[:7], replace(TERMS, name="Quick league", turn_hours=12))
    fast.begin_season()
    for _ in range(14):
        fast.later(hours=12)
        fast.sweep()
    _deliver_news(fast, deliver)


def _deliver_news(league: LeagueHarness, deliver: Callable[[datetime], None]) -> None:
    others = update(Outmail).where(col(Outmail.state).in_(("queued", "held")), col(Outmail.kind) != "league")
    execute(league.database, others.values(state="sent", sent_at=league.now))
    deliver(league.now)
