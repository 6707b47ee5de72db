"""Table talk: who reads it, who says something and when, muting it, switching it off, and what it must not reveal.

That a line tells nothing of what its player holds or has answered: tests/service/web/test_sealed.py.
"""

from __future__ import annotations

from html import escape
from typing import Any

import pytest
from sqlmodel import delete
from werkzeug.test import TestResponse

from service.admin import actions
from service.models import Talk
from service.table import resigning, talking
from tests.rows import commit, execute, rows_of
from tests.service.harness import in_window
from tests.service.web.conftest import JSON, Table, text_of

SAID = "Good luck, everybody!"


def say(table: Table, n: int, line: str = SAID) -> TestResponse:
    """Say a line with the link to a seat, as a program does."""
    return table.send(n, "/talk", {"line": line})


def lines_of(table: Table) -> list[Talk]:
    return rows_of(table.database, Talk, Talk.game_id == table.id)


# --- saying and reading -----------------------------------------------------------------------------------------------


def test_a_line_is_on_the_pages_of_all_seats_as_a_quotation(table: Table) -> None:
    answer = table.press(1, "/talk", {"line": SAID})
    assert answer.headers["Location"] == f"{table.page(1)}?notice=said#talk"
    assert "Your line is at the table" in table.text_after(answer)
    for n in range(3):
        page = table.get(n)
        assert f"<strong>Burt</strong>: “<bdi>{SAID}</bdi>”" in page.text
        assert ("Burt : “ Good luck, everybody! ” you" in text_of(page)) == (n == 1)


def test_a_line_can_be_said_by_the_link_of_a_turn_and_of_a_window(table: Table) -> None:
    turn = table.position().turn
    assert table.client.post(f"{table.page(turn, 'turn')}/talk", data={"line": "One"}).status_code == 303
    table.act_until(in_window)
    at, (asked, *_) = table.game().at, table.position().to_act()
    before = table.object(asked)
    assert table.client.post(f"{table.page(asked, 'window', at)}/talk", data={"line": "pass"}).status_code == 303
    assert table.answers() == [], "a line answers nothing"
    for n in range(3):
        assert "a line shows the others that you are here" in table.get(n).text
    assert table.object(asked) == before
    assert [one.line for one in lines_of(table)] == ["One", "pass"]


def test_programs_read_and_say_lines(table: Table) -> None:
    seat = table.json(2)
    talk = {"on": True, "muted": False, "lines": [{"seat": 1, "name": "Burt", "line": SAID, "day": "2026-11-20"}]}
    assert say(table, 1).json["talk"] == talk
    assert table.json(2, "/talk") == {**seat, "talk": talk}
    assert table.json(2) == seat, "the seat's object is that of docs/design.md#contract"
    assert table.get(2, "/talk").headers["Location"] == f"{table.page(2)}#talk"


def test_nobody_else_reads_it(table: Table) -> None:
    turn = table.position().turn
    table.press(turn, "/talk", {"line": SAID})
    done = table.page(turn, "turn", 0)
    table.pass_turn()
    gone = (turn + 1) % 3
    table.do(resigning.resign, gone)
    at = table.game().at
    pages = [table.public, *(f"{table.public}{path}" for path in (".json", f"/at/{at}", "/rules")), done]
    pages += [table.page(turn, "mute"), table.page(turn, "back"), table.page(turn, "motion", 9)]
    for page in (*pages, f"{table.page(0)}/at/{at}", table.page(turn, "done", 2)):
        for accept in ({}, JSON):
            shown = table.client.get(page, headers=accept)
            assert shown.status_code == 200, page
            assert "Good luck" not in shown.text, page
            assert "Table talk" not in shown.text, page
    assert SAID in table.get(gone).text, "a seat that a robot holds is still its player's"
    assert table.press(gone, "/talk", {"line": "Back on Friday"}).status_code == 303


def test_a_robot_says_nothing_and_nobody_talks_to_robots_alone(table: Table) -> None:
    alone = table.beside(seed=5, robots=(1, 2))
    assert "Table talk" not in alone.get(0).text
    answer = say(alone, 0)
    assert (answer.status_code, answer.json["message"]) == (409, talking.ALONE)
    assert lines_of(alone) == []


def test_from_the_deal_to_seven_days_after_the_end(table: Table) -> None:
    commit(table.database, actions.stop, table.id, table.now)
    table.later(days=7, seconds=-1)
    assert say(table, 0, "Good game").status_code == 200
    table.later(seconds=1)
    refused = say(table, 0, "Anybody?")
    assert (refused.status_code, refused.json["message"]) == (409, talking.ENDED)
    page = table.get(1).text
    assert "Good game" in page
    assert talking.ENDED in page
    assert 'name="line"' not in page
    began = table.game().started_at
    table.change(started_at=None)
    assert say(table, 0).json["message"] == talking.NOT_DEALT
    table.change(started_at=began)
    execute(table.database, delete(Talk))
    assert "Table talk" not in table.get(1).text, "nothing to read, nothing to say"


# --- limits -----------------------------------------------------------------------------------------------------------


def test_a_button_pressed_twice_says_one_line(table: Table) -> None:
    assert say(table, 0).json == say(table, 0).json
    table.later(seconds=59)
    assert say(table, 0, f"  {SAID} ").status_code == 200
    assert len(lines_of(table)) == 1
    assert say(table, 1).status_code == 200, "of another player it is another line"
    table.later(seconds=1)
    say(table, 0)
    assert [one.seat for one in lines_of(table)] == [0, 1, 0]


def test_a_player_says_twenty_lines_a_day_and_one_at_a_time(table: Table) -> None:
    say(table, 0, "first")
    quick = say(table, 0, "second")
    assert (quick.status_code, quick.headers["Retry-After"]) == (429, "5")
    for n in range(19):
        table.later(seconds=5)
        assert say(table, 0, f"line {n}").status_code == 200
    table.later(minutes=5)
    refused = table.press(0, "/talk", {"line": "and this"})
    assert refused.status_code == 429
    assert int(refused.headers["Retry-After"]) > 23 * 3600
    assert 'value="and this"' in refused.text
    assert "At most 20 lines to the table in 24 hours" in text_of(refused)
    assert say(table, 1).status_code == 200, "each player has lines of their own"
    table.later(days=1)
    assert say(table, 0, "and this").status_code == 200
    earlier, _, latest = table.get(2).text.partition("Earlier lines</summary>")[2].partition("</details>")
    assert earlier.count("<bdi>") == 2, "22 lines were said, of which 20 are open"
    assert latest.count("<bdi>") == 20


# --- attacks ----------------------------------------------------------------------------------------------------------

MARKUP = "<script>alert(1)</script><b onclick='x'>{{ 7*7 }}</b>&amp; \\u003c"


def test_markup_is_shown_as_it_was_typed(table: Table) -> None:
    assert say(table, 1, MARKUP).json["talk"]["lines"][0]["line"] == MARKUP
    page = table.get(0).text
    assert escape(MARKUP).replace("&#x27;", "&#39;") in page
    assert "<script>alert" not in page
    assert "<b onclick" not in page


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("x" * 281, "At most 280 characters, please: this has 281."),
        ("see evil.com", "No link and no address"),
        (" \r\n ", "Please write a line first."),
    ],
)
def test_a_line_that_is_refused_is_shown_again_with_the_reason(table: Table, line: str, message: str) -> None:
    refused = say(table, 0, line)
    assert refused.status_code == 422
    assert message in refused.json["fields"]["line"]
    page = table.press(0, "/talk", {"line": line})
    assert page.status_code == 422
    assert text_of(page).count(message) == 2, "on top, and at the field"
    assert f'name="line" type="text" value="{line}"' in page.text.replace("\r\n", "\n") or not line.strip()
    assert lines_of(table) == []


@pytest.mark.parametrize(
    ("path", "body"),
    [
        *(("/talk", body) for body in ({}, {"line": 7}, {"line": ["a"]}, {"line": None}, {"talk": "off"})),
        *((f"/talk/{who}", {"talk": switch}) for who in ("own", "all") for switch in ("maybe", True)),
        *((f"/talk/{who}", body) for who in ("own", "all") for body in ({}, {"line": "off"})),
    ],
)
def test_a_body_without_a_line_or_with_another_switch_is_refused(table: Table, path: str, body: dict[str, Any]) -> None:
    assert table.send(0, path, body).status_code == 400


# --- muted, off, hidden -----------------------------------------------------------------------------------------------


def test_a_player_who_has_muted_it_sees_the_same_page_whatever_others_say(table: Table) -> None:
    def muted() -> list[TestResponse]:
        return [table.get(2, path, headers=accept) for path in ("", "/talk") for accept in ({}, JSON)]

    untold = [table.get(n).data for n in (0, 1)]
    assert table.press(2, "/talk/own", {"talk": "off"}).status_code == 303
    assert [table.get(n).data for n in (0, 1)] == untold, "nobody is told that a player has muted it"
    before = muted()
    say(table, 1)
    for one, other in zip(before, muted(), strict=True):
        assert one.data == other.data
        assert {**one.headers, "X-Request-Id": ""} == {**other.headers, "X-Request-Id": ""}
    assert table.get(0).data != untold[0]
    assert table.press(2, "/talk/own", {"talk": "on"}).status_code == 303
    assert SAID in table.get(2).text


def test_the_organiser_switches_it_off_for_all_and_on_again(table: Table) -> None:
    say(table, 1)
    refused = table.send(1, "/talk/all", {"talk": "off"})
    assert (refused.status_code, refused.json["message"]) == (409, talking.NOT_THE_ORGANISER)
    assert ["Switch it off for everybody" in table.get(n).text for n in range(3)] == [True, False, False]
    assert table.press(0, "/talk/all", {"talk": "off"}).status_code == 303
    for n in range(3):
        page = table.get(n).text
        assert (talking.OFF in page, SAID in page, 'name="line"' in page) == (True, False, False)
    assert say(table, 2).json["message"] == talking.OFF
    assert table.json(2, "/talk")["talk"] == {"on": False, "muted": False, "lines": []}
    assert table.press(0, "/talk/all", {"talk": "on"}).status_code == 303
    assert SAID in table.get(2).text
    assert len(lines_of(table)) == 1


def test_a_line_that_the_operator_has_hidden_is_on_no_page(table: Table) -> None:
    say(table, 1)
    commit(table.database, actions.hide_line, lines_of(table)[0].id or 0, table.now)
    for n in range(3):
        assert SAID not in table.get(n).text
    assert say(table, 1).json["talk"]["lines"] == [], "pressed twice it is not another line"


def test_who_takes_a_seat_over_reads_it_and_has_their_own_name_on_their_own_lines(table: Table) -> None:
    say(table, 1)
    table.later(days=1)
    table.change_seat(1, name="Zoe", player_id=None)
    say(table, 1, "Hello from Zoe")
    page = table.get(1).text
    assert f"<strong>Burt</strong>: “<bdi>{SAID}</bdi>” <span class" in page
    assert '<strong>Zoe</strong>: “<bdi>Hello from Zoe</bdi>” <span class="tag">you' in page


def test_a_line_changes_no_clock_no_mail_and_no_answer(table: Table) -> None:
    table.act_until(in_window)
    for n in range(3):
        before = table.game(), table.seat(n), table.mails(), table.answers(), table.moves()
        say(table, n, "pass")
        assert (table.game(), table.seat(n), table.mails(), table.answers(), table.moves()) == before
