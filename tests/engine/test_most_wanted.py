"""Most Wanted! (docs/rules.md#most-wanted)."""

from __future__ import annotations

from tests.engine.table import OUTLAWS, begins, hand, pile, play, poster, refuses, stack, supply, table


def test_an_ask_names_an_outlaw_and_a_direction() -> None:
    p = table(["MW WH", "2WE", "2WE"])
    assert begins(p, 0, "wanted") == sorted(f"wanted ask {x} {way}" for x in OUTLAWS for way in ("left", "right"))


def test_players_are_asked_to_the_left() -> None:
    """Seat 1 comes after seat 0; the first who has such a card gives one."""
    p = table(["2JJ", "MW WH", "2JJ BS", "JJ BS"], turn=1)
    q = play(p, "1 wanted ask JJ left")
    assert [hand(q, seat).count("JJ") for seat in range(4)] == [2, 1, 1, 1]


def test_players_are_asked_to_the_right() -> None:
    p = table(["2JJ", "MW WH", "2JJ BS", "JJ BS"], turn=1)
    q = play(p, "1 wanted ask JJ right")
    assert [hand(q, seat).count("JJ") for seat in range(4)] == [1, 1, 2, 1]


def test_who_has_none_is_passed_over() -> None:
    """Seats 2 and 3 have none: seat 0 gives."""
    p = table(["2JJ", "MW WH", "2BS", "2BK"], turn=1)
    q = play(p, "1 wanted ask JJ left")
    assert (hand(q, 0), hand(q, 1)) == (["JJ"], ["JJ", "WH"])


def test_an_ask_takes_no_shot_and_the_card_goes_to_the_stack() -> None:
    p = table(["MW WH", "JJ BS"], discard="SK")
    q = play(p, "0 wanted ask JJ left")
    assert (supply(q), stack(q), q.phase) == (supply(p), ["MW", "SK"], "play")


def test_an_ask_may_bring_nothing_and_counts() -> None:
    p = table(["MW BR WH", "2BS"], territories=[{"SK": "3SK"}], discard="SK")
    q = play(p, "0 wanted ask JJ left")
    assert (hand(q, 0), hand(q, 1), stack(q)) == (["WH", "BR"], ["BS", "BS"], ["MW", "SK"])
    refuses(q, "0 bank")


def test_the_card_given_may_be_played_this_turn() -> None:
    p = table(["MW 2JJ WH", "JJ BS"], house_rules={"photo_window": False})
    q = play(p, "0 wanted ask JJ left", "0 play JJ 3")
    assert pile(q, 0, "JJ") == ["JJ"] * 3


def test_an_ask_is_for_outlaw_cards_not_for_photos() -> None:
    """Burt's Photo stays where it is."""
    p = table(["MW WH", "JJ* BS"])
    assert hand(play(p, "0 wanted ask JJ left"), 1) == ["BS", "JJ*"]
    refuses(p, "0 wanted ask JJ* left", "0 wanted ask WE left")


def test_with_two_players_only_left_is_canonical() -> None:
    p = table(["MW WH", "2JJ"])
    assert begins(p, 0, "wanted") == sorted(f"wanted ask {x} left" for x in OUTLAWS)
    refuses(p, "0 wanted ask JJ right")


def test_who_was_asked_and_who_gave_is_public() -> None:
    """A bystander is told the same as the players, and some events at least."""
    q = play(table(["MW WH", "2BS", "JJ BS"]), "0 wanted ask JJ left")
    assert repr(q.events_for(None)) == repr(q.events_for(1)) == repr(q.events)
    assert q.events


def test_a_steal_takes_an_outlaw_card_from_anothers_territory() -> None:
    p = table(
        ["MW WH", "2WE", "2WE"], territories=[{"BS": "3BS"}, {"JJ": "3JJ JJ*"}, {"BS": "3BS", "SK": "3SK"}], supply="BK"
    )
    shot = play(p, "0 wanted steal")
    assert sorted(shot.legal(0)) == ["choose 1 JJ", "choose 2 BS", "choose 2 SK"]
    q = play(shot, "0 choose 2 SK")
    assert (pile(q, 2, "SK"), hand(q, 0)) == (["SK", "SK"], ["SK", "WH"])


def test_a_steal_never_takes_a_sheriff_card() -> None:
    """A pile with only a Photo and a Bank Robbery has nothing to steal."""
    p = table(["MW WH", "2WE"], territories=[{}, {"JJ": "JJ* BR", "BS": "3BS"}], supply="BK")
    assert play(p, "0 wanted steal").legal(0) == ["choose 1 BS"]
    refuses(table(["MW WH", "2WE"], territories=[{}, {"JJ": "JJ* BR"}], supply="BK"), "0 wanted steal")


def test_a_steal_reaches_under_a_hideout() -> None:
    p = table(["MW WH", "2WE"], territories=[{}, {"JJ": "3JJ HO"}], supply="BK")
    q = play(p, "0 wanted steal", "0 choose 1 JJ")
    assert (pile(q, 1, "JJ"), hand(q, 0)) == (["JJ", "JJ", "HO"], ["JJ", "WH"])


def test_a_steal_pays_and_costs_the_poster_nothing() -> None:
    p = table(["MW WH", "2WE"], territories=[{}, {"JJ": "JJ BR"}], supply="BK", posters={"JJ": 7000})
    assert poster(play(p, "0 wanted steal", "0 choose 1 JJ"), "JJ") == 7000


def test_a_steal_that_leaves_neither_outlaw_nor_photo_orphans_the_pile() -> None:
    """Its Sheriff cards, the Hideout among them, go to the stack, and the pile is gone."""
    p = table(["MW WH", "2WE"], territories=[{}, {"JJ": "JJ BR HO"}], supply="BK", discard="BC")
    q = play(p, "0 wanted steal", "0 choose 1 JJ")
    assert q.to_dict()["territories"][1] == {}
    assert sorted(stack(q)[:2]) == ["BR", "HO"]
    assert stack(q)[2:] == ["MW", "BK", "BC"]


def test_a_photo_keeps_a_pile_together() -> None:
    p = table(["MW WH", "2WE"], territories=[{}, {"JJ": "JJ JJ* BR HO"}], supply="BK")
    q = play(p, "0 wanted steal", "0 choose 1 JJ")
    assert pile(q, 1, "JJ") == ["JJ*", "BR", "HO"]


def test_a_steal_of_the_last_card_removes_the_pile() -> None:
    p = table(["MW WH", "2WE"], territories=[{}, {"JJ": "JJ"}], supply="BK", discard="BC")
    q = play(p, "0 wanted steal", "0 choose 1 JJ")
    assert (q.to_dict()["territories"][1], stack(q)) == ({}, ["MW", "BK", "BC"])
    assert q.to_dict()["open"] == ["JJ"]


def test_the_card_stolen_may_be_played_this_turn() -> None:
    p = table(["MW 2JJ WH", "2WE"], territories=[{}, {"JJ": "3JJ"}], supply="BK")
    q = play(p, "0 wanted steal", "0 choose 1 JJ", "0 play JJ 3")
    assert pile(q, 0, "JJ") == ["JJ"] * 3


def test_a_steal_that_missed_may_not_ask_instead() -> None:
    p = table(["MW WH", "JJ BS"], territories=[{}, {"JJ": "3JJ"}], supply="WE", discard="BC")
    q = play(p, "0 wanted steal")
    assert (stack(q), hand(q, 0)) == (["MW", "WE", "BC"], ["WH"])
    refuses(q, "0 wanted ask JJ left")
