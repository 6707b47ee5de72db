"""POST /p/<token>/orders, the forms for it, and the window modes where they are chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask.testing import FlaskClient

import engine
from service.views.terms import WAYS
from tests.service.harness import Harness, in_window, over
from tests.service.web.conftest import JSON, People, text_of

ASKED = {"photo": "ask", "wyatt": "ask", "draw": "ask", "rest": None, "if_reacted": "go on"}


def test_a_partial_post_changes_what_it_names(client: FlaskClient, harness: Harness, people: People) -> None:
    before = client.get(people.page(1), headers=JSON).json
    answer = client.post(people.page(1) + "/orders", json={"photo": "never"})
    assert answer.status_code == 200
    assert answer.json["orders"] == ASKED | {"photo": "never"}
    assert {key: answer.json[key] for key in before} == before
    form = client.post(people.page(1) + "/orders", data={"draw": "supply", "wyatt": "always"})
    assert form.status_code == 303
    assert "Your orders are saved" in text_of(client.get(form.headers["Location"]))
    after = client.post(people.page(1) + "/orders", json={})
    assert after.json["orders"] == ASKED | {"photo": "never", "wyatt": "always", "draw": "supply"}
    assert client.post(people.page(0) + "/orders", json={}).json["orders"] == ASKED


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"photo": "sometimes"}, "photo"),
        ({"wyatt": ""}, "wyatt"),
        ({"draw": "always"}, "draw"),
        ({"photo": None}, "photo"),
        ({"draw": 1}, "draw"),
        ({"if_reacted": "pass"}, "if_reacted"),
        ({"rest": "juggle"}, "rest"),
        ({"rest": 7}, "rest"),
        ({"hideout": "never"}, "hideout"),
    ],
)
def test_what_is_wrong_is_named_and_nothing_saved(
    client: FlaskClient, harness: Harness, people: People, body: dict[str, object], field: str
) -> None:
    answer = client.post(people.page(1) + "/orders", json={"photo": "never"} | body)
    assert answer.status_code == 422
    assert list(answer.json["fields"]) == [field]
    assert {"error", "message", "legal", "at"} <= set(answer.json)
    assert client.post(people.page(1) + "/orders", json={}).json["orders"] == ASKED


@pytest.mark.slow
def test_links_as_for_moves(
    client: FlaskClient, harness: Harness, people: People, people_of: Callable[[str], People]
) -> None:
    assert client.post("/p/forged/orders", json={"photo": "never"}).status_code == 404
    assert client.post(people.page(0, "turn", 999) + "/orders", json={"photo": "never"}).status_code == 410
    old = people.page(0)
    client.post(old + "/links")
    assert client.post(old + "/orders", json={"photo": "never"}).status_code == 410
    assert client.post(people.page(1) + "/orders", data=b"{", content_type="application/json").status_code == 400
    harness.act_until(over)
    assert client.post(people.page(1) + "/orders", json={"photo": "never"}).status_code == 409


def test_the_rest_of_a_turn_by_the_page(client: FlaskClient, harness: Harness, people: People) -> None:
    assert harness.act_until(in_window)
    turn = harness.position().turn
    url = people.page(turn)
    assert "The rest of your turn" in text_of(client.get(url))
    bad = client.post(url + "/orders", data={"rest": "juggle 3", "if_reacted": "ask"})
    assert bad.status_code == 422
    assert 'value="juggle 3"' in bad.text
    hand = harness.position().to_dict()["hands"][turn]
    left = client.post(url + "/orders", data={"rest": f"Discard {hand[0]}.", "if_reacted": "ask"})
    assert left.status_code == 303
    saved = f"These moves are saved: {engine.describe_move(engine.Move.parse(f'discard {hand[0]}'), harness.names)}"
    assert saved in text_of(client.get(left.headers["Location"]))
    others = [client.get(people.page(n)).text for n in range(3) if n != turn]
    taken = client.post(url + "/orders", data={"rest": ""})
    assert taken.status_code == 303
    assert "These moves are saved" not in text_of(client.get(url))
    assert [client.get(people.page(n)).text for n in range(3) if n != turn] == others, "nobody else can see it"


def test_a_late_answer_is_told_what_happened(client: FlaskClient, harness: Harness, people: People) -> None:
    assert harness.act_until(in_window)
    at, asked = harness.game().at, harness.position().to_act()
    for n in asked:
        harness.post(n, "pass")
    body = {"move": "photo JJ", "at": at}
    for path, status in ((people.page(asked[0]), 409), (people.page(asked[0], "turn", at), 410)):
        late = client.post(path + "/moves", json=body)
        assert late.status_code == status
        assert "The question was closed on Fri 20 Nov, 09:30 UTC; this is what happened:" in late.json["message"]
        page = client.post(path + "/moves", data=body)
        assert page.status_code == status
        assert "this is what happened" in text_of(page)


@pytest.mark.parametrize(
    ("posted", "saved"),
    [({}, ("always", "always", "ask")), ({"photo": "ask", "draw": "supply"}, ("ask", "always", "supply"))],
)
def test_accepting_sets_what_is_preselected(
    client: FlaskClient,
    people_of: Callable[[str], People],
    posted: dict[str, str],
    saved: tuple[str, ...],
) -> None:
    players = [{"name": name, "email": f"{name.lower()}@example.org"} for name in ("Anna", "Burt")]
    people = people_of(client.post("/games", json={"players": players}).json["game"])
    assert client.post(people.page(0, "confirm"), json={"action": "confirm"} | posted).status_code == 200
    page = client.get(people.page(1, "invite"))
    assert page.text.count('<option value="always" selected>') == 2
    assert client.post(people.page(1, "invite"), json={"action": "accept", "photo": "perhaps"}).status_code == 422
    assert client.post(people.page(1, "invite") + "/orders", json={"photo": "never"}).status_code == 410
    assert client.post(people.page(1, "invite"), data={"action": "accept"} | posted).status_code == 303
    for n in range(2):
        orders = client.post(people.page(n) + "/orders", json={}).json["orders"]
        assert (orders["photo"], orders["wyatt"], orders["draw"]) == saved


def test_each_way_is_explained_where_it_is_chosen_and_agreed_to(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    home = text_of(client.get("/start"))
    for way in WAYS.values():
        assert way.told in home
        assert way.told.count(". ") + 1 == 2, "two sentences"
    assert WAYS["sealed"].told in text_of(client.get(people.page(0)))


def test_where_nobody_is_asked_ask_is_not_offered(client: FlaskClient, harness: Harness, people: People) -> None:
    with harness.database.writing() as session:
        session.get_one(type(harness.game()), harness.id).windows = "orders"
    page = client.get(people.page(0)).text
    assert '<option value="ask">ask me</option>' not in page
    assert client.post(people.page(0) + "/orders", json={"photo": "ask"}).json["orders"]["photo"] == "never"
