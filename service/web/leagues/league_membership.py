"""The leagues of a seat's player: joining one, leaving it, founding one, and the switch of its mails."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from flask import Response

from engine.language import Text, counted, text
from service import errors
from service.leagues import founding, league_terms, membership
from service.leagues.league_terms import LeagueTerms
from service.models import League, LeagueMember
from service.players import organisers, player_pages
from service.text import fields
from service.text.amounts import HOUR, duration, weeks
from service.text.fields import FieldParser
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.error_pages import Refusal, status_of
from service.web.base.form_fields import FormFields, Option
from service.web.link import seat_object
from service.web.link.link_posts import Body, LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import MISTAKES, PageNotice, rejection_notice, requested_notice
from service.web.lobby import table_list
from service.web.lobby.start_form import AT_TABLE, edition_field

NO_ADDRESS = text("No mail address is stored for this seat, so its player can play in no league.")
NO_PAGE = text("A league is founded by the operator of this site, or by a player who has a page of their own.")
NOT_FOUNDER = text("You have not founded this league.")
_Shown = tuple[Mapping[str, str] | None, Mapping[str, str] | None]  # what was typed, and what was wrong


class ShownMembership(NamedTuple):
    """A league of the player's, with what they do in it; `is_founder`: they may end it."""

    name: str
    url: str
    told: Text
    is_founder: bool


class OpenLeague(NamedTuple):
    """A league that the player may join."""

    name: str
    url: str


@seat.get("/leagues")
def leagues() -> Response:
    """Show the player's leagues, and those they may join; as JSON the names of theirs with the seat's object."""
    with app_state().database.reading() as session:
        link = read_link(session).require_address("league", NO_ADDRESS)
        return _json(link) if responses.wants_json() else opened(link)


@seat.get("/leagues/mails")
def leagues_as_named_in_mails() -> Response:
    """Show the same page: a mail program may open the address that a mail names."""
    return leagues()


def opened(link: LinkRequest) -> Response:
    """Return the page as a link opens it."""
    return _page(link.require_address("league", NO_ADDRESS), requested_notice(link))


def _json(link: LinkRequest) -> Response:
    found = membership.memberships_of(link.session, link.seat.player_id or 0)
    return seat_object.seat_json(link, leagues=[league.name for league, _ in found])


def _rejected(link: LinkRequest, refusal: Refusal, body: Body) -> Response:
    if responses.wants_json() or not link.allows("league") or link.seat.player_id is None:
        raise refusal
    if isinstance(refusal, errors.Invalid):
        typed = bodies.text_fields(body)
        notice = PageNotice(MISTAKES, bad=True)
        return _page(link, notice, typed, refusal.fields, status_of(refusal))
    return _page(link, rejection_notice(refusal.message), status=status_of(refusal))


@seat.post("/leagues")
@link_post("league", as_json=_json, rejected=_rejected)
def change_leagues(post: LinkPost) -> PostDone:
    """Join a league (`join`, with the player's `name` in it), leave one (`leave`), or end one of one's own (`end`).

    Or have no mails of leagues with `mails=off`, and with `mails=on` again.
    """
    link, session, now = post.link.require_address("league", NO_ADDRESS), post.tx.session, post.tx.now
    player_id = link.seat.player_id or 0
    if "mails" in post.body:
        on = bodies.required_switch(post.body, "mails")
        membership.switch_mails(session, player_id, on=on)
        return PostDone("league mails on" if on else "league mails off", "seat.leagues")
    wish = next((one for one in ("leave", "end") if one in post.body), "join")
    league = founding.lock_league(session, bodies.required_text(post.body, wish))
    if wish == "leave":
        membership.leave(session, league, player_id, now)
        return PostDone("league left", "seat.leagues")
    if wish == "end":
        if league.founder_id != player_id:
            raise errors.OutOfTurn(NOT_FOUNDER)
        founding.end(league, now)
        return PostDone("league ended", "seat.leagues")
    table_list.require_member(link.player.address, "name")
    membership.join(session, league, player_id, _read_name(post.body), now)
    return PostDone("league joined", "seat.leagues")


@seat.post("/leagues/new")
@link_post("league", as_json=_json, rejected=_rejected)
def found_league(post: LinkPost) -> PostDone:
    """Found a league, as a player who has a page, by whose name they play in it."""
    link, session, now = post.link.require_address("league", NO_ADDRESS), post.tx.session, post.tx.now
    player_id = link.seat.player_id or 0
    page = player_pages.page_of(session, player_id)
    if page is None:
        raise errors.OutOfTurn(NO_PAGE)
    table_list.require_list("name")
    organisers.check(link.player.address, app_state().settings.organisers, "name")
    league = founding.found(session, player_id, league_terms.read_terms(post.body), now)
    membership.join(session, league, player_id, page.name, now)
    return PostDone("league founded", "seat.leagues")


@seat.post("/leagues/mails")
@link_post("league", as_json=_json)
def end_league_mails(post: LinkPost) -> PostDone:
    """Send the player no more mails of leagues, as a mail program asks for its user."""
    bodies.require_one_click(post.body)
    link = post.link.require_address("league", NO_ADDRESS)
    membership.switch_mails(post.tx.session, link.seat.player_id or 0, on=False)
    return PostDone(instead=leagues)  # a mail program follows no redirect (RFC 8058)


def _read_name(body: Body) -> str:
    reader = FieldParser()
    reader.only(body, ("join", "name"))
    name = fields.required_name(reader, body)
    reader.done()
    return name


# --- the page --------------------------------------------------------------------------------------------------------


def _page(
    link: LinkRequest,
    notice: PageNotice | None,
    typed: Mapping[str, str] | None = None,
    wrong: Mapping[str, str] | None = None,
    status: int = 200,
) -> Response:
    session, player_id = link.session, link.seat.player_id or 0
    mine = membership.memberships_of(session, player_id)
    known = {league.id for league, _ in mine}
    page = player_pages.page_of(session, player_id)
    joining = (typed or {}).get("join")
    may_found = page is not None and table_list.is_offered()
    shown: _Shown = (typed, wrong)
    to_join, to_found = (shown, (None, None)) if joining else ((None, None), shown)
    return responses.page(
        "leagues/membership.html",
        status,
        **link_context(link),
        notice=notice,
        mine=[_membership(link, league, member) for league, member in mine],
        others=[_open(one) for one in founding.leagues(session) if one.id not in known],
        name=_fields(to_join, "join").field("name", text("Your name in the league"), link.seat.name),
        mails_off=any(member.mails_off for _, member in mine),
        has_page=page is not None,
        form=_form(_fields(to_found, "league")) if may_found else None,
        may_ask_for_page=link.allows("page"),
    )


def _fields(shown: _Shown, prefix: str) -> FormFields:
    typed, wrong = shown
    return FormFields(typed or {}, wrong or {}, prefix)


def _membership(link: LinkRequest, league: League, member: LeagueMember) -> ShownMembership:
    place = membership.place_in_season(link.session, member)
    if place is not None:
        told = text("You play in division {number}.").format(number=place.division)
    elif member.waits:
        told = counted("You wait for one more season.", "You wait for {number} more seasons.", member.waits)
    else:
        told = text("You play from the next season on.")
    is_founder = league.founder_id == link.seat.player_id and league.ended_at is None
    return ShownMembership(league.name, app_state().links.league(league.name), told, is_founder)


def _open(league: League) -> OpenLeague:
    return OpenLeague(league.name, app_state().links.league(league.name))


def _form(shown: FormFields) -> dict[str, object]:
    default = LeagueTerms("")
    paces = tuple(Option(str(hours), duration(hours * HOUR)) for hours in league_terms.TURN_HOURS)
    lengths = tuple(Option(str(number), weeks(number)) for number in league_terms.WEEKS)
    begins = tuple(Option(str(days), _in_days(days)) for days in league_terms.BEGINS)
    return {
        "name": shown.field("name", text("Its name")),
        "players": shown.field("players", text("Players at a table"), str(default.players), options=AT_TABLE),
        "edition": edition_field(shown),
        "turn_hours": shown.field("turn_hours", text("Time for a turn"), str(default.turn_hours), options=paces),
        "weeks": shown.field("weeks", text("Length of a season"), str(default.weeks), options=lengths),
        "begins": shown.field("begins", text("The first season begins"), str(default.begins), options=begins),
        "same_deals": shown.field("same_deals", text("All divisions play the same cards")),
        "mistakes": shown.mistakes(),
    }


def _in_days(number: int) -> Text:
    return counted("in {number} day", "in {number} days", number)
