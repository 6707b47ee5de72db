"""A player's own clock: the hours he keeps, what is left, and its story; for him alone."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from flask import Blueprint, Response, request, url_for

from service import errors
from service.clocks import timeline
from service.gamelog import presence
from service.models import Player
from service.seats import hours
from service.web import answers, bodies, seatpage
from service.web import moments as words
from service.web import page_notices as notices
from service.web.clockline import clock_line
from service.web.desk import desk
from service.web.error_pages import status_of
from service.web.seatpage import Visit
from service.web.startform import Typed

blueprint = Blueprint("clock", __name__)


@blueprint.get("/p/<token>/clock")
def clock(token: str) -> Response:
    """The hours kept, what is left, and when the clock ran, stood and why."""
    with desk().database.reading() as session:
        visitor = _owner(seatpage.visit(session, token))
        return _as_json(visitor) if answers.wants_json() else _page(visitor, seatpage.asked_notice(visitor))


@blueprint.post("/p/<token>/clock")
def keep(token: str) -> Response:
    """Keep other hours: `time_zone`, `quiet_from` and `quiet_to`, `away_until`; what is not there stays."""
    body = bodies.read(request)
    try:
        with desk().database.writing() as session:
            visitor, tx = seatpage.enter(session, token)
            _owner(visitor)
            said = hours.read(body, session.get_one(Player, visitor.seat.player_id), tx.now)
            hours.keep(tx, visitor.claim.seat, said)
    except errors.Refused as refusal:
        return _refused(token, refusal, body)
    if not answers.wants_json():
        return answers.see(url_for("clock.clock", token=token, said="hours"))
    with desk().database.reading() as session:
        return _as_json(seatpage.visit(session, token))


def _owner(visitor: Visit) -> Visit:
    """Only with a live link to a game under way or over."""
    visitor.require("clock")
    if not visitor.begun or visitor.seat.player_id is None:
        raise errors.Past("The game has not begun: there is no clock yet.")
    return visitor


def _refused(token: str, refusal: errors.Refused, body: Mapping[str, Any]) -> Response:
    if answers.wants_json() or not isinstance(refusal, errors.Invalid | errors.Over):
        raise refusal
    wrong = refusal.fields if isinstance(refusal, errors.Invalid) else {}
    typed = {name: value for name, value in body.items() if isinstance(value, str)}
    why = "Look at the fields marked below." if wrong else refusal.message
    with desk().database.reading() as session:
        return _page(_owner(seatpage.visit(session, token)), notices.refused(why), status_of(refusal), typed, wrong)


def _as_json(visitor: Visit) -> Response:
    """The seat's object with its clock. Times are ISO 8601 in UTC, quiet hours are the player's local time."""
    player, seat, now = _player(visitor), visitor.seat, desk().clock()
    told: dict[str, Any] = {
        "time_zone": player.time_zone,
        "quiet_from": _clock_face(player.quiet_from),
        "quiet_to": _clock_face(player.quiet_to),
        "away_until": None if not presence.is_away(seat, now) else _iso(seat.away_until),
        "away_days_left": round(hours.away_left(seat, now) / timedelta(days=1), 3),
        "bank_hours_left": round(seat.bank_left / 3600, 3),
        "held": presence.is_held(seat),
        "timeline": [
            {
                "at": line.at,
                "when": _iso(line.made_at),
                "what": line.what,
                "until": _iso(line.until),
                "words": words_of_it,
            }
            for line, words_of_it in _story(visitor)
        ],
    }
    return seatpage.as_json(visitor, **told)


def _story(visitor: Visit) -> list[tuple[Any, str]]:
    log, seat = visitor.log, visitor.seat.n
    since = max((row.since for row in log.seatings if row.seat == seat and row.n > 0), default=None)
    lines = timeline.own(visitor.session, visitor.game, visitor.seat.n, since)
    return [(line, timeline.words(line, log.names)) for line in lines]


def _page(
    visitor: Visit,
    notice: notices.Notice | None,
    status: int = 200,
    typed: Mapping[str, str] | None = None,
    wrong: Mapping[str, str] | None = None,
) -> Response:
    player, seat, now = _player(visitor), visitor.seat, desk().clock()
    zone = ZoneInfo(player.time_zone)
    form = Typed(typed or {}, wrong or {}, "clock")
    away = "" if not presence.is_away(seat, now) or seat.away_until is None else _day(seat.away_until, zone)
    return answers.page(
        "clock.html",
        status,
        **seatpage.frame(visitor),
        notice=notice,
        time_zone=form.field("time_zone", "Your time zone", player.time_zone, hint="Like Europe/Berlin."),
        quiet_from=form.field("quiet_from", "Quiet hours from", _clock_face(player.quiet_from) or ""),
        quiet_to=form.field(
            "quiet_to", "Quiet hours until", _clock_face(player.quiet_to) or "", hint="At most 10 hours a day."
        ),
        away_until=form.field("away_until", "Away until", away, hint="The day on which you are back."),
        zones=sorted(available_timezones()),
        away_left=words.span(max(hours.away_left(seat, now).total_seconds(), 0)),
        away_kind="datetime-local" if "T" in away else "date",
        clock=clock_line(visitor.game, seat, zone, now),
        story=[
            (words.local(line.made_at, zone), told, _until(line.until, zone))
            for line, told in reversed(_story(visitor))
        ],
        over=visitor.game.status not in ("playing", "paused"),
    )


def _player(visitor: Visit) -> Player:
    return visitor.session.get_one(Player, visitor.seat.player_id)


def _until(when: datetime | None, zone: ZoneInfo) -> str | None:
    return None if when is None else words.local(when, zone)


def _day(when: datetime, zone: ZoneInfo) -> str:
    """A day for a date field; a moment within a day is given with its hour."""
    local = when.astimezone(zone)
    return f"{local:%Y-%m-%d}" if (local.hour, local.minute) == (0, 0) else f"{local:%Y-%m-%dT%H:%M}"


def _clock_face(minutes: int | None) -> str | None:
    return None if minutes is None else f"{minutes // 60:02}:{minutes % 60:02}"


def _iso(when: datetime | None) -> str | None:
    return None if when is None else when.isoformat()
