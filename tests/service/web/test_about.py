"""The pages about the site and for programs, one truth with the code: what is kept, who is credited, each example."""

from __future__ import annotations

import json
import re
import shlex
from datetime import timedelta
from html import unescape
from pathlib import Path
from string import Template
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

import engine
from service import TEMPLATES, web
from service.db.database import Database
from service.games import game_clock
from service.lobby import invitations, proposing
from service.players import limits
from service.privacy import retention
from service.process.version import version
from service.sweep import deal_days
from service.web.site.api_examples import ANY, EXAMPLES
from service.web.site.credits import CREDITS
from service.web.site.lesson import MORE_CARDS
from tests.service.sweeping import sweep
from tests.service.web.conftest import Clock, Table, set_settings, text_of
from tests.settings import BASE_URL

STATIC = Path(web.__file__).parent / "static"
ELEVEN_DAYS = timedelta(days=11)


def test_it_says_who_runs_the_site_and_what_is_kept_for_how_long(client: FlaskClient) -> None:
    told = text_of(client.get("/about"))
    for sentence in (
        f"This is version {version()}.",
        "Ask who runs this site for its source code.",
        "posse@posse.test runs this site.",
        "and when your clock ran in it, is deleted 90 days after the game ended",
        "deleted after 48 hours if they have not",
        "What you say to the table, or to those you invite, is deleted 90 days after the game ended",
        "All players of a game, and nobody else, read the table talk.",
        "Only you see your note to yourself",
        "There are no cookies",
        "They see neither your cards nor your address.",
        "Forget me , on the page of your seat",
        "Posse is free software under the MIT licence.",
    ):
        assert sentence in told, sentence


@pytest.mark.parametrize(
    ("module", "name", "value", "told"),
    [
        (retention, "KEPT", ELEVEN_DAYS, "It is deleted 11 days after your last game"),
        (proposing, "FORGOTTEN_AFTER", ELEVEN_DAYS, "does not confirm is deleted after 11 days"),
        (game_clock, "ERASED_AFTER", ELEVEN_DAYS, "without an address is deleted 11 days after its player last played"),
        (invitations, "LAPSES_AFTER", ELEVEN_DAYS, "An invitation lapses after 11 days"),
        (retention, "TEXT_KEPT", ELEVEN_DAYS, "its text is deleted after 11 days"),
        (limits, "FROM_STRANGERS_A_DAY", 77, "at most 77 mails a day from this site"),
        (limits, "INVITATIONS_A_DAY", 88, "an organiser can send 88 invitations a day"),
    ],
)
def test_a_number_is_the_one_that_the_service_keeps_to(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, module: object, name: str, value: object, told: str
) -> None:
    monkeypatch.setattr(module, name, value)
    assert told in text_of(client.get("/about"))


def test_no_number_is_written_by_hand() -> None:
    prose = re.sub(r"\{\{.*?\}\}|\{%.*?%\}|<[^>]*>", " ", (TEMPLATES / "web" / "site/about.html").read_text())
    assert not re.findall(r"\d+", prose)


def test_every_work_of_others_is_credited_with_its_licence_to_read(client: FlaskClient) -> None:
    page = client.get("/about")
    assert CREDITS
    for work in CREDITS:
        assert f"{work.name} by {work.author}, for {work.used_for}." in text_of(page)
        (licence,) = re.findall(
            rf'href="(/static/{re.escape(work.text)}[^"]*)">{re.escape(work.licence)}</a>', page.text
        )
        with client.get(licence) as text:
            assert text.status_code == 200


def test_every_file_of_others_is_credited_with_its_licence() -> None:
    files = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()}
    ours = {name for name in files if "/" not in name}
    credited = {name for credit in CREDITS for name in (*credit.files, credit.text)}
    assert files - ours == credited
    for credit in CREDITS:
        words = (STATIC / credit.text).read_text()
        assert credit.licence.partition(" 1.1")[0].upper() in words.upper()
        assert credit.author.split()[1] in words


def test_how_long_mails_are_listed_and_where_the_source_code_is_are_the_operator_s_choice(client: FlaskClient) -> None:
    set_settings(client, keep_mails_days=365, source_url="https://code.posse.test/posse?a=1&b=2")
    page = client.get("/about")
    assert "is deleted 365 days after the game ended" in text_of(page)
    assert 'href="https://code.posse.test/posse?a=1&amp;b=2"' in page.text
    assert "Ask who runs this site" not in page.text


RULES = ("/rules", *(f"/rules/{edition}" for edition in engine.EDITIONS))
LEARN = ("/learn", "/learn/5", f"/learn/{MORE_CARDS.last}")


@pytest.mark.parametrize("path", ["/about", "/api", *RULES, *LEARN])
def test_a_browser_keeps_the_page_and_it_needs_no_database(nowhere: FlaskClient, path: str) -> None:
    first = nowhere.get(path)
    assert first.status_code == 200
    assert "public" in first.headers["Cache-Control"]
    assert "no-store" not in first.headers["Cache-Control"]
    assert "X-Robots-Tag" not in first.headers
    again = nowhere.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    assert len(first.data) < 30_000


def test_every_page_links_to_it(table: Table) -> None:
    for path in ("/", "/start", "/rules", "/about", "/api", "/nothing", f"/g/{table.id}", table.page(0)):
        assert 'href="/about"' in table.client.get(path).text.partition("<footer")[2], path


# --- the page for programs: every example is sent as it is printed, and gets the printed answer -----------------------


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


def test_the_page_explains_every_status_that_an_example_gets(client: FlaskClient) -> None:
    answers = client.get("/api").text.partition('id="answers"')[2]
    for one in EXAMPLES:
        assert re.search(rf"<dt>[^<]*\b{one.status}\b", answers), one.title
