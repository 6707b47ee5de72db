"""The bell: tells the workers that there is mail, without anybody who plays having to wait for the broker."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

PAUSE = 0.5  # seconds between two rings: whoever rings meanwhile is heard with the next


class Bell:
    """Calls `publish` soon after each ring, in a thread of its own; rings that come close together are one."""

    def __init__(self, publish: Callable[[], None], pause: float = PAUSE) -> None:
        self._publish, self._pause = publish, pause
        self._rung = threading.Event()
        self._starting = threading.Lock()
        self._ringer: threading.Thread | None = None

    def ring(self) -> None:
        """Return at once. A ring that is lost with its process costs nothing but time: the next look finds the mail."""
        if self._ringer is None:
            self._start()  # not before: a thread does not survive the fork that makes a web process
        self._rung.set()

    def _start(self) -> None:
        with self._starting:
            if self._ringer is None:
                self._ringer = threading.Thread(target=self._listen, name="bell", daemon=True)
                self._ringer.start()

    def _listen(self) -> None:
        while True:
            self._rung.wait()
            self._rung.clear()
            self._publish()
            time.sleep(self._pause)
