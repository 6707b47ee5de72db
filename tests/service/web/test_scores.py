"""The scores of a game: sheets, charts, CSV, and the check of the shuffles."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from flask.testing import FlaskClient

import engine
from engine import dollars
from service.db.database import Database
from service.gamelog.game_record import record as game_record
from service.gamelog.log import GameLog
from service.gamelog.scores import ended_hands
from service.models import Game
from service.views.score_sheet import hand_sheet
from service.web.history import hand_scores
from service.web.history.chart import HEIGHT, LETTERS, ChartSeries, chart
from tests.service.harness import Harness, seed_of
from tests.service.web.conftest import text_of


@pytest.fixture
def log(database: Database, over: Harness) -> Iterator[GameLog]:
    with database.reading() as session:
        yield GameLog(session, session.get_one(Game, over.id))


def test_each_matrix_is_what_the_engine_has_scored_and_the_sums_are_the_money(log: GameLog) -> None:
    sheets = [hand_sheet(hand, log.names, None) for hand in ended_hands(log, log.game.at)]
    record = engine.Record.from_dict(game_record(log).to_dict())
    scored = [
        [event for event in step.position.events if isinstance(event, engine.Scored)]
        for step in engine.replay(record)
        if step.position.phase in ("hand_over", "game_over")
    ]
    assert len(sheets) == len(scored) > 1
    for sheet, events in zip(sheets, scored, strict=True):
        rows = [(row.code, row.points, row.reward, row.gained, row.left) for row in sheet.posters]
        assert rows == [(e.outlaw, e.points, e.reward, e.gained, e.left) for e in events]
        for row in sheet.posters:
            assert row.reward == sum(row.gained) + row.left
        assert sheet.gained == tuple(map(sum, zip(*(row.gained for row in sheet.posters), strict=True)))
        assert sheet.reward == sum(sheet.gained) + sheet.left
    total = tuple(map(sum, zip(*(sheet.gained for sheet in sheets), strict=True)))
    assert total == sheets[-1].money == record.money


def test_the_page_has_each_hand_s_matrix_and_the_steps_of_the_sharing(client: FlaskClient, log: GameLog) -> None:
    shown = text_of(client.get(f"/g/{log.game.id}/scores"))
    for hand in ended_hands(log, log.game.at):
        of_hand = text_of(client.get(f"/g/{log.game.id}?hand={hand.score.hand_no}"))
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


def test_lines_are_told_apart_without_colour_and_their_letters_do_not_overlap() -> None:
    drawn = chart("Money", "Hand", ["0", "1"], [ChartSeries(f"Player {n}", str(n), "", [0, 5000]) for n in range(7)])
    assert len({line.dashes for line in drawn.lines}) == 7
    heights = sorted(line.label_at for line in drawn.lines)
    assert all(b - a > LETTERS - 0.1 for a, b in pairwise(heights))
    places = [float(y) for line in drawn.lines for _, y in (p.split(",") for p in line.points.split())]
    assert all(0 <= place <= HEIGHT for place in (*places, *heights))
    assert [tick.label for tick in drawn.up] == ["$0", *(f"${n},000" for n in range(1, 6))]


def test_a_game_without_money_has_a_chart() -> None:
    drawn = chart("Money", "Hand", ["0"], [ChartSeries("Anna", "A", "", [0])])
    assert drawn.rows == (("0", (0,)),)


def test_csv_has_a_row_for_each_poster_whose_sums_are_the_money(client: FlaskClient, log: GameLog) -> None:
    answer = client.get(f"/g/{log.game.id}/scores.csv")
    assert answer.mimetype == "text/csv"
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert len(rows) == 7 * len(ended_hands(log, log.game.at))
    for n, name in enumerate(log.names):
        assert sum(int(row[f"dollars of {name}"]) for row in rows) == log.position.money[n]


def test_before_the_first_hand_has_ended_there_are_no_scores(client: FlaskClient, harness: Harness) -> None:
    assert client.get(f"/g/{harness.id}/scores").status_code == 404
    assert client.get(f"/g/{harness.id}/scores.csv").text.count("\n") == 1
    assert "/scores" not in client.get(f"/g/{harness.id}").text


# --- the check of the shuffles ---------------------------------------------------------------------------------------


def test_the_check_says_what_it_has_computed(client: FlaskClient, over: Harness) -> None:
    assert f'href="/g/{over.id}/check">Check the shuffles' in client.get(f"/g/{over.id}").text
    shown = text_of(client.get(f"/g/{over.id}/check"))
    assert "The shuffles are as promised" in shown
    assert f"all {over.game().at} moves were played again" in shown
    assert f"Seed {over.game().seed}" in shown
    assert shown.count(over.game().commitment) == 2
    assert "python -m engine verify game.json" in shown


def test_the_check_finds_a_seed_and_a_move_that_are_not_those_of_the_game(
    client: FlaskClient, database: Database, over: Harness
) -> None:
    with database.writing() as session:
        session.get_one(Game, over.id).seed = seed_of(99)
    shown = text_of(client.get(f"/g/{over.id}/check"))
    assert "The record does not agree" in shown
    assert "it is not the SHA-256 of the seed" in shown
    assert re.search(r"moves\.\d+: ", shown)


def test_while_a_game_goes_on_nothing_is_checked(client: FlaskClient, harness: Harness) -> None:
    answer = client.get(f"/g/{harness.id}/check")
    assert answer.status_code == 404
    assert harness.game().seed not in answer.text
    assert "/check" not in client.get(f"/g/{harness.id}").text
