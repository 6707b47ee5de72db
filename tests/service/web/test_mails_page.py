"""The page of a player's mails: those of one game off and on, the choice for all games, posts of mail programs.

What mail programs post is in RFC 8058. Which links may do what: tests/security/test_permissions.py.
"""

from __future__ import annotations

import pytest

from service.links import Scope
from tests.service.web.conftest import JSON, Table, text_of, values_of

ONE_CLICK = {"List-Unsubscribe": "One-Click"}


@pytest.fixture
def link(table: Table) -> str:
    """The address in the headers of Burt's mails."""
    return f"{table.page(1, 'mute')}/mails"


@pytest.fixture
def for_all(link: str) -> str:
    """Where a digest's headers say that mails are switched off."""
    return f"{link}/all"


@pytest.fixture
def other(table: Table) -> Table:
    """Another game in which Burt plays, in seat 2."""
    other = table.beside(seed=2)
    other.change_seat(2, player_id=table.seat(1).player_id)
    return other


# --- the mails of one game --------------------------------------------------------------------------------------------


def test_looking_says_what_the_button_does(table: Table, link: str) -> None:
    for path in (link, table.page(1, "mute")):
        page = table.client.get(path)
        assert "Switch the mails of this game off?" in page.text
        assert "Your seat stays yours, and the game does not wait for you. Your clock runs as before." in text_of(page)
        assert '<button name="mails" value="off">' in page.text


@pytest.mark.parametrize("encoding", ["application/x-www-form-urlencoded", "multipart/form-data"])
def test_one_post_of_a_mail_program_switches_them_off(table: Table, link: str, encoding: str) -> None:
    before = table.game()
    for _ in range(2):
        answer = table.client.post(link, data=ONE_CLICK, content_type=encoding)
        assert answer.status_code == 200, "a mail program follows no redirect"
        assert "Mails of this game are off" in answer.text
        assert table.seat(1).mails_off
    assert not table.seat(0).mails_off
    assert table.game() == before
    assert '<button name="mails" value="on">' in table.client.get(link).text
    answer = table.client.post(link, data={"mails": "on"})
    assert (answer.status_code, answer.headers["Location"]) == (303, link)
    assert not table.seat(1).mails_off


@pytest.mark.parametrize("scope", ["seat", "turn"])
def test_the_page_of_the_seat_says_that_they_are_off_and_switches_them_on(table: Table, scope: Scope) -> None:
    n = table.position().turn
    page = table.page(n, scope)
    assert f'<a href="{page}/mails">' in table.client.get(page).text
    table.client.post(f"{table.page(n, 'mute')}/mails", data=ONE_CLICK)
    assert "Mails of this game are off" in text_of(table.client.get(page))
    shown = table.text_after(table.client.post(f"{page}/mails", data={"mails": "on"}))
    assert "Mails of this game are on again" in shown
    assert "Mails of this game are off" not in shown
    assert not table.seat(n).mails_off


def test_programs_read_and_switch_it_too(table: Table) -> None:
    assert "mails" not in table.json(1)
    assert table.json(1, "/mails")["mails"] == "on"
    assert table.send(1, "/mails", {"mails": "off"}).json["mails"] == "off"
    assert table.json(1, "/mails")["mails"] == table.json(1)["mails"] == "off"
    wrong = table.send(1, "/mails", {"mails": "loud"})
    assert (wrong.status_code, wrong.json["error"]) == (400, "unreadable")


@pytest.mark.parametrize("body", [{}, {"List-Unsubscribe": "yes"}, {"a": "b"}], ids=repr)
def test_a_post_of_nothing_switches_nothing_off(table: Table, body: dict[str, str]) -> None:
    """A program that only looks at each address of a mail posts, too; RFC 8058 asks for its one field."""
    mute, plan, league = (table.page(1, scope) for scope in ("mute", "plan", "league"))
    before = table.player(1), table.seat(1)
    for path in (f"{mute}/mails", f"{mute}/mails/all", f"{plan}/mails/deal", f"{league}/leagues/mails"):
        for how in ({}, JSON):
            assert table.client.post(path, data=body, headers=how).status_code == 400, path
    assert (table.player(1), table.seat(1)) == before


@pytest.mark.parametrize(("path", "body"), [("", ONE_CLICK), ("/all", {"plan": "digest"})])
def test_others_do_not_see_it(table: Table, link: str, path: str, body: dict[str, str]) -> None:
    pages = [table.page(0), table.public, f"{table.public}.json", table.page(1, "turn", 99)]
    before = [table.client.get(page, headers=how).text for page in pages for how in ({}, JSON)]
    assert table.client.post(link + path, data=body).status_code in (200, 303)
    assert [table.client.get(page, headers=how).text for page in pages for how in ({}, JSON)] == before


# --- the mails of all games -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scope", ["seat", "mute"])
def test_the_page_says_what_each_choice_means_and_saves_it(table: Table, scope: Scope) -> None:
    path = f"{table.page(1, scope)}/mails"
    page = table.client.get(path)
    assert values_of(page, "plan") == ["all", "needed", "digest"]
    assert '<input type="radio" name="plan" value="all" checked>' in page.text
    assert "Your clocks run on, whatever you choose: none stops for a digest." in text_of(page)
    choice = {"plan": "digest", "digest_at": "07:30", "together": "true"}
    shown = table.follow(table.client.post(f"{path}/all", data=choice))
    assert "Your choice is saved" in text_of(shown)
    assert '<input type="radio" name="plan" value="digest" checked>' in shown.text
    assert 'value="07:30"' in shown.text
    saved = table.player(1)
    assert (saved.mail_plan, saved.digest_minute, saved.mails_together) == ("digest", 450, True)
    assert saved.digest_due is not None
    assert table.player(0).mail_plan == "all"


def test_the_link_of_a_digest_chooses_and_switches_nothing_off(table: Table) -> None:
    path = table.page(1, "plan")
    page = table.client.get(path)
    assert (values_of(page, "plan"), values_of(page, "mails")) == (["all", "needed", "digest"], [])
    shown = table.follow(table.client.post(f"{path}/mails/all", data={"plan": "needed"}))
    assert "Your choice is saved" in text_of(shown)
    assert '<input type="radio" name="plan" value="needed" checked>' in shown.text
    for body in ({"mails": "off"}, ONE_CLICK):
        assert table.client.post(f"{path}/mails/all", data=body).status_code == 410
    assert not table.seat(1).mails_off


def test_a_mistake_is_said_at_its_field_and_saves_nothing(table: Table, for_all: str) -> None:
    answer = table.client.post(for_all, data={"plan": "digest", "digest_at": "25:00"})
    assert answer.status_code == 422
    assert "Please enter a time of day like 22:30." in text_of(answer)
    assert '<input type="radio" name="plan" value="digest" checked>' in answer.text
    assert table.player(1).mail_plan == "all"


def test_programs_read_and_choose_for_all_games(table: Table, for_all: str, other: Table) -> None:
    chosen = table.client.post(for_all, json={"plan": "needed", "together": True}, headers=JSON)
    expected = {"mails": "on", "plan": "needed", "digest_at": "08:00", "together": True}
    assert expected.items() <= chosen.json.items()
    assert expected.items() <= table.client.get(for_all, headers=JSON).json.items()
    wrong = table.client.post(for_all, json={"plan": "loud", "colour": "red"}, headers=JSON)
    assert (wrong.status_code, set(wrong.json["fields"])) == (422, {"plan", "colour"})
    assert "plan" not in table.json(1)
    assert [other.json(n, "/mails")["plan"] for n in (1, 2)] == ["all", "needed"]


@pytest.mark.parametrize("body", [ONE_CLICK, {"mails": "off"}])
def test_one_post_switches_all_mails_off(table: Table, other: Table, for_all: str, body: dict[str, str]) -> None:
    answer = table.client.post(for_all, data=body)
    assert answer.status_code == (303 if "mails" in body else 200), "a mail program follows no redirect"
    assert [n for n in range(3) if table.seat(n).mails_off] == [1]
    assert [n for n in range(3) if other.seat(n).mails_off] == [2]
    table.client.post(for_all, data={"mails": "on"})
    assert not table.seat(1).mails_off
    assert not other.seat(2).mails_off


def test_the_link_of_a_turn_says_which_may_choose(table: Table) -> None:
    page = table.client.get(f"{table.page(table.position().turn, 'turn')}/mails")
    assert "Only the link in your start mail leads there" in text_of(page)
    assert not values_of(page, "plan")


def test_the_page_of_a_game_that_is_over_still_has_the_choice(over: Table) -> None:
    page = over.get(0, "/mails")
    assert "This game is over" in text_of(page)
    assert values_of(page, "plan")
    assert not values_of(over.client.get(f"{over.page(0, 'mute')}/mails"), "plan")
