"""What a check has found: a line for the operator."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Literal, NamedTuple

Status = Literal["fine", "not checked", "warning", "wrong"]

EXIT_CODES = MappingProxyType({"fine": 0, "not checked": 0, "warning": 1, "wrong": 2})


class Finding(NamedTuple):
    """The result of one check. `text` says what to do, or, if it is fine, perhaps what was found."""

    check: str
    status: Status
    text: str = ""

    def __str__(self) -> str:
        told = f"{self.status}: {self.text}" if self.text else self.status
        return f"{self.check:<18}{told}"


def fine(check: str, text: str = "") -> Finding:
    """Return that nothing needs to be done."""
    return Finding(check, "fine", text)


def not_checked(check: str, why: str) -> Finding:
    """Return that this cannot or need not be checked, and why. Another finding says so if something is wrong."""
    return Finding(check, "not checked", why)


def warning(check: str, text: str) -> Finding:
    """Return what should be changed although Posse works."""
    return Finding(check, "warning", text)


def wrong(check: str, text: str) -> Finding:
    """Return what keeps Posse, or a part of it, from working."""
    return Finding(check, "wrong", text)


def exit_code(findings: Iterable[Finding]) -> int:
    """Return 2 if something is wrong, 1 if there are only warnings, else 0."""
    return max((EXIT_CODES[found.status] for found in findings), default=0)
