"""How long a game lasts and how many mails it brings, as the invitation and the first page say: measured over games."""

from __future__ import annotations

import pytest

from bench.mails_per_turn import PACES, counted
from service.views.lasting import MAILS, PART_OF_TURN, TURNS, lasting

GAMES, NEAR = 10, 0.15  # by which part a figure may differ from what so few games have


@pytest.mark.proof
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_turns_and_mails_that_are_said_are_those_of_games(players: int) -> None:
    sent, turns = counted(players, GAMES, PACES[0])
    invitation = 1
    assert turns / GAMES == pytest.approx(TURNS[players], rel=NEAR)
    assert sent.total() / GAMES / players + invitation == pytest.approx(MAILS[players], rel=NEAR)


@pytest.mark.parametrize(
    ("players", "robots", "hours", "time", "turn", "mails"),
    [
        (3, 0, 48.0, "12 days", "6 hours", 20),
        (4, 2, 48.0, "7 days", "6 hours", 17),
        (2, 0, 8.0, "55 hours", "1 hour", 30),
    ],
)
def test_the_time_is_that_of_the_turns_of_people_and_says_what_it_assumes(
    players: int, robots: int, hours: float, time: str, turn: str, mails: int
) -> None:
    said = lasting(players, robots, hours)
    assert (said.time, said.turn, said.mails) == (time, turn, mails)
    assert PART_OF_TURN * hours == int(said.turn.split()[0])
