"""Read the colours of HTML and CSS as far as is needed to tell whether text can be seen on its background."""

from __future__ import annotations

import colorsys
import re
from collections.abc import Iterable

Color = tuple[int, int, int] | str
"""Red, green and blue, each 0 to 255; or the words of a colour that is not known here."""

TRANSPARENT = "transparent"
BLACK, WHITE = (0, 0, 0), (255, 255, 255)
NEAR = 32  # text whose red, green and blue differ by less from the background's is hardly seen
_LEAST_ALPHA = 0.2  # more transparent is not seen
_KEPT = ("", "inherit", "unset", "revert", "currentcolor", "auto")  # the colour of what is around it
_NAMES = {
    name: tuple(bytes.fromhex(digits))
    for name, digits in re.findall(
        r"(\w+) (\w{6})",
        """
        white ffffff snow fffafa ivory fffff0 ghostwhite f8f8ff whitesmoke f5f5f5 floralwhite fffaf0 mintcream f5fffa
        azure f0ffff honeydew f0fff0 seashell fff5ee aliceblue f0f8ff oldlace fdf5e6 lavenderblush fff0f5 beige f5f5dc
        lightyellow ffffe0 cornsilk fff8dc linen faf0e6 lavender e6e6fa lightcyan e0ffff lemonchiffon fffacd
        gainsboro dcdcdc lightgray d3d3d3 lightgrey d3d3d3 silver c0c0c0 gray 808080 grey 808080 dimgray 696969
        black 000000 windowtext 000000 canvastext 000000 window ffffff canvas ffffff background ffffff
        red ff0000 green 008000 blue 0000ff yellow ffff00 navy 000080 maroon 800000 purple 800080 teal 008080
        """,
    )
}
_NUMBER = re.compile(r"([\d.]{1,12})(%|deg)?")


def read_color(text: str) -> Color | None:
    """Return a colour of a style or an attribute; None if it is that of the surrounding element."""
    words = " ".join(text.lower().split()).removesuffix("!important").rstrip()
    if words in _KEPT:
        return None
    if words in _NAMES:
        red, green, blue = _NAMES[words]
        return red, green, blue
    if words == "initial":
        return BLACK
    return _hexadecimal(words) or _function(words) or words[:60]


def is_seen(text: Color, background: Color) -> bool:
    """Return whether text of that colour can be seen on that background; an unknown colour can on any but itself."""
    if text in (TRANSPARENT, background):
        return False
    if isinstance(text, str):
        return "(" not in text or text.startswith("var(")
    return isinstance(background, str) or max(abs(a - b) for a, b in zip(text, background, strict=True)) >= NEAR


def _hexadecimal(words: str) -> Color | None:
    digits = words.removeprefix("#")
    if not re.fullmatch(r"[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8}", digits):
        return None
    if len(digits) < 6:
        digits = "".join(2 * digit for digit in digits)
    red, green, blue, *alpha = bytes.fromhex(digits)
    return TRANSPARENT if alpha and alpha[0] < 255 * _LEAST_ALPHA else (red, green, blue)


def _function(words: str) -> Color | None:
    """Return the colour that `rgb(...)` or `hsl(...)` gives, with commas or without."""
    name, _, values = words.partition("(")
    found = _NUMBER.findall(values)
    if name not in ("rgb", "rgba", "hsl", "hsla") or len(found) < 3:
        return None
    try:
        first, second, third, *alpha = ((float(number), unit) for number, unit in found)
    except ValueError:
        return None
    if alpha and alpha[0][0] / (100 if alpha[0][1] == "%" else 1) < _LEAST_ALPHA:
        return TRANSPARENT
    if name.startswith("hsl"):
        parts = colorsys.hls_to_rgb(first[0] / 360 % 1, min(third[0], 100) / 100, min(second[0], 100) / 100)
        return _limited(255 * part for part in parts)
    return _limited(number * (2.55 if unit == "%" else 1) for number, unit in (first, second, third))


def _limited(parts: Iterable[float]) -> Color:
    red, green, blue = (min(255, round(part)) for part in parts)
    return red, green, blue
