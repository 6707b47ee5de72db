"""Upgrading without anybody noticing: webs replaced under their visitors, workers that finish what they hold."""

from __future__ import annotations

import os
import random
import shutil
import signal
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service import postgresql
from tests.waiting import PATIENCE, until
from tests.whole.deployment import ROOT, Deployment, MailSink, deployed, running_servers
from tests.whole.people import ask, decide, links_of, look
from tests.whole.test_whole_game import check_outbox, of_kind, start_game

pytestmark = pytest.mark.proof

RELEASES = ("second", "third")


@pytest.fixture
def club(tmp_path: Path, postgresql_server: postgresql.Server) -> Iterator[tuple[Deployment, MailSink]]:
    """Two web processes that share one socket, a worker and a beat, on real servers."""
    with running_servers(tmp_path, postgresql_server) as machines:
        settings = machines.settings | {"GUNICORN_CMD_ARGS": "", "WEB_CONCURRENCY": "2"}
        with deployed(tmp_path, "web", "worker", "beat", **settings) as running:
            yield running


def release(deployment: Deployment, name: str) -> None:
    """New files in the place of the old: the same but for what they say when they are asked whether they are ready."""
    (deployment.folder / name).mkdir()
    shutil.copytree(ROOT / "service", deployment.folder / name / "service")
    with (deployment.folder / name / "service" / "settings" / "__init__.py").open("a") as settings:
        settings.write(f"\nRELEASE = {name!r}\n")
    health = deployment.folder / name / "service" / "web" / "base" / "health.py"
    said = health.read_text().replace('{"status": "alive"}', '{"status": settings.RELEASE}')
    health.write_text(said.replace("from flask import", "from service import settings\nfrom flask import", 1))
    (deployment.folder / "next").symlink_to(deployment.folder / name / "service")
    (deployment.folder / "next").replace(deployment.folder / "service")


def seat_links(deployment: Deployment, post: MailSink, game: str) -> list[str]:
    """The three seats' own links, by seat."""
    mails = {int(mail["X-Posse-Seat"]): mail for mail in of_kind(post.mails, "start", 3)}
    return [links_of(mails[seat])[0] for seat in range(3)]


class Visitors:
    """A player and two readers, who try everything once and note what came of it."""

    def __init__(self, deployment: Deployment, links: list[str]) -> None:
        self._deployment, self._links = deployment, links
        self.statuses: Counter[int | str] = Counter()
        self.moves = 0
        self.releases = [""]  # which answered, one after the other
        self._stop = threading.Event()
        self._threads = [threading.Thread(target=self._until_stopped, args=(one,)) for one in (self._play, self._read)]

    def __enter__(self) -> Visitors:
        for thread in self._threads:
            thread.start()
        until(lambda: self.releases[-1], PATIENCE, "the first release", lambda name: name == "alive")
        return self

    def __exit__(self, *_: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join()

    def _until_stopped(self, once: object) -> None:
        chance = random.Random(7)
        while not self._stop.is_set():
            try:
                once(chance)  # type: ignore[operator]
            except Exception as broken:  # a request that was dropped
                self.statuses[repr(broken)] += 1

    def _play(self, chance: random.Random) -> None:
        time.sleep(0.3)  # between moves, so that the game does not end before the last release, on a slow machine
        for link in self._links:
            table = look(link)
            if table["legal"] and not (table["window"] and table["window"]["answered"]):
                post = {"move": decide(table["view"], chance), "at": table["at"]}
                self.statuses[ask(f"{link}/moves", "POST", post, "application/json").status] += 1
                self.moves += 1

    def _read(self, chance: random.Random) -> None:
        self.statuses[ask(chance.choice(self._links)).status] += 1
        self.releases.append(ask(f"{self._deployment.url}/healthz").json["status"])


def test_webs_are_replaced_one_after_the_other_and_nobody_notices(club: tuple[Deployment, MailSink]) -> None:
    """Old and new serve together for a while, from one socket; visitors who try nothing twice see no difference."""
    deployment, post = club
    links = seat_links(deployment, post, start_game(deployment, post))
    with Visitors(deployment, links) as visitors:
        for name in RELEASES:
            release(deployment, name)
            before = visitors.moves
            deployment.tell("web", signal.SIGHUP)
            until(
                lambda name=name, before=before: visitors.releases[-1] == name and visitors.moves >= before + 3,  # type: ignore[misc]
                PATIENCE,
                f"the {name} release and three moves",
                instead=lambda: (visitors.releases[-20:], visitors.statuses),
            )
    assert set(visitors.statuses) <= {200, 202, 409}, visitors.statuses
    assert list(dict.fromkeys(visitors.releases)) == ["", "alive", *RELEASES]


def test_a_worker_that_is_asked_to_stop_finishes_the_mail_in_its_hand(
    tmp_path: Path, postgresql_server: postgresql.Server
) -> None:
    with (
        running_servers(tmp_path, postgresql_server) as machines,
        deployed(tmp_path, "web", **machines.settings) as (deployment, post),
    ):
        for n in range(6):
            players = [
                {"name": "Ann", "email": f"ann{n}@players.example"},
                {"name": "Ben", "email": "ben@players.example"},
            ]
            assert ask(f"{deployment.url}/games", "POST", {"players": players}, "application/json").status == 201
        post.hold()  # it takes a mail, and does not say so yet
        deployment.start("worker", "beat")
        post.wait_until_held()
        deployment.tell("worker", signal.SIGTERM)
        until(
            lambda: deployment.log("worker"),
            PATIENCE,
            "its handling of the signal",
            lambda log: '"event": "stops"' in log,
        )
        post.let_go()
        assert deployment.wait_until_ended("worker") == os.EX_OK
        arrived = len(post.mails)
        assert arrived == 1, "the one in its hand, and no other"
        states = Counter(state for (state,) in deployment.rows("SELECT state FROM outmail"))
        assert states == {"sent": 1, "queued": 5}, "what was in its hand is noted"
        deployment.start("worker")
        assert check_outbox(deployment, post) == {"sent": 6}
        assert len(post.mails) == 6, "and nothing came twice"
