"""A client cannot make a metric grow: methods nobody knows have one label, and so have paths that do not exist."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.servers import free_port
from tests.whole.deployment import ROOT

ASK = """
from worker.site import app
client = app.test_client()
for n in range(5):
    client.open("/", method=f"BREW{n}")
    client.open(f"/path{n}", method="post")
    client.get(f"/path{n}")
client.get("/healthz")
from prometheus_client import CollectorRegistry, generate_latest
from service.metrics import CountCollector
registry = CollectorRegistry()
registry.register(CountCollector())
print(generate_latest(registry).decode())
"""


@pytest.mark.slow
def test_methods_and_paths_that_a_client_makes_up_share_one_label(tmp_path: Path) -> None:
    environ = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "METRICS_PORT": str(free_port())}
    ran = subprocess.run([sys.executable, "-c", ASK], cwd=tmp_path, env=environ, text=True, capture_output=True)
    assert ran.returncode == 0, ran.stderr
    counted = re.findall(r'posse_request_seconds_count\{method="(\w+)",rule="([^"]*)"\} (\S+)', ran.stdout)
    assert {(method, rule): float(number) for method, rule, number in counted} == {
        ("other", "-"): 5.0,
        ("POST", "-"): 5.0,
        ("GET", "-"): 5.0,
        ("GET", "/healthz"): 1.0,
    }
    assert set(re.findall(r'posse_refusals_total\{code="\d+",rule="([^"]*)"\}', ran.stdout)) == {"-"}
