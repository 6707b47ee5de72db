"""What holds in every game: counted, and compared with a second reading of the rules."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import engine
from engine import Position
from tests.engine import second_playing, second_reading
from tests.engine.flags import EDITIONS, rules_of
from tests.engine.random_games import Step, steps
from tests.engine.second_shuffle import shuffled
from tests.engine.table import DECK, KINDS, LIES_ON_THE_TABLE

Fields = dict[str, Any]

GAMES = [(edition, part) for edition in EDITIONS for part in range(8)]
every_game = pytest.mark.parametrize(("edition", "part"), GAMES)


def seed_of(edition: str, part: int) -> str:
    return random.Random(f"{edition} {part}").randbytes(32).hex()


def game(edition: str, part: int) -> Iterator[Step]:
    """One of the random games, by its edition and house rules at random."""
    return steps((edition, part), seed=seed_of(edition, part), edition=edition)


def cards_of(d: Fields) -> Counter[str]:
    """Every card of a position, the one that lies on the table while its target is open included."""
    found = Counter([*d["supply"], *d["discard"], *(card for held in d["hands"] for card in held)])
    for territory in d["territories"]:
        for pile in territory.values():
            found.update(pile)
    if d["phase"] == "choose" and d["pending"]["move"] in LIES_ON_THE_TABLE:
        found[LIES_ON_THE_TABLE[d["pending"]["move"]]] += 1
    return found


def gain(before: Fields, move: str) -> int:
    """What the bank puts on the posters for a move, by the rules page."""
    word, *rest = move.split()
    if word == "play":
        outlaw, n = rest[0], int(rest[1])
        later = before["laid"].get(outlaw) and rules_of(before)["reward"] == "per_turn"
        return 1000 * (n if later else n - 1)
    if word == "photo":
        return 1000
    if word == "choose":
        return {"stagecoach": 3000, "bank": 1000, "gun": 1000}.get(before["pending"]["move"], 0)
    return 0


def all_money(d: Fields) -> int:
    found: int = sum(d["money"]) + sum(d["posters"].values())
    return found


def check_step(step: Step) -> None:
    before, after = step.before.to_dict(), step.after.to_dict()
    assert cards_of(after) == Counter(DECK)
    assert all_money(after) == all_money(before) + gain(before, step.move)
    assert (after["money"] == before["money"]) or after["phase"] in ("hand_over", "game_over")
    assert bool(step.after.to_act()) == (after["phase"] not in ("hand_over", "game_over"))
    assert step.after.to_act() == second_reading.to_act(after)
    if after["phase"] == "play":
        assert after["hands"][after["turn"]], "no card left to discard"
    for seat in range(len(after["players"])):
        listed = step.after.legal(seat)
        assert len(listed) == len(set(listed))
        assert set(listed) == second_reading.legal(after, seat), (after, seat)


@every_game
def test_in_every_game(edition: str, part: int) -> None:
    """78 cards always; money from the bank to the posters by the rules, from them to players; somebody to act; each
    legal move is one by a second reading of the rules and the other way round; the whole position after each move and
    each deal, shuffles and duels included, is the one worked out twice; it ends with the richest as winner."""

    def shuffle(label: str, pack: list[str]) -> list[str]:
        return shuffled(seed_of(edition, part), label, pack)

    known: Fields | None = None
    for step in game(edition, part):
        before = step.before.to_dict()
        if known and known["phase"] == "hand_over":
            assert before == second_playing.next_hand(known, shuffle)
        known = step.after.to_dict()
        assert known == second_playing.play(before, step.seat, step.move, shuffle), (before, step.seat, step.move)
        check_step(step)
    assert known is not None
    assert known["phase"] == "game_over"
    assert known["money"][known["winner"]] == max(known["money"]) >= 25_000


@pytest.mark.slow
def test_the_random_games_see_everything() -> None:
    """The games above are worth something only if the rare moves and ends come up in them."""
    moves, phases, pendings, ends = set(), set(), set(), set()
    for edition, part in GAMES:
        for step in game(edition, part):
            moves.add(" ".join(word for word in step.move.split() if not word.isdigit() and word not in KINDS))
            phases.add(step.after.phase)
            d = step.after.to_dict()
            if d["pending"]:
                pendings.add(d["pending"]["move"][:5])
            if d["phase"] in ("hand_over", "game_over"):
                ends.add((step.move.split()[0], d["reshuffled"]))
    assert phases == {"draw", "play", "choose", "react", "hand_over", "game_over"}
    assert {"wanted ask left", "wanted ask right", "wanted steal", "wyatt clear", "photo", "pass", "take"} <= moves
    assert {"hideo", "gun", "bank", "stage", "wante", "wyatt", "photo"} <= pendings
    assert {("draw", True), ("discard", False), ("discard", True)} <= ends


@pytest.mark.parametrize("name", ["a", "b", "c"])
def test_every_legal_move_is_playable_and_every_other_refused(name: str) -> None:
    """All canonical moves of all seats, at every 9th position; nothing changes the position they are tried on."""
    for n, step in enumerate(steps(name, most=500)):
        if n % 9:
            continue
        p = step.after
        before = json.dumps(p.to_dict())
        for seat in range(len(p.players)):
            legal = p.legal(seat)
            for move in second_reading.canonical_moves(len(p.players)):
                if move in legal:
                    q = p.play(seat, move)
                    assert cards_of(q.to_dict()) == Counter(DECK)
                    legal.remove(move)
                else:
                    with pytest.raises(engine.IllegalMove):
                        p.play(seat, move)
            assert legal == []
        assert json.dumps(p.to_dict()) == before


@pytest.mark.parametrize("name", ["d", "e", "f"])
def test_every_position_goes_through_json(name: str) -> None:
    """Written, read and written again it is the same, and offers the same."""
    for step in steps(name, most=600):
        p = step.after
        read = Position.from_dict(json.loads(json.dumps(p.to_dict())))
        assert read.to_dict() == p.to_dict()
        assert read.to_act() == p.to_act()
        for seat in read.to_act():
            assert sorted(read.legal(seat)) == sorted(p.legal(seat))
        for viewer in (None, *range(len(p.players))):
            assert json.dumps(read.view(viewer)) == json.dumps(p.view(viewer))
