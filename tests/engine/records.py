"""A whole game as a record, while it runs, stopped, and with something wrong in it."""

from __future__ import annotations

import copy
import random
from typing import Any

from engine import Made, Record
from tests.engine.random_games import record_of, steps
from tests.engine.table import NAMES

Fields = dict[str, Any]

EDITION = "gryphon-2014"
HEX = "0123456789abcdef"


def played(name: str, edition: str = EDITION) -> Record:
    """The record of a whole random game; now and then a robot or the clock moves in a player's stead."""
    rng = random.Random(name)
    seed = rng.randbytes(32).hex()
    made, last, first = [], None, None
    for step in steps(name, seed=seed, edition=edition):
        in_turn = step.before.phase != "react"
        made.append(Made(step.seat, step.move, rng.choice([None, None, "clock", "robot"]) if in_turn else None))
        first, last = first or step.before, step.after
    assert first is not None
    assert last is not None
    return record_of(f"game {name}", seed, first, made, last)


GAME = played("records")
DATA = GAME.to_dict()


def running(record: Record) -> Record:
    """The same game while it runs: no seed, no result, hidden takes masked."""
    moves = tuple(made._replace(move="take ?") if made.move.startswith("take") else made for made in record.moves)
    return Record(
        record.game, record.edition, record.house_rules, record.players, record.dealer, record.commitment, moves
    )


def stopped(record: Record, after: int) -> Record:
    """The game stopped after so many moves: its seed and takes are shown, and it has no result."""
    return Record.from_dict(DATA | {"moves": DATA["moves"][:after], "result": None})


def changed(path: str, value: Any) -> Fields:
    """The record with another value at a place such as `moves.3` or `result.money`."""
    d: Any = copy.deepcopy(DATA)
    *way, last = path.split(".")
    place = d
    for key in way:
        place = place[int(key) if isinstance(place, list) else key]
    place[int(last) if isinstance(place, list) else last] = value
    return d if isinstance(d, dict) else {}


WRONG: dict[str, tuple[str, Any]] = {
    # what is wrong: (where, and so the field that is named; the value)
    "another format": ("format", "posse-record/3"),
    "a position's format": ("format", "posse-position/1"),
    "a game that is a number": ("game", 7),
    "no game": ("game", None),
    "an unknown edition": ("edition", "alea-2002"),
    "an edition in a list": ("edition", [EDITION]),
    "an unknown house rule": ("house_rules", {"photo": True}),
    "a house rule's wrong value": ("house_rules", {"share": 6}),
    "house rules in a list": ("house_rules", []),
    "no house rules": ("house_rules", None),
    "one player": ("players", ["Anna"]),
    "five players": ("players", [*NAMES, "Emil"]),
    "players in a text": ("players", "Anna and Burt"),
    "a player who is a number": ("players", ["Anna", 2]),
    "a dealer from nowhere": ("dealer", 4),
    "a negative dealer": ("dealer", -1),
    "a dealer that is true": ("dealer", True),
    "a dealer by name": ("dealer", "Anna"),
    "a seed too short": ("seed", "00" * 31),
    "a seed too long": ("seed", "00" * 33),
    "a seed with a new line": ("seed", "00" * 32 + "\n"),
    "a seed of letters": ("seed", "zz" * 32),
    "a seed that is a number": ("seed", 7),
    "a commitment too short": ("commitment", "00" * 31),
    "a commitment of letters": ("commitment", "zz" * 32),
    "a commitment with a new line": ("commitment", "00" * 32 + "\n"),
    "no commitment": ("commitment", None),
    "moves in a text": ("moves", "draw supply"),
    "no moves": ("moves", None),
    "a move in a text": ("moves.3", "draw supply"),
    "a move without words": ("moves.3", [0]),
    "a move with two marks": ("moves.3", [0, "draw supply", "clock", "robot"]),
    "an unknown mark": ("moves.3", [0, "draw supply", "human"]),
    "an empty mark": ("moves.3", [0, "draw supply", None]),
    "a mark that is a list": ("moves.3", [0, "draw supply", ["clock"]]),
    "a move by nobody": ("moves.3", [4, "draw supply"]),
    "a move by a name": ("moves.3", ["Anna", "draw supply"]),
    "a move by true": ("moves.3", [True, "draw supply"]),
    "a move that is a number": ("moves.3", [0, 7]),
    "a result in a list": ("result", [1, 2]),
    "a result without a winner": ("result", {"money": [0, 0]}),
    "a result with more": ("result", {"money": [0, 0], "winner": 0, "loser": 1}),
    "too few purses": ("result.money", [1000]),
    "a purse that is true": ("result.money", [True] * len(GAME.players)),
    "a purse in words": ("result.money", ["much"] * len(GAME.players)),
    "a winner from nowhere": ("result.winner", 4),
    "no winner": ("result.winner", None),
}
