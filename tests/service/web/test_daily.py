"""The daily deal: the same cards for everybody, sealed until the day is over."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from sqlmodel import col, delete

import engine
from service.daily import calendar
from service.gamelog import deals
from service.gamelog.log import GameLog
from service.games.erasing import erase_game
from service.models import DailyDeal, DealResult, Game, Outage
from service.sweep import outages
from tests.rows import alter, rows_of
from tests.service.web.conftest import JSON
from tests.service.web.days import Day, day, hands, play, played
from tests.service.web.test_home import fields_of

__all__ = ["day", "hands", "played"]


def test_a_month_of_deals_is_announced_and_no_more(day: Day) -> None:
    with day.database.reading() as session:
        announced = calendar.announced(session, day.clock())
    assert [deal.day for deal in announced] == [day.date + timedelta(days=n) for n in range(32)]
    assert all(deal.commitment == engine.commitment(deal.seed) for deal in announced)
    assert len({deal.seed for deal in announced}) == 32
    day.over()
    assert len(rows_of(day.database, DailyDeal)) == 33


@pytest.mark.parametrize("path", ["/daily", "/daily/{over}"])
def test_a_double_click_begins_one_hand(day: Day, path: str) -> None:
    form = fields_of(day.client.get(path.format(over=day.over())).text) | {"name": "Zoe"}
    first, second = (day.client.post("/daily", data=form).location for _ in range(2))
    assert first == second
    assert day.client.get(first).status_code == 200
    assert day.client.post("/daily", data=form | {"time_zone": "Asia/Tokyo"}).location == first, (
        "a script has run since"
    )
    assert day.client.post("/daily", data=form | {"name": "Zita"}).location != first
    assert len(rows_of(day.database, Game)) == 2


@pytest.mark.parametrize("path", ["/daily", "/daily/{over}"])
def test_a_guest_reads_times_in_the_zone_of_their_device(day: Day, path: str) -> None:
    form = fields_of(day.client.get(path.format(over=day.over())).text)
    assert form["time_zone"] == ""
    shown = day.text(day.client.post("/daily", data=form | {"time_zone": "Asia/Tokyo"}).location)
    assert set(re.findall(r"\d\d:\d\d (\w+)", shown)) == {"JST"}


@pytest.mark.slow
def test_after_the_hand_it_is_nobodys_turn(day: Day) -> None:
    alter(day.database, DailyDeal, day.date, seed="7" * 64)  # a hand that does not win the game at once
    game, page = day.begin()
    assert '<span class="tag strong">turn</span>' in day.client.get(page).text
    play(day.client, page, 1)
    (row,) = rows_of(day.database, Game, Game.id == game)
    assert row.position is not None
    assert row.position["phase"] == "hand_over", "nobody has enough to win"
    assert '<span class="tag strong">turn</span>' not in day.client.get(page).text


@pytest.mark.slow
def test_the_same_choices_lead_to_the_same_hand(hands: Day) -> None:
    (first, _), (second, _), *_ = hands.hands
    assert hands.log(first) == hands.log(second)
    assert hands.lead(first) == hands.lead(second)
    assert {one.name for one in rows_of(hands.database, DealResult)} == {None}, "stored once its owner has agreed"
    (game,) = rows_of(hands.database, Game, Game.id == first)
    assert (game.status, game.sealed, game.due_at) == ("over", True, None)
    assert (game.position or {})["hand_no"] == 1


def test_a_hand_that_ends_says_at_once_how_it_stands(hands: Day) -> None:
    assert "Your lead" not in hands.text(hands.begin()[1])
    shown = hands.text(hands.hands[-1][1])
    for words in ("Your lead: ", "You did better than", "The mean of all is"):
        assert words in shown


def test_nothing_of_a_sealed_hand_leaves_but_to_its_player(hands: Day) -> None:
    for game, page in (hands.begin(), hands.hands[0]):
        for path in ("", ".json", ".txt", ".atom", "/at/0", "/at/1", "/scores", "/scores.csv", "/check"):
            for headers in ({}, JSON):
                answer = hands.client.get(f"/g/{game}{path}", headers=headers)
                assert answer.status_code == 404, path
                assert "seed" not in answer.text
        assert hands.client.get(f"/g/{game}/rules").status_code == 303
        assert hands.client.get(f"/daily/{hands.date}").status_code == 404
        own = hands.client.get(f"{page}/history?view=all")
        assert (own.status_code, "As it really was" in own.text) == (200, False)


@pytest.mark.slow
def test_other_cards_look_the_same_to_everybody_else(hands: Day) -> None:
    """Two deals under way that differ in their cards: the same bytes, but for what the commitment is.

    On every public page there is, and on all of who has played the deal of the day before, not this one.
    """
    earlier, other = hands.hands[-1]
    before, today = hands.over(), hands.date.isoformat()
    rules = [rule for rule in hands.client.application.url_map.iter_rules() if "GET" in (rule.methods or ())]
    public = [rule.rule for rule in rules if not rule.arguments]
    of_days = [f"/daily/{one}{path}" for one in (before, today) for path in ("", "/preview.png")]
    own = ["", "/history", "/choices", "/my-play", "/review", "/deals", "/mail-history"]
    shown, dealt = [], set[str]()
    for n in range(2):
        alter(hands.database, DailyDeal, hands.date, seed=f"{n:064x}")  # the commitment stays
        game, page = hands.begin()
        with hands.database.reading() as session:
            dealt.add(str(GameLog.of(session, game).position.to_dict()))
        play(hands.client, page, n)
        paths = [*public, *of_days, f"/daily/month/{today[:7]}", f"/g/{game}", f"/g/{game}.json", f"/g/{earlier}"]
        everywhere = (*paths, *(f"{other}{one}" for one in own))
        answers = [hands.client.get(path, headers=how) for path in everywhere for how in ({}, JSON)]
        of_each_page = re.compile(rb'name="press" value="\w+"|%s' % game.encode())
        shown.append([(one.status_code, of_each_page.sub(b"-", one.data)) for one in answers])
        with hands.database.writing() as session:
            session.exec(delete(DealResult).where(col(DealResult.game) == game))
            erase_game(session, session.get_one(Game, game))
    assert len(dealt) == 2
    assert shown[0] == shown[1]


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        ({"day": "2026-11-21"}, 404, "on its own day"),
        ({"day": "2020-01-01"}, 404, "no deal"),
        ({"day": "tomorrow"}, 422, "2026-11-26"),
        ({"name": "x" * 100}, 422, "name"),
        ({"seed": "1"}, 422, "seed"),
    ],
)
def test_a_mistake_is_named(day: Day, body: dict[str, Any], status: int, said: str) -> None:
    answer = day.client.post("/daily", json=body)
    assert answer.status_code == status
    assert said in answer.text


def test_a_form_with_a_mistake_is_shown_again_with_the_reason(day: Day) -> None:
    answer = day.client.post("/daily", data={"name": "x" * 100})
    assert answer.status_code == 422
    assert "Play today" in answer.text
    assert 'role="alert"' in answer.text


@pytest.mark.parametrize("named", ["2026-11-20", "2026-12-01", "1999-01-01", "20261120", "x"])
def test_a_day_that_is_not_over_shows_nothing(day: Day, named: str) -> None:
    assert day.client.get(f"/daily/{named}", headers=JSON).status_code == 404


def test_who_is_named_can_change_their_mind(hands: Day) -> None:
    assert hands.rank(hands.begin()[1]) == 409, "the hand has not ended"
    game, page = hands.hands[0]
    for named, stored in (("yes", "Guest 0"), ("no", None)):
        assert hands.rank(page, named) == 303
        (result,) = rows_of(hands.database, DealResult, DealResult.game == game)
        assert result.name == stored


@pytest.mark.parametrize("given_up", [False, True])
@pytest.mark.parametrize("extended", [False, True])
def test_no_outage_and_no_extra_time_makes_the_day_of_a_hand_longer(day: Day, given_up: bool, extended: bool) -> None:
    """Whether its clock runs, or it was left to the robots, which wait for somebody to come back."""
    game, page = day.begin()
    if given_up:
        assert day.client.post(f"{page}/resign", headers=JSON).status_code == 200
    began = day.clock()
    day.clock.now += timedelta(hours=2)
    with day.database.writing() as session:
        if extended:
            outages.extend_all(session, timedelta(hours=48), day.clock(), again=False)
        else:
            session.add(Outage(since=began, until=day.clock()))
    day.sweep()
    assert [outage.settled for outage in rows_of(day.database, Outage)] == [True]
    (row,) = rows_of(day.database, Game, Game.id == game)
    assert row.due_at == deals.closes(day.date)
