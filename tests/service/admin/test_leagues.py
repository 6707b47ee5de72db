"""The operator founds leagues, lists and ends them, and the audit has it."""

from __future__ import annotations

import pytest

from service.admin.audit import latest
from service.leagues import founding
from tests.rows import read
from tests.service.admin.conftest import Data, Told
from tests.service.harness import Harness


def test_a_league_is_founded_listed_and_ended(harness: Harness, told: Told, data: Data) -> None:
    assert told("leagues") == "There are no leagues.\n"
    sentence = told(
        "found", "Sunday league", "--players", "3", "--hours", "24", "--weeks", "2", "--begins", "2", "--same"
    )
    assert sentence == "The league Sunday league is founded; its first season begins in 2 days.\n"
    league = read(harness.database, founding.league_by_name, "sunday league")
    assert (league.players, league.turn_hours, league.weeks, league.same_deals) == (3, 24, 2, True)
    assert league.founder_id is None
    assert told("leagues") == "Sunday league: no season yet; players: 0\n"
    assert [one["name"] for one in data("leagues")] == ["Sunday league"]
    told("close", "SUNDAY LEAGUE")
    assert data("leagues") == []
    recorded = [(one.did, one.about) for one in read(harness.database, latest, 2)]
    assert recorded == [("ended the league", "Sunday league"), ("founded the league", "Sunday league")]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("found", "x.com"), "No address and no link"),
        (("found", "Sunday league", "--hours", "48", "--weeks", "2"), "At this pace a game may last 4 weeks."),
        (("found", "Sunday league", "--players", "5"), "Expected 2, 3 or 4."),
        (("close", "Sunday league"), "There is no league by this name."),
    ],
)
def test_what_is_wrong_is_said_and_founds_nothing(
    told: Told, data: Data, arguments: tuple[str, ...], expected: str
) -> None:
    assert expected in told(*arguments, exit_code=2)
    assert data("leagues") == []
