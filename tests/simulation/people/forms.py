"""Posts: a button on a page, pressed as a browser does, and JSON, posted as a program does."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import unescape
from urllib.parse import urlsplit

from werkzeug.test import TestResponse

from tests.simulation.world import World
from tests.whole.people import FORM, HIDDEN

JSON = {"Accept": "application/json"}


def post_json(world: World, what: str, path: str, fields: Mapping[str, object]) -> TestResponse | None:
    """Post JSON, and count how `what` was answered; return the answer, None if the site gave none."""
    done = world.request("POST", path, json=fields, headers=JSON)
    if done is not None:
        world.counts[f"{what} answered with {done.status_code}"] += 1
    return done


def press(world: World, path: str, action: str, chosen: dict[str, str]) -> bool:
    """Open a page, choose in those fields that it has, and press its button with that action, if it has one.

    Return False if the site gave no answer, to the page or to the post.
    """
    page = world.request("GET", path)
    if page is None:
        return False
    forms = [match for match in FORM.finditer(page.text) if f'name="action" value="{action}"' in match[2]]
    if page.status_code != 200 or len(forms) != 1:
        return True
    where = re.search(r'action="([^"]*)"', forms[0][1])
    hidden = {unescape(name): unescape(value) for name, value in HIDDEN.findall(forms[0][2])}
    chosen = {name: value for name, value in chosen.items() if f'name="{name}"' in forms[0][2]}
    to = urlsplit(unescape(where[1])).path if where else path
    done = world.request("POST", to, data={**hidden, **chosen, "action": action})
    if done is not None:
        world.counts[f"{action} answered with {done.status_code}"] += 1
    return done is not None
