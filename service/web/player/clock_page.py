"""The page of a player's own clock: their hours, what is left of them, and when the clock ran; for them alone."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from flask import Response

from engine.language import text
from service import errors
from service.clocks import timeline
from service.gamelog import presence
from service.models import UNDER_WAY, ClockNote
from service.players import hours
from service.text import amounts
from service.web.base import bodies, page_language, responses, time_formats
from service.web.base.app_state import app_state
from service.web.base.error_pages import Refusal, status_of
from service.web.base.form_fields import FormFields
from service.web.base.language_field import changed_language
from service.web.base.zone_field import changed_zone
from service.web.link import seat_object
from service.web.link.link_posts import LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import MISTAKES, PageNotice, rejection_notice, requested_notice
from service.web.player.clock_line import clock_line

MOMENT_UNTIL = text("{moment}, until {until}")


@seat.get("/clock")
def clock() -> Response:
    """Show the player's hours, what is left of them, and when the clock ran and was stopped and why."""
    with app_state().database.reading() as session:
        link = _require_clock(read_link(session))
        return _clock_json(link) if responses.wants_json() else _clock_page(link, requested_notice(link))


def _require_clock(link: LinkRequest) -> LinkRequest:
    """Return the link. Raises errors.Revoked or Past unless its link is live and its seat has a clock."""
    link.require("clock")
    if not link.is_dealt:
        raise errors.Past(text("The game has not begun, so there is no clock yet."))
    if link.seat.player_id is None:
        raise errors.Past(text("No mail address is stored for this seat, so it has no hours of its own."))
    return link


def _rejected(link: LinkRequest, refusal: Refusal, body: Mapping[str, object]) -> Response:
    """Return the page with the reason, what was typed, and what is wrong with it. Raises the refusal as JSON."""
    if responses.wants_json() or not isinstance(refusal, (errors.Invalid, errors.Over, errors.TooMany)):
        raise refusal
    wrong = refusal.fields
    notice = rejection_notice(MISTAKES if wrong else refusal.message)
    return _clock_page(_require_clock(link), notice, status_of(refusal), bodies.text_fields(body), wrong)


def _clock_json(link: LinkRequest) -> Response:
    """Return the seat's object with its clock. Times are ISO 8601 in UTC, quiet hours are the player's local time."""
    player, seat, now = link.player, link.seat, app_state().clock()
    clock: dict[str, object] = {
        "language": player.language,
        "time_zone": player.time_zone,
        "quiet_from": time_formats.time_of_day(player.quiet_from),
        "quiet_to": time_formats.time_of_day(player.quiet_to),
        "away_until": None if not presence.is_away(seat, now) else _iso(seat.away_until),
        "away_days_left": round(hours.away_left(seat, now) / timedelta(days=1), 3),
        "bank_hours_left": round(seat.bank_left / 3600, 3),
        "held": presence.is_held(seat),
        "timeline": [
            {
                "at": note.at,
                "when": _iso(note.made_at),
                "what": note.what,
                "until": _iso(note.until),
                "words": sentence,
            }
            for note, sentence in _timeline(link)
        ],
    }
    return seat_object.seat_json(link, **clock)


@seat.post("/clock")
@link_post(as_json=_clock_json, rejected=_rejected)
def save_clock(post: LinkPost) -> PostDone:
    """Save what the post names: `language`, `time_zone`, `quiet_from` and `quiet_to`, `away_until`."""
    player = _require_clock(post.link).player
    hours.keep(post.tx, post.n, hours.read(post.body, player, post.tx.now))
    if "language" in post.body:
        page_language.say_stored_language()
    return PostDone("hours", "seat.clock")


def _clock_page(
    link: LinkRequest,
    notice: PageNotice | None,
    status: int = 200,
    typed: Mapping[str, str] | None = None,
    wrong: Mapping[str, str] | None = None,
) -> Response:
    player, seat, now = link.player, link.seat, app_state().clock()
    zone = ZoneInfo(player.time_zone)
    form = FormFields(typed or {}, wrong or {}, "clock")
    events = _timeline(link)
    away = "" if not presence.is_away(seat, now) or seat.away_until is None else _date_value(seat.away_until, zone)
    return responses.page(
        "player/clock.html",
        status,
        **link_context(link),
        notice=notice,
        zone=changed_zone(player, (typed or {}).get("time_zone"), (wrong or {}).get("time_zone")),
        language=changed_language(player, (typed or {}).get("language"), (wrong or {}).get("language")),
        quiet_from=form.field(
            "quiet_from", text("Quiet hours from"), time_formats.time_of_day(player.quiet_from) or ""
        ),
        quiet_to=form.field(
            "quiet_to",
            text("Quiet hours until"),
            time_formats.time_of_day(player.quiet_to) or "",
            hint=text("At most 10 hours a day."),
        ),
        away_until=form.field("away_until", text("Away until"), away, hint=text("The day on which you are back.")),
        saved_zone=player.time_zone,
        away_left=amounts.duration(max(hours.away_left(seat, now).total_seconds(), 0)),
        away_kind="datetime-local" if "T" in away else "date",
        clock=clock_line(link.game, seat, zone, now),
        timeline=[(_when(note, zone), sentence) for note, sentence in reversed(events)],
        all_shown=timeline.are_all([note for note, _ in events]),
        trimmed=link.game.trimmed_at is not None,
        over=link.game.status not in UNDER_WAY,
    )


def _timeline(link: LinkRequest) -> list[tuple[ClockNote, str]]:
    """Return the latest notes about this player's clock with their sentences, oldest first; none of a player before."""
    log, seat = link.log, link.seat.n
    since = max((row.since for row in log.seatings if row.seat == seat and row.n > 0), default=None)
    notes = timeline.own(link.session, link.game, seat, since)
    return [(note, timeline.words(note, log.names)) for note in notes]


def _when(note: ClockNote, zone: ZoneInfo) -> str:
    moment = time_formats.local_moment(note.made_at, zone)
    if note.until is None:
        return moment
    return MOMENT_UNTIL.format(moment=moment, until=time_formats.local_moment(note.until, zone))


def _date_value(when: datetime, zone: ZoneInfo) -> str:
    """Return the value of a date field; of a date and time field unless the day begins at that moment."""
    local = when.astimezone(zone)
    return f"{local:%Y-%m-%d}" if (local.hour, local.minute) == (0, 0) else f"{local:%Y-%m-%dT%H:%M}"


def _iso(when: datetime | None) -> str | None:
    return None if when is None else when.isoformat()
