"""Redirects: only after a post of ours, and to a path of this site, whatever host or path a request names."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.security.test_permissions import ROUTES
from tests.service.web.conftest import People

ELSEWHERE = {"Host": "evil.example", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https"}


@pytest.mark.parametrize("path", ["{}//{}", "{}///{}", "{}/{}/", "{}/{}//moves", "{}//{}/moves", "/{}/{}", "{}/./{}"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_path_with_a_slash_too_many_is_not_there(client: FlaskClient, people: People, path: str, method: str) -> None:
    """A redirect to the right one would send the token to the host that the request names."""
    _, first, token = people.page(0).split("/")
    answer = client.open(path.format(f"/{first}", token), method=method, headers=ELSEWHERE)
    assert answer.status_code == 404
    assert "Location" not in answer.headers


@pytest.mark.parametrize(
    "path", ["/g/{}/", "/g//{}", "//g/{}", "/g/{}//at/0", "/rules/", "/my-games/", "/learn/", "/healthz/"]
)
def test_no_other_page_has_a_second_address(client: FlaskClient, people: People, path: str) -> None:
    answer = client.get(path.format(people.game_id), headers=ELSEWHERE)
    assert answer.status_code == 404
    assert "Location" not in answer.headers


def test_no_address_of_a_page_ends_with_a_slash(app: Flask) -> None:
    """Werkzeug would redirect to it from the address without one."""
    assert [rule.rule for rule in app.url_map.iter_rules() if rule.rule.endswith("/")] == ["/"]
    assert not app.url_map.merge_slashes
    assert not any(rule.redirect_to or rule.defaults for rule in app.url_map.iter_rules())


@pytest.mark.slow
def test_what_a_post_redirects_to_is_a_path_of_this_site(client: FlaskClient, people: People) -> None:
    locations = []
    for route in ROUTES:
        if route.action == "forget":
            continue
        path = people.page(1) + route.path.replace("<int:motion>", "1").replace("<n>", "0")
        answer = client.open(path, method=route.method, data=route.body, headers=ELSEWHERE)
        locations += [answer.headers["Location"]] if "Location" in answer.headers else []
    assert len(locations) > 10
    for location in locations:
        assert location.startswith("/"), location
        assert not location.startswith("//"), location
