"""The hours a player keeps: his time zone and quiet hours, for all his games, and until when he is away from one.

Zone and quiet hours count from the next deadline; being away moves the present one, if it is his.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from service import errors
from service.clocks import timeline
from service.clocks.schedule import MINUTES_A_DAY, MOST_QUIET_MINUTES
from service.gamelog import presence
from service.games import holding, turn_clock, windows
from service.games.carry_on import carry_on
from service.games.transaction import GameTransaction
from service.models import Player, Seat
from service.text.fields import MOST_TYPED, Reader

MOST_AWAY = timedelta(days=14)  # of one game, in sum
FIELDS = ("time_zone", "quiet_from", "quiet_to", "away_until")


@dataclass(frozen=True)
class Hours:
    """What a player says about his hours. `away_until` None: he is not, or no longer, away; only fields named in
    `said` are changed."""

    time_zone: str
    quiet: tuple[int, int] | None
    away_until: datetime | None
    said: frozenset[str]


def read(data: Mapping[str, Any], player: Player, now: datetime) -> Hours:
    """Read a form or JSON; a field that is not there stays as it is, a blank one is cleared.

    Raises errors.Invalid with every mistake, by the name of its field.
    """
    reader = Reader()
    reader.only(data, FIELDS)
    zone = player.time_zone
    if "time_zone" in data:
        zone = reader.read("time_zone", data, _zone, "UTC")
    hours = {
        name: reader.read(name, data, _minutes, None) if name in data else getattr(player, name)
        for name in ("quiet_from", "quiet_to")
    }
    start, end = hours["quiet_from"], hours["quiet_to"]
    quiet = None
    if start is not None and end is not None and start != end:
        quiet = start, end
        if (end - start) % MINUTES_A_DAY > MOST_QUIET_MINUTES:
            reader.wrong("quiet_to", f"Quiet hours are at most {MOST_QUIET_MINUTES // 60} a day.")
    elif (start is None) != (end is None) and not reader.mistakes:
        reader.wrong("quiet_from" if start is None else "quiet_to", "Expected both ends of the quiet hours, or none.")
    away = reader.read("away_until", data, lambda value: _moment(value, zone, now), None)
    reader.done()
    return Hours(zone, quiet, away, frozenset(name for name in FIELDS if name in data))


def keep(tx: GameTransaction, n: int, hours: Hours) -> None:
    """Keep a player's hours. Raises errors.Over, OutOfTurn, Invalid if they would be away too long."""
    tx.require_status("playing", "paused")
    seat, session = tx.seats[n], tx.session
    if seat.player_id is None:
        raise errors.OutOfTurn("A robot keeps no hours.")
    player = session.get_one(Player, seat.player_id, with_for_update={"key_share": True})
    player.time_zone = hours.time_zone
    player.quiet_from, player.quiet_to = hours.quiet or (None, None)
    holding.reached(tx, n)
    if "away_until" in hours.said and hours.away_until != seat.away_until:
        _go_away(tx, n, hours.away_until)


def away_left(seat: Seat, now: datetime) -> timedelta:
    """For how long he may still be away in this game, not counting what he has announced from now on."""
    return MOST_AWAY - timedelta(seconds=seat.away_spent) - _away_since(seat, now)


def _away_since(seat: Seat, now: datetime) -> timedelta:
    if seat.away_from is None or seat.away_until is None:
        return timedelta()
    return min(now, seat.away_until) - seat.away_from


def _go_away(tx: GameTransaction, n: int, until: datetime | None) -> None:
    """He is away until then; None: he is here. What his clock had left it keeps."""
    seat, now = tx.seats[n], tx.now
    left = away_left(seat, now)
    if until is not None and until - now > left:
        days = max(left, timedelta()) / timedelta(days=1)
        raise errors.Invalid(
            {"away_until": f"In one game you may be away for 14 days in all; {days:.3g} of them are left."}
        )
    was_away = presence.is_away(seat, now)
    running = tx.clock_of == n and tx.game.bank_at is not None
    if running:
        turn_clock.stop(tx)
    seat.away_spent += _away_since(seat, now).total_seconds()
    seat.away_from, seat.away_until = (None, None) if until is None else (now, until)
    if until is not None or was_away:
        timeline.note(tx.session, tx.game, n, "away" if until else "not away", now, until)
    if running:
        turn_clock.restart(tx)
    if windows.is_open(tx.game) and tx.game.status == "playing":
        windows.close_if_all_answered(tx)
        carry_on(tx)


def _zone(value: Any) -> str:
    known = {zone.lower(): zone for zone in available_timezones()}
    name = value.strip().replace(" ", "_").lower() if isinstance(value, str) else ""
    if name not in known:
        raise ValueError("Expected the name of a time zone, like Europe/Berlin or America/New_York.")
    return known[name]


def _minutes(value: Any) -> int:
    short = isinstance(value, str) and len(value) <= MOST_TYPED
    found = re.fullmatch(r"\s*([0-9]{1,2})(?::([0-9]{2})(?::00)?)?\s*", value) if short else None
    if found is None or int(found[1]) > 23 or int(found[2] or 0) > 59:
        raise ValueError("Expected an hour of the day, like 22:30.")
    return int(found[1]) * 60 + int(found[2] or 0)


def _moment(value: Any, zone: str, now: datetime) -> datetime:
    """A date means the beginning of that day where the player lives; so does a time without a zone of its own."""
    try:
        moment = datetime.fromisoformat(value.strip()) if isinstance(value, str) else None
    except ValueError:
        moment = None
    if moment is None or not 2000 < moment.year < 3000:
        raise ValueError("Expected the date on which you are back, like 2026-12-24.")
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=ZoneInfo(zone))
    if moment <= now:
        raise ValueError("Expected a date that is still to come.")
    return moment.astimezone(UTC)
