"""Table talk: who reads it, who says something and when, muting it, switching it off, and what it must not reveal."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from html import escape
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.test import TestResponse

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.models import Game, Seat, Talk
from service.operations import actions
from service.table import resigning, talking
from tests.service.harness import Harness, in_window
from tests.service.web.conftest import JSON, Clock, People, text_of
from tests.service.web.twins import scenes

SAID = "Good luck, everybody!"


@pytest.fixture
def say(client: FlaskClient, people: People) -> Callable[..., TestResponse]:
    """Say a line with the link to a seat, as a program does."""
    return lambda n, line=SAID: client.post(f"{people.page(n)}/talk", json={"line": line}, headers=JSON)


def lines_of(harness: Harness) -> list[Talk]:
    with harness.database.reading() as session:
        return list(session.exec(select(Talk).where(Talk.game_id == harness.id)))


# --- saying and reading -----------------------------------------------------------------------------------------------


def test_a_line_is_on_the_pages_of_all_seats_as_a_quotation(client: FlaskClient, people: People) -> None:
    answer = client.post(f"{people.page(1)}/talk", data={"line": SAID})
    assert answer.status_code == 303
    assert answer.headers["Location"] == f"{people.page(1)}?notice=said#talk"
    assert "Your line is at the table" in text_of(client.get(answer.headers["Location"]))
    for n in range(3):
        page = client.get(people.page(n))
        assert f"<strong>Burt</strong>: “<bdi>{SAID}</bdi>”" in page.text
        assert ("Burt : “ Good luck, everybody! ” you" in text_of(page)) == (n == 1)


def test_a_line_can_be_said_by_the_link_of_a_turn_and_of_a_window(
    client: FlaskClient, people: People, harness: Harness
) -> None:
    turn = harness.position().turn
    assert client.post(f"{people.page(turn, 'turn')}/talk", data={"line": "One"}).status_code == 303
    harness.act_until(in_window)
    at, (asked, *_) = harness.game().at, harness.position().to_act()
    before = harness.object(asked)
    assert client.post(f"{people.page(asked, 'window', at)}/talk", data={"line": "pass"}).status_code == 303
    assert harness.answers() == [], "a line answers nothing"
    for n in range(3):
        assert "a line shows the others that you are here" in client.get(people.page(n)).text
    assert harness.object(asked) == before
    assert [one.line for one in lines_of(harness)] == ["One", "pass"]


def test_programs_read_and_say_lines(client: FlaskClient, people: People, say: Callable[..., TestResponse]) -> None:
    seat = client.get(people.page(2), headers=JSON).json
    talk = {"on": True, "muted": False, "lines": [{"seat": 1, "name": "Burt", "line": SAID, "day": "2026-11-20"}]}
    assert say(1).json["talk"] == talk
    assert client.get(f"{people.page(2)}/talk", headers=JSON).json == {**seat, "talk": talk}
    assert client.get(people.page(2), headers=JSON).json == seat, "the seat's object is that of docs/design.md#contract"
    assert client.get(f"{people.page(2)}/talk").headers["Location"] == f"{people.page(2)}#talk"


def test_nobody_else_reads_it(client: FlaskClient, people: People, harness: Harness) -> None:
    turn = harness.position().turn
    client.post(f"{people.page(turn)}/talk", data={"line": SAID})
    done = people.page(turn, "turn", 0)
    harness.pass_turn()
    with harness.database.writing() as session:
        gone = (turn + 1) % 3
        resigning.resign(GameTransaction.lock(session, harness.id, harness.now, gone), gone)
    at = harness.game().at
    pages = [f"/g/{harness.id}", f"/g/{harness.id}.json", f"/g/{harness.id}/at/{at}", f"/g/{harness.id}/rules", done]
    pages += [people.page(turn, "mute"), people.page(turn, "back"), people.page(turn, "motion", 9)]
    pages += [f"{people.page(0)}/at/{at}", people.page(turn, "done", 2)]
    for page in pages:
        for accept in ({}, JSON):
            shown = client.get(page, headers=accept)
            assert shown.status_code == 200, page
            assert SAID.partition(",")[0] not in shown.text, page
            assert "Table talk" not in shown.text, page
    for page in pages[4:-2]:
        assert client.get(f"{page}/talk", headers=JSON).status_code == 410
        assert client.post(f"{page}/talk", json={"line": "Hi"}, headers=JSON).status_code == 410
    assert SAID in client.get(people.page(gone)).text, "a seat that a robot holds is still its player's"
    assert client.post(f"{people.page(gone)}/talk", data={"line": "Back on Friday"}).status_code == 303


def test_a_robot_says_nothing_and_nobody_talks_to_robots_alone(
    client: FlaskClient, people_of: Callable[[str], People], database: Database, harness: Harness
) -> None:
    alone = Harness(database, harness.now, seed=5, robots=(1, 2))
    page = people_of(alone.id).page(0)
    assert "Table talk" not in client.get(page).text
    answer = client.post(f"{page}/talk", json={"line": "Hi"}, headers=JSON)
    assert (answer.status_code, answer.json["message"]) == (409, talking.ALONE)
    assert lines_of(alone) == []


def test_from_the_deal_to_seven_days_after_the_end(
    client: FlaskClient, people: People, harness: Harness, clock: Clock, say: Callable[..., TestResponse]
) -> None:
    with harness.database.writing() as session:
        actions.stop(session, harness.id, clock.now)
    clock.now += timedelta(days=7, seconds=-1)
    assert say(0, "Good game").status_code == 200
    clock.now += timedelta(seconds=1)
    refused = say(0, "Anybody?")
    assert (refused.status_code, refused.json["message"]) == (409, talking.ENDED)
    page = client.get(people.page(1))
    assert "Good game" in page.text
    assert talking.ENDED in page.text
    assert 'name="line"' not in page.text
    with harness.database.writing() as session:
        session.get_one(Game, harness.id).started_at = None
    assert say(0).json["message"] == talking.NOT_DEALT
    with harness.database.writing() as session:
        session.delete(session.exec(select(Talk)).one())
        session.get_one(Game, harness.id).started_at = harness.now
    assert "Table talk" not in client.get(people.page(1)).text, "nothing to read, nothing to say"


# --- limits -----------------------------------------------------------------------------------------------------------


def test_a_button_pressed_twice_says_one_line(harness: Harness, clock: Clock, say: Callable[..., TestResponse]) -> None:
    assert say(0).json == say(0).json
    clock.now += timedelta(seconds=59)
    assert say(0, f"  {SAID} ").status_code == 200
    assert len(lines_of(harness)) == 1
    assert say(1).status_code == 200, "of another player it is another line"
    clock.now += timedelta(seconds=1)
    say(0)
    assert [one.seat for one in lines_of(harness)] == [0, 1, 0]


def test_a_player_says_twenty_lines_a_day_and_one_at_a_time(
    client: FlaskClient, people: People, harness: Harness, clock: Clock, say: Callable[..., TestResponse]
) -> None:
    say(0, "first")
    quick = say(0, "second")
    assert (quick.status_code, quick.headers["Retry-After"]) == (429, "5")
    for n in range(19):
        clock.now += timedelta(seconds=5)
        assert say(0, f"line {n}").status_code == 200
    clock.now += timedelta(minutes=5)
    refused = client.post(f"{people.page(0)}/talk", data={"line": "and this"})
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 23 * 3600
    assert 'value="and this"' in refused.text
    assert "At most 20 lines to the table in 24 hours" in text_of(refused)
    assert say(1).status_code == 200, "each player has lines of their own"
    clock.now += timedelta(days=1)
    assert say(0, "and this").status_code == 200
    page = client.get(people.page(2)).text
    earlier, _, latest = page.partition("Earlier lines</summary>")[2].partition("</details>")
    assert earlier.count("<bdi>") == 2, "22 lines were said, of which 20 are open"
    assert latest.count("<bdi>") == 20


# --- attacks ----------------------------------------------------------------------------------------------------------

MARKUP = "<script>alert(1)</script><b onclick='x'>{{ 7*7 }}</b>&amp; \\u003c"


def test_markup_is_shown_as_it_was_typed(client: FlaskClient, people: People, say: Callable[..., TestResponse]) -> None:
    assert say(1, MARKUP).json["talk"]["lines"][0]["line"] == MARKUP
    page = client.get(people.page(0)).text
    assert escape(MARKUP).replace("&#x27;", "&#39;") in page
    assert "<script>alert" not in page
    assert "<b onclick" not in page


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("x" * 281, "At most 280 characters, please: this has 281."),
        ("see evil.com", "No link and no address"),
        ("mail anna@posse.test", "No link and no address"),
        ("abc\u202edef", "changes the direction of the text"),
        ("abc\x00def", "a character that cannot be seen"),
        (" \r\n ", "Please write a line first."),
    ],
)
def test_a_line_that_is_refused_is_shown_again_with_the_reason(
    client: FlaskClient, people: People, harness: Harness, say: Callable[..., TestResponse], line: str, message: str
) -> None:
    refused = say(0, line)
    assert refused.status_code == 422
    assert message in refused.json["fields"]["line"]
    page = client.post(f"{people.page(0)}/talk", data={"line": line})
    assert page.status_code == 422
    assert text_of(page).count(message) == 2, "on top, and at the field"
    assert f'name="line" type="text" value="{line}"' in page.text.replace("\r\n", "\n") or not line.strip()
    assert lines_of(harness) == []


@pytest.mark.parametrize("body", [{}, {"line": 7}, {"line": ["a"]}, {"line": None}, {"talk": "off"}])
def test_a_body_without_a_line_is_refused(client: FlaskClient, people: People, body: dict[str, Any]) -> None:
    assert client.post(f"{people.page(0)}/talk", json=body, headers=JSON).status_code == 400


@pytest.mark.parametrize("path", ["own", "all"])
@pytest.mark.parametrize("body", [{}, {"talk": "maybe"}, {"talk": True}, {"line": "off"}])
def test_a_switch_is_on_or_off(client: FlaskClient, people: People, path: str, body: dict[str, Any]) -> None:
    assert client.post(f"{people.page(0)}/talk/{path}", json=body, headers=JSON).status_code == 400


# --- muted, off, hidden -----------------------------------------------------------------------------------------------


def test_a_player_who_has_muted_it_sees_the_same_page_whatever_others_say(
    client: FlaskClient, people: People, say: Callable[..., TestResponse], clock: Clock
) -> None:
    assert client.post(f"{people.page(2)}/talk/own", data={"talk": "off"}).status_code == 303
    before = [client.get(f"{people.page(2)}{path}", headers=accept) for path in ("", "/talk") for accept in ({}, JSON)]
    others = client.get(people.page(0)).data
    say(1)
    after = [client.get(f"{people.page(2)}{path}", headers=accept) for path in ("", "/talk") for accept in ({}, JSON)]
    for one, other in zip(before, after, strict=True):
        assert one.data == other.data
        assert {**one.headers, "X-Request-Id": ""} == {**other.headers, "X-Request-Id": ""}
    assert client.get(people.page(0)).data != others
    assert client.post(f"{people.page(2)}/talk/own", data={"talk": "on"}).status_code == 303
    assert SAID in client.get(people.page(2)).text


def test_nobody_is_told_that_a_player_has_muted_it(client: FlaskClient, people: People) -> None:
    before = [client.get(people.page(n)).data for n in (0, 1)]
    client.post(f"{people.page(2)}/talk/own", json={"talk": "off"}, headers=JSON)
    assert [client.get(people.page(n)).data for n in (0, 1)] == before


def test_the_organiser_switches_it_off_for_all_and_on_again(
    client: FlaskClient, people: People, say: Callable[..., TestResponse], harness: Harness
) -> None:
    say(1)
    refused = client.post(f"{people.page(1)}/talk/all", json={"talk": "off"}, headers=JSON)
    assert (refused.status_code, refused.json["message"]) == (409, talking.NOT_THE_ORGANISER)
    assert "Switch it off for everybody" not in client.get(people.page(1)).text
    assert "Switch it off for everybody" in client.get(people.page(0)).text
    assert client.post(f"{people.page(0)}/talk/all", data={"talk": "off"}).status_code == 303
    for n in range(3):
        page = client.get(people.page(n)).text
        assert talking.OFF in page
        assert SAID not in page
        assert 'name="line"' not in page
    assert say(2).json["message"] == talking.OFF
    assert client.get(f"{people.page(2)}/talk", headers=JSON).json["talk"] == {"on": False, "muted": False, "lines": []}
    assert client.post(f"{people.page(0)}/talk/all", data={"talk": "on"}).status_code == 303
    assert SAID in client.get(people.page(2)).text
    assert len(lines_of(harness)) == 1


def test_a_line_that_the_operator_has_hidden_is_on_no_page(
    client: FlaskClient, people: People, say: Callable[..., TestResponse], harness: Harness
) -> None:
    say(1)
    with harness.database.writing() as session:
        actions.hide_line(session, lines_of(harness)[0].id or 0, harness.now)
    for n in range(3):
        assert SAID not in client.get(people.page(n)).text
    assert say(1).json["talk"]["lines"] == [], "pressed twice it is not another line"


def test_who_takes_a_seat_over_reads_it_and_has_their_own_name_on_their_own_lines(
    client: FlaskClient, people: People, harness: Harness, clock: Clock, say: Callable[..., TestResponse]
) -> None:
    say(1)
    clock.now += timedelta(days=1)
    with harness.database.writing() as session:
        seat = session.exec(select(Seat).where(Seat.game_id == harness.id, Seat.n == 1)).one()
        seat.name, seat.player_id = "Zoe", None
    say(1, "Hello from Zoe")
    page = client.get(people.page(1)).text
    assert f"<strong>Burt</strong>: “<bdi>{SAID}</bdi>” <span class" in page
    assert '<strong>Zoe</strong>: “<bdi>Hello from Zoe</bdi>” <span class="tag">you' in page


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_a_line_changes_no_clock_no_mail_and_no_answer(
    harness: Harness, say: Callable[..., TestResponse], people: People
) -> None:
    harness.act_until(in_window)
    for n in range(3):
        before = harness.game(), people.seat(n), harness.mails(), harness.answers(), harness.moves()
        say(n, "pass")
        assert (harness.game(), people.seat(n), harness.mails(), harness.answers(), harness.moves()) == before


@pytest.mark.slow
def test_a_line_says_the_same_whatever_its_player_holds_or_has_answered(
    migrated: Path, tmp_path: Path, now: datetime
) -> None:
    """The page of another player after a line is the same whether or not who said it holds the card, or has passed."""
    scene = scenes(migrated, tmp_path, now, "photo", 1, players=4)[0]
    seen = []
    for copy, (holds, passes) in enumerate([(True, True), (True, False), (False, False)]):
        world = scene.world(holds, str(copy))
        world.post(scene.position.turn, scene.move)
        world.clock.now += timedelta(minutes=20)
        if passes:
            world.post(scene.apart, "pass")
        path = f"{world.path(scene.apart)}/talk"
        assert world.client.post(path, json={"line": "Hm."}, headers=JSON).status_code == 200
        noticed = world.noticed(scene.apart)
        seen.append({where: what for where, what in noticed.items() if not where.startswith(("the post", "mail "))})
        assert any(b"Hm." in what[2] for what in seen[-1].values() if isinstance(what, tuple) and len(what) == 3)
        world.close()
    assert seen[0] == seen[1] == seen[2]
