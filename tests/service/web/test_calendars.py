"""Calendars of deadlines: what calendar programs read at the address of a seat and of a player, and who gets these."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from icalendar import Calendar, Event
from sqlalchemy import update
from sqlmodel import col, select
from werkzeug.test import TestResponse

from service.db.database import Database
from service.games import more_time
from service.games.transaction import GameTransaction
from service.links import Links
from service.lobby.proposal import read_proposal
from service.lobby.proposing import confirm, propose
from service.models import Game, Player, Seat
from service.operations.privacy import forgetting
from service.players import fresh_links
from service.table import motions
from tests.service.harness import Harness, in_window
from tests.service.web.conftest import JSON, Clock, People, text_of

Read = Callable[[int], dict[str, Event]]


def events(answer: TestResponse) -> dict[str, Event]:
    """Return the events of a calendar by the first word of their identities."""
    assert answer.status_code == 200
    assert answer.content_type == "text/calendar; charset=utf-8"
    calendar = Calendar.from_ical(answer.data)
    assert not calendar.errors
    assert calendar.method == "PUBLISH"
    return {str(event.uid).partition("-")[0]: event for event in calendar.events}


def wanted(found: dict[str, Event]) -> dict[str, datetime]:
    """Return until when something is wanted, by kind."""
    return {kind: event.end for kind, event in found.items() if event.status == "CONFIRMED"}


@pytest.fixture
def read(client: FlaskClient, clock: Clock, harness: Harness, people: People, links: Links) -> Read:
    """The events of the calendar of a seat, now."""

    def now(n: int) -> dict[str, Event]:
        clock.now = harness.now
        return events(client.get(urlsplit(links.deadlines(people.seat(n))).path))

    return now


@pytest.fixture
def anna(database: Database, harness: Harness) -> Player:
    with database.reading() as session:
        return session.exec(select(Player).where(Player.address == f"{harness.names[0].lower()}.1@posse.test")).one()


@pytest.mark.slow
def test_only_whoever_is_to_act_has_a_deadline_answered_or_not(harness: Harness, read: Read) -> None:
    """Over some turns with windows; the entries keep their identities, and what was read later is newer."""
    seen: dict[tuple[int, str], Event] = {}
    kinds = set[str]()
    for _ in range(60):
        harness.later(minutes=7)
        game, acting = harness.game(), harness.position().to_act()
        kind = "turn" if game.window_at is None else "window"
        for n in range(3):
            found = read(n)
            assert wanted(found) == ({kind: game.due_at} if n in acting else {})
            assert set(found) == {"turn", "window", *(("invitation",) if "invitation" in found else ())}
            for name, event in found.items():
                before = seen.get((n, name))
                assert before is None or (before.uid == event.uid and before.stamp < event.stamp)
                assert before is None or before.sequence < event.sequence
                seen[n, name] = event
        kinds.add(kind)
        harness.act()
    assert kinds == {"turn", "window"}


def test_an_entry_ends_with_the_deadline_and_moves_with_it(harness: Harness, database: Database, read: Read) -> None:
    turn = harness.position().turn
    before = read(turn)["turn"]
    assert before.end == harness.game().due_at
    assert before.end - before.start == timedelta(minutes=30)
    assert "your turn ends" in before.summary
    assert before.transparency == "TRANSPARENT", "nobody is busy because of it"
    with database.writing() as session:
        more_time.give(GameTransaction.lock(session, harness.id, harness.now), timedelta(hours=5))
    after = read(turn)["turn"]
    assert (after.uid, after.end) == (before.uid, before.end + timedelta(hours=5))


def test_a_window_in_which_only_those_with_a_card_are_asked_is_in_no_calendar(
    harness: Harness, database: Database, read: Read
) -> None:
    with database.writing() as session:
        session.get_one(Game, harness.id).windows = "quick"
    harness.act_until(in_window)
    for n in range(3):
        assert wanted(read(n)) == {}
        assert "window" not in read(n)


def test_a_question_is_there_until_it_is_answered(harness: Harness, database: Database, read: Read) -> None:
    with database.writing() as session:
        motion = motions.ask(GameTransaction.lock(session, harness.id, harness.now, 0), 0, "pause").id or 0
    asked = read(1)["question"]
    assert (asked.status, asked.end > harness.now) == ("CONFIRMED", True)
    assert "question" not in read(0), "who asks is not asked"
    with database.writing() as session:
        motions.answer(GameTransaction.lock(session, harness.id, harness.now, 1), motion, 1, True)
    assert read(1)["question"].status == "CANCELLED"
    assert read(2)["question"].status == "CONFIRMED"


def test_an_invitation_is_told_without_the_name_that_a_stranger_gave_it(
    client: FlaskClient, database: Database, links: Links, now: datetime, people_of: Callable[[str], People]
) -> None:
    players = [{"name": name, "email": f"{name.lower()}@posse.test"} for name in ("Anna", "Burt")]
    with database.writing() as session:
        game = propose(session, read_proposal({"name": "Buy cheap watches", "players": players}), now)
        confirm(GameTransaction.lock(session, game.id, now))
        game_id = game.id
    people = people_of(game_id)
    with database.reading() as session:
        burt = session.get_one(Player, people.seat(1).player_id)
    answer = client.get(urlsplit(links.calendar(burt)).path)
    assert wanted(events(answer)) == {"invitation": people.seat(1).due_at}
    assert b"watches" not in answer.data


@pytest.mark.slow
def test_a_calendar_of_all_games_has_each_and_ends_some_days_after_them(
    client: FlaskClient, database: Database, links: Links, anna: Player, harness: Harness, clock: Clock
) -> None:
    other = Harness(database, harness.now, seed=2)
    path = urlsplit(links.calendar(anna)).path
    with database.writing() as session:
        session.exec(update(Seat).where(col(Seat.game_id) == other.id, col(Seat.n) == 0).values(player_id=anna.id))
    assert client.get(path).data.count(b"turn-0-") == 2
    other.act_until(lambda position: False)
    harness.act_until(lambda position: False)
    clock.now = harness.now + timedelta(days=13)
    assert wanted(events(client.get(path))) == {}
    assert events(client.get(path))
    clock.now = harness.now + timedelta(days=15)
    assert events(client.get(path)) == {}


def test_an_old_address_shows_nothing_once_there_is_another(
    client: FlaskClient, links: Links, people: People, anna: Player, database: Database, now: datetime
) -> None:
    page = f"{people.page(0)}/calendar"
    old = client.get(page, headers=JSON).json["calendar"]
    assert old == links.deadlines(people.seat(0))
    shown = client.get(page)
    assert f'value="{old}"' in shown.text
    assert f'href="webcal://{old.partition("://")[2]}"' in shown.text
    answer = client.post(page)
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{page}?notice=calendar+renewed")
    new = client.get(page, headers=JSON).json["calendar"]
    assert client.get(urlsplit(old).path).status_code == 410
    events(client.get(urlsplit(new).path))
    games = urlsplit(links.games(anna, now)).path
    assert links.calendar(anna) in client.get(games).text
    assert client.post(f"{games}/calendar").headers["Location"] == f"{games}#calendar"
    assert client.get(urlsplit(links.calendar(anna)).path).status_code == 410
    fresh = client.post(f"{games}/calendar", headers=JSON).json["calendar"]
    events(client.get(urlsplit(fresh).path))
    with database.writing() as session:
        fresh_links.renew(GameTransaction.lock(session, people.game_id, now), 0)
    for url in (new, fresh):
        assert client.get(urlsplit(url).path).status_code == 410, "new links revoke all older ones"


def test_the_address_of_a_calendar_opens_nothing_else(
    client: FlaskClient, links: Links, people: People, anna: Player
) -> None:
    token = urlsplit(links.calendar(anna)).path.removeprefix("/calendar/").removesuffix(".ics")
    for path in (f"/my-games/{token}", f"/own-page/{token}", f"/p/{token}", f"/p/{token}/deadlines.ics"):
        assert client.get(path).status_code == 404, path
    seat = people.page(0, "deadlines").removeprefix("/p/")
    assert client.get(f"/calendar/{seat}.ics").status_code == 404
    assert client.get(f"/p/{seat}").status_code == 410


def test_who_is_forgotten_has_no_calendar(
    client: FlaskClient, database: Database, links: Links, anna: Player, now: datetime
) -> None:
    with database.writing() as session:
        forgetting.forget(session, anna.id or 0, now)
    assert client.get(urlsplit(links.calendar(anna)).path).status_code == 410


def test_it_is_in_the_language_of_its_player(
    client: FlaskClient, database: Database, harness: Harness, people: People, links: Links
) -> None:
    turn = harness.position().turn
    with database.writing() as session:
        session.get_one(Player, people.seat(turn).player_id).language = "de"
    answer = client.get(urlsplit(links.deadlines(people.seat(turn))).path)
    assert "Zug" in events(answer)["turn"].summary
    assert "In your calendar" not in text_of(client.get(f"{people.page(turn)}/calendar"))
