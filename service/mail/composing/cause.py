"""Why a mail was queued, as a typed value; the outbox stores it as text, which distinguishes mails of one kind."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self

_TYPES: dict[str, Any] = {"int": int, "str": str}


@dataclass(frozen=True)
class Cause:
    """The first word names the cause; the fields follow, numbers and texts, of which only the last may hold spaces.

    A cause without a word and fields is the empty text: the ordinary mail of its kind.
    """

    word: ClassVar[str] = ""

    def __str__(self) -> str:
        values = (str(getattr(self, field.name)) for field in fields(self))
        return " ".join([self.word, *values]).strip()

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse the text in the outbox. Raises ValueError if it is another cause."""
        known = fields(cls)
        values = text.removeprefix(cls.word).strip().split(" ", len(known) - 1) if known else []
        if not text.startswith(cls.word) or len(values) != len(known):
            raise ValueError(f"this is no cause of the kind {cls.__name__}: {text!r}")
        return cls(*(_TYPES[str(field.type)](value) for field, value in zip(known, values, strict=True)))


ORDINARY = Cause()


@dataclass(frozen=True)
class Epoch(Cause):
    """The mail was sent with links of this epoch of its seat; the first epoch is the ordinary mail."""

    epoch: int

    def __str__(self) -> str:
        return str(self.epoch) if self.epoch else ""
