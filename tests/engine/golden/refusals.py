"""The words of every refusal, one line each, to be read by people.

`python -m tests.engine.golden.refusals` writes the file anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import engine
from engine import Position, Record
from tests.engine.golden.make import HERE
from tests.engine.records import DATA, changed
from tests.engine.records import WRONG as WRONG_RECORDS
from tests.engine.shapes import SOUND, WRONG
from tests.engine.table import NAMES, table

PATH = HERE / "refusals.txt"

Try = Callable[[], object]


def told() -> Iterator[str]:
    """What was tried, and what was said."""
    for what, action in tries():
        try:
            action()
        except ValueError as refused:
            yield f"{what} -> {refused}"
        else:
            yield f"{what} -> nothing was wrong with it"


def tries() -> Iterator[tuple[str, Try]]:
    """Everything that is tried."""
    for fault, (_, fields) in WRONG.items():
        yield f"position, {fault}", partial(Position.from_dict, SOUND["draw"] | fields)
    for key in SOUND["draw"]:
        kept = {other: value for other, value in SOUND["draw"].items() if other != key}
        yield f"position without {key}", partial(Position.from_dict, kept)
    for fault, (place, value) in WRONG_RECORDS.items():
        yield f"record, {fault}", partial(Record.from_dict, changed(place, value))
    for key in DATA:
        kept = {other: value for other, value in DATA.items() if other != key}
        yield f"record without {key}", partial(Record.from_dict, kept)
    nothings: tuple[Any, ...] = (None, 7, "{}", [])
    for nothing in nothings:
        yield f"position {nothing!r}", partial(Position.from_dict, nothing)
        yield f"record {nothing!r}", partial(Record.from_dict, nothing)
    yield from shuffles()
    yield from moves()


def shuffles() -> Iterator[tuple[str, Try]]:
    """Orders that are missing or do not fit, and seeds that are none."""
    empty = table(["WH", "2BD"], phase="draw", rest="discard")
    order = empty.to_dict()["discard"]
    wrong: dict[str, Any] = {
        "none": None,
        "no order": [],
        "a text": ["".join(order)],
        "a number": [5],
        "a set": [set(order)],
        "a card too few": [order[1:]],
        "another card": [["XX", *order[1:]]],
        "a doubled card": [[order[-1], *order[1:]]],
    }
    for what, orders in wrong.items():
        yield f"shuffles, {what}", partial(empty.play, 0, "draw supply", shuffles=orders)
    over = Position.from_dict(SOUND["hand_over"])
    yield "next hand, no order", over.next_hand
    yield "next hand, too early", empty.next_hand
    seeds: tuple[Any, ...] = ("", "00", "zz" * 32, "00" * 33, 7, None)
    for seed in seeds:
        yield f"seed {seed!r:.20}", partial(empty.with_seed, seed)
        yield f"commitment of {seed!r:.20}", partial(engine.commitment, seed)


def moves() -> Iterator[tuple[str, Try]]:
    """Moves that are not legal, and who may not make them; views and new games that cannot be."""
    turn = table(["3JJ BR WH", "JJ* BD", "SK"], territories=[{"BS": "3BS"}])
    window = Position.from_dict(SOUND["photo"])
    over = Position.from_dict(SOUND["game_over"])
    no_moves: tuple[Any, ...] = (
        *("dance", "", "play JJ 4", "DISCARD WH", " discard WH", "discard WH ", "discard  WH"),
        *("x" * 200, "\x00", None, 7, [], {}, 10**30),
    )
    tried: tuple[tuple[Position, Any, Any], ...] = (
        *((turn, 0, move) for move in no_moves),
        *((turn, seat, "discard WH") for seat in (1, 3, -1, "0", None, True)),
        *((window, seat, "draw supply") for seat in (0, 1)),
        (over, 0, "draw supply"),
    )
    for p, seat, move in tried:
        yield f"seat {seat!r}, {move!r:.30}", partial(p.play, seat, move)
    nobody: tuple[Any, ...] = (3, -1, "0", True)
    for seat in nobody:
        yield f"view of {seat!r}", partial(turn.view, seat)
    games: tuple[dict[str, Any], ...] = (
        {"players": ["Anna"]},
        {"players": "Anna"},
        {"players": ["Anna", 2]},
        {"players": [*NAMES, "Emil"]},
        {"dealer": 2},
        {"dealer": True},
        {"edition": "alea"},
        {"edition": None},
        {"house_rules": []},
        {"house_rules": {"photo": True}},
        {"house_rules": {"share": "4"}},
        {"house_rules": {"photo_window": 1}},
        {"seed": "00"},
    )
    for wrong in games:
        yield f"new game, {wrong}", partial(engine.new_game, **{"players": ["Anna", "Burt"], **wrong})


def write() -> None:
    """The file."""
    PATH.write_text("".join(f"{line}\n" for line in told()), encoding="utf-8")


if __name__ == "__main__":
    write()
