"""The daily deal: the same cards for everybody, sealed until the day is over, its results, and playing it later."""

from __future__ import annotations

import random
from datetime import date, timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import Table
from sqlmodel import Session, SQLModel, col, delete, select

import engine
from service.daily import calendar, day_end, deal_choices, deal_field
from service.daily.deal_field import Results
from service.db.database import Database
from service.gamelog import deals
from service.gamelog.log import GameLog
from service.games.erasing import erase_game
from service.models import DailyDeal, DealChoice, DealResult, Game, LoggedMove, Outage, PlayedSeat, Player
from service.operations.privacy import retention
from service.results import rating_check
from service.results.rating_scales import BEGINNING
from service.sweep import outages
from tests.service.sweeping import WITH_DEALS, sweep
from tests.service.web.conftest import JSON, Clock, text_of
from tests.settings import BASE_URL

TODAY = "2026-11-20"


@pytest.fixture
def today(database: Database, clock: Clock) -> str:
    """The day of the deal that is played, as it stands in addresses."""
    sweep(database, clock(), WITH_DEALS)
    return clock().date().isoformat()


def begun(client: FlaskClient, **body: str) -> tuple[str, str]:
    """Begin a game of a deal; return its id and the path of its page."""
    answer = client.post("/daily", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json["game"], answer.json["url"].removeprefix(BASE_URL)


def play(client: FlaskClient, page: str, seed: int) -> list[str]:
    """Play a hand to its end by moves that a seed chooses; return them."""
    chance, moves = random.Random(seed), list[str]()
    for _ in range(400):
        seat = client.get(page, headers=JSON).json
        if seat["status"] != "playing":
            return moves
        moves.append(chance.choice(seat["legal"]))
        answer = client.post(f"{page}/moves", json={"move": moves[-1], "at": seat["at"]})
        assert answer.status_code in (200, 202), answer.text
    raise AssertionError("the hand does not end")


def log_of(database: Database, game: str) -> list[tuple[int, str]]:
    with database.reading() as session:
        moves = session.exec(select(LoggedMove).where(LoggedMove.game_id == game).order_by(LoggedMove.n)).all()  # type: ignore[arg-type]
        return [(move.seat, move.move) for move in moves]


def test_a_month_of_deals_is_announced_and_no_more(database: Database, clock: Clock) -> None:
    sweep(database, clock(), WITH_DEALS)
    with database.reading() as session:
        announced = calendar.announced(session, clock())
    assert [deal.day for deal in announced] == [clock().date() + timedelta(days=n) for n in range(32)]
    assert all(deal.commitment == engine.commitment(deal.seed) for deal in announced)
    assert len({deal.seed for deal in announced}) == 32
    clock.now += timedelta(days=1)
    sweep(database, clock(), WITH_DEALS)
    with database.reading() as session:
        assert len(session.exec(select(DailyDeal)).all()) == 33


@pytest.mark.slow
def test_after_the_hand_it_is_nobodys_turn(client: FlaskClient, database: Database, today: str) -> None:
    with database.writing() as session:  # of a hand that wins the game at once there is nothing to see here
        session.get_one(DailyDeal, date.fromisoformat(today)).seed = "7" * 64
    game, page = begun(client)
    assert '<span class="tag strong">turn</span>' in client.get(page).text
    play(client, page, 1)
    with database.reading() as session:
        position = session.get_one(Game, game).position
        assert position is not None
        assert position["phase"] == "hand_over", "nobody has enough to win"
    assert '<span class="tag strong">turn</span>' not in client.get(page).text


def test_the_same_choices_lead_to_the_same_hand(client: FlaskClient, database: Database, today: str) -> None:
    (first, one), (second, other) = begun(client), begun(client, name="Zoe")
    assert play(client, one, 3) == play(client, other, 3)
    assert log_of(database, first) == log_of(database, second)
    with database.reading() as session:
        found = session.exec(select(DealResult)).all()
        assert [result.name for result in found] == [None, None], "a name is stored once its owner has agreed"
        assert len({result.lead for result in found}) == 1
        game = session.get_one(Game, first)
        assert (game.status, game.sealed, game.due_at, game.position and game.position["hand_no"]) == (
            "over",
            True,
            None,
            1,
        )


@pytest.mark.slow
def test_a_hand_that_ends_says_at_once_how_it_stands(client: FlaskClient, today: str) -> None:
    pages = [begun(client, name=f"Guest {n}")[1] for n in range(4)]
    for n, page in enumerate(pages):
        assert "Your lead" not in text_of(client.get(page))
        play(client, page, n)
    shown = text_of(client.get(pages[-1]))
    assert "Your lead: " in shown
    assert "You did better than" in shown
    assert "The mean of all is" in shown


@pytest.mark.slow
def test_nothing_of_a_sealed_hand_leaves_but_to_its_player(client: FlaskClient, today: str) -> None:
    game, page = begun(client)
    for _ in range(2):  # under way, then over
        for path in ("", ".json", ".txt", ".atom", "/at/0", "/at/1", "/scores", "/scores.csv", "/check"):
            for headers in ({}, JSON):
                answer = client.get(f"/g/{game}{path}", headers=headers)
                assert answer.status_code == 404, path
                assert "seed" not in answer.text
        assert client.get(f"/g/{game}/rules").status_code == 303
        assert client.get(f"/daily/{today}").status_code == 404
        own = client.get(f"{page}/history", query_string={"view": "all"})
        assert own.status_code == 200
        assert "As it really was" not in own.text
        play(client, page, 1)


@pytest.mark.slow
def test_other_cards_look_the_same_to_everybody_else(
    client: FlaskClient, database: Database, clock: Clock, today: str
) -> None:
    """Two deals under way that differ in their cards: the same bytes, but for what the commitment is.

    On every public page there is, and on all of who has played the deal of the day before, not this one.
    """
    earlier, other = begun(client)
    play(client, other, 5)
    clock.now += timedelta(days=1)
    sweep(database, clock(), WITH_DEALS)
    day = clock().date().isoformat()
    rules = [rule for rule in client.application.url_map.iter_rules() if "GET" in (rule.methods or ())]
    public = [rule.rule for rule in rules if not rule.arguments]
    of_days = [f"/daily/{one}{path}" for one in (today, day) for path in ("", "/preview.png")]
    own = ["", "/history", "/choices", "/my-play", "/review", "/deals", "/mail-history"]
    shown, hands = [], set[str]()
    for n in range(2):
        with database.writing() as session:
            deal = session.get_one(DailyDeal, clock().date())
            deal.seed = f"{n:064x}"  # the commitment stays: it is published, and betrays nothing
            session.add(deal)
        game, page = begun(client)
        with database.reading() as session:
            hands.add(str(GameLog.of(session, game).position.to_dict()))
        play(client, page, n)
        paths = [*public, *of_days, f"/daily/month/{day[:7]}", f"/g/{game}", f"/g/{game}.json", f"/g/{earlier}"]
        everywhere = (*paths, *(f"{other}{one}" for one in own))
        answers = [client.get(path, headers=how) for path in everywhere for how in ({}, JSON)]
        shown.append([(one.status_code, one.data.replace(game.encode(), b"-")) for one in answers])
        with database.writing() as session:
            session.exec(delete(DealResult).where(col(DealResult.game) == game))
            erase_game(session, session.get_one(Game, game))
    assert len(hands) == 2
    assert shown[0] == shown[1]


@pytest.mark.slow
def test_when_the_day_is_over_everything_is_open(
    client: FlaskClient, database: Database, clock: Clock, today: str
) -> None:
    game, page = begun(client, name="Zoe")
    play(client, page, 1)
    late, unfinished = begun(client)
    client.post(f"{page}/ranking", json={"named": "yes"})
    clock.now += timedelta(days=1)
    sweep(database, clock(), WITH_DEALS)
    assert client.get(unfinished, headers=JSON).json["status"] == "stopped"
    record = client.get(f"/g/{game}.json").json
    assert engine.commitment(record["seed"]) == record["commitment"]
    assert engine.verify(engine.Record.from_dict(record)) == []
    assert client.get(f"/g/{late}.json").json["seed"] == record["seed"]
    opened = client.get(f"/daily/{today}", headers=JSON).json
    assert (opened["date"], opened["seed"]) == (today, record["seed"])
    assert sum(one["number"] for one in opened["results"]) == 1
    assert "Zoe" in text_of(client.get(f"/daily/{today}"))
    assert "Zoe" not in text_of(client.get("/daily"))


@pytest.mark.slow
def test_a_deal_that_is_over_is_played_unranked_and_compared(
    client: FlaskClient, database: Database, clock: Clock, today: str
) -> None:
    play(client, begun(client)[1], 1)
    clock.now += timedelta(days=1)
    sweep(database, clock(), WITH_DEALS)
    game, page = begun(client, day=today)
    play(client, page, 1)
    shown = text_of(client.get(page))
    assert "is not ranked" in shown
    assert "The mean of all is" in shown
    with database.reading() as session:
        assert deal_field.number_of(session, clock().date() - timedelta(days=1)) == 1
    assert client.get(f"/g/{game}.json").status_code == 200
    assert client.post(f"{page}/ranking", json={"named": "yes"}).status_code == 409


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
def test_a_mistake_is_named(client: FlaskClient, today: str, body: dict[str, Any], status: int, said: str) -> None:
    answer = client.post("/daily", json=body)
    assert answer.status_code == status
    assert said in answer.text


def test_a_form_with_a_mistake_is_shown_again_with_the_reason(client: FlaskClient, today: str) -> None:
    answer = client.post("/daily", data={"name": "x" * 100})
    assert answer.status_code == 422
    assert "Play today" in answer.text
    assert 'role="alert"' in answer.text


@pytest.mark.parametrize("day", ["2026-11-20", "2026-12-01", "1999-01-01", "20261120", "x"])
def test_a_day_that_is_not_over_shows_nothing(client: FlaskClient, today: str, day: str) -> None:
    assert client.get(f"/daily/{day}", headers=JSON).status_code == 404


@pytest.mark.slow
def test_who_is_named_can_change_their_mind(client: FlaskClient, database: Database, today: str) -> None:
    game, page = begun(client)
    assert client.post(f"{page}/ranking", json={"named": "yes"}).status_code == 409, "the hand has not ended"
    play(client, page, 1)
    for named in ("yes", "no"):
        assert client.post(f"{page}/ranking", data={"named": named}).status_code == 303
        with database.reading() as session:
            assert session.get_one(DealResult, game).name == ("Guest" if named == "yes" else None)


def test_a_deal_is_opened_only_once_nobody_plays_it(
    client: FlaskClient, database: Database, clock: Clock, today: str
) -> None:
    begun(client)
    clock.now += timedelta(days=1)
    with database.writing() as session:
        assert not day_end.open_one(session, clock())


@pytest.mark.parametrize("given_up", [False, True])
@pytest.mark.parametrize("extended", [False, True])
def test_no_outage_and_no_extra_time_makes_the_day_of_a_hand_longer(
    client: FlaskClient, database: Database, clock: Clock, today: str, given_up: bool, extended: bool
) -> None:
    """Whether its clock runs, or it was left to the robots, which wait for somebody to come back."""
    game, page = begun(client)
    if given_up:
        assert client.post(f"{page}/resign", headers=JSON).status_code == 200
    began = clock()
    clock.now += timedelta(hours=2)
    with database.writing() as session:
        if extended:
            outages.extend_all(session, timedelta(hours=48), clock(), again=False)
        else:
            session.add(Outage(since=began, until=clock()))
    sweep(database, clock(), WITH_DEALS)
    with database.reading() as session:
        assert session.exec(select(Outage.settled)).all() == [True]
        assert session.get_one(Game, game).due_at == deals.closes(date.fromisoformat(today))


@pytest.mark.slow
def test_an_open_deal_keeps_the_results_with_which_it_was_opened(
    client: FlaskClient, database: Database, clock: Clock, today: str
) -> None:
    for chance in (1, 2, 3):
        play(client, begun(client)[1], chance)
    day = date.fromisoformat(today)
    with database.reading() as session:
        counted = deal_field.results_of(session, day)
    clock.now += timedelta(days=1)
    sweep(database, clock(), WITH_DEALS)
    with database.writing() as session:
        assert deal_field.results_of(session, day) == counted
        assert session.get_one(DailyDeal, day).mean == counted.mean
        session.exec(delete(DealResult))
        assert deal_field.results_of(session, day).number == 3


@pytest.mark.slow
def test_the_hands_of_players_count_for_their_rating_against_robots_once_the_day_is_over(
    client: FlaskClient, database: Database, clock: Clock, today: str
) -> None:
    (mine, page), (_, other) = begun(client), begun(client, name="Zoe")
    for one in (page, other):
        play(client, one, 2)
    with database.writing() as session:
        player = Player(address="anna@example.org", created_at=clock())
        session.add(player)
        session.flush()
        session.get_one(Game, mine).erase_at = None
        session.get_one(DealResult, mine).player_id = player.id
        GameLog(session, session.get_one(Game, mine)).seats[0].player_id = player.id
    sweep(database, clock(), WITH_DEALS)
    with database.reading() as session:
        assert session.exec(select(PlayedSeat)).all() == [], "until then a rating would tell who has won"
    clock.now = deals.closes(clock().date())
    sweep(database, clock(), WITH_DEALS)
    with database.reading() as session:
        rows = session.exec(select(PlayedSeat).order_by(col(PlayedSeat.seat))).all()
        assert [(row.game, row.robot, row.scale, row.of_deal, row.turns) for row in rows] == [
            (mine, None, "robots", True, 0),
            (mine, "cautious", None, True, 0),
        ]
        assert rows[0].ended_at == clock(), "in the order of days, whenever each has played"
        assert rows[0].rating is not None
        assert (rows[0].rating > BEGINNING.mean) == (rows[0].place == 1)
        assert rating_check.miscounted(session) == rating_check.differences(session) == []


def test_the_mean_leaves_out_the_extremes() -> None:
    found = Results(((-50_000, 1), (0, 4), (1000, 4), (90_000, 1)))
    assert found.number == 10
    assert found.mean == 500
    assert found.worse_than(1000) == 70
    assert [bar.number for bar in found.bars()].count(0) < len(found.bars())
    assert sum(bar.number for bar in found.bars()) == 10
    assert found.without(0).number == 9


@pytest.mark.slow
def test_the_player_may_have_their_hand_explained_once_the_day_is_over(
    client: FlaskClient, database: Database, clock: Clock, today: str
) -> None:
    _, page = begun(client)
    play(client, page, 1)
    assert "Look at my play" not in client.get(page).text
    assert client.post(f"{page}/my-play").status_code == 404, "others still play it"
    clock.now += timedelta(days=1)
    sweep(database, clock(), WITH_DEALS)
    assert "<button>Look at my play</button>" in client.get(page).text
    assert client.post(f"{page}/my-play", headers=JSON).status_code in (200, 202)


@pytest.mark.slow
def test_each_decision_is_compared_with_those_of_all_who_came_to_the_same_table(
    client: FlaskClient, database: Database, clock: Clock, today: str
) -> None:
    games = [begun(client) for _ in range(4)]
    for (_, page), seed in zip(games, (1, 1, 2, 3), strict=True):
        play(client, page, seed)
    assert client.get(f"{games[0][1]}/choices").status_code == 404, "others still play it"
    clock.now += timedelta(days=1)
    sweep(database, clock(), WITH_DEALS)
    logs = [log_of(database, game) for game, _ in games]
    with database.reading() as session:
        leads = [session.get_one(DealResult, game).lead for game, _ in games]
    for (_, page), logged in zip(games, logs, strict=True):
        shown = client.get(f"{page}/choices", headers=JSON).json["choices"]
        moments = {one["at"]: one["chosen"] for one in shown}
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
    page = text_of(client.get(f"{games[0][1]}/choices"))
    assert "How others decided" in page
    assert "(yours)" in page
    with database.reading() as session:
        rows = session.exec(select(DealChoice)).all()
        first = next(deal_choices.decisions(logs[0])).moment
        assert sum(row.number for row in rows if row.moment == first) == 4, "the first decision is everybody's"
        assert len(rows) < len(logs[2]) + len(logs[3]), "where only one player came nothing is kept"
        assert deal_choices.count_some(session, clock()) is False


def retain(database: Database, clock: Clock) -> None:
    clock.now += retention.EVERY
    while retention.work_due(database, clock()):
        pass


@pytest.mark.slow
def test_a_month_later_only_the_moves_of_a_hand_are_left_and_names_only_of_those_who_wished(
    client: FlaskClient, database: Database, clock: Clock, today: str
) -> None:
    (anna, one), (burt, other), (_, unfinished) = (begun(client, name=name) for name in ("Anna", "Burt", "Curt"))
    play(client, one, 1)
    play(client, other, 2)
    client.post(f"{one}/ranking", json={"named": "yes"})
    client.post(f"{unfinished}/moves", json={"move": "draw supply", "at": 0})
    moves = log_of(database, burt)
    clock.now += timedelta(days=1)
    sweep(database, clock(), WITH_DEALS)
    assert f'href="/g/{anna}?view=all"' in client.get(f"/daily/{today}").text
    clock.now += timedelta(days=29)
    retain(database, clock)
    assert "Burt" in client.get(f"/g/{burt}").text
    clock.now += timedelta(days=2)
    retain(database, clock)
    assert client.get(unfinished).status_code == 404
    assert log_of(database, burt) == moves
    assert "Anna" in client.get(f"/g/{anna}").text
    for path in ("", ".json", ".txt", "/at/9", "/scores"):
        answer = client.get(f"/g/{burt}{path}")
        assert (answer.status_code, "Burt" in answer.text) == (200, False), path
    assert engine.verify(engine.Record.from_dict(client.get(f"/g/{burt}.json").json)) == []
    assert client.get(other).status_code == 200
    with database.reading() as session:
        left = {
            table.name
            for table in SQLModel.metadata.sorted_tables
            if "game_id" in table.c and is_filled(session, table)
        }
    assert left == {"seat", "move"}


def is_filled(session: Session, table: Table) -> bool:
    return session.execute(select(table)).first() is not None
