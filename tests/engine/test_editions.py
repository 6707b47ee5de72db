"""The editions (docs/rules.md#editions-and-flags): the table of flags, and what each flag changes in play."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

import pytest

import engine
from engine import Position
from tests.engine.flags import EDITIONS, VALUES
from tests.engine.table import (
    NAMES,
    cards,
    deck_with_top,
    hand,
    laid_out,
    pending,
    pile,
    play,
    poster,
    stack,
    table,
)


def test_there_are_five_editions_and_gryphon_is_the_default() -> None:
    assert set(engine.EDITIONS) == set(EDITIONS)
    assert engine.new_game(NAMES[:2]).edition == "gryphon-2014"


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_editions_flags_are_those_of_the_table(edition: str) -> None:
    for rules in (engine.EDITIONS[edition].rules, engine.new_game(NAMES[:2], edition=edition).rules):
        assert asdict(rules) == {**EDITIONS[edition], "numbers": engine.NUMBERS}
    assert engine.EDITIONS[edition].id == edition
    assert engine.EDITIONS[edition].title


def test_every_flag_has_two_values_and_a_sentence_for_each() -> None:
    assert {name: set(flag.values) for name, flag in engine.FLAGS.items()} == {
        name: set(values) for name, values in VALUES.items()
    }
    for name, values in VALUES.items():
        assert len({engine.FLAGS[name].explain(value) for value in values} - {""}) == 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("flag", VALUES)
def test_a_game_may_override_any_flag(edition: str, flag: str) -> None:
    """Either value in every edition; one equal to the edition's own is left out when written."""
    for value in VALUES[flag]:
        p = engine.new_game(NAMES[:2], edition=edition, house_rules={flag: value})
        assert getattr(p.rules, flag) == value
        own = value == EDITIONS[edition][flag]
        assert p.to_dict()["house_rules"] == ({} if own else {flag: value})
        read = Position.from_dict(laid_out(["WH", "2WE"], edition=edition, house_rules={flag: value}))
        assert read.to_dict()["house_rules"] == ({} if own else {flag: value})


@pytest.mark.parametrize("house_rules", [{"photo_windows": True}, {"duell": "elimination"}, {"Share": 4}])
def test_an_unknown_flag_is_refused_by_name(house_rules: dict[str, Any]) -> None:
    (name,) = house_rules
    with pytest.raises(ValueError, match=name):
        engine.new_game(NAMES[:2], house_rules=house_rules)
    with pytest.raises(ValueError, match=name):
        table(["WH", "2WE"], house_rules=house_rules)


@pytest.mark.parametrize("flag", VALUES)
@pytest.mark.parametrize("value", [None, 1, 0, 6, "yes", "", [], {}, 4.5, "ALL"])
def test_an_unknown_value_is_refused_by_the_flags_name(flag: str, value: object) -> None:
    """1 is not true, and 4.5 is not 4."""
    for make in (
        lambda: engine.new_game(NAMES[:2], house_rules={flag: value}),
        lambda: table(["WH", "2WE"], house_rules={flag: value}),
        lambda: engine.resolve("manual", {flag: value}),
    ):
        with pytest.raises(ValueError, match=flag):
            make()


@pytest.mark.parametrize("edition", ["", "gryphon", None, 4])
def test_an_unknown_edition_is_refused(edition: Any) -> None:
    with pytest.raises(ValueError, match="edition"):
        engine.new_game(NAMES[:2], edition=edition)
    with pytest.raises(ValueError, match="edition"):
        table(["WH", "2WE"], edition=edition)


# What each flag changes: one position, both values.


def test_photo_window() -> None:
    """The set pauses play, or it does not."""
    for value, phase in ((True, "react"), (False, "play")):
        p = table(["3JJ WH", "BS"], house_rules={"photo_window": value})
        assert play(p, "0 play JJ 3").phase == phase


def test_reshuffle() -> None:
    """All of the stack, or all but its top card."""
    for value, order, left in (("all", "BS SK JJ", []), ("keep_top", "BS SK", ["JJ"])):
        p = table(["WH", ""], phase="draw", discard="JJ BS SK", rest=1, house_rules={"reshuffle": value})
        assert stack(play(p, "0 draw supply", shuffles=[cards(order)])) == left


def test_second_exhaustion() -> None:
    """Two cards left in the second supply: drawn and played on, or drawn and over."""
    for value, phase in (("needed", "play"), ("emptied", "hand_over")):
        house = {"second_exhaustion": value}
        p = table(["WH", ""], phase="draw", supply="2JJ", rest=1, reshuffled=True, house_rules=house)
        assert play(p, "0 draw supply").phase == phase


def test_reward() -> None:
    """Three, then two, then one card of an Outlaw in one turn; and two more in a later turn."""
    for value, first, second in (("per_play", 2 + 1 + 0, 0), ("per_turn", 2 + 2 + 1, 0)):
        p = table(["6JJ 2WH", "2BS JJ"], house_rules={"reward": value, "photo_window": False}, discard="BD")
        q = play(p, "0 play JJ 3", "0 play JJ 2", "0 play JJ 1")
        assert poster(q, "JJ") == 1000 * (1 + first)
        later = play(q, "0 discard WH", "1 draw discard", "1 play JJ 1")
        assert poster(later, "JJ") == 1000 * (1 + first + second)


def test_reward_per_turn_counts_one_outlaw_at_a_time() -> None:
    p = table(["3JJ 4BS WH", "2BD"], house_rules={"reward": "per_turn", "photo_window": False})
    q = play(p, "0 play JJ 3", "0 play BS 4")
    assert (poster(q, "JJ"), poster(q, "BS")) == (3000, 4000)


def test_reward_per_turn_holds_for_an_open_outlaw() -> None:
    """One and one: the first adds nothing, the second a thousand."""
    p = table(["2JJ WH", "2BD"], territories=[{}, {"JJ": "3JJ"}], house_rules={"reward": "per_turn"})
    assert poster(play(p, "0 play JJ 1", "0 play JJ 1"), "JJ") == 2000


def test_share() -> None:
    """9/5/4 points: the third is 5 behind."""
    territories = [{"BC": "2BC BC* SR"}, {"BC": "2BC SR"}, {"BC": "2BC"}]
    for value, money in ((4, [5000, 3000, 0]), (5, [4000, 2000, 2000])):
        p = table(["WH", "2BD", "2BD"], territories=territories, posters={"BC": 8000}, house_rules={"share": value})
        assert list(play(p, "0 discard WH").money) == money


def test_short_leaders() -> None:
    """4/4 points and $3,000."""
    for value, money in (("nothing", [0, 0]), ("one_each", [1000, 1000])):
        p = table(
            ["WH", "2BD"],
            territories=[{"BC": "2BC"}, {"BC": "2BC"}],
            posters={"BC": 3000},
            house_rules={"short_leaders": value},
        )
        assert list(play(p, "0 discard WH").money) == money


def test_fastest_gun() -> None:
    """Burt has one on Jesse James: Anna's Belle Starr may displace it, or leave it; her Jesse James the other way."""
    territories = [{"JJ": "2JJ", "BS": "3BS"}, {"JJ": "2JJ FG"}]
    for value, targets, burts in (("table", ["BS"], 2), ("outlaw", ["BS", "JJ"], 3)):
        p = table(["FG WH", "2BD"], territories=territories, supply="BK", house_rules={"fastest_gun": value})
        shot = play(p, "0 gun")
        assert sorted(shot.legal(0)) == [f"choose {outlaw}" for outlaw in targets]
        assert len(pile(play(shot, "0 choose BS"), 1, "JJ")) == burts


def test_hideout() -> None:
    """Onto opponents' piles, or also onto one's own."""
    for value, targets in (("opponents", ["choose 1 JJ"]), ("anyone", ["choose 0 BS", "choose 1 JJ"])):
        p = table(
            ["HO WH", "2BD"],
            territories=[{"BS": "3BS"}, {"JJ": "3JJ"}],
            supply="BK",
            house_rules={"hideout": value},
        )
        assert sorted(play(p, "0 hideout").legal(0)) == targets


def test_search() -> None:
    """Told to nobody, or announced to all."""
    for value, shown in (("hidden", None), ("announced", "BR")):
        searching = play(table(["WE WH", "2BD"], discard="BR SK", house_rules={"search": value}), "0 wyatt search")
        took, other = play(searching, "0 take BR"), play(searching, "0 take SK")
        assert took.view(0)["may_play_now"] == "BR"
        assert took.view(1)["may_play_now"] == took.view(None)["may_play_now"] == shown
        assert (repr(took.events_for(1)) == repr(other.events_for(1))) == (shown is None)


def test_duel() -> None:
    """Hit, hit, miss; miss, miss, hit; miss, miss, hit: the third is out at once, or wins in the end."""
    deck = deck_with_top("2JJ WE 2BR JJ WE BR JJ")
    for value, winner in (("elimination", 0), ("one_hit_ahead", 2)):
        p = table(["WH", "2BD", "2BD"], money=[25_000] * 3, house_rules={"duel": value})
        assert play(p, "0 discard WH", shuffles=[deck]).winner == winner


def test_out_of_turn_out() -> None:
    """The last card was a Wyatt Earp played out of turn: the turn goes on, or the hand is over."""
    for value, phase in (("turn_end", "play"), ("at_once", "hand_over")):
        p = table(
            ["HO WH", "WE"],
            territories=[{}, {"JJ": "3JJ"}],
            supply="SK SK",
            house_rules={"out_of_turn_out": value},
        )
        q = play(p, "0 hideout", "0 choose 1 JJ", "1 wyatt clear")
        assert (q.phase, hand(q, 1)) == (phase, [])


def test_flags_nobody_printed_together_work_together() -> None:
    """A manual's reshuffle in a summary's game with a gryphon's window."""
    house = {"reshuffle": "keep_top", "photo_window": True, "share": 5}
    p = table(["3JJ WH", "BS"], edition="summary", house_rules=house)
    assert p.to_dict()["house_rules"] == house
    assert pending(play(p, "0 play JJ 3")) == {"move": "photo JJ", "waiting": [1]}
