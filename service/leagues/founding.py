"""Founding a league, finding one, and ending it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from engine.language import text
from service import errors
from service.db.database import lock_names
from service.leagues.league_terms import LeagueTerms
from service.models import League, Player
from service.players import limits
from service.players.players import lock_player
from service.text.names import key_of_typed, name_key

MOST_SHOWN = 50  # in one list
MOST_FOUNDED = 3  # leagues of one player at a time

NOT_FREE = text("There is a league by this name, or by one that looks like it. Please choose another one.")
_UNKNOWN = text("There is no league by this name.")
_TOO_MANY = text("At most {most} of your leagues can be played at a time, please.")


def found(session: Session, founder_id: int | None, terms: LeagueTerms, now: datetime) -> League:
    """Found a league whose first season is to come. `founder_id`: None for the operator's.

    Raises errors.Invalid if its name is not free, and errors.TooMany for more than three of one player.
    """
    key = name_key(terms.name)
    if founder_id is not None:
        _require_room(session, founder_id)
    lock_names(session, {f"league {key}"})
    if _by_key(session, key) is not None:
        raise errors.Invalid({"name": NOT_FREE})
    league = League(
        name=terms.name,
        name_key=key,
        founder_id=founder_id,
        edition=terms.edition,
        players=terms.players,
        turn_hours=terms.turn_hours,
        weeks=terms.weeks,
        same_deals=terms.same_deals,
        made_at=now,
        season_due=now + timedelta(days=terms.begins),
    )
    session.add(league)
    session.flush()
    return league


def end(league: League, now: datetime) -> None:
    """Let a league have no further season, and nobody join it; one that is played is finished. Idempotent."""
    league.ended_at = league.ended_at or now
    league.season_due = None


def league_by_name(session: Session, name: str) -> League:
    """Return the league with a name, or with one that looks like it. Raises errors.Forged if there is none."""
    key = key_of_typed(name)
    league = None if key is None else _by_key(session, key)
    if league is None:
        raise errors.Forged(_UNKNOWN)
    return league


def lock_league(session: Session, name: str) -> League:
    """Lock the league with a name until the transaction ends and return it. Raises errors.Forged if there is none."""
    return session.get_one(
        League, league_by_name(session, name).id, with_for_update={"key_share": True}, populate_existing=True
    )


def leagues(session: Session, *, ended: bool = False) -> Sequence[League]:
    """Return the latest fifty leagues that are played, or that have ended, by name."""
    is_over = col(League.ended_at).is_not(None)
    latest = select(League).where(is_over if ended else ~is_over).order_by(col(League.made_at).desc()).limit(MOST_SHOWN)
    return sorted(session.exec(latest), key=lambda league: league.name_key)


def _require_room(session: Session, founder_id: int) -> None:
    """Raise errors.TooMany if the founder's mailbox has as many leagues as one may have."""
    founder = lock_player(session, founder_id)
    theirs = select(League.id).join(Player, col(Player.id) == col(League.founder_id))
    theirs = theirs.where(Player.mailbox == founder.mailbox, col(League.ended_at).is_(None))
    if len(session.exec(theirs).all()) >= MOST_FOUNDED:
        raise errors.TooMany(_TOO_MANY.format(most=MOST_FOUNDED), math.ceil(limits.DAY.total_seconds()))


def _by_key(session: Session, key: str) -> League | None:
    return session.exec(select(League).where(League.name_key == key)).first()
