"""Tell the workers that mail was queued, from a background thread, so that no request waits for the broker."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

PAUSE = 0.1  # seconds between two messages; calls in between are covered by the next one


class Notifier:
    """Calls `publish` soon after each call of `notify`, in a thread of its own; calls close together share one."""

    def __init__(self, publish: Callable[[], None], pause: float = PAUSE) -> None:
        self._publish, self._pause = publish, pause
        self._requested = threading.Event()
        self._start_lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def notify(self) -> None:
        """Request a message and return at once.

        A request that is lost with its process only costs time: the periodic task finds the mail.
        """
        if self._thread is None:
            self._start()  # not earlier: a thread does not survive the fork that makes a web process
        self._requested.set()

    def _start(self) -> None:
        with self._start_lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="notifier", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        while True:
            self._requested.wait()
            self._requested.clear()
            self._publish()
            time.sleep(self._pause)
