"""Values that several pages need: the addresses and terms of a game, its present deadline, its table."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from flask import url_for
from markupsafe import Markup

from service import errors
from service.clocks import zones
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.gamelog.scores import ended_hands
from service.views import gate
from service.views.score_sheet import ScoreSheet, score_sheet
from service.views.tableau import TableView
from service.views.terms import terms_of
from service.web.base import times
from service.web.base.app_state import app_state
from service.web.base.link_requests import Visit

DEADLINES = {
    "turn": "This turn must be finished by <strong>{deadline}</strong>.",
    "window": "The window closes on <strong>{deadline}</strong>.",
    "deserted": (
        "Robots hold all players’ seats, so the game ends on <strong>{deadline}</strong>, unless somebody comes back."
    ),
}
"""Sentences about the present deadline, in HTML."""
NOT_PLAYING = {
    "paused": "Nobody has to play while the game is paused.",
    "stopped": "The game was stopped before it had a winner.",
}
NOT_DEALT = "The cards of this game are not dealt yet."


def link_context(visit: Visit) -> dict[str, object]:
    """Return what every page of a link needs: its addresses, what it may do, and the game's terms."""
    token, game = visit.token, visit.game
    return {
        "game": game,
        "terms": terms_of(game),
        "page_url": url_for("link.page", token=token),
        "moves_url": url_for("moves.play", token=token),
        "review_url": url_for("review.look", token=token),
        "orders_url": url_for("orders.give", token=token),
        "links_url": url_for("moves.renew_link", token=token),
        "history_url": url_for("history.game", game_id=game.id),
        "own_history_url": url_for("history.seat_history", token=token),
        "may_be_forgotten": visit.allows("forget") and game.erase_at is None,
        "erased_on": None if game.erase_at is None else times.moment(game.erase_at),
        "may_say_never": visit.standing != "live" and visit.allows("never"),
        "may_ask_for_link": visit.allows("resend"),
        "mails_url": url_for("mute.page", token=token),
        "note_url": url_for("note.save", token=token),
        "my_games_url": url_for("my_games.mail_me", token=token),
        "may_mail_games": visit.allows("games") and visit.seat.player_id is not None,
        "mail_history_url": url_for("mail_history.page", token=token),
        "all_mails_url": url_for("mute.save_plan", token=token),
        "clock_url": url_for("clock.page", token=token),
        "resign_url": url_for("table.confirm_resigning", token=token),
        "return_url": url_for("table.come_back", token=token),
        "resume_url": url_for("table.resume", token=token),
        "motions_url": url_for("table.ask", token=token),
        "talk_url": url_for("talk.say", token=token),
        "cancel_url": url_for("cancel.page", token=token),
        "address_url": url_for("guest_address.ask", token=token),
        "play_url": play_url(visit),
        "rematch_url": url_for("rematch.play_again", token=token),
        "before_url": url_for("moments.seat_at", token=token, n=max(0, game.at - 1)),
    }


def play_url(visit: Visit) -> str | None:
    """Return the address where the player of the seat looks at their play; None if this link or the game has none."""
    is_open = visit.game.status == "over" and visit.allows("analyse")
    return url_for("play.look", token=visit.token) if is_open else None


def deadline(log: GameLog, zone: ZoneInfo = zones.WORLD) -> Markup | None:
    """Return a sentence about the present deadline; None if there is none."""
    game = log.game
    if game.due_at is None or game.status != "playing":
        return None
    case = "turn" if game.window_at is None else "window"
    if presence.deserted(log.seats):
        case = "deserted"
    when = times.deadline(game.due_at, app_state().clock(), zone)
    return Markup(DEADLINES[case]).format(deadline=when)  # noqa: S704 - constants; format escapes the value


def final_scores(log: GameLog, table: TableView, viewer: int | None) -> ScoreSheet | None:
    """Return the score sheet of a game that is over at this table; None if it goes on."""
    if table.phase != "game_over":
        return None
    return score_sheet(ended_hands(log, table.at), log.names, viewer, table.winner)


def situation(log: GameLog, table: TableView) -> str:
    """Return what the game waits for, or why it waits for nobody."""
    return NOT_PLAYING.get(log.game.status, table.situation)


def dealt_table(
    log: GameLog, viewer: int | None, at: int | None = None, *, fixed: bool = False, marked: bool = False
) -> TableView:
    """Return the table as `viewer` may see it, now or after move `at` (`gate`). Raises errors.Over before the deal."""
    table = gate.table(log, viewer, at, fixed=fixed, marked=marked)
    if table is None:
        raise errors.Over(NOT_DEALT)
    return table
