"""A player's address is erased long after their last game, and the mails in their mailbox still have its links."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from flask.testing import FlaskClient

from service.links import Scope
from service.operations.privacy import forgetting
from tests.security.test_permissions import ROUTES
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People, text_of

OF_NO_SEAT = ("games", "offer", "proposal", "address")
MAILED: list[Scope] = [scope for scope in get_args(Scope) if scope not in OF_NO_SEAT]


@pytest.fixture
def erased(over: Harness, people_of: Callable[[str], People]) -> People:
    """The people of a game that is over, whose addresses are erased, as they are after some months."""
    people = people_of(over.id)
    with over.database.writing() as session:
        for n in range(3):
            forgetting.erase_address(session, people.seat(n).player_id or 0)
    assert all(people.seat(n).player_id is None for n in range(3))
    return people


@pytest.mark.slow
@pytest.mark.parametrize("scope", MAILED)
def test_every_page_of_every_link_answers(client: FlaskClient, over: Harness, erased: People, scope: Scope) -> None:
    page = erased.page(0, scope, over.game().at)
    for route in ROUTES:
        path = page + route.path.replace("<n>", "0").replace("<int:motion>", "1")
        for as_json in ({"json": route.body, "headers": JSON}, {"data": route.body}):
            answer = client.open(path, method=route.method, **as_json)
            assert answer.status_code < 500, f"{route.method} {route.path}"


def test_a_language_can_no_longer_be_stored(client: FlaskClient, erased: People) -> None:
    page = erased.page(0, "language")
    for path in (page, f"{page}?lang=de", f"{page}/language"):
        answer = client.get(path)
        assert answer.status_code == 410
    assert "No mail address is stored for this seat" in text_of(client.get(page))
    assert client.post(f"{page}/language", data={"language": "de"}).status_code == 410
