"""Shuffles anyone can check: worked out here once more, to the bit."""

from __future__ import annotations

import hashlib

import pytest

import engine
from tests.engine.second_shuffle import below, shuffled, words
from tests.engine.table import DECK, KINDS, NAMES, hand, in_order, play, stack, supply, table

SEEDS = ["00" * 32, "ff" * 32, hashlib.sha256(b"posse").hexdigest()]
ORDERED = [card for card in KINDS for _ in range(DECK.count(card))]


every_seed = pytest.mark.parametrize("seed", SEEDS)


@every_seed
def test_the_commitment_is_the_hash_of_the_seeds_bytes(seed: str) -> None:
    assert engine.commitment(seed) == hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def test_a_new_seed_is_64_hex_digits_and_never_the_same() -> None:
    seeds = {engine.new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(seed) == 64 and bytes.fromhex(seed) for seed in seeds)


@pytest.mark.parametrize("number", [2, 3, 4])
def test_the_dealer_nobody_named_comes_from_the_seed(number: int) -> None:
    for n in range(40):
        seed = f"{n:064x}"
        assert engine.new_game(NAMES[:number], seed=seed).dealer == below(words(seed, "dealer"), number)


@every_seed
@pytest.mark.parametrize("dealer", [0, 2])
def test_a_deal_shuffles_the_78_cards_in_canonical_order(seed: str, dealer: int) -> None:
    order = shuffled(seed, "hand/1/deal", ORDERED)
    p = engine.new_game(NAMES[:3], seed=seed, dealer=dealer)
    for n in range(3):
        assert hand(p, (dealer + 1 + n) % 3) == in_order(order[n:30:3])
    assert (stack(p), supply(p)) == ([order[30]], order[31:])


@pytest.mark.parametrize("number", [12092, 17315, 49902])
def test_each_shuffle_of_a_duel_has_its_own_label(number: int) -> None:
    """Four level on hits after 19 rounds are rare; these seeds bring it, and the 20th round goes over both decks."""
    seed, seats = f"{number:064x}", [2, 3, 0, 1]
    cards = [*shuffled(seed, "hand/1/duel/0", ORDERED), *shuffled(seed, "hand/1/duel/1", ORDERED)]
    hits, rounds = dict.fromkeys(seats, 0), 0
    while not rounds or sorted(hits.values())[-1] == sorted(hits.values())[-2]:
        for seat in seats:
            hits[seat] += cards.pop(0) in KINDS[:7]
        rounds += 1
    assert rounds >= 20
    house = {"duel": "one_hit_ahead"}
    p = table(["WH", *["2BD"] * 3], dealer=1, money=[25_000] * 4, house_rules=house)
    assert play(p.with_seed(seed), "0 discard WH").winner == max(hits, key=lambda seat: hits[seat])


def test_a_position_read_has_no_seed() -> None:
    """It needs orders where the one it was written from did not."""
    ended = play(table(["WH", "2WE"]).with_seed(SEEDS[0]), "0 discard WH")
    assert ended.next_hand().phase == "draw"
    with pytest.raises(ValueError, match="shuffles"):
        engine.Position.from_dict(ended.to_dict()).next_hand()


def test_a_seed_shows_nowhere() -> None:
    """Neither in positions nor in views, events or the text of a position."""
    p = engine.new_game(["Anna", "Burt"], seed=SEEDS[2])
    for _ in range(60):
        shown = repr([p, p.to_dict(), p.view(None), p.view(0), p.events, p.events_for(1)])
        assert SEEDS[2] not in shown
        seat = p.to_act()[0]
        p = p.play(seat, p.legal(seat)[-1])
