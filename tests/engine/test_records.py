"""Records: written, read, replayed; every fault refused by its field's name; no tampering goes unnoticed."""

from __future__ import annotations

import copy
import random
import re

import pytest

import engine
from engine import IllegalMove, Position, Record, replay, verify
from tests.engine.records import DATA, EDITION, GAME, HEX, WRONG, Fields, changed, running, stopped
from tests.engine.table import NAMES
from tests.quick import few

# --- written and read ---------------------------------------------------------------------------------------


def test_a_running_game_shows_neither_seed_nor_result_and_masks_hidden_takes() -> None:
    record = running(GAME)
    written = record.to_dict()
    assert "seed" not in written
    assert "result" not in written
    assert any(move[1] == "take ?" for move in written["moves"])
    assert Record.from_dict(written) == record
    assert Record.from_dict(written | {"seed": None, "result": None}) == record


def test_a_stopped_game_has_a_seed_and_no_result() -> None:
    for after in (0, 1, 40, len(GAME.moves) - 1):
        record = stopped(GAME, after)
        assert record.to_dict()["result"] is None
        assert Record.from_dict(record.to_dict()) == record
        assert verify(record) == []
        assert [step.n for step in replay(record) if step.made] == list(range(1, after + 1))


def test_before_the_deal_there_is_neither_a_dealer_nor_a_move() -> None:
    begun = running(GAME).to_dict() | {"dealer": None, "moves": []}
    assert Record.from_dict(begun).dealer is None
    assert Record.from_dict(begun).to_dict() == begun


def test_a_house_rule_equal_to_the_editions_is_read_and_left_out() -> None:
    own = engine.EDITIONS[EDITION].rules
    flags = {flag: getattr(own, flag) for flag in engine.FLAGS}
    assert Record.from_dict(DATA | {"house_rules": flags | DATA["house_rules"]}) == GAME


def test_capital_hex_digits_are_the_same_seed_and_commitment() -> None:
    loud = Record.from_dict(DATA | {"seed": DATA["seed"].upper(), "commitment": DATA["commitment"].upper()})
    assert verify(loud) == []


# --- replayed -----------------------------------------------------------------------------------------------


def test_a_replay_stops_at_the_move_that_cannot_be_played_and_names_it() -> None:
    wrong = Record.from_dict(changed("moves.7", [GAME.moves[7].seat, "bribe"]))
    reached = []
    with pytest.raises(IllegalMove, match=r"^moves\.7: move 8: .*bribe") as refused:
        reached += [step.n for step in replay(wrong)]
    assert refused.value.legal
    assert reached == []
    assert next(iter(replay(wrong))).n == 0


# --- faults -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", WRONG)
def test_a_fault_is_refused_with_its_fields_name(fault: str) -> None:
    place, value = WRONG[fault]
    with pytest.raises(ValueError, match=f"^{re.escape(place)}") as refused:
        Record.from_dict(changed(place, value))
    assert not isinstance(refused.value, engine.Refusal)


def test_a_key_that_nobody_knows_is_refused_by_its_name() -> None:
    with pytest.raises(ValueError, match=r"notes.*not a key"):
        Record.from_dict(DATA | {"notes": ""})


# --- tampering ----------------------------------------------------------------------------------------------


def is_a_true_game(record: Record) -> bool:
    """Whether the seed and the moves, played here by hand, make a whole game that ends as the record says."""
    p: Position = engine.new_game(
        record.players, record.edition, record.house_rules, seed=record.seed, dealer=record.dealer
    )
    for made in record.moves:
        if p.phase == "hand_over":
            p = p.next_hand()
        if made.move not in p.legal(made.seat):
            return False
        p = p.play(made.seat, made.move)
    return p.phase == "game_over" and (p.money, p.winner) == (record.money, record.winner)


@pytest.mark.parametrize("field", ["seed", "commitment"])
def test_any_one_digit_of_seed_or_commitment_changed_is_noticed(field: str) -> None:
    for at in range(len(DATA[field])):
        digit = HEX[(HEX.index(DATA[field][at]) + 1 + at % 15) % 16]
        wrong = verify(Record.from_dict(DATA | {field: DATA[field][:at] + digit + DATA[field][at + 1 :], "moves": []}))
        assert wrong[0].startswith("commitment: ")


N = len(GAME.players)
TAMPERED: dict[str, tuple[Fields, set[str]]] = {
    # what was changed: (the record, the fields that are named, at most)
    "a seed": (DATA | {"seed": f"{int(DATA['seed'], 16) ^ 1:064x}"}, {"commitment", "moves", "result"}),
    **{
        f"the money of seat {n} by {by}": (
            changed("result.money", [held + by * (n == seat) for seat, held in enumerate(GAME.money or ())]),
            {"result.money"},
        )
        for n in range(N)
        for by in (-1000, 1, 1000)
    },
    **{
        f"the winner to seat {n}": (changed("result.winner", n), {"result.winner"})
        for n in range(N)
        if n != GAME.winner
    },
    "the result, taken away": (DATA | {"result": None}, {"result"}),
    "the last move, taken away": (DATA | {"moves": DATA["moves"][:-1]}, {"moves", "result.money", "result.winner"}),
    "the dealer": (DATA | {"dealer": ((GAME.dealer or 0) + 1) % N}, {"moves"}),
    "the players": (
        DATA
        | {"players": list(NAMES[: N - 1]), "dealer": 0, "result": None}
        | {"moves": [move for move in DATA["moves"] if move[0] < N - 1]},
        {"moves"},
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_was_changed_is_noticed_and_named(what: str) -> None:
    data, fields = TAMPERED[what]
    wrong = verify(Record.from_dict(data))
    assert wrong
    assert all(words.startswith(tuple(fields)) for words in wrong), wrong


@pytest.mark.slow
@pytest.mark.parametrize("part", few(range(8), 2))
def test_any_one_move_changed_left_out_doubled_or_given_to_another_is_noticed_at_or_after_its_place(part: int) -> None:
    """Unless what comes of it is another true game that ends alike: the last discard of a hand may be any card."""
    rng = random.Random(part)
    unnoticed = 0
    for _ in range(24):
        at = rng.randrange(len(GAME.moves))
        moves = copy.deepcopy(DATA["moves"])
        how = rng.choice(["another move", "another seat", "left out", "twice", "swapped with the next"])
        if how == "another move":
            moves[at][1] = rng.choice([move[1] for move in moves if move[1] != moves[at][1]])
        elif how == "another seat":
            moves[at][0] = (moves[at][0] + rng.randrange(1, len(GAME.players))) % len(GAME.players)
        elif how == "left out":
            del moves[at]
        elif how == "twice":
            moves.insert(at, moves[at])
        else:
            moves[at : at + 2] = reversed(moves[at : at + 2])
        if moves == DATA["moves"]:
            continue
        tampered = Record.from_dict(DATA | {"moves": moves})
        wrong = verify(tampered)
        assert bool(wrong) != is_a_true_game(tampered), (how, at)
        unnoticed += not wrong
        places = [int(match[1]) for match in (re.match(r"moves\.(\d+): ", words) for words in wrong) if match]
        assert all(place >= at for place in places), (how, at, wrong)
    assert unnoticed <= 3


def test_a_mark_is_no_part_of_what_is_verified() -> None:
    """Who moved in a player's stead is the service's word; the cards cannot prove it."""
    unmarked = [move[:2] for move in DATA["moves"]]
    assert verify(Record.from_dict(DATA | {"moves": unmarked})) == []
