"""Records: written, read, replayed; every fault refused by its field's name; no tampering goes unnoticed."""

from __future__ import annotations

import copy
import json
import random
import re
from itertools import pairwise
from typing import Any

import pytest

import engine
from engine import IllegalMove, Made, Position, Record, replay, verify
from tests.engine.random_games import steps
from tests.engine.table import NAMES
from tests.quick import few

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
    return Record(
        game=f"game {name}",
        edition=edition,
        house_rules=first.to_dict()["house_rules"],
        players=first.players,
        dealer=first.dealer,
        commitment=engine.commitment(seed),
        moves=tuple(made),
        seed=seed,
        money=last.money,
        winner=last.winner,
    )


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


# --- written and read ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", engine.EDITIONS)
def test_a_record_is_written_read_and_written_the_same(edition: str) -> None:
    record = played(f"round trip {edition}", edition)
    written = json.loads(json.dumps(record.to_dict()))
    assert Record.from_dict(written) == record
    assert Record.from_dict(written).to_dict() == written
    assert verify(record) == []


def test_a_record_is_the_object_of_the_page() -> None:
    keys = "format game edition house_rules players dealer seed commitment moves result"
    assert set(DATA) == set(keys.split())
    assert DATA["format"] == "posse-record/1"
    assert DATA["result"] == {"money": list(GAME.money or ()), "winner": GAME.winner}
    assert all(len(move) == 2 or move[2] in ("clock", "robot") for move in DATA["moves"])
    assert {tuple(move[2:]) for move in DATA["moves"]} == {(), ("clock",), ("robot",)}


def test_a_running_game_shows_neither_seed_nor_result_and_masks_hidden_takes() -> None:
    record = running(GAME)
    written = record.to_dict()
    assert "seed" not in written
    assert "result" not in written
    assert any(move[1] == "take ?" for move in written["moves"])
    assert Record.from_dict(written) == record
    assert Record.from_dict(written | {"seed": None, "result": None}) == record


def test_a_running_game_cannot_be_replayed_or_verified() -> None:
    with pytest.raises(ValueError, match=r"^seed") as refused:
        next(replay(running(GAME)))
    assert not isinstance(refused.value, IllegalMove)
    assert [wrong.split(":")[0] for wrong in verify(running(GAME))] == ["seed"]


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


def test_a_replay_gives_every_position_of_the_game() -> None:
    made = [(step.made, step.position.to_dict()) for step in replay(GAME) if step.made]
    original = [step.after.to_dict() for step in steps("records", seed=GAME.seed, edition=EDITION)]
    assert [position for _, position in made] == original
    assert tuple(move for move, _ in made) == GAME.moves


def test_deals_between_hands_are_steps_of_their_own_and_no_moves() -> None:
    found = list(replay(GAME))
    assert (found[0].n, found[0].made, found[0].position.phase) == (0, None, "draw")
    for before, step in pairwise(found):
        if step.made is None:
            assert (before.position.phase, step.position.phase, step.n) == ("hand_over", "draw", before.n)
        else:
            assert (before.position.phase != "hand_over", step.n) == (True, before.n + 1)
    assert found[-1].position.phase == "game_over"


def test_a_replay_stops_at_the_move_that_cannot_be_played_and_names_it() -> None:
    wrong = Record.from_dict(changed("moves.7", [GAME.moves[7].seat, "bribe"]))
    reached = []
    with pytest.raises(IllegalMove, match=r"^moves\.7: move 8: .*bribe") as refused:
        reached += [step.n for step in replay(wrong)]
    assert refused.value.legal
    assert reached == []
    assert next(iter(replay(wrong))).n == 0


# --- faults -------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("fault", WRONG)
def test_a_fault_is_refused_with_its_fields_name(fault: str) -> None:
    place, value = WRONG[fault]
    with pytest.raises(ValueError, match=f"^{re.escape(place)}") as refused:
        Record.from_dict(changed(place, value))
    assert not isinstance(refused.value, engine.Refusal)


@pytest.mark.parametrize("key", DATA)
def test_every_key_is_needed_but_seed_and_result(key: str) -> None:
    d = {other: value for other, value in DATA.items() if other != key}
    if key in ("seed", "result"):
        Record.from_dict(d)
    else:
        with pytest.raises(ValueError, match=f"^{key}: missing"):
            Record.from_dict(d)


def test_a_key_that_nobody_knows_is_refused_by_its_name() -> None:
    with pytest.raises(ValueError, match=r"notes.*not a key"):
        Record.from_dict(DATA | {"notes": ""})


@pytest.mark.parametrize("data", [None, [], "{}", 7, True, [DATA], {1: 2}])
def test_what_is_no_record_at_all_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        Record.from_dict(data)


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


def another(text: str, rng: random.Random) -> str:
    """The hex number with one digit changed."""
    at = rng.randrange(len(text))
    return text[:at] + rng.choice([digit for digit in HEX if digit != text[at]]) + text[at + 1 :]


@pytest.mark.parametrize("part", range(6))
def test_any_one_digit_of_seed_or_commitment_changed_is_noticed(part: int) -> None:
    rng = random.Random(part)
    for field in ("seed", "commitment"):
        for _ in range(8):
            wrong = verify(Record.from_dict(DATA | {field: another(DATA[field], rng)}))
            assert wrong[0].startswith("commitment: ")
            assert len(wrong) == 1 or field == "seed"


@pytest.mark.parametrize("seat", range(len(GAME.players)))
def test_any_change_of_the_result_is_noticed(seat: int) -> None:
    for by in (-1000, 1, 1000):
        money = [held + by * (n == seat) for n, held in enumerate(DATA["result"]["money"])]
        assert [w.split(":")[0] for w in verify(Record.from_dict(changed("result.money", money)))] == ["result.money"]


@pytest.mark.parametrize("seat", [seat for seat in range(len(GAME.players)) if seat != GAME.winner])
def test_another_winner_is_noticed(seat: int) -> None:
    assert [w.split(":")[0] for w in verify(Record.from_dict(changed("result.winner", seat)))] == ["result.winner"]


def test_a_result_taken_away_or_put_before_the_end_is_noticed() -> None:
    assert verify(Record.from_dict(DATA | {"result": None})) == ["result: missing, though the moves end the game"]
    short = verify(Record.from_dict(DATA | {"moves": DATA["moves"][:-1]}))
    assert short[0].startswith("moves: they end in phase ")
    assert {wrong.split(":")[0] for wrong in short} <= {"moves", "result.money", "result.winner"}


def test_another_dealer_or_another_player_at_the_table_is_noticed() -> None:
    n = len(GAME.players)
    assert verify(Record.from_dict(DATA | {"dealer": (DATA["dealer"] + 1) % n}))
    fewer = [move for move in DATA["moves"] if move[0] < n - 1]
    assert verify(
        Record.from_dict(DATA | {"players": list(NAMES[: n - 1]), "dealer": 0, "moves": fewer, "result": None})
    )


@pytest.mark.slow
def test_a_move_that_cannot_be_made_is_noticed_where_it_stands() -> None:
    rng = random.Random("bribes")
    for _ in range(12):
        at = rng.randrange(len(GAME.moves))
        for move in ("bribe", "take ?", "", GAME.moves[at].move + " "):
            wrong = verify(Record.from_dict(changed(f"moves.{at}", [GAME.moves[at].seat, move])))
            assert len(wrong) == 1
            assert wrong[0].startswith(f"moves.{at}: move {at + 1}: ")


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
