"""What must hold of the daily deals: none changes once it is announced, each is sealed for its day, and then open."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from sqlalchemy import ColumnElement
from sqlmodel import Session, col, func, select

from service.gamelog import deals
from service.gamelog.log import GameLog
from service.games.deal_results import PLAYER, lead_of
from service.models import UNDER_WAY, DailyDeal, DealResult, Game, Player, Seat
from tests.simulation.world import World, expect, kept

RECENT = timedelta(days=3)


class Deals:
    """Looks at the deals that are not open, and at the games of them."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._promised: dict[date, str] = {}  # the commitment to each seed
        self._played: dict[date, datetime] = {}  # since when no hand of a deal whose day is over is under way
        world.at_backups += [lambda: kept(self, "_promised"), lambda: self._played.clear]

    def check(self, session: Session) -> None:
        swept = self._world.swept_at
        for deal in session.exec(select(DailyDeal).where(col(DailyDeal.opened_at).is_(None))).all():
            promised = self._promised.setdefault(deal.day, deal.commitment)
            expect(promised == deal.commitment, f"the deal of {deal.day} has another seed than was promised")
            if swept is not None and deals.closes(deal.day) <= swept:
                self._expect_open(session, deal.day)
        games = select(Game).join(DailyDeal, col(Game.deal) == DailyDeal.day).where(self._is_recent)
        closed = games.where(Game.sealed, col(DailyDeal.opened_at).is_not(None))
        shown = games.where(~col(Game.sealed), col(DailyDeal.opened_at).is_(None))
        for game in (*session.exec(closed).all(), *session.exec(shown).all()):
            expect(False, f"game {game.id} of the deal of {game.deal} is {'' if game.sealed else 'not '}sealed")
        self._check_by_mail(session, swept)

    def _expect_open(self, session: Session, day: date) -> None:
        """A deal that is not open after a sweep that found no hand of it under way is late.

        Of two sweeps of one moment one may be inside of the other: neither sees that the last hand was stopped.
        """
        now = self._world.now
        expect(
            self._played.get(day, now) == now, f"no hand of the deal of {day} is played, and it is not open at {now}"
        )
        under_way = select(Game.id).where(Game.deal == day, Game.sealed, col(Game.status).in_(UNDER_WAY))
        if session.exec(under_way).first() is None:
            self._played.setdefault(day, now)

    def _check_by_mail(self, session: Session, swept: datetime | None) -> None:
        """One hand of a deal counts for an address, and whoever wants the deals has each once its hour has come."""
        hands = select(Seat.player_id, Game.deal).join(Game).where(Game.sealed, col(Seat.player_id).is_not(None))
        several = hands.where(self._is_recent).group_by(col(Seat.player_id), col(Game.deal)).having(func.count() > 1)
        for player, day in session.exec(several).all():
            expect(False, f"several hands of the deal of {day} count for player {player}")
        if swept is not None:
            late = session.exec(select(Player.deal_due).where(col(Player.deal_due) <= swept)).first()
            expect(late is None, f"a deal was to be mailed at {late}, and the sweep of {swept} has not begun its hand")

    @property
    def _is_recent(self) -> ColumnElement[bool]:
        """The games of deals that have changed lately: all were looked at when theirs was new."""
        return col(Game.deal) >= self._world.now.date() - RECENT


def ends_with_its_day(_world: World, _session: Session, game: Game) -> None:
    """A hand of a deal that others still play is stopped when the day is over, or before."""
    until = deals.sealed_until(game)
    late = until is not None and game.due_at is not None and game.due_at > until
    expect(not late, f"game {game.id} of the deal of {game.deal} has time until {game.due_at}")


def result_is_of_its_game(_world: World, session: Session, game: Game) -> None:
    """A hand of a deal that ended on the deal's day has a result."""
    if game.deal is None:
        return
    log, result = GameLog.of(session, game.id), session.get(DealResult, game.id)
    what = f"game {game.id} of the deal of {game.deal}, which is {game.status},"
    expect(result is None or game.status == "over", f"{what} has a result")
    expect(result is not None or game.status != "over" or not game.sealed, f"{what} has no result")
    own = all(move.mark is None for move in log.moves if move.seat == PLAYER)
    expect(own or result is None, f"{what} has a result of moves that its player did not make")
    right = result is None or (result.day, result.lead) == (game.deal, lead_of(log.position.money))
    expect(right, f"{what} has another result than its hand")
