"""Asking whether a page has changed: the ETag is that of its bytes, and another's secrets change neither."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient

from service.db.database import Database
from service.links import LinkContent
from service.models import Game, Seat
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People
from tests.service.web.twins import Scene, World, scenes


def test_a_page_that_has_not_changed_is_not_sent_again(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    for n in range(3):
        first = client.get(people.page(n))
        again = client.get(people.page(n), headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.data) == (304, b"")
        assert again.headers["ETag"] == first.headers["ETag"]
        assert again.headers["Cache-Control"] == first.headers["Cache-Control"] == "no-store"
    weak = client.get(
        people.page(turn), headers={"If-None-Match": f"W/{client.get(people.page(turn)).headers['ETag']}"}
    )
    assert weak.status_code == 304, "a proxy that compresses makes an ETag weak"
    assert "ETag" not in client.get(people.page(turn), headers=JSON).headers


def test_a_page_that_has_changed_is_sent_whole(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    before = [client.get(people.page(n)) for n in range(3)]
    harness.post(turn, "draw supply")
    for n, old in enumerate(before):
        new = client.get(people.page(n), headers={"If-None-Match": old.headers["ETag"]})
        assert new.status_code == 200
        assert new.headers["ETag"] != old.headers["ETag"]
        assert new.data != old.data


@pytest.mark.slow
def test_asking_is_no_post_so_that_no_mail_waits_for_it(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    rows = harness.game().model_dump(), people.seat(turn).model_dump()
    etag = client.get(people.page(turn)).headers["ETag"]
    for _ in range(120):
        assert client.get(people.page(turn), headers={"If-None-Match": etag}).status_code == 304
    assert (harness.game().model_dump(), people.seat(turn).model_dump()) == rows
    assert harness.game().posted_at == {}


@pytest.mark.slow
def test_no_page_is_seen_while_the_game_waits_for_a_robot_alone(database: Database, now: datetime) -> None:
    """Robots play in the transaction of the move before theirs: without scripts no page has to load itself again."""
    robots = {1, 3}
    harness = Harness(database, now, 4, robots=robots)
    for _ in range(200):
        if harness.game().status != "playing":
            break
        assert set(harness.object(None)["to_act"]) - robots
        harness.act()


# --- what another player keeps to themselves -------------------------------------------------------------------------

# What the player apart may do while they are asked, beside nothing.
ACTS: dict[str, Callable[[World, int, str], int]] = {
    "passes": lambda world, n, card: world.post(n, "pass"),
    "plays the card": lambda world, n, card: world.post(n, card),
    "sets orders": lambda world, n, card: world.order(n, photo="never", wyatt="ask", draw="supply"),
    "has the mail sent again": lambda world, n, card: world.client.post(f"{world.path(n)}/mail-history").status_code,
    "switches their mails off": lambda world, n, card: world.client.post(f"{world.path(n)}/mails").status_code,
}


def paths_of_others(world: World, apart: int) -> list[str]:
    """Return the pages of the other seats, and two links of the player apart that show what anybody may see."""
    with world.database.reading() as session:
        game = session.get_one(Game, world.id)
        opened = (game.window_at or 0) + 1
    claims = [LinkContent("window", world.id, apart, 0, opened), LinkContent("seat", world.id, apart, 1, 0)]
    owners = [(claim, Seat(game_id=world.id, n=apart, name="", epoch=claim.epoch)) for claim in claims]
    old = [urlsplit(world.links.page(claim.scope, owner, claim.at)).path for claim, owner in owners]
    return [*(world.path(n) for n in range(4) if n != apart), *old]


@pytest.mark.slow
@pytest.mark.parametrize("act", ACTS)
def test_what_a_player_keeps_to_themselves_changes_no_page_of_another_and_no_etag(
    migrated: Path, tmp_path: Path, now: datetime, act: str
) -> None:
    """Of two games one has the act and the other has not: they are compared, and each with itself before."""
    scene = scenes(migrated, tmp_path, now, "photo", 1, players=4)[0]

    def shown(did: bool) -> list[tuple[bytes, str]]:
        world = opened(scene, did)
        paths = paths_of_others(world, scene.apart)
        before = [world.client.get(path) for path in paths]
        if did:
            assert ACTS[act](world, scene.apart, f"photo {scene.card[:2]}") in (200, 202, 303)
        for path, page in zip(paths, before, strict=True):
            assert world.client.get(path, headers={"If-None-Match": page.headers["ETag"]}).status_code == 304, path
        after = [world.client.get(path) for path in paths]
        world.close()
        assert [page.data for page in after] == [page.data for page in before]
        return [(page.data, page.headers["ETag"]) for page in after]

    assert shown(did=True) == shown(did=False)


def opened(scene: Scene, did: bool) -> World:
    """Return the scene with the window open."""
    world = scene.world(True, str(did))
    assert world.post(scene.position.turn, scene.move) == 200
    return world


@pytest.mark.slow
def test_a_player_s_own_act_does_change_their_own_page(migrated: Path, tmp_path: Path, now: datetime) -> None:
    scene = scenes(migrated, tmp_path, now, "photo", 1, players=4)[0]
    world = opened(scene, did=True)
    etag = world.client.get(world.path(scene.apart)).headers["ETag"]
    world.post(scene.apart, "pass")
    assert world.client.get(world.path(scene.apart), headers={"If-None-Match": etag}).status_code == 200
    world.close()
