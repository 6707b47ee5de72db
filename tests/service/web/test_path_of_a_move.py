"""docs/change-it.md names the modules on the path of a move, and no others are on it."""

from __future__ import annotations

from flask.testing import FlaskClient

from tests.service.sitting import Sitting
from tests.service.web.conftest import People
from tests.tracing import documented, modules_entered


def test_a_draw_enters_the_documented_modules(client: FlaskClient, sitting: Sitting, people: People) -> None:
    page = people.page(sitting.position().turn)
    entered = modules_entered(lambda: client.post(page + "/moves", json={"move": "draw supply", "at": 0}))
    assert sitting.game().at == 1
    assert entered == documented("A draw posted as JSON enters")
