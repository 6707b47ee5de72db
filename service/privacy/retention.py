"""Retention: erase the addresses and the received mails that are no longer needed, and stop games that never began.

An address is erased 90 days after the player's last game ended, unless they play in a league or have a page; as soon
as no game of theirs is open, if they want no more invitations; and once the mail that confirms it is sent, if they
asked to be forgotten. Each player is one
transaction. A game against robots for which nobody gave an address is deleted at its `erase_at`, and a player's hand of
a daily deal after a month, but for the moves of a ranked hand, whose player keeps their name if they asked to be named;
an address that was typed for a guest's seat, or to join a game, is erased after 48 hours if it is not confirmed, as
unconfirmed games are. The text of a
received mail is erased after 30 days; its row stays, with its result. Table talk is erased 90 days after a game ended.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from sqlmodel import Session, and_, col, or_, select
from sqlmodel.sql.expression import SelectOfScalar

from service.db.database import Database
from service.gamelog import requested_address, talk
from service.games import deal_results, erasing, game_clock
from service.games.transaction import GameTransaction
from service.inbound import store
from service.lobby import acceptance, joining
from service.mail.delivering import deferred_domains
from service.models import UNDECIDED, UNFINISHED, Game, LeagueMember, Outmail, Player, PlayerPage, Pulse, Seat
from service.players import guest_address, limits
from service.privacy import forgetting
from service.process import logs
from service.pulse import pulses
from service.queues import retries

# After a player's last game or mail, an unfilled game's proposal, the end of a game with talk.
KEPT = timedelta(days=90)
TEXT_KEPT = timedelta(days=30)  # how long texts of received mails are kept
ADDRESSES, GUESTS_GAMES = retries.Queue("addresses"), retries.Queue("guests-games")
UNFILLED_GAMES = retries.Queue("unfilled-games")
EVERY = timedelta(hours=1)  # from a check that found nothing to the next

logger = logs.get()


def work_due(database: Database, now: datetime) -> bool:
    """Erase one thing that is due, or stop one game that never began; return False if nothing was due.

    After a check that found nothing, the next one is an hour later.
    """
    with database.reading() as session:
        last_check = session.get(Pulse, pulses.RETENTION)
        if last_check is not None and now - last_check.awake_at < EVERY:
            return False
    if any(retries.handle(database, step, now) for step in _STEPS):
        return True
    with database.writing() as session:
        session.merge(Pulse(id=pulses.RETENTION, awake_at=now))
    return False


def _erase_one_address(session: Session, now: datetime) -> bool:
    player_id = session.exec(_expired_player(now)).first()
    if player_id is None:
        return False
    retries.take(session, ADDRESSES, player_id)
    forgetting.erase_address(session, player_id)
    logger.info("address erased")
    return True


def _erase_one_game(session: Session, now: datetime) -> bool:
    game = session.exec(_game_to_erase(now)).first()
    if game is None:
        return False
    retries.take(session, GUESTS_GAMES, game.id)
    result = deal_results.result_of(session, game.id)
    if result is None:
        erasing.erase_game(session, game)
        logger.info("game erased", game=game.id)
    else:
        erasing.trim_to_moves(session, game, now)
        if result.name is None:
            forgetting.erase_name(GameTransaction(session, game, now), deal_results.PLAYER)
        logger.info("game trimmed to its moves", game=game.id)
    return True


def _stop_one_game(session: Session, now: datetime) -> bool:
    game_id = session.exec(_unfilled_game(now)).first()
    if game_id is None:
        return False
    retries.take(session, UNFILLED_GAMES, game_id)
    acceptance.give_up(GameTransaction.lock(session, game_id, now), "unfilled")
    return True


_STEPS: tuple[Callable[[Session, datetime], bool], ...] = (
    _erase_one_address,
    _erase_one_game,
    _stop_one_game,
    guest_address.forget_unconfirmed,
    joining.forget_unconfirmed,
    lambda session, now: store.erase_texts(session, now - TEXT_KEPT),
    lambda session, now: talk.erase_of_ended(session, now - KEPT),
    deferred_domains.forget,
    retries.forget_old,
)


def _expired_player(now: datetime) -> SelectOfScalar[int | None]:
    """Return the query for the next player whose address is due to be erased; it locks the row."""
    plays = select(Seat.id).join(Game).where(Seat.player_id == Player.id, col(Game.status).in_(UNFINISHED)).exists()
    recent = now - KEPT
    played = select(Seat.id).join(Game).where(Seat.player_id == Player.id, col(Game.ended_at) > recent).exists()
    mailed = select(Outmail.id).where(Outmail.player_id == Player.id, Outmail.created_at > recent)
    written_to = mailed.where(Outmail.kind != "games").exists()  # anybody who knows the address may cause these
    waits = select(Outmail.id).where(Outmail.player_id == Player.id, col(Outmail.state).in_(UNDECIDED)).exists()
    requested = (  # by a guest; it must not show that the address is blocked
        select(Outmail.id)
        .join(Game)
        .where(Outmail.player_id == Player.id, Outmail.kind == requested_address.KIND, col(Game.erase_at).is_not(None))
        .exists()
    )
    caused = select(Outmail.id).where(Outmail.asked_by == Player.id, Outmail.created_at > now - limits.DAY).exists()
    # The mail about it has been sent, or has failed; or it is the row of `limits.keep_counting`.
    confirmed = and_(col(Player.forgotten_at).is_not(None), ~waits, ~caused)
    member = select(LeagueMember.id).where(LeagueMember.player_id == Player.id, col(LeagueMember.left_at).is_(None))
    long_ago = and_(Player.created_at <= recent, ~played, ~written_to, ~waits, ~member.exists())
    shown = select(PlayerPage.player_id).where(PlayerPage.player_id == Player.id).exists()  # at their own wish
    over = and_(~shown, or_(col(Player.muted).is_(True), long_ago))
    expired = select(col(Player.id)).where(~plays, ~requested, or_(confirmed, over))
    expired = expired.where(~retries.waits(ADDRESSES, col(Player.id), now))
    return expired.order_by(col(Player.id)).limit(1).with_for_update(skip_locked=True)


def _game_to_erase(now: datetime) -> SelectOfScalar[Game]:
    """Return the query for the next game that is not kept as it is: a guest's, or a player's hand of a deal."""
    hand = and_(col(Game.deal).is_not(None), col(Game.erase_at).is_(None), col(Game.trimmed_at).is_(None))
    month_old = and_(hand, col(Game.ended_at) <= now - game_clock.DEAL_KEPT)
    expired = select(Game).where(or_(col(Game.erase_at) <= now, month_old))
    expired = expired.where(~retries.waits(GUESTS_GAMES, col(Game.id), now))
    return expired.order_by(col(Game.erase_at)).limit(1).with_for_update(skip_locked=True)


def _unfilled_game(now: datetime) -> SelectOfScalar[str]:
    unfilled = select(Game.id).where(Game.status == "inviting", Game.created_at <= now - KEPT)
    return unfilled.where(~retries.waits(UNFILLED_GAMES, col(Game.id), now)).order_by(Game.id).limit(1)
