"""Sealed answers: until a card is played, nobody but its holder can notice who holds a Photo or a Wyatt Earp.

Two games that differ only in that are compared byte by byte: pages, JSON, mails, the log, the clock.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

import pytest

from service.models import Game
from tests.quick import few
from tests.rows import alter
from tests.service.web.conftest import JSON
from tests.service.web.twins import Scene, World, scenes

__all__ = ["scenes"]

Scenes = Callable[..., list[Scene]]
POSITIONS = int(os.environ.get("SEALED_POSITIONS", "1"))
COMPARED: Counter[str] = Counter()


@pytest.fixture(scope="module", autouse=True)
def counted() -> Iterator[None]:
    """Print how many things were compared (with -s)."""
    yield
    print(f"\n{COMPARED.total()} comparisons of twins: {dict(COMPARED)}")


def refusals(scene: Scene, world: World, *moves: str) -> list[int]:
    """Return the statuses of posts of the other players that must be rejected."""
    return [world.post(seat.n, move) for seat in world.seats() if seat.n != scene.apart for move in moves]


def others(scene: Scene) -> list[int]:
    """Return the seats asked whose hands are the same in both games."""
    return [n for n in scene.asked if n != scene.apart]


# --- what happens in both games; each stops before a card is played --------------------------------------------------


def nobody_answers(scene: Scene, world: World) -> Iterator[object]:
    yield refusals(scene, world, "draw supply", "juggle", "pass; pass")
    world.later(6)
    yield "reminded"
    world.later(2.1)
    yield "closed"


def holder_passes_first(scene: Scene, world: World) -> Iterator[object]:
    world.clock.now += timedelta(minutes=20)
    yield world.post(scene.apart, "pass")
    world.later(6)
    yield "reminded"
    world.later(2)
    yield "closed"


def holder_passes_last(scene: Scene, world: World) -> Iterator[object]:
    for n in [*others(scene), scene.apart]:
        world.clock.now += timedelta(minutes=20)
        yield world.post(n, "pass")


def holder_thinks_twice(scene: Scene, world: World) -> Iterator[object]:
    """The player apart answers as well as they can, takes it back, and changes their orders: none of it shows."""
    card = "photo " + scene.card[:2] if scene.card != "WE" else "wyatt clear"
    if others(scene):  # alone they would close the window
        yield world.post(scene.apart, "pass")
        yield world.send(scene.apart, "/talk", line="Hm.")  # to the table
        world.post(scene.apart, card)  # rejected where they do not hold it; only they can see that
    world.send(scene.apart, "/orders", photo="never", wyatt="always")
    yield "they would play it"
    yield world.post(scene.apart, "pass")
    for n in others(scene):
        yield world.post(n, card), world.post(n, "pass")


def only_the_others_answer(scene: Scene, world: World) -> Iterator[object]:
    for n in others(scene):
        yield world.post(n, "pass")
    world.later(9)
    yield "closed"


def order_is_always(scene: Scene, world: World) -> Iterator[object]:
    """Compare up to the last moment before the window closes: somebody else is still asked."""
    yield refusals(scene, world, "draw discard")
    world.later(6)
    yield "reminded"


def the_rest_is_left(scene: Scene, world: World) -> Iterator[object]:
    hand = scene.position.to_dict()["hands"][scene.position.turn]
    laid = scene.move.split()[1]
    discard = next(card for card in hand if card != laid)
    yield world.send(scene.position.turn, "/orders", rest=f"discard {discard}", if_reacted="ask")
    yield world.send(others(scene)[0] if others(scene) else scene.position.turn, "/orders", draw="supply")
    for n in [scene.apart, *others(scene)]:
        yield world.post(n, "pass")


def the_turn_comes_round(scene: Scene, world: World) -> Iterator[object]:
    """What happened in the turn with the window is told to its player when the next one begins."""
    posted: list[object] = list(the_rest_is_left(scene, world))
    while (n := world.client.get(f"/g/{world.id}", headers=JSON).get_json()["to_act"][0]) != scene.position.turn:
        view = world.client.get(world.path(n), headers=JSON).get_json()["view"]
        card = view["hands"][n][0]
        if view["phase"] == "draw":
            card = view["discard"]["top"]
            posted.append(world.post(n, "draw discard"))
        posted.append(world.post(n, f"discard {card}"))
    yield posted


SCRIPTS = {
    "the player apart thinks twice": (holder_thinks_twice, "ask"),
    "the turn comes round": (the_turn_comes_round, "ask"),
    "their order is never": (only_the_others_answer, "never"),
    "nobody answers": (nobody_answers, "ask"),
    "the player apart passes first": (holder_passes_first, "ask"),
    "the player apart passes last": (holder_passes_last, "ask"),
    "their order is always": (order_is_always, "always"),
    "they are away": (only_the_others_answer, "ask"),
    "the rest is left": (the_rest_is_left, "ask"),
}


def watch(scene: Scene, script: str, holds: bool) -> list[object]:
    """Play a script in one of the two games; return after every step all that anybody else could notice."""
    steps, order = SCRIPTS[script]
    world = scene.world(holds)
    scene.asks(world, scene.apart, order)
    if script == "they are away":
        with world.database.writing() as session:
            seat = session.merge(world.seats()[scene.apart])
            seat.away_from, seat.away_until = world.clock.now, world.clock.now + timedelta(days=3)
    seen: list[object] = [world.post(scene.position.turn, scene.move), world.noticed(scene.apart)]
    for step in steps(scene, world):
        seen += [step, world.noticed(scene.apart)]
    world.close()
    return seen


def check(scene: Scene, script: str) -> None:
    with_it, without = watch(scene, script, holds=True), watch(scene, script, holds=False)
    assert len(with_it) == len(without)
    for one, other in zip(with_it, without, strict=True):
        if not isinstance(one, dict) or not isinstance(other, dict):
            assert one == other, script
            continue
        assert list(one) == list(other), script
        for where, what in one.items():
            assert what == other[where], (script, where)
            COMPARED["mails" if where.startswith("mail ") else where if where.startswith("the ") else "pages"] += 1


@pytest.mark.slow
@pytest.mark.parametrize("script", few(SCRIPTS, 2))
def test_who_holds_the_photo(scenes: Scenes, script: str) -> None:
    (scene,) = scenes("photo", players=3)
    if script != "their order is always" or others(scene):
        check(scene, script)


@pytest.mark.slow
@pytest.mark.parametrize("script", few(reversed(SCRIPTS), 1))
def test_who_holds_the_photo_beside_a_robot(scenes: Scenes, script: str) -> None:
    (scene,) = scenes("photo", players=4, robots=(3,))
    check(scene, script)


@pytest.mark.slow
@pytest.mark.parametrize("script", few((name for name in SCRIPTS if name != "their order is always"), 1))
def test_who_holds_a_wyatt_earp(scenes: Scenes, script: str) -> None:
    """One player is asked: the window closes when they answer, whatever they hold."""
    (scene,) = scenes("wyatt", players=3)
    check(scene, script)


@pytest.mark.proof
@pytest.mark.parametrize("script", SCRIPTS)
def test_many_positions(scenes: Scenes, script: str) -> None:
    for scene in scenes("photo", POSITIONS, players=4):
        check(scene, script)


# What the player apart may do while they are asked, beside nothing.
ACTS: dict[str, Callable[[World, int, str], int]] = {
    "plays the card": lambda world, n, card: world.post(n, card),
    "sets orders": lambda world, n, card: world.send(n, "/orders", photo="never", wyatt="ask", draw="supply"),
    "passes": lambda world, n, card: world.post(n, "pass"),
    "has the mail sent again": lambda world, n, card: world.client.post(f"{world.path(n)}/mail-history").status_code,
    "switches their mails off": lambda world, n, card: (
        world.client.post(f"{world.path(n)}/mails", data={"List-Unsubscribe": "One-Click"}).status_code
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("acts", few([list(ACTS)[:2], list(ACTS)[2:]], 1))
def test_no_page_of_the_others_and_no_etag_depends_on_what_who_is_asked_does(scenes: Scenes, acts: list[str]) -> None:
    """Also after they have said a line to the table."""
    (scene,) = scenes("photo", players=4)
    own = ("the post", "mail ")  # which mails the player apart gets

    def shown(act: str | None) -> list[dict[str, Any]]:
        world, pages = scene.world(holds=True), []

        def look() -> None:
            noticed = world.noticed(scene.apart)
            pages.append({where: what for where, what in noticed.items() if not where.startswith(own)})

        world.post(scene.position.turn, scene.move)
        world.clock.later(minutes=20)
        if act is not None:
            assert ACTS[act](world, scene.apart, f"photo {scene.card[:2]}") in (202, 200, 303), act
        look()
        assert world.send(scene.apart, "/talk", line="Hm.") == 200
        world.later(6)
        look()
        world.close()
        return pages

    quiet = shown(None)
    assert any("mail-history" in where for where in quiet[0])
    assert any(where.startswith("device of") and what[1] for where, what in quiet[0].items())
    said = [where for where, what in quiet[1].items() if isinstance(what, tuple) and b"Hm." in (what[-1] or b"")]
    assert said, "the others read the line"
    for act in acts:
        assert shown(act) == quiet, act


@pytest.mark.slow
def test_the_comparison_can_fail(scenes: Scenes) -> None:
    """A quick game does reveal that somebody holds the card; and what a player does changes their own page."""
    (scene,) = scenes("photo", players=3)
    seen = []
    for holds in (True, False):
        world = scene.world(holds)
        alter(world.database, Game, world.id, windows="quick")
        world.post(scene.position.turn, scene.move)
        seen.append(world.noticed(scene.apart))
        world.close()
    assert seen[0] != seen[1]
    world = scene.world(holds=True)
    world.post(scene.position.turn, scene.move)
    page = world.client.get(world.path(scene.apart))
    world.post(scene.apart, "pass")
    again = world.client.get(world.path(scene.apart), headers={"If-None-Match": page.headers["ETag"]})
    assert again.status_code == 200
    world.close()
