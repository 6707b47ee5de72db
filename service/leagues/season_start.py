"""The start of a season: who plays in which division, and the games that are dealt then, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlmodel import Session, col, select

import engine
from service import retries
from service.games import standing_orders
from service.leagues.membership import members_of
from service.lobby import invitations, proposing
from service.lobby.proposal import WINDOW_HOURS, Person, Proposal, with_robots_named
from service.models import League, LeagueGame, LeagueMember, LeaguePlace, LeagueSeason, Player
from service.standings import divisions, season_record
from service.standings.season_record import DivisionRecord
from service.text.robot_names import free_name

SEASONS, DEALS = retries.Queue("league-seasons"), retries.Queue("league-deals")
WEEK = timedelta(days=7)
LEAST = 3  # people, or as many as sit at a table
ROBOT = "cautious"


def begin_one(session: Session, now: datetime) -> bool:
    """Begin one season that is due, or postpone it for a week if too few want to play; return False if none is due."""
    due = select(League).where(col(League.season_due) <= now, ~retries.waits(SEASONS, col(League.id), now))
    due = due.order_by(col(League.season_due)).limit(1).with_for_update(skip_locked=True)
    league = session.exec(due).first()
    if league is None:
        return False
    retries.take(session, SEASONS, league.id)
    last = season_record.season_of(session, league.id or 0)
    entrants = in_order(
        _who_can_play(session, league), [] if last is None else season_record.divisions_of(session, last)
    )
    free = [member for member in entrants if not member.waits]
    if len(free) < max(LEAST, league.players):
        league.season_due = now + WEEK
        return True
    for member in _who_waits(session, league):
        member.waits -= 1
    _begin(session, league, 1 if last is None else last.number + 1, free, now)
    return True


def in_order(members: Sequence[LeagueMember], last: Sequence[DivisionRecord]) -> list[LeagueMember]:
    """Return the members as they are divided next: by where the last season brings them; those new to it come last.

    The first of a division goes up, its last two go down. In each division those who stay come first, then those who
    come down, then those who come up; whoever fills a place that is free above is the best of those who stay.
    """
    known = {member.id: member for member in members}
    target: dict[int | None, tuple[int, int, int]] = {}
    for record in last:
        for rank, standing in enumerate(record.standings, 1):
            member_id = record.place_of(standing).member_id
            step = divisions.steps(rank, len(record.standings), record.number, len(last))
            target[member_id] = (record.number + step, (0, 1, 2)[step], rank)
    back = sorted((member_id for member_id in known if member_id in target), key=lambda member_id: target[member_id])
    return [known[member_id] for member_id in back] + [one for one in members if one.id not in target]


def _who_can_play(session: Session, league: League) -> list[LeagueMember]:
    """Return the members whose address is known and who want mails, in the order in which they joined."""
    members = members_of(session, league)
    ids = [member.player_id for member in members]
    wanting = set(session.exec(select(Player.id).where(col(Player.id).in_(ids), ~col(Player.muted))))
    return [member for member in members if member.player_id in wanting]


def _who_waits(session: Session, league: League) -> Sequence[LeagueMember]:
    return session.exec(select(LeagueMember).where(LeagueMember.league_id == league.id, LeagueMember.waits > 0)).all()


def _begin(session: Session, league: League, number: int, members: Sequence[LeagueMember], now: datetime) -> None:
    """Store a season with its divisions and games, none of which is dealt yet."""
    ends = now + league.weeks * WEEK
    season = LeagueSeason(league_id=league.id or 0, number=number, begins_at=now, ends_at=ends)
    session.add(season)
    session.flush()
    league.season_due = None
    sizes, left = divisions.sizes(len(members), league.players), list(members)
    seeds = [engine.new_seed() for _ in divisions.tables(max(sizes), league.players)]
    for division, size in enumerate(sizes, 1):
        seated, left = left[:size], left[size:]
        session.add_all(_places(season, division, size, seated, now))
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
