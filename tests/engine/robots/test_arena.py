"""The command `posse arena`: the same deals for all, results that can be continued, an end when the winner is clear."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.commands import main
from engine.robots.effort import playouts_for
from engine.robots.match import Match, play_deal

Capture = pytest.CaptureFixture[str]


def arena(capture: Capture, *words: str) -> str:
    assert main(["arena", *words]) == 0, capture.readouterr().err
    return capture.readouterr().out


def refused(capture: Capture, *words: str) -> str:
    assert main(["arena", *words]) == 2
    return capture.readouterr().err


def test_it_prints_a_table_in_markdown(capsys: Capture) -> None:
    title, _, *table = arena(capsys, "cautious", "greenhorn", "--deals", "3").splitlines()
    assert title.startswith("cautious against greenhorn, gryphon-2014: 3 deals, 2 seatings each")
    assert [line.split("|")[1].strip() for line in table] == ["robot", "---", "cautious", "greenhorn"]


def test_every_seating_is_played_once() -> None:
    assert len(Match(("deputy", "cautious", "greenhorn")).seatings()) == 6
    assert len(Match(("deputy", "cautious", "cautious")).seatings()) == 3
    assert Match(("deputy", "cautious"), every_seating=False).seatings() == [("deputy", "cautious")]


def test_wins_and_money_are_shares_of_what_all_get() -> None:
    """Two equal robots: the luck of cards and seats cancels out, to the last dollar."""
    outcome = play_deal(Match(("cautious", "cautious")), 0)
    assert outcome.wins == (0.5,)
    found = play_deal(Match(("deputy", "cautious")), 1)
    assert sum(found.wins) == 1
    assert sum(found.money) == pytest.approx(0)


@pytest.mark.slow
def test_a_kept_arena_goes_on_and_gives_the_same_result(capsys: Capture, tmp_path: Path) -> None:
    kept, whole = str(tmp_path / "kept.jsonl"), ("cautious", "greenhorn", "--deals", "6", "--json")
    arena(capsys, "cautious", "greenhorn", "--deals", "2", "--keep", kept)
    assert len(Path(kept).read_text().splitlines()) == 2
    gone_on = arena(capsys, *whole, "--keep", kept, "--processes", "2")
    assert len(Path(kept).read_text().splitlines()) == 6
    assert gone_on == arena(capsys, *whole)


def test_it_stops_as_soon_as_it_is_clear_who_wins(capsys: Capture) -> None:
    found = json.loads(arena(capsys, "deputy", "greenhorn", "--deals", "500", "--stop", "--json"))
    assert found["deals"] < 100
    assert found["robots"][0]["wins"]["low"] > 0.5


def test_wrong_words_are_refused_with_what_was_expected(capsys: Capture, tmp_path: Path) -> None:
    assert "two to four robots, got 1" in refused(capsys, "deputy")
    assert "--deals: expected a number from 1, got 0" in refused(capsys, "deputy", "cautious", "--deals", "0")
    assert "--budget: expected a number from 0, got -1" in refused(capsys, "deputy", "cautious", "--budget", "-1")
    kept = tmp_path / "kept.jsonl"
    kept.write_text("nonsense\n")
    assert "line 1 is not a kept outcome" in refused(capsys, "deputy", "cautious", "--keep", str(kept))
    kept.unlink()
    arena(capsys, "cautious", "greenhorn", "--deals", "1", "--keep", str(kept))
    assert "line 1 is of another match" in refused(capsys, "deputy", "cautious", "--keep", str(kept))


def test_the_seconds_of_a_turn_are_those_of_the_service(capsys: Capture) -> None:
    assert "--seconds: expected a number from 0 to 20, got 21" in refused(
        capsys, "deputy", "cautious", "--seconds", "21"
    )
    match = Match(("marshal", "deputy", "deputy"), seconds=0.5)
    assert [match.samples(made) for made in range(3)] == [playouts_for(0.5, 3, made) for made in range(3)]
    assert Match(("marshal", "deputy"), budget=7).samples(3) == 7
    assert "0.01 seconds for a turn" in arena(capsys, "deputy", "cautious", "--seconds", "0.01", "--deals", "1")
