"""Postponed mails: their state is `held` from when they would be sent until a digest, which includes them, is due.

A digest is a row of the outbox too, beside the mails it includes. It is queued for the seat of the first of them,
although it is about other games, too.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from zoneinfo import ZoneInfo

from sqlalchemy import Update, func, update
from sqlmodel import Session, col, select
from sqlmodel.sql.expression import SelectOfScalar

from service.clocks.schedule import next_daily
from service.db.database import after_commit, lock_game
from service.mail.delivering import outbox
from service.mail.delivering.outbox import ClaimedMail
from service.mail.delivering.renderer import NotNow
from service.models import UNSENT, Game, Outmail, Player, Seat
from service.queues import retries, row_claims

QUEUE = retries.Queue("digests")


def postpone(session: Session, claimed: ClaimedMail, why: NotNow, now: datetime) -> str:
    """Record that a claimed mail is postponed or unwanted, and return its new state.

    If the player has chosen another plan meanwhile, or the digest has just been made, queue it: the sender decides
    again. A mail that was muted meanwhile stays so.
    """
    player = _locked(session, why.player_id)
    if why.until is not None and player.mail_plan != "digest":
        player.digest_due = min(player.digest_due or why.until, why.until)
    overtaken = player.mail_plan != why.plan or (
        why.until is not None and (player.digest_due is None or player.digest_due > why.until)
    )
    state = "queued" if overtaken else why.state
    ours = (col(Outmail.id) == claimed.id) & (col(Outmail.state) == "sending") & (col(Outmail.tries) == claimed.tries)
    values = {"state": state, "tries": claimed.tries - 1, "error": None, "next_try_at": now}
    session.exec(update(Outmail).where(ours).values(values))
    return state


def others_wait(session: Session, mail: Outmail, now: datetime) -> bool:
    """Return whether turns of the same player in other games are postponed, or due to be mailed now."""
    due = col(Outmail.state).in_(UNSENT) & (col(Outmail.next_try_at) <= now + row_claims.CLAIM)
    turns = select(Outmail.id).where(Outmail.player_id == mail.player_id, Outmail.kind == "turn")
    others = turns.where(Outmail.game_id != mail.game_id, due | (col(Outmail.state) == "held"))
    return session.exec(others.limit(1)).first() is not None


def reschedule(session: Session, player: Player, now: datetime) -> None:
    """Set when the next digest is due for a player who has changed their plan or their hours.

    What was postponed is queued: the sender decides about each mail again.
    """
    _schedule(player, now)
    session.flush()
    _release(session, player, now)


def gather_due(session: Session, now: datetime) -> bool:
    """Gather the postponed mails of the player whose digest has been due longest; return False if none is due."""
    due = select(Player.id).where(col(Player.digest_due) <= now, ~retries.waits(QUEUE, col(Player.id), now))
    player_id = session.exec(due.order_by(col(Player.digest_due), col(Player.id)).limit(1)).first()
    if player_id is None:
        return False
    retries.take(session, QUEUE, player_id)
    gather(session, player_id, now)
    return True


def gather(session: Session, player_id: int, now: datetime) -> None:
    """Put the postponed mails of a player into one digest, if it is due.

    Without a daily digest, mails of one game only are queued as they are. Games are locked before players, and players
    before mails, as everywhere.
    """
    first = session.exec(_postponed(player_id)).first()
    if first is not None:
        lock_game(session, first.game_id)
    player = _locked(session, player_id)
    postponed = session.exec(_postponed(player_id)).all()
    if player.digest_due is None or player.digest_due > now or postponed[:1] != ([first] if first else []):
        return  # another process was faster: the next sweep sees what is left
    _schedule(player, now)
    if player.mail_plan != "digest" and len({mail.game_id for mail in postponed}) < 2:
        _release(session, player, now)
    elif first is not None:
        _queue_digest(session, player_id, first, now)


def record_told(session: Session, digest: int, told: Collection[int]) -> None:
    """Record which mails a digest has included; the others that it was made for no longer applied."""
    rest = update(Outmail).where(col(Outmail.digest) == digest, col(Outmail.id).not_in(told))
    session.exec(rest.values(state="superseded", digest=None))
    session.exec(update(Outmail).where(col(Outmail.id).in_(told)).values(state="digested", digest=digest))


def _schedule(player: Player, now: datetime) -> None:
    """Set when the next daily digest is due: at the player's hour; None if they have not chosen that plan."""
    daily = player.mail_plan == "digest"
    player.digest_due = next_daily(ZoneInfo(player.time_zone), player.digest_minute, now) if daily else None


def _release(session: Session, player: Player, now: datetime) -> None:
    session.exec(_all_postponed(player.id).values(state="queued", created_at=now, next_try_at=now))
    after_commit(session).mail_queued = True


def _locked(session: Session, player_id: int) -> Player:
    """Return a player, refreshed from the database and locked until the transaction ends."""
    return session.get_one(Player, player_id, with_for_update={"key_share": True}, populate_existing=True)


def _postponed(player_id: int) -> SelectOfScalar[Outmail]:
    postponed = select(Outmail).where(Outmail.player_id == player_id, Outmail.state == "held")
    return postponed.order_by(col(Outmail.id))


def _all_postponed(player_id: int | None) -> Update:
    return update(Outmail).where(col(Outmail.player_id) == player_id, col(Outmail.state) == "held")


def _queue_digest(session: Session, player_id: int, first: Outmail, now: datetime) -> None:
    """Queue one digest for all postponed mails of a player, on the seat of the first."""
    earlier = select(func.count()).where(col(Outmail.player_id) == player_id, col(Outmail.kind) == "digest")
    cause = f"{player_id} {session.exec(earlier).one() + 1}"  # the seat may have had another player
    seat = session.exec(select(Seat).where(Seat.game_id == first.game_id, Seat.n == first.seat)).one()
    game = session.get_one(Game, first.game_id)
    outbox.queue(session, game, seat, "digest", player_id, at=game.at, now=now, cause=cause)
    made = select(Outmail.id).where(Outmail.player_id == player_id, Outmail.kind == "digest", Outmail.cause == cause)
    session.exec(_all_postponed(player_id).values(state="digested", digest=session.exec(made).one()))
