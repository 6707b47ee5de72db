"""What a poster and a player's money are worth to a robot, in dollars more than the others have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.rules.editions import Rules
from engine.rules.ending import score_poster

WON = 10_000.0  # dollars: what winning the game is worth beside the money
STILL, TWO, FOUR = 2.0, 1.0, 1.0  # weights: nobody adds points; one player adds two, or four
KEPT, GAMES = 50_000, 3  # results in memory, of those used last, for so many rules at a time: 170 MB at most

Points = tuple[int, ...]  # Capture Points by seat


class Worth:
    """What posters are worth by the rules of one game. Results are kept, because the same few are needed often."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.hits = round(rules.numbers.hits, 2)  # the chance of a hit
        self.now = lru_cache(KEPT)(self._now)
        self.outlook = lru_cache(KEPT)(self._outlook)
        self.change = lru_cache(KEPT)(self._change)

    def _now(self, points: Points, reward: int, seat: int) -> float:
        """Return how many dollars more than the others on average a seat would get if the hand ended now."""
        return margin(score_poster("", points, reward, self._rules).gained, seat)

    def _outlook(self, points: Points, reward: int, seat: int) -> float:
        """Return how many dollars more than the others a seat may expect from a poster.

        It is the mean over what the poster would pay now, and after one or two more cards of each player's: a lead
        that one card takes away is worth less than one that lasts.
        """
        total, weights = STILL * self.now(points, reward, seat), STILL
        for changed, weight in _changes(points):
            total += weight * self.now(changed, reward, seat)
            weights += weight
        return total / weights

    def _change(self, points: Points, money: int, seat: int, who: int, more: int, reward: int) -> float:
        """Return how much better a seat's outlook on a poster is if `who` gets more points, and the poster a reward."""
        after = (*points[:who], points[who] + more, *points[who + 1 :])
        return self.outlook(after, money + reward, seat) - self.outlook(points, money, seat)


@lru_cache(GAMES)
def worth_by(rules: Rules) -> Worth:
    """Return the worths by these rules, one object for each."""
    return Worth(rules)


def margin(money: Sequence[int], seat: int) -> float:
    """Return how much more a seat has than the others on average."""
    return money[seat] - (sum(money) - money[seat]) / (len(money) - 1)


def standing(money: Sequence[int], seat: int, winner: int | None) -> float:
    """Return how a seat stands after a hand: its lead in dollars, and more for having won the game."""
    lead = margin(money, seat)
    if winner is None:
        return lead
    return lead + (WON if winner == seat else -WON / (len(money) - 1))


def _changes(points: Points) -> Iterator[tuple[Points, float]]:
    for seat, own in enumerate(points):
        for more, weight in ((2, TWO), (4, FOUR)):
            yield (*points[:seat], own + more, *points[seat + 1 :]), weight / len(points)
