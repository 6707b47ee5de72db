"""The history of a game: its page, the table after any move, the record."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

import engine
from tests.service.sitting import Sitting
from tests.service.web.conftest import JSON, People, text_of


@pytest.fixture
def played(sitting: Sitting) -> Sitting:
    for _ in range(25):
        sitting.act()
    return sitting


def test_every_move_in_words(client: FlaskClient, played: Sitting) -> None:
    page = client.get(f"/g/{played.id}")
    shown = text_of(page)
    for entry in played.story(None):
        assert f'id="move-{entry.n}"' in page.text
        assert all(" ".join(line.split()) in shown for line in entry.lines)
    assert "Hand 1" in shown
    assert f"commitment: {played.game().commitment}" in shown


def test_the_seed_stays_here_while_the_game_runs(client: FlaskClient, played: Sitting) -> None:
    paths = (f"/g/{played.id}", f"/g/{played.id}.json", f"/g/{played.id}/at/3")
    for path in paths:
        for headers in ({}, JSON):
            assert played.game().seed not in client.get(path, headers=headers).text


def test_the_seed_and_the_result_are_shown_once_the_game_is_over(client: FlaskClient, over: Sitting) -> None:
    page = client.get(f"/g/{over.id}")
    assert f"seed: {over.game().seed}" in text_of(page)
    assert "winner" in text_of(page)
    assert "played by a robot" in text_of(page)


def test_the_record_is_what_the_engine_replays(client: FlaskClient, over: Sitting) -> None:
    record = client.get(f"/g/{over.id}.json").json
    assert record["seed"] == over.game().seed
    last = list(engine.replay(engine.Record.from_dict(record)))[-1].position
    assert list(last.money) == record["result"]["money"]


def test_the_table_after_any_move_as_each_may_know_it(client: FlaskClient, played: Sitting, people: People) -> None:
    for n in range(played.game().at + 1):
        assert client.get(f"/g/{played.id}/at/{n}").status_code == 200
        assert client.get(f"/g/{played.id}/at/{n}", headers=JSON).json == played.object(None, n)
        assert client.get(f"{people.page(1)}/at/{n}", headers=JSON).json == played.object(1, n)
    page = client.get(f"{people.page(1)}/at/4")
    assert "Your hand at that time" in text_of(page)
    assert f'href="{people.page(1)}/at/3"' in page.text
    assert f'href="{people.page(1)}/at/5"' in page.text
    assert "hand at that time" not in text_of(client.get(f"{people.page(1, 'turn', 999)}/at/4"))


@pytest.mark.parametrize("n", ["999", "-1", "x", "1.5", "9" * 3000, "%00", "²"])
def test_a_number_out_of_range_says_the_range(client: FlaskClient, played: Sitting, people: People, n: str) -> None:
    for page in (f"/g/{played.id}", people.page(1)):
        answer = client.get(f"{page}/at/{n}", headers=JSON)
        assert answer.status_code == 404
        assert f"0 to {played.game().at}" in answer.json["message"]


@pytest.mark.parametrize("game", ["0" * 24, "x", "%00", "0" * 23 + "G", "0" * 24 + "0"])
def test_a_game_that_is_not_there(client: FlaskClient, played: Sitting, game: str) -> None:
    for path in (f"/g/{game}", f"/g/{game}.json", f"/g/{game}/at/0"):
        assert client.get(path).status_code == 404
        assert client.get(path, headers=JSON).status_code == 404


def test_json_by_accept(client: FlaskClient, played: Sitting) -> None:
    assert client.get(f"/g/{played.id}", headers=JSON).json == played.object(None)
