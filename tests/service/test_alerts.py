"""The alert rules: a file as Prometheus reads it, with every rule documented on the page beside it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.operating.rules import written

DOCS = Path(__file__).parents[2] / "docs"
RULES: list[dict[str, Any]] = [
    rule for group in yaml.safe_load((DOCS / "alerts.yml").read_text())["groups"] for rule in group["rules"]
]
PAGE = (DOCS / "alerts.md").read_text()


def metrics_in(expression: str) -> set[str]:
    """Return the names of the metrics in an expression."""
    return set(re.findall(r"\bposse_\w+", expression))


def test_the_file_is_the_table_of_the_program() -> None:
    assert (DOCS / "alerts.yml").read_text() == written(), "python -m tests.operating.rules writes it"


def test_the_file_has_the_structure_that_prometheus_expects() -> None:
    file = yaml.safe_load((DOCS / "alerts.yml").read_text())
    assert file.keys() == {"groups"}
    for group in file["groups"]:
        assert group.keys() == {"name", "rules"}
    assert len({rule["alert"] for rule in RULES}) == len(RULES) > 5


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["alert"]))
def test_each_rule_is_complete_and_documented(rule: dict[str, Any]) -> None:
    assert rule.keys() == {"alert", "expr", "for", "labels", "annotations"}
    assert re.fullmatch(r"\d+[smh]", rule["for"])
    assert rule["labels"].keys() == {"severity"}
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert metrics_in(rule["expr"])
    assert all(rule["expr"].count(first) == rule["expr"].count(last) for first, last in ("()", "[]", "{}"))
    annotations = rule["annotations"]
    assert f"| {rule['alert']} | {annotations['summary']} | {annotations['description']} |" in PAGE.splitlines()


def test_no_other_alert_is_documented() -> None:
    assert re.findall(r"^\| (Posse\w+) \|", PAGE, re.MULTILINE) == [rule["alert"] for rule in RULES]


def test_every_metric_in_a_rule_is_documented() -> None:
    explained = set(re.findall(r"^\| `(posse_\w+)", PAGE, re.MULTILINE))
    asked = {metric.removesuffix("_bucket") for rule in RULES for metric in metrics_in(rule["expr"])}
    assert asked <= explained
