"""Players' hours in games: quiet hours, absences, banks, bounced mail, and outages of the service."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from flask.testing import FlaskClient
from sqlmodel import update

from service import errors
from service.db.database import Database
from service.models import Outage, Seat
from service.players import bounces, hours
from service.sweep import outages
from tests.rows import commit, execute, rows_of
from tests.service.harness import Harness, in_window
from tests.service.web.conftest import JSON, Clock, People, harness, people, text_of

__all__ = ["harness", "people"]  # fixtures of the web


def set_hours(harness: Harness, n: int, **fields: str) -> None:
    harness.do(hours.keep, n, hours.read(fields, harness.player(n), harness.now))


def whole_turn(harness: Harness) -> int:
    """Play one turn through its windows; return its seat."""
    turn, at = harness.position().turn, harness.game().turn_at
    while harness.game().turn_at == at:
        harness.act()
    return turn


# --- the form ---------------------------------------------------------------------------------------------------------


def test_the_page_stores_hours_and_shows_them_to_their_player_only(
    client: FlaskClient, people: People, harness: Harness
) -> None:
    page = f"{people.page(0)}/clock"
    fields = {"time_zone": "europe/berlin", "quiet_from": "22:30", "quiet_to": "7:00", "away_until": ""}
    assert client.post(page, data=fields).status_code == 303
    shown = client.get(page, headers=JSON).json
    assert (shown["time_zone"], shown["quiet_from"], shown["quiet_to"]) == ("Europe/Berlin", "22:30", "07:00")
    assert shown["away_until"] is None
    assert shown["away_days_left"] == 14
    assert "<option selected>Europe/Berlin</option>" in client.get(page).text
    assert client.post(page, json={"quiet_from": None, "quiet_to": None}, headers=JSON).json["quiet_from"] is None
    assert client.get(page, headers=JSON).json["time_zone"] == "Europe/Berlin", "a missing field keeps its value"
    assert client.get(f"{people.page(0, 'turn', 999)}/clock").status_code == 410
    assert client.get(f"{people.page(1)}/clock", headers=JSON).json["time_zone"] == "UTC"


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({"time_zone": "Europe/Nowhere"}, "time_zone"),
        ({"time_zone": "localtime"}, "time_zone"),  # of the machine, whichever that is
        ({"time_zone": "Factory"}, "time_zone"),
        ({"time_zone": "posixrules"}, "time_zone"),
        ({"time_zone": "right/Europe/Berlin"}, "time_zone"),
        ({"time_zone": "../../etc/localtime"}, "time_zone"),
        ({"quiet_from": "22:00"}, "quiet_to"),
        ({"quiet_from": "20:00", "quiet_to": "08:00"}, "quiet_to"),
        ({"quiet_from": "25:00", "quiet_to": "08:00"}, "quiet_from"),
        ({"away_until": "soon"}, "away_until"),
        ({"away_until": "2026-11-01"}, "away_until"),
        ({"away_until": "2026-12-24"}, "away_until"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_mistakes_are_reported_by_the_name_of_the_field(
    client: FlaskClient, people: People, harness: Harness, fields: dict[str, str], wrong: str
) -> None:
    page = f"{people.page(0)}/clock"
    answer = client.post(page, json=fields, headers=JSON)
    assert answer.status_code == 422
    assert wrong in answer.json["message"]
    assert client.post(page, data=fields).status_code == 422
    assert harness.player(0).time_zone == "UTC"


# --- the effect -------------------------------------------------------------------------------------------------------


def test_quiet_hours_count_from_the_next_deadline(database: Database, now: datetime) -> None:
    harness = Harness(database, now, 2)
    turn, before = harness.position().turn, harness.due
    for n in (0, 1):
        set_hours(harness, n, quiet_from="09:00", quiet_to="12:00")
    assert harness.due == before
    assert whole_turn(harness) == turn
    assert harness.due == now.replace(hour=12, minute=0) + timedelta(days=2)


@pytest.mark.slow
def test_an_absence_moves_the_present_deadline_and_its_reminder(harness: Harness, now: datetime) -> None:
    turn = harness.position().turn
    harness.later(hours=40)
    harness.sweep()
    assert len(harness.mails("reminder")) == 1
    set_hours(harness, turn, away_until="2026-11-29")
    back = datetime(2026, 11, 29, tzinfo=now.tzinfo)
    assert harness.due == back + timedelta(hours=8)
    harness.now = back
    harness.sweep()
    assert len(harness.mails("reminder")) == 2
    set_hours(harness, turn, away_until="")
    harness.later(hours=8)
    harness.sweep()
    assert next(move.mark for move in harness.moves()) == "clock"


def test_absences_of_fourteen_days_in_total(harness: Harness) -> None:
    other = (harness.position().turn + 1) % 3

    def away(days: float) -> None:
        set_hours(harness, other, away_until=(harness.now + timedelta(days=days)).isoformat())
        harness.later(days=days)

    away(6)
    away(7)
    with pytest.raises(errors.Invalid, match="14 days"):
        away(3)
    away(0.5)
    set_hours(harness, other, away_until=(harness.now + timedelta(hours=11)).isoformat())
    harness.later(hours=1)
    set_hours(harness, other, away_until="")
    assert hours.away_left(harness.seat(other), harness.now) == timedelta(hours=11)


@pytest.mark.slow
def test_a_window_neither_asks_absent_players_nor_waits_for_them(harness: Harness) -> None:
    for n in range(3):
        set_hours(harness, n, away_until="2026-11-25")
    assert harness.act_until(lambda position: position.phase == "draw" and position.turn == 0)
    before = len(harness.mails("window"))
    assert not harness.act_until(lambda position: in_window(position) and harness.game().status == "none")
    assert len(harness.mails("window")) == before
    assert harness.game().status == "over"


def test_a_bank_is_used_when_the_turns_time_is_up_and_never_grows(database: Database, now: datetime) -> None:
    harness = Harness(database, now, 2)
    harness.change(bank_hours=10)
    execute(database, update(Seat).values(bank_left=10 * 3600.0))
    first = whole_turn(harness)
    second = harness.position().turn
    assert harness.seat(first).bank_left == 10 * 3600
    assert harness.due == harness.now + timedelta(hours=58)
    harness.later(hours=52)
    harness.sweep()
    assert {move.mark for move in harness.moves()} == {None}, "the clock has not played"
    whole_turn(harness)
    assert harness.seat(second).bank_left == 6 * 3600
    harness.later(hours=58)
    harness.sweep()
    assert harness.seat(first).bank_left == 0
    whole_turn(harness)
    assert harness.due == harness.now + timedelta(hours=48)


def test_bounced_mail_stops_the_clock_until_a_delivery_or_for_three_days(harness: Harness, database: Database) -> None:
    turn, before = harness.position().turn, harness.due
    harness.later(hours=8)
    for _ in range(2):
        commit(database, bounces.bounced, harness.mail_to(turn), harness.now)
    assert harness.due == before + timedelta(hours=72)
    notified = [mail.seat for mail in harness.mails("notice")]
    assert notified == ([] if turn == 0 else [0])
    harness.later(hours=10)
    commit(database, bounces.delivered, harness.mail_to(turn), harness.now)
    assert harness.due == before + timedelta(hours=10)
    commit(database, bounces.bounced, harness.mail_to(turn), harness.now)
    harness.later(hours=5)
    harness.post(turn, "draw supply")
    assert harness.due == before + timedelta(hours=15), "an action of the player ends the stop"


# --- outages ----------------------------------------------------------------------------------------------------------


def awake(harness: Harness) -> int:
    commit(harness.database, outages.awake, harness.now)
    return harness.sweep()


def test_nobody_loses_time_by_an_outage(database: Database, now: datetime) -> None:
    tables = [Harness(database, now, seed=50 + n) for n in range(3)]
    asked = tables[2]
    assert asked.act_until(in_window)
    left = [table.due - now for table in tables]
    awake(tables[0])
    for table in tables:
        table.later(days=3)
    assert awake(tables[0]) == 4, "each game once, then the outage is settled"
    assert awake(tables[1]) == 0
    assert [table.due - table.now for table in tables] == left
    assert not any(table.mails("timeout") or table.mails("reminder") for table in tables)
    for table in tables:
        table.later(minutes=9)
    assert awake(tables[0]) == 0
    assert tables[0].due - tables[0].now == left[0] - timedelta(minutes=9), "a restart is no outage"
    assert len(rows_of(database, Outage)) == 1


def test_only_its_player_may_read_the_events_of_a_clock(
    client: FlaskClient, people: People, harness: Harness, clock: Clock
) -> None:
    turn = harness.position().turn
    assert harness.act_until(in_window)
    turn = harness.position().turn
    harness.later(hours=2)
    for n in harness.position().to_act():
        harness.post(n, "pass")
    harness.later(hours=40)
    clock.now = harness.now
    harness.sweep()
    events = [line["what"] for line in client.get(f"{people.page(turn)}/clock", headers=JSON).json["timeline"]]
    assert events[-4:] == ["runs", "stands", "goes on", "reminded"]
    assert "stood still" in text_of(client.get(f"{people.page(turn)}/clock"))
    assert client.get(f"{people.page((turn + 1) % 3)}/clock", headers=JSON).json["timeline"] == []
