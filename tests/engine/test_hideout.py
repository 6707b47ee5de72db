"""The Hideout (docs/rules.md#hideout)."""

from __future__ import annotations

from tests.engine.table import hand, pile, play, poster, refuses, stack, table


def test_onto_an_opponents_pile() -> None:
    p = table(
        ["HO WH", "2WE", "2BD"], territories=[{"BS": "3BS"}, {"JJ": "3JJ"}, {"JJ": "JJ", "SK": "SK*"}], supply="BK"
    )
    shot = play(p, "0 hideout")
    assert sorted(shot.legal(0)) == ["choose 1 JJ", "choose 2 JJ", "choose 2 SK"]
    q = play(shot, "0 choose 2 SK")
    assert (pile(q, 2, "SK"), hand(q, 0)) == (["SK*", "HO"], ["WH"])


def test_not_onto_ones_own_pile() -> None:
    refuses(table(["HO WH", "2WE"], territories=[{"BS": "3BS"}], supply="BK"), "0 hideout")


def test_not_where_one_lies_already() -> None:
    p = table(["HO WH", "2WE"], territories=[{}, {"JJ": "3JJ HO", "BS": "3BS"}], supply="BK")
    assert play(p, "0 hideout").legal(0) == ["choose 1 BS"]
    refuses(table(["HO WH", "2WE"], territories=[{}, {"JJ": "3JJ HO"}], supply="BK"), "0 hideout")


def test_one_player_may_be_hidden_and_another_of_the_same_outlaw_too() -> None:
    """It covers one player's pile; Curt's Jesse James can be hidden as well."""
    p = table(["HO WH", "2WE", "2BD"], territories=[{}, {"JJ": "3JJ HO"}, {"JJ": "2JJ"}], supply="BK")
    assert play(p, "0 hideout").legal(0) == ["choose 2 JJ"]


def test_poster_money_is_untouched() -> None:
    p = table(["HO WH", "2WE"], territories=[{}, {"JJ": "3JJ"}], supply="BK", posters={"JJ": 6000})
    assert poster(play(p, "0 hideout", "0 choose 1 JJ"), "JJ") == 6000


def test_a_hideout_that_missed_goes_to_the_stack() -> None:
    p = table(["HO WH", "2WE"], territories=[{}, {"JJ": "3JJ"}], supply="WE", discard="BC")
    q = play(p, "0 hideout")
    assert (stack(q), pile(q, 1, "JJ"), q.phase) == (["HO", "WE", "BC"], ["JJ"] * 3, "play")


def test_the_pile_counts_nothing_for_its_owner() -> None:
    """Without it Burt would have 10 points against Anna's 4 and take it all."""
    p = table(["WH", "2WE"], territories=[{"JJ": "2JJ"}, {"JJ": "3JJ JJ* HO"}], posters={"JJ": 9000})
    q = play(p, "0 discard WH")
    assert (q.to_dict()["money"], poster(q, "JJ")) == ([0, 0], 9000)


def test_the_pile_counts_nothing_towards_the_eight() -> None:
    """Ten points under it and six beside it: not enough."""
    p = table(["WH", "2WE"], territories=[{"JJ": "3JJ"}, {"JJ": "3JJ JJ* HO"}], posters={"JJ": 9000})
    assert play(p, "0 discard WH").to_dict()["money"] == [0, 0]


def test_later_additions_do_not_count_either() -> None:
    """Burt adds a Photo to the hidden pile: still nothing."""
    p = table(["2WH", "JJ* WH"], turn=1, territories=[{"JJ": "4JJ"}, {"JJ": "3JJ HO"}], posters={"JJ": 9000})
    q = play(p, "1 photo JJ", "1 discard WH")
    assert q.to_dict()["money"] == [10_000, 0]


def test_additions_to_a_hidden_pile_still_pay() -> None:
    """The poster gains as ever: for two Outlaw cards and for the Photo."""
    p = table(["2JJ JJ* WH", "2WE"], territories=[{"JJ": "3JJ HO"}])
    q = play(p, "0 play JJ 2", "0 photo JJ")
    assert (poster(q, "JJ"), pile(q, 0, "JJ")) == (3000, ["JJ"] * 5 + ["JJ*", "HO"])


def test_a_pile_of_another_outlaw_still_counts() -> None:
    p = table(["2WH", "WH"], turn=1, territories=[{}, {"JJ": "4JJ HO", "BS": "4BS"}], posters={"JJ": 3000, "BS": 2000})
    assert play(p, "1 discard WH").to_dict()["money"] == [0, 2000]


def test_it_counts_again_once_cleared() -> None:
    p = table(["WE WH", "2BD"], territories=[{"JJ": "4JJ HO"}], supply="BK", posters={"JJ": 3000})
    q = play(p, "0 wyatt clear", "0 choose JJ", "0 discard WH")
    assert q.to_dict()["money"] == [3000, 0]


def test_a_cleared_pile_can_be_hidden_again() -> None:
    p = table(["HO WH", "2WE"], territories=[{}, {"JJ": "3JJ"}], supply="2BK", discard="HO")
    assert "hideout" in p.legal(0)


def test_hideouts_may_lie_on_anyones_pile() -> None:
    """`hideout` anyone: one's own too, and then nobody is asked about it."""
    p = table(
        ["HO WH", "2WE"], territories=[{"BS": "3BS"}, {"JJ": "3JJ"}], supply="BK", house_rules={"hideout": "anyone"}
    )
    shot = play(p, "0 hideout")
    assert sorted(shot.legal(0)) == ["choose 0 BS", "choose 1 JJ"]
    q = play(shot, "0 choose 0 BS")
    assert (pile(q, 0, "BS"), q.phase, q.to_act()) == (["BS"] * 3 + ["HO"], "play", [0])
    alone = table(["HO WH", "2WE"], territories=[{"BS": "3BS"}], supply="BK", house_rules={"hideout": "anyone"})
    assert "hideout" in alone.legal(0)
