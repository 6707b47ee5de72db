"""What a poster and a player's money are worth to a robot, in dollars more than the others have."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.rules.editions import Rules
from engine.rules.ending import score_poster

WON = 10_000.0  # dollars: what winning the game is worth beside the money
STILL = 2.0  # the weight of nobody's adding points
ADDED = ((2, 1.0), (4, 1.0))  # points that one player adds, with the weight of that; each is as likely to be the one
KEPT, GAMES = 50_000, 3  # results in memory, of those used last, for so many rules at a time: 190 MB at most

Points = tuple[int, ...]  # Capture Points by seat


class Worth:
    """What posters are worth by the rules of one game. Results are kept, because the same few are needed often.

    Who of the others has which points makes no difference, so that most are worked out of points in falling order.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self.hits = round(rules.numbers.hits, 2)  # the chance of a hit
        self.change = lru_cache(KEPT)(self._change)
        self._outlook = lru_cache(KEPT)(self._expected)
        self._margins = lru_cache(KEPT)(self._leads)

    def now(self, own: int, points: Points, reward: int) -> float:
        """Return how many dollars more than the others on average one who has `own` points would get now."""
        ranked = tuple(sorted(points, reverse=True))
        return self._margins(ranked, reward)[ranked.index(own)]

    def _change(self, points: Points, money: int, seat: int, who: int, more: int, reward: int) -> float:
        """Return how much better a seat's outlook on a poster is if `who` gets more points, and the poster a reward."""
        after = (*points[:who], points[who] + more, *points[who + 1 :])
        return self._outlook(_own_first(after, seat), money + reward) - self._outlook(_own_first(points, seat), money)

    def _expected(self, points: Points, reward: int) -> float:
        """Return how many dollars more than the others the first of these players may expect from a poster.

        It is the mean over what the poster would pay now, and after one or two more cards of each player's: a lead
        that one card takes away is worth less than one that lasts.
        """
        own, *others = points
        total, weights = STILL * self.now(own, points, reward), STILL
        for more, weight in ADDED:
            weights += weight
            changed = self.now(own + more, (own + more, *others), reward)
            for n, theirs in enumerate(others):
                changed += self.now(own, (own, *others[:n], theirs + more, *others[n + 1 :]), reward)
            total += weight * changed / len(points)
        return total / weights

    def _leads(self, ranked: Points, reward: int) -> tuple[float, ...]:
        """Return how many dollars more than the others on average each of these players would get now."""
        gained = score_poster("", ranked, reward, self._rules).gained
        return tuple(margin(gained, place) for place in range(len(ranked)))


@lru_cache(GAMES)
def worth_by(rules: Rules) -> Worth:
    """Return the worths by these rules, one object for each."""
    return Worth(rules)


def margin(money: Sequence[int], seat: int) -> float:
    """Return how much more a seat has than the others on average."""
    return money[seat] - (sum(money) - money[seat]) / (len(money) - 1)


def standing(money: Sequence[int], seat: int, winner: int | None) -> float:
    """Return how a seat stands after a hand: its lead in dollars, and more for having won the game."""
    chance = 1 / len(money) if winner is None else float(winner == seat)
    return margin(money, seat) + worth_of(chance, len(money))


def worth_of(chance: float, players: int) -> float:
    """Return what a chance to win the game is worth beside the money, in dollars: nothing, if all have the same."""
    return WON * (players * chance - 1) / (players - 1)


def _own_first(points: Points, seat: int) -> Points:
    """Return a seat's points, then those of the others, the most first."""
    return points[seat], *sorted((*points[:seat], *points[seat + 1 :]), reverse=True)
