"""The page *Why no mail?*: the mails to and from a seat with their results, for its player; and sending one again."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from flask import Blueprint, Response, url_for

from service import errors
from service.clocks import zones
from service.links import Action
from service.models import UNDER_WAY, Player
from service.operations import correspondence
from service.operations.correspondence import Letter
from service.players import unreached_questions
from service.settings import values
from service.text.addresses import masked
from service.web.base import responses, times
from service.web.base.app_state import app_state
from service.web.base.error_pages import status_of, with_retry_after
from service.web.base.link_requests import Visit, lock_visit, read_visit
from service.web.base.page_notices import PageNotice, rejection_notice, requested_notice
from service.web.table import seat_page
from service.web.table.page_context import link_context

blueprint = Blueprint("mail_history", __name__)

NO_MAILS = "The game has not begun, or this seat has no mail address, so there are no mails to list."
# The state of a mail in a word or two, by its way and state.
STATES = {
    "to you": {
        "queued": "waits",
        "sending": "waits",
        "sent": "sent",
        "superseded": "not sent",
        "muted": "held back",
        "held": "waits",
        "digested": "sent",
        "unwanted": "not sent",
        "failed": "failed",
    },
    "from you": {
        "received": "waits",
        "played": "played",
        "sealed": "sealed",
        "refused": "not played",
        "ignored": "ignored",
        "failed": "not played",
    },
}


@blueprint.get("/p/<token>/mail-history")
def page(token: str) -> Response:
    """Show the mails to and from the player of the seat with their results, the latest first."""
    with app_state().database.reading() as session:
        visit = _require(read_visit(session, token), "mails")
        return _json(visit) if responses.wants_json() else _page(visit, requested_notice(visit))


@blueprint.post("/p/<token>/mail-history")
def send_again(token: str) -> Response:
    """Send the mail that asks the player now once more."""
    try:
        with app_state().database.writing() as session:
            visit, tx = lock_visit(session, token)
            _require(visit, "again")
            unreached_questions.ask_again(tx, visit.claim.seat)
    except (errors.OutOfTurn, errors.TooMany) as refusal:
        if responses.wants_json():
            raise
        with app_state().database.reading() as session:
            shown = _page(read_visit(session, token), rejection_notice(refusal.message), status_of(refusal))
            return with_retry_after(shown, refusal)
    if not responses.wants_json():
        return responses.redirect_to(url_for("mail_history.page", token=token, notice="mail again"))
    with app_state().database.reading() as session:
        return _json(read_visit(session, token))


def _require(visit: Visit, action: Action) -> Visit:
    """Return the visit. Raises errors.Revoked or Past unless its link permits the action and its seat gets mails."""
    visit.require(action)
    if not visit.is_dealt or visit.seat.player_id is None:
        raise errors.Past(NO_MAILS)
    return visit


def _letters(visit: Visit) -> list[Letter]:
    return correspondence.of_seat(visit.session, visit.seat, app_state().clock())


def _json(visit: Visit) -> Response:
    """Return the seat's object with the mails, times in ISO 8601 in UTC, and whether one can be sent again."""
    return seat_page.seat_json(
        visit,
        mail_history=[_described(letter) for letter in _letters(visit)],
        can_send_again=unreached_questions.obstacle(visit.log, visit.seat.n) is None,
    )


def _described(letter: Letter) -> dict[str, object]:
    return {
        "way": letter.way,
        "kind": letter.kind,
        "when": _iso(letter.when),
        "state": letter.state,
        "words": letter.result.told(_iso),
        "reasons": list(letter.reasons),
    }


def _page(visit: Visit, notice: PageNotice | None, status: int = 200) -> Response:
    player = visit.session.get_one(Player, visit.seat.player_id)
    zone = zones.zone_of(visit.session, player.id)
    show = partial(times.local_moment, zone=zone)
    return responses.page(
        "player/mail_history.html",
        status,
        **link_context(visit),
        notice=notice,
        address=masked(player.address),
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
            for letter in _letters(visit)
        ],
        number=correspondence.NUMBER,
        obstacle=unreached_questions.obstacle(visit.log, visit.seat.n),
        mails_off=visit.seat.mails_off,
        trimmed=visit.game.trimmed_at is not None,
        under_way=visit.game.status in UNDER_WAY,
        saved_zone=player.time_zone,
    )


def _iso(when: datetime) -> str:
    """Return a time to the minute: seconds would tell in which order mails were sent."""
    return when.replace(second=0, microsecond=0).isoformat()
