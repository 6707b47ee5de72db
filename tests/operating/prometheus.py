"""Prometheus in tests: the samples of a scrape, `promtool` on rules, and a server that watches real processes."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import urlopen

import yaml

from service.operations.monitoring.alert_conditions import Rising, Sample
from service.operations.monitoring.alert_rules import RULES as TABLE
from tests.servers import free_port, unavailable
from tests.waiting import PATIENCE, until

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


def scrape(port: int) -> dict[str, float]:
    """Return all samples of Posse, by name and labels as they are written."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        return {name: float(value) for name, value in SAMPLE.findall(answer.read().decode())}


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


class Prometheus:
    """A server that scrapes one port and evaluates the committed rules, with times that the test shortened."""

    def __init__(self, folder: Path, port: int, shortened: Mapping[str, str]) -> None:
        self._folder, self._port = folder, free_port()
        rules = RULES.read_text()
        for long, short in shortened.items():
            rules, number = re.subn(long, short, rules)
            assert number, long
        (folder / "rules.yml").write_text(rules)
        config = {
            "global": {"scrape_interval": "1s", "scrape_timeout": "1s", "evaluation_interval": "1s"},
            "rule_files": ["rules.yml"],
            "scrape_configs": [{"job_name": "posse", "static_configs": [{"targets": [f"127.0.0.1:{port}"]}]}],
        }
        (folder / "prometheus.yml").write_text(yaml.safe_dump(config))

    @contextmanager
    def running(self) -> Iterator[Prometheus]:
        """Run it during the block."""
        command = [program("prometheus"), f"--config.file={self._folder / 'prometheus.yml'}"]
        command += [f"--storage.tsdb.path={self._folder / 'data'}", f"--web.listen-address=127.0.0.1:{self._port}"]
        with (self._folder / "prometheus.log").open("wb") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            # It listens before it has opened its database, and answers 503 until then.
            until(self._ready, PATIENCE, "Prometheus to be ready", not_yet=OSError)
            yield self
        finally:
            process.terminate()
            process.wait(PATIENCE)

    def _ready(self) -> bool:
        with urlopen(f"http://127.0.0.1:{self._port}/-/ready", timeout=10) as answer:
            return bool(answer.status == 200)

    def _ask(self, what: str) -> Any:
        with urlopen(f"http://127.0.0.1:{self._port}/api/v1/{what}", timeout=10) as answer:
            return json.load(answer)["data"]

    def _scrapes(self) -> bool:
        return [target["health"] for target in self._ask("targets")["activeTargets"]] == ["up"]

    def firing(self) -> set[str]:
        """Return the names of the alerts that fire now."""
        return {one["labels"]["alertname"] for one in self._ask("alerts")["alerts"] if one["state"] == "firing"}

    def wait_until_quiet(self) -> None:
        """Wait until it can scrape the port, and no alert fires."""
        until(self._scrapes, PATIENCE, "a scrape")
        until(self.firing, PATIENCE, "no alert to fire", lambda found: not found)

    def wait_until(self, alert: str, fires: bool) -> float:
        """Wait until an alert fires, or does not any more; return the seconds it took."""
        began = time.monotonic()
        until(
            self.firing,
            PATIENCE,
            f"{alert} {'to fire' if fires else 'to clear'}",
            lambda found: (alert in found) == fires,
        )
        return time.monotonic() - began
