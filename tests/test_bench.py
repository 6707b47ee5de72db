"""The programs of bench/ run: each in a short form, for its output and not for its figures."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from bench import (
    coach,
    deal_month,
    deal_pages,
    deal_tables,
    engine,
    limit,
    lists,
    mails_per_turn,
    planted,
    playouts,
    robots,
    service,
    service_growth,
    service_latency,
    service_load,
    service_mails,
    service_moves,
    service_robots,
    tune,
)
from engine.rules.editions import DEFAULT_EDITION
from tests.servers import unavailable
from tests.service import postgresql

pytestmark = pytest.mark.proof

ROOT = Path(__file__).parents[1]
SHORT: dict[str, tuple[Callable[[], None], str]] = {
    "moves": (lambda: service_moves.main(games=16, rounds=1, seconds=0.2), r"ratio: \d+\.\d\d\n.*p99 \d"),
    "mails": (lambda: service_mails.main(games=2, rounds=1), r"ratios: \d+\.\d\d \d+\.\d\d\n"),
    "latency": (
        lambda: service_latency.main(mails=2, games=2),
        r"with Redis .*\n +embedded .* p99 .*\n +sent at once ",
    ),
    "growth": (
        lambda: service_growth.main(games=2, played=1),
        r"(?s)outmail +\d.*backup +\d.*, pg_dump .*\n +restore .*, pg_restore .* ratio \d.*after trimming.*outmail ",
    ),
    "robots": (
        lambda: service_robots.main(seconds=3.0, robots=1),
        r"(?s)move alone +median.*beside analyses, of \d+ decisions +median.*beside robots +median",
    ),
    "load": (lambda: service_load.main(seconds=3.0), r"(?s)together +\d.*beat: \d+ MB"),
}


Printed = Callable[..., str]


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Printed:
    """A function that runs a program with these words, and returns what it prints."""

    def run(main: Callable[[], object], words: str = "") -> str:
        monkeypatch.setattr(sys, "argv", ["a program", *words.split()])
        main()
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize("name", SHORT)
def test_a_benchmark_of_the_service_prints_its_results(name: str, printed: Printed) -> None:
    missing = service.missing()
    if missing is not None:
        unavailable(missing)
    measure, expected = SHORT[name]
    told = printed(measure)
    assert re.search(expected, told), told


def test_the_benchmark_of_the_engine_prints_its_results(printed: Printed) -> None:
    told = printed(lambda: engine.compare(rounds=1, seconds=0.01))
    assert re.search(r"posse, Wyatt Earp, five editions +[\d,]+ +[\d,]+ +1\.00 x", told), told
    told = printed(lambda: engine.replays(games=8))
    assert re.search(r"the longest +\d+ +\d+\.\d", told), told


def test_the_mails_of_whole_games_are_counted_per_turn(printed: Printed) -> None:
    told = printed(lambda: mails_per_turn.main(seeds=1, sizes=[2]))
    assert re.search(r"(?s)by mail.*2 players: 1\.\d+ \(turn .*on the pages.*2 players: 0\.\d+ ", told), told


def test_the_tables_of_robots_are_written_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, printed: Printed
) -> None:
    document = tmp_path / "robots.md"
    document.write_text(f"# Robots\n{robots.TABLES}old\n{robots.TABLES}end\n")
    monkeypatch.setattr(robots, "DOCUMENT", document)
    monkeypatch.setattr(robots, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(robots, "ROUND", {2: 1, 3: 1, 4: 1})
    monkeypatch.setattr(robots, "PAIRS", (("cautious", "greenhorn"), ("marshal", "deputy")))
    for _ in range(2):  # the second time from what was kept
        printed(robots.main, "--commit abc --quick 2 --hours 0.000001 --seconds 0.01 --processes 1")
        told = document.read_text()
        assert told.startswith(f"# Robots\n{robots.TABLES}Played by commit abc: gryphon-2014, ")
        assert told.endswith(f"{robots.TABLES}end\n")
        assert re.search(r"\| cautious against greenhorn \| \d+\.\d% \(.*%\) of 4 \| .* of 6 \| .* of 8 \|\n", told)
        assert re.search(r"\| marshal against deputy \| [+-][\d,]+ \| ", told), "one deal has no interval"
        assert re.search(r"^On one scale, .*: (\w+ -?[\d,]+, ){3}\w+ -?[\d,]+\.$", told, re.MULTILINE)
    assert len((tmp_path / "kept" / "cautious-greenhorn-0.jsonl").read_text().splitlines()) == 2


def test_strengths_give_the_chances_that_they_were_found_from() -> None:
    """Three of four games against one other, and the half of those against three of the weaker."""
    matches = [
        {"match": {"robots": ["deputy", "cautious"]}, "deals": 5000, "robots": _won(deputy=0.75, cautious=0.25)},
        {"match": {"robots": ["deputy"] + ["cautious"] * 3}, "deals": 5000, "robots": _won(deputy=0.5, cautious=1 / 6)},
    ]
    found = robots.scale(matches)
    assert found["cautious"] == 1500
    assert found["deputy"] == pytest.approx(1500 + 400 * math.log10(3), abs=1)


def _won(**shares: float) -> list[dict[str, object]]:
    return [{"robot": robot, "wins": {"mean": share}} for robot, share in shares.items()]


def test_playouts_are_counted(printed: Printed) -> None:
    told = printed(playouts.main, "--games 1 --times 1")
    assert re.search(r"4 players: [\d,]+ playouts a second to the end, [\d,]+ to the end of the next turn", told)


@pytest.mark.parametrize("others", ["deputy", "cautious"])
def test_a_marshal_that_is_told_all_hands_is_measured(others: str, printed: Printed) -> None:
    told = printed(limit.main, f"--against {others} --deals 2 --seconds 0.07 --told --processes 1")
    assert re.search(r"\| 0.07 \| what it may know \| .*\n\| 0.07 \| all hands \| \d+\.\d% \(", told), told


def test_other_values_of_the_deputys_constants_are_tried_against_it(printed: Printed) -> None:
    told = printed(tune.main, "--deals 4 --players 2 --constants STILL FOUND --processes 1")
    assert len(re.findall(r"^(?:STILL|FOUND) x [\d.]+, 2 players: [+-][\d,]+ \(", told, re.MULTILINE)) == 8, told


def test_a_changed_deputy_is_no_better_for_not_being_changed() -> None:
    assert {tune.lead(tune.Change(name, 1.0), 3, DEFAULT_EDITION, "deal") for name in tune.MODULES} == {0.0}
    assert tune.lead(tune.Change("FOUND", 0.0), 2, DEFAULT_EDITION, "deal") != 0.0


def test_the_coach_is_checked_against_planted_mistakes(monkeypatch: pytest.MonkeyPatch, printed: Printed) -> None:
    monkeypatch.setattr(planted, "TRUE_PLAYOUTS", 4)
    monkeypatch.setattr("engine.coach.MOST_PLAYOUTS", 1)
    told = r"\d+ mistakes of \$2,000 to \$8,000 in 3 games: .* of \d+ other choices [\d.]+% called mistakes"
    assert re.search(told, printed(planted.main, "--games 1 --budget 2 --processes 2"))


def test_games_are_analysed_twice(printed: Printed) -> None:
    told = printed(coach.main, "--games 1 --budget 1 --processes 1")
    assert re.search(r"1 games at 1: all terms add up; \d of 6 terms of hands agree", told)


@pytest.mark.parametrize(
    ("measure", "pages"),
    [
        (lambda: lists.main(games=50, times=1), ("games that want players", "games to watch", "the page of a player")),
        (lambda: deal_pages.main(players=50, times=1), ("when it is over", "of the month")),
    ],
)
def test_pages_are_measured_on_both_databases(
    measure: Callable[[], None], pages: tuple[str, ...], printed: Printed
) -> None:
    postgresql.require()
    told = printed(measure)
    for database, page in product(("SQLite", "PostgreSQL"), pages):
        assert re.search(rf"{database} +{page} +\d+\.\d\n", told), told


def test_tables_and_months_of_deals_are_measured(printed: Printed) -> None:
    told = printed(deal_tables.main, "--deals 3 --players 2 --robots greenhorn cautious --processes 1")
    assert re.search(r"against cautious, dealt by seat 1: -?\d+% \(-?\d+% to -?\d+%\); greenhorn [+-]", told)
    told = printed(deal_month.main, "--months 3 --marshals 0 --processes 1")
    assert len(re.findall(r"^(?:the same deals|ordinary hands): \w+ over \w+: .", told, re.MULTILINE)) == 6


@pytest.mark.parametrize("module", ["bench.fuzz", "bench.fuzz_names", "bench.fuzz_mails"])
def test_fuzzing_runs_the_cases_it_is_asked_for(module: str) -> None:
    command = [sys.executable, "-m", module, "--from", "3", "--cases", "20"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert re.search(r"^(20 cases; every |Every mail)", ran.stdout, re.MULTILINE), ran.stdout
