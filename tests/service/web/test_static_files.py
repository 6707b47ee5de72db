"""Static files: a version in each address, kept for a year only if it is the content's."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urljoin, urlsplit

from flask.testing import FlaskClient

from service import web
from service.web.base.responses import version
from tests.service.harness import Harness
from tests.service.web.conftest import People

PeopleOf = Callable[[str], People]
STATIC = Path(web.__file__).parent / "static"


def linked(client: FlaskClient, page: str) -> set[str]:
    """The static files that a page loads, with what its style sheets load."""
    found = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', client.get(page).text))
    for sheet in {path for path in found if ".css" in path}:
        with client.get(sheet) as style:
            found |= {urljoin(sheet, path) for path in re.findall(r'url\("([^"]+)"\)', style.text)}
    return found


def test_each_address_has_the_version_of_its_content_and_is_kept(client: FlaskClient, people: People) -> None:
    found = linked(client, "/") | linked(client, people.page(0))
    assert {urlsplit(path).path.rpartition(".")[2] for path in found} == {"css", "js", "json", "svg", "woff2"}
    for path in found:
        parts = urlsplit(path)
        assert parts.query == f"v={version(STATIC / parts.path.removeprefix('/static/'))}", path
        with client.get(path) as answer:
            assert answer.status_code == 200
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"


def test_another_version_is_asked_for_again(client: FlaskClient) -> None:
    for path in ("/static/posse.css", "/static/posse.css?v=0123456789", "/static/posse.css?v="):
        with client.get(path) as answer:
            assert answer.status_code == 200
            assert answer.headers["Cache-Control"] == "no-cache"
    missing = client.get("/static/nothing.css?v=0123456789")
    assert missing.status_code == 404
    assert "immutable" not in missing.headers.get("Cache-Control", "")


def sent(client: FlaskClient, path: str) -> int:
    """The bytes of a response as the nginx of `deploy/nginx` sends it: fonts and pages of links are not compressed."""
    with client.get(path) as answer:
        content = answer.get_data()
        return len(content if answer.mimetype == "font/woff2" or path.startswith("/p/") else gzip.compress(content))


def test_a_first_visit_is_small_and_a_later_one_smaller(
    client: FlaskClient, over: Harness, people_of: PeopleOf
) -> None:
    for page in ("/", "/start", "/rules", people_of(over.id).page(0), f"/g/{over.id}", f"/g/{over.id}/at/9"):
        later = sent(client, page)
        assert later < (40_000 if page.startswith("/p/") else 30_000), page
        assert later + sum(sent(client, path) for path in linked(client, page)) < 150_000, page
