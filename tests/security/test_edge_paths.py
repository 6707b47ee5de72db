"""Paths, and numbers in queries and in bodies: none leads elsewhere, and no number is too large.

A redirect follows only a post of ours, to a path of this site, whatever host or path a request names.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from flask import Flask

from service.clocks import timeline
from service.process.logs import get
from service.web.base import link_ends
from tests.databases import both
from tests.quick import few
from tests.security.test_permissions import ROUTES
from tests.service.web.conftest import JSON, Table

NUMBERS = (2**31 - 1, 2**31, 2**32, 2**63 - 1, 2**63, 2**64, 10**30)
IN_QUERIES = ("hand", "did", "at", "n")
FIELDS = ("at", "seat", "withdrawn", "turn_hours", "window_hours", "bank_hours", "quiet_from", "digest_at", "motion")


@both
@pytest.mark.slow
def test_no_number_in_a_query_is_an_error_of_ours(table: Table) -> None:
    for page in (table.public, table.page(0), f"{table.page(0)}/history"):
        for name in IN_QUERIES:
            for number in (*NUMBERS, 10**1000, -1):
                assert table.client.get(page, query_string={name: number}).status_code in (200, 404), (
                    page,
                    name,
                    number,
                )


@both
@pytest.mark.slow
@pytest.mark.parametrize("number", few([2**63, 2**31, -(2**63) - 1, 1e308], 1))
def test_no_number_in_a_body_is_an_error_of_ours(table: Table, number: float) -> None:
    posts = [route for route in ROUTES if route.method == "POST" and route.path != "/forget"]
    everything: dict[str, Any] = {"kind": "substitute", "name": "Zoe", "email": "zoe@posse.test"}
    for route in posts:
        everything |= route.body or {}
    for route in posts:
        own = route.body or {}
        for body in (everything | dict.fromkeys(FIELDS, number), own | _numbers(own, number)):
            answer = table.client.post(table.page(0) + re.sub("<[^>]*>", "1", route.path), json=body, headers=JSON)
            assert answer.status_code < 500, (route.path, body)


def _numbers(body: dict[str, Any], number: float) -> dict[str, float]:
    """Return that number for each field of a body that is one, and for those of every post."""
    return {name: number for name in FIELDS if name in body or name in ("at", "seat")}


@both
def test_a_question_with_any_other_number_is_not_there(table: Table) -> None:
    asked = table.send(0, "/motions", {"kind": "pause"})
    assert asked.status_code == 200
    answer = {"json": {"answer": "yes"}, "headers": JSON}
    assert table.client.post(f"{table.page(1)}/motions/{2**63}", **answer).status_code == 404
    assert table.client.post(f"{table.page(1)}/motions/2", **answer).status_code == 410
    assert table.client.post(f"{table.page(1)}/motions/1", **answer).status_code == 200
    with table.database.reading() as session:
        assert not timeline.has_been(session, table.game(), 0, "paused")


# --- redirects --------------------------------------------------------------------------------------------------------


ELSEWHERE = {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https"}


SLASHES = ("{}//{}", "{}///{}", "{}/{}//moves", "{}//{}/moves", "/{}/{}", "{}/./{}")


@pytest.mark.parametrize(("method", "path"), [*product(("GET", "POST"), SLASHES), ("POST", "{}/{}/")])
def test_a_path_with_a_slash_too_many_is_not_there(table: Table, method: str, path: str) -> None:
    """A redirect to the right one would send the token to the host that the request names."""
    _, first, token = table.page(0).split("/")
    answer = table.client.open(path.format(f"/{first}", token), method=method, headers=ELSEWHERE)
    assert answer.status_code == 404
    assert "Location" not in answer.headers


@pytest.mark.parametrize("path", ["/g//{}", "//g/{}", "/g/{}//at/0", "/healthz/", "/status.", "/static/posse.css."])
def test_no_other_page_has_a_second_address(table: Table, path: str) -> None:
    answer = table.client.get(path.format(table.game_id), headers=ELSEWHERE)
    assert answer.status_code == 404
    assert "Location" not in answer.headers


PRESS = re.compile('name="press" value="[0-9a-f]+"')


@pytest.mark.parametrize("end", [".", "/", "%20", "%E2%80%9D)."])
def test_a_link_with_a_character_behind_it_is_served_as_without_it(
    table: Table, end: str, start_logs: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    start_logs("web", "json")
    link = table.page(0)
    for path in (link, table.public, "/learn", "/start"):
        answer, without = table.client.get(path + end, headers=ELSEWHERE), table.client.get(path)
        # Each page that is asked for has a key of its own for its forms.
        assert (answer.status_code, PRESS.sub("", answer.text)) == (200, PRESS.sub("", without.text)), path
        assert "Location" not in answer.headers
        get().info("seen", about=path + end)
    assert table.client.get(f"{link}{end}x").status_code == 404, "more than that behind a token"
    assert link.rpartition(".")[2] not in capsys.readouterr().err


@pytest.mark.parametrize("end", [*".,;:!?)]}>/|*\"' \n", "”", "’", "»", "…", "\u00a0", ").", "//"])
def test_no_character_behind_a_link_is_part_of_it(end: str) -> None:
    for path in ("/p/a-b_.c-d_", "/p/a.b/mails", "/calendar/a.b.ics", "/g/0/at/12", "/join/0", "/learn", "/"):
        assert link_ends.link_in((path + end).encode().decode("latin-1")) == path


@pytest.mark.parametrize(
    ("given", "meant"), [("Burt (Sr.)", "Burt (Sr.)"), ("J. P.", "J. P."), ("Zoë”/", "Zoë"), ("Zoë;", "Zoë")]
)
def test_a_name_may_end_with_such_a_character(given: str, meant: str) -> None:
    for before in link_ends.NAMED:
        path = (before + given).encode().decode("latin-1")
        assert link_ends.link_in(path) == (before + meant).encode().decode("latin-1")


def test_no_path_that_is_not_utf_8_is_cut() -> None:
    assert link_ends.link_in("/g/\xe2)") == "/g/\xe2)"


def test_no_address_of_a_page_ends_with_a_slash(app: Flask) -> None:
    """Werkzeug would redirect to it from the address without one."""
    assert [rule.rule for rule in app.url_map.iter_rules() if rule.rule.endswith("/")] == ["/"]
    assert not app.url_map.merge_slashes
    assert not any(rule.redirect_to or rule.defaults for rule in app.url_map.iter_rules())


@pytest.mark.slow
def test_what_a_post_redirects_to_is_a_path_of_this_site(table: Table) -> None:
    locations = []
    for route in ROUTES:
        if route.action == "forget":
            continue
        path = table.page(1) + route.path.replace("<int:motion>", "1").replace("<n>", "0")
        answer = table.client.open(path, method=route.method, data=route.body, headers=ELSEWHERE)
        locations += [answer.headers["Location"]] if "Location" in answer.headers else []
    assert len(locations) > 10
    for location in locations:
        assert location.startswith("/"), location
        assert not location.startswith("//"), location
