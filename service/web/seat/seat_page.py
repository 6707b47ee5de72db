"""The page of a game under way: the table with hand and forms for the seat's player, or as a bystander may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from flask import Response

from engine.language import enumerated, text
from service import errors
from service.gamelog import presence
from service.gamelog.story import draws_of, since_last_turn
from service.games import standing_orders, thinking
from service.models import UNDER_WAY, Game
from service.table import private_notes
from service.views.tableau import TableView
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.error_pages import Refusal, status_of
from service.web.base.form_fields import shortened
from service.web.daily.deal_section import deal_section
from service.web.history.branch_notes import branch_note
from service.web.link import page_notices, seat_object
from service.web.link.link_requests import LinkRequest
from service.web.link.page_context import deadline, dealt_table, final_scores, link_context, situation, with_absences
from service.web.link.page_notices import PageNotice
from service.web.lobby.rematch_offer import rematch_offer
from service.web.player.clock_line import clock_line
from service.web.player.guest_address_page import guest_address_form
from service.web.seat.read_only_pages import HAND_OVER, bystander_page, done_page, latest_moves, who_has_won
from service.web.table.table_controls import table_controls
from service.web.table.talk_section import talk_section
from service.web.turn import move_section, order_form
from service.web.turn.turn_form import not_in_form, turn_form
from service.web.turn.waiting import waiting_for

HEADINGS = {
    "paused": text("The game is paused"),
    "stopped": text("The game was stopped"),
    "others": text("Waiting for {names}"),
    "thinks": text("{names} is thinking"),
    "nobody": text("The game waits for nobody"),
    "held": text("A robot holds your seat"),
    "turn": text("Your turn"),
    "asked": text("You are asked"),
    "answered": text("You have answered"),
}
WAITS_FOR_RETURN = text("Nobody plays at the moment: the game goes on when you are back.")
SINCE_YOUR_TURN = text("Since your last turn")
PRESET_ORDERS = {
    True: text(
        "Your standing orders play your Photo or your Wyatt Earp at once, whenever you may play it out of turn."
    ),
    False: text("Your standing orders play your Wyatt Earp at once, whenever you may play it out of turn."),
}
"""What a guest is told who has given no orders; by whether Photos may be played out of turn."""


@dataclass(frozen=True)
class RejectedInput:
    """What was posted and rejected, to be shown again beside the reason.

    `typed`: the fields that are text, and what is `wrong` with some. `chosen`: moves from the form of a turn.
    """

    typed: Mapping[str, str] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)
    chosen: Sequence[str] = ()


NOTHING = RejectedInput()


# --- the seat's object -----------------------------------------------------------------------------------------------


# --- the page --------------------------------------------------------------------------------------------------------


def table_page(
    link: LinkRequest, notice: PageNotice | None = None, status: int = 200, rejected: RejectedInput = NOTHING
) -> Response:
    """Return the table: with hand and forms for a link that shows the seat's view, otherwise as anybody may see it."""
    viewer = link.viewer
    if viewer is None:
        return bystander_page(link, notice, status)
    if link.moment is not None:
        return done_page(link, link.moment, notice, status)
    table = with_absences(link.log, dealt_table(link.log, viewer), link.log.zone_of(link.seat.n))
    return responses.page(
        "table/seat.html",
        status,
        **link_context(link),
        **_moves_to_show(link, viewer),
        **_state(link, table),
        **_forms(link, table, rejected),
        **order_form.orders_context(link.log, link.seat.n, rejected.typed.get("rest")),
        notice=notice,
        table=table,
        sheet=final_scores(link.log, table, viewer),
        branch=branch_note(link.log),
    )


def _state(link: LinkRequest, table: TableView) -> dict[str, object]:
    """Return what the game waits for, and how long."""
    game, zone = link.game, link.log.zone_of(link.seat.n)
    held = presence.is_held(link.seat) and game.status == "playing"
    own_turn = table.window is None and presence.has_turn(game, link.seat.n)
    return {
        "heading": HEADINGS["held"] if held else _heading(table, game),
        "thinks": thinking.is_under_way(game),
        "situation": WAITS_FOR_RETURN if held and own_turn else situation(link.log, table),
        "clock": clock_line(game, link.seat, zone, app_state().clock()),
        "due": None if own_turn and not held else deadline(link.log, zone),
        "advice": move_section.advice(table, game.windows),
        "mails_off": link.seat.mails_off and game.status in UNDER_WAY,
        "preset_orders": _preset_orders(link, table),
        "waiting": waiting_for(link.log, table, zone),
    }


def _preset_orders(link: LinkRequest, table: TableView) -> str | None:
    """Return what the orders of a guest do who was not asked for any; None once they have played or changed them.

    An answer in a window is not counted: these orders give it.
    """
    log, n = link.log, link.seat.n
    if link.game.erase_at is None or link.game.status != "playing":
        return None
    before = link.game.branched_at or 0  # moves of the game that this one branched from
    if any(move.mark is None and move.n > before for move in draws_of(log, n)):  # a turn that the player began
        return None
    orders = standing_orders.of(log, n)
    if any(getattr(orders, name) != value for name, value in standing_orders.ON_ACCEPTING.items()):
        return None
    return PRESET_ORDERS[table.rules.photo_window]


def _forms(link: LinkRequest, table: TableView, rejected: RejectedInput) -> dict[str, object]:
    """Return what may be done on the page, with what was rejected."""
    turn, typed, wrong = turn_form(table, rejected.chosen, link.typed_language), rejected.typed, rejected.wrong
    return {
        "section": move_section.move_section(table),
        "turn": turn,
        "typed": typed.get("move") or not_in_form(turn, rejected.chosen, table, link.typed_language),
        "example": move_section.EXAMPLE if table.window is None else move_section.EXAMPLE_OF_AN_ANSWER,
        "rematch": rematch_offer(link),
        "deal": deal_section(link),
        "guest_address": guest_address_form(link, typed, wrong),
        "controls": table_controls(link.log, link.seat, typed, wrong),
        "talk": talk_section(link, typed, wrong),
        "note": _note_to_show(link, typed.get("note")),
        "note_length": private_notes.LONGEST,
    }


def _note_to_show(link: LinkRequest, typed: str | None) -> str | None:
    """Return the private note, or as much of a refused one as there is room for; None if this link shows none."""
    if not link.allows("note"):
        return None
    return private_notes.of(link.session, link.seat) if typed is None else shortened(typed)


def rejection_of_moves(link: LinkRequest, refusal: Refusal, rejected: RejectedInput, **more: object) -> Response:
    """Return the response to rejected moves or orders: as JSON with what is legal now and what else it holds.

    As a page it has the reason, and what was typed unless the table has changed. Before the deal there is no such page:
    raises the refusal, or errors.Over instead of one of the engine's.
    """
    if responses.wants_json():
        return seat_object.rejection_json(link, refusal, more)
    if not link.is_dealt:
        raise refusal if isinstance(refusal, errors.Refused) else errors.Over(refusal.message)
    status = status_of(refusal)
    notice = page_notices.rejection_notice(refusal.message)
    return table_page(link, notice, status, rejected if status == 422 else NOTHING)


def rejection(link: LinkRequest, refusal: Refusal, body: Mapping[str, object]) -> Response:
    """Return the page after another rejected post with the reason, and with what was posted.

    Raises the refusal before the deal, and if the response is to be JSON.
    """
    if not isinstance(refusal, errors.Refused) or responses.wants_json() or not link.is_dealt:
        raise refusal
    rejected = RejectedInput(bodies.text_fields(body), refusal.fields)
    return table_page(link, page_notices.rejection_notice(refusal.for_people), status_of(refusal), rejected)


def _heading(table: TableView, game: Game) -> str:
    status = game.status
    if table.phase == "game_over":
        return who_has_won(table)
    if table.phase == "hand_over":
        return HAND_OVER
    if status in ("paused", "stopped"):
        return HEADINGS[status]
    if table.you is None or not table.you.waiting:
        names = enumerated([chair.name for chair in table.waiting])
        case = "thinks" if thinking.is_under_way(game) else "others"
        return HEADINGS[case].format(names=names) if names else HEADINGS["nobody"]
    if table.window is None:
        return HEADINGS["turn"]
    return HEADINGS["answered" if table.answered else "asked"]


def _moves_to_show(link: LinkRequest, viewer: int) -> dict[str, object]:
    """Return what happened in and since the player's last turn; after the game the latest moves."""
    log = link.log
    if link.game.status == "playing":
        since = since_last_turn(log, viewer)
        return {
            "story_title": SINCE_YOUR_TURN,
            "own": since.own,
            "entries": since.entries,
            "private": since.private,
            "ended_hand": max((entry.hand_no for entry in since.entries if entry.ends_hand), default=None),
        }
    return {"own": [], "private": [], "ended_hand": None, **latest_moves(log, viewer)}
