"""What organisers do before the deal: remind, ask somebody else, seat a robot, mistype, cancel."""

from __future__ import annotations

import random
import re

from tests.simulation.people.forms import post_json
from tests.simulation.world import World

CHANGES_THEIR_MIND = 0.05  # how often, before they confirm or when they look again
POSTS: tuple[tuple[str, dict[str, object]], ...] = (
    ("", {"action": "remind", "seat": 1}),
    ("", {"action": "remind", "seat": 9}),
    ("", {"action": "ask", "seat": 1, "name": "Zoe", "email": "nobody@players.example"}),
    ("", {"action": "ask", "seat": 1, "name": "Zoe", "email": "zoe at home"}),
    ("", {"action": "robot", "seat": 1, "robot": "cautious"}),
    ("", {"action": "robot", "seat": 0, "robot": "nobody"}),
    ("/cancel", {}),
)


WISH = re.compile(r'name="request" value="(\d+)"')
GIVES = 0.8  # how often they give a seat to whoever asks for one


def choose(world: World, path: str, chance: random.Random) -> None:
    """Give a seat to each of those who would like to play, by the organiser's page, or say no."""
    page = world.request("GET", path)
    for number in WISH.findall(page.text) if page is not None else ():
        action = "seat" if chance.random() < GIVES else "refuse"
        post_json(world, "choosing", path.partition("?")[0], {"action": action, "request": int(number)})


def change(world: World, path: str, chance: random.Random) -> None:
    """Post one of these to the organiser's link, whether or not it fits."""
    where, fields = chance.choice(POSTS)
    if fields.get("seat") == 1:
        fields = {**fields, "seat": chance.randint(1, 3)}
    post_json(world, "organising", path.partition("?")[0] + where, fields)
