"""The page of a game that is over: who has won and by how much comes first; there is nothing left to play."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

import engine
from engine import dollars
from service.models import Game
from tests.service.harness import Harness
from tests.service.web.conftest import Clock, People, text_of


def ranked(harness: Harness) -> list[tuple[str, str]]:
    """The players with their money, the winner first."""
    result = harness.record()["result"]
    order = sorted(range(3), key=lambda n: (-result["money"][n], n != result["winner"]))
    return [(harness.names[n], dollars(result["money"][n])) for n in order]


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


# --- a hand that is over ----------------------------------------------------------------------------------------------


def ends_a_hand(position: engine.Position) -> bool:
    """Return whether the next move ends a hand, and not the game."""
    if position.phase not in ("draw", "play"):
        return False
    move = engine.cautious(position.seen_by(position.turn))
    return position.play(position.turn, move.text).phase == "hand_over"


@pytest.fixture
def last_discard(harness: Harness, people: People, client: FlaskClient) -> TestResponse:
    """The response to the move that ends the first hand."""
    assert harness.act_until(ends_a_hand)
    turn, position, at = harness.position().turn, harness.position(), harness.game().at
    move = engine.cautious(position.seen_by(turn)).text
    return client.post(f"{people.page(turn)}/moves", data={"move": move, "at": at})


@pytest.mark.slow
def test_a_hand_that_ends_shows_its_result_first(
    client: FlaskClient, harness: Harness, people: People, last_discard: TestResponse
) -> None:
    page = client.get(last_discard.headers["Location"])
    shown = text_of(page)
    (ended,) = harness_scores(harness)
    assert "<h1>Hand 1 is over</h1>" in page.text
    assert "What you may do" not in shown
    you = harness.moves()[-1].seat
    for n, name in enumerate(harness.names):
        called = "you" if n == you else name
        now, won = ended.money[n], ended.gained[n]
        assert f"{called} {dollars(now - won)} {dollars(won)} {dollars(now)}" in shown
    for scored in ended.posters:
        winners = [
            f"{'you' if n == you else harness.names[n]} {dollars(own)}" for n, own in enumerate(scored.gained) if own
        ]
        assert (
            f"{engine.CARDS[scored.outlaw].name}, {dollars(scored.reward)}: {', '.join(winners) or 'nobody'}" in shown
        )
        assert all(step in shown for step in engine.describe_scoring(scored, harness.names, you))
    (on,) = re.findall(r'<a class="button"[^>]* href="([^"]*)">Go on with hand 2</a>', page.text)
    assert on == people.page(you)
    assert "Your hand" in text_of(client.get(on))


def test_a_link_good_for_the_turn_alone_shows_the_result_above_the_table(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    assert harness.act_until(ends_a_hand)
    turn, position, at = harness.position().turn, harness.position(), harness.game().at
    link = people.page(turn, "turn", harness.game().turn_at)
    move = engine.cautious(position.seen_by(turn)).text
    answer = client.post(f"{link}/moves", data={"move": move, "at": at})
    shown = text_of(client.get(answer.headers["Location"]))
    assert "What hand 1 has brought" in shown
    assert shown.index("Done") < shown.index("What hand 1 has brought") < shown.index("Posters")


def test_who_comes_by_a_mail_is_led_to_the_result_of_the_hand(
    client: FlaskClient, harness: Harness, people: People, last_discard: TestResponse
) -> None:
    turn = harness.position().turn
    assert turn != harness.moves()[-1].seat
    for scope in ("seat", "turn"):
        page = people.page(turn, scope, harness.game().turn_at)
        (link,) = re.findall(r'Hand 1 is over: <a href="([^"]*)#paid">', client.get(page).text)
        assert "How hand 1 was paid" in text_of(client.get(link))
    harness.pass_turn()
    harness.act_until(lambda position: position.turn == turn and position.phase == "draw")
    assert "Hand 1 is over" not in text_of(client.get(people.page(turn)))


def harness_scores(harness: Harness) -> list[engine.HandScore]:
    return [entry.score for entry in harness.story(None) if entry.score is not None]


def test_a_victory_looks_like_one_and_a_defeat_names_the_winner(
    client: FlaskClient, over: Harness, people_of: Callable[[str], People]
) -> None:
    winner = over.position().winner
    page = client.get(people_of(over.id).page(0))
    if winner == 0:
        assert "<h1>The game is over: you have won</h1>" in page.text
    else:
        assert f"<h1>The game is over: {over.names[winner]} has won</h1>" in page.text
    assert ('class="panel victory"' in page.text) == (winner == 0)
    with over.database.writing() as session:
        game = session.get_one(Game, over.id)
        game.position = game.position | {"winner": 0}
    assert "<h1>The game is over: you have won</h1>" in client.get(people_of(over.id).page(0)).text


def test_who_ends_the_game_by_the_link_of_a_mail_is_led_to_playing_again(
    client: FlaskClient, over: Harness, people_of: Callable[[str], People], clock: Clock
) -> None:
    clock.now, people = over.now, people_of(over.id)
    page = client.get(people.page(0, "done", over.game().at))
    again = people.page(0, "analysis")
    assert f'href="{again}#again">Play again, or look at your play</a>' in page.text
    assert '<h2 id="again">Play again</h2>' in client.get(again).text
    earlier = client.get(people.page(0, "done", 3))
    assert "#again" not in earlier.text
