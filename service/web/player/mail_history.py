"""The page *Why no mail?*: the mails to and from a seat with their results, for its player; and sending one again."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from flask import Response

from engine.language import Text, text, text_of
from service import errors
from service.clocks import zones
from service.inbound import correspondence
from service.inbound.correspondence import MailSummary
from service.links import Action
from service.models import UNDER_WAY
from service.players import unreached_questions
from service.settings import values
from service.text.addresses import as_typed, masked
from service.web.base import message_rows, responses, time_formats
from service.web.base.app_state import app_state
from service.web.base.error_pages import Refusal, status_of
from service.web.link import seat_object
from service.web.link.link_posts import Body, LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import PageNotice, rejection_notice, requested_notice
from service.web.player.device_messages import device_messages
from service.web.table import chat_pages

# The state of a mail in a word or two, by its way and state.
STATES: dict[str, dict[str, Text]] = {
    "to you": {
        **message_rows.STATES,
        "muted": text_of("mail", "held back"),
        "held": text_of("mail", "waits"),
        "digested": text_of("mail", "sent"),
        "unwanted": text_of("mail", "not sent"),
    },
    "from you": {
        "received": text_of("mail", "waits"),
        "played": text_of("mail", "played"),
        "sealed": text_of("mail", "sealed"),
        "refused": text_of("mail", "not played"),
        "ignored": text_of("mail", "ignored"),
        "failed": text_of("mail", "not played"),
    },
}


@seat.get("/mail-history")
def mail_history() -> Response:
    """Show the mails to and from the player of the seat with their results, the latest first."""
    with app_state().database.reading() as session:
        link = _require(read_link(session), "mails")
        return _json(link) if responses.wants_json() else _page(link, requested_notice(link))


def _require(link: LinkRequest, action: Action) -> LinkRequest:
    """Return the link. Raises errors.Revoked or Past unless its link permits the action and its seat gets mails."""
    link.require(action)
    if not link.is_dealt or link.seat.player_id is None:
        raise errors.Past(
            text("The game has not begun, or this seat has no mail address, so there are no mails to list.")
        )
    return link


def _letters(link: LinkRequest) -> list[MailSummary]:
    return correspondence.of_seat(link.session, link.seat, app_state().clock())


def _json(link: LinkRequest) -> Response:
    """Return the seat's object with the mails, times in ISO 8601 in UTC, and whether one can be sent again."""
    return seat_object.seat_json(
        link,
        mail_history=[_described(letter) for letter in _letters(link)],
        can_send_again=unreached_questions.obstacle(link.log, link.seat.n) is None,
    )


def _described(letter: MailSummary) -> dict[str, object]:
    return {
        "way": letter.way,
        "kind": letter.kind,
        "when": _iso(letter.when),
        "state": letter.state,
        "words": letter.result.told(_iso),
        "reasons": list(letter.reasons),
    }


def _rejected(link: LinkRequest, refusal: Refusal, _body: Body) -> Response:
    """Return the page with the reason. Raises the refusal as JSON, and if the link is not good for the page."""
    if responses.wants_json() or not isinstance(refusal, (errors.OutOfTurn, errors.TooMany)):
        raise refusal
    return _page(link, rejection_notice(refusal.message), status_of(refusal))


@seat.post("/mail-history")
@link_post(as_json=_json, rejected=_rejected)
def send_again(post: LinkPost) -> PostDone:
    """Send the mail that asks the player now once more."""
    _require(post.link, "again")
    unreached_questions.ask_again(post.tx, post.n)
    return PostDone("mail again", "seat.mail_history")


def _page(link: LinkRequest, notice: PageNotice | None, status: int = 200) -> Response:
    player = link.player
    zone = zones.zone_of(link.session, player.id)
    show = partial(time_formats.local_moment, zone=zone)
    return responses.page(
        "player/mail_history.html",
        status,
        **link_context(link),
        notice=notice,
        address=_own_address(link, player.address),
        sender=values.sender(app_state().settings.mail_from).addr_spec,
        letters=[
            {
                "title": letter.title,
                "state": STATES[letter.way][letter.state],
                "bad": letter.state in ("failed", "refused"),
                "received": letter.way == "from you",
                "told": letter.result.told(show),
                "reasons": letter.reasons,
                "when": show(letter.when),
            }
            for letter in _letters(link)
        ],
        number=correspondence.NUMBER,
        obstacle=unreached_questions.obstacle(link.log, link.seat.n),
        mails_off=link.seat.mails_off,
        trimmed=link.game.trimmed_at is not None,
        told_devices=device_messages(link, zone),
        messages=chat_pages.message_rows(link, zone),
        under_way=link.game.status in UNDER_WAY,
        saved_zone=player.time_zone,
    )


def _own_address(link: LinkRequest, address: str) -> str:
    """Return the player's address, to be read over; masked for the link of a mail, which may be forwarded."""
    return as_typed(address) if link.content.scope == "seat" else masked(address)


def _iso(when: datetime) -> str:
    """Return a time to the minute: seconds would tell in which order mails were sent."""
    return when.replace(second=0, microsecond=0).isoformat()
