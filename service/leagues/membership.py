"""Who plays in a league: joining it, leaving it, and what it costs to leave a season early.

Whoever leaves a season, or lets half of their turns lapse in it, gets nothing for it; robots have their seats, and what
others have achieved against them stands. To play again they join again, and wait a season the first time, two the
second, and so on. A season that is played on time takes one of these away.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session, col, func, select
from sqlmodel.sql.expression import SelectOfScalar

from engine.language import text
from service import errors
from service.models import League, LeagueMember, LeaguePlace, LeagueSeason, Player, Replaced
from service.players.players import lock_player
from service.text.names import name_key

MOST_MEMBERS = 98

ENDED = text("This league is over, so nobody joins it any more.")
FULL = text("This league has {most} players, and no room for more.")
IS_MEMBER = text("You play in this league already.")
NO_MEMBER = text("You do not play in this league.")
NAME_TAKEN = text("Another player of this league has this name, or one that looks like it.")


def members_of(session: Session, league: League) -> Sequence[LeagueMember]:
    """Return who plays in a league, in the order in which they joined."""
    playing = select(LeagueMember).where(LeagueMember.league_id == league.id, col(LeagueMember.left_at).is_(None))
    playing = playing.where(col(LeagueMember.player_id).is_not(None))
    return session.exec(playing.order_by(col(LeagueMember.joined_at), col(LeagueMember.id))).all()


def numbers_of_members(session: Session, leagues: Sequence[League]) -> dict[int, int]:
    """Return by league how many play in it; nothing for one in which nobody does."""
    members = select(LeagueMember.league_id, func.count()).where(col(LeagueMember.left_at).is_(None))
    members = members.where(col(LeagueMember.player_id).is_not(None))
    members = members.where(col(LeagueMember.league_id).in_([league.id for league in leagues]))
    return dict(session.exec(members.group_by(col(LeagueMember.league_id))).all())


def memberships_of(session: Session, player_id: int) -> Sequence[tuple[League, LeagueMember]]:
    """Return the leagues that the player of an address has joined, and has not left, by name."""
    theirs = select(League, LeagueMember).join(LeagueMember, col(LeagueMember.league_id) == col(League.id))
    theirs = theirs.join(Player, col(Player.id) == col(LeagueMember.player_id))
    mailbox = select(Player.mailbox).where(Player.id == player_id).scalar_subquery()
    theirs = theirs.where(col(Player.mailbox) == mailbox, col(LeagueMember.left_at).is_(None))
    return session.exec(theirs.order_by(col(League.name_key))).all()


def join(session: Session, league: League, player_id: int, name: str, now: datetime) -> LeagueMember:
    """Let a player play in a locked league from its next season on. There is one membership for a mailbox.

    Raises errors.Past if it has ended or is full, errors.Stale if they play in it, and errors.Invalid for a name that
    another player of it has.
    """
    player, members = lock_player(session, player_id), members_of(session, league)
    if league.ended_at is not None:
        raise errors.Past(ENDED)
    if member_by_mailbox(session, league, player) is not None:
        raise errors.Stale(IS_MEMBER)
    if len(members) >= MOST_MEMBERS:
        raise errors.Past(FULL.format(most=MOST_MEMBERS))
    if name_key(name) in {name_key(other.name) for other in members}:
        raise errors.Invalid({"name": NAME_TAKEN})
    member = _who_has_left(session, league, player)
    if member is None:
        member = LeagueMember(league_id=league.id or 0, player_id=player_id, name=name, joined_at=now)
    member.player_id, member.name, member.joined_at, member.left_at = player_id, name, now, None
    session.add(member)
    session.flush()
    return member


def leave(session: Session, league: League, player_id: int, now: datetime) -> None:
    """Let a player leave a locked league, and the season that they play in. Raises errors.Stale if they do not play."""
    member = member_by_mailbox(session, league, lock_player(session, player_id))
    if member is None:
        raise errors.Stale(NO_MEMBER)
    place = place_in_season(session, member)
    if place is not None:
        replace(session, place, member, "left")
    member.left_at = now


def leave_all(session: Session, player_id: int, now: datetime) -> None:
    """Let a player leave every league, as they are forgotten. Idempotent."""
    theirs = select(LeagueMember).where(LeagueMember.player_id == player_id, col(LeagueMember.left_at).is_(None))
    for member in session.exec(theirs).all():
        place = place_in_season(session, member)
        if place is not None:
            replace(session, place, member, "left")
        member.left_at = now


def switch_mails(session: Session, player_id: int, *, on: bool) -> None:
    """Switch the mails of all leagues to a player off, or on again. Idempotent."""
    for _, member in memberships_of(session, player_id):
        member.mails_off = not on


def replace(session: Session, place: LeaguePlace, member: LeagueMember, why: Replaced) -> None:
    """Let robots have all seats of a place of the present season: its player gets nothing, and waits longer."""
    place.replaced, place.leaving, place.mail_due = why, True, None
    member.strikes += 1
    member.waits = member.strikes
    session.add_all((place, member))


def place_in_season(session: Session, member: LeagueMember) -> LeaguePlace | None:
    """Return the place that a member still plays for in a season under way; None if they have none."""
    theirs = select(LeaguePlace).join(LeagueSeason, col(LeagueSeason.id) == col(LeaguePlace.season_id))
    theirs = theirs.where(LeaguePlace.member_id == member.id, col(LeaguePlace.replaced).is_(None))
    return session.exec(theirs.where(col(LeagueSeason.closed_at).is_(None))).first()


def member_by_mailbox(session: Session, league: League, player: Player) -> LeagueMember | None:
    """Return who plays in a league with the mailbox of a player; None if nobody does."""
    return session.exec(_of_mailbox(league, player).where(col(LeagueMember.left_at).is_(None))).first()


def _who_has_left(session: Session, league: League, player: Player) -> LeagueMember | None:
    """Return the membership of whoever comes back: what they still have to wait is in it."""
    return session.exec(_of_mailbox(league, player).order_by(col(LeagueMember.waits).desc()).limit(1)).first()


def _of_mailbox(league: League, player: Player) -> SelectOfScalar[LeagueMember]:
    same = select(LeagueMember).join(Player, col(Player.id) == col(LeagueMember.player_id))
    return same.where(LeagueMember.league_id == league.id, Player.mailbox == player.mailbox)
