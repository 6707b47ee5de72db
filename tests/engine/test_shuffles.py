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


@every_seed
def test_hands_count_from_one(seed: str) -> None:
    """The third hand is dealt with its own label, independently of seats and of what was played before."""
    ended = play(table(["WH", "2WE"], hand_no=2).with_seed(seed), "0 discard WH")
    order = shuffled(seed, "hand/3/deal", ORDERED)
    dealt = ended.next_hand()
    assert (stack(dealt), supply(dealt)) == ([order[20]], order[21:])


@every_seed
@pytest.mark.parametrize("kept", [False, True])
def test_a_reshuffle_is_of_the_stack_as_it_lies(seed: str, kept: bool) -> None:
    """Top first; with keep_top without its top card."""
    house = {"reshuffle": "keep_top" if kept else "all"}
    p = table(["WH", "2WE"], phase="draw", discard="SK JJ", rest="discard", hand_no=4, house_rules=house)
    order = shuffled(seed, "hand/4/reshuffle", stack(p)[kept:])
    q = play(p.with_seed(seed), "0 draw supply")
    assert hand(q, 0) == in_order(["WH", *order[:2]])
    assert (supply(q), stack(q)) == (order[2:], ["SK"] * kept)


@every_seed
def test_a_wyatt_earp_just_played_lies_on_top_of_the_stack_that_is_shuffled(seed: str) -> None:
    p = table(["WE WH", "2BD"], discard="SK JJ", rest="discard")
    order = shuffled(seed, "hand/1/reshuffle", ["WE", *stack(p)])
    q = play(p.with_seed(seed), "0 wyatt draw")
    assert (hand(q, 0), supply(q)) == (in_order(["WH", *order[:2]]), order[2:])


@every_seed
def test_a_card_that_shoots_lies_on_the_table_when_the_stack_is_shuffled(seed: str) -> None:
    p = table(["BR WH", "2BD"], territories=[{"JJ": "3JJ"}], discard="SK", rest="discard")
    order = shuffled(seed, "hand/1/reshuffle", stack(p))
    q = play(p.with_seed(seed), "0 bank")
    assert supply(q) == order[1:]
    assert order[0] in stack(q)


def test_a_duel_shuffles_the_78_cards_in_canonical_order() -> None:
    """By elimination, two duellists from the dealer's left: nearly every seed needs but one shuffle."""
    winners = set()
    for n in range(24):
        seed = f"{n:064x}"
        p = table(["WH", "2BD", "2WE"], dealer=1, hand_no=5, money=[25_000, 0, 25_000])
        order = shuffled(seed, "hand/5/duel/0", ORDERED)
        rounds = ([card in KINDS[:7] for card in order[i : i + 2]] for i in range(0, 78, 2))
        seat_2_hits, seat_0_hits = next(shots for shots in rounds if shots[0] != shots[1])
        q = play(p.with_seed(seed), "0 discard WH")
        assert q.winner == (2 if seat_2_hits else 0)
        assert seat_2_hits != seat_0_hits
        winners.add(q.winner)
    assert winners == {0, 2}


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


@pytest.mark.parametrize("seed", ["", "00" * 31, "00" * 33, "zz" * 32, "0" * 63 + "g", " " + "0" * 63, 7, b"\0" * 32])
def test_a_seed_that_is_not_64_hex_digits_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="seed"):
        engine.new_game(NAMES[:2], seed=seed)  # type: ignore[arg-type]


def test_without_a_seed_it_is_a_random_one() -> None:
    deals = {tuple(supply(engine.new_game(NAMES[:2], dealer=0))) for _ in range(5)}
    assert len(deals) == 5


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (engine.new_game(NAMES[:3], seed=SEEDS[2]) for _ in range(2))
    assert one.to_dict() == other.to_dict()


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
