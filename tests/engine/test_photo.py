"""The Photo in one's own turn (docs/rules.md#photo)."""

from __future__ import annotations

from tests.engine.table import begins, pile, play, poster, refuses, stack, supply, table


def test_a_photo_needs_its_outlaw_open() -> None:
    """However many of that Outlaw are in hand."""
    p = table(["3JJ JJ* BS* WH", "2WE"], territories=[{"BS": "3BS"}])
    assert begins(p, 0, "photo") == ["photo BS"]
    refuses(p, "0 photo JJ")


def test_a_photo_takes_no_shot() -> None:
    p = table(["JJ* WH", "2WE"], territories=[{"JJ": "3JJ"}], discard="SK")
    q = play(p, "0 photo JJ")
    assert (supply(q), stack(q), q.phase) == (supply(p), stack(p), "play")


def test_a_photo_is_played_even_when_no_shot_can_be_had() -> None:
    p = table(["JJ* WH", ""], territories=[{"JJ": "3JJ"}], rest=1, reshuffled=True)
    assert pile(play(p, "0 photo JJ"), 0, "JJ") == ["JJ", "JJ", "JJ", "JJ*"]


def test_a_photo_joins_the_pile_and_adds_a_thousand() -> None:
    q = play(table(["JJ* WH", "2WE"], territories=[{"JJ": "3JJ"}]), "0 photo JJ")
    assert (pile(q, 0, "JJ"), poster(q, "JJ")) == (["JJ", "JJ", "JJ", "JJ*"], 2000)


def test_a_photo_may_start_a_pile() -> None:
    """Burt opened the Outlaw; the Photo is alone in Anna's territory."""
    q = play(table(["JJ* WH", "2WE"], territories=[{}, {"JJ": "3JJ"}]), "0 photo JJ")
    assert q.to_dict()["territories"] == [{"JJ": ["JJ*"]}, {"JJ": ["JJ", "JJ", "JJ"]}]
    assert poster(q, "JJ") == 2000


def test_other_sheriff_cards_may_lie_on_a_lone_photo() -> None:
    p = table(["BR WH", "2WE"], territories=[{"JJ": "JJ*"}], supply="BS")
    assert pile(play(p, "0 bank", "0 choose JJ"), 0, "JJ") == ["JJ*", "BR"]


def test_a_photo_is_four_points() -> None:
    """Four Outlaw points and a Photo make the eight that are needed; the poster of $3,000 goes to Anna alone."""
    p = table(["WH", "2WE"], territories=[{"JJ": "2JJ JJ*"}], posters={"JJ": 3000})
    assert play(p, "0 discard WH").to_dict()["money"] == [3000, 0]


def test_the_players_own_photo_is_their_one_sheriff_card() -> None:
    """Also right after the player laid the set."""
    p = table(["3JJ JJ* BR WH", "2WE"], supply="BS", house_rules={"photo_window": False})
    q = play(p, "0 play JJ 3", "0 photo JJ")
    assert q.to_dict()["sheriff_played"]
    refuses(q, "0 bank")


def test_no_photo_after_another_sheriff_card() -> None:
    p = table(["JJ* WH", "2WE"], territories=[{"JJ": "3JJ"}], sheriff_played=True)
    refuses(p, "0 photo JJ")
