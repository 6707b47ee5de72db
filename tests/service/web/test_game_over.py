"""The page of a game or a hand that is over: who has won comes first; its scores; its shuffles checked."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

import engine
from engine import dollars
from service.gamelog.log import GameLog
from service.gamelog.scores import ended_hands
from service.links import Scope
from service.models import Game
from service.web.history import hand_scores
from service.web.history.chart import HEIGHT, LETTERS, ChartSeries, chart
from tests.service.harness import Harness, seed_of
from tests.service.web.conftest import Resumed, Table, text_of, to_the_end


def ranked(harness: Harness) -> list[tuple[str, str]]:
    """The players with their money, the winner first."""
    result = harness.record()["result"]
    order = sorted(range(3), key=lambda n: (-result["money"][n], n != result["winner"]))
    return [(harness.names[n], dollars(result["money"][n])) for n in order]


@pytest.mark.parametrize("scope", ["seat", "turn"])
def test_the_ranking_with_the_money_comes_before_everything_else(over: Table, scope: Scope) -> None:
    shown = text_of(over.client.get(over.page(0, scope)))
    result = shown.index("The result")
    places = [shown.index(name, result) for name, _ in ranked(over)]
    assert places == sorted(places)
    amounts = [shown.index(amount, place) for (_, amount), place in zip(ranked(over), places, strict=True)]
    assert max(places + amounts) < shown.index("Score sheet") < shown.index("How the last hand was paid")
    assert shown.index("How the last hand was paid") < shown.index("The latest moves")
    assert shown.count("winner") == 1
    assert shown.index("winner") < places[1]


def test_the_score_sheet_adds_up_and_neither_hand_nor_clock_is_left_on_the_page(over: Table) -> None:
    page = over.get(0)
    head, _, sums = text_of(page).partition("Score sheet")[2].partition(" Sum ")
    assert head.split()[:4] == ["Hand", *(name for name, _ in ranked(over))]
    assert sums.split()[:3] == [amount for _, amount in ranked(over)]
    assert "The game is over" in text_of(page)
    assert "Your hand" not in text_of(page)
    assert "Your clock" not in text_of(page)
    assert 'href="#hand"' not in page.text
    assert "/clock" in page.text, "what the clock did can still be seen"


def test_a_game_that_goes_on_has_no_result(table: Table) -> None:
    table.act()
    assert table.position().hand_no == 2
    shown = table.text(0)
    assert "Your hand" in shown
    assert "Your clock" in shown
    assert "Score sheet" not in shown


def ends_with_the_next_move(position: engine.Position, phase: str = "game_over") -> bool:
    if position.phase not in ("draw", "play"):
        return False
    return position.play(position.turn, engine.cautious(position.seen_by(position.turn)).text).phase == phase


def ends_a_hand(position: engine.Position) -> bool:
    """Return whether the next move ends a hand, and not the game."""
    return ends_with_the_next_move(position, "hand_over")


def to_the_last_move(harness: Harness) -> None:
    assert harness.act_until(ends_with_the_next_move)


def to_the_last_discard(harness: Harness) -> None:
    assert harness.act_until(ends_a_hand)


def play(table: Table, page: str) -> TestResponse:
    """Post the next move with a link to the seat whose turn it is."""
    position = table.position()
    move = engine.cautious(position.seen_by(position.turn)).text
    return table.client.post(f"{page}/moves", data={"move": move, "at": table.game().at})


@pytest.mark.slow
def test_the_press_that_ends_the_game_shows_the_result(resumed: Resumed) -> None:
    table = resumed(to_the_last_move)
    page = table.follow(play(table, table.page(table.position().turn, "turn", table.game().turn_at)))
    shown = text_of(page)
    assert table.game().status == "over"
    assert shown.index("Done") < shown.index("The game is over") < shown.index("The result")
    assert "we will mail you" not in shown
    assert "Your hand" not in shown
    assert "<form" not in page.text


@pytest.fixture
def table(resumed: Resumed) -> Table:
    """A game before the move that ends its first hand."""
    return resumed(to_the_last_discard)


def test_a_hand_that_ends_shows_its_result_first(table: Table) -> None:
    you = table.position().turn
    page = table.follow(play(table, table.page(you)))
    shown = text_of(page)
    (ended,) = (entry.score for entry in table.story(None) if entry.score is not None)
    assert "<h1>Hand 1 is over</h1>" in page.text
    assert "What you may do" not in shown
    called = ["you" if n == you else name for n, name in enumerate(table.names)]
    for name, now, won in zip(called, ended.money, ended.gained, strict=True):
        assert f"{name} {dollars(now - won)} {dollars(won)} {dollars(now)}" in shown
    for scored in ended.posters:
        winners = [f"{name} {dollars(own)}" for name, own in zip(called, scored.gained, strict=True) if own]
        poster = f"{engine.CARDS[scored.outlaw].name}, {dollars(scored.reward)}"
        assert f"{poster}: {', '.join(winners) or 'nobody'}" in shown
        assert all(step in shown for step in engine.describe_scoring(scored, table.names, you))
    (on,) = re.findall(r'<a class="button"[^>]* href="([^"]*)">Go on with hand 2</a>', page.text)
    assert on == table.page(you)
    assert "Your hand" in text_of(table.client.get(on))


def test_a_link_good_for_the_turn_alone_shows_the_result_above_the_table(table: Table) -> None:
    shown = table.text_after(play(table, table.page(table.position().turn, "turn", table.game().turn_at)))
    assert shown.index("Done") < shown.index("What hand 1 has brought") < shown.index("Posters")


def test_who_comes_by_a_mail_is_led_to_the_result_of_the_hand(table: Table) -> None:
    ended = table.position().turn
    play(table, table.page(ended))
    turn = table.position().turn
    assert turn != ended
    for scope in ("seat", "turn"):
        page = table.page(turn, scope, table.game().turn_at)
        (link,) = re.findall(r'Hand 1 is over: <a href="([^"]*)#paid">', table.client.get(page).text)
        assert "How hand 1 was paid" in text_of(table.client.get(link))
    table.pass_turn()
    table.act_until(lambda position: position.turn == turn and position.phase == "draw")
    assert "Hand 1 is over" not in table.text(turn)


@pytest.mark.slow
def test_a_victory_looks_like_one_and_a_defeat_names_the_winner(resumed: Resumed) -> None:
    ended = resumed(to_the_end)
    winner = ended.position().winner
    for n in range(3):
        page = ended.get(n).text
        told = "you have won" if n == winner else f"{ended.names[winner or 0]} has won"
        assert f"<h1>The game is over: {told}</h1>" in page
        assert ('class="panel victory"' in page) == (n == winner)


def test_who_ends_the_game_by_the_link_of_a_mail_is_led_to_playing_again(over: Table) -> None:
    page, again = over.client.get(over.page(0, "done", over.game().at)), over.page(0, "analysis")
    assert f'href="{again}#again">Play again, or look at your play</a>' in page.text
    assert '<h2 id="again">Play again</h2>' in over.client.get(again).text
    assert "#again" not in over.client.get(over.page(0, "done", 3)).text


# --- score sheets, charts, CSV, and the check of the shuffles ---------------------------------------------------------


@pytest.fixture
def log(over: Table) -> Iterator[GameLog]:
    with over.database.reading() as session:
        yield GameLog(session, session.get_one(Game, over.id))


def test_the_page_has_each_hand_s_matrix_and_the_steps_of_the_sharing(client: FlaskClient, log: GameLog) -> None:
    shown = text_of(client.get(f"/g/{log.game.id}/scores"))
    for hand in ended_hands(log, log.game.at):
        of_hand = text_of(client.get(f"/g/{log.game.id}?hand={hand.score.hand_no}"))
        reward, left = (
            sum(column) for column in zip(*((one.reward, one.left) for one in hand.score.posters), strict=True)
        )
        sums = " ".join(map(dollars, (reward, *hand.score.gained, left)))
        for page in (shown, of_hand):
            assert f"Hand {hand.score.hand_no} {sums}" in page
        for scored in hand.score.posters:
            steps = " ".join(engine.describe_scoring(scored, log.names, None))
            row = " ".join(
                f"{dollars(gained)} {points} CP" if gained else f"{points} CP" if points else "–"
                for gained, points in zip(scored.gained, scored.points, strict=True)
            )
            name = engine.CARDS[scored.outlaw].name
            stays = dollars(scored.left) if scored.left else "–"
            for page in (shown, of_hand):
                assert f"{scored.outlaw} {name} {dollars(scored.reward)} {row} {stays}" in page
                assert steps in page


def test_the_chart_of_money_has_what_each_player_had_after_each_hand(log: GameLog) -> None:
    ended = ended_hands(log, log.game.at)
    drawn = hand_scores.money_chart(log, ended)
    assert drawn.rows == (("0", (0, 0, 0)), *((str(one.score.hand_no), one.score.money) for one in ended))
    assert [line.series.name for line in drawn.lines] == log.names


def test_the_chart_of_posters_begins_with_the_deal_and_ends_with_what_was_paid_out(log: GameLog) -> None:
    for hand in log.dealt_hands:
        drawn = hand_scores.poster_chart(log, hand, log.game.at)
        assert hand.score is not None
        assert drawn.rows[0] == (str(hand.after), tuple(hand.dealt.view(None)["posters"].values()))
        assert [line.series.mark for line in drawn.lines] == list(engine.OUTLAWS)
        last = dict(zip(engine.OUTLAWS, drawn.rows[-1][1], strict=True))
        assert last == {scored.outlaw: scored.reward for scored in hand.score.posters}
        turns = [move.n for move, _ in log.played_in(hand.number) if move.move.startswith("draw ")]
        assert len(drawn.rows) == 1 + len(turns)


def test_lines_are_told_apart_without_colour_and_a_game_without_money_has_a_chart() -> None:
    drawn = chart("Money", "Hand", ["0", "1"], [ChartSeries(f"Player {n}", str(n), "", [0, 5000]) for n in range(7)])
    assert len({line.dashes for line in drawn.lines}) == 7
    heights = sorted(line.label_at for line in drawn.lines)
    assert all(b - a > LETTERS - 0.1 for a, b in pairwise(heights))
    places = [float(y) for line in drawn.lines for _, y in (p.split(",") for p in line.points.split())]
    assert all(0 <= place <= HEIGHT for place in (*places, *heights))
    assert [tick.label for tick in drawn.up] == ["$0", *(f"${n},000" for n in range(1, 6))]
    drawn = chart("Money", "Hand", ["0"], [ChartSeries("Anna", "A", "", [0])])
    assert drawn.rows == (("0", (0,)),)


def test_csv_has_a_row_for_each_poster_whose_sums_are_the_money(client: FlaskClient, log: GameLog) -> None:
    answer = client.get(f"/g/{log.game.id}/scores.csv")
    assert answer.mimetype == "text/csv"
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert len(rows) == 7 * len(ended_hands(log, log.game.at))
    for n, name in enumerate(log.names):
        assert sum(int(row[f"dollars of {name}"]) for row in rows) == log.position.money[n]


def test_before_the_first_hand_has_ended_there_are_no_scores_and_nothing_is_checked(table: Table) -> None:
    assert table.client.get(f"/g/{table.id}/scores").status_code == 404
    assert table.client.get(f"/g/{table.id}/scores.csv").text.count("\n") == 1
    assert "/scores" not in table.client.get(f"/g/{table.id}").text
    answer = table.client.get(f"/g/{table.id}/check")
    assert answer.status_code == 404
    assert table.game().seed not in answer.text
    assert "/check" not in table.client.get(f"/g/{table.id}").text


def test_the_check_says_what_it_has_computed(over: Table) -> None:
    assert f'href="/g/{over.id}/check">Check the shuffles' in over.client.get(f"/g/{over.id}").text
    shown = text_of(over.client.get(f"/g/{over.id}/check"))
    assert "The shuffles are as promised" in shown
    assert f"all {over.game().at} moves were played again" in shown
    assert f"Seed {over.game().seed}" in shown
    assert shown.count(over.game().commitment) == 2
    assert "python -m engine verify game.json" in shown


def test_the_check_finds_a_seed_and_a_move_that_are_not_those_of_the_game(over: Table) -> None:
    over.change(seed=seed_of(99))
    shown = text_of(over.client.get(f"/g/{over.id}/check"))
    assert "The record does not agree" in shown
    assert "it is not the SHA-256 of the seed" in shown
    assert re.search(r"moves\.\d+: ", shown)
