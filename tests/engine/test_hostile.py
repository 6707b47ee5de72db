"""Positions hostile by construction: nearly nothing to draw, nearly nothing to discard, nothing but one kind of card.

Each is tried with every flag in both values. Every legal move is playable and does what the second reading of the
rules says, whatever is written reads back, and the game can be played on from there to its end.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from engine import Position
from tests.engine import second_playing, second_reading
from tests.engine.flags import VALUES
from tests.engine.random_games import pick
from tests.engine.second_shuffle import shuffled
from tests.engine.table import laid_out

Fields = dict[str, Any]

SEED = "d0" * 32

PHOTOS_ALONE = [{"BS": "BS*", "BK": "BK*"}, {"JJ": "JJ* HO"}, {"WH": "WH* FG BR"}]
HIDEOUTS = [{"BS": "3BS HO"}, {"JJ": "JJ* HO", "BS": "2BS BS*"}, {"WH": "3WH FG HO"}]
ALL_SHERIFFS = "SR BR FG MW HO WE JJ*"

HOSTILE: dict[str, Fields] = {
    "an empty supply": laid_out(["WE MW BR BS", "2BD WE", "SK"], rest="discard", territories=HIDEOUTS, phase="draw"),
    "an empty supply, shuffled before": laid_out(
        ["WE MW BR BS", "2BD WE", "SK"], rest="discard", territories=HIDEOUTS, reshuffled=True, phase="draw"
    ),
    "one card in the supply": laid_out(
        ["WE MW BR BS", "2BD WE", "SK"], rest="discard", supply="JJ", territories=HIDEOUTS
    ),
    "the last card": laid_out(
        ["WE MW BR BS", "2BD WE", "SK"], rest="discard", supply="JJ", territories=HIDEOUTS, reshuffled=True
    ),
    "nothing to draw and nothing to shuffle": laid_out(
        ["WE HO FG BS", "BD", "SK"], rest=1, territories=PHOTOS_ALONE, phase="draw"
    ),
    "one card to shuffle": laid_out(["WE HO BR BS", "BD", "SK"], rest=2, discard="JJ", territories=PHOTOS_ALONE),
    "hands of one card": laid_out(["BS", "WE", "JJ*", "MW"], territories=[{"JJ": "3JJ"}], phase="draw"),
    "a Wyatt Earp as the last card": laid_out(["WE", "BD", "SK"], discard="WE BK", territories=HIDEOUTS),
    "a Photo as the last card": laid_out(["JJ*", "BD", "SK"], opened="JJ", discard="WE"),
    "a Most Wanted! as the last card": laid_out(["MW", "BD", "SK"], territories=HIDEOUTS),
    "a stack of Wyatt Earps": laid_out(["WE BS", "2BD WE", "SK"], discard="4WE", territories=HIDEOUTS),
    "a stack of Wyatt Earps and a last card": laid_out(["WE", "2BD WE", "SK"], discard="5WE"),
    "an empty stack": laid_out(["WE BS BR", "2BD WE", "SK"], territories=HIDEOUTS),
    "Photos alone": laid_out([ALL_SHERIFFS.replace("JJ*", "SK"), "BD WE", "SK"], territories=PHOTOS_ALONE),
    "nothing but robbed Photos": laid_out(
        ["MW HO FG WE", "BD WE"], territories=[{"JJ": "JJ* BR SR"}, {"BS": "BS* 2BR", "WH": "WH* HO"}]
    ),
    "a pile about to be orphaned": laid_out(
        ["2MW BS", "BD WE", "SK"], territories=[{}, {"JJ": "JJ SR 3BR FG HO"}, {"BK": "BK HO"}], supply="2JJ"
    ),
    "all cards in one hand": laid_out(["", "BD", "SK"], rest=0, supply="WH"),
    "all cards in another hand": laid_out([ALL_SHERIFFS, "", "SK"], rest=1, opened="JJ", discard="WH"),
    "everything under Hideouts": laid_out(["WE BS WH", "WE BD", "WE SK"], territories=HIDEOUTS, supply="JJ WE JJ"),
    "all Outlaw cards on the table": laid_out(
        [ALL_SHERIFFS, "WE HO", "WE HO"],
        territories=[{"BS": "7BS", "BK": "6BK", "BD": "5BD"}, {"BC": "7BC", "BK": "BK", "BD": "2BD"}, {"SK": "7SK"}],
        rest="discard",
    ),
    "a choice with nothing left to shoot": laid_out(
        ["BS", "WE", "SK"],
        phase="choose",
        pending={"move": "hideout", "seat": 0},
        sheriff_played=True,
        territories=[{}, {"JJ": "3JJ"}, {"WH": "WH*"}],
        rest="discard",
        reshuffled=True,
    ),
    "a search from an empty hand": laid_out(
        ["", "BD", "SK"],
        phase="choose",
        pending={"move": "wyatt search", "seat": 0},
        sheriff_played=True,
        discard="WE BK BR",
    ),
    "a window for a last Wyatt Earp": laid_out(
        ["BS", "WE", "SK"],
        phase="react",
        pending={"move": "wyatt", "on": "JJ", "waiting": [1]},
        sheriff_played=True,
        territories=[{}, {"JJ": "3JJ HO"}],
        supply="BD",
        rest="discard",
        reshuffled=True,
    ),
    "riches before the last card": laid_out(
        ["BS", "BD", "SK"], money=[25_000, 25_000, 25_000], territories=HIDEOUTS, discard="WH"
    ),
}
"""Positions of three players or so that a game hardly reaches."""

WITH_A_WINDOW: Fields = laid_out(
    ["BS WE", "JJ*", "SK", "WE"],
    phase="react",
    pending={"move": "photo JJ", "waiting": [1, 2, 3]},
    territories=[{"JJ": "3JJ"}],
    laid={"JJ": 3},
)


def shuffle(label: str, pack: list[str]) -> list[str]:
    return shuffled(SEED, label, pack)


def both_ways(d: Fields) -> Iterator[Fields]:
    """The position under the default rules, with each flag the other way, and with all of them the other way."""
    others = {flag: values[1] for flag, values in VALUES.items()}
    for house_rules in ({}, *({flag: value} for flag, value in others.items()), others):
        yield d | {"house_rules": house_rules}


def checked(p: Position, seat: int, move: str) -> Position:
    """The position after the move, which is the one worked out twice, and reads back."""
    q = p.play(seat, move)
    d = q.to_dict()
    assert d == second_playing.play(p.to_dict(), seat, move, shuffle), (p.to_dict(), seat, move)
    if d["phase"] in ("draw", "play", "choose", "react"):
        assert any(q.legal(seat) for seat in q.to_act()), d
    assert Position.from_dict(json.loads(json.dumps(d))).to_dict() == d
    return q


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_every_legal_move_is_playable_with_every_flag_in_both_values(name: str) -> None:
    for d in both_ways(HOSTILE[name]):
        p = Position.from_dict(d).with_seed(SEED)
        assert p.to_dict() == d
        for seat in range(len(p.players)):
            assert set(p.legal(seat)) == second_reading.legal(d, seat), (name, d)
            for move in p.legal(seat):
                checked(p, seat, move)


@pytest.mark.slow
@pytest.mark.parametrize("name", HOSTILE)
def test_play_goes_on_to_the_end_of_the_game(name: str) -> None:
    rng = random.Random(name)
    for d in both_ways(HOSTILE[name]):
        p = Position.from_dict(d).with_seed(SEED)
        for n in range(5000):
            if p.phase == "hand_over":
                p = p.next_hand()
            if p.phase == "game_over":
                break
            seat, move = pick(p, rng)
            p = checked(p, seat, move) if n < 30 else p.play(seat, move)
        assert p.phase == "game_over"


def test_a_photo_window_of_one_card_hands() -> None:
    """Playing the Photo as one's last card ends nothing yet: the hand ends when the active player has discarded."""
    p = Position.from_dict(WITH_A_WINDOW).with_seed(SEED)
    for seat in (1, 2, 3):
        for move in p.legal(seat):
            checked(p, seat, move)
    after = checked(p, 1, "photo JJ")
    assert after.phase == "play"
    assert checked(after, 0, "discard WE").phase == "hand_over"
