"""A file in the broker's folder that is no message harms nobody: it is put aside, and what is behind it is read."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import structlog

from tests.worker.test_broker import Client, client, folder

__all__ = ["client", "folder"]

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
