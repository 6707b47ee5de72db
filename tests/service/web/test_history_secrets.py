"""The history of a game shows nobody more than they could know, at any moment and in any view."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from datetime import timedelta

import pytest
from flask.testing import FlaskClient

import engine
from service import errors
from service.gamelog.log import GameLog
from service.gamelog.story import story
from service.models import Game, LoggedMove
from service.table import resigning
from service.views import gate
from tests.quick import few
from tests.service.harness import Harness, bold, in_window
from tests.service.test_secrets import other_hidden_cards
from tests.service.web.conftest import JSON, Resumed, Table

VIEWS = ("", "?view=bystander", "?view=all", "?view=own")
DOWNLOADS = (".json", ".txt", "/scores", "/scores.csv")


def pages_of(game_id: str, moments: Iterable[int], links: dict[int, str]) -> Iterator[str]:
    """The pages of a history for everybody and for the links of some seats: these moments, each view and download."""
    for address, history in [(f"/g/{game_id}", ""), *((link, "/history") for link in links.values())]:
        for view in VIEWS:
            yield from (f"{address}/at/{n}{view}" for n in moments)
            yield f"{address}{history}{view}"
            yield f"{address}{history}?hand=1&view=all"
    yield from (f"/g/{game_id}{end}" for end in (*DOWNLOADS, "/check"))


def shown(client: FlaskClient, path: str) -> list[tuple[int, str]]:
    """What an address answers to people and to programs."""
    answers = [client.get(path, headers=headers) for headers in ({}, JSON)]
    return [(one.status_code, one.text.replace(one.headers["X-Request-Id"], "")) for one in answers]


def to_a_take(harness: Harness) -> None:
    while not any(move.move.startswith("take ") for move in harness.moves()):
        harness.act(bold)


@pytest.mark.slow
@pytest.mark.parametrize("moments", few(["some", "all"], 1))
def test_a_hidden_take_shows_in_no_page_of_others(resumed: Resumed, moments: str) -> None:
    """Two games with one log but for the card that was taken: in one the player took another."""
    table = resumed(to_a_take)
    (take,) = (move for move in table.moves() if move.move.startswith("take "))
    at, links = table.game().at, {n: table.page(n) for n in range(3)}
    shown_of = range(at + 1) if moments == "all" else sorted({take.n, at})

    def everywhere() -> dict[str, object]:
        return {path: shown(table.client, path) for path in pages_of(table.id, shown_of, links)}

    before = everywhere()
    with table.database.reading() as session:
        legal = GameLog(session, table.game()).position_at(take.n - 1).legal(take.seat)
    with table.database.writing() as session:
        session.get_one(LoggedMove, (table.id, take.n)).move = next(move for move in legal if move != take.move)
        game = session.get_one(Game, table.id)
        game.position = GameLog(session, game).position_at(at).to_dict()
    changed = {path for path, page in everywhere().items() if page != before[path]}
    assert changed
    assert all(path.startswith(links[take.seat]) and "view=bystander" not in path for path in changed)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_moments_that_differ_in_hidden_cards_look_and_are_marked_alike(harness: Harness, viewer: int | None) -> None:
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
def test_while_a_game_goes_on_nothing_is_revealed_by_asking(table: Table) -> None:
    table.act(bold, times=30)
    at = table.game().at
    for address in (f"/g/{table.id}", table.page(1), table.page(1, "turn", 999)):
        history = "" if address.startswith("/g/") else "/history"
        for path in (f"{address}{history}", *(f"{address}/at/{n}" for n in (0, at // 2, at))):
            asked = shown(table.client, f"{path}?view=all")
            # A page links to itself in other languages, with its query.
            without = [(status, page.replace("view=all&amp;lang=", "lang=")) for status, page in asked]
            assert without == shown(table.client, path)
    bystander = table.client.get(f"/g/{table.id}/at/{at}").text
    assert "As it really was" not in bystander
    forged = "/p/" + "a" * 24 + "." + "b" * 24
    assert {table.client.get(f"{forged}{end}?view=all").status_code for end in ("/history", "/at/3")} == {404}


def test_the_gate_itself_reveals_no_game_that_goes_on(table: Table) -> None:
    table.act(times=5)
    with table.database.reading() as session:
        log = GameLog(session, session.get_one(Game, table.id))
        with pytest.raises(errors.Forged):
            gate.revealed_hands(log, 3)
        with pytest.raises(errors.Forged):
            story(log, None, 0, 5, revealed=True)


@pytest.mark.slow
def test_the_link_of_a_turn_that_was_played_shows_nothing_of_the_end_of_the_game(table: Table) -> None:
    table.pass_turn()
    at, turn = table.game().at, table.moves()[-1].seat
    link = table.page(turn, "done", at)
    paths = [f"{link}{end}" for end in ("/history", "/history?view=all", f"/at/{at}", f"/at/{at}?view=all")]
    before = [shown(table.client, path) for path in paths]
    table.do(resigning.resign, turn)
    table.act_until(lambda position: False)
    assert table.game().status == "over"
    after = [shown(table.client, path) for path in paths]
    assert table.game().seed not in "".join(text for answers in after for _, text in answers)
    assert [answers[0] for answers in after] == [answers[0] for answers in before]


def test_the_link_of_a_turn_that_was_played_does_not_follow_its_player_to_another_zone(table: Table) -> None:
    table.pass_turn()
    at, turn = table.game().at, table.moves()[-1].seat
    paths = [table.page(turn, "done", at) + end for end in ("", "/history", f"/at/{at}")]
    before = [table.client.get(path).text for path in paths]
    table.press(turn, "/clock", {"time_zone": "Asia/Tokyo"})
    assert [table.client.get(path).text for path in paths] == before


@pytest.mark.slow
def test_as_it_really_was_shows_neither_who_answered_a_window_nor_when(resumed: Resumed) -> None:
    """Two games with the same moves: in each window the asked players answered at other times, in the other order."""
    told = []
    for play in (played_forwards, played_backwards):
        table = resumed(play, seed=3)
        table.clock.later(days=1)
        pages = [f"{table.public}/at/{n}?view=all" for n in range(table.game().at + 1)]
        pages += [f"{table.public}?hand={n}&view=all" for n in range(1, table.position().hand_no + 1)]
        told.append([table.client.get(page).text for page in pages])
        table.clock.later(days=-1)
    assert "All hands at that time" in told[0][0]
    assert told[0] == told[1]


def played_forwards(harness: Harness, *, backwards: bool = False) -> None:
    """Play until two windows have closed, and end the game; those asked pass in the order of seats or backwards."""
    for _ in range(2):
        assert harness.act_until(in_window)
        asked, opened = harness.position().to_act(), harness.now
        for answers, n in enumerate(asked[::-1] if backwards else asked, 1):
            harness.now = opened + timedelta(minutes=50 if answers == len(asked) else 5 if backwards else 20)
            harness.post(n, "pass")
    harness.change(status="stopped")


def played_backwards(harness: Harness) -> None:
    played_forwards(harness, backwards=True)
