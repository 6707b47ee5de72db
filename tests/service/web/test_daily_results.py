"""The daily deal once its day is over: its results, playing it later, ratings, and what is left after a month."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from sqlmodel import SQLModel, delete, select

import engine
from service.daily import day_end, deal_choices, deal_field
from service.daily.deal_field import Results
from service.gamelog import deals
from service.gamelog.log import GameLog
from service.models import DailyDeal, DealChoice, DealResult, Game, PlayedSeat, Player
from service.results import rating_check
from service.results.rating_scales import BEGINNING
from tests.rows import commit, rows_of
from tests.service.sweeping import tidy
from tests.service.web.conftest import JSON
from tests.service.web.days import CHANCES, Day, day, hands, play, played

__all__ = ["day", "hands", "played"]


@pytest.mark.slow
def test_when_the_day_is_over_everything_is_open(hands: Day) -> None:
    (game, page), (other, _), *_ = hands.hands
    _, unfinished = hands.begin()
    assert hands.rank(page) == 303
    day = hands.over()
    assert hands.json(unfinished)["status"] == "stopped"
    record = hands.client.get(f"/g/{game}.json").json
    assert engine.commitment(record["seed"]) == record["commitment"]
    assert engine.verify(engine.Record.from_dict(record)) == []
    assert hands.client.get(f"/g/{other}.json").json["seed"] == record["seed"]
    opened = hands.json(f"/daily/{day}")
    assert (opened["date"], opened["seed"]) == (day, record["seed"])
    assert sum(one["number"] for one in opened["results"]) == len(CHANCES)
    assert "Guest 0" in hands.text(f"/daily/{day}")
    assert "Guest 0" not in hands.text("/daily")


@pytest.mark.slow
def test_a_deal_that_is_over_is_played_unranked_and_compared(hands: Day) -> None:
    day = hands.over()
    game, page = hands.begin(day=day)
    play(hands.client, page, 1)
    shown = hands.text(page)
    assert "is not ranked" in shown
    assert "The mean of all is" in shown
    with hands.database.reading() as session:
        assert deal_field.number_of(session, date.fromisoformat(day)) == len(CHANCES)
    assert hands.client.get(f"/g/{game}.json").status_code == 200
    assert hands.rank(page) == 409


def test_a_deal_is_opened_only_once_nobody_plays_it(day: Day) -> None:
    day.begin()
    day.clock.now += timedelta(days=1)
    assert not commit(day.database, day_end.open_one, day.clock())


def test_an_open_deal_keeps_the_results_with_which_it_was_opened(hands: Day) -> None:
    day = hands.date
    with hands.database.reading() as session:
        counted = deal_field.results_of(session, day)
    hands.over()
    with hands.database.writing() as session:
        assert deal_field.results_of(session, day) == counted
        assert session.get_one(DailyDeal, day).mean == counted.mean
        session.exec(delete(DealResult))
        assert deal_field.results_of(session, day).number == len(CHANCES)


def test_the_hands_of_players_count_for_their_rating_against_robots_once_the_day_is_over(hands: Day) -> None:
    mine, _ = hands.hands[0]
    with hands.database.writing() as session:
        player = Player(address="anna@example.org", created_at=hands.clock())
        session.add(player)
        session.flush()
        session.get_one(Game, mine).erase_at = None
        session.get_one(DealResult, mine).player_id = player.id
        GameLog(session, session.get_one(Game, mine)).seats[0].player_id = player.id
    hands.sweep()
    assert rows_of(hands.database, PlayedSeat) == [], "until then a rating would tell who has won"
    hands.clock.now = deals.closes(hands.date)
    hands.sweep()
    seats = rows_of(hands.database, PlayedSeat)
    assert [(row.game, row.robot, row.scale, row.of_deal, row.turns) for row in seats] == [
        (mine, None, "robots", True, 0),
        (mine, "cautious", None, True, 0),
    ]
    own = seats[0]
    assert own.ended_at == hands.clock(), "in the order of days, whenever each has played"
    assert own.rating is not None
    assert (own.rating > BEGINNING.mean) == (own.place == 1)
    with hands.database.reading() as session:
        assert rating_check.miscounted(session) == rating_check.differences(session) == []


def test_the_mean_leaves_out_the_extremes() -> None:
    found = Results(((-50_000, 1), (0, 4), (1000, 4), (90_000, 1)))
    assert (found.number, found.mean, found.worse_than(1000), found.without(0).number) == (10, 500, 70, 9)
    assert [bar.number for bar in found.bars()].count(0) < len(found.bars())
    assert sum(bar.number for bar in found.bars()) == 10


def test_the_player_may_have_their_hand_explained_once_the_day_is_over(hands: Day) -> None:
    _, page = hands.hands[0]
    assert "Look at my play" not in hands.client.get(page).text
    assert hands.client.post(f"{page}/my-play").status_code == 404, "others still play it"
    hands.over()
    assert "<button>Look at my play</button>" in hands.client.get(page).text
    assert hands.client.post(f"{page}/my-play", headers=JSON).status_code in (200, 202)


@pytest.mark.slow
def test_each_decision_is_compared_with_those_of_all_who_came_to_the_same_table(hands: Day) -> None:
    assert hands.client.get(f"{hands.hands[0][1]}/choices").status_code == 404, "others still play it"
    hands.over()
    logs = [hands.log(game) for game, _ in hands.hands]
    leads = [hands.lead(game) for game, _ in hands.hands]
    for (_, page), logged in zip(hands.hands, logs, strict=True):
        moments = {one["at"]: one["chosen"] for one in hands.json(f"{page}/choices")["choices"]}
        assert moments
        for at, (seat, _) in enumerate(logged):
            came = [n for n, other in enumerate(logs) if other[:at] == logged[:at]]
            if seat != 0 or len(came) < 2:
                assert at not in moments
            elif at in moments:  # left out where there was no choice
                by_move: dict[str, list[int]] = {}
                for n in came:
                    by_move.setdefault(logs[n][at][1], []).append(leads[n])
                expected = {(move, len(found), sum(found) / len(found)) for move, found in by_move.items()}
                assert {(one["move"], one["number"], one["lead"]) for one in moments[at]} == expected
    page = hands.text(f"{hands.hands[0][1]}/choices")
    assert "How others decided" in page
    assert "(yours)" in page
    kept = rows_of(hands.database, DealChoice)
    first = next(deal_choices.decisions(logs[0])).moment
    assert sum(row.number for row in kept if row.moment == first) == 4, "the first decision is everybody's"
    assert len(kept) < len(logs[2]) + len(logs[3]), "where only one player came nothing is kept"
    with hands.database.reading() as session:
        assert deal_choices.count_some(session, hands.clock()) is False


@pytest.mark.slow
def test_a_month_later_only_the_moves_of_a_hand_are_left_and_names_only_of_those_who_wished(hands: Day) -> None:
    (anna, one), _, (burt, other), _ = hands.hands
    _, unfinished = hands.begin(name="Curt")
    hands.rank(one)
    hands.client.post(f"{unfinished}/moves", json={"move": "draw supply", "at": 0})
    moves, day = hands.log(burt), hands.over()
    assert f'href="/g/{anna}?view=all"' in hands.client.get(f"/daily/{day}").text
    hands.clock.now += timedelta(days=29)
    tidy(hands.database, hands.clock())
    assert "Guest 2" in hands.client.get(f"/g/{burt}").text
    hands.clock.now += timedelta(days=2)
    tidy(hands.database, hands.clock())
    assert hands.client.get(unfinished).status_code == 404
    assert hands.log(burt) == moves
    assert "Guest 0" in hands.client.get(f"/g/{anna}").text
    for path in ("", ".json", ".txt", "/at/9", "/scores"):
        answer = hands.client.get(f"/g/{burt}{path}")
        assert (answer.status_code, "Guest 2" in answer.text) == (200, False), path
    assert engine.verify(engine.Record.from_dict(hands.client.get(f"/g/{burt}.json").json)) == []
    assert hands.client.get(other).status_code == 200
    with hands.database.reading() as session:
        of_games = [table for table in SQLModel.metadata.sorted_tables if "game_id" in table.c]
        assert {table.name for table in of_games if session.execute(select(table)).first()} == {"seat", "move"}
