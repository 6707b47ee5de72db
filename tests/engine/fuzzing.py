"""Bad input of every kind, one case at a time, by seeded chance: a few thousand in the suite, a million in `make fuzz`.

Whatever comes in, the engine reads it or refuses it by its own types, and a position on which something was refused is
as it was. Each function is one kind of case; it returns whether the input was taken or refused, and fails otherwise.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import engine
from engine import Position, Record
from tests.engine.golden import make
from tests.engine.random_games import steps
from tests.engine.second_reading import canonical_moves
from tests.engine.shapes import SOUND
from tests.engine.table import KINDS, NAMES, OUTLAWS

TAKEN, REFUSED = "taken", "refused"
SEED = "fa" * 32

CODES = "JJ jj JJ* WE HO XX pass wyatt choose react game_over é"
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 4, 7, 78, 500, 1000, 26_000, 10**30, 2**63),
    *(1.0, 0.5, -0.0, 1e308, float("nan"), float("inf"), "", " ", "\x00", "\ud800", "\u202e", "0" * 64, "f" * 63),
    *("draw supply", "take ?", "photo JJ", "photo XX", [], {}, [[]], [{}], {"": None}, [0, "pass"], {"JJ": ["JJ"]}),
    *({"move": "bank", "seat": 0}, {"move": "photo JJ", "waiting": [1]}, *CODES.split()),
)

TYPED = """
draw supply discard play photo stagecoach bank gun wanted ask steal left right hideout wyatt search clear pass choose
take jesse belle billy bob butch kid the of most earp p d b é Anna burt JJ bs* WE we 1 2 3 7 0 99 -1 １
; > , * • “ ” ' " ! ≥ ﬁ
"""
WORDS = (*TYPED.split(), "\n", "\x00", "\u200b", "take we", "\ud800")


@cache
def positions() -> tuple[dict[str, Any], ...]:
    """Sound positions of random games, in every phase, and one of each shape."""
    found = [step.after.to_dict() for game in range(12) for step in steps(("fuzz", game)) if step.after]
    return (*found[::7], *SOUND.values())


@cache
def records() -> tuple[dict[str, Any], ...]:
    """Sound records, cut short so that a case is quick."""
    found = []
    for name in make.GAMES:
        record = json.loads(make.path(name).read_text(encoding="utf-8"))["record"]
        found.append(record | {"moves": record["moves"][:12], "result": None})
    return tuple(found)


def anything(rng: random.Random, depth: int = 3) -> Any:
    """Any JSON, odd values and the formats' own words among it."""
    kind = rng.random()
    if depth == 0 or kind < 0.6:
        return copy.deepcopy(rng.choice((*ODD, rng.choice(KINDS), rng.choice(OUTLAWS), rng.randint(-9, 99_000))))
    if kind < 0.8:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(5))]
    keys = (*positions()[0], *records()[0], *KINDS, "", "seat", "move", "waiting", "on", "money", "winner")
    return {rng.choice(keys): anything(rng, depth - 1) for _ in range(rng.randrange(6))}


def mutated(data: Any, rng: random.Random) -> Any:
    """Sound JSON with one to three things in it changed: replaced, removed, doubled, moved or added."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        place = data
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = rng.choice(keys)
            if not isinstance(place[key], list | dict) or rng.random() < 0.25:
                break
            place = place[key]
        _change(place, rng)
    return data


def _change(place: Any, rng: random.Random) -> None:
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    how = rng.randrange(5)
    if not keys or how == 0:
        value = anything(rng, 1)
        if isinstance(place, dict):
            place[rng.choice((*KINDS, "notes", ""))] = value
        else:
            place.insert(rng.randint(0, len(place)), value)
    elif how == 1:
        del place[rng.choice(keys)]
    elif how == 2:
        one, other = rng.choice(keys), rng.choice(keys)
        place[one], place[other] = place[other], place[one]
    elif how == 3 and isinstance(place, list):
        place.append(copy.deepcopy(rng.choice(place)))
    else:
        place[rng.choice(keys)] = anything(rng, 1)


def text(rng: random.Random) -> str:
    """What somebody, or something, might type."""
    kind = rng.random()
    if kind < 0.4:
        return rng.choice(("", " ")).join(rng.choice(WORDS) for _ in range(rng.randrange(12)))
    if kind < 0.8:
        line = rng.choice("; \n").join(rng.choice(canonical_moves(4)) for _ in range(rng.randint(1, 3)))
        if kind < 0.5:
            return rng.choice(
                (line.title(), f"* {line}.", f"“{line}”", line.replace(" ", "  "), line[: rng.randrange(12)])
            )
        at = rng.randrange(len(line))
        return line[:at] + rng.choice((*WORDS, "", chr(rng.randrange(0x3000)))) + line[at + rng.randrange(3) :]
    if kind < 0.98:
        return "".join(chr(rng.randrange(rng.choice((0x80, 0x3000, 0x110000)))) for _ in range(rng.randrange(40)))
    return rng.choice(WORDS) * rng.randrange(3000)


def names(rng: random.Random) -> list[str]:
    """Players' names, some of them awkward."""
    odd = ("anna", "Jesse", "3", "left", "", " ", "A;B", "x > y", "Ölaf", "Belle Starr", "\x00", "p", "“Q”", "Li, Ye")
    return [rng.choice((*NAMES, *odd)) for _ in range(rng.choice((2, 3, 4)))]


# --- kinds of cases -----------------------------------------------------------------------------------------


T = TypeVar("T")


def tried(action: Callable[[], T], *refusals: type[ValueError]) -> T | ValueError:
    """What comes of it, or the refusal, whose words must help and not fill the screen."""
    try:
        return action()
    except refusals as refused:
        kind, words = type(refused), str(refused)
    assert kind in refusals
    assert words
    assert len(words) < 2000
    return ValueError(words)


def _read_position(data: Any) -> str:
    before = repr(data)
    p = tried(lambda: Position.from_dict(data), ValueError)
    assert repr(data) == before
    if isinstance(p, ValueError):
        return REFUSED
    assert Position.from_dict(json.loads(json.dumps(p.to_dict()))).to_dict() == p.to_dict()
    for seat in p.to_act():
        assert p.legal(seat)
        for move in p.legal(seat)[:3]:
            p.with_seed(SEED).play(seat, move)
    for viewer in (None, *range(len(p.players))):
        p.view(viewer)
    return TAKEN


def any_json_as_a_position(rng: random.Random) -> str:
    """Any JSON at all."""
    return _read_position(anything(rng))


def a_position_changed(rng: random.Random) -> str:
    """A sound position with something in it changed."""
    return _read_position(mutated(rng.choice(positions()), rng))


def two_positions_mixed(rng: random.Random) -> str:
    """Some fields of one sound position, the rest of another."""
    one, other = rng.choices(list(SOUND.values()), k=2)
    keys = rng.sample(list(one), rng.randrange(len(one) // 2))
    return _read_position(one | {key: other[key] for key in keys})


def _read_record(data: Any) -> str:
    before = repr(data)
    record = tried(lambda: Record.from_dict(data), ValueError)
    assert repr(data) == before
    if isinstance(record, ValueError):
        return REFUSED
    assert Record.from_dict(record.to_dict()) == record
    return REFUSED if engine.verify(record) else TAKEN


def any_json_as_a_record(rng: random.Random) -> str:
    """Any JSON at all."""
    return _read_record(anything(rng))


def a_record_changed(rng: random.Random) -> str:
    """A sound record with something in it changed."""
    return _read_record(mutated(rng.choice(records()), rng))


def any_text_typed(rng: random.Random) -> str:
    """Any text, among players of any name: read into moves that are canonical, or unreadable, or ambiguous."""
    players = names(rng)
    said = text(rng)
    orders = tried(lambda: engine.read(said, players), engine.Unreadable, engine.Ambiguous)
    if isinstance(orders, ValueError):
        assert str(orders).isprintable()
        return REFUSED
    moves = {move.text for order in orders for move in (order.move, *order.ahead)}
    assert moves <= set(canonical_moves(len(players)))
    assert engine.read(engine.write_orders(orders), players) == orders
    assert engine.may_read(said)
    return TAKEN


def any_line_played(rng: random.Random) -> str:
    """Any text on a position: played as far as it goes, and the position before is as it was."""
    p = Position.from_dict(rng.choice(positions())).with_seed(SEED)
    before = json.dumps(p.to_dict())
    seat = rng.choice(p.to_act() or [0])
    start = f"{rng.choice(p.legal(seat))}; " if p.to_act() and rng.random() < 0.5 else ""
    typed = start + text(rng)
    orders = tried(lambda: engine.read(typed, p.players), engine.Unreadable, engine.Ambiguous)
    if isinstance(orders, ValueError):
        return REFUSED
    line = engine.play_line(p, seat, orders, single=rng.random() < 0.5)
    assert json.dumps(p.to_dict()) == before
    assert line.stopped is None or isinstance(line.stopped, engine.IllegalMove)
    return TAKEN if line.steps else REFUSED


def anything_as_a_move(rng: random.Random) -> str:
    """Any text, and what is no text, from any seat, straight to `play`."""
    p = Position.from_dict(rng.choice(positions())).with_seed(SEED)
    before = json.dumps(p.to_dict())
    seat: Any = rng.choice([*p.to_act() * 99, *ODD, *range(4)])
    legal = [move for actor in p.to_act() for move in p.legal(actor)] or ["pass"]
    move: Any = rng.choice([text(rng), rng.choice(canonical_moves(4)), rng.choice(ODD), *rng.choices(legal, k=2)])
    after = tried(lambda: p.play(seat, move), engine.IllegalMove)
    assert json.dumps(p.to_dict()) == before
    return REFUSED if isinstance(after, ValueError) else TAKEN


CASES: tuple[Callable[[random.Random], str], ...] = (
    any_json_as_a_position,
    a_position_changed,
    two_positions_mixed,
    any_json_as_a_record,
    a_record_changed,
    any_text_typed,
    any_line_played,
    anything_as_a_move,
)
