"""The rulings that hold although a rulebook reads otherwise (docs/rules.md#rulings-against-a-rulebook)."""

from __future__ import annotations

import pytest

from tests.engine.flags import EDITIONS
from tests.engine.table import deck_with_top, hand, play, refuses, supply, table

in_every_edition = pytest.mark.parametrize("edition", EDITIONS)


@in_every_edition
def test_the_duel_uses_a_fresh_shuffle(edition: str) -> None:
    """The supply may be spent: the duel does not look at it."""
    p = table(["WH", "", "BS"], rest=1, reshuffled=True, money=[25_000, 25_000, 0], edition=edition)
    q = play(p, "0 discard WH", shuffles=[deck_with_top("WE JJ")])
    assert (q.phase, q.winner) == ("game_over", 1)


@in_every_edition
def test_hands_left_over_stay_unseen(edition: str) -> None:
    """Nobody shows their hand at the end of a hand or of the game."""
    for money in (0, 25_000):
        q = play(table(["WH", "2BS WE", "BD"], money=[money, 0, 0], edition=edition), "0 discard WH")
        assert q.view(0)["hands"] == [[], 3, 1]
        assert q.view(None)["hands"] == [0, 3, 1]
        assert q.view(2)["hands"] == [0, 3, ["BD"]]
        other = play(table(["WH", "2SK BR", "BS"], money=[money, 0, 0], edition=edition), "0 discard WH")
        assert repr(q.events_for(0)) == repr(other.events_for(0))


@in_every_edition
def test_wyatt_earps_draw_never_ends_a_hand_by_falling_short(edition: str) -> None:
    """It is illegal instead."""
    p = table(["WE WH", ""], supply="JJ", discard="BS BK", rest=1, reshuffled=True, edition=edition)
    refuses(p, "0 wyatt draw")


@in_every_edition
def test_the_last_supply_card_is_drawn_before_a_reshuffle(edition: str) -> None:
    p = table(["WH", ""], phase="draw", supply="JJ", discard="BS BK BD SK", rest=1, edition=edition)
    order = ["SK", "BD", "BK"] if edition == "manual" else ["SK", "BD", "BK", "BS"]
    q = play(p, "0 draw supply", shuffles=[order])
    assert (hand(q, 0), supply(q)) == (["JJ", "SK", "WH"], order[1:])


@in_every_edition
def test_a_photo_never_opens_an_outlaw(edition: str) -> None:
    """Neither alone nor with other cards of the Outlaw."""
    p = table(["2JJ JJ* 2WH", "2BD"], edition=edition)
    refuses(p, "0 photo JJ", "0 play JJ 1", "0 play JJ 2", "0 play JJ 3")
