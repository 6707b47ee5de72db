"""The history of a game shows nobody more than they could know, at any moment and in any view."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from flask.testing import FlaskClient

import engine
from service import errors
from service.db.database import Database
from service.gamelog.log import GameLog
from service.gamelog.story import story
from service.games.transaction import GameTransaction
from service.models import Game, LoggedMove
from service.table import resigning
from service.views import gate
from service.web import create_app
from tests.service.harness import Harness, bold, in_window
from tests.service.test_secrets import other_hidden_cards
from tests.service.web.conftest import JSON, Clock, People
from tests.settings import settings

VIEWS = ("", "?view=bystander", "?view=all", "?view=own")
DOWNLOADS = (".json", ".txt", "/scores", "/scores.csv")


def pages_of(game_id: str, at: int, links: dict[int, str]) -> Iterator[str]:
    """The pages of a history for everybody and for the links of some seats: every moment, hand, view and download."""
    for address, history in [(f"/g/{game_id}", ""), *((link, "/history") for link in links.values())]:
        for view in VIEWS:
            yield from (f"{address}/at/{n}{view}" for n in range(at + 1))
            yield f"{address}{history}{view}"
            yield f"{address}{history}?hand=1&view=all"
    yield from (f"/g/{game_id}{end}" for end in (*DOWNLOADS, "/check"))


def shown(client: FlaskClient, path: str) -> list[tuple[int, str]]:
    """What an address answers to people and to programs."""
    answers = [client.get(path, headers=headers) for headers in ({}, JSON)]
    return [(one.status_code, one.text.replace(one.headers["X-Request-Id"], "")) for one in answers]


@pytest.mark.slow
def test_a_hidden_take_shows_in_no_page_of_others(
    client: FlaskClient, harness: Harness, people: People, database: Database
) -> None:
    """Two games with one log but for the card that was taken: in one the player took another."""
    while not (taken := [move for move in harness.moves() if move.move.startswith("take ")]):
        harness.act(bold)
    take, at = taken[0], harness.game().at
    links = {n: people.page(n) for n in range(3)}
    before = {path: shown(client, path) for path in pages_of(harness.id, at, links)}
    with database.reading() as session:
        legal = GameLog(session, harness.game()).position_at(take.n - 1).legal(take.seat)
    other = next(move for move in legal if move != take.move)
    with database.writing() as session:
        session.get_one(LoggedMove, (harness.id, take.n)).move = other
        game = session.get_one(Game, harness.id)
        game.position = GameLog(session, game).position_at(at).to_dict()
    changed = {path for path in before if shown(client, path) != before[path]}
    assert changed
    assert all(path.startswith(links[take.seat]) and "view=bystander" not in path for path in changed)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_moments_that_differ_in_hidden_cards_look_the_same_and_are_marked_alike(
    harness: Harness, viewer: int | None
) -> None:
    harness.act(bold, times=60)
    chance, differed = random.Random(5), 0
    with harness.database.reading() as session:
        game = session.get_one(Game, harness.id)
        log = GameLog(session, game)
        for n in range(1, game.at + 1, 3):
            step = log.step_at(n)
            twin = Twin(session, game, step, viewer, chance)
            one, other = (gate.table(each, viewer, n, marked=True) for each in (log, twin))
            assert repr(one) == repr(other)
            assert one is not None
            assert one.changed == other.changed
            differed += twin.step.after.to_dict() != step.after.to_dict()
    assert differed > 12, "the twins had other cards"


class Twin(GameLog):
    """A log whose step has other cards where the viewer cannot see them."""

    def __init__(
        self, session: object, game: Game, step: engine.Transition, viewer: int | None, chance: random.Random
    ) -> None:
        super().__init__(session, game)  # type: ignore[arg-type]
        before, after = (
            engine.Position.from_dict(other_hidden_cards(one, viewer, chance)) for one in (step.before, step.after)
        )
        self.step = engine.settled(before, after)

    def step_at(self, n: int) -> engine.Transition:
        return self.step


@pytest.mark.slow
def test_while_a_game_goes_on_nothing_is_revealed_by_asking(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    harness.act(bold, times=30)
    at = harness.game().at
    for address in (f"/g/{harness.id}", people.page(1), people.page(1, "turn", 999)):
        history = "" if address.startswith("/g/") else "/history"
        for path in (f"{address}{history}", *(f"{address}/at/{n}" for n in range(at + 1))):
            asked = shown(client, f"{path}?view=all")
            # A page links to itself in other languages, with its query.
            without = [(status, page.replace("view=all&amp;lang=", "lang=")) for status, page in asked]
            assert without == shown(client, path)
    bystander = client.get(f"/g/{harness.id}/at/{at}").text
    assert "As it really was" not in bystander
    forged = "/p/" + "a" * 24 + "." + "b" * 24
    assert {client.get(f"{forged}{end}?view=all").status_code for end in ("/history", "/at/3")} == {404}


def test_the_gate_itself_reveals_no_game_that_goes_on(harness: Harness) -> None:
    harness.act(times=5)
    with harness.database.reading() as session:
        log = GameLog(session, session.get_one(Game, harness.id))
        with pytest.raises(errors.Forged):
            gate.revealed_hands(log, 3)
        with pytest.raises(errors.Forged):
            story(log, None, 0, 5, revealed=True)


@pytest.mark.slow
def test_the_link_of_a_turn_that_was_played_shows_nothing_of_the_end_of_the_game(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    harness.pass_turn()
    at, turn = harness.game().at, harness.moves()[-1].seat
    link = people.page(turn, "done", at)
    paths = [f"{link}{end}" for end in ("/history", "/history?view=all", f"/at/{at}", f"/at/{at}?view=all")]
    before = [shown(client, path) for path in paths]
    with harness.database.writing() as session:
        resigning.resign(GameTransaction.lock(session, harness.id, harness.now, turn), turn)
    harness.act_until(lambda position: False)
    assert harness.game().status == "over"
    after = [shown(client, path) for path in paths]
    assert harness.game().seed not in "".join(text for answers in after for _, text in answers)
    assert [answers[0] for answers in after] == [answers[0] for answers in before]


@pytest.mark.slow
def test_as_it_really_was_shows_neither_who_answered_a_window_nor_when(
    migrated: Path, tmp_path: Path, now: datetime
) -> None:
    """Two games with the same moves: in each window the asked players answered at other times, in the other order."""
    told = []
    for name in ("one", "other"):
        path = tmp_path / f"{name}.sqlite"
        shutil.copy(migrated, path)
        database = Database(f"sqlite:///{path}")
        harness = play_and_stop(Harness(database, now, players=3, seed=3), backwards=name == "other")
        client = create_app(settings(tmp_path), database, Clock(harness.now)).test_client()
        pages = [f"/g/{harness.id}/at/{n}?view=all" for n in range(harness.game().at + 1)]
        pages += [f"/g/{harness.id}?hand={n}&view=all" for n in range(1, harness.position().hand_no + 1)]
        told.append([client.get(page).text for page in pages])
        database.close()
    assert "All hands at that time" in told[0][0]
    assert told[0] == told[1]


def play_and_stop(harness: Harness, *, backwards: bool) -> Harness:
    """Play until some windows have closed, and end the game; those asked pass in the order of seats or backwards."""
    for _ in range(2):
        assert harness.act_until(in_window)
        asked, opened = harness.position().to_act(), harness.now
        for answers, n in enumerate(asked[::-1] if backwards else asked, 1):
            harness.now = opened + timedelta(minutes=50 if answers == len(asked) else 5 if backwards else 20)
            harness.post(n, "pass")
    with harness.database.writing() as session:
        session.get_one(Game, harness.id).status = "stopped"
    return harness
