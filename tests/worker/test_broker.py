"""The folder broker: each message is delivered once, while others read, write or are killed.

A file in its folder that is no message harms nobody: it is put aside, and what is behind it is read.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import structlog
from kombu import Connection, Exchange, Producer, Queue

from tests.waiting import PATIENCE
from tests.worker.processes import ROOT
from worker import broker

EACH = 1000  # messages from each writer
END = -1  # a reader that gets this message ends

WRITE = """
for n in range(EACH):
    client.put(n + EACH * me)
"""
READ = """
(folder.parent / f"here-{me}").touch()
until(lambda: list(folder.parent.glob("here-*")), 60, "all readers", lambda here: len(here) >= together)
while (message := until(client.take, 60, "a message", lambda taken: taken is not None, pause=0.001)) != END:
    print(f"{message:8}", flush=True)
"""
COMMON = """
import sys
from pathlib import Path
from tests.waiting import until
from tests.worker.test_broker import EACH, END, Client
me, folder, together = int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
client = Client(folder)
"""


class Client:
    """A connection to the broker that publishes and consumes."""

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
def client(folder: Path) -> Iterator[Client]:
    client = Client(folder)
    yield client
    client.connection.release()


def process(code: str, me: int, folder: Path, together: int = 1, pipe_size: int = -1) -> subprocess.Popen[str]:
    """Start one of so many processes that begin `together`; it waits while its pipe of so many bytes is full."""
    command = [sys.executable, "-c", COMMON + code, str(me), str(folder), str(together)]
    return subprocess.Popen(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, pipesize=pipe_size)


def written(writers: list[subprocess.Popen[str]]) -> bool:
    return [writer.communicate(timeout=PATIENCE)[0] for writer in writers] == [""] * len(writers)


def taken(reader: subprocess.Popen[str]) -> list[int]:
    """Return all messages that a reader prints until it ends."""
    assert reader.stdout is not None
    with reader:
        return [int(line) for line in reader.stdout]


def test_the_oldest_is_taken_first(client: Client) -> None:
    for n in range(20):
        client.put(n)
    assert [client.take() for _ in range(21)] == [*range(20), None]


def test_the_folder_is_private_and_empty_when_all_messages_are_taken(client: Client, folder: Path) -> None:
    client.put(1)
    assert client.take() == 1
    assert list(folder.iterdir()) == []
    assert folder.stat().st_mode & 0o077 == 0


def test_a_file_that_is_still_written_is_no_message(client: Client, folder: Path) -> None:
    client.put(1)
    (message,) = folder.iterdir()
    message.rename(folder / f"{message.name}.unfinished")
    assert client.take() is None


def test_expired_messages_are_deleted(client: Client, folder: Path) -> None:
    for n in range(50):
        client.put(n, headers={"expires": "2026-01-01T00:00:00+00:00"})
    client.put(50, headers={"expires": "2999-01-01T00:00:00+00:00"})
    assert client.take() == 50
    assert list(folder.iterdir()) == []


@pytest.mark.proof
def test_of_thousands_of_messages_none_is_lost_or_delivered_twice(client: Client, folder: Path) -> None:
    readers = [process(READ, n, folder, 2) for n in range(2)]
    assert written([process(WRITE, n, folder) for n in range(2)])
    for _ in readers:
        client.put(END)
    by_reader = [taken(reader) for reader in readers]
    assert all(by_reader), "both readers had some"
    assert Counter(by_reader[0] + by_reader[1]) == Counter(range(2 * EACH))


@pytest.mark.proof
def test_a_killed_reader_loses_at_most_one_message(client: Client, folder: Path) -> None:
    assert written([process(WRITE, 0, folder)])
    client.put(END)
    first = process(READ, 0, folder, pipe_size=4096)  # too small for all messages
    assert first.stdout is not None
    printed = [int(first.stdout.readline()) for _ in range(10)]
    first.kill()
    before = printed + taken(first)
    after = taken(process(READ, 1, folder))
    assert after, "it was killed with messages still waiting"
    assert len(before + after) in (EACH - 1, EACH)
    assert len(set(before + after)) == len(before + after)


def test_a_wait_is_short_so_that_the_worker_acknowledges_finished_tasks(client: Client) -> None:
    def wait_long() -> None:
        with suppress(TimeoutError):
            client.connection.drain_events(timeout=timedelta(days=30).total_seconds())

    with client.connection.Consumer([Queue("posse", Exchange(""), "posse")]):
        waits = Thread(target=wait_long, daemon=True)
        waits.start()
        waits.join(PATIENCE)
    assert not waits.is_alive(), "it was to wait for a month"


# --- what is no message -----------------------------------------------------------------------------------------------


FIRST = "00000000000000000001_0.posse.msg"
TAGGED = {"delivery_tag": "x", "delivery_info": {}, "body_encoding": "base64"}


def with_body(**parts: Any) -> Callable[[Path], None]:
    text = json.dumps({"body": "W10=", "headers": {}, "properties": TAGGED} | parts)
    return with_bytes(text.encode())


def with_bytes(content: bytes) -> Callable[[Path], None]:
    def make(file: Path) -> None:
        file.write_bytes(content)

    return make


MALFORMED = {
    "empty": with_bytes(b""),
    "not JSON": with_bytes(b"{"),
    "not text": with_bytes(b"\xff\xfe"),
    "too deep": with_bytes(b"[" * 100_000),
    "an unknown type": with_bytes(b'{"__type__": "uuid", "__value__": 7}'),
    "a list": with_bytes(b"[1]"),
    "null": with_bytes(b"null"),
    "no properties": with_bytes(b'{"body": ""}'),
    "properties that are a list": with_body(properties=[]),
    "no tag": with_body(properties={"delivery_info": {}}),
    "a tag that is no text": with_body(properties=TAGGED | {"delivery_tag": []}),
    "headers that are a list": with_body(headers=["expires"]),
    "an end that is no time": with_body(headers={"expires": "soon"}),
    "an end without a zone": with_body(headers={"expires": "2999-01-01T00:00:00"}),
    "a body that is not base64": with_body(body="abcde"),
    "an unknown encoding": with_body(properties=TAGGED | {"body_encoding": "rot13"}),
    "a folder": lambda file: file.mkdir(),
}


@pytest.mark.parametrize("make", MALFORMED.values(), ids=MALFORMED.keys())
def test_what_is_no_message_is_put_aside_and_the_next_is_read(
    client: Client, folder: Path, make: Callable[[Path], None]
) -> None:
    make(folder / FIRST)
    client.put(7)
    with structlog.testing.capture_logs() as told:
        assert client.take() == 7
        assert client.take() is None
    assert [file.name for file in folder.iterdir()] == [f"{FIRST}.malformed"]
    assert [line["event"] for line in told] == ["malformed message put aside"]


def test_what_has_the_right_shape_is_a_message(client: Client, folder: Path) -> None:
    client.put(7)
    (file,) = folder.iterdir()
    message = json.loads(file.read_text())
    assert TAGGED.keys() <= message["properties"].keys()
    file.unlink()
    with_body(body=message["body"], **{"content-type": "application/json", "content-encoding": "utf-8"})(folder / FIRST)
    assert client.take() == 7
