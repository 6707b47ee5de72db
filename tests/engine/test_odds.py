"""The odds of a shot: what a seat can know of the cards to come, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import sqrt

import pytest

import engine
from engine.robots.match import Told
from engine.rules import events as e
from tests.engine import random_games


def positions(game: object) -> Iterator[tuple[engine.Position, Told, engine.Position]]:
    """Yield each position of a random game with what was told of its hand until then, and the next position."""
    rng = random.Random(repr(game))
    p = random_games.start(rng)
    told = Told(len(p.players))
    told.hear(p)
    while p.phase != "game_over":
        after = p.next_hand() if p.phase == "hand_over" else p.play(*random_games.pick(p, rng))
        yield p, told, after
        p = after
        told.hear(p)


def shots(games: int) -> Iterator[tuple[engine.Odds, bool, bool]]:
    """Yield for each shot of random games the odds as its player knew them, whether it hit, and after a reshuffle."""
    for game in range(games):
        for p, told, after in positions(f"odds {game}"):
            for shot in after.events:
                if isinstance(shot, e.Shot):
                    odds = engine.shot_odds(p.seen_by(shot.seat), e.since_deal(told.by_seat[shot.seat]))
                    yield odds, shot.hit, p.to_dict()["reshuffled"]


@pytest.mark.proof
def test_hits_are_as_many_as_the_odds_say() -> None:
    """Before and after the reshuffle alike, within four standard errors."""
    found = list(shots(150))
    for reshuffled in (False, True):
        taken = [(odds.outlaws / odds.cards, hit) for odds, hit, later in found if later == reshuffled]
        expected = sum(chance for chance, _ in taken)
        error = sqrt(sum(chance * (1 - chance) for chance, _ in taken))
        assert abs(sum(hit for _, hit in taken) - expected) < 4 * error
        assert len(taken) > 250


def test_cards_seen_do_not_come_again() -> None:
    """Of 78 cards a seat sees ten in its hand and one on the stack when a hand begins."""
    p = engine.new_game(["Anna", "Burt"], seed="07" * 32, dealer=1)
    for seat in (0, 1):
        view = p.view(seat)
        seen = [*view["hands"][seat], view["discard"]["top"]]
        outlaws = sum(engine.CARDS[code].kind == "outlaw" for code in seen)
        assert engine.shot_odds(p.seen_by(seat), p.events_for(seat)) == engine.Odds(49 - outlaws, 78 - 11)


def test_after_the_reshuffle_only_shuffled_cards_come() -> None:
    """A card that lies on the table or is in a hand at the reshuffle is not in the supply."""
    checked = 0
    for game in range(20):
        for p, told, _ in positions(f"reshuffled {game}"):
            position = p.to_dict()
            if position["reshuffled"] and p.phase in ("draw", "play") and position["supply"]:
                odds = engine.shot_odds(p.seen_by(p.turn), e.since_deal(told.by_seat[p.turn]))
                assert len(position["supply"]) <= odds.cards
                assert sum(engine.CARDS[code].kind == "outlaw" for code in position["supply"]) <= odds.outlaws
                checked += 1
    assert checked > 50


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
