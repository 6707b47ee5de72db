"""POST /p/<token>/moves and /links: the statuses of docs/design.md#contract."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest
from flask.testing import FlaskClient

from service.db.database import Database
from service.gamelog.log import GameLog
from service.gamelog.story import TurnPart, story, turn_parts
from service.models import Game
from tests.service.harness import Harness, in_window
from tests.service.web.conftest import JSON, People, text_of, values_of


def test_a_move_as_json(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    answer = client.post(people.page(turn) + "/moves", json={"move": "Draw Supply.", "at": 0})
    assert answer.status_code == 200
    assert answer.json["at"] == 1
    assert answer.json["seat"] == turn
    assert answer.json["did"]
    assert "stopped" not in answer.json
    assert {key: answer.json[key] for key in harness.object(turn)} == harness.object(turn)


def test_a_move_as_a_form_says_what_was_done(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    answer = client.post(people.page(turn) + "/moves", data={"move": "draw supply", "at": "0"})
    assert answer.status_code == 303
    page = client.get(answer.headers["Location"])
    assert "You drew two cards from the supply" in text_of(page)
    assert "Set-Cookie" not in page.headers


def test_a_post_twice_is_one_move(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    page = people.page(turn, "turn", 0)
    first = client.post(page + "/moves", json={"move": "draw supply", "at": 0})
    discard = next(move for move in first.json["legal"] if move.startswith("discard"))
    last = client.post(page + "/moves", json={"move": discard, "at": 1})
    assert (first.status_code, last.status_code) == (200, 200)
    for move, at, answer in (("draw supply", 0, first), (discard, 1, last)):
        again = client.post(page + "/moves", json={"move": move, "at": at})
        assert again.status_code == 200
        assert again.json["did"] == answer.json["did"]
    assert harness.game().at == 2


def test_another_move_for_an_old_at_is_stale(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    harness.post(turn, "draw supply")
    answer = client.post(people.page(turn) + "/moves", json={"move": "draw discard", "at": 0})
    assert answer.status_code == 409
    assert answer.json["error"] == "stale"
    assert answer.json["at"] == 1
    assert sorted(answer.json["legal"]) == sorted(harness.position().legal(turn))
    page = client.post(people.page(turn) + "/moves", data={"move": "draw discard", "at": 0})
    assert page.status_code == 409
    assert values_of(page, "move")


def test_out_of_turn(client: FlaskClient, harness: Harness, people: People) -> None:
    other = (harness.position().turn + 1) % 3
    answer = client.post(people.page(other) + "/moves", json={"move": "draw supply", "at": 0})
    assert answer.status_code == 409
    assert answer.json["error"] == "out_of_turn"


@pytest.mark.parametrize(
    ("line", "kind"), [("juggle", "unreadable"), ("", "unreadable"), ("; ;", "unreadable"), ("discard WH", "illegal")]
)
def test_lines_that_do_not_play(client: FlaskClient, harness: Harness, people: People, line: str, kind: str) -> None:
    turn = harness.position().turn
    answer = client.post(people.page(turn) + "/moves", json={"move": line, "at": 0})
    assert answer.status_code == 422
    assert answer.json["error"] == kind
    assert sorted(answer.json["legal"]) == sorted(harness.position().legal(turn))
    assert answer.json["at"] == 0
    page = client.post(people.page(turn) + "/moves", data={"move": line, "at": 0})
    assert page.status_code == 422
    assert f'value="{line}"' in page.text
    assert 'role="alert"' in page.text
    assert harness.game().at == 0


def test_a_line_that_stops_says_why(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    body = {"move": "draw supply; draw supply", "at": 0}
    answer = client.post(people.page(turn) + "/moves", json=body)
    assert answer.status_code == 200
    assert answer.json["stopped"]
    page = client.post(people.page(turn) + "/moves", data=body)
    assert "Not all of it was played" in text_of(client.get(page.headers["Location"]))


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"move": "pass"},
        {"at": 0},
        {"move": 1, "at": 0},
        {"move": "pass", "at": "soon"},
        {"move": "pass", "at": None},
        {"move": "pass", "at": True},
        {"move": "pass", "at": 0.5},
        {"move": ["pass"], "at": 0},
    ],
)
def test_bodies_that_cannot_be_read(
    client: FlaskClient, harness: Harness, people: People, body: dict[str, object]
) -> None:
    answer = client.post(people.page(0) + "/moves", json=body)
    assert answer.status_code == 400
    assert answer.json["error"] == "unreadable"
    assert client.post(people.page(0) + "/moves", data=b"{", content_type="application/json").status_code == 400


@pytest.mark.parametrize("at", [-1, 10**30, 2**31, "7"])
def test_an_at_that_never_was(client: FlaskClient, harness: Harness, people: People, at: object) -> None:
    answer = client.post(people.page(harness.position().turn) + "/moves", json={"move": "draw supply", "at": at})
    assert answer.status_code == 409


def test_forged_comes_before_everything(client: FlaskClient) -> None:
    assert client.post("/p/forged/moves", data=b"{", content_type="application/json").status_code == 404
    assert client.post("/p/forged", data=b"{", content_type="application/json").status_code == 404
    assert client.post("/p/forged/links").status_code == 404


def test_sealed_answers_and_the_window(client: FlaskClient, harness: Harness, people: People) -> None:
    assert harness.act_until(in_window)
    asked, at = harness.position().to_act(), harness.game().at
    for _ in range(2):
        sealed = client.post(people.page(asked[0], "window", at) + "/moves", json={"move": "pass", "at": at})
        assert sealed.status_code == 202
        assert sealed.json["sealed"] is True
        assert sealed.json["window"]["answered"] == "pass"
    assert client.get(people.page(asked[1]), headers=JSON).json["window"]["answered"] is None
    closing = client.post(people.page(asked[1], "window", at) + "/moves", json={"move": "pass", "at": at})
    assert closing.status_code == 200
    again = client.post(people.page(asked[0]) + "/moves", json={"move": "pass", "at": at})
    assert again.status_code == 200
    past = client.post(people.page(asked[0], "window", at) + "/moves", json={"move": "pass", "at": at})
    assert past.status_code == 410, "somebody with an old mail must not learn what was answered"


def test_past_links_play_nothing(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    old = people.page(turn, "turn", 0)
    while harness.position().turn == turn:
        harness.act()
    body = {"move": "discard WH", "at": harness.game().at}
    answer = client.post(old + "/moves", json=body)
    assert answer.status_code == 410
    assert answer.json["error"] == "past"
    page = client.post(old + "/moves", data=body)
    assert page.status_code == 410
    assert "Your hand" not in text_of(page)


def test_a_game_that_is_over(client: FlaskClient, over: Harness, people_of: Callable[[str], People]) -> None:
    people = people_of(over.id)
    for path, status, kind in ((people.page(0), 409, "over"), (people.page(0, "turn", 0), 410, "past")):
        answer = client.post(path + "/moves", json={"move": "draw supply", "at": over.game().at})
        assert (answer.status_code, answer.json["error"]) == (status, kind)
    assert "The game is over" in text_of(client.get(people.page(0)))


def test_a_fresh_link_revokes_the_old_ones(client: FlaskClient, harness: Harness, people: People) -> None:
    old, turn = people.page(0), people.page(0, "turn", 0)
    answer = client.post(old + "/links")
    assert answer.status_code == 303
    assert "A new link is on its way" in text_of(client.get(answer.headers["Location"]))
    assert [(mail.kind, mail.seat) for mail in harness.mails("links")] == [("links", 0)]
    for path in (old, turn):
        assert "Your hand" not in text_of(client.get(path))
        assert client.post(path + "/moves", json={"move": "draw supply", "at": 0}).status_code == 410
    assert "Your hand" in text_of(client.get(people.page(0)))


def test_a_past_link_mails_and_revokes_nothing(client: FlaskClient, harness: Harness, people: People) -> None:
    good = people.page(0)
    past = people.page(0, "turn", 999)
    for _ in range(3):
        assert client.post(past + "/links", headers=JSON).status_code == 200
    assert len(harness.mails("links")) == 1
    assert "Your hand" in text_of(client.get(good))
    client.post(good + "/links")
    assert client.post(good + "/links", headers=JSON).json["seat"] is None
    assert len({mail.message_id for mail in harness.mails("links")}) == len(harness.mails("links")) >= 2


def test_beside_what_a_post_did_stands_what_the_others_did_until_it_is_the_player_s_turn_again(
    client: FlaskClient, database: Database, now: datetime, people_of: Callable[[str], People]
) -> None:
    table = Harness(database, now, robots=(1, 2))
    table.act_until(lambda position: position.turn == 0 and position.phase == "play")
    page, at = people_of(table.id).page(0), table.game().at
    client.post(f"{page}/orders", data={"photo": "always", "wyatt": "always"})  # nobody is asked out of turn
    card = table.position().legal(0)[-1]
    answer = client.post(f"{page}/moves", data={"move": card, "at": at})
    shown = client.get(answer.headers["Location"])
    assert table.position().turn == 0
    done = text_of(shown).partition("After that")
    assert "Done" in done[0]
    others = [part.line for part in lines_after(table, at + 1)]
    assert [line.partition(" ")[0] for line in others] == ["Burt", "Curt"]
    assert done[2].strip().startswith(" ".join(others))
    assert "After that" not in text_of(client.get(page)), "a reload without the result of the post"


def lines_after(table: Harness, at: int) -> list[TurnPart]:
    with table.database.reading() as session:
        log = GameLog(session, session.get_one(Game, table.id))
        return list(turn_parts(log, story(log, 0, at, log.game.at), 0))
