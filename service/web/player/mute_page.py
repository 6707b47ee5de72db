"""Which mails a player gets: a switch for those of one game, and a choice for those of all their games.

Every mail of a game has the address of this page in its headers, with a token for nothing else; a digest has that of
the choice for all games. Mail programs post there for their users, without showing the page (RFC 8058).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from flask import Blueprint, Response, request, url_for

from service import errors
from service.links import Action, Verdict
from service.models import FINISHED, Player
from service.players import mail_plans, muting
from service.web.base import bodies, responses, times
from service.web.base.app_state import app_state
from service.web.base.error_pages import status_of
from service.web.base.link_requests import Visit, lock_visit, read_visit
from service.web.base.page_notices import PageNotice, rejection_notice, requested_notice
from service.web.lobby.start_form import FormFields
from service.web.table import seat_page
from service.web.table.page_context import link_context

blueprint = Blueprint("mute", __name__)


class Choice(NamedTuple):
    """One of several choices: its value in the post, its title, and what it means."""

    value: str
    title: str
    told: str


PLANS = (
    Choice(
        "all",
        "All mails",
        "Each comes at once: when it is your turn, when you are asked something, when a hand is over, and other news.",
    ),
    Choice(
        "needed",
        "Only what needs me",
        "Your turn, a question to you, a reminder before your time is up, a robot in your seat, and how each game "
        "ends. No other news: your page tells it, and the mail of your next turn.",
    ),
    Choice(
        "digest",
        "One digest a day",
        "Your turns and the news of all games come in one mail a day, if there is anything to tell. What cannot wait "
        "comes at once: a question to you, a reminder, a robot in your seat, how each game ends, and a turn that would "
        "have only the last quarter of its time left by then.",
    ),
)
TOGETHER = (
    Choice("false", "One mail for each", "Every turn has a mail of its own."),
    Choice(
        "true",
        "One mail for all of them",
        "Turns that come in your quiet hours wait until these are over, if they have the time. Several that wait come "
        "in one mail. A digest is one mail in any case.",
    ),
)
SWITCH_EXPECTED = "The field `mails` must be on or off."
NO_MAILS = "No mail address is stored for this seat, so no mail is sent to it."
MISTAKES = "Please look at the fields marked below."


@blueprint.get("/p/<token>/mails")
def page(token: str) -> Response:
    """Show whether the mails of this game are on, which mails of all games come, and what each choice means."""
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        _require(visit, "mute")
        return _mails_json(visit) if responses.wants_json() else mails_page(visit, requested_notice(visit))


@blueprint.get("/p/<token>/mails/all")
def all_games(token: str) -> Response:
    """Show the same page: a mail program may open the address that a digest names."""
    return page(token)


@blueprint.post("/p/<token>/mails")
def switch(token: str) -> Response:
    """Switch the mails of this game off, or with `mails=on` on again. For a game that is over, change nothing."""
    body = bodies.read_body(request)
    on = _switched_on(body)
    with app_state().database.writing() as session:
        visit, tx = lock_visit(session, token)
        if _require(visit, "mute") is Verdict.ALLOWED:
            muting.switch_mails(tx, visit.claim.seat, on=on)
        scope = visit.claim.scope
    if "mails" not in body or responses.wants_json():
        return page(token)  # a mail program follows no redirect (RFC 8058)
    if scope == "mute":
        return responses.redirect_to(url_for("mute.page", token=token))
    return seat_page.done_response(token, "mails on" if on else "mails off")


@blueprint.post("/p/<token>/mails/all")
def save_plan(token: str) -> Response:
    """Save the choice for all games: `plan`, `digest_at`, `together`.

    Without these fields switch the mails of all games off, or with `mails=on` on.
    """
    body = bodies.read_body(request)
    if body.keys() & set(mail_plans.FIELDS):
        return _save_choice(token, body)
    on = _switched_on(body)
    with app_state().database.reading() as session:
        player_id = _player_id(read_visit(session, token))
    muting.switch_all(app_state().database, player_id, app_state().clock(), on=on)
    if "mails" not in body or responses.wants_json():
        return page(token)
    return responses.redirect_to(url_for("mute.page", token=token, notice="all on" if on else "all off"))


def _save_choice(token: str, body: Mapping[str, object]) -> Response:
    try:
        with app_state().database.writing() as session:
            visit, tx = lock_visit(session, token)
            player_id = _player_id(visit)
            chosen = mail_plans.read(body, session.get_one(Player, player_id))
            mail_plans.keep(session, player_id, chosen, tx.now)
    except errors.Invalid as refusal:
        if responses.wants_json():
            raise
        with app_state().database.reading() as session:
            visit = read_visit(session, token)
            typed = bodies.text_fields(body)
            return mails_page(visit, rejection_notice(MISTAKES), status_of(refusal), typed, refusal.fields)
    if responses.wants_json():
        return page(token)
    return responses.redirect_to(url_for("mute.page", token=token, notice="plan"))


def _require(visit: Visit, action: Action) -> Verdict:
    """Return the verdict. Raises errors.Revoked or Past if it is REFUSED, or no address is stored for the seat."""
    verdict = visit.require(action)
    if verdict is Verdict.ALLOWED and visit.seat.player_id is None:
        raise errors.Past(NO_MAILS)
    return verdict


def _player_id(visit: Visit) -> int:
    """Return the player for whose games the link may choose. Raises errors.Revoked or Past if it may not."""
    _require(visit, "plan")
    return visit.seat.player_id or 0


def _mails_json(visit: Visit) -> Response:
    """Return the seat's object with whether its mails are on and, for a link that may change it, the choice for all."""
    mails: dict[str, object] = {}
    if visit.allows("mute"):
        mails["mails"] = "off" if visit.seat.mails_off else "on"
    if visit.allows("plan"):
        player = _player(visit)
        mails |= {
            "plan": player.mail_plan,
            "digest_at": times.time_of_day(player.digest_minute),
            "together": player.mails_together,
        }
    return seat_page.seat_json(visit, **mails)


def mails_page(
    visit: Visit,
    notice: PageNotice | None = None,
    status: int = 200,
    typed: Mapping[str, str] | None = None,
    wrong: Mapping[str, str] | None = None,
) -> Response:
    """Return the page, of a game that is over without the switch."""
    over = visit.game.status in FINISHED
    plan = _plan_form(_player(visit), FormFields(typed or {}, wrong or {}, "mails")) if visit.allows("plan") else None
    return responses.page(
        "player/mails.html",
        status,
        **link_context(visit),
        notice=notice,
        over=over,
        off=visit.seat.mails_off,
        plan=plan,
    )


def _plan_form(player: Player, form: FormFields) -> dict[str, object]:
    """Return the choice for all games as the form shows it."""
    return {
        "plan": form.field("plan", "Which mails do you want?", player.mail_plan),
        "plans": PLANS,
        "digest_at": form.field("digest_at", "The hour of the digest", times.time_of_day(player.digest_minute) or ""),
        "together": form.field(
            "together", "When several games wait for you at the same time", str(player.mails_together).lower()
        ),
        "ways": TOGETHER,
        "zone": player.time_zone,
    }


def _player(visit: Visit) -> Player:
    return visit.session.get_one(Player, visit.seat.player_id)


def _switched_on(body: Mapping[str, object]) -> bool:
    """Return whether a post switches the mails on; without the field it switches them off. Raises errors.Unreadable."""
    wish = body.get("mails", "off")
    if wish not in ("on", "off"):
        raise errors.Unreadable(SWITCH_EXPECTED)
    return bool(wish == "on")
