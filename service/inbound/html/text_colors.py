"""Tell whether text can be seen on its background: the colours of HTML and CSS as red, green and blue."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Literal

from tinycss2 import color4

Color = tuple[int, int, int] | Literal["transparent", "unknown"]
"""Red, green and blue, each 0 to 255; unknown: in a space of colours that is not converted."""

TRANSPARENT: Final = "transparent"
UNKNOWN: Final = "unknown"
LONGEST = 60  # characters of an attribute that are read
BLACK, WHITE = (0, 0, 0), (255, 255, 255)
NEAR = 32  # text whose red, green and blue differ by less from the background's is hardly seen
_LEAST_ALPHA = 0.2  # more transparent is not seen
_OF_SYSTEM = {"windowtext": BLACK, "canvastext": BLACK, "initial": BLACK, "window": WHITE, "canvas": WHITE}
_WITHOUT_MARK = re.compile(r"[0-9a-f]{3}|[0-9a-f]{6}", re.IGNORECASE)  # as in <font color=ffffff>


@lru_cache(maxsize=200)
def read_color(text: str) -> Color | None:
    """Return the colour of a value in a style; None if it gives none, as `inherit` and `url(...)` do.

    Raises ValueError for a number of thousands of digits.
    """
    text = text.lower()
    if text in _OF_SYSTEM or not text:
        return _OF_SYSTEM.get(text)
    color = color4.parse_color(text)
    if color is None or isinstance(color, str):  # "currentcolor": that of the surrounding element
        return None
    try:
        red, green, blue, alpha = color.to("srgb")
    except NotImplementedError:
        return UNKNOWN
    if (alpha or 0) < _LEAST_ALPHA:
        return TRANSPARENT
    return _of_256(red), _of_256(green), _of_256(blue)


def read_attribute(text: str) -> Color | None:
    """Return the colour of an attribute such as `bgcolor`; None if it gives none."""
    text = text.strip()[:LONGEST]
    return read_color(f"#{text}" if _WITHOUT_MARK.fullmatch(text) else text)


def is_seen(text: Color, background: Color) -> bool:
    """Return whether text of that colour can be seen on that background; an unknown one cannot."""
    if isinstance(text, str):
        return False
    return isinstance(background, str) or max(abs(a - b) for a, b in zip(text, background, strict=True)) >= NEAR


def _of_256(part: float | None) -> int:
    return min(255, max(0, round(255 * (part or 0))))
