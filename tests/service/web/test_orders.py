"""POST /p/<token>/orders, the forms for it, a saved rest of a turn as people read it, and the ways of windows."""

from __future__ import annotations

import pytest

import engine
from service.views.terms import WAYS
from service.web.turn.order_form import line_with_names, steps
from tests.service.harness import in_window
from tests.service.web.conftest import Start, Table, text_of

ASKED = {"photo": "ask", "wyatt": "ask", "draw": "ask", "rest": None, "if_reacted": "go on"}
NAMES = ["Anna", "Burt", "J. van Dijk"]


def test_a_partial_post_changes_what_it_names(table: Table) -> None:
    before = table.json(1)
    answer = table.send(1, "/orders", {"photo": "never"})
    assert answer.status_code == 200
    assert answer.json["orders"] == ASKED | {"photo": "never"}
    assert {key: answer.json[key] for key in before} == before
    form = table.press(1, "/orders", {"draw": "supply", "wyatt": "always"})
    assert "Your orders are saved" in table.text_after(form)
    assert table.send(1, "/orders").json["orders"] == ASKED | {"photo": "never", "wyatt": "always", "draw": "supply"}
    assert table.send(0, "/orders").json["orders"] == ASKED


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("photo", value) for value in ("sometimes", None)),
        ("wyatt", ""),
        *(("draw", value) for value in ("always", 1)),
        ("if_reacted", "pass"),
        *(("rest", value) for value in ("juggle", 7)),
        ("hideout", "never"),
    ],
)
def test_what_is_wrong_is_named_and_nothing_saved(table: Table, field: str, value: object) -> None:
    answer = table.send(1, "/orders", {"photo": "never"} | {field: value})
    assert answer.status_code == 422
    assert list(answer.json["fields"]) == [field]
    assert {"error", "message", "legal", "at"} <= set(answer.json)
    assert table.send(1, "/orders").json["orders"] == ASKED


def test_the_rest_of_a_turn_by_the_page(table: Table) -> None:
    assert table.act_until(in_window)
    turn = table.position().turn
    assert "The rest of your turn" in table.text(turn)
    bad = table.press(turn, "/orders", {"rest": "juggle 3", "if_reacted": "ask"})
    assert bad.status_code == 422
    assert 'value="juggle 3"' in bad.text
    card = table.position().to_dict()["hands"][turn][0]
    others = [table.get(n).text for n in range(3) if n != turn]
    left = table.press(turn, "/orders", {"rest": f"Discard {card}.", "if_reacted": "ask"})
    saved = f"These moves are saved: {engine.describe_move(engine.Move.parse(f'discard {card}'), table.names)}"
    assert saved in table.text_after(left)
    assert [table.get(n).text for n in range(3) if n != turn] == others, "nobody else can see it"
    assert table.press(turn, "/orders", {"rest": ""}).status_code == 303
    assert "These moves are saved" not in table.text(turn)


def test_a_late_answer_is_told_what_happened(table: Table) -> None:
    assert table.act_until(in_window)
    at, asked = table.game().at, table.position().to_act()
    table.press(asked[0], "/clock", {"time_zone": "Europe/Berlin"})
    for n in asked:
        table.post(n, "pass")
    body = {"move": "photo JJ", "at": at}
    for path, status in ((table.page(asked[0]), 409), (table.page(asked[0], "turn", at), 410)):
        late = table.client.post(path + "/moves", json=body)
        assert late.status_code == status
        assert "The question was closed on Fri 20 Nov, 10:30 CET; this is what happened:" in late.json["message"]
        page = table.client.post(path + "/moves", data=body)
        assert (page.status_code, "this is what happened" in text_of(page)) == (status, True)


@pytest.mark.parametrize(
    ("posted", "saved"),
    [({}, ("always", "always", "ask")), ({"photo": "ask", "draw": "supply"}, ("ask", "always", "supply"))],
)
def test_accepting_sets_what_is_preselected(start: Start, posted: dict[str, str], saved: tuple[str, ...]) -> None:
    people = start("Anna", "Burt")
    client, invite = people.client, people.page(1, "invite")
    assert client.post(people.page(0, "confirm"), json={"action": "confirm"} | posted).status_code == 200
    assert client.get(invite).text.count('<option value="always" selected>') == 2
    assert client.post(invite, json={"action": "accept", "photo": "perhaps"}).status_code == 422
    assert client.post(invite + "/orders", json={"photo": "never"}).status_code == 410
    assert client.post(invite, data={"action": "accept"} | posted).status_code == 303
    for n in range(2):
        orders = people.send(n, "/orders").json["orders"]
        assert (orders["photo"], orders["wyatt"], orders["draw"]) == saved


def test_each_way_is_explained_where_it_is_chosen_and_where_nobody_is_asked_ask_is_not_offered(table: Table) -> None:
    home = text_of(table.client.get("/start"))
    for way in WAYS.values():
        assert way.told in home
        assert way.told.count(". ") + 1 == 2, "two sentences"
    assert WAYS["sealed"].told in table.text(0)
    table.change(windows="orders")
    assert '<option value="ask">ask me</option>' not in table.get(0).text
    assert table.send(0, "/orders", {"photo": "ask"}).json["orders"]["photo"] == "never"


# --- a saved rest of a turn: phrases, and a line in which seats have names --------------------------------------------


def test_each_step_has_its_targets_in_order_of_preference() -> None:
    assert steps("hideout > 1 JJ, 0 BC; bank > WH; discard JJ", NAMES, 0) == [
        "play a Hideout (shot), then choose Jesse James in the territory of Burt, "
        "or else choose Butch Cassidy in your territory",
        "play a Bank Robbery (shot; +2 CP, $1,000), then choose Wes Hardin",
        "discard a Jesse James",
    ]


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("hideout > 1 JJ, 2 BC; discard JJ", "hideout > Burt JJ, J. van Dijk BC; discard JJ"),
        ("bank > JJ, WH; discard BS", "bank > JJ, WH; discard BS"),
        ("wyatt search > BR; pass", "wyatt search > BR; pass"),
    ],
)
def test_seats_are_shown_by_their_names(line: str, shown: str) -> None:
    assert line_with_names(line, NAMES) == shown
    assert engine.read(shown, NAMES) == engine.read(line, NAMES)


@pytest.mark.parametrize("name", ["Jesse", "Belle, Starr", "a; b > c", "2", "0"])
def test_a_name_that_reads_as_something_else_is_left_a_number(name: str) -> None:
    names = ["Anna", name, "Curt"]
    shown = line_with_names("hideout > 1 JJ, 2 BC", names)
    assert engine.read(shown, names) == engine.read("hideout > 1 JJ, 2 BC", names)
