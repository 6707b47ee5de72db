"""The pages of a game under way are said in any language, as one in brackets shows: drawing, playing, a review."""

from __future__ import annotations

import re

from flask.testing import FlaskClient

from service.languages.spoken import Spoken
from tests.pseudo_language import CODE
from tests.service.harness import Harness
from tests.service.web.conftest import People
from tests.service.web.test_site_texts import words_outside

OWN = {"Friday", "A", "B", "C"}  # the name of the game, and the letters that stand for its players
CODES = re.compile(r"<(code|script|title)\b.*?</\1>", re.DOTALL)
SHOWN_BY_SCRIPTS = re.compile(r'data-(?:on-card|label|choose|changed|summary)="([^"]*)"')


def outside(html: str) -> set[str]:
    """Return the words of a page that are not in brackets, with those that scripts show."""
    shown = CODES.sub("", html)
    return words_outside(shown + " ".join(SHOWN_BY_SCRIPTS.findall(shown))) - OWN


def test_the_pages_of_a_turn_are_said_in_any_language(
    client: FlaskClient, harness: Harness, people: People, pseudo_language: Spoken
) -> None:
    turn = harness.position().turn
    for move in ("draw supply", None):
        for n in range(3):
            assert outside(client.get(people.page(n), query_string={"lang": CODE}).text) == set()
        if move:
            harness.post(turn, move)
    chosen = next(move for move in harness.position().legal(turn) if move.startswith("discard"))
    data = {"at": harness.game().at, "move": chosen}
    review = client.post(f"{people.page(turn)}/review", query_string={"lang": CODE}, data=data)
    assert outside(review.text) == set()
