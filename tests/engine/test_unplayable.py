"""A card that can only be discarded says why; every other card of the hand is offered."""

from __future__ import annotations

import pytest

import engine
from tests.engine import random_games
from tests.engine.table import table

PILES = [{"WH": "3WH"}, {"BK": "3BK"}]


@pytest.mark.parametrize(
    ("hand", "more", "card", "reason"),
    [
        ("JJ BS", {}, "JJ", "It takes three to open"),
        ("3JJ", {}, "JJ", "A card must be left to discard"),
        ("WH", {"territories": PILES}, "WH", "Only to discard: it is your last card"),
        ("BR", {"territories": PILES}, "BR", "Only to discard: it is your last card"),
        ("BS* 2JJ", {}, "BS*", "No Belle Starr is open"),
        ("BR 2JJ", {}, "BR", "You have no pile for it"),
        ("FG 2JJ", {}, "FG", "You have no pile for it"),
        ("FG 2JJ", {"territories": [{"WH": "2WH FG"}, {}]}, "FG", "A Fastest Gun is there already"),
        ("HO 2JJ", {}, "HO", "There is no pile to put it on"),
        (
            "BR 2WH",
            {"territories": PILES, "discard": "SK", "rest": 1, "reshuffled": True},
            "BR",
            "No card is left for a shot",
        ),
        (
            "HO 2WH",
            {"territories": PILES, "discard": "SK", "rest": 1, "reshuffled": True},
            "HO",
            "No card is left for a shot",
        ),
        ("WE 2WH", {"territories": PILES, "sheriff_played": True}, "WE", "One Sheriff card a turn"),
    ],
)
def test_each_reason(hand: str, more: dict[str, object], card: str, reason: str) -> None:
    p = table([hand, "2BD"], **({"supply": "2SK"} if "rest" not in more else {}), **more)
    assert engine.list_unplayable(p.seen_by(0))[card] == reason
    assert engine.list_unplayable(p.seen_by(1)) == {}, "it is not their turn"


def test_a_card_has_a_reason_exactly_if_it_is_not_offered() -> None:
    seen = set()
    for game in range(12):
        for step in random_games.steps(f"unplayable {game}", most=400):
            view = step.before.seen_by(step.before.turn)
            found, turn = engine.list_unplayable(view), engine.turn_options(view)
            if turn is None:
                assert not found
                continue
            held = {code for code, count in zip(engine.KINDS, view.hand, strict=True) if count}
            offered = {engine.KINDS[move.card] for lays in turn.lays for move in lays}
            offered |= {engine.KINDS[one.order.move.leaves] for card in turn.sheriffs for one in card.options}
            assert found.keys() == held - offered
            now = {engine.KINDS[move.leaves] for move in view.legal if move.verb is not engine.Verb.DISCARD}
            assert not found.keys() & now
            seen |= {reason.partition(" ")[0] for reason in found.values()}
    assert len(seen) > 5
