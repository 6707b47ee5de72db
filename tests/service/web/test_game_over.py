"""The page of a game that is over: who has won and by how much comes first; there is nothing left to play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask.testing import FlaskClient

import engine
from service.text.amounts import money
from tests.service.harness import Harness
from tests.service.web.conftest import People, text_of


def ranked(harness: Harness) -> list[tuple[str, str]]:
    """The players with their money, the winner first."""
    result = harness.record()["result"]
    order = sorted(range(3), key=lambda n: (-result["money"][n], n != result["winner"]))
    return [(harness.names[n], money(result["money"][n])) for n in order]


@pytest.mark.parametrize("scope", ["seat", "turn"])
def test_the_ranking_with_the_money_comes_before_everything_else(
    client: FlaskClient, over: Harness, people_of: Callable[[str], People], scope: str
) -> None:
    link = people_of(over.id).page(0, "turn" if scope == "turn" else "seat")
    shown = text_of(client.get(link))
    result = shown.index("The result")
    places = [shown.index(name, result) for name, _ in ranked(over)]
    assert places == sorted(places)
    amounts = [shown.index(amount, place) for (_, amount), place in zip(ranked(over), places, strict=True)]
    assert max(places + amounts) < shown.index("Score sheet") < shown.index("How the last hand was paid")
    assert shown.index("How the last hand was paid") < shown.index("The latest moves")
    assert shown.count("winner") == 1
    assert shown.index("winner") < places[1]


def test_the_score_sheet_adds_up(client: FlaskClient, over: Harness, people_of: Callable[[str], People]) -> None:
    sheet = text_of(client.get(people_of(over.id).page(0))).partition("Score sheet")[2]
    head, _, sums = sheet.partition(" Sum ")
    assert head.split()[:4] == ["Hand", *(name for name, _ in ranked(over))]
    assert sums.split()[:3] == [amount for _, amount in ranked(over)]


def test_neither_hand_nor_clock_is_left_on_the_page(
    client: FlaskClient, over: Harness, people_of: Callable[[str], People]
) -> None:
    page = client.get(people_of(over.id).page(0))
    assert "The game is over" in text_of(page)
    assert "Your hand" not in text_of(page)
    assert "Your clock" not in text_of(page)
    assert 'href="#hand"' not in page.text
    assert "/clock" in page.text, "what the clock did can still be seen"


def test_a_game_that_goes_on_has_no_result(client: FlaskClient, harness: Harness, people: People) -> None:
    harness.act_until(lambda position: position.hand_no == 2)
    shown = text_of(client.get(people.page(0)))
    assert "Your hand" in shown
    assert "Your clock" in shown
    assert "Score sheet" not in shown


@pytest.mark.slow
def test_the_press_that_ends_the_game_shows_the_result(client: FlaskClient, harness: Harness, people: People) -> None:
    assert harness.act_until(ends_with_the_next_move)
    turn, position, at = harness.position().turn, harness.position(), harness.game().at
    link = people.page(turn, "turn", harness.game().turn_at)
    move = engine.cautious(position.seen_by(turn)).text
    answer = client.post(f"{link}/moves", data={"move": move, "at": at})
    page = client.get(answer.headers["Location"])
    shown = text_of(page)
    assert harness.game().status == "over"
    assert shown.index("Done") < shown.index("The game is over") < shown.index("The result")
    assert "we will mail you" not in shown
    assert "Your hand" not in shown
    assert "<form" not in page.text


def ends_with_the_next_move(position: engine.Position) -> bool:
    if position.phase not in ("draw", "play"):
        return False
    return position.play(position.turn, engine.cautious(position.seen_by(position.turn)).text).phase == "game_over"
