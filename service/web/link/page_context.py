"""Values that several pages need: the addresses and terms of a game, its present deadline, its table."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple
from zoneinfo import ZoneInfo

import engine
from engine.language import text
from service import errors
from service.analysis import analyses
from service.clocks import zones
from service.following import chat_choice, own_devices
from service.following.own_devices import DeviceOwner
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.gamelog.scores import ended_hands
from service.models import UNDER_WAY
from service.views import gate
from service.views.score_sheet import ScoreSheet, score_sheet
from service.views.tableau import TableView
from service.views.terms import terms_of
from service.web.base import time_formats
from service.web.base.app_state import app_state
from service.web.base.html_sentences import HtmlSentence
from service.web.link.link_requests import LinkRequest

DEADLINES = {
    "turn": text("This turn must be finished by <strong>{deadline}</strong>."),
    "window": text("Players can answer until <strong>{deadline}</strong>."),
    "deserted": text(
        "Robots hold all players’ seats, so the game ends on <strong>{deadline}</strong>, unless somebody comes back."
    ),
}
"""Sentences about the present deadline, in HTML."""
AWAY = text("away until {day}")
NOT_PLAYING = {
    "paused": text("Nobody has to play while the game is paused."),
    "stopped": text("The game was stopped before it had a winner."),
}


def link_context(link: LinkRequest) -> dict[str, object]:
    """Return what many pages of a link need: the game's terms, and what the link may do beside playing."""
    game = link.game
    return {
        "terms": terms_of(game),
        "sealed": game.sealed,
        "erased_on": None if game.erase_at is None else time_formats.moment(game.erase_at, link.zone),
        "has_company": _has_company(link),
        "may_subscribe": link.allows("subscribe"),
        "may_tell_device": (may_tell := _may_tell_device(link)),
        "device_has_ended": may_tell and own_devices.has_ended(link.session, DeviceOwner(link.player, link.seat)),
        "may_have_page": link.allows("page") and link.seat.player_id is not None,
        "watching": _watching(link),
        **_chat(link),
        "may_be_forgotten": link.allows("forget") and game.erase_at is None,
        "may_say_never": link.standing != "live" and link.allows("never"),
        "may_ask_for_link": link.allows("resend"),
        "may_mail_games": link.allows("games") and link.seat.player_id is not None,
        "may_look_at_play": may_look_at_play(link),
    }


class Watching(NamedTuple):
    """Whether the game is on the list for spectators, and whether the player has agreed to that."""

    listed: bool
    agreed: bool


def _watching(link: LinkRequest) -> Watching | None:
    """Return what a player may decide about spectators while the game is played; None if nothing."""
    may_agree = link.allows("watch") and link.game.status in UNDER_WAY and not link.game.sealed
    return Watching(link.game.watched, link.seat.may_be_watched) if may_agree else None


def _may_tell_device(link: LinkRequest) -> bool:
    """Return whether the player may have a device told of the game."""
    told = own_devices.may_be_told(link.game, app_state().settings.push)
    return told and link.allows("device") and link.seat.player_id is not None


def _chat(link: LinkRequest) -> dict[str, object]:
    """Return at which host the game's chat is, for everybody at the table, and what the player may do about it."""
    webhooks = app_state().settings.webhooks
    chat = chat_choice.chat_of(link.log) if chat_choice.is_told(link.log, webhooks) else None
    may_have = chat_choice.may_have_chat(link.log, webhooks)
    may_see = link.allows("chat")
    return {
        "chat_host": None if chat is None else chat.host,
        "may_see_chat": may_see,
        "may_choose_chat": may_see and may_have and chat_choice.may_choose(link.log, link.seat.n),
    }


def _has_company(link: LinkRequest) -> bool:
    """Return whether other people play here, with whom the list of tables may be told never to seat the player."""
    others = (one for one in link.log.seats if one.player_id not in (None, link.seat.player_id))
    return app_state().settings.tables != "off" and link.allows("apart") and any(others)


def may_look_at_play(link: LinkRequest) -> bool:
    """Return whether the link opens the analysis of its player's play, which there is of a game that is over."""
    return analyses.may_be_made(link.game) and link.allows("analyse")


def deadline(log: GameLog, zone: ZoneInfo = zones.WORLD) -> HtmlSentence | None:
    """Return a sentence about the present deadline; None if there is none."""
    game = log.game
    if game.due_at is None or game.status != "playing":
        return None
    case = "turn" if game.window_at is None else "window"
    if presence.deserted(log.seats):
        case = "deserted"
    when = time_formats.deadline(game.due_at, app_state().clock(), zone)
    return HtmlSentence(DEADLINES[case], deadline=when)


def with_absences(log: GameLog, table: TableView, zone: ZoneInfo) -> TableView:
    """Return the present table with which players are away, and until which day by that zone."""
    now = app_state().clock()
    until = {seat.n: seat.away_until for seat in log.seats if seat.robot is None and presence.is_away(seat, now)}
    away = {n: AWAY.format(day=time_formats.day(when, zone)) for n, when in until.items() if when is not None}
    return replace(table, chairs=tuple(replace(chair, away=away.get(chair.n, "")) for chair in table.chairs))


def final_scores(log: GameLog, table: TableView, viewer: int | None) -> ScoreSheet | None:
    """Return the score sheet of a game that is over at this table; None if it goes on."""
    if table.phase not in engine.ENDED:
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
        raise errors.Over(text("The cards of this game are not dealt yet."))
    return table
