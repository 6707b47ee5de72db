"""The log of the service in a simulation: errors are kept, all else is dropped."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any

import structlog

EXPECTED = ("mail",)  # a mail that was refused for good


class ErrorLog:
    """What the service has logged as an error, in `found`, from now on."""

    def __init__(self) -> None:
        self.found: list[str] = []
        structlog.configure(processors=[self._keep], wrapper_class=structlog.make_filtering_bound_logger(40))

    def _keep(self, _logger: object, _level: str, event: MutableMapping[str, Any]) -> str:
        if event["event"] not in EXPECTED:
            self.found.append(f"{event['event']}: {event.get('exc_info')!r}")
        raise structlog.DropEvent
