"""The odds of a shot after a hidden search. How often shots hit: `test_random_numbers`."""

from __future__ import annotations

import engine
from engine.rules import events as e


def test_a_card_that_was_not_thought_to_lie_on_the_stack_can_be_taken_from_it() -> None:
    """After a hidden search another card may be on top than a seat thinks, and stay there at the reshuffle."""
    p = engine.new_game(["Anna", "Burt"], edition="manual", seed="07" * 32, dealer=1)
    view = p.seen_by(0)
    told: list[e.Event] = [
        e.Dealt(1, 1, 0, "BK"),
        e.Discarded(1, "BD"),
        e.Played(1, "WE", "search", False),
        e.Took(1, None, False),  # it was the Bob Dalton
        e.DrewDiscard(0, "WE"),
        e.Reshuffled(20, False),
        e.Took(0, "BK", False),
    ]
    assert engine.shot_odds(view, told).cards > 0
