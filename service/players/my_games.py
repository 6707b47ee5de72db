"""All games of a player in one place: a mail with the link to them, and which games these are.

The response does not reveal whether an address is known: the request is stored in any case, and the next sweep looks
for a player with that address. Players who have never accepted a game or want no unsolicited mails get none.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import datetime, timedelta

from sqlalchemy import func, update
from sqlmodel import Session, and_, col, or_, select

from engine.language import text
from service import errors
from service.games.transaction import GameTransaction
from service.mail.kinds import all_games
from service.models import FINISHED, UNDER_WAY, Game, GamesRequest, GameStatus, Player, PlayerPage, Seat
from service.players import limits
from service.players.players import lock_player
from service.queues import retries

QUEUE = retries.Queue("my-games")
LISTED: tuple[GameStatus, ...] = ("inviting", *UNDER_WAY)
MOST_ENDED = 10  # games that are over, the latest
STALE = timedelta(days=1)  # older requests are dropped: no worker ran, or a backup was restored

NO_MAIL = text("This address wants no mails, or has no seat here any more, so no mail is sent to it.")
NO_ADDRESS = text("No mail address is stored for this seat, so no mail is sent to it.")


def ask(session: Session, address: str, now: datetime) -> None:
    """Store that somebody wants the link to all games of the player with this address."""
    session.add(GamesRequest(address=address, made_at=now))


def answer_one(session: Session, now: datetime) -> bool:
    """Mail the link that was asked for first, if a player with that address may get it; return False if none was."""
    waiting = select(GamesRequest).where(~retries.waits(QUEUE, col(GamesRequest.id), now))
    oldest = waiting.order_by(col(GamesRequest.id)).limit(1).with_for_update(skip_locked=True)
    request = session.exec(oldest).first()
    if request is None:
        return False
    retries.take(session, QUEUE, request.id)
    session.delete(request)
    seat = None if now - request.made_at > STALE else _seat_to_mail(session, request.address)
    if seat is not None:
        with suppress(errors.TooMany):
            mail(GameTransaction.lock(session, seat.game_id, now), seat.n)
    return True


def mail(tx: GameTransaction, n: int) -> None:
    """Mail the player of a seat the link to all their games. Raises errors.Past without an address, and TooMany."""
    player_id = tx.seats[n].player_id
    if player_id is None:
        raise errors.Past(NO_ADDRESS)
    limits.allow_games_mail(tx.session, lock_player(tx.session, player_id), tx.now)
    all_games.queue(tx, n)


def mail_to(session: Session, player: Player, now: datetime) -> None:
    """Mail a player the link to all their games, beside their latest seat. Raises errors.Past without one, TooMany."""
    seat = _seat_to_mail(session, player.address)
    if seat is None:
        raise errors.Past(NO_MAIL)
    mail(GameTransaction.lock(session, seat.game_id, now), seat.n)


def revoke(session: Session, player_id: int | None) -> None:
    """Revoke all links to the games of a player, to their calendar and of the owner of their page; None: of everybody.

    Whoever has a seat's link is shown the others.
    """
    theirs = update(Player) if player_id is None else update(Player).where(col(Player.id) == player_id)
    session.exec(theirs.values(games_key=secrets.randbits(31), calendar_key=secrets.randbits(31)))
    page = update(PlayerPage) if player_id is None else update(PlayerPage).where(col(PlayerPage.player_id) == player_id)
    session.exec(page.values(key=secrets.randbits(31)))


def renew_calendar(player: Player) -> None:
    """Give a player's calendar another address, so that the present one shows nothing any more."""
    player.calendar_key = secrets.randbits(31)


def games_of(session: Session, player: Player) -> list[tuple[Game, Seat]]:
    """Return the games of a player with their seats: those under way, then the latest that have ended.

    An invitation that is not answered counts, unless the player wants none. Hands of deals count while they are played:
    there is one each day, and the others are on a page of their own.
    """
    seats = select(Game, Seat).join(Seat, col(Seat.game_id) == col(Game.id)).where(Seat.player_id == player.id)
    invited = and_(Seat.state == "invited", Game.status == "inviting", col(Seat.invited_at).is_not(None))
    theirs = Seat.state == "accepted" if player.muted else or_(Seat.state == "accepted", invited)
    open_ = seats.where(theirs, col(Game.status).in_(LISTED)).order_by(col(Game.created_at), col(Game.id))
    ended = seats.where(Seat.state == "accepted", col(Game.status).in_(FINISHED), col(Game.started_at).is_not(None))
    ended = ended.where(col(Game.deal).is_(None))
    ended = ended.order_by(col(Game.ended_at).desc(), col(Game.id)).limit(MOST_ENDED)
    return [*session.exec(open_), *session.exec(ended)]


def _seat_to_mail(session: Session, address: str) -> Seat | None:
    """Return the seat beside which the mail to an address is queued; None if none may be sent there.

    It is the player's latest seat, one in a game under way if there is one.
    """
    theirs = select(Seat).join(Game).join(Player, col(Player.id) == col(Seat.player_id))
    theirs = theirs.where(func.lower(Player.address) == address.lower(), col(Player.muted).is_(False))
    accepted = theirs.where(Seat.state == "accepted")
    latest = accepted.order_by(col(Game.status).in_(LISTED).desc(), col(Seat.id).desc())
    return session.exec(latest.limit(1)).first()
