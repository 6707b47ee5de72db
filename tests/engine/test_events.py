"""What is told to everyone as events although no view keeps it (docs/formats.md#events)."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import Position, phrase
from engine.rules import events
from tests.engine.random_games import steps
from tests.engine.table import play, table


def told(p: Position) -> list[events.Event]:
    """Return what a bystander is told of the last move."""
    return list(p.events_for(None))


@pytest.mark.parametrize(("card", "hit"), [("SK", True), ("WE", False), ("SK*", False)])
def test_each_card_a_shot_turns_up_hit_or_miss(card: str, hit: bool) -> None:
    q = play(table(["BR WH", "2BD"], territories=[{"JJ": "3JJ"}], supply=[card]), "0 bank")
    assert told(q) == [events.Played(0, "BR", "", False), events.Shot(0, card, hit)]


def test_the_card_a_shot_out_of_turn_turns_up() -> None:
    p = table(["HO WH", "WE BD"], territories=[{}, {"JJ": "3JJ"}], supply="SK BC")
    q = play(p, "0 hideout", "0 choose 1 JJ", "1 wyatt clear")
    assert told(q) == [events.Played(1, "WE", "clear", True), events.Shot(1, "BC", True), events.Cleared(1, "JJ")]


def test_who_was_asked_and_who_gave() -> None:
    q = play(table(["MW WH", "2BD", "JJ BD", "2JJ"]), "0 wanted ask JJ left")
    assert told(q) == [
        events.Played(0, "MW", "ask", False),
        events.Asked(0, 1, "JJ", False),
        events.Asked(0, 2, "JJ", True),
    ]


def test_an_ask_in_vain_goes_round_the_table() -> None:
    q = play(table(["2BD", "MW WH", "2BD"], turn=1), "1 wanted ask JJ right")
    assert told(q)[1:] == [events.Asked(1, 0, "JJ", False), events.Asked(1, 2, "JJ", False)]


@pytest.mark.parametrize(
    ("reshuffle", "words"),
    [
        ("all", "The discard stack was shuffled into a new supply of 3 cards."),
        ("keep_top", "The discard stack but its top card was shuffled into a new supply of 2 cards."),
    ],
)
def test_what_was_shuffled_into_a_new_supply(reshuffle: str, words: str) -> None:
    p = table(["2WH", "2WE"], phase="draw", discard="JJ BS SK", rest=1, house_rules={"reshuffle": reshuffle})
    cards = ["JJ", "BS", "SK"] if reshuffle == "all" else ["BS", "SK"]
    first, *_ = told(p.play(0, "draw supply", [cards]))
    assert phrase(first, p.players) == words


def test_a_card_displaced() -> None:
    p = table(["FG WH", "2WE"], territories=[{"BS": "3BS"}, {"JJ": "3JJ FG"}], supply="BK")
    assert events.Displaced(1, "JJ") in told(play(p, "0 gun", "0 choose BS"))


def test_cards_orphaned() -> None:
    p = table(["MW WH", "2WE"], territories=[{}, {"JJ": "JJ BR HO"}], supply="BK")
    q = play(p, "0 wanted steal", "0 choose 1 JJ")
    assert told(q) == [events.Stole(0, 1, "JJ"), events.Orphaned(1, "JJ", ("BR", "HO"))]


def test_the_posters_are_scored_in_the_order_of_the_circle() -> None:
    p = table(
        ["WH", "2BD", "BD"],
        territories=[{"BC": "2BC BC* SR", "JJ": "4JJ"}, {"BC": "2BC SR", "BS": "3BS"}, {"BC": "2BC"}],
        posters={"BC": 8000, "JJ": 3000, "BS": 2000},
    )
    scored = [event for event in told(play(p, "0 discard WH")) if isinstance(event, events.Scored)]
    assert [event.outlaw for event in scored] == ["BS", "BK", "BD", "BC", "JJ", "SK", "WH"]
    assert scored[0] == events.Scored("BS", (0, 6, 0), 2000, "free", (), (), 2000)
    assert (scored[3].points, scored[3].reward, scored[3].how, scored[3].left) == ((9, 5, 4), 8000, "shared", 0)
    assert scored[3].payments[0] == (1, (0,), 2000, True, 6000)
    assert (scored[4].how, scored[4].left) == ("whole", 0)


@pytest.mark.parametrize("game", range(6))
def test_money_is_told_to_the_dollar(game: int) -> None:
    """The rewards told are what the posters gained, the payments told are what the players got; the rest stays."""
    for step in steps(("money", game)):
        before, after = step.before.to_dict(), step.after.to_dict()
        rewards, payments, lefts = 0, [0] * len(after["players"]), dict[str, int]()
        for event in told(step.after):
            rewards += getattr(event, "reward", 0) if not isinstance(event, events.Scored) else 0
            if isinstance(event, events.Scored):
                lefts[event.outlaw] = event.left
                payments = [sum(pair) for pair in zip(payments, event.gained, strict=True)]
        assert [sum(pair) for pair in zip(before["money"], payments, strict=True)] == after["money"]
        if lefts:
            assert lefts == after["posters"]
        else:
            assert sum(after["posters"].values()) == sum(before["posters"].values()) + rewards


@pytest.mark.parametrize("game", range(12))
def test_two_things_are_hidden_and_nothing_else(game: int) -> None:
    """Cards drawn from the supply, and a card taken unseen, are told to their player alone; all else to everybody."""
    hidden = Counter[type]()
    for step in steps(("told", game), most=300):
        full, announced = step.after.events, step.after.rules.search == "announced"
        assert step.after.events_for(step.seat) == full
        for seat in (None, *range(len(step.after.players))):
            for whole, seen in zip(full, step.after.events_for(seat), strict=True):
                is_secret = isinstance(whole, events.Drew) or (isinstance(whole, events.Took) and not announced)
                assert (whole != seen) == (is_secret and whole.seat != seat)
                hidden[type(whole)] += whole != seen
    assert hidden[events.Drew] > 20
