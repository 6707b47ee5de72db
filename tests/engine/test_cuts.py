"""Players cut the cards: their words join the seed, in the shuffles and in the record."""

from __future__ import annotations

import random
import re
from functools import partial
from itertools import permutations
from typing import Any

import pytest

import engine
from engine import Made, Position, Record, replay, verify
from tests.engine import random_games
from tests.engine.random_games import pick, record_of
from tests.engine.second_shuffle import below, cut, shuffled, words
from tests.engine.table import DECK, KINDS, NAMES, hand, in_order, stack, supply

SEED = "5a" * 32
ORDERED = [card for card in KINDS for _ in range(DECK.count(card))]
WORDS = [("prairie", None, None), (None, "Kaktus", "žluťoučký"), ("花", "ל", "prairie"), ("a", "b", "c")]


@pytest.mark.parametrize("said", WORDS)
def test_the_words_by_seat_join_the_seed(said: tuple[str | None, ...]) -> None:
    order = shuffled(cut(SEED, *said), "hand/1/deal", ORDERED)
    p = engine.new_game(NAMES[:3], seed=SEED, dealer=0, cuts=said)
    for n in range(3):
        assert hand(p, (1 + n) % 3) == in_order(order[n:30:3])
    assert (stack(p), supply(p)) == ([order[30]], order[31:])
    assert engine.new_game(NAMES[:3], seed=SEED, cuts=said).dealer == below(words(cut(SEED, *said), "dealer"), 3)
    read = Position.from_dict(p.to_dict()).with_seed(SEED, said)
    assert read.play(1, "draw supply").to_dict() == p.play(1, "draw supply").to_dict()


@pytest.mark.parametrize("nothing", [(), (None, None, None)])
def test_without_a_word_the_seed_alone_is_the_key(nothing: tuple[None, ...]) -> None:
    cut_by_nobody = engine.new_game(NAMES[:3], seed=SEED, dealer=0, cuts=nothing)
    assert cut_by_nobody.to_dict() == engine.new_game(NAMES[:3], seed=SEED, dealer=0).to_dict()


def test_any_other_word_or_seat_gives_other_cards() -> None:
    said = [*permutations(("a", "b", None)), ("a", "b", "c"), ("A", "b", None), ("ab", None, None), (None, "ab", None)]
    deals = {str(engine.new_game(NAMES[:3], seed=SEED, dealer=0, cuts=one).to_dict()) for one in said}
    assert len(deals) == len(said)


def test_a_cut_has_a_word_or_none_for_each_seat() -> None:
    with pytest.raises(ValueError, match="cuts: expected a word or None for each of 3 seats, got 2"):
        engine.new_game(NAMES[:3], seed=SEED, cuts=("a", "b"))


# --- the record ------------------------------------------------------------------------------------------------------


def played(*said: str | None) -> Record:
    """The record of a whole random game."""
    first = engine.new_game(NAMES[: len(said)], seed=SEED, dealer=0, cuts=said)
    steps = list(random_games.played(first, partial(pick, rng=random.Random(str(said)))))
    return record_of("cuts", SEED, first, [Made(step.seat, step.move) for step in steps], steps[-1].after, said)


@pytest.mark.parametrize("said", [("prairie", None), (None, "Kaktus", "花"), ("a", "b", "c", "d")])
def test_a_record_with_cuts_is_read_replayed_and_verified(said: tuple[str | None, ...]) -> None:
    record = played(*said)
    data = record.to_dict()
    assert (data["format"], data["cuts"]) == ("posse-record/2", list(said))
    assert Record.from_dict(data) == record
    *_, last = replay(record)
    assert last.position.money == record.money
    assert verify(record) == []


def test_a_word_that_was_changed_is_found() -> None:
    data = played("prairie", None).to_dict()
    for changed in (["Prairie", None], [None, "prairie"], ["prairie", "prairie"]):
        assert verify(Record.from_dict(data | {"cuts": changed})) != []
    assert verify(Record.from_dict({k: v for k, v in data.items() if k != "cuts"} | {"format": "posse-record/1"})) != []


def test_a_record_without_cuts_stays_as_it_was() -> None:
    record = played("prairie", None)
    plain = Record(**{name: getattr(record, name) for name in record.__dataclass_fields__ if name != "cuts"}).to_dict()
    assert plain["format"] == "posse-record/1"
    assert list(plain) == [
        *("format", "game", "edition", "house_rules", "players", "dealer", "seed", "commitment", "moves", "result")
    ]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"cuts": [None, None]}, "cuts: expected a word"),
        ({"cuts": ["a"]}, "cuts: expected a list of 2, one for each seat"),
        ({"cuts": ["a", 1]}, "cuts.1: expected a word or null"),
        ({"cuts": ["a", ""]}, "cuts.1: expected a word or null"),
        ({"cuts": ["a", "b\n"]}, "cuts.1: expected a word or null"),
        ({"cuts": ["a", "\ud800"]}, "cuts.1: expected a word or null"),
        ({"format": "posse-record/1"}, "“cuts”: not a key of a record"),
        ({"format": "posse-record/3"}, "“cuts”: not a key of a record"),
    ],
)
def test_what_is_no_cut_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=rf"^{re.escape(why)}"):
        Record.from_dict(played("prairie", None).to_dict() | change)


def test_the_second_format_needs_its_cuts() -> None:
    data = played("prairie", None).to_dict()
    del data["cuts"]
    with pytest.raises(ValueError, match=r"^cuts: missing in the record"):
        Record.from_dict(data)
