"""The gate: the seat's object (docs/design.md#contract) and the table for people, both made from a view only."""

from __future__ import annotations

import random
from datetime import datetime

import pytest

import engine
from service import errors
from service.db.database import Database
from service.gamelog.log import GameLog
from service.views import gate
from service.views.tableau import TableView
from tests.service.harness import Harness, bold, in_window, new_game

KEYS = ["game", "name", "status", "seat", "at", "to_act", "due", "view", "legal", "window"]


def test_a_seats_object(harness: Harness) -> None:
    turn = harness.position().turn
    harness.post(turn, "draw supply")
    own = harness.object(turn)
    assert list(own) == KEYS
    assert own == {
        "game": harness.id,
        "name": "Friday",
        "status": "playing",
        "seat": turn,
        "at": 1,
        "to_act": [turn],
        "due": "2026-11-22T09:30:00+00:00",
        "window": None,
        "view": harness.position().view(turn),
        "legal": harness.position().legal(turn),
    }


def test_a_bystander_and_those_who_wait_have_nothing_legal(harness: Harness) -> None:
    turn = harness.position().turn
    for viewer in {None, 0, 1, 2} - {turn}:
        assert harness.object(viewer)["legal"] == []
        assert harness.object(viewer)["to_act"] == [turn]


def test_before_the_cards_are_dealt_there_is_no_view(database: Database, now: datetime) -> None:
    with database.writing() as session:
        log = GameLog(session, new_game(now, due_at=now))
        found = gate.seat_object(log, None)
        shown = [found[name] for name in ("status", "to_act", "due", "view", "legal")]
        assert shown == ["inviting", [], None, None, []]
        assert gate.table(log, None) is None
        with pytest.raises(errors.Forged):
            gate.seat_object(log, None, 0)


def test_an_open_window(harness: Harness) -> None:
    assert harness.act_until(in_window)
    asked = harness.position().to_act()
    seen = harness.object(None)["window"]
    assert seen["move"].startswith("photo ")
    assert seen["closes"] == harness.object(None)["due"]
    assert seen["answered"] is None
    for viewer in asked:
        assert "pass" in harness.object(viewer)["legal"]
        assert str(harness.table(viewer).window) == seen["move"]
    harness.post(asked[0], "pass")
    assert harness.table(asked[0]).answered is engine.DECLINE
    assert harness.table(asked[0]).answered_words == engine.describe_move(engine.DECLINE, harness.names)
    assert harness.table(asked[1]).answered is None


def test_a_past_table_waits_for_nobody(harness: Harness) -> None:
    harness.act(times=12)
    past = harness.object(0, at=3)
    assert (past["at"], past["to_act"], past["legal"], past["due"], past["window"]) == (3, [], [], None, None)
    table = harness.table(0, at=3)
    assert table.past
    assert table.waiting == ()
    assert table.choices == ()
    assert harness.object(0, at=harness.game().at) == harness.object(0)


def test_a_table_after_a_move_that_was_not_made_is_forged(harness: Harness) -> None:
    for at in (-1, 1, 10**30):
        with pytest.raises(errors.Forged):
            harness.object(None, at=at)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_the_table_for_people_agrees_with_the_view(database: Database, now: datetime, seed: int) -> None:
    chance = random.Random(seed)
    harness = Harness(database, now, 2 + seed % 3, seed=40 + seed)
    for _ in range(60):
        if harness.game().status != "playing":
            break
        harness.act(bold if chance.random() < 0.7 else lambda view: chance.choice(view.legal))
        for viewer in (None, 0):
            check(harness.table(viewer), harness.object(viewer))


def check(table: TableView, seen: dict[str, object]) -> None:
    view = seen["view"]
    assert isinstance(view, dict)
    for chair in table.chairs:
        hand = view["hands"][chair.n]
        assert chair.cards == (hand if chair.n != seen["seat"] else len(hand))
        assert chair.money == view["money"][chair.n]
        piles = {pile.code: [g.code for g in pile.cards for _ in range(g.count)] for pile in chair.piles}
        assert piles == view["territories"][chair.n]
        for pile in chair.piles:
            assert pile.hidden == ("HO" in piles[pile.code])
            assert (pile.points == 0) >= pile.hidden
    assert [chair.n for chair in table.waiting] == seen["to_act"]
    assert {poster.code: poster.money for poster in table.posters} == view["posters"]
    for poster in table.posters:
        points = [standing.points for standing in poster.standings]
        assert points == sorted(points, reverse=True)
        assert sum(points) == sum(
            pile.points for chair in table.chairs for pile in chair.piles if pile.code == poster.code
        )
    own = view["hands"][seen["seat"]] if seen["seat"] is not None else []
    assert [group.code for group in table.hand for _ in range(group.count)] == own
    assert [choice.move.text for choice in table.choices] == seen["legal"]
    assert (table.supply, table.discard) == (view["supply"], view["discard"]["size"])
    assert table.situation.endswith(".")
