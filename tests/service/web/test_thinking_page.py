"""The page of a person while a robot thinks, and what their own post leads to."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from flask.testing import FlaskClient

from service.db.database import Database
from service.sweep import robots_due
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, REFRESH, Clock, People, text_of


@pytest.fixture
def against_one(database: Database, clock: Clock) -> Harness:
    """A game of Anna against Burt, a marshal, in which it is Anna's turn."""
    harness = Harness(database, clock.now, players=2, robots={1: "marshal"})
    play_on(harness)
    return harness


def play_on(harness: Harness) -> None:
    """Let the robot play until the turn is Anna's, who passes when she is asked out of turn."""
    while robots_due.work_due(harness.database, 0.01, lambda: harness.now) or harness.game().window_at is not None:
        if harness.game().window_at is not None:
            harness.post(0, "pass")


def test_the_post_that_ends_a_turn_leads_to_a_page_that_waits_for_the_robot(
    client: FlaskClient, against_one: Harness, people_of: Callable[[str], People]
) -> None:
    page = people_of(against_one.id).page(0)
    assert REFRESH not in client.get(page).text, "a player who has to move is left alone"
    client.post(f"{page}/moves", data={"move": "draw supply", "at": str(against_one.game().at)})
    card = against_one.position().view(0)["hands"][0][0]
    done = client.post(f"{page}/moves", data={"move": f"discard {card}", "at": str(against_one.game().at)})
    assert done.status_code == 303
    shown = client.get(page)
    assert "<h1 data-thinks>Burt is thinking</h1>" in shown.text
    assert "Burt tries every move first" in text_of(shown)
    assert REFRESH in shown.text.partition("</head>")[0]
    as_json = client.get(page, headers=JSON).json
    assert (as_json["to_act"], as_json["due"], as_json["legal"]) == ([1], None, [])

    play_on(against_one)
    after = client.get(page)
    assert "<h1>Your turn</h1>" in after.text
    assert REFRESH not in after.text


def test_what_a_program_posts_is_answered_before_the_robot_has_thought(
    client: FlaskClient, against_one: Harness, people_of: Callable[[str], People]
) -> None:
    page, at = people_of(against_one.id).page(0), against_one.game().at
    card = against_one.position().view(0)["hands"][0][0]
    done = client.post(f"{page}/moves", json={"move": f"draw supply; discard {card}", "at": at}, headers=JSON)
    assert (done.status_code, done.json["at"], done.json["to_act"]) == (200, at + 2, [1])
    assert against_one.game().think_by is not None
