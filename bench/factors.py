"""Fit factors, one for each sign that a player gives; their logarithms add up to how likely something is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

DIGITS = 3  # of a logarithm


def factors_of(names: DictVectorizer, lines: Any, true: Sequence[Any]) -> Mapping[str, float]:
    """Return the logarithm of each factor, by name, fitted to the `lines` of numbers of which some are `true`."""
    fitted = LogisticRegression(fit_intercept=False, max_iter=2000).fit(lines, true)
    return {name: round(float(one), DIGITS) for name, one in zip(names.feature_names_, fitted.coef_[0], strict=True)}
