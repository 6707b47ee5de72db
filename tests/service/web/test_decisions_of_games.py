"""What decisions cost over all games of a player: on the page of a finished game and on the list of their games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from sqlmodel import select

import engine
from engine import dollars
from service.clocks.zones import WORLD
from service.db.database import Database
from service.links import Links
from service.models import Game, PlayAnalysis, Player, Seat
from service.results import decision_costs
from service.results.decision_costs import GameCosts, Spent
from service.sweep import play_analyses
from service.text.amounts import difference
from service.web.history import decision_kinds
from tests.service.analysed import analysed, copied, finished, quick_analysis
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People, text_of

SECTION = "Over all your games"
ENDED = datetime(2026, 11, 20, tzinfo=UTC)


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> list[Harness]:
    """Three games of Anna, Burt and Curt that are over, in a database that no test changes."""
    return finished(migrated, tmp_path_factory.mktemp("finished"), 2, 3, 4)


@pytest.fixture
def games(ended: list[Harness], tmp_path: Path) -> Iterator[list[Harness]]:
    """The same games, all of the same three players, in a database of their own."""
    games = copied(ended, tmp_path)
    with games[0].database.writing() as session:
        theirs = {seat.n: seat.player_id for seat in session.exec(select(Seat).where(Seat.game_id == games[0].id))}
        for seat in session.exec(select(Seat)):
            seat.player_id = theirs[seat.n]
        for n, game in enumerate(games):
            session.get_one(Game, game.id).ended_at = ENDED + timedelta(days=n)
    yield games
    games[0].database.close()


@pytest.fixture
def database(games: list[Harness]) -> Database:
    return games[0].database


@pytest.fixture
def anna(games: list[Harness], people_of: Callable[[str], People]) -> str:
    """Anna's page of the first game."""
    return people_of(games[0].id).page(0)


def costs(games: Sequence[Harness], kind: str) -> list[int]:
    """What Anna's decisions of a kind cost in each game, by the analyses of `quick_analysis`."""
    found = [quick_analysis(engine.Record.from_dict(game.record()), 0, "") for game in games]
    return [sum(one.cost for one in analysis.decisions if one.kind == kind) for analysis in found]


@pytest.mark.slow
def test_it_sums_up_the_games_of_the_player_that_are_analysed(
    client: FlaskClient, games: list[Harness], anna: str
) -> None:
    analysed(games[0], 0)
    analysed(games[1], 0)
    analysed(games[2], 1)  # by Burt
    shown = text_of(client.get(f"{anna}/my-play"))
    assert "From 2 games, the latest on Sat 21 Nov." in shown
    for kind, name in decision_kinds.KINDS.items():
        of_games = costs(games[:2], kind)
        assert f"{difference(-round(sum(of_games) / 2))} too early" in shown.partition(f" {name} ")[2][:40], kind
    assert "Look at one more game" in shown


def test_which_kind_costs_most_is_said_if_it_is_sure() -> None:
    sure = [_game(n, draw=900 + 10 * n, lay=-50, discard=200) for n in range(4)]
    assert decision_kinds._told(sure) == decision_kinds.MOST.format(kind="Drawing", dollars=dollars(915))
    for games in (sure[:1], [_game(n, draw=3000 * (n % 2), lay=0) for n in range(4)]):
        assert decision_kinds._told(games) == decision_kinds.NONE


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


def test_the_curve_is_a_mean_of_five_games() -> None:
    curve = decision_kinds._curve([_game(n, lay=1000 * n, draw=5) for n in range(8)], WORLD)
    assert [values for _, values in curve.rows] == [(5,), (505,), (1005,), (1505,), (2005,), (3005,), (4005,), (5005,)]


def test_one_press_has_the_others_analysed(client: FlaskClient, games: list[Harness], anna: str) -> None:
    assert "Look at 3 more games" in text_of(client.get(f"{anna}/my-play"))
    answer = client.post(f"{anna}/my-play/all")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{anna}/my-play#all-games")
    shown = text_of(client.get(f"{anna}/my-play"))
    assert "3 games wait for their analysis." in shown
    assert "more game" not in shown
    before = _rows(games[0].database)
    assert client.post(f"{anna}/my-play/all", json={}, headers=JSON).json["analysis"]["state"] == "waiting"
    assert _rows(games[0].database) == before
    while play_analyses.work_due(games[0].database, lambda: games[0].now, analyse=quick_analysis):
        pass
    assert "From 3 games" in text_of(client.get(f"{anna}/my-play"))


def test_those_of_one_press_let_others_pass(client: FlaskClient, games: list[Harness], anna: str) -> None:
    client.post(f"{anna}/my-play/all")
    games[0].later(seconds=1)
    with games[0].database.writing() as session:
        session.merge(PlayAnalysis(game_id=games[0].id, seat=1, asked_at=games[0].now, work_at=games[0].now))
    order = []

    def analyse(record: engine.Record, seat: int, seed: str, **how: object) -> engine.Analysis:
        order.append(seat)
        return quick_analysis(record, seat, seed)

    while play_analyses.work_due(games[0].database, lambda: games[0].now, analyse=analyse):
        pass
    assert order == [0, 1, 0, 0]


def test_one_press_asks_for_no_more_than_so_many(
    client: FlaskClient, games: list[Harness], anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decision_costs, "MOST_AT_ONCE", 2)
    client.post(f"{anna}/my-play/all")
    assert {row.game_id for row in _rows(games[0].database)} == {games[1].id, games[2].id}, "the latest"


def test_a_game_that_others_still_play_is_left_out(client: FlaskClient, games: list[Harness], anna: str) -> None:
    with games[0].database.writing() as session:
        session.get_one(Game, games[1].id).sealed = True
        session.get_one(Game, games[2].id).status = "stopped"
    client.post(f"{anna}/my-play/all")
    assert {row.game_id for row in _rows(games[0].database)} == {games[0].id}


def test_the_list_of_my_games_shows_the_same_and_asks_for_nothing(
    client: FlaskClient, games: list[Harness], links: Links, anna: str
) -> None:
    with games[0].database.reading() as session:
        player_id = session.exec(select(Seat).where(Seat.game_id == games[0].id, Seat.n == 0)).one().player_id
        path = urlsplit(links.games(session.get_one(Player, player_id), games[0].now)).path
    assert "As soon as games of yours are analysed" in text_of(client.get(path))
    analysed(games[0], 0)
    shown = client.get(path).text
    assert SECTION in shown
    assert "my-play" not in shown
    assert "2 more games can be looked at" in text_of(client.get(path))


def test_a_guest_has_no_other_games(client: FlaskClient, games: list[Harness], anna: str) -> None:
    with games[0].database.writing() as session:
        for seat in session.exec(select(Seat).where(Seat.n == 0)):
            seat.player_id = None
    assert SECTION not in client.get(f"{anna}/my-play").text
    assert client.post(f"{anna}/my-play/all").status_code == 410


def _game(n: int, **dollars_of: int) -> GameCosts:
    return GameCosts(ENDED + timedelta(days=n), {kind: Spent(3, dollars) for kind, dollars in dollars_of.items()})


def _rows(database: Database) -> list[PlayAnalysis]:
    with database.reading() as session:
        return list(session.exec(select(PlayAnalysis)))
