"""The part of a seat's page while the game waits for others."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from flask.testing import FlaskClient

from service.operations import actions
from tests.service.harness import Harness, in_window
from tests.service.web.conftest import Clock, People

SECTION = re.compile(r'<section class="panel waiting".*?</section>', re.DOTALL)


def waiting(client: FlaskClient, page: str) -> str | None:
    """The text of the section; None if the page has none."""
    found = SECTION.search(client.get(page).text)
    return None if found is None else " ".join(re.sub("<[^>]*>", "", found[0]).split())


def anchors(client: FlaskClient, page: str) -> set[str]:
    """Where the section leads to; each has to be on the page."""
    html = client.get(page).text
    section = SECTION.search(html)
    assert section is not None
    found = set(re.findall(r'href="#([^"]+)"', section[0]))
    assert all(f'id="{one}"' in html for one in found)
    return found


def test_it_tells_whose_turn_it_is_since_when_and_until_when(
    client: FlaskClient, people: People, harness: Harness, clock: Clock
) -> None:
    turn = harness.position().turn
    name, other = harness.names[turn], people.page((turn + 1) % 3)
    assert waiting(client, people.page(turn)) is None, "the game waits for them"
    told = waiting(client, other)
    assert f"{name}’s turn began on Fri 20 Nov, 09:30 UTC and ends on Sun 22 Nov, 09:30 UTC (48 hours left)" in (
        told or ""
    )
    harness.later(hours=5)
    clock.now = harness.now
    harness.pass_turn()
    following = harness.names[harness.position().turn]
    told = waiting(client, people.page(turn)) or ""
    assert f"{following}’s turn began on Fri 20 Nov, 14:30 UTC" in told
    assert waiting(client, other) is None
    assert anchors(client, people.page(turn)) == {"orders", "note"}


@pytest.fixture
def window(harness: Harness, clock: Clock) -> Harness:
    """A window in which two players are asked."""
    assert harness.act_until(in_window)
    return harness


def test_in_a_window_all_asked_are_named_with_when_it_opened(
    client: FlaskClient, people: People, window: Harness, clock: Clock
) -> None:
    turn, (first, second) = window.position().turn, window.position().to_act()
    names = window.names
    told = waiting(client, people.page(turn)) or ""
    assert f"The question to {names[first]} and {names[second]} was asked on Fri 20 Nov, 09:30 UTC." in told
    assert "It is open until Fri 20 Nov, 17:30 UTC (8 hours left) at the latest" in told
    assert "Then your turn goes on." in told
    assert anchors(client, people.page(turn)) == {"rest", "orders", "note"}
    assert waiting(client, people.page(first)) is None, "they are asked"
    window.post(first, "pass")
    own = waiting(client, people.page(first)) or ""
    assert f"The question to you and {names[second]} was asked on" in own
    assert f"After that {names[turn]} plays on." in own


def test_nobody_reads_there_who_has_answered(
    client: FlaskClient, people: People, window: Harness, clock: Clock
) -> None:
    turn, (first, second) = window.position().turn, window.position().to_act()
    before = client.get(people.page(turn)).data, client.get(people.page(second)).data
    window.later(minutes=1)
    window.post(first, "pass")
    assert (client.get(people.page(turn)).data, client.get(people.page(second)).data) == before


def test_a_game_that_is_paused_or_over_waits_for_nobody(
    client: FlaskClient, people: People, harness: Harness, clock: Clock
) -> None:
    with harness.database.writing() as session:
        actions.stop(session, harness.id, harness.now + timedelta(hours=1))
    assert [waiting(client, people.page(n)) for n in range(3)] == [None] * 3


def test_a_turn_that_goes_on_after_a_window_began_before_it(
    client: FlaskClient, people: People, window: Harness, clock: Clock
) -> None:
    turn = window.position().turn
    window.later(hours=2)
    for n in window.position().to_act():
        window.post(n, "pass")
    assert window.position().turn == turn
    told = waiting(client, people.page((turn + 1) % 3)) or ""
    assert told.startswith(f"While you wait {window.names[turn]}’s turn began on Fri 20 Nov, 09:30 UTC and ends on")
