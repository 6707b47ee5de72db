"""What programs read: calendars of deadlines of a seat and of a player, and Atom feeds of games and deals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime, time, timedelta
from typing import Any
from urllib.parse import urlsplit

import feedparser
import pytest
from flask.testing import FlaskClient
from icalendar import Calendar, Event
from werkzeug.test import TestResponse

from service.db.database import Database
from service.games import more_time
from service.models import DailyDeal, Player
from service.players import fresh_links
from service.privacy import forgetting
from service.table import motions
from tests.rows import add, alter, commit
from tests.service.harness import Harness, in_window
from tests.service.web.conftest import JSON, Clock, Resumed, Start, Table, Visitors, text_of, to_the_end
from tests.settings import BASE_URL


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


def read(table: Table, n: int) -> dict[str, Event]:
    """Return the events of the calendar of a seat, now."""
    return events(at(table, table.links.deadlines(table.seat(n))))


def at(table: Visitors, url: str) -> TestResponse:
    return table.client.get(urlsplit(url).path)


@pytest.fixture
def anna(table: Table) -> Player:
    return table.player(0)


@pytest.mark.slow
def test_only_whoever_is_to_act_has_a_deadline_answered_or_not(table: Table) -> None:
    """Over some turns with windows; the entries keep their identities, and what was read later is newer."""
    seen: dict[tuple[int, str], Event] = {}
    kinds = set[str]()
    for _ in range(25):
        table.later(minutes=7)
        game, acting = table.game(), table.position().to_act()
        kind = "turn" if game.window_at is None else "window"
        for n in range(3):
            found = read(table, n)
            assert wanted(found) == ({kind: game.due_at} if n in acting else {})
            assert set(found) == {"turn", "window", *(("invitation",) if "invitation" in found else ())}
            for name, event in found.items():
                before = seen.get((n, name))
                assert before is None or (before.uid == event.uid and before.stamp < event.stamp)
                assert before is None or before.sequence < event.sequence
                seen[n, name] = event
        kinds.add(kind)
        table.act()
    assert kinds == {"turn", "window"}


def test_an_entry_ends_with_the_deadline_and_moves_with_it(table: Table) -> None:
    turn = table.position().turn
    before = read(table, turn)["turn"]
    assert before.end == table.game().due_at
    assert before.end - before.start == timedelta(minutes=30)
    assert "your turn ends" in before.summary
    assert before.transparency == "TRANSPARENT", "nobody is busy because of it"
    table.do(more_time.give, None, timedelta(hours=5))
    after = read(table, turn)["turn"]
    assert (after.uid, after.end) == (before.uid, before.end + timedelta(hours=5))


def test_a_window_in_which_only_those_with_a_card_are_asked_is_in_no_calendar(table: Table) -> None:
    table.change(windows="quick")
    table.act_until(in_window)
    for n in range(3):
        assert wanted(read(table, n)) == {}
        assert "window" not in read(table, n)


def test_a_question_is_there_until_it_is_answered(table: Table) -> None:
    motion = table.do(motions.ask, 0, "pause").id or 0
    asked = read(table, 1)["question"]
    assert (asked.status, asked.end > table.now) == ("CONFIRMED", True)
    assert "question" not in read(table, 0), "who asks is not asked"
    table.press(1, f"/motions/{motion}", {"answer": "yes"})
    assert read(table, 1)["question"].status == "CANCELLED"
    assert read(table, 2)["question"].status == "CONFIRMED"


def test_an_invitation_is_told_without_the_name_that_a_stranger_gave_it(start: Start) -> None:
    people = start("Anna", "Burt", name="Buy cheap watches", confirmed=True)
    answer = at(people, people.links.calendar(people.player(1)))
    assert wanted(events(answer)) == {"invitation": people.seat(1).due_at}
    assert b"watches" not in answer.data


def test_a_calendar_of_all_games_has_each_and_ends_some_days_after_them(table: Table, anna: Player) -> None:
    other = Harness(table.database, table.now, seed=2)
    path = urlsplit(table.links.calendar(anna)).path
    other.change_seat(0, player_id=anna.id)
    assert table.client.get(path).data.count(b"turn-0-") == 2
    for game in (table, other):
        game.change(status="over", ended_at=table.now, due_at=None)
    table.later(days=13)
    assert wanted(events(table.client.get(path))) == {}
    assert events(table.client.get(path))
    table.later(days=2)
    assert events(table.client.get(path)) == {}


def test_an_old_address_shows_nothing_once_there_is_another(table: Table, anna: Player, now: datetime) -> None:
    page = f"{table.page(0)}/calendar"
    old = table.client.get(page, headers=JSON).json["calendar"]
    assert old == table.links.deadlines(table.seat(0))
    shown = table.client.get(page)
    assert f'value="{old}"' in shown.text
    assert f'href="webcal://{old.partition("://")[2]}"' in shown.text
    answer = table.client.post(page)
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{page}?notice=calendar+renewed")
    new = table.client.get(page, headers=JSON).json["calendar"]
    assert at(table, old).status_code == 410
    events(at(table, new))
    games = urlsplit(table.links.games(anna, now)).path
    assert table.links.calendar(anna) in table.client.get(games).text
    assert table.client.post(f"{games}/calendar").headers["Location"] == f"{games}#calendar"
    assert at(table, table.links.calendar(anna)).status_code == 410
    fresh = table.client.post(f"{games}/calendar", headers=JSON).json["calendar"]
    events(at(table, fresh))
    table.do(fresh_links.renew, 0)
    for url in (new, fresh):
        assert at(table, url).status_code == 410, "new links revoke all older ones"


def test_the_address_of_a_calendar_opens_nothing_else(table: Table, anna: Player) -> None:
    token = urlsplit(table.links.calendar(anna)).path.removeprefix("/calendar/").removesuffix(".ics")
    for path in (f"/my-games/{token}", f"/own-page/{token}", f"/p/{token}", f"/p/{token}/deadlines.ics"):
        assert table.client.get(path).status_code == 404, path
    seat = table.page(0, "deadlines").removeprefix("/p/")
    assert table.client.get(f"/calendar/{seat}.ics").status_code == 404
    assert table.client.get(f"/p/{seat}").status_code == 410


def test_it_is_in_the_language_of_its_player_and_who_is_forgotten_has_none(table: Table, anna: Player) -> None:
    turn = table.position().turn
    alter(table.database, Player, table.seat(turn).player_id, language="de")
    answer = table.client.get(urlsplit(table.links.deadlines(table.seat(turn))).path)
    assert "Zug" in events(answer)["turn"].summary
    assert "In your calendar" not in table.text(turn, "/calendar")
    commit(table.database, forgetting.forget, anna.id or 0, table.now)
    assert at(table, table.links.calendar(anna)).status_code == 410


# --- Atom feeds, as a feed reader's own library reads them ------------------------------------------------------------


def feed(client: FlaskClient, path: str) -> Any:
    """Return a feed, of which the library has nothing to say, with absolute addresses."""
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.content_type == "application/atom+xml; charset=utf-8"
    found = feedparser.parse(answer.data)
    assert not found.bozo, found.get("bozo_exception")
    assert found.version == "atom10"
    ids = [entry.id for entry in found.entries]
    assert len(set(ids)) == len(ids)
    urls = [found.feed.link, found.feed.id, *ids, *(entry.link for entry in found.entries)]
    assert all(url.startswith(f"{BASE_URL}/") for url in urls)
    updated = [entry.updated_parsed for entry in found.entries]
    assert updated == sorted(updated, reverse=True)
    return found


@pytest.mark.slow
def test_a_feed_tells_the_latest_turns_and_is_sent_again_if_it_has_changed(client: FlaskClient, table: Table) -> None:
    turns, path = dict[str, str](), f"{table.public}.atom"
    known = {"If-None-Match": client.get(path).headers["ETag"]}
    assert client.get(path, headers=known).status_code == 304
    for n in range(20):
        table.later(minutes=1)
        table.act()
        assert n or client.get(path, headers=known).status_code == 200
        found = feed(client, path)
        assert (found.feed.title, found.feed.link) == ("Friday", f"{BASE_URL}{table.public}")
        latest = found.entries[0]
        assert latest.link == f"{BASE_URL}{table.public}/at/{table.game().at}"
        assert latest.updated_parsed[:6] == table.moves()[-1].made_at.timetuple()[:6]
        for entry in reversed(found.entries):
            turns.setdefault(entry.id, entry.title)
        said = {line for entry in found.entries for line in entry.summary.splitlines() if line}
        as_text = re.sub(r"(?m)^ *\d+ ", "", client.get(f"{table.public}.txt").text)
        assert said <= {line.strip() for line in as_text.splitlines()}
    assert len(turns) > 2
    assert {entry.id for entry in found.entries} == set(turns), "an entry that is read again stays the same one"


def test_a_feed_goes_back_two_hands(resumed: Resumed) -> None:
    ended = resumed(to_the_end)
    found = feed(ended.client, f"{ended.public}.atom")
    assert int(found.entries[-1].id.rpartition("/")[2]) > 1
    assert len(found.entries) <= 40
    assert "The game is over" in found.entries[0].summary


def test_what_players_have_typed_is_text_in_a_feed_and_a_sealed_game_has_none(table: Table) -> None:
    path = f"{table.public}.atom"
    table.change(name="<b>1 & 2 < 3</b>")
    assert feed(table.client, path).feed.title_detail.value == "<b>1 & 2 < 3</b>"
    table.change(sealed=True)
    assert table.client.get(path).status_code == 404
    assert table.client.get(f"/g/{'0' * 24}.atom").status_code == 404


def test_a_feed_that_is_kept_has_nothing_of_who_asked_first(over: Table) -> None:
    path = f"/g/{over.id}.atom"
    first = over.client.get(f"{path}?from=somebody")
    assert b"somebody" not in first.data
    again = over.client.get(path)
    assert (again.data, again.headers["ETag"]) == (first.data, first.headers["ETag"])
    assert over.client.get(path, headers={"If-None-Match": first.headers["ETag"]}).status_code == 304


def test_pages_lead_to_their_feeds(table: Table, deals: list[DailyDeal]) -> None:
    for page, path in ((f"/g/{table.id}", f"/g/{table.id}.atom"), ("/daily", "/daily.atom")):
        shown = table.client.get(page)
        assert f'<link rel="alternate" type="application/atom+xml" href="{path}"' in shown.text
        assert f'<a href="{path}">' in shown.text
        assert "feed" in text_of(shown)


@pytest.fixture
def deals(database: Database, clock: Clock) -> list[DailyDeal]:
    """The deals of twenty days and those to come; those that are over are open, but for the last."""
    made = []
    for n in range(-20, 32):
        day = clock.now.date() + timedelta(days=n)
        deal = DailyDeal(day=day, edition="gryphon-2014", robots=["cautious"], seed="secret", commitment="")
        if n < -1:
            deal.opened_at, deal.mean = datetime.combine(day + timedelta(days=1), time(1), UTC), 100 * n
        made.append(deal)
    add(database, *made)
    return made


def test_the_deals_are_told_as_they_open(client: FlaskClient, deals: Sequence[DailyDeal], clock: Clock) -> None:
    found = feed(client, "/daily.atom")
    today, *others = found.entries
    assert (today.id, today.link) == (f"{BASE_URL}/daily/{clock.now.date()}", f"{BASE_URL}/daily")
    days = [clock.now.date() - timedelta(days=n) for n in range(2, 15)]
    assert [entry.link for entry in others] == [f"{BASE_URL}/daily/{day}" for day in days]
    assert "\N{MINUS SIGN}$200" in others[0].summary
    assert "secret" not in client.get("/daily.atom").text
    clock.now += timedelta(days=2)
    assert today.id not in [entry.id for entry in feed(client, "/daily.atom").entries], "until it is open"
