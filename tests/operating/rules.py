"""Write the table of alerts as Prometheus reads it: `python -m tests.operating.rules` writes docs/alerts.yml."""

from __future__ import annotations

from service.monitoring.alert_rules import RULES, Rule
from tests.operating.prometheus import RULES as FILE

HEAD = """\
# Posse's alert rules for Prometheus, which Grafana imports too. alerts.md explains each of them.
groups:
  - name: posse
    rules:
"""


def written() -> str:
    return HEAD + "".join(map(_written, RULES))


def _written(rule: Rule) -> str:
    return f"""\
      - alert: {rule.name}
        expr: {_quoted(str(rule.condition))}
        for: {rule.lasts}
        labels:
          severity: {rule.severity}
        annotations:
          summary: {_quoted(rule.meaning)}
          description: {_quoted(rule.advice)}
"""


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


if __name__ == "__main__":
    FILE.write_text(written())
