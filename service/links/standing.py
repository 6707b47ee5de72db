"""The standing of a link: whether it is still valid, given the present state of its game.

`live`: valid for what it was made for. `past`: its turn, window, question, invitation or time is over. `revoked`: its
owner, who still has the seat, was given newer links. `former`: the seat has another player now, or none; of a link to
all games or the page of a player: they are forgotten, or it was taken down; of a device: it is told nothing more.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from sqlmodel import Session, col, select

from engine.language import text
from service import errors
from service.gamelog import join_requests, presence, requested_address
from service.gamelog.log import GameLog
from service.links.tokens import LinkContent, PlayerLinkContent
from service.models import (
    BEFORE_THE_DEAL,
    UNDER_WAY,
    ClockNote,
    Device,
    Game,
    LoggedMove,
    Motion,
    Player,
    PlayerPage,
    Seat,
)

Standing = Literal["live", "past", "revoked", "former"]

SHOWN_FOR = timedelta(minutes=10)
"""How long a `done` link shows what its post led to."""
LISTED_FOR = timedelta(hours=24)
"""How long a `games` link lists the games of its player."""


def holder(session: Session, content: LinkContent, now: datetime) -> tuple[GameLog, Standing]:
    """Return the game of a link, and the link's standing at `now`. Raises errors.Forged if the game was deleted."""
    game = session.get(Game, content.game_id)
    if game is None:
        raise errors.Forged(text("This link belongs to a game that does not exist any more."))
    log = GameLog(session, game)
    return log, standing(log, content, now)


def standing(log: GameLog, content: LinkContent, now: datetime) -> Standing:
    """Return the standing of a link at `now`."""
    seat = log.seats[content.seat]
    if content.scope == "offer":  # made for the epoch that begins when it is accepted
        return "live" if _is_offered(log, seat, content) else "past"
    if content.scope == "proposal":
        return _standing_of_proposal(log.game, seat)
    if content.scope == "address":  # also past once confirmed, which increments the seat's epoch
        return "live" if _is_requested(log, seat, content, now) else "past"
    if content.scope == "join":
        return "live" if _may_join(log, seat, content, now) else "past"
    if content.epoch != seat.epoch:
        return "former" if content.epoch < seat.owner_epoch else "revoked"
    if content.scope == "deadlines" and content.at != seat.calendar_no:
        return "revoked"
    return "live" if _is_live(log, seat, content, now) else "past"


def standing_of_games(player: Player | None, content: PlayerLinkContent, now: datetime) -> Standing:
    """Return the standing of a link to all games of a player, whose row is None once they are forgotten."""
    if player is None or player.forgotten_at is not None:
        return "former"
    if content.key != player.games_key:
        return "revoked"
    return "live" if now.timestamp() < content.made_at + LISTED_FOR.total_seconds() else "past"


def standing_of_calendar(player: Player | None, content: PlayerLinkContent) -> Standing:
    """Return the standing of a link to a player's calendar, whose row is None once they are forgotten."""
    if player is None or player.forgotten_at is not None:
        return "former"
    return "live" if content.key == player.calendar_key else "revoked"


def standing_of_device(device: Device | None, player: Player | None, content: PlayerLinkContent) -> Standing:
    """Return the standing of a link of a device, whose row is None once it is told nothing any more."""
    if player is None or player.forgotten_at is not None or device is None or device.player_id != player.id:
        return "former"
    return "live" if (content.key, device.epoch) == (device.key, player.games_key) else "revoked"


def standing_of_page(page: PlayerPage | None, content: PlayerLinkContent) -> Standing:
    """Return the standing of a link that changes a player's page, whose row is None once it is taken down."""
    if page is None:
        return "former"
    return "live" if content.key == page.key else "revoked"


def _standing_of_proposal(game: Game, seat: Seat) -> Standing:
    """Return the standing of a link to a proposal, until the game is confirmed.

    It stays valid when the organiser's address is corrected, which raises the seat's epoch and the owner's, but not
    when the links of that address are revoked, which raises the seat's alone.
    """
    if game.status != "proposed":
        return "past"
    return "live" if seat.epoch == seat.owner_epoch else "revoked"


def _is_requested(log: GameLog, seat: Seat, content: LinkContent, now: datetime) -> bool:
    """Return whether the address of a link is the last one that the guest has typed, and not confirmed yet."""
    request = requested_address.last_request(log.session, log.game, now)
    if request is None or content.epoch != seat.epoch or not requested_address.may_be_confirmed(log.game):
        return False
    return content.at == requested_address.number_of(request)


def _may_join(log: GameLog, organiser: Seat, content: LinkContent, now: datetime) -> bool:
    """Return whether a request to join may be confirmed, waits or has a seat, in a game whose cards are not dealt.

    Its epoch is that of the organiser's seat: after a restore the numbers of requests are given once more.
    """
    request = join_requests.request_of(log.session, log.game.id, content.at)
    if request is None or content.epoch != organiser.epoch or log.game.status not in BEFORE_THE_DEAL:
        return False
    is_open = join_requests.may_be_confirmed(log, request, now) or join_requests.is_waiting(log, request)
    return is_open or join_requests.taken_seat(log, request) is not None


def _is_live(log: GameLog, seat: Seat, content: LinkContent, now: datetime) -> bool:
    """Return whether a link of the seat's present epoch is valid for what it was made for."""
    game = log.game
    match content.scope:
        case "seat" | "language" | "league" | "deadlines":
            return True
        case "done":
            return _was_made_lately(log, content, now)
        case "analysis":  # in a sealed game of a league its player can look at their own seat with it
            return game.status == "over" or (game.sealed and game.deal is None)
        case "mute" | "plan":
            of_deals = content.scope == "plan" and game.deal is not None  # with it mails of deals are ended, also later
            return of_deals or game.status in (*BEFORE_THE_DEAL, *UNDER_WAY)
        case "confirm":
            return game.status in BEFORE_THE_DEAL and seat.n == 0
        case "invite":
            return game.status in BEFORE_THE_DEAL
        case "turn" | "window" if game.status in UNDER_WAY:
            return _waits_for(log, content)
        case "motion" if game.status in UNDER_WAY:
            return _is_asked(log, content)
        case "back" if game.status in UNDER_WAY:
            return presence.is_held(seat) and content.at == held_at(log, seat)
    return False


def _waits_for(log: GameLog, content: LinkContent) -> bool:
    """Return whether the turn or the window of a link is the present one and waits for its seat."""
    if content.at != (log.game.turn_at if content.scope == "turn" else log.game.window_at):
        return False
    position = log.position
    return position.turn == content.seat if content.scope == "turn" else content.seat in position.to_act()


def _was_made_lately(log: GameLog, content: LinkContent, now: datetime) -> bool:
    """Return whether the move that a link shows was made less than SHOWN_FOR ago."""
    move = log.session.get(LoggedMove, (log.game.id, content.at))
    return move is not None and now < move.made_at + SHOWN_FOR


def _is_asked(log: GameLog, content: LinkContent) -> bool:
    """Return whether this seat may answer the question; the owner of an offered seat may object until it is taken."""
    motion = log.session.get(Motion, content.at)
    if motion is None or motion.game_id != log.game.id:
        return False
    if motion.state == "carried":
        return content.seat == motion.seat
    return motion.state == "open" and content.seat in (*motion.asked, motion.by, motion.seat)


def held_at(log: GameLog, seat: Seat) -> int | None:
    """Return the number of moves when a robot last took over the seat; None if none ever did."""
    held = select(ClockNote.at).where(ClockNote.game_id == log.game.id, ClockNote.seat == seat.n)
    held = held.where(col(ClockNote.what).in_(("held", "resigned"))).order_by(col(ClockNote.id).desc())
    return log.session.exec(held.limit(1)).first()


def _is_offered(log: GameLog, seat: Seat, content: LinkContent) -> bool:
    """Return whether the seat is still offered to the person the link was made for."""
    motion, game = log.session.get(Motion, content.at), log.game
    return (
        motion is not None
        and (motion.game_id, motion.seat, motion.state) == (game.id, seat.n, "carried")
        and content.epoch == seat.epoch + 1
        and game.status in UNDER_WAY
    )
