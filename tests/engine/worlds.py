"""Two tables that one seat cannot tell apart: everything it cannot know is exchanged, all that is public stays."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import engine
from engine import Position
from engine.rules.events import Asked, Drew, Shot
from tests.engine.flags import rules_of
from tests.engine.second_reading import canonical_moves
from tests.engine.table import OUTLAWS

Fields = dict[str, Any]

LINES = (
    "draw supply; play jesse 3; discard wes",
    "bank > jesse, belle; gun > wes; discard WE",
    "wyatt search > bank, jesse; bank; discard BS",
    "hideout > 1 belle; wanted steal > 1 jesse; pass",
    "photo jesse",
)


def twin(p: Position, seat: int | None, rng: random.Random, seed: str, stack: bool = True) -> Position:
    """The same table to a seat's eyes, or with None a bystander's.

    Others' hands, the supply and the stack below its top are one pool, mixed anew: what a hidden search took lies in
    the stack now, and the other way round. The Wyatt Earps of the stack stay, since no search takes one and all saw
    them go there; so does the whole stack while this seat looks through it, and a card that was announced. Without
    `stack` all of the stack stays, for moves that uncover it.
    """
    d = p.to_dict()
    others = [n for n in range(len(p.players)) if n != seat]
    active_is_other = d["turn"] in others
    announced = d["may_play_now"] if active_is_other and p.rules.search == "announced" else None
    if announced:
        d["hands"][d["turn"]].remove(announced)
    stays = not stack or d["pending"] == {"move": "wyatt search", "seat": seat}
    below = [] if stays else [n for n, card in enumerate(d["discard"]) if n and card != "WE"]
    tops = d["supply"][:1] if rng.random() < 0.5 else []  # the next shot is the same at half of the tables

    pool = [
        *d["supply"][len(tops) :],
        *(d["discard"][n] for n in below),
        *(card for n in others for card in d["hands"][n]),
    ]
    rng.shuffle(pool)
    pool.sort(key=lambda card: card == "WE")  # the stack is filled first, and not with Wyatt Earps
    for n in below:
        d["discard"][n] = pool.pop(0)
    rng.shuffle(pool)
    d["supply"] = [*tops, *(pool.pop() for _ in d["supply"][len(tops) :])]
    for n in others:
        d["hands"][n] = [pool.pop() for _ in d["hands"][n]]
    if announced:
        d["hands"][d["turn"]].append(announced)
    elif active_is_other and p.rules.search == "hidden" and d["phase"] == "play" and d["sheriff_played"]:
        d["may_play_now"] = rng.choice([None, *sorted(set(d["hands"][d["turn"]]) - {*OUTLAWS, "WE"})])
    return Position.from_dict(d).with_seed(seed)


def look(p: Position, seat: int | None) -> str:
    """All that a seat is given, as text: its view, what the last move told it, its legal moves, and every refusal of
    a canonical move or of a line."""
    told: list[Any] = [p.view(seat), repr(p.events_for(seat))]
    told += [engine.phrase(event, p.players, seat) for event in p.events_for(seat)]
    if seat is not None:
        told.append(p.legal(seat))
        for move in (*canonical_moves(len(p.players)), "take WE", "photo", "draw", ""):
            if move not in p.legal(seat):
                with pytest.raises(engine.IllegalMove) as refused:
                    p.play(seat, move)
                told += [refused.value.message, refused.value.legal]
        told += [_refused_line(p, seat, text) for text in LINES]
    return json.dumps(told)


def _refused_line(p: Position, seat: int, text: str) -> str | None:
    """Why a line stopped at its first move; a line that gets further may learn something."""
    line = engine.play_line(p, seat, engine.read(text, p.players))
    return line.stopped.message if line.stopped and not line.steps else None


def learned(p: Position, seat: int | None) -> list[Any]:
    """What the move that led here revealed to a seat by the rules: cards shot at, answers to an ask, its own draws."""
    return [
        event
        for event in p.events
        if isinstance(event, Shot | Asked) or (isinstance(event, Drew) and event.seat == seat)
    ]


def searched_unseen(p: Position) -> bool:
    """Whether the seat that is to act is choosing what to take where nobody is told."""
    d = p.to_dict()
    return bool(d["pending"]) and d["pending"]["move"] == "wyatt search" and rules_of(d)["search"] == "hidden"
