"""Clauses of the rules as examples: a table, some moves, and what then holds, each in a line of text.

A file has a text of clauses. Each is a sentence, and below it two lines: the table and the moves, and what then holds.

    a Photo joins the pile and adds a thousand
        JJ* WH | 2WE; piles: 3JJ BR; 0 photo JJ
        pile 0 JJ: 3JJ JJ* BR; poster JJ: 2000

The first line has the hands by seat, between bars; cards are written as in `tests.engine.table`. Then come the piles by
seat, each between commas, and what is not as usual: `supply` and `stack`, their top first, `posters: JJ 3000`, flags by
their names, whatever `laid_out` takes. A move has its seat before it; `shuffle` is an order for the last of them.

The second line names a key of the position, or `hand 0`, `pile 1 JJ`, `stack`, `supply`, `poster JJ`, `to act`.
`legal 0` are all moves of a seat, `legal 0 play photo` those that begin with one of the words, and `refused` are moves
with their seats; moves stand between commas. `-` is nothing.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import Position
from tests.engine.flags import VALUES
from tests.engine.table import OUTLAWS, begins, cards, hand, in_order, pile, play, poster, refuses, stack, supply, table

Case = tuple[str, str]  # the table and the moves; what then holds


def clauses(text: str) -> pytest.MarkDecorator:
    """Return a mark by which a test has each clause of a text as its parameter `clause`."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert len(lines) % 3 == 0, "a clause has three lines"
    found = [pytest.param((lines[n + 1], lines[n + 2]), id=lines[n]) for n in range(0, len(lines), 3)]
    return pytest.mark.parametrize("clause", found)


def check(clause: Case) -> None:
    """Fail unless what should holds after the moves."""
    position = reached(clause[0])
    for item in clause[1].split(";"):
        what, _, expected = item.partition(":")
        holds(position, what.strip(), expected.strip())


def reached(line: str) -> Position:
    """Return the position after the moves of a line."""
    hands, *items = (item.strip() for item in line.split(";"))
    moves = [item for item in items if item[0].isdigit()]
    more, shuffles = laid([item.partition(":") for item in items if not item[0].isdigit()])
    p = table([held.strip() for held in hands.split("|")], **more)
    return play(p, *moves, shuffles=shuffles) if moves else p


def laid(items: list[tuple[str, str, str]]) -> tuple[dict[str, Any], list[list[str]] | None]:
    """Return what `table` takes for the items of a line, and the orders of its shuffles."""
    more: dict[str, Any] = {}
    shuffles = None
    for name, _, text in items:
        value = text.strip()
        if name == "shuffle":
            shuffles = [cards(order) for order in value.replace("-", "").split("|")]
        elif name == "piles":
            more["territories"] = [
                {own.split()[0].lstrip("1234567")[:2]: own for own in map(str.strip, owned.split(",")) if own}
                for owned in value.split("|")
            ]
        elif name == "posters":
            more["posters"] = dollars(value)
        elif name in VALUES:
            more.setdefault("house_rules", {})[name] = read(value)
        elif name in ("supply", "stack", "opened", "edition", "phase"):
            more["discard" if name == "stack" else name] = value
        else:
            more[name.replace(" ", "_")] = read(value)
    return more, shuffles


def read(text: str) -> Any:
    """Read a value as JSON, else as a word; numbers between spaces are a list."""
    try:
        return json.loads(text)
    except ValueError:
        words = text.split()
        return [int(word) for word in words] if all(word.isdigit() for word in words) else text


def dollars(text: str) -> dict[str, int]:
    words = text.split()
    return {outlaw: int(amount) for outlaw, amount in zip(words[::2], words[1::2], strict=True)}


def holds(p: Position, what: str, text: str) -> None:
    """Fail unless this holds in a position."""
    word, *rest = what.split()
    text = "" if text == "-" else text
    found: Any
    expected: Any
    if word == "refused":
        return refuses(p, *(move.strip() for move in text.split(",")))
    if word == "hand":
        found, expected = hand(p, int(rest[0])), in_order(cards(text))
    elif word == "pile":
        assert rest[1] in OUTLAWS
        found, expected = pile(p, int(rest[0]), rest[1]), in_order(cards(text))
    elif word in ("stack", "supply"):
        found, expected = (stack if word == "stack" else supply)(p), cards(text)
    elif word == "poster":
        found, expected = poster(p, rest[0]), int(text)
    elif word == "legal":
        seat = int(rest[0])
        found = begins(p, seat, *rest[1:]) if rest[1:] else sorted(p.legal(seat))
        expected = sorted(move.strip() for move in text.split(",") if move.strip())
    elif what == "to act":
        found, expected = p.to_act(), [int(seat) for seat in text.split()]
    else:
        found, expected = p.to_dict()[what.replace(" ", "_")], read(text)
    assert found == expected, what
    return None
