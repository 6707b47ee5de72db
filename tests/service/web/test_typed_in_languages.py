"""Moves that players type on their pages in their own language, and how those are refused."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from service.languages.spoken import Spoken, languages
from service.models import Player
from service.web.turn.move_section import EXAMPLE
from service.web.turn.order_form import EXAMPLE_OF_REST, read_orders
from tests.service.harness import Harness
from tests.service.web.conftest import People

CASES = [
    ("de", "ich ziehe vom Nachziehstapel", "wirf Quatsch ab", "„Quatsch“ in „wirf Quatsch ab“ ist nicht zu verstehen"),
    ("nl", "ik pak van de stapel", "gooi onzin weg", "“onzin” in “gooi onzin weg” is niet te begrijpen"),
]


def speaks(harness: Harness, people: People, n: int, language: str) -> None:
    with harness.database.writing() as session:
        session.get_one(Player, people.seat(n).player_id).language = language


@pytest.mark.parametrize(("code", "draw", "_", "__"), CASES)
def test_a_move_is_played(
    client: FlaskClient, harness: Harness, people: People, code: str, draw: str, _: str, __: str
) -> None:
    n = harness.position().turn
    speaks(harness, people, n, code)
    assert client.post(people.page(n) + "/moves", data={"move": draw, "at": 0}).status_code == 303
    assert harness.game().at == 1


@pytest.mark.parametrize(("code", "_", "line", "why"), CASES)
def test_a_refusal_is_in_that_language(
    client: FlaskClient, harness: Harness, people: People, code: str, _: str, line: str, why: str
) -> None:
    n = harness.position().turn
    speaks(harness, people, n, code)
    answer = client.post(people.page(n) + "/moves", data={"move": line, "at": 0})
    assert answer.status_code == 422
    assert why in answer.text


def test_a_page_in_another_language_reads_moves_in_that(client: FlaskClient, harness: Harness, people: People) -> None:
    """A player looks at it in another language before they choose that: its examples are what they may type."""
    n = harness.position().turn
    page = people.page(n)
    posted = {"move": "ik pak van de stapel", "at": 0}
    assert client.post(f"{page}/moves", data=posted).status_code == 422
    assert client.post(f"{page}/review?lang=nl", json=posted).status_code == 200
    assert client.post(f"{page}/moves?lang=nl", data=posted).status_code == 303
    assert client.post(f"{page}/moves?lang=nl", data=posted).status_code == 303, "the same again"
    assert harness.game().at == 1


@pytest.mark.parametrize("language", languages().values())
def test_the_examples_of_the_page_can_be_ordered(language: Spoken) -> None:
    for example, moves in ((EXAMPLE, "play JJ 3; bank > JJ; discard WH"), (EXAMPLE_OF_REST, "bank > JJ; discard WH")):
        body = {"rest": str(language.say(example))}
        assert read_orders(body, ("Anna", "Burt"), language) == {"rest": moves}
