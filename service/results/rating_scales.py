"""The scales of ratings, and what a game changes on them: openskill's Bradley-Terry model of the order of finish.

Each player of a game is compared with each other one; who ties is as good as the other. `bench/ratings.py` has clubs of
robots play whose strength is known: of openskill's models this one predicts their games best, and its errors are what
they say (docs/ratings.md has the figures). BETA says how much luck there is in a game: a difference of that many points
is half the part of the result at a table of three or four that it is at a table of two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from openskill.models import BradleyTerryFull

from service.models import Scale

Luck = Literal["two", "more", "hand"]
"""How much of it is in a game: at a table of two, at one of three or four, in a single hand at a table of two."""

BETA: dict[Luck, float] = {"two": 150.0, "more": 300.0, "hand": 260.0}
LATELY = 2.0  # points by which the error grows with each game: people learn
SURE = 100.0  # points: a rating with a larger error is provisional


class Rating(NamedTuple):
    """How well somebody plays, in points, and its standard error."""

    mean: float
    error: float

    @property
    def is_provisional(self) -> bool:
        """Whether it is too uncertain to tell much."""
        return self.error > SURE


BEGINNING = Rating(1500.0, 250.0)
KNOWN = 1.0  # the error of a robot's rating, which never changes
ROBOTS = {
    "greenhorn": Rating(900.0, KNOWN),
    "cautious": Rating(1500.0, KNOWN),
    "deputy": Rating(2000.0, KNOWN),
    "marshal": Rating(2200.0, KNOWN),
    "gunslinger": Rating(2000.0, KNOWN),
    "homesteader": Rating(2000.0, KNOWN),
}
"""Where the arena puts the robots, by their policy: cautious is as good as somebody of whom nothing is known."""


def scale_of(players: int, robots: int) -> Scale | None:
    """Return the scale on which a game counts; None where several people have played with robots."""
    if robots == 0:
        return "two" if players == 2 else "more"
    return "robots" if players - robots == 1 else None


def rated(luck: Luck, before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Return the ratings after a game of players with the ratings `before`, who had these places, in the same order."""
    model = _MODELS[luck]
    teams = [[model.rating(mu=rating.mean, sigma=rating.error)] for rating in before]
    changed = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(player.mu, player.sigma) for (player,) in changed]


def _unweighted(*_of_a_pair: object) -> float:
    """Return by what the reduction of an error is multiplied: by less than 1 errors would be too large."""
    return 1.0


_MODELS = {luck: BradleyTerryFull(beta=beta, gamma=_unweighted, tau=LATELY) for luck, beta in BETA.items()}
