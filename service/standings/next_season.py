"""Who plays in which division next: what a season begins with, and what pages and mails say of it before."""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import Session, col, select

from service.models import League, LeagueMember, LeaguePlace, LeagueSeason, Player
from service.standings import divisions, season_record
from service.standings.season_record import DivisionRecord

LEAST = 3  # people, or as many as sit at a table


def divided(session: Session, league: League) -> list[list[LeagueMember]]:
    """Return who plays in each division if a season begins now, the highest first; nothing if they are too few.

    These are the members whose address is known, who want mails, and who need not wait.
    """
    free = select(LeagueMember).join(Player, col(Player.id) == col(LeagueMember.player_id))
    free = free.where(LeagueMember.league_id == league.id, col(LeagueMember.left_at).is_(None))
    free = free.where(LeagueMember.waits == 0, ~col(Player.muted))
    members = session.scalars(free.order_by(col(LeagueMember.joined_at), col(LeagueMember.id))).all()
    if len(members) < max(LEAST, league.players):
        return []
    last = season_record.season_of(session, league.id or 0)
    left = in_order(members, [] if last is None else season_record.divisions_of(session, last))
    found = []
    for size in divisions.sizes(len(left), league.players):
        found.append(left[:size])
        left = left[size:]
    return found


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


def next_divisions(session: Session, league: League, season: LeagueSeason) -> dict[int | None, int]:
    """Return by member in which division they play in the season after another one; nothing while that is played.

    If it has not begun: in which they would play if it began now. Nothing if too few want to play, or none follows.
    """
    after = season_record.season_of(session, season.league_id, season.number + 1)
    if after is not None:
        places = select(LeaguePlace).where(LeaguePlace.season_id == after.id)
        return {place.member_id: place.division for place in session.scalars(places) if place.member_id is not None}
    if league.season_due is None:
        return {}
    seated = enumerate(divided(session, league), 1)
    return {member.id: division for division, members in seated for member in members}
