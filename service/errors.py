"""Errors that the service raises to refuse a request; the web layer renders each as a page or as JSON.

A class's docstring says what the refusal means; `kind` is the value of `error` in JSON answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.language import joined

NO_FIELDS: Mapping[str, str] = MappingProxyType({})


class Refused(Exception):
    """The request was refused and nothing was changed; `message` is a text for people.

    `fields` maps the name of each wrong field of a form to what was expected.
    """

    kind = "refused"

    def __init__(self, message: str, fields: Mapping[str, str] = NO_FIELDS) -> None:
        super().__init__(message)
        self.message, self.fields = message, fields

    @property
    def for_people(self) -> str:
        """Return the message without the names of fields, which only programs know."""
        return joined(self.fields.values()) if self.fields else self.message


class Forged(Refused):
    """The link was not signed by this site (truncated or altered), or its game does not exist."""

    kind = "forged"


class Revoked(Refused):
    """The link was valid and has been replaced by a newer one."""

    kind = "revoked"


class Past(Refused):
    """The link was valid for a turn, a window, a question or an invitation that is over."""

    kind = "past"


class Stale(Refused):
    """The game has changed since the page was made: `at` is not the present number of moves."""

    kind = "stale"


class OutOfTurn(Refused):
    """The game waits for another player, or the player has no right to this action."""

    kind = "out_of_turn"


class Over(Refused):
    """The game has ended, has not begun, or is paused."""

    kind = "over"


class Malformed(Refused):
    """The body or a parameter of the request cannot be parsed."""

    kind = "unreadable"


class Invalid(Refused):
    """Fields of a form are wrong."""

    kind = "invalid"

    def __init__(self, fields: dict[str, str]) -> None:
        super().__init__(joined((joined((name, what), ": ") for name, what in fields.items()), "; "), fields)


class TooMany(Refused):
    """A rate limit is exceeded; the request may be repeated after `retry_after` seconds."""

    kind = "too_many"

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(message)
        self.retry_after = retry_after
