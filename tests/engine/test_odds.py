"""The odds of a shot: what a seat can know of the cards to come, and nothing else."""

from __future__ import annotations

import engine
from engine.rules import events as e


def test_cards_seen_do_not_come_again() -> None:
    """Of 78 cards a seat sees ten in its hand and one on the stack when a hand begins."""
    p = engine.new_game(["Anna", "Burt"], seed="07" * 32, dealer=1)
    for seat in (0, 1):
        view = p.view(seat)
        seen = [*view["hands"][seat], view["discard"]["top"]]
        outlaws = sum(engine.CARDS[code].kind == "outlaw" for code in seen)
        assert engine.shot_odds(p.seen_by(seat), p.events_for(seat)) == engine.Odds(49 - outlaws, 78 - 11)


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
