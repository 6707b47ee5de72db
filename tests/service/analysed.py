"""Games that are over, and an analysis of one for which nobody has thought: for the tests of what becomes of it."""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from datetime import UTC, datetime
from itertools import groupby, pairwise
from pathlib import Path

import engine
from service.analysis import analyses, play_analyses
from service.db.database import Database
from tests.service.harness import Harness

BUDGET = 1
KINDS = ("draw", "lay", "sheriff", "discard")


def played(database: Database, now: datetime, seed: int, robots: Sequence[int] = ()) -> Harness:
    """Return a game of three that is over."""
    harness = Harness(database, now, seed=seed, robots=robots)
    harness.act_until(lambda position: False)
    return harness


def finished(migrated: Path, folder: Path, *seeds: int, robots: Sequence[int] = ()) -> list[Harness]:
    """Return games that are over, in a database of their own which is closed: for `copied`."""
    shutil.copy(migrated, folder / "finished.sqlite")
    database = Database(f"sqlite:///{folder / 'finished.sqlite'}")
    games = [played(database, datetime(2026, 11, 20, 9, 30, tzinfo=UTC), seed, robots) for seed in seeds]
    database.close()
    return games


def copied(games: Sequence[Harness], folder: Path) -> list[Harness]:
    """Return the same games in another database, which is open."""
    shutil.copy(games[0].database.location, folder / "copied.sqlite")
    database, copies = Database(f"sqlite:///{folder / 'copied.sqlite'}"), [copy(game) for game in games]
    for game in copies:
        game.database = database
    return copies


def quick_analysis(
    record: engine.Record,
    seat: int,
    seed: str,
    *,
    progress: Callable[[int, int], None] = lambda done, total: None,
    since: int = 0,
) -> engine.Analysis:
    """Return an analysis of the form of `engine.analyse`, with figures that only depend on the number of the move."""
    steps, decisions = [step for step in engine.replay(record) if step.n >= since], []
    own = [(before, step.made) for before, step in pairwise(steps) if step.made and step.made.seat == seat]
    for before, made in own:
        decisions.append(_decision(before.n, before.position, made))
        progress(len(decisions), len(own))
    course = tuple(_point(step.n, step.position) for step in steps)
    found = engine.Analysis(seat, seed, BUDGET, tuple(_hands(course)), tuple(decisions), course, ())
    return found._replace(reasons=tuple(_reason(one.at, seat) for one in found.costliest))


def ask(harness: Harness, seat: int) -> None:
    """Ask for the analysis of a seat, as the press of its player does."""
    harness.do(analyses.request, seat)


def analysed(harness: Harness, seat: int) -> None:
    """Have the play of a seat analysed."""
    ask(harness, seat)
    compute(harness)


def compute(harness: Harness, analyse: Callable[..., engine.Analysis] = quick_analysis) -> None:
    """Compute all analyses that were asked for, as a worker does."""
    while play_analyses.work_due(harness.database, lambda: harness.now, analyse=analyse):
        pass


def _decision(at: int, position: engine.Position, made: engine.Made) -> engine.Decision:
    """Return a decision; of each four one is a mistake, one as good, one better, and one the marshal's too.

    Of two that are as good one is among the marshal's choices.
    """
    move = engine.Move.parse(made.move)
    legal = [one for one in position.seen_by(made.seat).legal if one is not move]
    case = at % 4 if legal else 3
    gain = (2000 + 100 * at, 100, -1500, 0)[case]
    choices = (legal[at % len(legal)] if case < 3 else move,)
    if at % 8 == 1 and legal:
        choices = (*choices, move)
    value = _number("value", at) % 20_000 - 10_000
    kind = "react" if position.phase == "react" else KINDS[at % 4]
    return engine.Decision(position.hand_no, at, move, choices, value, value + gain, 400, kind, made.mark)


def _reason(at: int, seat: int) -> engine.Reason:
    what = ("won", "taken", "led", "paid")[_number("why", at) % 4]
    return engine.Reason(what, 31, 64, engine.OUTLAWS[at % 7], 100 * at, (seat + 1) % 3 if at % 3 else None)


def _point(at: int, position: engine.Position) -> engine.Point:
    return engine.Point(position.hand_no, at, 400 * (at % 40) - 8000, 900, ("own", "cards", "others")[at % 3])


def _hands(course: Iterable[engine.Point]) -> Iterator[engine.HandTerms]:
    """Yield terms of each hand that add up to what was to be expected at its end."""
    for hand, points in groupby(course, lambda point: point.hand):
        *_, last = points
        terms = engine.Terms(-1000 * hand, 2500, last.value + 1000 * hand - 2500)
        yield engine.HandTerms(hand, sum(terms), terms, engine.Terms(300, 1200, 1100))


def _number(*of: object) -> int:
    return int.from_bytes(hashlib.sha256(repr(of).encode()).digest()[:4], "big")
