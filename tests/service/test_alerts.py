"""The alerts that an operator imports: a file of rules as Prometheus reads it, each told on the page beside it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

DOCS = Path(__file__).parents[2] / "docs"
RULES: list[dict[str, Any]] = [
    rule for group in yaml.safe_load((DOCS / "alerts.yml").read_text())["groups"] for rule in group["rules"]
]
PAGE = (DOCS / "alerts.md").read_text()


def metrics_in(expression: str) -> set[str]:
    """The metrics that an expression asks for."""
    return set(re.findall(r"\bposse_\w+", expression))


def test_the_file_is_of_the_form_that_prometheus_reads() -> None:
    file = yaml.safe_load((DOCS / "alerts.yml").read_text())
    assert file.keys() == {"groups"}
    for group in file["groups"]:
        assert group.keys() == {"name", "rules"}
    assert len({rule["alert"] for rule in RULES}) == len(RULES) > 5


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: str(rule["alert"]))
def test_each_rule_is_whole_and_told_on_the_page(rule: dict[str, Any]) -> None:
    assert rule.keys() == {"alert", "expr", "for", "labels", "annotations"}
    assert re.fullmatch(r"\d+[smh]", rule["for"])
    assert rule["labels"].keys() == {"severity"}
    assert rule["labels"]["severity"] in ("page", "ticket")
    assert metrics_in(rule["expr"])
    assert all(rule["expr"].count(first) == rule["expr"].count(last) for first, last in ("()", "[]", "{}"))
    told = rule["annotations"]
    assert f"| {rule['alert']} | {told['summary']} | {told['description']} |" in PAGE.splitlines()


def test_the_page_tells_of_no_other_alert() -> None:
    assert re.findall(r"^\| (Posse\w+) \|", PAGE, re.MULTILINE) == [rule["alert"] for rule in RULES]


def test_every_metric_asked_for_is_explained() -> None:
    explained = set(re.findall(r"^\| `(posse_\w+)", PAGE, re.MULTILINE))
    asked = {metric.removesuffix("_bucket") for rule in RULES for metric in metrics_in(rule["expr"])}
    assert asked <= explained
