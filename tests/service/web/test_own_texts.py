"""Pages before the deal, of a history and of a player are said in any language, as one in brackets shows."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient

from service.languages.spoken import Spoken
from tests.pseudo_language import CODE
from tests.service.harness import Harness
from tests.service.web.conftest import People
from tests.service.web.test_site_texts import words_outside

OWN = ("/clock", "/mails", "/mail-history", "/forget", "/history")
PUBLIC = ("", "/scores", "/check", "/at/9")
NAMES = {"Friday", "A", "B", "C", "ve", "Nov", "example", "org", "UTC", "anna"}
"""What is in no language: names and what stands for them, addresses, days of the calendar."""
CODES = re.compile(r"<(code|svg|pre|option)(?: selected)?(?: viewBox[^>]*)?>.*?</\1>", re.DOTALL)
"""Commands, numbers in hexadecimal digits, letters in pictures, names of time zones."""


def outside(client: FlaskClient, path: str) -> set[str]:
    answer = client.get(path, query_string={"lang": CODE})
    assert answer.status_code == 200
    return words_outside(CODES.sub("", answer.text).replace("<", " <")) - NAMES


@pytest.mark.parametrize("page", OWN)
def test_a_page_of_a_player(client: FlaskClient, people: People, pseudo_language: Spoken, page: str) -> None:
    assert outside(client, people.page(0) + page) == set()


@pytest.mark.parametrize("page", PUBLIC)
def test_a_page_of_a_game_that_is_over(client: FlaskClient, over: Harness, pseudo_language: Spoken, page: str) -> None:
    assert outside(client, f"/g/{over.id}{page}") == set()


@pytest.mark.parametrize("page", ["/my-games", "/start", "/forgotten"])
def test_a_form(client: FlaskClient, pseudo_language: Spoken, page: str) -> None:
    assert outside(client, page) == set()
