"""Read and check values of JSON data. A ValueError says which field is wrong, what was expected and what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from engine.refusals import shortened
from engine.rules.cards import N_KINDS, NUMBER, OUTLAWS

Value = TypeVar("Value")


def read_object(field: str, data: object) -> dict[str, object]:
    """Read an object."""
    if not isinstance(data, dict) or not {*map(type, data)} <= {str}:
        raise ValueError(f"{field}: expected an object, got {shortened(data)}")
    return data


def read_fields(field: str, data: object, needed: Iterable[str], is_top: bool = False) -> dict[str, object]:
    """Read an object that has the needed keys and no others. `is_top`: its keys are fields."""
    found = read_object(field, data)
    for missing in (key for key in needed if key not in found):
        raise ValueError(f"{missing}: missing" if is_top else f"{field}.{missing}: missing")
    for extra in found.keys() - set(needed):
        raise ValueError(f"{extra!r:.60}: not a key of {field}")
    return found


def read_format(data: object, expected: str) -> None:
    """Check the field `format`."""
    if data != expected:
        raise ValueError(f"format: expected {expected!r}, got {shortened(data)}")


def read_list(field: str, data: object, length: int | None = None) -> list[object]:
    """Read a list, perhaps of one item for each seat."""
    if not isinstance(data, list) or (length is not None and len(data) != length):
        expected = "a list" if length is None else f"a list of {length}, one for each seat"
        raise ValueError(f"{field}: expected {expected}, got {shortened(data)}")
    return data


def read_each(field: str, data: object, read: Callable[[str, object], Value], length: int | None = None) -> list[Value]:
    """Read the items of a list one by one, each under its own number."""
    return [read(f"{field}.{number}", item) for number, item in enumerate(read_list(field, data, length))]


def read_text(field: str, data: object) -> str:
    """Read a string."""
    if not isinstance(data, str):
        raise ValueError(f"{field}: expected a string, got {shortened(data)}")
    return data


def read_truth(field: str, data: object) -> bool:
    """Read true or false."""
    if not isinstance(data, bool):
        raise ValueError(f"{field}: expected true or false, got {shortened(data)}")
    return data


def read_number(field: str, data: object, least: int, most: int | None = None) -> int:
    """Read a whole number within limits."""
    if type(data) is not int or data < least or (most is not None and data > most):
        expected = f"a whole number from {least}" + ("" if most is None else f" to {most}")
        raise ValueError(f"{field}: expected {expected}, got {shortened(data)}")
    return data


def read_dollars(field: str, data: object) -> int:
    """Read an amount of money."""
    amount = read_number(field, data, 0)
    if amount % 1000:
        raise ValueError(f"{field}: expected whole thousands of dollars, got {shortened(data)}")
    return amount


def read_card(field: str, data: object) -> int:
    """Read the code of a card."""
    if not isinstance(data, str) or data not in NUMBER:
        raise ValueError(f"{field}: {shortened(data)} is not the code of a card")
    return NUMBER[data]


def read_outlaw(field: str, data: object) -> int:
    """Read the code of an Outlaw."""
    if not isinstance(data, str) or data not in OUTLAWS:
        raise ValueError(f"{field}: {shortened(data)} is not the code of an Outlaw")
    return OUTLAWS.index(data)


def read_cards(field: str, data: object) -> list[int]:
    """Read a list of codes of cards."""
    return [read_card(field, code) for code in read_list(field, data)]


def read_hand(field: str, data: object) -> list[int]:
    """Read a list of codes of cards as twenty counts."""
    counts = [0] * N_KINDS
    for kind in read_cards(field, data):
        counts[kind] += 1
    return counts
