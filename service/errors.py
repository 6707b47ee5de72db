"""Every way the service says no. Each is a type of its own; the web turns it into a page or a JSON answer.

The docstring is what the refusal means; `kind` is what programs see as `error`.
"""

from __future__ import annotations


class Refused(Exception):
    """The service said no; nothing was changed."""

    kind = "refused"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class Forged(Refused):
    """The link is not one of ours: cut short, changed, or for a game that does not exist."""

    kind = "forged"


class Revoked(Refused):
    """The link was ours and has been replaced by a newer one."""

    kind = "revoked"


class Past(Refused):
    """The link was good for a turn or a window that is over."""

    kind = "past"


class Stale(Refused):
    """The table has changed since the page was made: `at` is not the number of moves so far."""

    kind = "stale"


class OutOfTurn(Refused):
    """The game waits for somebody else."""

    kind = "out_of_turn"


class Over(Refused):
    """The game has ended, or is not being played."""

    kind = "over"


class Unreadable(Refused):
    """A body or a parameter that cannot be read."""

    kind = "unreadable"


class Invalid(Refused):
    """A form whose fields are wrong: `fields` says, by the field's name, what was expected."""

    kind = "invalid"

    def __init__(self, fields: dict[str, str]) -> None:
        super().__init__("; ".join(f"{name}: {what}" for name, what in fields.items()))
        self.fields = fields


class TooMany(Refused):
    """A limit is reached; `retry_after` is the number of seconds to wait."""

    kind = "too_many"

    def __init__(self, message: str, retry_after: int) -> None:
        super().__init__(message)
        self.retry_after = retry_after
