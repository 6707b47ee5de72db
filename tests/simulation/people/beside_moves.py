"""What people do at the table beside moves, by any link that they ever got, however old."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from datetime import timedelta

from werkzeug.test import TestResponse

from tests.simulation.people.forms import JSON
from tests.simulation.people.scanner import changed, states
from tests.simulation.world import World, expect

QUESTION = re.compile(r'action="(/p/[^"]+/motions/\d+)"')
YES = 0.7
Fields = dict[str, str]


def _away(world: World, chance: random.Random) -> Fields:
    return {"away_until": f"{world.now + timedelta(days=chance.randint(1, 9)):%Y-%m-%d}"}


def _one_of(*posts: Fields) -> Callable[[World, random.Random], Fields]:
    return lambda _world, chance: chance.choice(posts)


ACTS: tuple[tuple[str, Callable[[World, random.Random], Fields]], ...] = (
    ("/clock", _away),
    ("/clock", _one_of({"away_until": ""}, {"quiet_from": "22:00", "quiet_to": "07:00"}, {"quiet_from": "25:00"})),
    ("/mails", _one_of({"mails": "off"}, {"mails": "on"}, {"mails": "perhaps"})),
    ("/mails/all", _one_of({})),
    ("/motions", _one_of({"kind": "pause"}, {"kind": "end"}, {"kind": "win"})),
    ("/motions", _one_of({"kind": "pause"})),
    ("/resign", _one_of({})),
    ("/return", _one_of({})),
    ("/resume", _one_of({})),
    ("/talk", _one_of({"line": "Good morning."}, {"line": "pass"}, {"line": ""})),
    ("/note", _one_of({"note": "They hold Jesse."})),
    ("/links", _one_of({})),
    ("/orders", _one_of({"photo": "never"}, {"photo": "ask", "draw": "ask"}, {"draw": "never"})),
    ("/motions/9999999999999999999", _one_of({"answer": "yes"})),
    ("/forget", _one_of({})),
    ("/language", _one_of({"language": "nl"}, {"language": "en"}, {"language": "xx"})),
)


def act(world: World, path: str, chance: random.Random) -> None:
    """Post something to a link. Raises Violated if a refused post has changed a game or a seat."""
    where, fields = chance.choice(ACTS)
    _post(world, path + where, fields(world, chance))


def resign(world: World, path: str) -> None:
    """Leave a seat to a robot. Raises Violated as `act`."""
    _post(world, path + "/resign", {})


def come_back(world: World, path: str, chance: random.Random) -> None:
    """Take a seat back that a robot holds, by saying so or by giving orders. Raises Violated as `act`."""
    where, fields = chance.choice((("/return", {}), ("/orders", {"wyatt": "ask"})))
    _post(world, path + where, fields)


def answer_questions(world: World, path: str, chance: random.Random) -> None:
    """Answer each question to the table that the page of a link shows."""
    page = world.request("GET", path)
    for question in QUESTION.findall(page.text) if page is not None else ():
        _post(world, question, {"answer": "yes" if chance.random() < YES else "no"})


def _post(world: World, path: str, fields: Fields) -> TestResponse | None:
    before = states(world)
    done = world.request("POST", path, json=fields, headers=JSON)
    if done is not None:
        *_, what = path.rpartition("/")
        what = "motions" if what.isdigit() else what
        world.counts[f"{what} answered with {done.status_code}"] += 1
        if done.status_code >= 400:
            expect(not changed(world, before), f"{what} {fields} was refused with {done.status}, and changed a game")
    return done
