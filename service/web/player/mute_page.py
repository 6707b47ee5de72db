"""Which mails a player gets: a switch for those of one game, and a choice for those of all their games.

Every mail of a game has the address of this page in its headers, with a token for nothing else; a digest has that of
the choice for all games. Mail programs post there for their users, without showing the page (RFC 8058).
"""

from __future__ import annotations

from collections.abc import Mapping

from flask import Response, request, url_for

from engine.language import text
from service import errors
from service.links import Action, Verdict
from service.models import FINISHED, Player
from service.players import deal_mails, mail_plans, muting
from service.views.terms import Way
from service.web.base import bodies, responses, time_formats
from service.web.base.app_state import app_state
from service.web.base.error_pages import Refusal, status_of
from service.web.base.form_fields import FormFields
from service.web.link import seat_object
from service.web.link.link_posts import Body, LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import MISTAKES, PageNotice, rejection_notice, requested_notice

PLANS = {
    "all": Way(
        text("All mails"),
        text(
            "Each comes at once: when it is your turn, when you are asked something, when a hand is over, and other "
            "news."
        ),
    ),
    "needed": Way(
        text("Only what needs me"),
        text(
            "Your turn, a question to you, a reminder before your time is up, a robot in your seat, and how each game "
            "ends. No other news: your page tells it, and the mail of your next turn."
        ),
    ),
    "digest": Way(
        text("One digest a day"),
        text(
            "Your turns and the news of all games come in one mail a day, if there is anything to tell. What cannot "
            "wait comes at once: a question to you, a reminder, a robot in your seat, how each game ends, and a turn "
            "that would have only the last quarter of its time left by then."
        ),
    ),
}
TOGETHER = {
    "false": Way(text("One mail for each"), text("Every turn has a mail of its own.")),
    "true": Way(
        text("One mail for all of them"),
        text(
            "Turns that come in your quiet hours wait until these are over, if they have the time. Several that wait "
            "come in one mail. A digest is one mail in any case."
        ),
    ),
}
DEALS = {
    "false": Way(text("No mail"), text("You find the deal of each day on its page.")),
    "true": Way(
        text("One mail a day"),
        text("A hand begins for you at that hour, and its mail may be answered. What you do not play costs nothing."),
    ),
}
"""The choices by their values in the post."""


@seat.get("/mails")
def mails() -> Response:
    """Show whether the mails of this game are on, which mails of all games come, and what each choice means."""
    with app_state().database.reading() as session:
        return _shown(read_link(session), "mute")


@seat.get("/mails/all")
def all_mails() -> Response:
    """Show the same page: a mail program may open the address that a digest names."""
    return mails()


def _shown(link: LinkRequest, action: Action) -> Response:
    if not responses.wants_json():
        return opened(link, action)
    _require(link, action)
    return _mails_json(link)


def opened(link: LinkRequest, action: Action) -> Response:
    """Return the page as a link opens it for an action. Raises errors.Revoked or Past if it is not good for that."""
    _require(link, action)
    return _mails_page(link, requested_notice(link))


def _require(link: LinkRequest, action: Action) -> Verdict:
    """Return the verdict. Raises errors.Revoked or Past if it is REFUSED, or no address is stored for the seat."""
    verdict = link.require(action)
    if verdict is Verdict.ALLOWED and link.seat.player_id is None:
        raise errors.Past(text("No mail address is stored for this seat, so no mail is sent to it."))
    return verdict


def _player_id(link: LinkRequest, action: Action) -> int:
    """Return the player for whose games the link may do something. Raises errors.Revoked or Past if it may not."""
    _require(link, action)
    return link.seat.player_id or 0


def _mails_json(link: LinkRequest) -> Response:
    """Return the seat's object with whether its mails are on and, for a link that may change it, the choice for all."""
    mails: dict[str, object] = {}
    if link.allows("mute"):
        mails["mails"] = "off" if link.seat.mails_off else "on"
    if link.allows("plan"):
        player = link.player
        mails |= {
            "plan": player.mail_plan,
            "digest_at": time_formats.time_of_day(player.digest_minute),
            "together": player.mails_together,
            "deal": player.deal_mails,
            "deal_at": time_formats.time_of_day(player.deal_minute),
        }
    return seat_object.seat_json(link, **mails)


def _rejected(link: LinkRequest, refusal: Refusal, body: Body) -> Response:
    """Return the page with what was typed and what is wrong with it. Raises the refusal as JSON."""
    if responses.wants_json() or not isinstance(refusal, errors.Invalid):
        raise refusal
    return _mails_page(link, rejection_notice(MISTAKES), status_of(refusal), bodies.text_fields(body), refusal.fields)


@seat.get("/mails/deal")
def deal_mails_page() -> Response:
    """Show the choice for all games: a mail program may open the address that the mail of a deal names."""
    with app_state().database.reading() as session:
        return _shown(read_link(session), "plan")


@seat.post("/mails/deal")
@link_post("plan", as_json=_mails_json)
def end_deal_mails(post: LinkPost) -> PostDone:
    """Mail no more deals, as a mail program asks for its user."""
    bodies.require_one_click(post.body)
    deal_mails.end(post.tx.session, _player_id(post.link, "plan"))
    return PostDone(instead=deal_mails_page)


@seat.post("/mails")
@link_post(as_json=_mails_json, rejected=_rejected)
def switch_mails(post: LinkPost) -> PostDone:
    """Switch the mails of this game off with `mails=off`, on again with `mails=on`, or off as a mail program asks.

    For a game that is over, change nothing.
    """
    on = _switched_on(post.body)
    if _require(post.link, "mute") is Verdict.ALLOWED:
        muting.switch_mails(post.tx, post.n, on=on)
    if bodies.is_one_click(post.body):
        return PostDone(instead=mails)  # a mail program follows no redirect (RFC 8058)
    if post.link.content.scope == "mute":
        return PostDone(page="seat.mails")
    return PostDone("mails on" if on else "mails off")


def _mails_page(
    link: LinkRequest,
    notice: PageNotice | None = None,
    status: int = 200,
    typed: Mapping[str, str] | None = None,
    wrong: Mapping[str, str] | None = None,
) -> Response:
    """Return the page, of a game that is over without the switch, and of a deal without its own mails."""
    over, may_switch = link.game.status in FINISHED, link.allows("mute")
    plan = _plan_form(link.player, FormFields(typed or {}, wrong or {}, "mails")) if link.allows("plan") else None
    return responses.page(
        "player/mails.html",
        status,
        **link_context(link),
        notice=notice,
        over=over,
        off=link.seat.mails_off,
        may_switch=may_switch,
        of_game=link.game.deal is None and (may_switch or over),
        plan=plan,
    )


@link_post(as_json=_mails_json, rejected=_rejected)
def _save_choice(post: LinkPost) -> PostDone:
    player_id = _player_id(post.link, "plan")
    session, now = post.tx.session, post.tx.now
    mail_plans.keep(session, player_id, mail_plans.read(post.body, session.get_one(Player, player_id)), now)
    return PostDone("plan", "seat.mails" if post.link.allows("mute") else "seat.page")


@seat.post("/mails/all")
def save_plan() -> Response:
    """Save the choice for all games: `plan`, `digest_at`, `together`, `deal`, `deal_at`.

    Without these fields switch the mails of all games off or on, as `mails` says, or off as a mail program asks.
    """
    body = bodies.read_body(request)
    if body.keys() & set(mail_plans.FIELDS):
        return _save_choice()
    on = _switched_on(body)
    with app_state().database.reading() as session:
        player_id = _player_id(read_link(session), "mute all")
    muting.switch_all(app_state().database, player_id, app_state().clock(), on=on)
    if bodies.is_one_click(body) or responses.wants_json():
        return mails()
    return responses.redirect_to(url_for("seat.mails", notice="all on" if on else "all off"))


def _plan_form(player: Player, form: FormFields) -> dict[str, object]:
    return {
        "plan": form.field("plan", text("Which mails do you want?"), player.mail_plan),
        "plans": PLANS,
        "digest_at": form.field(
            "digest_at", text("The hour of the digest"), time_formats.time_of_day(player.digest_minute) or ""
        ),
        "together": form.field(
            "together", text("When several games wait for you at the same time"), str(player.mails_together).lower()
        ),
        "ways": TOGETHER,
        "deal": form.field("deal", text("Do you want the deal of the day by mail?"), str(player.deal_mails).lower()),
        "deals": DEALS,
        "deal_at": form.field(
            "deal_at", text("The hour of that mail"), time_formats.time_of_day(player.deal_minute) or ""
        ),
        "zone": player.time_zone,
    }


def _switched_on(body: Mapping[str, object]) -> bool:
    """Return whether a post switches the mails on; one of a mail program does not. Raises errors.Malformed."""
    return not bodies.is_one_click(body) and bodies.required_switch(body, "mails")
