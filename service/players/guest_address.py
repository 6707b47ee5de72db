"""A mail address for the seat of a guest against robots: typed on the seat's page, and used once confirmed by mail.

Anybody may type anybody's address, so the mail to it has no text of theirs, and counts in the limit of confirmations.
Confirming revokes all earlier links: otherwise whoever typed the address would keep a link to the seat.
"""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session, col, select

from engine.language import text
from service import errors
from service.gamelog import presence, requested_address
from service.games import deal_results, game_clock
from service.games.transaction import GameTransaction
from service.links.tokens import LinkContent
from service.mail.kinds import address as address_mail
from service.mail.kinds import start
from service.models import UNDER_WAY, Game, Outmail, Player
from service.players import hours, limits, players
from service.queues import retries

QUEUE = retries.Queue("guest-addresses")
REQUESTS_A_DAY = 3  # requests of one game

HAS_ADDRESS = text("This seat has a mail address already, or needs none.")
NOT_PLAYED = text("This game is over, so no mail would come of it.")
ONE_HAND = text("One hand of each deal counts for an address, and yours has one already. This one stays a guest’s.")
TOO_MANY = text("At most {most} mail addresses for one game in 24 hours, please.")


def may_be_given(game: Game) -> bool:
    """Return whether a game has a guest who may give an address: in a deal until its day is over."""
    return game.erase_at is not None and (game.deal is None or game.sealed)


def request(
    tx: GameTransaction, address: str, language: str = players.WRITTEN_IN, nth: limits.NthRequest = limits.the_first
) -> None:
    """Mail a request to confirm that this address is the guest's, and void the links of earlier requests.

    Idempotent for one address and a day, unless the mail to it has failed. A blocked address gets no mail, nor one that
    has had its share today, which is not revealed: so a day later it is asked again, whatever became of the first mail.
    `language`: of the guest's page, and so of the mails to somebody who is new here. `nth`: as for
    `limits.may_be_asked`.
    Raises errors.Stale unless the game is a guest's, Over if it has ended, and TooMany.
    """
    if not may_be_given(tx.game):
        raise errors.Stale(HAS_ADDRESS)
    if tx.game.status not in UNDER_WAY:
        raise errors.Over(NOT_PLAYED)
    session, now = tx.session, tx.now
    player = players.player_of(session, address, now, language)
    present = requested_address.last_request(session, tx.game, now)
    if present is not None and _asks_now(present, player, now):
        return
    limits.allow(1, _lately(tx), REQUESTS_A_DAY, now, TOO_MANY)
    player_id = player.id or 0
    sent = limits.may_be_asked(session, players.lock_player(session, player_id), now, nth)
    address_mail.queue(tx, player_id, requested_address.next_number(tx.game, present, now), sent=sent)


def confirm(tx: GameTransaction) -> None:
    """Give the guest's seat to the player who has confirmed its address: mails begin, and the game is kept.

    A hand of a deal may have ended meanwhile: it was played at once, and the mail is read later. All links made before
    are revoked, and a new one is mailed. Raises errors.Past if nothing waits to be confirmed, the player wants no mail,
    the game is over, or another hand of the same deal counts for them.
    """
    asked = requested_address.last_request(tx.session, tx.game, tx.now)
    if asked is None or not requested_address.may_be_confirmed(tx.game):
        raise errors.Past(NOT_PLAYED)
    players.refuse_muted(tx.session, asked.player_id)
    if tx.game.deal is not None:
        players.lock_player(tx.session, asked.player_id)
        if deal_results.has_hand(tx.session, tx.game.deal, asked.player_id):
            raise errors.Past(ONE_HAND)
    seat = tx.seats[presence.guest_seat(tx.seats)]
    game_clock.keep(tx, None)
    tx.game.guest_zone = hours.NOT_CHOSEN  # the game is kept, and pages of the player are in their own zone
    seat.player_id, seat.epoch = asked.player_id, seat.epoch + 1
    seat.owner_epoch = seat.epoch
    deal_results.count_for(tx, asked.player_id)
    start.queue_taken_over(tx, seat.n)


def sent_to(session: Session, content: LinkContent) -> int | None:
    """Return the player to whom the mail with this link was sent; None if they were forgotten."""
    cause = str(content.at)
    mails = select(Outmail.player_id).where(Outmail.game_id == content.game_id, Outmail.kind == requested_address.KIND)
    return session.exec(mails.where(Outmail.cause == cause)).first()


def forget_unconfirmed(session: Session, now: datetime) -> bool:
    """Delete one request that was not confirmed in 48 hours, with its address if it is used for nothing else.

    Return False if there is none.
    """
    old = select(Outmail).join(Game).where(Outmail.kind == requested_address.KIND, col(Game.erase_at).is_not(None))
    old = old.where(
        Outmail.created_at <= now - requested_address.VALID_FOR, ~retries.waits(QUEUE, col(Outmail.id), now)
    )
    old = old.order_by(col(Outmail.id)).limit(1)
    mail = session.exec(old.with_for_update(of=Outmail, skip_locked=True)).first()
    if mail is None:
        return False
    retries.take(session, QUEUE, mail.id)
    player_id = mail.player_id
    session.delete(mail)
    session.flush()
    players.forget_unused(session, [player_id])
    return True


def _asks_now(request: Outmail, player: Player, now: datetime) -> bool:
    """Return whether a request of today asks this player, by a mail that has not failed."""
    return request.player_id == player.id and request.state != "failed" and request.created_at > now - limits.DAY


def _lately(tx: GameTransaction) -> list[datetime]:
    """Return the times of the game's requests in the last 24 hours."""
    mails = select(Outmail.created_at).where(Outmail.game_id == tx.game.id, Outmail.kind == requested_address.KIND)
    return list(tx.session.exec(mails.where(Outmail.created_at > tx.now - limits.DAY)))
