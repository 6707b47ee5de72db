"""The broker in a folder: what is put in comes out once, whoever else reads, writes or dies."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from kombu import Connection, Exchange, Producer, Queue

from tests.worker.processes import ROOT
from worker import broker

EACH = 1000  # messages from each writer

WRITE = """
for n in range(EACH):
    ends.put(n + EACH * me)
"""
READ = """
(folder.parent / f"here-{me}").touch()
while len(list(folder.parent.glob("here-*"))) < together:
    time.sleep(0.01)
idle = time.monotonic()
while time.monotonic() - idle < 1.5:
    message = ends.take()
    if message is not None:
        print(message, flush=True)
        idle = time.monotonic()
"""
COMMON = """
import sys, time
from pathlib import Path
from tests.worker.test_broker import EACH, Ends
me, folder, together = int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
ends = Ends(folder)
"""


class Ends:
    """Both ends of the broker: a way to put and a way to take."""

    def __init__(self, folder: Path) -> None:
        self.connection = Connection(f"{broker.SCHEME}://localhost", transport_options=broker.options(folder))
        self._channel = self.connection.default_channel
        self._queue = Queue("posse", Exchange(""), "posse")(self._channel)

    def put(self, body: int, **more: object) -> None:
        Producer(self._channel).publish(body, routing_key="posse", **more)

    def take(self) -> int | None:
        message = self._queue.get(no_ack=True)
        return None if message is None else int(message.payload)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "broker"


@pytest.fixture
def ends(folder: Path) -> Iterator[Ends]:
    ends = Ends(folder)
    yield ends
    ends.connection.release()


def process(code: str, me: int, folder: Path, together: int = 1) -> subprocess.Popen[str]:
    """One of so many processes that begin `together`."""
    command = [sys.executable, "-c", COMMON + code, str(me), str(folder), str(together)]
    return subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE)


def written(writers: list[subprocess.Popen[str]]) -> bool:
    return [writer.communicate(timeout=60)[0] for writer in writers] == [""] * len(writers)


def taken(reader: subprocess.Popen[str]) -> list[int]:
    """All it says until it ends."""
    assert reader.stdout is not None
    with reader:
        return [int(line) for line in reader.stdout]


def test_the_oldest_is_taken_first(ends: Ends) -> None:
    for n in range(20):
        ends.put(n)
    assert [ends.take() for _ in range(21)] == [*range(20), None]


def test_the_folder_is_its_owners_alone_and_empty_when_all_is_taken(ends: Ends, folder: Path) -> None:
    ends.put(1)
    assert ends.take() == 1
    assert list(folder.iterdir()) == []
    assert folder.stat().st_mode & 0o077 == 0


def test_what_is_still_being_written_is_no_message(ends: Ends, folder: Path) -> None:
    ends.put(1)
    (message,) = folder.iterdir()
    message.rename(folder / f"{message.name}.unfinished")
    assert ends.take() is None


def test_what_has_expired_is_dropped_on_the_way(ends: Ends, folder: Path) -> None:
    for n in range(50):
        ends.put(n, headers={"expires": "2026-01-01T00:00:00+00:00"})
    ends.put(50, headers={"expires": "2999-01-01T00:00:00+00:00"})
    assert ends.take() == 50
    assert list(folder.iterdir()) == []


@pytest.mark.slow
def test_of_thousands_of_messages_none_is_lost_and_none_is_doubled(folder: Path) -> None:
    readers = [process(READ, n, folder, 2) for n in range(2)]
    assert written([process(WRITE, n, folder) for n in range(2)])
    by_reader = [taken(reader) for reader in readers]
    assert all(by_reader), "both readers had some"
    assert Counter(by_reader[0] + by_reader[1]) == Counter(range(2 * EACH))


def test_a_reader_that_is_killed_takes_no_more_than_the_message_in_its_hand(folder: Path) -> None:
    assert written([process(WRITE, 0, folder)])
    first = process(READ, 0, folder)
    assert first.stdout is not None
    said = [int(first.stdout.readline()) for _ in range(10)]
    first.kill()
    before = said + taken(first)
    after = taken(process(READ, 1, folder))
    assert after, "it was killed with messages still waiting"
    assert len(before + after) in (EACH - 1, EACH)
    assert len(set(before + after)) == len(before + after)


def test_a_wait_is_short_so_that_the_worker_can_note_what_its_threads_did(ends: Ends) -> None:
    began = time.monotonic()
    with ends.connection.Consumer([Queue("posse", Exchange(""), "posse")]), pytest.raises(TimeoutError):
        ends.connection.drain_events(timeout=2)
    assert time.monotonic() - began < 2
