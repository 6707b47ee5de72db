"""Prometheus in tests: the samples of a scrape, and `promtool` on rules."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

import yaml

from service.monitoring.alert_conditions import Rising, Sample
from service.monitoring.alert_rules import RULES as TABLE
from tests.servers import unavailable

RULES = Path(__file__).parents[2] / "docs" / "alerts.yml"
SAMPLE = re.compile(r"^(posse_\w+(?:\{.*\})?) (\S+)$", re.MULTILINE)
LABEL = re.compile(r'(\w+)="([^"]*)"')
RISING = {rule.name for rule in TABLE if isinstance(rule.condition, Rising)}  # only Prometheus evaluates these
STEP, STEPS = 15, 80  # seconds between two scrapes in promtool's tests, and how many there are
LONG_AFTER = "20m"  # when every rule has had its time


Samples = Mapping[str, float]


def program(name: str) -> str:
    """Return the path of a program of Debian's package prometheus, or skip the test."""
    found = shutil.which(name)
    if found is None:
        unavailable(f"{name} is missing (Debian: apt install prometheus)")
    return found


def exposed(port: int) -> str:
    """Return all metrics as Prometheus gets them, over a new connection, so that any of the processes may answer."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        return str(answer.read().decode())


def scrape(port: int) -> dict[str, float]:
    """Return all samples of Posse, by name and labels as they are written."""
    return {name: float(value) for name, value in SAMPLE.findall(exposed(port))}


class Scraped(NamedTuple):
    """Two scrapes and the seconds between them: counters go on rising as they rose then."""

    before: Samples
    after: Samples
    seconds: float


def settled(samples: Samples) -> Scraped:
    """Return a state in which nothing rises."""
    return Scraped(samples, samples, 1.0)


def alerts(state: Scraped, folder: Path) -> set[str]:
    """Return the names of the alerts that fire after 20 minutes of this state, by promtool and the committed rules.

    promtool checks expectations: for each alert it is told to expect none, and names those that it found.
    """
    rules = yaml.safe_load(RULES.read_text())["groups"][0]["rules"]
    none = [{"eval_time": LONG_AFTER, "alertname": rule["alert"], "exp_alerts": []} for rule in rules]
    series = [_series(name, state) for name in sorted(state.after)]
    test = {"interval": f"{STEP}s", "input_series": series, "alert_rule_test": none}
    file = folder / "rules.test.yml"
    file.write_text(yaml.safe_dump({"rule_files": [str(RULES)], "evaluation_interval": f"{STEP}s", "tests": [test]}))
    done = subprocess.run([program("promtool"), "test", "rules", str(file)], capture_output=True, text=True, timeout=60)
    found = set(re.findall(r"alertname: (\w+), time: \w+,\s*exp:\[\s*\],\s*got:\[\s*\d", done.stdout + done.stderr))
    assert bool(found) == bool(done.returncode), done.stdout + done.stderr
    assert found - RISING == evaluated(state.after), "Posse's own evaluation of the table agrees"
    return found


def evaluated(samples: Samples) -> set[str]:
    """Return the names of the alerts whose conditions hold, by Posse's own evaluation."""
    split = [name.partition("{") for name in samples]
    read = [
        Sample(name, dict(LABEL.findall(labels)), value)
        for (name, _, labels), value in zip(split, samples.values(), strict=True)
    ]
    return {rule.name for rule in TABLE if rule.condition.found(read)}


def _series(name: str, state: Scraped) -> dict[str, str]:
    """Return a sample as one of promtool's input series: constant, or rising as it rose between the scrapes."""
    first, last = state.before.get(name, 0.0), state.after.get(name, 0.0)
    rise = (last - first) / state.seconds * STEP if re.search(r"_(total|bucket|count|sum)\b", name) else 0.0
    return {"series": name, "values": f"{last:f}+{rise:f}x{STEPS}"}
