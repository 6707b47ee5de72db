"""The press that ends a turn or answers a window shows its result, by a link of its own, for ten minutes."""

from __future__ import annotations

from datetime import timedelta

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.service.harness import in_window
from tests.service.web.conftest import JSON, Clock, Table, text_of


def last_press(table: Table) -> tuple[int, TestResponse]:
    """Play a turn by the link of its mail, the discard by a press of its own; the seat, and the response to that."""
    turn, began = table.position().turn, table.game().turn_at
    link = table.page(turn, "turn", began)
    table.client.post(f"{link}/moves", data={"move": "draw supply", "at": began})
    return turn, table.client.post(f"{link}/moves", data={"move": discard(table), "at": began + 1})


def discard(table: Table) -> str:
    position = table.position()
    return next(move for move in position.legal(position.turn) if move.startswith("discard"))


def path_of(answer: TestResponse) -> str:
    assert answer.status_code == 303
    return answer.headers["Location"].partition("?")[0]


@pytest.fixture
def done(table: Table) -> tuple[int, str]:
    """A turn that has just ended: its seat, and the address with its result."""
    turn, answer = last_press(table)
    return turn, answer.headers["Location"]


def test_the_last_press_of_a_turn_shows_the_player_their_own_table(table: Table, done: tuple[int, str]) -> None:
    turn, address = done
    page, following = table.client.get(address), table.names[table.position().turn]
    shown = text_of(page)
    assert page.status_code == 200
    assert f"{following} is next; we will mail you." in shown
    assert shown.index("Done") < shown.index("You discarded") < shown.index("Your hand")
    assert "no longer valid" not in shown
    assert "<form" not in page.text
    assert "<input" not in page.text
    assert "/p/" not in page.text, "it leads to no other page of the seat"
    hand = table.object(turn)["view"]["hands"][turn]
    assert table.client.get(address, headers=JSON).json["view"]["hands"][turn] == hand


def test_a_player_without_mails_of_this_game_is_told_how_to_come_back(table: Table, done: tuple[int, str]) -> None:
    turn, address = done
    table.press(turn, "/mails", {"List-Unsubscribe": "One-Click"})
    told = text_of(table.client.get(address))
    assert "Mails of this game are off: please come back with the link in your start mail." in told


def test_a_repeated_post_never_makes_such_a_link(table: Table) -> None:
    turn, first = last_press(table)
    link = table.page(turn, "turn", 0)
    again = table.client.post(f"{link}/moves", data={"move": table.moves()[1].move, "at": 1})
    assert path_of(first) != path_of(again) == link
    shown = text_of(table.client.get(again.headers["Location"]))
    assert "Your hand" not in shown
    assert "You discarded" in shown, "as everybody may know it, but said to the player"
    assert table.game().at == 2


def test_a_post_that_does_not_end_the_turn_stays_with_its_link(table: Table) -> None:
    link = table.page(table.position().turn, "turn", 0)
    assert path_of(table.client.post(f"{link}/moves", data={"move": "draw supply", "at": 0})) == link


def test_programs_get_the_table_as_a_bystander_sees_it(table: Table) -> None:
    link = table.page(table.position().turn, "turn", 0)
    table.client.post(f"{link}/moves", json={"move": "draw supply", "at": 0})
    answer = table.client.post(f"{link}/moves", json={"move": discard(table), "at": 1})
    assert (answer.status_code, answer.json["seat"]) == (200, None)
    assert "/p/" not in answer.text


# --- what it does not show --------------------------------------------------------------------------------------------


LATER = 5  # moves until the player has drawn again: two turns of others and that draw


def everything(client: FlaskClient, address: str, at: int) -> list[tuple[int, str]]:
    """All that the link shows, of its moment, of tables before and of what there may be after."""
    path = address.partition("?")[0]
    upto = range(at + LATER + 1)
    paths = [address, path, *(f"{path}?did={n}" for n in upto), *(f"{path}/at/{n}" for n in upto)]
    paths[2:2] = [f"{path}/history{end}" for end in ("", "?hand=1", "?hand=2", "?view=bystander", "?view=all")]
    answers = [client.get(one, headers=headers) for one in paths for headers in ({}, JSON)]
    return [(one.status_code, one.text.replace(one.headers["X-Request-Id"], "")) for one in answers]


@pytest.mark.slow
def test_it_shows_nothing_later_than_its_moment(table: Table, done: tuple[int, str]) -> None:
    turn, address = done
    at = table.game().at
    before = everything(table.client, address, at)
    assert {status for status, _ in before[-2 * LATER :]} == {404}, "the later tables"
    for _ in range(2):
        table.pass_turn()
        assert everything(table.client, address, at) == before
    assert table.position().turn == turn, "it is their turn again"
    table.post(turn, "draw supply")
    assert table.game().at == at + LATER
    assert everything(table.client, address, at) == before


def test_it_is_good_for_ten_minutes(client: FlaskClient, clock: Clock, done: tuple[int, str]) -> None:
    _, address = done
    clock.now += timedelta(minutes=10, seconds=-1)
    assert "Your hand" in text_of(client.get(address))
    clock.now += timedelta(seconds=1)
    page = client.get(address)
    assert "This page has expired" in text_of(page)
    assert "Your hand" not in text_of(page)
    assert "You discarded" not in text_of(page)
    assert client.get(address, headers=JSON).json["seat"] is None


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/moves", {"move": "draw supply", "at": 2}),
        ("/orders", {"photo": "never"}),
        ("/motions", {"kind": "end"}),
        ("/resign", {}),
        ("/links", {}),
    ],
)
def test_it_does_nothing_and_a_refusal_shows_no_later_table(
    table: Table, done: tuple[int, str], path: str, body: dict[str, object]
) -> None:
    turn, address = done
    link = address.partition("?")[0]
    while table.position().turn != turn:
        table.pass_turn()
    at = table.game().at
    for answer in (table.client.post(link + path, data=body), table.client.post(link + path, json=body, headers=JSON)):
        assert answer.status_code == 410
        assert "<form" not in answer.text
        assert "draw supply" not in answer.text, "what is legal now"
        assert f'"at":{at}' not in answer.text.replace(" ", "")
    assert table.game().at == at


# --- windows ----------------------------------------------------------------------------------------------------------


def test_the_pass_that_closes_a_window_by_its_link_shows_what_it_did(table: Table) -> None:
    assert table.act_until(in_window)
    at, asked, turn = table.game().at, table.position().to_act(), table.position().turn
    links = {n: table.page(n, "window", at) for n in asked}
    *earlier, last = [table.client.post(f"{links[n]}/moves", data={"move": "pass", "at": at}) for n in asked]
    assert [path_of(answer) for answer in earlier] == [links[n] for n in asked[:-1]], "their answers can be changed"
    assert path_of(last) != links[asked[-1]]
    page = table.client.get(last.headers["Location"])
    shown = text_of(page)
    assert f"{table.names[turn]} is next; we will mail you." in shown
    assert shown.index("Done") < shown.index("You passed") < shown.index("Your hand")
    assert "<form" not in page.text
    again = table.client.post(f"{links[asked[-1]]}/moves", data={"move": "pass", "at": at})
    assert again.status_code == 410
    assert "You passed" not in text_of(again)


def test_the_pass_that_closes_a_window_is_confirmed_on_the_page_of_the_seat(table: Table) -> None:
    assert table.act_until(in_window)
    at, asked = table.game().at, table.position().to_act()
    *_, last = [table.press(n, "/moves", {"move": "pass", "at": at}) for n in asked]
    shown = text_of(table.client.get(last.headers["Location"]))
    assert shown.index("Done") < shown.index("Your answer: pass.") < shown.index("You passed.")
