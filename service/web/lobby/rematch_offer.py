"""The part of a finished game's page about playing it again: a sentence, and a button or a link."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from flask import url_for

from engine.language import Text, enumerated, plural, text
from service.gamelog.log import GameLog
from service.links import Scope
from service.lobby import rematch
from service.models import Seat
from service.players import organisers, players
from service.web.base.app_state import app_state
from service.web.base.form_fields import Field, FormFields, Option
from service.web.link.link_requests import LinkRequest
from service.web.lobby import first_turn
from service.web.lobby.start_form import robot_field

PLAY_AGAIN, JOIN = text("Play again"), text("Accept and play again")
AT_ONCE = text("The same edition, house rules and pace. The next game begins at once.")
PROPOSED = text(
    "{organiser} has proposed a new game with the same players, edition, house rules and pace. The invitation is in "
    "your mail, too."
)
ORGANISED = text("You have proposed the next game.")
JOINED = text("You are in the next game, which {organiser} organises.")
BEGUN = text("The next game has begun.")
YOUR_TURN = text("The next game has begun. It is your turn.")
BY_MAIL = text("The next game has begun. A mail has brought you the link to your seat.")
WITHOUT_YOU = text("A next game was proposed, but your seat in it was given to somebody else.")
SEE_ANSWERS, OPEN_TABLE = text("See who has answered"), text("Open your table")


@dataclass(frozen=True)
class RematchOffer:
    """A sentence, with the label of a button or the address and label of a link, if there is one.

    `robot`: the field for other robots than before, where there are some.
    """

    told: str
    button: str = ""
    url: str = ""
    link: str = ""
    robot: Field | None = None


def rematch_offer(link: LinkRequest) -> RematchOffer | None:
    """Return what to offer to the player of a seat; None unless the game is over and the link permits it."""
    if not rematch.may_follow(link.game) or not link.allows("rematch"):
        return None
    following = rematch.next_game(link.session, link.game.id)
    if following is None:
        return _first(link)
    return _next(link, GameLog(link.session, following))


def token_of_next(finished: Seat, following: GameLog) -> str | None:
    """Return the token of the page of a player's seat in the next game; None if they have none.

    Only a guest gets a seat link here: everybody else's comes by mail, or see `token_to_play`.
    """
    seat = rematch.seat_in(following, finished)
    if seat is None:
        return None
    scope: Scope = "seat" if following.game.erase_at is not None else "confirm" if seat.n == 0 else "invite"
    return app_state().links.token(scope, seat)


def token_to_play(finished: Seat, following: GameLog, *, begun: bool = False) -> str | None:
    """Return the token of a page on which a player with an address goes on in the next game; None if a mail brings it.

    `begun`: by a post of theirs just now. An old link to a seat opens no more than the first turn: later turns need
    the link of a mail.
    """
    seat = rematch.seat_in(following, finished)
    if seat is None or following.game.erase_at is not None:
        return None
    return (first_turn.token_once_dealt if begun else first_turn.token_of_first_turn)(following, seat)


def may_organise(link: LinkRequest) -> bool:
    """Return whether the player of a seat may start games on this site."""
    player = players.stored(link.session, link.seat.player_id)
    return organisers.may_organise(None if player is None else player.address, app_state().settings.organisers)


def _first(link: LinkRequest) -> RematchOffer | None:
    """Return the offer to propose the next game; None if this player may not."""
    if not may_organise(link) or (link.seat.player_id is None and link.game.erase_at is None):
        return None
    invited = [seat.name for seat in link.log.seats if seat.robot is None and seat.n != link.seat.n]
    told = _who_is_invited(invited) if invited else AT_ONCE
    return RematchOffer(told, PLAY_AGAIN, robot=_robot_field(link.log.seats))


def _who_is_invited(names: Sequence[str]) -> Text:
    return plural(
        "The same edition, house rules and pace. {names} gets an invitation by mail, and you organise the game.",
        "The same edition, house rules and pace. {names} get an invitation by mail, and you organise the game.",
        len(names),
    ).format(names=enumerated(names))


def _robot_field(seats: Sequence[Seat]) -> Field | None:
    """Return the choice of another strength for the robots of the next game; None if there are none."""
    if all(seat.robot is None for seat in seats):
        return None
    return robot_field(FormFields({}, {}, "again"), text("Robots"), Option("", text("As strong as now")), default="")


def _next(link: LinkRequest, following: GameLog) -> RematchOffer:
    token, seat = token_of_next(link.seat, following), rematch.seat_in(following, link.seat)
    if following.game.status != "inviting":
        return _begun(link, following, token)
    if seat is None or token is None:
        return RematchOffer(WITHOUT_YOU)
    organiser, url = following.seats[0].name, url_for("seat.page", token=token)
    if seat.state != "accepted":
        return RematchOffer(PROPOSED.format(organiser=organiser), JOIN)
    told = ORGANISED if seat.n == 0 else JOINED.format(organiser=organiser)
    return RematchOffer(told, url=url, link=SEE_ANSWERS) if link.content.scope == "seat" else RematchOffer(told)


def _begun(link: LinkRequest, following: GameLog, token: str | None) -> RematchOffer:
    """Return what to say of a next game that has begun; only by the link to a seat is its player led to it."""
    if token is None:
        return RematchOffer(BEGUN)
    if following.game.erase_at is not None:
        return RematchOffer(BEGUN, url=url_for("seat.page", token=token), link=OPEN_TABLE)
    to_play = token_to_play(link.seat, following) if link.content.scope == "seat" else None
    if to_play is None:
        return RematchOffer(BY_MAIL)
    return RematchOffer(YOUR_TURN, url=url_for("seat.page", token=to_play), link=OPEN_TABLE)
