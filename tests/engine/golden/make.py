"""Writes the golden games anew: `python -m tests.engine.golden.make`. Only when the game was changed on purpose.

A file holds the record of a game and a line for each of its moves and deals: a short hash of the position and of all
that everybody is given, and what a bystander is told; and every 20th position in full.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import engine
from engine import Made, Position, Record
from tests.engine import random_games
from tests.engine.flags import VALUES
from tests.engine.random_games import pick, record_of
from tests.engine.table import NAMES

HERE = Path(__file__).parent
EVERY = 20
GAMES = {f"{edition}-{part}": (edition, part) for edition in engine.EDITIONS for part in (1, 2)}


def path(name: str) -> Path:
    """Where a golden game lies."""
    return HERE / f"{name}.json"


def played(edition: str, part: int) -> Record:
    """A whole game: the first for people by the printed rules, the second with house rules and a robot in seat 1."""
    rng = random.Random(f"{edition} {part}")
    seed = rng.randbytes(32).hex()
    house_rules = {flag: rng.choice(values) for flag, values in VALUES.items()} if part == 2 else {}
    players = NAMES[: rng.choice([2, 3, 4])]

    def choose(p: Position) -> tuple[int, str]:
        seat, move = pick(p, rng)
        return seat, engine.cautious(p.seen_by(seat)).text if part == 2 and seat == 1 else move

    first = engine.new_game(players, edition, house_rules, seed=seed)
    steps = list(random_games.played(first, choose))
    by_robot = [part == 2 and step.seat == 1 and step.before.phase != "react" for step in steps]
    made = [Made(step.seat, step.move, "robot" if own else None) for step, own in zip(steps, by_robot, strict=True)]
    return record_of(f"golden {edition} {part}", seed, first, made, steps[-1].after)


def hashed(p: Position) -> str:
    """Sixteen digits for the position and for what every seat and a bystander are given of it."""
    given = [p.to_dict(), p.to_act(), repr(p.events)]
    for seat in (None, *range(len(p.players))):
        given += [p.view(seat), repr(p.events_for(seat)), [] if seat is None else p.legal(seat)]
    return hashlib.sha256(json.dumps(given, sort_keys=True).encode()).hexdigest()[:16]


def told(record: Record) -> Iterator[dict[str, Any]]:
    """A line for each move and each deal."""
    for step in engine.replay(record):
        p = step.position
        line = {
            "n": step.n,
            "move": list(step.made) if step.made else "deal",
            "hash": hashed(p),
            "told": [engine.phrase(event, p.players) for event in p.events_for(None)],
        }
        yield line | ({"position": p.to_dict()} if step.n % EVERY == 0 else {})


def write(name: str, record: Record) -> None:
    """The file, one line for each step, so that a difference can be read."""
    lines = ",\n".join(json.dumps(line, ensure_ascii=False) for line in told(record))
    head = json.dumps(record.to_dict(), ensure_ascii=False)
    path(name).write_text(f'{{"record": {head},\n"steps": [\n{lines}\n]}}\n', encoding="utf-8")


def main() -> None:
    """Make all of them."""
    for name, (edition, part) in GAMES.items():
        record = played(edition, part)
        write(name, record)
        sys.stdout.write(f"{name}: {len(record.moves)} moves, {path(name).stat().st_size:,} bytes\n")


if __name__ == "__main__":
    main()
