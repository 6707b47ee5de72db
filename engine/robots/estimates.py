"""What matches and games tell, with 95 % intervals that are right for few of them, too."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import NamedTuple

CONFIDENT = 1.96  # standard errors on each side of an interval of 95 %
T_OF_FEW = {1: 12.706, 2: 4.303}  # the same by Student's distribution, by degrees of freedom


class Estimate(NamedTuple):
    """A mean, and the ends of its 95 % interval; None if one value tells nothing of them."""

    mean: float
    low: float | None
    high: float | None

    def is_above(self, level: float) -> bool:
        """Return whether the whole interval lies above `level`."""
        return self.low is not None and self.low > level

    def is_below(self, level: float) -> bool:
        """Return whether the whole interval lies below `level`."""
        return self.high is not None and self.high < level

    def is_decided(self, level: float) -> bool:
        """Return whether the interval, made wider by a half for being looked at often, does not contain `level`."""
        if self.low is None or self.high is None:
            return False
        return not self.mean - 1.5 * (self.mean - self.low) <= level <= self.mean + 1.5 * (self.high - self.mean)

    def in_words(self, form: str) -> str:
        """Return it with its interval in brackets, each number in this form: `61.0% (55.2% to 66.5%)`."""
        if self.low is None:
            return format(self.mean, form)
        return f"{self.mean:{form}} ({self.low:{form}} to {self.high:{form}})"


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean of independent values with its interval by Student's distribution; one value leaves it open."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, None, None)
    error = _student(len(values) - 1) * sqrt(variance(values) / len(values))
    return Estimate(mean, mean - error, mean + error)


def share_of(shares: Sequence[float], games: int) -> Estimate:
    """Return the part of games won, from the deals' parts, of so many games each, with Wilson's interval.

    Its games count for less if deals differ by more than luck would make them, and never for more.
    """
    share, number = fmean(shares), float(len(shares) * games)
    by_deals = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    if by_deals:
        number = min(share * (1 - share) / by_deals, number)
    spread = CONFIDENT**2 / number
    middle = (share + spread / 2) / (1 + spread)
    error = CONFIDENT / (1 + spread) * sqrt(share * (1 - share) / number + spread / (4 * number))
    return Estimate(share, middle - error, middle + error)


def _student(freedom: int) -> float:
    """Return how many standard errors on each side hold 95 %: the expansion in 1 / freedom, to the fourth power."""
    z = CONFIDENT
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return T_OF_FEW.get(freedom) or z + sum(term / freedom**power for power, term in enumerate(terms, 1))
