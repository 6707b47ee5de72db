"""The broker that needs no server: a folder with one file for each message.

Kombu's own lets a reader take a half-written file, loses track when two readers want the same one, and moves what it
reads through the machine's common temporary folder. Here a message gets its name when it is whole, and belongs to the
reader who succeeds in removing it. A reader that is killed takes at most the message in its hand with it, which is
harmless: messages only say "look now", and the periodic tasks look anyway.
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

from service import logs

SCHEME = "folder"
TRANSPORT_ALIASES[SCHEME] = "worker.broker:Transport"

MALFORMED = (OSError, ValueError, TypeError, AttributeError, LookupError, RecursionError)  # what it raises to read one
POLL = 0.1  # seconds between two looks into the folder

log = logs.get()


def options(folder: Path) -> dict[str, Any]:
    """Kombu's transport options for a broker in `folder`, which is made if it is not there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return {
        "data_folder_in": str(folder),
        "data_folder_out": str(folder),
        "control_folder": str(folder / "control"),
        "polling_interval": POLL,
    }


class Channel(filesystem.Channel):
    """One process's way to the folder."""

    def _put(self, queue: str, payload: Any, **kwargs: Any) -> None:
        """Add a message. The name begins with the time, so that readers go oldest first."""
        folder = Path(self.data_folder_out)
        name = f"{time.time_ns():020}_{uuid.uuid4()}.{queue}.msg"
        unfinished = folder / f"{name}.unfinished"
        unfinished.write_text(dumps(payload))
        unfinished.rename(folder / name)

    def _get(self, queue: str) -> Any:
        """Take the oldest message that has not expired; Empty if there is none.

        The expired are dropped on the way: what piled up while no worker ran must not keep a new one busy.
        """
        for message in sorted(Path(self.data_folder_in).glob(f"*.{queue}.msg")):
            try:
                payload, expired = self._read(message)
                message.unlink()
            except FileNotFoundError:
                continue  # another reader was faster
            except MALFORMED as error:
                _put_aside(message, error)
                continue
            if not expired:
                return payload
        raise Empty

    def _read(self, message: Path) -> tuple[Any, bool]:
        """Read a message and whether it has expired. Raises OSError, or another of MALFORMED if it is no message."""
        payload = loads(message.read_text())
        properties = payload["properties"]
        parts = (payload.get("headers", {}), properties, properties.get("delivery_info", {}))
        if not all(isinstance(part, dict) for part in parts) or not isinstance(properties["delivery_tag"], str):
            raise TypeError("the parts of a message are objects, and its tag is text")
        self.message_to_python(payload)  # the body can be decoded
        return payload, _expired(payload)


class Transport(filesystem.Transport):
    """The folder as Kombu's transport `folder://`."""

    Channel = Channel

    def drain_events(self, connection: Any, timeout: float | None = None, **kwargs: Any) -> None:
        """Wait for a message, but briefly: between two calls the worker notes what its threads have finished.

        Until then it takes no more, so with its own patience of two seconds it would do two tasks in two seconds.
        """
        super().drain_events(connection, timeout=min(timeout or POLL, POLL), **kwargs)


def _put_aside(message: Path, error: Exception) -> None:
    """Rename a file that is no message, so that no reader finds it again, and log it."""
    aside = message.with_name(f"{message.name}.malformed")
    with suppress(OSError):  # another reader was faster
        message.rename(aside)
        log.error("malformed message put aside", file=aside.name, why=type(error).__name__)


def _expired(payload: Any) -> bool:
    """Whether the message is a task whose time to start is over."""
    expires = payload.get("headers", {}).get("expires")
    return expires is not None and datetime.fromisoformat(expires) < datetime.now(UTC)
