"""Mails get quoted and forwarded, so an old link learns nothing and changes nothing.

A holder of one reads what any bystander may read. They cannot find out by guessing what was answered in a window,
what a search took, or why a line stopped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

import engine
from service.db.database import Database
from service.links import LinkContent, Scope
from tests.security.scenes import path_of
from tests.service.harness import Harness, bold, holders, photo_held
from tests.service.web.conftest import JSON, Table


def said(answer: TestResponse) -> tuple[int, str]:
    """All that a guesser can compare; the request's number is different each time."""
    return answer.status_code, answer.get_data(as_text=True).replace(answer.headers["X-Request-Id"], "")


def guesses(client: FlaskClient, path: str, at: int, lines: list[str]) -> list[tuple[int, str]]:
    """What each of these lines is answered, as a program and as a form."""
    programs = [client.post(f"{path}/moves", json={"move": line, "at": at}, headers=JSON) for line in lines]
    forms = [client.post(f"{path}/moves", data={"move": line, "at": at}) for line in lines]
    return [said(answer) for answer in programs + forms]


@pytest.fixture
def window(harness: Harness) -> Harness:
    """A photo window in which somebody who is asked holds the Photo."""
    assert harness.act_until(photo_held)
    return harness


def old_links(harness: Harness, seat: int, at: int) -> Iterator[str]:
    """Links of a seat that do not hold now: of other turns, windows and moments, older epochs, settled questions."""
    scopes: tuple[Scope, ...] = ("turn", "window", "motion", "back", "invite", "confirm", "offer", "done")
    for scope in scopes:
        for when in (0, at - 1, at) if scope in ("turn", "offer", "motion", "back") else (0, at - 1):
            if (scope, when) != ("turn", harness.game().turn_at):
                yield path_of(LinkContent(scope, harness.id, seat, 0, when))
    for scope in (*scopes, "seat"):
        yield path_of(LinkContent(scope, harness.id, seat, 7, at))


# --- sealed answers ---------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_old_link_learns_a_sealed_answer_or_whether_there_is_one(table: Table, window: Harness) -> None:
    at, asked = window.game().at, window.position().to_act()
    holder = holders(window.position(), asked)[0]
    card = next(move for move in window.position().legal(holder) if move != "pass")
    paths = list(old_links(window, holder, at))
    lines = ["pass", card, "nonsense"]
    before = [guesses(table.client, path, at, lines) for path in paths]
    looked = [said(table.client.get(f"{path}?did={at}")) for path in paths]
    assert table.client.post(f"{table.page(holder)}/moves", json={"move": card, "at": at}).status_code == 202
    assert [guesses(table.client, path, at, lines) for path in paths] == before
    assert [said(table.client.get(f"{path}?did={at}")) for path in paths] == looked
    for answers in before:
        assert len({*answers[: len(lines)]}) == 1, "a right and a wrong guess are answered alike"
        assert {status for status, _ in answers} == {410}


def test_a_past_window_link_does_not_repeat_what_its_owner_answered(table: Table, window: Harness) -> None:
    at, asked = window.game().at, window.position().to_act()
    link = table.page(asked[0], "window", at)
    posts = [table.client.post(f"{table.page(n)}/moves", json={"move": "pass", "at": at}) for n in asked]
    assert [answer.status_code for answer in posts] == [202, 200], "the last answer closes the window"
    answers = guesses(table.client, link, at, ["pass", "photo wes"])
    assert {status for status, _ in answers} == {410}
    assert answers[0] == answers[1]
    assert '"seat":null' in answers[0][1].replace(" ", ""), "with what a bystander may know"


# --- what a search took -----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_no_old_link_learns_what_a_search_took(client: FlaskClient, database: Database, now: datetime) -> None:
    harness = Harness(database, now, seed=40)
    harness.act(bold, times=60)
    drawn, _, taken = harness.moves()[:3]
    path, at = path_of(LinkContent("turn", harness.id, taken.seat, 0, drawn.n - 1)), taken.n - 1
    assert client.get(f"/g/{harness.id}.json").json["moves"][at][:2] == [taken.seat, "take ?"]
    kinds = [f"take {code}" for code in engine.CARDS if code != "WE"]
    assert taken.move in kinds
    for when in (at, at - 1):
        lines = kinds + [f"wyatt search > {line.removeprefix('take ')}" for line in kinds]
        answers = guesses(client, path, when, lines)
        assert len({*answers[: len(lines)]}) == 1
        assert {status for status, _ in answers} == {410}
    assert taken.move not in client.get(f"{path}?did={at}").text


# --- why a line stopped -----------------------------------------------------------------------------------------------


def test_no_old_link_learns_what_somebody_tried_in_vain(table: Table) -> None:
    """A line that stopped says in its reason what its player held: only they may read it, while their turn lasts."""
    turn = table.position().turn
    own, link = table.page(turn), table.page(turn, "turn", 0)
    hand = table.position().to_dict()["hands"][turn]
    missing = next(code for code in ("BS", "BK", "BD", "BC", "JJ", "SK", "WH") if code not in hand)
    line = f"draw supply; play {missing} 7"
    stopped = table.client.post(f"{own}/moves", json={"move": line, "at": 0}, headers=JSON)
    assert stopped.json["stopped"]
    table.act_until(lambda position: position.turn != turn)
    answers = guesses(table.client, link, 0, [line, "draw supply; play WH 7", "draw discard"])
    assert {status for status, _ in answers} == {410}
    assert len({*answers[:3]}) == 1
    assert json.loads(answers[0][1])["legal"] is None
    repeated = table.client.post(f"{link}/moves", json={"move": "draw supply", "at": 0}, headers=JSON)
    assert repeated.status_code == 200, "what everybody saw may be said again"
    assert "stopped" not in repeated.json


# --- what a past turn link may still do -------------------------------------------------------------------------------


def test_a_past_turn_link_repeats_the_public_moves_of_its_own_turn_and_no_others(table: Table) -> None:
    turn = table.position().turn
    link = table.page(turn, "turn", 0)
    post = lambda move, at: table.client.post(f"{link}/moves", json={"move": move, "at": at}, headers=JSON)  # noqa: E731
    assert post("draw supply", 0).status_code == 200
    discard = next(move for move in table.position().legal(turn) if move.startswith("discard"))
    last = post(discard, 1)
    assert last.status_code == 200
    again = post(discard, 1)
    assert (again.status_code, again.json["did"]) == (200, last.json["did"])
    assert again.json["seat"] is None, "and shows no hand"
    later = table.position().turn
    table.post(later, "draw supply")
    for move, at in (("draw supply", 2), ("draw discard", 0), (discard, 0), ("pass", 1), ("draw supply", 9)):
        refused = post(move, at)
        assert (refused.status_code, refused.json["seat"]) == (410, None)
    assert table.game().at == 3


@pytest.mark.parametrize(
    "path", ["/moves", "/orders", "/clock", "/resign", "/return", "/resume", "/motions", "/forget"]
)
def test_a_link_cut_short_or_made_up_does_nothing_and_says_nothing(client: FlaskClient, path: str) -> None:
    for token in ("a" * 24 + "." + "b" * 24, "x", "a" * 4000):
        body: dict[str, Any] = {"move": "pass", "at": 0, "kind": "end"}
        answer = client.post(f"/p/{token}{path}", json=body, headers=JSON)
        assert answer.status_code == 404
        assert answer.json["legal"] is None
