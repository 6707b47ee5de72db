"""Odd texts where an address has a parameter: each is answered as what is not there, never with an error of ours.

On PostgreSQL no text has a NUL, and on SQLite one does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import pytest
from flask import Flask

from service.models import Game
from tests.databases import differing
from tests.leagues.league import TERMS, LeagueHarness
from tests.rows import alter
from tests.service.web.conftest import JSON, Table

pytestmark = [differing, pytest.mark.slow]

NULS = ("\0", "a\0b")
LARGE = [str(number) for number in (2**31, 2**32, 2**63 - 1, 2**63, 2**64, 10**30, 10**1000)]
ODD = (*LARGE, str(2**31 - 1), ".", "..", "-1", "1.5", "9" * 30, "9" * 2000, "x" * 2000, "%00")
NOWHERE = re.compile(r"%00|/(at|motions|learn|leagues/Zoe)/(" + "|".join(LARGE) + ")")
DATES = ("0001-01-01", "0001-01", "0000-00", "9999-12-31", "9999-12", "10000-01")
BODY: dict[str, Any] = {"answer": "yes", "action": "confirm", "name": "Zoe", "email": "zoe@posse.test"}


def addresses(app: Flask, known: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Every method and path with a parameter, an odd text in place of each; the others are `known`."""
    for rule in app.url_map.iter_rules():
        for odd in rule.arguments:
            others = {name: quote(known[name], safe="") for name in rule.arguments if name != odd}
            path = re.sub(r"<(?:\w+:)?(\w+)>", lambda found: others.get(found[1], "<odd>"), rule.rule)  # noqa: B023
            for text in NULS if odd.endswith("token") else (*NULS, *ODD, *DATES):  # one function reads all tokens
                for method in (rule.methods or set()) & {"GET", "POST"}:
                    yield method, path.replace("<odd>", quote(text, safe=""))


def test_no_text_in_a_path_is_an_error_of_ours(table: Table, app: Flask) -> None:
    alter(table.database, Game, table.id, join_key="key")
    token = table.page(0).removeprefix("/p/")
    known = {"token": token, "game_id": table.id, "n": "0", "name": "Zoe", "number": "1", "motion": "1"}
    LeagueHarness(
        table.database, table.now, ("Zora", "Zeke", "Zara"), replace(TERMS, name="Zoe", players=2)
    ).begin_season()
    assert table.client.get("/leagues/Zoe/1").status_code == 200
    known |= {"key": "key", "day": "2026-11-20", "month": "2026-11", "filename": "posse.css"}
    tried = set(addresses(app, known))
    assert {("GET", "/join/%00"), ("POST", "/join/a%00b"), ("GET", "/daily/month/0001-01")} < tried
    assert {("GET", f"/g/{table.id}/at/%00"), ("POST", f"/p/{token}/at/..")} < tried
    for method, path in sorted(tried):
        how: dict[str, Any] = {} if method == "GET" else {"headers": JSON, "json": BODY}
        answer = table.client.open(path, method=method, **how)
        assert answer.status_code < 500, (method, path)
        assert answer.status_code == 404 or not NOWHERE.search(path), (method, path)
