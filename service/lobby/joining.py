"""Joining a game by its address, which the organiser may share wherever they talk: whoever confirms takes an open seat.

Anybody may type anybody's mail address, so the mail to it has no text of theirs, and counts in the limit of
confirmations; for the game only those count who have confirmed. A request takes no seat: of those who confirm theirs,
the first have the seats. In a game that is listed for anybody, those who have confirmed wait until its organiser
chooses (`choosing`).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from sqlmodel import Session, col, func, select
from sqlmodel.sql.expression import SelectOfScalar

from engine.language import text
from service import errors
from service.gamelog import join_requests
from service.gamelog.log import GameLog
from service.games import standing_orders
from service.games.transaction import GameTransaction
from service.links.tokens import LinkContent
from service.lobby import cutting, invitations
from service.lobby.waiting_list import those_who_wait
from service.mail.kinds import join as join_mail
from service.models import OCCUPIED, Game, JoinRequest, Outmail, Seat
from service.players import hours, limits, players
from service.queues import retries
from service.results import reliability
from service.text.names import distinct, name_key

QUEUE = retries.Queue("join-requests")
REQUESTS_A_DAY = 20  # to join one game, confirmed
NO_CHOICES: Mapping[str, object] = {}

NO_SEAT = text("All seats of this game are taken, or its organiser has closed it.")
HAS_SEAT = text("You have a seat in this game already, or an invitation to it.")
NOT_YET = text("The organiser has not confirmed this game yet. Please try again later: your link is good for 48 hours.")
UNKNOWN = text("No game can be joined at this address. Perhaps a part of it is missing.")
TOO_LATE = text(
    "This table wants players who have finished at least {least} per cent of their turns in time. Of your {turns} "
    "turns it is {share} %."
)
TOO_MANY = text("At most {most} people can ask to join one game in 24 hours, please.")


# --- by the organiser ------------------------------------------------------------------------------------------------


def close(tx: GameTransaction) -> None:
    """Let nobody join the game any more: its open seats are free, and its address is good for nothing. Idempotent.

    A game that is not confirmed yet keeps both, as it cannot be joined.
    """
    if tx.game.status == "proposed":
        return
    for seat in join_requests.open_seats(tx):
        invitations.end_invitation(seat, "lapsed")
    tx.game.join_key = None


# --- by whoever has the address --------------------------------------------------------------------------------------


def game_at(session: Session, key: str) -> GameLog:
    """Return the game that can be joined at an address. Raises errors.Forged if there is none."""
    game = session.exec(select(Game).where(Game.join_key == key)).first()
    if game is None:
        raise errors.Forged(UNKNOWN)
    return GameLog(session, game)


def lock_game_at(session: Session, key: str, now: datetime) -> GameTransaction:
    """Lock the game that can be joined at an address and return it. Raises errors.Forged if there is none."""
    tx = GameTransaction.lock(session, game_at(session, key).game.id, now)
    if tx.game.join_key != key:
        raise errors.Forged(UNKNOWN)
    return tx


def request(
    tx: GameTransaction,
    name: str,
    address: str,
    language: str = players.WRITTEN_IN,
    *,
    may_ask: bool = True,
    nth: limits.NthRequest = limits.the_first,
) -> None:
    """Store that this address wants to join, and mail a request to confirm that, unless one waits to be confirmed.

    The name may be changed by whoever confirms: anybody may have typed it. Nothing reveals whether a mail is sent: none
    is to an address that may not ask, is blocked, has had its share today, or has asked before; the work is the same.
    `language`: of the page, and so of the mails to somebody who is new here. `nth`: as for `limits.may_be_asked`.
    Raises errors.Past without an open seat, and Invalid for a name that another player has.
    """
    if not join_requests.seats_to_ask_for(tx):
        raise errors.Past(NO_SEAT)
    _require_free_name(tx, name)
    session, now = tx.session, tx.now
    player_id = players.player_of(session, address, now, language).id or 0
    player, is_due = players.lock_player(session, player_id), may_ask and not _is_asked(tx, player_id)
    sent = limits.may_be_asked(session, player, now, nth, is_due=is_due)
    number = session.exec(select(func.count()).where(JoinRequest.game_id == tx.game.id)).one() + 1
    session.add(JoinRequest(game_id=tx.game.id, n=number, player_id=player_id, name=name, made_at=now))
    join_mail.queue(tx, player_id, number, sent=sent)


def confirm(
    tx: GameTransaction,
    number: int,
    orders: standing_orders.Changes = standing_orders.ON_ACCEPTING,
    choices: Mapping[str, object] = NO_CHOICES,
    name: str | None = None,
    cut: str | None = None,
) -> Seat | None:
    """Give the first open seat to the player of a request, with these orders and this cut, and return it. Idempotent.

    In a listed game the request waits instead, and the organiser is told: return None. `choices`: their language and
    hours, as `hours.keep_choices` reads them. `name`: theirs at the table, if not that of the request. If it was the
    last seat, the cards are dealt. Raises errors.Stale before the organiser has confirmed the game, errors.Past if the
    request is over or no seat is open, if the player has another seat, or if they want no invitations, and Invalid for
    a wrong choice or a name that another player has, and errors.TooMany.
    """
    asked = join_requests.request_of(tx.session, tx.game.id, number)
    taken = join_requests.taken_seat(tx, asked)
    if taken is not None or (asked is not None and join_requests.is_waiting(tx, asked)):
        return taken
    if asked is None or not join_requests.may_be_confirmed(tx, asked, tx.now):
        raise errors.Past(NO_SEAT)
    if tx.game.status == "proposed":
        raise errors.Stale(NOT_YET)
    players.refuse_muted(tx.session, asked.player_id)
    if any(seat.player_id == asked.player_id and seat.state in OCCUPIED for seat in tx.seats):
        raise errors.Past(HAS_SEAT)
    if name is not None:
        _require_free_name(tx, name)
        asked.name = name
    limits.allow(1, _confirmed_lately(tx), REQUESTS_A_DAY, tx.now, TOO_MANY)
    hours.keep_choices(tx, asked.player_id, choices)
    if tx.game.listed:
        _require_in_time(tx, asked)
        asked.state, asked.cut = "waiting", cut
        tx.session.flush()
        if asked in those_who_wait(tx):
            join_mail.queue_wish(tx, asked)
        return None
    seat = take_seat(tx, asked)
    standing_orders.keep(tx, seat.n, orders)
    cutting.keep(tx, seat.n, cut)
    invitations.begin_if_filled(tx)
    return seat


def take_seat(tx: GameTransaction, asked: JoinRequest) -> Seat:
    """Give the first open seat to the player of a request, and return it."""
    seat, names = join_requests.open_seats(tx)[0], [seat.name for seat in tx.seats]
    seat.player_id, seat.name = asked.player_id, distinct(asked.name, names)
    asked.state, asked.seat = "seated", seat.n
    seat.epoch += 1
    seat.owner_epoch = seat.epoch
    invitations.end_invitation(seat, "accepted")
    tx.session.flush()
    tx.expire_participants()
    return seat


def sent_to(session: Session, content: LinkContent) -> int | None:
    """Return the player to whom the mail with this link was sent; None if they were forgotten."""
    asked = join_requests.request_of(session, content.game_id, content.at)
    return None if asked is None else asked.player_id


def forget_unconfirmed(session: Session, now: datetime) -> bool:
    """Erase the name and the address of one request that led to no seat in time; return False if there is none."""
    old = select(JoinRequest).where(
        col(JoinRequest.player_id).is_not(None),
        col(JoinRequest.state).in_(("new", "over")),
        JoinRequest.made_at <= now - join_requests.VALID_FOR,
        ~retries.waits(QUEUE, col(JoinRequest.id), now),
    )
    old = old.order_by(col(JoinRequest.made_at)).limit(1).with_for_update(skip_locked=True)
    asked = session.exec(old).first()
    if asked is None or asked.player_id is None:
        return False
    retries.take(session, QUEUE, asked.id)
    player_id, asked.player_id, asked.name = asked.player_id, None, ""
    asked.cut = None
    for mail in session.exec(_mails(asked.game_id).where(Outmail.cause == str(asked.n))).all():
        session.delete(mail)
    session.flush()
    players.forget_unused(session, [player_id])
    return True


# --- parts -----------------------------------------------------------------------------------------------------------


def _require_free_name(log: GameLog, name: str) -> None:
    """Raise errors.Invalid for a name that somebody at the table has; that of an invited player would be betrayed."""
    if name_key(name) in {name_key(seat.name) for seat in log.seats if seat.state == "accepted"}:
        raise errors.Invalid({"name": text("Another player has this name already.")})


def _require_in_time(tx: GameTransaction, asked: JoinRequest) -> None:
    """Raise errors.Past for a player who has finished too few of their turns in time for this game."""
    least, player = tx.game.least_in_time, players.stored(tx.session, asked.player_id)
    if least is None or player is None:
        return
    theirs = reliability.reliability_of(tx.session, player)
    if theirs.share is not None and theirs.share < least:
        raise errors.Past(TOO_LATE.format(least=least, share=theirs.share, turns=theirs.turns))


def _is_asked(tx: GameTransaction, player_id: int) -> bool:
    """Return whether a player waits for the organiser, or was asked to confirm by a mail that has not failed."""
    mails = tx.session.exec(_mails(tx.game.id).where(Outmail.player_id == player_id)).all()
    mailed = {mail.cause for mail in mails if mail.state not in ("failed", "superseded")}
    theirs = select(JoinRequest).where(JoinRequest.game_id == tx.game.id, JoinRequest.player_id == player_id)
    return any(
        join_requests.is_waiting(tx, one) or (str(one.n) in mailed and join_requests.may_be_confirmed(tx, one, tx.now))
        for one in tx.session.exec(theirs).all()
    )


def _confirmed_lately(tx: GameTransaction) -> list[datetime]:
    """Return the times of the game's requests in the last 24 hours that were confirmed: others are anybody's."""
    confirmed = select(JoinRequest.made_at).where(col(JoinRequest.state).in_(("waiting", "seated")))
    recent = confirmed.where(JoinRequest.game_id == tx.game.id, JoinRequest.made_at > tx.now - limits.DAY)
    return list(tx.session.exec(recent).all())


def _mails(game_id: str) -> SelectOfScalar[Outmail]:
    return select(Outmail).where(Outmail.game_id == game_id, Outmail.kind == join_requests.KIND)
