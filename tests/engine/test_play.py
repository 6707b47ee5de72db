"""Laying Outlaw cards (docs/rules.md#outlaw-cards)."""

from __future__ import annotations

import pytest

from tests.engine.table import begins, hand, pile, play, poster, refuses, stack, table


def test_any_number_of_outlaw_cards_in_any_number_of_plays() -> None:
    """Two Outlaws, one of them in three plays, all in one turn."""
    p = table(["6JJ 3BS WH", "2WE"], house_rules={"photo_window": False})
    q = play(p, "0 play JJ 3", "0 play BS 3", "0 play JJ 1", "0 play JJ 2")
    assert (pile(q, 0, "JJ"), pile(q, 0, "BS")) == (["JJ"] * 6, ["BS"] * 3)
    assert (hand(q, 0), q.to_dict()["laid"]) == (["WH"], {"JJ": 6, "BS": 3})


def test_playing_is_not_a_duty() -> None:
    """Who has drawn may discard at once."""
    assert play(table(["3JJ WH", "2WE"]), "0 discard WH").turn == 1


def test_at_most_one_sheriff_card_a_turn() -> None:
    p = table(["JJ* BS* BR WE MW WH", "2WE"], territories=[{"JJ": "3JJ", "BS": "3BS"}], discard="SK")
    q = play(p, "0 photo JJ")
    assert q.to_dict()["sheriff_played"]
    refuses(q, "0 photo BS", "0 bank", "0 wyatt draw", "0 wyatt search", "0 wanted ask JJ left")
    assert sorted({move.split()[0] for move in q.legal(0)}) == ["discard"]


def test_outlaw_and_sheriff_cards_go_in_any_order() -> None:
    """Outlaw cards before and after the Sheriff card."""
    p = table(["4JJ JJ* WH", "2WE"], house_rules={"photo_window": False})
    q = play(p, "0 play JJ 3", "0 photo JJ", "0 play JJ 1")
    assert pile(q, 0, "JJ") == ["JJ"] * 4 + ["JJ*"]


def test_the_next_turn_has_its_own_sheriff_card() -> None:
    p = table(["BS* WH", "JJ* 2WE"], territories=[{"JJ": "3JJ", "BS": "3BS"}])
    q = play(p, "0 photo BS", "0 discard WH")
    assert not q.to_dict()["sheriff_played"]


@pytest.mark.parametrize("held", [1, 2])
def test_the_first_play_of_an_outlaw_needs_three(held: int) -> None:
    p = table([f"{held}JJ 2WH 2BS", "2WE"])
    assert begins(p, 0, "play") == []
    refuses(p, *(f"0 play JJ {n}" for n in range(1, held + 1)))


def test_a_set_may_be_larger() -> None:
    p = table(["6JJ 2BS", "2WE"])
    assert begins(p, 0, "play") == ["play JJ 3", "play JJ 4", "play JJ 5", "play JJ 6"]


def test_no_more_than_the_hand_holds() -> None:
    refuses(table(["3JJ WH WE", "2WE"]), "0 play JJ 4", "0 play BS 1", "0 play JJ 0", "0 play JJ -1")


def test_an_open_outlaw_takes_any_number_from_anyone() -> None:
    """Opened by one player, open for all."""
    p = table(["2JJ WH", "2WE"], territories=[{}, {"JJ": "3JJ"}])
    assert begins(p, 0, "play") == ["play JJ 1", "play JJ 2"]


def test_an_outlaw_stays_open_after_the_set_was_stolen_from() -> None:
    """Two of three cards are left in Burt's pile, and Anna lays the stolen one alone."""
    p = table(["MW WH", "2WE"], territories=[{}, {"JJ": "3JJ"}], supply="BS")
    q = play(p, "0 wanted steal", "0 choose 1 JJ", "0 play JJ 1")
    assert (pile(q, 0, "JJ"), pile(q, 1, "JJ")) == (["JJ"], ["JJ", "JJ"])


def test_an_outlaw_stays_open_when_no_such_card_is_in_play() -> None:
    p = table(["JJ WH", "2WE"], opened="JJ")
    assert begins(p, 0, "play") == ["play JJ 1"]


def test_an_outlaw_stays_open_under_a_hideout() -> None:
    p = table(["JJ WH", "2WE"], territories=[{}, {"JJ": "3JJ HO"}])
    assert begins(p, 0, "play") == ["play JJ 1"]


def test_laying_a_set_opens_the_outlaw() -> None:
    q = play(table(["3JJ WH", "2WE"]), "0 play JJ 3")
    assert q.to_dict()["open"] == ["JJ"]


@pytest.mark.parametrize("n", [3, 4, 5, 6, 7])
def test_the_poster_gains_a_thousand_for_each_card_but_the_first(n: int) -> None:
    q = play(table([f"{n}JJ WH", "2WE"]), f"0 play JJ {n}")
    assert poster(q, "JJ") == 1000 + 1000 * (n - 1)


@pytest.mark.parametrize("n", [1, 2, 3])
def test_only_the_cards_of_this_play_count_for_the_reward(n: int) -> None:
    """Not those that lie there already: one card alone adds nothing."""
    p = table([f"{n}JJ WH", "2WE"], territories=[{"JJ": "3JJ"}])
    assert poster(play(p, f"0 play JJ {n}"), "JJ") == 1000 * n


def test_an_earlier_play_of_this_turn_does_not_count_either() -> None:
    """`reward` per play: 3 and then 1 and 2 cards add 2, 0 and 1."""
    p = table(["6JJ WH", "2WE"], house_rules={"photo_window": False})
    q = play(p, "0 play JJ 3", "0 play JJ 1", "0 play JJ 2")
    assert poster(q, "JJ") == 1000 + 2000 + 0 + 1000


def test_one_pile_per_outlaw_in_a_territory() -> None:
    """Later cards join the pile that is there."""
    p = table(["2JJ WH", "2WE"], territories=[{"JJ": "3JJ BR"}])
    assert play(p, "0 play JJ 2").to_dict()["territories"][0] == {"JJ": ["JJ"] * 5 + ["BR"]}


def test_a_card_must_be_left_to_discard() -> None:
    """The whole hand cannot be laid."""
    p = table(["4JJ", "2WE"])
    assert begins(p, 0, "play") == ["play JJ 3"]
    refuses(p, "0 play JJ 4")
    refuses(table(["3JJ", "2WE"]), "0 play JJ 3")


@pytest.mark.parametrize("card", ["JJ*", "SR", "BR", "FG", "MW", "HO"])
def test_no_sheriff_card_may_be_played_as_the_last(card: str) -> None:
    """It could leave no card in hand; an ask or a steal may bring nothing."""
    p = table([[card], "2WE JJ"], territories=[{"JJ": "3JJ", "WH": "3WH HO"}, {"BS": "3BS"}], discard="SK")
    assert p.legal(0) == [f"discard {card}"]


def test_wyatt_earps_draw_is_legal_as_the_last_card() -> None:
    """Wyatt Earp brings two cards."""
    p = table(["WE", "2WE"], supply="JJ BS")
    assert hand(play(p, "0 wyatt draw"), 0) == ["BS", "JJ"]


def test_wyatt_earps_draw_as_the_last_card_needs_two_to_draw() -> None:
    refuses(table(["WE", "2BS"], supply="JJ", discard="SK BK", rest=1, reshuffled=True), "0 wyatt draw")


def test_wyatt_earps_search_is_legal_as_the_last_card_while_there_is_something_to_take() -> None:
    p = table(["WE", "2WE"], discard="WE SK")
    q = play(p, "0 wyatt search", "0 take SK")
    assert (hand(q, 0), stack(q)) == (["SK"], ["WE", "WE"])


@pytest.mark.parametrize("lying", ["", "WE", "4WE"])
def test_wyatt_earps_search_as_the_last_card_needs_something_to_take(lying: str) -> None:
    refuses(table(["WE", "2BS"], discard=lying), "0 wyatt search")


def test_wyatt_earps_clear_is_not_legal_as_the_last_card() -> None:
    refuses(table(["WE", "2BS"], territories=[{"JJ": "3JJ HO"}], discard="SK"), "0 wyatt clear")


def test_no_cards_of_several_outlaws_in_one_play() -> None:
    """Two of one Outlaw and one of another are no set."""
    assert begins(table(["2JJ BS WH WE", "2BK"]), 0, "play") == []


def test_a_photo_is_no_part_of_a_set() -> None:
    """Two Outlaw cards and the Photo open nothing."""
    p = table(["2JJ JJ* WH", "2BK"])
    assert begins(p, 0, "play", "photo") == []
