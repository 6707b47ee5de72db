"""Stagecoach Robbery, Bank Robbery and Fastest Gun (docs/rules.md#fastest-gun)."""

from __future__ import annotations

import pytest

from tests.engine.table import hand, pile, play, poster, refuses, stack, table

ROBBERIES = [("SR", "stagecoach", 3000, 1), ("BR", "bank", 1000, 2), ("FG", "gun", 1000, 3)]
"""Code, move, what the poster gains, capture points."""

all_three = pytest.mark.parametrize(("card", "move", "reward", "points"), ROBBERIES)


@all_three
def test_onto_a_pile_of_ones_own(card: str, move: str, reward: int, points: int) -> None:
    """Only own piles can be chosen, and the card comes to lie there."""
    p = table([[card, "WH"], "2WE"], territories=[{"JJ": "3JJ", "SK": "SK*"}, {"BS": "3BS"}], supply="BK")
    shot = play(p, f"0 {move}")
    assert sorted(shot.legal(0)) == ["choose JJ", "choose SK"]
    refuses(shot, "0 choose BS", "0 choose 0 JJ", "0 discard WH", "0 pass")
    q = play(shot, "0 choose JJ")
    assert (pile(q, 0, "JJ"), hand(q, 0), q.phase) == (["JJ", "JJ", "JJ", card], ["WH"], "play")


@all_three
def test_onto_a_pile_with_only_a_photo(card: str, move: str, reward: int, points: int) -> None:
    p = table([[card, "WH"], "2WE"], territories=[{"SK": "SK*"}], opened="SK", supply="BK")
    assert pile(play(p, f"0 {move}", "0 choose SK"), 0, "SK") == ["SK*", card]


@all_three
def test_the_poster_gains(card: str, move: str, reward: int, points: int) -> None:
    p = table([[card, "WH"], "2WE"], territories=[{"JJ": "3JJ"}], supply="BK", posters={"JJ": 5000})
    assert poster(play(p, f"0 {move}", "0 choose JJ"), "JJ") == 5000 + reward


@all_three
def test_a_miss_changes_no_pile_and_no_poster(card: str, move: str, reward: int, points: int) -> None:
    p = table([[card, "WH"], "2BD"], territories=[{"JJ": "3JJ"}], supply="WE", discard="BC")
    q = play(p, f"0 {move}")
    assert (pile(q, 0, "JJ"), poster(q, "JJ"), stack(q)) == (["JJ"] * 3, 1000, [card, "WE", "BC"])


@pytest.mark.parametrize(
    ("card", "just_low_enough", "too_high"),
    [("SR", "JJ", "JJ SR"), ("BR", "JJ SR", "2JJ"), ("FG", "2JJ", "2JJ SR")],
)
def test_its_capture_points(card: str, just_low_enough: str, too_high: str) -> None:
    """1, 2 and 3: on top of six, it leads by five against one pile and by four against the other."""
    for against, alone in ((just_low_enough, True), (too_high, False)):
        territories = [{"JJ": ["JJ", "JJ", "JJ", card]}, {"JJ": against}]
        p = table(["WH", "2WE"], territories=territories, posters={"JJ": 9000})
        assert (play(p, "0 discard WH").to_dict()["money"] == [9000, 0]) == alone


@all_three
def test_several_may_lie_on_one_pile(card: str, move: str, reward: int, points: int) -> None:
    """Over several turns, the same or others; a second Fastest Gun on the same Outlaw is the exception."""
    lying = "3JJ SR BR" if card != "FG" else "3JJ SR 2BR"
    p = table([[card, "WH"], "2WE"], territories=[{"JJ": lying}], supply="BK")
    assert card in pile(play(p, f"0 {move}", "0 choose JJ"), 0, "JJ")


@all_three
def test_a_pile_under_a_hideout_can_be_robbed_and_pays(card: str, move: str, reward: int, points: int) -> None:
    p = table([[card, "WH"], "2WE"], territories=[{"JJ": "3JJ HO"}], supply="BK")
    q = play(p, f"0 {move}", "0 choose JJ")
    assert (card in pile(q, 0, "JJ"), poster(q, "JJ")) == (True, 1000 + reward)


def test_a_gun_not_onto_an_outlaw_on_whom_anyone_has_one() -> None:
    """Burt's gun on Jesse James keeps Anna's off hers there, not off Belle Starr."""
    p = table(["FG WH", "2WE"], territories=[{"JJ": "3JJ", "BS": "3BS"}, {"JJ": "2JJ FG"}], supply="BK")
    assert play(p, "0 gun").legal(0) == ["choose BS"]


def test_a_gun_not_onto_an_outlaw_with_ones_own() -> None:
    p = table(["FG WH", "2WE"], territories=[{"JJ": "3JJ FG", "BS": "3BS"}], supply="BK")
    assert play(p, "0 gun").legal(0) == ["choose BS"]


def test_a_gun_that_can_land_nowhere_may_not_be_played() -> None:
    """The only pile is of the Outlaw who has the gun."""
    refuses(table(["FG WH", "2WE"], territories=[{"JJ": "3JJ"}, {"JJ": "2JJ FG"}], supply="BK"), "0 gun")


@pytest.mark.parametrize("owner", [0, 1])
def test_a_gun_that_lands_displaces_the_one_in_play(owner: int) -> None:
    """Wherever it is, also in the player's own territory; it goes on the stack last, and the money stays."""
    territories: list[dict[str, str]] = [{"BS": "3BS"}, {"WH": "3WH"}]
    territories[owner]["JJ"] = "3JJ FG"
    p = table(["FG WH", "2WE"], territories=territories, supply="BK", posters={"JJ": 4000}, discard="BC")
    q = play(p, "0 gun", "0 choose BS")
    assert (pile(q, owner, "JJ"), pile(q, 0, "BS")) == (["JJ"] * 3, ["BS"] * 3 + ["FG"])
    assert (stack(q), poster(q, "JJ"), poster(q, "BS")) == (["FG", "BK", "BC"], 4000, 2000)


def test_a_gun_that_missed_displaces_nothing() -> None:
    p = table(["FG WH", "2WE"], territories=[{"BS": "3BS"}, {"JJ": "3JJ FG"}], supply="HO", discard="BC")
    q = play(p, "0 gun")
    assert (pile(q, 1, "JJ"), stack(q)) == (["JJ"] * 3 + ["FG"], ["FG", "HO", "BC"])


def test_one_gun_per_outlaw_displaces_an_opponents_there() -> None:
    """`fastest_gun` outlaw: landing on X sends an opponent's gun on X away, those on others stay."""
    p = table(
        ["FG WH", "2WE"],
        territories=[{"JJ": "3JJ"}, {"JJ": "3JJ FG", "BS": "3BS FG"}],
        supply="BK",
        discard="BC",
        house_rules={"fastest_gun": "outlaw"},
    )
    q = play(p, "0 gun", "0 choose JJ")
    assert (pile(q, 0, "JJ"), pile(q, 1, "JJ"), pile(q, 1, "BS")) == (
        ["JJ"] * 3 + ["FG"],
        ["JJ"] * 3,
        ["BS"] * 3 + ["FG"],
    )
    assert stack(q) == ["FG", "BK", "BC"]


def test_one_gun_per_outlaw_not_onto_ones_own() -> None:
    per_outlaw = {"fastest_gun": "outlaw"}
    p = table(["FG WH", "2WE"], territories=[{"JJ": "3JJ FG", "BS": "3BS"}], supply="BK", house_rules=per_outlaw)
    shot = play(p, "0 gun")
    assert shot.legal(0) == ["choose BS"]
    q = play(shot, "0 choose BS")
    assert (pile(q, 0, "JJ")[-1], pile(q, 0, "BS")[-1]) == ("FG", "FG")
    refuses(table(["FG WH", "2WE"], territories=[{"JJ": "3JJ FG"}], supply="BK", house_rules=per_outlaw), "0 gun")
