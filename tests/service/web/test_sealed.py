"""Sealed answers: until a card is played, nobody but its holder can notice who holds a Photo or a Wyatt Earp.

Two games that differ only in that are compared byte by byte: pages, JSON, mails, the log, the clock.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from sqlmodel import select

from service.models import Game, Seat
from tests.quick import few, first_quick
from tests.service.web.twins import Scene, World, scenes

POSITIONS = int(os.environ.get("SEALED_POSITIONS", "1"))
COMPARED: Counter[str] = Counter()


@pytest.fixture(scope="module", autouse=True)
def counted() -> Iterator[None]:
    """Print how many things were compared (with -s)."""
    yield
    print(f"\n{COMPARED.total()} comparisons of twins: {dict(COMPARED)}")


def others(scene: Scene) -> list[int]:
    """Return the seats asked whose hands are the same in both games."""
    return [n for n in scene.asked if n != scene.apart]


# --- what happens in both games; each stops before a card is played --------------------------------------------------


def nobody_answers(scene: Scene, world: World) -> Iterator[object]:
    yield world.refusals(scene.apart, ["draw supply", "juggle", "pass; pass"])
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
        world.post(scene.apart, card)  # rejected where they do not hold it; only they can see that
    world.order(scene.apart, photo="never", wyatt="always")
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
    yield world.refusals(scene.apart, ["draw discard"])
    world.later(6)
    yield "reminded"


def the_rest_is_left(scene: Scene, world: World) -> Iterator[object]:
    hand = scene.position.to_dict()["hands"][scene.position.turn]
    laid = scene.move.split()[1]
    discard = next(card for card in hand if card != laid)
    yield world.order(scene.position.turn, rest=f"discard {discard}", if_reacted="ask")
    yield world.order(others(scene)[0] if others(scene) else scene.position.turn, draw="supply")
    for n in [scene.apart, *others(scene)]:
        yield world.post(n, "pass")


def the_turn_comes_round(scene: Scene, world: World) -> Iterator[object]:
    """What happened in the turn with the window is told to its player when the next one begins."""
    posted: list[object] = list(the_rest_is_left(scene, world))
    while (seen := world.awaited())["seat"] != scene.position.turn:
        n, view = seen["seat"], seen["view"]
        card = view["hands"][n][0]
        if view["phase"] == "draw":
            card = view["discard"]["top"]
            posted.append(world.post(n, "draw discard"))
        posted.append(world.post(n, f"discard {card}"))
    yield posted


SCRIPTS = {
    "nobody answers": (nobody_answers, "ask"),
    "the player apart passes first": (holder_passes_first, "ask"),
    "the player apart passes last": (holder_passes_last, "ask"),
    "the player apart thinks twice": (holder_thinks_twice, "ask"),
    "their order is never": (only_the_others_answer, "never"),
    "their order is always": (order_is_always, "always"),
    "they are away": (only_the_others_answer, "ask"),
    "the rest is left": (the_rest_is_left, "ask"),
    "the turn comes round": (the_turn_comes_round, "ask"),
}


def watch(scene: Scene, script: str, holds: bool) -> list[object]:
    """Play a script in one of the two games; return after every step all that anybody else could notice."""
    steps, order = SCRIPTS[script]
    world = scene.world(holds)
    scene.asks(world, scene.apart, order)
    if script == "they are away":
        with world.database.writing() as session:
            seat = session.exec(select(Seat).where(Seat.game_id == world.id, Seat.n == scene.apart)).one()
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
@pytest.mark.parametrize("script", first_quick(SCRIPTS, 3, 4))
@pytest.mark.parametrize(
    "seating", first_quick([{"players": 3}, {"players": 4, "robots": (3,)}]), ids=["people", "a robot too"]
)
def test_who_holds_the_photo(
    migrated: Path, tmp_path: Path, now: datetime, seating: dict[str, object], script: str
) -> None:
    for scene in scenes(migrated, tmp_path, now, "photo", 1, **seating):
        if script == "their order is always" and not others(scene):
            continue
        check(scene, script)


@pytest.mark.slow
@pytest.mark.parametrize("script", few([name for name in SCRIPTS if name != "their order is always"], 3))
def test_who_holds_a_wyatt_earp(migrated: Path, tmp_path: Path, now: datetime, script: str) -> None:
    """One player is asked: the window closes when they answer, whatever they hold."""
    for scene in scenes(migrated, tmp_path, now, "wyatt", 1, players=3):
        check(scene, script)


@pytest.mark.slow
@pytest.mark.parametrize("script", few(SCRIPTS, 1))
def test_many_positions(migrated: Path, tmp_path: Path, now: datetime, script: str) -> None:
    for scene in scenes(migrated, tmp_path, now, "photo", POSITIONS, players=4):
        check(scene, script)


# What the player apart may do while they are asked, beside nothing.
ACTS = {
    "passes": lambda world, n, card: world.post(n, "pass"),
    "plays the card": lambda world, n, card: world.post(n, card),
    "has the mail sent again": lambda world, n, card: world.client.post(f"{world.path(n)}/mail-history").status_code,
    "switches their mails off": lambda world, n, card: world.client.post(f"{world.path(n)}/mails").status_code,
}


@pytest.mark.slow
def test_no_page_of_the_others_depends_on_what_a_player_who_is_asked_does(
    migrated: Path, tmp_path: Path, now: datetime
) -> None:
    scene = scenes(migrated, tmp_path, now, "photo", 1, players=4)[0]

    def shown(act: str | None) -> list[dict[str, object]]:
        world = scene.world(True, act or "nothing")
        world.post(scene.position.turn, scene.move)
        pages = [world.noticed(scene.apart)]
        world.clock.now += timedelta(minutes=20)
        if act is not None:
            assert ACTS[act](world, scene.apart, f"photo {scene.card[:2]}") in (202, 200, 303), act
        pages.append(world.noticed(scene.apart))
        world.later(6)
        pages.append(world.noticed(scene.apart))
        world.close()
        own = ("the post", "mail ")  # which mails the player apart gets
        return [{where: what for where, what in page.items() if not where.startswith(own)} for page in pages]

    quiet = shown(None)
    assert any("mail-history" in where for where in quiet[0])
    assert any(where.startswith("device of") and what[1] for where, what in quiet[0].items())
    for act in ACTS:
        assert shown(act) == quiet, act


@pytest.mark.slow
def test_the_comparison_can_fail(migrated: Path, tmp_path: Path, now: datetime) -> None:
    """A quick game does reveal that somebody holds the card."""
    scene = scenes(migrated, tmp_path, now, "photo", 1, players=3)[0]
    seen = []
    for holds in (True, False):
        world = scene.world(holds)
        with world.database.writing() as session:
            session.get_one(Game, world.id).windows = "quick"
        world.post(scene.position.turn, scene.move)
        seen.append(world.noticed(scene.apart))
        world.close()
    assert seen[0] != seen[1]
