"""The page of a game under way: the table with hand and forms for the seat's player, or as a bystander may see it."""

from __future__ import annotations

from dataclasses import asdict

from flask import Response, url_for

import engine
from service import errors
from service.clocks import zones
from service.gamelog import presence
from service.gamelog.story import since_last_turn
from service.games import thinking
from service.models import UNDER_WAY, Game
from service.table import private_notes
from service.views import gate
from service.views.situation import joined
from service.views.tableau import TableView
from service.web.base import page_notices, responses
from service.web.base.app_state import app_state
from service.web.base.error_pages import status_of, with_retry_after
from service.web.base.link_requests import Visit, read_visit
from service.web.base.page_notices import PageNotice
from service.web.base.refused_post import NOTHING, Posted
from service.web.lobby.rematch_offer import rematch_offer
from service.web.lobby.start_form import shortened
from service.web.player.clock_line import clock_line
from service.web.player.guest_address_form import guest_address_form
from service.web.table.bystander_page import bystander_page, latest_moves
from service.web.table.page_context import deadline, dealt_table, final_scores, link_context, situation
from service.web.table.table_controls import table_controls
from service.web.table.talk_section import talk_section
from service.web.turn import move_section, order_form
from service.web.turn.done_page import OVER, done_page
from service.web.turn.turn_form import not_in_form, turn_form
from service.web.turn.waiting import waiting_for

HEADINGS = {
    "over": OVER,
    "paused": "The game is paused",
    "stopped": "The game was stopped",
    "others": "Waiting for {names}",
    "thinks": "{names} is thinking",
    "nobody": "The game waits for nobody",
    "turn": "Your turn",
    "asked": "You are asked",
    "answered": "You have answered",
}
SINCE_YOUR_TURN = "Since your last turn"


# --- the seat's object -----------------------------------------------------------------------------------------------


def seat_json(visit: Visit, status: int = 200, /, **more: object) -> Response:
    """Return the seat's object (docs/design.md#contract) as JSON, with what else the response holds."""
    return responses.json_object(_seat_object(visit) | _mails(visit) | more, status)


def _seat_object(visit: Visit) -> dict[str, object]:
    """Return what the link shows of the table."""
    return gate.seat_object(visit.log, visit.viewer, visit.moment, fixed=visit.moment is not None)


def _mails(visit: Visit) -> dict[str, object]:
    """Return that the seat's mails are off, and the failed mails that the holder of the link may correct, if so."""
    mails = {"mails": "off"} if visit.seat.mails_off and visit.allows("mute") else {}
    failed = [asdict(mail) for mail in visit.failed_mails.values()]
    return mails | ({"failed_mails": failed} if failed else {})


def rejection_json(visit: Visit, refusal: errors.Refused | engine.Refusal, **more: object) -> Response:
    """Return a refusal as JSON with what is legal now; for a link that is past, with what a bystander may know."""
    now = _seat_object(visit)
    error = {"error": refusal.kind, "message": refusal.message}
    if visit.viewer is None:
        return responses.json_object(now | error | {"legal": None} | more, status_of(refusal))
    return responses.json_object(error | {"legal": now["legal"], "at": now["at"]} | more, status_of(refusal))


def done_response(token: str, notice: str | None = None) -> Response:
    """Return the response to a post that was carried out and committed.

    People are redirected to the link's page, with the notice of that name; programs get the seat's object.
    """
    if not responses.wants_json():
        return responses.redirect_to(url_for("link.page", token=token, notice=notice))
    with app_state().database.reading() as session:
        return seat_json(read_visit(session, token))


# --- the page --------------------------------------------------------------------------------------------------------


def table_page(visit: Visit, notice: PageNotice | None = None, status: int = 200, posted: Posted = NOTHING) -> Response:
    """Return the table: with hand and forms for a link that shows the seat's view, otherwise as anybody may see it."""
    viewer = visit.viewer
    if viewer is None:
        return bystander_page(visit, notice, status)
    if visit.moment is not None:
        return done_page(visit, visit.moment, notice, status)
    table = dealt_table(visit.log, viewer)
    return responses.page(
        "table/seat.html",
        status,
        **link_context(visit),
        **_moves_to_show(visit, viewer),
        **_state(visit, table),
        **_forms(visit, table, posted),
        **order_form.orders_context(visit.log, visit.seat.n, posted.rest),
        notice=notice,
        table=table,
        sheet=final_scores(visit.log, table, viewer),
    )


def _state(visit: Visit, table: TableView) -> dict[str, object]:
    """Return what the game waits for, and how long."""
    game, zone = visit.game, zones.zone_of(visit.session, visit.seat.player_id)
    own_turn = table.window is None and presence.has_turn(game, visit.seat.n)
    return {
        "heading": _heading(table, game),
        "thinks": thinking.is_under_way(game),
        "situation": situation(visit.log, table),
        "clock": clock_line(game, visit.seat, zone, app_state().clock()),
        "due": None if own_turn else deadline(visit.log, zone),
        "advice": move_section.advice(table, game.windows),
        "mails_off": visit.seat.mails_off and game.status in UNDER_WAY,
        "waiting": waiting_for(visit.log, table, zone),
    }


def _forms(visit: Visit, table: TableView, posted: Posted) -> dict[str, object]:
    """Return what may be done on the page, with what was posted."""
    turn = turn_form(table, posted.chosen)
    return {
        "section": move_section.move_section(table),
        "turn": turn,
        "typed": posted.line or not_in_form(turn, posted.chosen, table),
        "example": move_section.EXAMPLE if table.window is None else move_section.EXAMPLE_OF_AN_ANSWER,
        "rematch": rematch_offer(visit),
        "guest_address": guest_address_form(visit, posted.offer, posted.wrong),
        "controls": table_controls(visit.log, visit.seat, posted.offer, posted.wrong),
        "talk": talk_section(visit, posted.talk),
        "note": _note_to_show(visit, posted.note),
    }


def _note_to_show(visit: Visit, typed: str | None) -> str | None:
    """Return the private note, or as much of a refused one as there is room for; None if this link shows none."""
    if not visit.allows("note"):
        return None
    return private_notes.of(visit.session, visit.seat) if typed is None else shortened(typed)


def rejected_page(visit: Visit, refusal: errors.Refused | engine.Refusal, posted: Posted) -> Response:
    """Return the page after a rejected post with the reason, and what was typed unless the table has changed.

    Raises the refusal, or errors.Over instead of one of the engine's, before the deal.
    """
    if not visit.is_dealt:
        raise refusal if isinstance(refusal, errors.Refused) else errors.Over(refusal.message)
    status = status_of(refusal)
    notice = page_notices.rejection_notice(refusal.message)
    return table_page(visit, notice, status, posted if status == 422 else NOTHING)


def refused_page(token: str, refusal: errors.Refused, posted: Posted = NOTHING, message: str | None = None) -> Response:
    """Return the page after another rejected post with the reason, or with `message` instead, and what was posted.

    Raises the refusal before the deal.
    """
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        if not visit.is_dealt:
            raise refusal
        notice = page_notices.rejection_notice(message or refusal.message)
        return with_retry_after(table_page(visit, notice, status_of(refusal), posted), refusal)


def _heading(table: TableView, game: Game) -> str:
    """Return the heading for the seat's player."""
    status = game.status
    if table.phase == "game_over":
        return HEADINGS["over"]
    if status in ("paused", "stopped"):
        return HEADINGS[status]
    if table.you is None or not table.you.waiting:
        names = joined([chair.name for chair in table.waiting])
        case = "thinks" if thinking.is_under_way(game) else "others"
        return HEADINGS[case].format(names=names) if names else HEADINGS["nobody"]
    if table.window is None:
        return HEADINGS["turn"]
    return HEADINGS["answered" if table.answered else "asked"]


def _moves_to_show(visit: Visit, viewer: int) -> dict[str, object]:
    """Return what happened in and since the player's last turn; after the game the latest moves."""
    log = visit.log
    if visit.game.status == "playing":
        since = since_last_turn(log, viewer)
        return {
            "story_title": SINCE_YOUR_TURN,
            "own": since.own,
            "entries": since.entries,
            "private": since.private,
        }
    return {"own": [], "private": [], **latest_moves(log, viewer)}
