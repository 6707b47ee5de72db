"""A player's hours: time zone and quiet hours in all their games, and absence from one game; and their language.

Time zone and quiet hours apply from the next deadline on. An absence moves the present deadline, if it is the player's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from engine.language import text
from service import errors
from service.clocks import timeline, zones
from service.clocks.schedule import MINUTES_A_DAY, MOST_QUIET_MINUTES
from service.gamelog import presence
from service.games import game_clock, held_seats, windows
from service.games.carry_on import carry_on
from service.games.transaction import GameTransaction
from service.languages.spoken import languages
from service.mail.kinds.notices import seat_notices
from service.models import UNDER_WAY, Player, Seat
from service.players import limits, mail_plans
from service.text import fields
from service.text.amounts import duration
from service.text.fields import FieldParser

MOST_AWAY = timedelta(days=14)  # the total for one game
ABSENCES_A_DAY = 10  # of one seat, changes of the date included
NOT_CHOSEN = "UTC"  # the time zone of players who have not chosen one
_TOO_MANY = text("At most {most} absences in 24 hours, please. You can change the date again in {wait}.")
_AWAY_TOO_LONG = text("You may be away for 14 days in total in one game; what is left of them: {left}.")
FIELDS = ("language", "time_zone", "quiet_from", "quiet_to", "away_until")


@dataclass(frozen=True)
class Hours:
    """The hours that a player has posted; `away_until` counts only if it is among `posted`, the names of the fields.

    `away_until` None: the player is present.
    """

    language: str
    time_zone: str
    quiet: tuple[int, int] | None
    away_until: datetime | None
    posted: frozenset[str]


def read(data: Mapping[str, object], player: Player, now: datetime) -> Hours:
    """Parse a form or JSON; a missing field keeps the present value, a blank one resets it.

    Raises errors.Invalid with every mistake, by the name of its field.
    """
    reader = FieldParser()
    reader.only(data, FIELDS)
    language, zone = _read_choices(reader, data, player)
    quiet = _read_quiet(reader, data, player)
    away = reader.read("away_until", data, lambda value: _moment(value, zone, now), None)
    reader.done()
    return Hours(language, zone, quiet, away, frozenset(name for name in FIELDS if name in data))


def keep(tx: GameTransaction, n: int, hours: Hours) -> None:
    """Store a player's hours.

    Raises errors.Over unless the game is being played, errors.OutOfTurn for a robot's seat, errors.Invalid for an
    absence that is too long, and errors.TooMany.
    """
    tx.require_status(*UNDER_WAY)
    seat, session = tx.seats[n], tx.session
    if seat.player_id is None:
        raise errors.OutOfTurn(text("This seat is a robot’s, which needs no hours."))
    player = session.get_one(Player, seat.player_id, with_for_update={"key_share": True})
    player.language, player.time_zone = hours.language, hours.time_zone
    player.quiet_from, player.quiet_to = hours.quiet or (None, None)
    mail_plans.reschedule(session, player, tx.now)
    held_seats.clear_bounce(tx, n)
    if "away_until" in hours.posted and hours.away_until != seat.away_until:
        _set_absence(tx, n, hours.away_until)


def keep_choices(tx: GameTransaction, player_id: int | None, data: Mapping[str, object]) -> None:
    """Store the time zone and the language that a player chooses when taking a seat; a missing field changes nothing.

    Nothing is stored without a player. Raises errors.Invalid if there is no such zone or language.
    """
    if player_id is None or not {"language", "time_zone"} & data.keys():
        return
    player = tx.session.get_one(Player, player_id, with_for_update={"key_share": True})
    reader = FieldParser()
    language, zone = _read_choices(reader, data, player)
    reader.done()
    player.language, player.time_zone = language, zone
    mail_plans.reschedule(tx.session, player, tx.now)


def has_chosen(player: Player) -> bool:
    """Return whether a player has chosen their time zone, and so has seen in which language they are written to."""
    return player.time_zone != NOT_CHOSEN


def away_left(seat: Seat, now: datetime) -> timedelta:
    """Return how long the player may still be absent in this game; of a present absence only the past part counts."""
    return MOST_AWAY - timedelta(seconds=seat.away_spent) - _present_absence(seat, now)


def _present_absence(seat: Seat, now: datetime) -> timedelta:
    """Return how long the announced absence has lasted."""
    if seat.away_from is None or seat.away_until is None:
        return timedelta()
    return min(now, seat.away_until) - seat.away_from


def _check_absence(seat: Seat, until: datetime, now: datetime) -> None:
    """Raise errors.Invalid if an absence until that moment is more than the player has left in this game."""
    left = away_left(seat, now)
    if until - now > left:
        words = duration(max(left, timedelta()).total_seconds())
        raise errors.Invalid({"away_until": _AWAY_TOO_LONG.format(left=words)})


def _set_absence(tx: GameTransaction, n: int, until: datetime | None) -> None:
    """Record an absence until a moment, or (None) the player's return. A running clock keeps the time it has left.

    An open window does not wait for an absent player any more. Raises errors.Invalid if the absence is too long, and
    errors.TooMany; returning has no limit.
    """
    seat, now = tx.seats[n], tx.now
    if until is not None:
        _check_absence(seat, until, now)
        recent = timeline.times(tx.session, tx.game, n, "away", now - limits.DAY)
        limits.allow(1, recent, ABSENCES_A_DAY, now, _TOO_MANY)
    was_away = presence.is_away(seat, now)
    with game_clock.rescheduling(tx, n):
        seat.away_spent += _present_absence(seat, now).total_seconds()
        seat.away_from, seat.away_until = (None, None) if until is None else (now, until)
    if until is not None or was_away:
        tx.note_clock(n, "away" if until else "not away", until)
    if presence.has_turn(tx.game, n):
        seat_notices.queue_clock_runs(tx, n)
    if windows.is_open(tx.game) and tx.game.status == "playing":
        carry_on(tx, windows.close_if_all_answered(tx))


def _read_quiet(reader: FieldParser, data: Mapping[str, object], player: Player) -> tuple[int, int] | None:
    """Parse quiet hours, start and end in minutes since midnight; None if there are none."""
    start, end = (
        reader.read(name, data, fields.time_of_day, None) if name in data else getattr(player, name)
        for name in ("quiet_from", "quiet_to")
    )
    if start is None or end is None:
        if start != end and not reader.mistakes:
            missing = "quiet_from" if start is None else "quiet_to"
            reader.wrong(
                missing, text("Please enter when the quiet hours begin and when they end, or leave both empty.")
            )
        return None
    if (end - start) % MINUTES_A_DAY > MOST_QUIET_MINUTES:
        too_long = text("Quiet hours may last {most} hours a day at most.")
        reader.wrong("quiet_to", too_long.format(most=MOST_QUIET_MINUTES // 60))
    return (start, end) if start != end else None


def _read_choices(reader: FieldParser, data: Mapping[str, object], player: Player) -> tuple[str, str]:
    """Parse a language and a time zone; a missing field keeps the present value."""
    language, zone = player.language, player.time_zone
    if "language" in data:
        language = reader.read("language", data, language_code, language)
    if "time_zone" in data:
        zone = reader.read("time_zone", data, _zone, NOT_CHOSEN)
    return language, zone


def language_code(value: object) -> str:
    """Parse the code of a language that there is a catalog of."""
    if not isinstance(value, str) or value not in languages():
        raise ValueError(text("Please choose one of these languages: {codes}.").format(codes=", ".join(languages())))
    return value


def _zone(value: object) -> str:
    """Return the name of a time zone, of which the name of its place is enough."""
    found = zones.find_zone(value) if isinstance(value, str) else None
    if found is None:
        raise ValueError(text("Please enter a time zone, as Europe/Berlin or America/New_York, or its city alone."))
    return found


def _moment(value: object, zone: str, now: datetime) -> datetime:
    """Return a moment in UTC. A date is the start of that day; it, and a time without an offset, are in `zone`."""
    try:
        moment = datetime.fromisoformat(value.strip()) if isinstance(value, str) else None
    except ValueError:
        moment = None
    if moment is None or not 2000 < moment.year < 3000:
        raise ValueError(text("Expected the date of your return, like 2026-12-24."))
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=ZoneInfo(zone))
    if moment <= now:
        raise ValueError(text("Please enter a date in the future."))
    return moment.astimezone(UTC)
