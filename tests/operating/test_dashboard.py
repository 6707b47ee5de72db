"""The dashboard for Grafana: its expressions are those of Prometheus, and every metric is on it."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests import units
from tests.operating.prometheus import program

FILE = units.ROOT / "deploy" / "club" / "grafana.json"
PAGE = (units.ROOT / "docs" / "alerts.md").read_text()
DOCUMENTED = set(re.findall(r"^\| `(posse_\w+)", PAGE, re.MULTILINE))
COLUMNS = 24  # of Grafana's grid


@pytest.fixture(scope="module")
def dashboard() -> Any:
    return json.loads(FILE.read_text())


def expressions(dashboard: Any) -> Iterator[str]:
    for panel in dashboard["panels"]:
        yield from (target["expr"] for target in panel.get("targets", ()))


def test_prometheus_reads_every_expression(dashboard: Any, tmp_path: Path) -> None:
    rules = [{"record": f"posse:{n}", "expr": expression} for n, expression in enumerate(expressions(dashboard))]
    assert len(rules) > 20
    file = tmp_path / "rules.yml"
    file.write_text(yaml.safe_dump({"groups": [{"name": "dashboard", "rules": rules}]}))
    read = subprocess.run(
        [program("promtool"), "check", "rules", str(file)], capture_output=True, text=True, check=False
    )
    assert read.returncode == 0, read.stdout + read.stderr
    assert f"SUCCESS: {len(rules)} rules found" in read.stdout


def test_it_shows_every_metric_and_no_other(dashboard: Any) -> None:
    named = {name for expression in expressions(dashboard) for name in re.findall(r"\bposse_\w+", expression)}
    assert {re.sub(r"_(bucket|count)$", "", name) for name in named} == DOCUMENTED


def test_each_panel_has_a_place_of_its_own(dashboard: Any) -> None:
    taken: set[tuple[int, int]] = set()
    for panel in dashboard["panels"]:
        place = panel["gridPos"]
        cells = {(place["x"] + x, place["y"] + y) for x in range(place["w"]) for y in range(place["h"])}
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < COLUMNS
        taken |= cells
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_whoever_imports_it_chooses_their_prometheus(dashboard: Any) -> None:
    (source,) = dashboard["templating"]["list"]
    sources = {panel["datasource"]["uid"] for panel in dashboard["panels"] if "targets" in panel}
    assert (source["type"], source["query"], sources) == ("datasource", "prometheus", {f"${{{source['name']}}}"})
