"""Messages to a chat or to devices as pages list them: the state of each, and in words why one has not arrived."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from engine.language import Text, text_of
from service.models import Ping, Push
from service.web.base import time_formats

NUMBER = 10  # messages that are listed

STATES: dict[str, Text] = {
    "queued": text_of("mail", "waits"),
    "sending": text_of("mail", "waits"),
    "sent": text_of("mail", "sent"),
    "superseded": text_of("mail", "not sent"),
    "failed": text_of("mail", "failed"),
}


@dataclass(frozen=True)
class MessageWords:
    """What is told of messages of one channel that have not arrived.

    `failures`: by error; `status`: of any other answer, with its `{status}`; `error`: of anything else.
    """

    superseded: Text
    failures: Mapping[str, Text]
    status: Text
    error: Text

    def why(self, error: str) -> str:
        """Return the error of a message in words."""
        word, _, status = error.partition(" ")
        return self.failures.get(error) or (self.status.format(status=status) if word == "status" else self.error)

    def row(self, about: str, message: Ping | Push, zone: ZoneInfo) -> dict[str, object]:
        """Return a message as pages list it; `about`: what it says."""
        told = "" if message.error is None else self.why(message.error)
        return {
            "about": about,
            "state": STATES[message.state],
            "bad": message.state == "failed",
            "told": self.superseded if message.state == "superseded" else told,
            "when": time_formats.local_moment(message.sent_at or message.created_at, zone),
        }
