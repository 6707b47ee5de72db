"""What decisions cost over all games of a player: on the page of a finished game and on the list of their games."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from datetime import UTC, datetime, timedelta
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from sqlmodel import select

import engine
from engine import dollars
from service.analysis import decision_costs
from service.analysis.decision_costs import GameCosts, Spent
from service.clocks.zones import WORLD
from service.links import Links
from service.models import Game, PlayAnalysis, Seat
from service.text.amounts import difference
from service.web.history import decision_kinds
from tests.rows import add, rows_of
from tests.service.analysed import analysed, compute, quick_analysis
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Resumed, Table, text_of, to_the_end

SECTION = "Over all your games"
ENDED = datetime(2026, 11, 20, tzinfo=UTC)


def to_three_ends(harness: Harness) -> None:
    """Play three games of the same three players to the end."""
    others = [Harness(harness.database, harness.now, seed=seed) for seed in (3, 4)]
    for game in (harness, *others):
        to_the_end(game)
    with harness.database.writing() as session:
        theirs = {seat.n: seat.player_id for seat in session.exec(select(Seat).where(Seat.game_id == harness.id))}
        for seat in session.exec(select(Seat)):
            seat.player_id = theirs[seat.n]
        for n, game in enumerate((harness, *others)):
            session.get_one(Game, game.id).ended_at = ENDED + timedelta(days=n)


@pytest.fixture
def games(resumed: Resumed) -> list[Table]:
    """Three games of Anna, Burt and Curt that are over."""
    games = [resumed(to_three_ends, seed=2)]
    for seed in (3, 4):
        games.append(copy(games[0]))
        games[-1].id = games[-1].game_id = f"{seed:024x}"
    return games


@pytest.fixture
def anna(games: list[Table]) -> str:
    """Anna's page of the first game."""
    return games[0].page(0)


def costs(games: Sequence[Table], kind: str) -> list[int]:
    """What Anna's decisions of a kind cost in each game, by the analyses of `quick_analysis`."""
    found = [quick_analysis(engine.Record.from_dict(game.record()), 0, "") for game in games]
    return [sum(one.cost for one in analysis.decisions if one.kind == kind) for analysis in found]


@pytest.mark.slow
def test_it_sums_up_the_analysed_games_of_the_player(client: FlaskClient, games: list[Table], anna: str) -> None:
    analysed(games[0], 0)
    analysed(games[1], 0)
    analysed(games[2], 1)  # by Burt
    shown = text_of(client.get(f"{anna}/my-play"))
    assert "From 2 games, the latest on Sat 21 Nov." in shown
    for kind, name in decision_kinds.KINDS.items():
        of_games = costs(games[:2], kind)
        assert f"{difference(-round(sum(of_games) / 2))} too early" in shown.partition(f" {name} ")[2][:40], kind
    assert "Look at one more game" in shown


def test_which_kind_costs_most_is_said_if_it_is_sure_and_the_curve_is_a_mean_of_five_games() -> None:
    sure = [_game(n, draw=900 + 10 * n, lay=-50, discard=200) for n in range(4)]
    assert decision_kinds._told(sure) == decision_kinds.MOST.format(kind="Drawing", dollars=dollars(915))
    for games in (sure[:1], [_game(n, draw=3000 * (n % 2), lay=0) for n in range(4)]):
        assert decision_kinds._told(games) == decision_kinds.NONE
    curve = decision_kinds._curve([_game(n, lay=1000 * n, draw=5) for n in range(8)], WORLD)
    assert [values for _, values in curve.rows] == [(5,), (505,), (1005,), (1505,), (2005,), (3005,), (4005,), (5005,)]


@pytest.mark.parametrize(
    ("dollars", "trend"),
    [
        ([900, 1000, 950, 300, 400, 350], decision_kinds.LESS),
        ([300, 400, 350, 900, 1000, 950], decision_kinds.MORE),
        ([900, 100, 500, 450, 1000, 150], decision_kinds.LIKE_BEFORE),
        ([900, 1000, 950, 300, 400], decision_kinds.TOO_FEW),
    ],
)
def test_a_trend_is_told_beyond_its_error(dollars: list[int], trend: str) -> None:
    assert decision_kinds._row("lay", [_game(n, lay=one) for n, one in enumerate(dollars)]).trend == trend


@pytest.mark.slow
def test_one_press_has_the_others_analysed(client: FlaskClient, games: list[Table], anna: str) -> None:
    assert "Look at 3 more games" in text_of(client.get(f"{anna}/my-play"))
    answer = client.post(f"{anna}/my-play/all")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{anna}/my-play#all-games")
    shown = text_of(client.get(f"{anna}/my-play"))
    assert "3 games wait for their analysis." in shown
    assert "more game" not in shown
    before = rows_of(games[0].database, PlayAnalysis)
    assert client.post(f"{anna}/my-play/all", json={}, headers=JSON).json["analysis"]["state"] == "waiting"
    assert rows_of(games[0].database, PlayAnalysis) == before
    compute(games[0])
    assert "From 3 games" in text_of(client.get(f"{anna}/my-play"))


def test_those_of_one_press_let_others_pass(client: FlaskClient, games: list[Table], anna: str) -> None:
    client.post(f"{anna}/my-play/all")
    games[0].later(seconds=1)
    add(games[0].database, PlayAnalysis(game_id=games[0].id, seat=1, asked_at=games[0].now, work_at=games[0].now))
    order = []

    def analyse(record: engine.Record, seat: int, seed: str, **how: object) -> engine.Analysis:
        order.append(seat)
        return quick_analysis(record, seat, seed)

    compute(games[0], analyse)
    assert order == [0, 1, 0, 0]


def test_one_press_asks_for_no_more_than_so_many(
    client: FlaskClient, games: list[Table], anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decision_costs, "MOST_AT_ONCE", 2)
    client.post(f"{anna}/my-play/all")
    assert {row.game_id for row in rows_of(games[0].database, PlayAnalysis)} == {games[1].id, games[2].id}, "the latest"


def test_a_game_that_others_still_play_is_left_out(client: FlaskClient, games: list[Table], anna: str) -> None:
    games[1].change(sealed=True)
    games[2].change(status="stopped")
    client.post(f"{anna}/my-play/all")
    assert {row.game_id for row in rows_of(games[0].database, PlayAnalysis)} == {games[0].id}


def test_the_list_of_my_games_shows_the_same(client: FlaskClient, games: list[Table], links: Links) -> None:
    path = urlsplit(links.games(games[0].player(0), games[0].now)).path
    assert "As soon as games of yours are analysed" in text_of(client.get(path))
    analysed(games[0], 0)
    shown = client.get(path)
    assert SECTION in shown.text
    assert "my-play" not in shown.text
    assert "2 more games can be looked at" in text_of(shown)


def test_a_guest_has_no_other_games(client: FlaskClient, games: list[Table], anna: str) -> None:
    games[0].change_seat(0, player_id=None)
    assert SECTION not in client.get(f"{anna}/my-play").text
    assert client.post(f"{anna}/my-play/all").status_code == 410


def _game(n: int, **dollars_of: int) -> GameCosts:
    return GameCosts(ENDED + timedelta(days=n), {kind: Spent(3, dollars) for kind, dollars in dollars_of.items()})
