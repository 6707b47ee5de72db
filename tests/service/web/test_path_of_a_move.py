"""docs/change-it.md names the modules on the path of a move, and no others are on it."""

from __future__ import annotations

from flask.testing import FlaskClient

from service.languages.spoken import languages
from tests.service.harness import Harness
from tests.service.web.conftest import People
from tests.tracing import calls_of, documented, documented_path, first_missing, modules_of

MOST_MODULES = 27  # as measured: a longer path needs a reason


def test_a_draw_enters_the_documented_modules(client: FlaskClient, harness: Harness, people: People) -> None:
    languages()  # read once in a process
    page = people.page(harness.position().turn)
    calls = calls_of(lambda: client.post(page + "/moves", json={"move": "draw supply", "at": 0}))
    assert harness.game().at == 1
    assert modules_of(calls) == documented("A draw posted as JSON enters")
    assert len(modules_of(calls)) <= MOST_MODULES
    *path, _mail = documented_path()
    assert len(path) >= 6
    assert first_missing(path, calls) is None, "the functions of the page's path are called in its order"
