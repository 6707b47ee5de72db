"""Days and months as they stand in addresses."""

from __future__ import annotations

from datetime import date


def day_in(typed: str) -> date | None:
    """Return a day as it stands in an address, such as 2026-11-26; None if it is none."""
    try:
        return date.fromisoformat(typed) if len(typed) == len("2026-11-26") else None
    except ValueError:
        return None


def first_of(typed: str) -> date | None:
    """Return the first day of a month as it stands in an address, such as 2026-11; None if it is none."""
    return day_in(f"{typed}-01")


def month_of(day: date) -> str:
    """Return the month of a day as it stands in an address."""
    return f"{day:%Y-%m}"
