"""The form for a whole turn: what it offers, and that what is picked in it is one line, played at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime

import pytest
from flask.testing import FlaskClient
from sqlmodel import select
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

import engine
from service.db.database import Database
from service.models import Submission
from tests.quick import first_quick
from tests.service.harness import Harness, in_window
from tests.service.web.conftest import People, text_of


def forms(harness: Harness) -> Iterator[tuple[engine.Position, engine.TurnOptions]]:
    """Yield every position of a game in which a player may play, with the form for them."""
    while harness.game().status == "playing":
        position = harness.position()
        form = harness.table(position.turn).turn
        assert (form is not None) == (position.phase == "play")
        if form is not None:
            yield position, form
        harness.act()


def sheriffs(form: engine.TurnOptions) -> list[engine.PlayOption]:
    return [option for ways in form.sheriffs for option in ways.options]


def field_of(lays: tuple[engine.Move, ...]) -> str:
    """Return the name of the field of an Outlaw's cards."""
    return f"move-{engine.OUTLAWS[lays[0].card]}"


def after_the_passes(position: engine.Position) -> engine.Position:
    """Let everybody who is asked pass."""
    while in_window(position):
        position = position.play(position.to_act()[0], "pass")
    return position


def post(client: FlaskClient, harness: Harness, page: str, *fields: tuple[str, str]) -> TestResponse:
    """Post the form as a browser does."""
    return client.post(page + "/moves", data=MultiDict([("at", str(harness.game().at)), *fields]))


def follow(client: FlaskClient, answer: TestResponse) -> str:
    assert answer.status_code == 303
    return text_of(client.get(answer.headers["Location"]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_quick(range(1, 7), 1, 2))
def test_a_target_picked_in_advance_is_legal_after_a_hit(database: Database, now: datetime, seed: int) -> None:
    checked = 0
    for position, form in forms(Harness(database, now, seed=seed)):
        for choice in sheriffs(form):
            (order,) = engine.read(choice.line, position.players)
            assert order == choice.order
            if not order.ahead or choice.after_laying is not None:
                continue
            after = position.play(position.turn, order.move.text)
            if after.phase == "choose":
                assert order.ahead[0].text in after.legal(position.turn)
                checked += 1
    assert checked


@pytest.mark.slow
@pytest.mark.parametrize("seed", first_quick(range(1, 7), 1, 2))
def test_an_option_after_a_lay_is_legal_once_that_is_laid(database: Database, now: datetime, seed: int) -> None:
    checked = 0
    for position, form in forms(Harness(database, now, seed=seed)):
        for choice in sheriffs(form):
            if choice.after_laying is None:
                continue
            fewest = next(lays for lays in form.lays if lays[0].card == choice.after_laying)[-1]
            after = after_the_passes(position.play(position.turn, fewest.text))
            assert choice.order.move.text in after.legal(position.turn)
            checked += 1
    assert checked


def ready(harness: Harness) -> tuple[engine.TurnOptions, str]:
    """Play on until a player may lay cards and play a Sheriff card.

    Return the form for them, and a card that they may discard after it.
    """
    for _, form in forms(harness):
        laid = {lays[0].card for lays in form.lays}
        kept = [move.text for move in form.discards if move.card < len(engine.OUTLAWS) and move.card not in laid]
        if laid and kept and any(choice.line in ("bank", "stagecoach") for choice in sheriffs(form)):
            return form, kept[0]
    raise AssertionError("nobody ever had such a turn")


def picked(form: engine.TurnOptions, discard: str) -> list[tuple[str, str]]:
    """Return the fields of the form with everything picked: a lay of each Outlaw, a robbery, a discard."""
    robbery = next(choice for choice in sheriffs(form) if choice.line in ("bank", "stagecoach"))
    lays = [(field_of(lays), lays[0].text) for lays in form.lays]
    return [*lays, ("move", robbery.line), ("move", discard)]


@pytest.mark.slow
def test_all_that_is_picked_is_one_line(
    client: FlaskClient, database: Database, harness: Harness, people: People
) -> None:
    form, discard = ready(harness)
    turn, at = harness.position().turn, harness.game().at
    fields = picked(form, discard)
    follow(client, post(client, harness, people.page(turn), *fields))
    with database.reading() as session:
        line = session.exec(select(Submission.said).where(Submission.at == at)).one()
    assert line == "; ".join(value for _, value in fields)
    assert harness.moves()[at].move == fields[0][1]


def test_blank_fields_count_for_nothing(client: FlaskClient, harness: Harness, people: People) -> None:
    form, discard = ready(harness)
    turn, at = harness.position().turn, harness.game().at
    blank = [(field_of(lays), "") for lays in form.lays]
    page = follow(client, post(client, harness, people.page(turn), *blank, ("move", ""), ("move", discard)))
    assert "You discarded" in page
    assert harness.moves()[at].move == discard


def test_one_play_without_a_discard_leaves_the_turn_open(client: FlaskClient, harness: Harness, people: People) -> None:
    form, _ = ready(harness)
    turn, at = harness.position().turn, harness.game().at
    lays = form.lays[0]
    follow(client, post(client, harness, people.page(turn), (field_of(lays), lays[0].text), ("move", "")))
    assert harness.moves()[at].move == lays[0].text
    assert harness.position().turn == turn


def test_with_nothing_picked_nothing_is_done(client: FlaskClient, harness: Harness, people: People) -> None:
    ready(harness)
    turn, at = harness.position().turn, harness.game().at
    answer = post(client, harness, people.page(turn), ("move-JJ", ""), ("move", ""), ("move", " "))
    assert answer.status_code == 422
    assert "no move is chosen" in text_of(answer)
    assert harness.game().at == at


def test_a_line_that_stops_half_way_says_so(
    client: FlaskClient, database: Database, now: datetime, people_of: Callable[[str], People]
) -> None:
    harness = Harness(database, now, house_rules={"photo_window": False})
    form, _ = ready(harness)
    turn, at = harness.position().turn, harness.game().at
    lay, link = form.lays[0][-1].text, people_of(harness.id).page(turn)
    page = follow(client, post(client, harness, link, (field_of(form.lays[0]), lay), ("move", lay)))
    assert [move.move for move in harness.moves()[at:]] == [lay], "these cards are not there twice"
    assert "Not all of it was played" in page


def test_a_line_that_opens_a_window_says_that_the_rest_waits(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    form, _ = ready(harness)
    turn, at = harness.position().turn, harness.game().at
    lay = form.lays[0][0].text
    page = follow(client, post(client, harness, people.page(turn), (field_of(form.lays[0]), lay), ("move", lay)))
    assert [move.move for move in harness.moves()[at:]] == [lay]
    assert harness.game().window_at == at + 1
    assert "Done. The rest follows when the others have answered" in page


def test_a_form_without_a_move_at_all_cannot_be_read(client: FlaskClient, harness: Harness, people: People) -> None:
    assert post(client, harness, people.page(harness.position().turn)).status_code == 400
