"""The start of a season: who plays in which division, and the games that are dealt then, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlmodel import Session, col, select

import engine
from service.games import standing_orders
from service.lobby import invitations, proposing
from service.lobby.proposal import WINDOW_HOURS, Person, Proposal, with_robots_named
from service.models import League, LeagueGame, LeagueMember, LeaguePlace, LeagueSeason, Player
from service.queues import retries
from service.standings import divisions, next_season, season_record
from service.text.robot_names import free_name

SEASONS, DEALS = retries.Queue("league-seasons"), retries.Queue("league-deals")
WEEK = timedelta(days=7)
ROBOT = "cautious"


def begin_one(session: Session, now: datetime) -> bool:
    """Begin one season that is due, or postpone it for a week if too few want to play; return False if none is due.

    Whoever waits has waited for one, even if none begins: else those who wait could keep all others waiting.
    """
    due = select(League).where(col(League.season_due) <= now, ~retries.waits(SEASONS, col(League.id), now))
    due = due.order_by(col(League.season_due)).limit(1).with_for_update(skip_locked=True)
    league = session.exec(due).first()
    if league is None:
        return False
    retries.take(session, SEASONS, league.id)
    seated = next_season.divided(session, league)
    for member in _who_waits(session, league):
        member.waits -= 1
    if seated:
        _begin(session, league, seated, now)
    else:
        league.season_due = now + WEEK
    return True


def _who_waits(session: Session, league: League) -> Sequence[LeagueMember]:
    return session.exec(select(LeagueMember).where(LeagueMember.league_id == league.id, LeagueMember.waits > 0)).all()


def _begin(session: Session, league: League, seated: Sequence[Sequence[LeagueMember]], now: datetime) -> None:
    """Store a season with its divisions and games, none of which is dealt yet."""
    last = season_record.season_of(session, league.id or 0)
    number, ends = 1 if last is None else last.number + 1, now + league.weeks * WEEK
    season = LeagueSeason(league_id=league.id or 0, number=number, begins_at=now, ends_at=ends)
    session.add(season)
    session.flush()
    league.season_due = None
    sizes = divisions.sizes(sum(len(members) for members in seated), league.players)
    seeds = [engine.new_seed() for _ in divisions.tables(max(sizes), league.players)]
    for division, (size, members) in enumerate(zip(sizes, seated, strict=True), 1):
        session.add_all(_places(season, division, size, members, now))
        for n, table in enumerate(divisions.tables(size, league.players)):
            seed = seeds[n] if league.same_deals else engine.new_seed()
            row = LeagueGame(season_id=season.id or 0, division=division, number=n, seats=list(table), seed=seed)
            session.add(row)


def _places(
    season: LeagueSeason, division: int, size: int, members: Sequence[LeagueMember], now: datetime
) -> list[LeaguePlace]:
    names = [member.name for member in members]
    while len(names) < size:
        names.append(free_name(names))
    return [
        LeaguePlace(
            season_id=season.id or 0,
            division=division,
            number=n,
            member_id=members[n].id if n < len(members) else None,
            name=name,
            mail_due=now + WEEK if n < len(members) else None,
        )
        for n, name in enumerate(names)
    ]


# --- the games --------------------------------------------------------------------------------------------------------


def deal_one(session: Session, now: datetime) -> bool:
    """Deal one game of a season that has begun and is not over; return False if all are dealt."""
    open_seasons = select(LeagueSeason.id).where(col(LeagueSeason.closed_at).is_(None), LeagueSeason.ends_at > now)
    planned = select(LeagueGame).where(
        col(LeagueGame.season_id).in_(open_seasons),
        col(LeagueGame.game).is_(None),
        col(LeagueGame.judged).is_(None),
        ~retries.waits(DEALS, col(LeagueGame.id), now),
    )
    planned = planned.order_by(col(LeagueGame.id)).limit(1).with_for_update(skip_locked=True)
    row = session.exec(planned).first()
    if row is None:
        return False
    retries.take(session, DEALS, row.id)
    season = session.get_one(LeagueSeason, row.season_id)
    _deal(session, session.get_one(League, season.league_id), season, row, now)
    return True


def _deal(session: Session, league: League, season: LeagueSeason, row: LeagueGame, now: datetime) -> None:
    people = _people(session, row)
    if all(person.robot for person in people):
        row.judged = []
        return
    proposal = Proposal(
        name=f"{league.name} {season.number}.{row.division}.{row.number + 1}",
        edition=league.edition,
        house_rules={},
        turn_hours=league.turn_hours,
        window_hours=WINDOW_HOURS,
        bank_hours=0.0,
        weekends_off=False,
        windows="sealed",
        people=people,
    )
    tx = proposing.store_agreed(session, proposal, now)
    tx.game.seed, tx.game.commitment, tx.game.sealed = row.seed, engine.commitment(row.seed), league.same_deals
    for seat in tx.seats:
        if seat.robot is None:
            standing_orders.keep(tx, seat.n, standing_orders.ON_ACCEPTING)
    row.game = tx.game.id
    invitations.begin_if_filled(tx)


def _people(session: Session, row: LeagueGame) -> tuple[Person, ...]:
    """Return who plays a game, by seat: robots for free places, and for those whose player has left already.

    The places are locked: whoever leaves at this moment is found by it, or finds the game.
    """
    places = select(LeaguePlace).where(LeaguePlace.season_id == row.season_id, LeaguePlace.division == row.division)
    locked = places.with_for_update(read=True).execution_options(populate_existing=True)
    by_number = {place.number: place for place in session.exec(locked)}
    return tuple(with_robots_named([_person(session, by_number[number]) for number in row.seats]))


def _person(session: Session, place: LeaguePlace) -> Person:
    member = None if place.member_id is None else session.get(LeagueMember, place.member_id)
    player = None if member is None or member.player_id is None else session.get(Player, member.player_id)
    if player is None or place.replaced is not None:
        return Person(place.name if place.member_id is None else "", None, ROBOT)
    return Person(place.name, player.address, None)
