"""Players' hours in games: quiet hours, absences, banks, bounced mail, and outages of the service."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from flask.testing import FlaskClient
from sqlmodel import select

from service import errors
from service.db.database import Database
from service.games.transaction import GameTransaction
from service.models import Game, Outage, Player, Seat
from service.players import bounces, hours
from service.sweep import outages
from tests.service.sitting import Sitting, in_window
from tests.service.web.conftest import JSON, Clock, People, app, client, clock, people, people_of, sitting, text_of

__all__ = ["app", "client", "clock", "people", "people_of", "sitting"]  # fixtures of the web


def seat_of(sitting: Sitting, n: int) -> Seat:
    with sitting.database.reading() as session:
        return session.exec(select(Seat).where(Seat.game_id == sitting.id, Seat.n == n)).one()


def set_hours(sitting: Sitting, n: int, **fields: str) -> None:
    with sitting.database.writing() as session:
        player = session.get_one(Player, seat_of(sitting, n).player_id)
        hours.keep(
            GameTransaction.lock(session, sitting.id, sitting.now, n), n, hours.read(fields, player, sitting.now)
        )


def player_of(sitting: Sitting, n: int) -> Player:
    with sitting.database.reading() as session:
        return session.get_one(Player, seat_of(sitting, n).player_id)


def whole_turn(sitting: Sitting) -> int:
    """Play one turn through its windows; return its seat."""
    turn, at = sitting.position().turn, sitting.game().turn_at
    while sitting.game().turn_at == at:
        sitting.act()
    return turn


def due(sitting: Sitting) -> datetime:
    found = sitting.game().due_at
    assert found is not None
    return found


# --- the form ---------------------------------------------------------------------------------------------------------


def test_the_page_stores_hours_and_shows_them_to_their_player_only(
    client: FlaskClient, people: People, sitting: Sitting
) -> None:
    page = f"{people.page(0)}/clock"
    fields = {"time_zone": "europe/berlin", "quiet_from": "22:30", "quiet_to": "7:00", "away_until": ""}
    assert client.post(page, data=fields).status_code == 303
    shown = client.get(page, headers=JSON).json
    assert (shown["time_zone"], shown["quiet_from"], shown["quiet_to"]) == ("Europe/Berlin", "22:30", "07:00")
    assert shown["away_until"] is None
    assert shown["away_days_left"] == 14
    assert 'value="Europe/Berlin"' in client.get(page).text
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
    client: FlaskClient, people: People, sitting: Sitting, fields: dict[str, str], wrong: str
) -> None:
    page = f"{people.page(0)}/clock"
    answer = client.post(page, json=fields, headers=JSON)
    assert answer.status_code == 422
    assert wrong in answer.json["message"]
    assert client.post(page, data=fields).status_code == 422
    assert player_of(sitting, 0).time_zone == "UTC"


# --- the effect -------------------------------------------------------------------------------------------------------


def test_quiet_hours_count_from_the_next_deadline(database: Database, now: datetime) -> None:
    sitting = Sitting(database, now, 2)
    turn, before = sitting.position().turn, due(sitting)
    for n in (0, 1):
        set_hours(sitting, n, quiet_from="09:00", quiet_to="12:00")
    assert due(sitting) == before
    assert whole_turn(sitting) == turn
    assert due(sitting) == now.replace(hour=12, minute=0) + timedelta(days=2)


def test_an_absence_moves_the_present_deadline_and_its_reminder(database: Database, now: datetime) -> None:
    sitting = Sitting(database, now)
    turn = sitting.position().turn
    sitting.later(hours=40)
    sitting.sweep()
    assert len(sitting.mails("reminder")) == 1
    set_hours(sitting, turn, away_until="2026-11-29")
    back = datetime(2026, 11, 29, tzinfo=now.tzinfo)
    assert due(sitting) == back + timedelta(hours=8)
    sitting.now = back
    sitting.sweep()
    assert len(sitting.mails("reminder")) == 2
    set_hours(sitting, turn, away_until="")
    sitting.later(hours=8)
    sitting.sweep()
    assert next(move.mark for move in sitting.moves()) == "clock"


def test_absences_of_fourteen_days_in_total(database: Database, now: datetime) -> None:
    sitting = Sitting(database, now)
    other = (sitting.position().turn + 1) % 3

    def away(days: float) -> None:
        set_hours(sitting, other, away_until=(sitting.now + timedelta(days=days)).isoformat())
        sitting.later(days=days)

    away(6)
    away(7)
    with pytest.raises(errors.Invalid, match="14 days"):
        away(3)
    away(0.5)
    set_hours(sitting, other, away_until=(sitting.now + timedelta(hours=11)).isoformat())
    sitting.later(hours=1)
    set_hours(sitting, other, away_until="")
    assert hours.away_left(seat_of(sitting, other), sitting.now) == timedelta(hours=11)


def test_a_window_neither_asks_absent_players_nor_waits_for_them(database: Database, now: datetime) -> None:
    sitting = Sitting(database, now)
    for n in range(3):
        set_hours(sitting, n, away_until="2026-11-25")
    assert sitting.act_until(lambda position: position.phase == "draw" and position.turn == 0)
    before = len(sitting.mails("window"))
    assert not sitting.act_until(lambda position: in_window(position) and sitting.game().status == "none")
    assert len(sitting.mails("window")) == before
    assert sitting.game().status == "over"


def test_a_bank_is_used_when_the_turns_time_is_up_and_never_grows(database: Database, now: datetime) -> None:
    sitting = Sitting(database, now, 2)
    with database.writing() as session:
        session.get_one(Game, sitting.id).bank_hours = 10
        for seat in session.exec(select(Seat)):
            seat.bank_left = 10 * 3600.0
    first = whole_turn(sitting)
    second = sitting.position().turn
    assert seat_of(sitting, first).bank_left == 10 * 3600
    assert due(sitting) == sitting.now + timedelta(hours=58)
    sitting.later(hours=52)
    sitting.sweep()
    assert {move.mark for move in sitting.moves()} == {None}, "the clock has not played"
    whole_turn(sitting)
    assert seat_of(sitting, second).bank_left == 6 * 3600
    sitting.later(hours=58)
    sitting.sweep()
    assert seat_of(sitting, first).bank_left == 0
    whole_turn(sitting)
    assert due(sitting) == sitting.now + timedelta(hours=48)


def test_bounced_mail_stops_the_clock_until_a_delivery_or_for_three_days(database: Database, now: datetime) -> None:
    sitting = Sitting(database, now)
    turn, before = sitting.position().turn, due(sitting)
    sitting.later(hours=8)
    with database.writing() as session:
        bounces.bounced(session, sitting.mail_to(turn), sitting.now)
        bounces.bounced(session, sitting.mail_to(turn), sitting.now)
    assert due(sitting) == before + timedelta(hours=72)
    notified = [mail.seat for mail in sitting.mails("notice")]
    assert notified == ([] if turn == 0 else [0])
    sitting.later(hours=10)
    with database.writing() as session:
        bounces.delivered(session, sitting.mail_to(turn), sitting.now)
    assert due(sitting) == before + timedelta(hours=10)
    with database.writing() as session:
        bounces.bounced(session, sitting.mail_to(turn), sitting.now)
    sitting.later(hours=5)
    sitting.post(turn, "draw supply")
    assert due(sitting) == before + timedelta(hours=15), "an action of the player ends the stop"


# --- outages ----------------------------------------------------------------------------------------------------------


def awake(sitting: Sitting) -> int:
    with sitting.database.writing() as session:
        outages.awake(session, sitting.now)
    return sitting.sweep()


def test_nobody_loses_time_by_an_outage(database: Database, now: datetime) -> None:
    tables = [Sitting(database, now, seed=50 + n) for n in range(3)]
    asked = tables[2]
    assert asked.act_until(in_window)
    left = [due(table) - now for table in tables]
    awake(tables[0])
    for table in tables:
        table.later(days=3)
    assert awake(tables[0]) == 4, "each game once, then the outage is settled"
    assert awake(tables[1]) == 0
    assert [due(table) - table.now for table in tables] == left
    for table in tables:
        assert not table.mails("timeout")
        assert not table.mails("reminder")
    for table in tables:
        table.later(minutes=9)
    assert awake(tables[0]) == 0
    assert due(tables[0]) - tables[0].now == left[0] - timedelta(minutes=9), "a restart is no outage"
    with database.reading() as session:
        assert len(session.exec(select(Outage)).all()) == 1


def test_only_its_player_may_read_the_events_of_a_clock(
    client: FlaskClient, people: People, sitting: Sitting, clock: Clock
) -> None:
    turn = sitting.position().turn
    assert sitting.act_until(in_window)
    turn = sitting.position().turn
    sitting.later(hours=2)
    for n in sitting.position().to_act():
        sitting.post(n, "pass")
    sitting.later(hours=40)
    clock.now = sitting.now
    sitting.sweep()
    events = [line["what"] for line in client.get(f"{people.page(turn)}/clock", headers=JSON).json["timeline"]]
    assert events[-4:] == ["runs", "stands", "goes on", "reminded"]
    assert "stood still" in text_of(client.get(f"{people.page(turn)}/clock"))
    assert client.get(f"{people.page((turn + 1) % 3)}/clock", headers=JSON).json["timeline"] == []
