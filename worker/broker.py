"""A broker without a server: a Kombu transport over a folder with one file for each message.

Kombu's filesystem transport lets a consumer read a half-written file, fails when two consumers take the same one, and
moves messages through the system's shared temporary folder. Here a message gets its name when it is complete, and
belongs to the consumer that succeeds in deleting it. A consumer that is killed loses at most one message, which is
harmless: messages only start a task earlier, and beat starts it periodically.
"""

from __future__ import annotations

import time
import uuid
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from queue import Empty
from typing import Any

from kombu.transport import TRANSPORT_ALIASES, filesystem
from kombu.utils.json import dumps, loads

from service.process import logs

SCHEME = "folder"
TRANSPORT_ALIASES[SCHEME] = "worker.broker:Transport"

MALFORMED = (OSError, ValueError, TypeError, AttributeError, LookupError, RecursionError)  # raised by reading one
POLL = 0.1  # seconds between two polls of the folder

logger = logs.get()


def options(folder: Path) -> dict[str, object]:
    """Return Kombu's transport options for a broker in `folder`, which is created if it does not exist."""
    _create(folder)
    return {
        "data_folder_in": str(folder),
        "data_folder_out": str(folder),
        "control_folder": str(folder / "control"),
        "polling_interval": POLL,
    }


def _create(folder: Path) -> None:
    """Create the folder, and the one that it is in, unless they exist: readable by their owner only."""
    for path in (folder.parent, folder):
        path.mkdir(mode=0o700, exist_ok=True)


def _write(folder: Path, queue: str, text: str) -> None:
    """Write a message, under a name by which consumers take the oldest first."""
    name = f"{time.time_ns():020}_{uuid.uuid4()}.{queue}.msg"
    unfinished = folder / f"{name}.unfinished"
    unfinished.write_text(text)
    unfinished.rename(folder / name)


class Channel(filesystem.Channel):
    """One process's channel to the folder."""

    def _put(self, queue: str, payload: object, **kwargs: object) -> None:
        """Add a message; create the folder again if somebody has deleted it."""
        folder, text = Path(self.data_folder_out), dumps(payload)
        try:
            _write(folder, queue, text)
        except FileNotFoundError:
            _create(folder)
            _write(folder, queue, text)

    def _get(self, queue: str) -> Any:
        """Take the oldest message that has not expired. Raises Empty if there is none.

        Expired messages are deleted on the way, so that those from a time without workers cost a new worker nothing.
        """
        for message in sorted(self._messages(queue)):
            try:
                payload, expired = self._read(message)
                message.unlink()
            except FileNotFoundError:
                continue  # another consumer was faster
            except MALFORMED as error:
                _rename_malformed(message, error)
                continue
            if not expired:
                return payload
        raise Empty

    def _size(self, queue: str) -> int:
        """Return the number of messages. Kombu asks when it declares the queue."""
        return len(self._messages(queue))

    def _messages(self, queue: str) -> list[Path]:
        """Return the files of messages; none if the folder was deleted."""
        return list(Path(self.data_folder_in).glob(f"*.{queue}.msg"))

    def _read(self, message: Path) -> tuple[Any, bool]:
        """Return a message and whether it has expired. Raises OSError, or another of MALFORMED if it is no message."""
        payload = loads(message.read_text())
        properties = payload["properties"]
        parts = (payload.get("headers", {}), properties, properties.get("delivery_info", {}))
        if not all(isinstance(part, dict) for part in parts) or not isinstance(properties["delivery_tag"], str):
            raise TypeError("expected objects as the parts of a message, and text as its delivery tag")
        self.message_to_python(payload)  # raises an exception of MALFORMED if the body cannot be decoded
        return payload, _expired(payload)


class Transport(filesystem.Transport):
    """Kombu's transport for URLs of the form `folder://`."""

    Channel = Channel

    def drain_events(self, connection: object, timeout: float | None = None, **kwargs: object) -> None:
        """Wait for a message, for POLL seconds at most.

        Between two calls the worker acknowledges what its threads have finished, and fetches no more before. With the
        default timeout of two seconds two threads would run two tasks in two seconds.
        """
        super().drain_events(connection, timeout=min(timeout or POLL, POLL), **kwargs)


def _rename_malformed(message: Path, error: Exception) -> None:
    """Rename a file that is no message, so that no consumer finds it again, and log it."""
    aside = message.with_name(f"{message.name}.malformed")
    with suppress(OSError):  # another consumer was faster
        message.rename(aside)
        logger.error("malformed message put aside", file=aside.name, why=type(error).__name__)


def _expired(payload: Any) -> bool:
    expires = payload.get("headers", {}).get("expires")
    return expires is not None and datetime.fromisoformat(expires) < datetime.now(UTC)
