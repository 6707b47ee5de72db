"""The page for programs: every example on it is sent as it is printed, and gets the printed answer."""

from __future__ import annotations

import json
import re
import shlex
from html import unescape
from string import Template
from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.db.database import Database
from service.sweep import deal_days
from service.web.site.api_examples import ANY, EXAMPLES
from tests.service.sweeping import sweep
from tests.service.web.conftest import Clock
from tests.settings import BASE_URL

SECTION = re.compile(r'<section class="call".*?</section>', re.DOTALL)


class Printed(NamedTuple):
    """An example as it is on the page."""

    title: str
    request: str
    status: int
    answer: Any
    keep: dict[str, str]


def read(section: str) -> Printed:
    def only(pattern: str) -> str:
        (found,) = re.findall(pattern, section, re.DOTALL)
        return unescape(found)

    return Printed(
        only(r"<h3[^>]*>(.*?)</h3>"),
        only(r'<pre class="request"><code>(.*?)</code></pre>'),
        int(only(r"The answer is <strong>(\d+)</strong>")),
        json.loads(only(r'<pre class="response"><code>(.*?)</code></pre>')),
        dict(re.findall(r"<code>([A-Z]+)</code> is its <code>(\w+)</code>", section)),
    )


def send(client: FlaskClient, command: str, variables: dict[str, str]) -> TestResponse:
    """Send what curl would send."""
    curl, *words = shlex.split(command.replace("\\\n", " "))
    assert curl == "curl"
    given: dict[str, list[str]] = {"-H": [], "-d": [], "--data-urlencode": []}
    while len(words) > 1:
        given[words.pop(0)].append(words.pop(0))
    url = Template(words[0]).substitute(variables)
    assert url.startswith(BASE_URL)
    headers = dict(one.split(": ") for one in given["-H"])
    fields = [Template(one).substitute(variables).partition("=") for one in given["--data-urlencode"]]
    data = given["-d"][0] if given["-d"] else urlencode([(name, value) for name, _, value in fields])
    if data:
        headers.setdefault("Content-Type", "application/x-www-form-urlencoded")
    path = url.removeprefix(BASE_URL)
    return client.post(path, data=data, headers=headers) if data else client.get(path, headers=headers)


def fits(printed: Any, got: Any) -> bool:
    """Return whether an answer is the printed one, where `ANY` stands for any value."""
    if printed == ANY:
        return True
    if isinstance(printed, dict):
        return isinstance(got, dict) and list(printed) == list(got) and all(fits(printed[key], got[key]) for key in got)
    return bool(printed == got)


def test_every_example_gets_the_answer_that_is_printed(client: FlaskClient, database: Database, clock: Clock) -> None:
    sweep(database, clock(), deal_days.STEPS)  # there is a deal
    page = client.get("/api").text
    examples = [read(section) for section in SECTION.findall(page)]
    assert [one.title for one in examples] == [one.title for one in EXAMPLES]
    (site,) = re.findall(r"<code>SITE=(.*?)</code>", page)
    variables = {"SITE": site}
    for one in examples:
        got = send(client, one.request, variables)
        assert got.status_code == one.status, (one.title, got.text)
        assert fits(one.answer, got.json), (one.title, got.json)
        variables |= {name: str(got.json[key]) for name, key in one.keep.items()}


def test_the_repeated_move_is_made_once(client: FlaskClient) -> None:
    game = client.post("/games", json=EXAMPLES[0].body).json
    seat = game["url"].removeprefix(BASE_URL)
    at = client.get(seat, headers={"Accept": "application/json"}).json["at"]
    answers = [client.post(f"{seat}/moves", json={"move": "draw supply", "at": at}).json for _ in range(2)]
    assert answers[0] == answers[1]


def test_the_page_explains_every_status_that_an_example_gets(client: FlaskClient) -> None:
    answers = client.get("/api").text.partition('id="answers"')[2]
    for one in EXAMPLES:
        assert re.search(rf"<dt>[^<]*\b{one.status}\b", answers), one.title
