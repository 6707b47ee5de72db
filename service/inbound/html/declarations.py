"""Read what declarations of CSS do to text: whether they hide it, and which colours they give it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import tinycss2
from tinycss2.ast import Declaration, DimensionToken, FunctionBlock, IdentToken, Node, NumberToken, PercentageToken

from service.inbound.html.text_colors import Color, read_color

MOST_TOKENS = 20  # of a value that are looked at for a colour
_HIDING_WORDS = {("display", "none"), ("visibility", "hidden"), ("visibility", "collapse"), ("mso-hide", "all")}
_LEAST_OPACITY = 0.1
_FARTHEST = -100  # of any unit: text further to the left or above is outside of what is shown
_OFFSETS = ("text-indent", "left", "top", "right", "bottom")  # and all that begin with “margin”
_SIZES = ("font", "font-size", "line-height", "max-height", "height", "max-width", "width")
_LEAST_PIXELS, _LEAST_PERCENT, _LEAST_OTHER = 2, 10, 0.4  # a smaller size cannot be read
_FUNCTIONS = {"rect": (-1, 1), "inset": (50, 100), "scale": (0, _LEAST_OPACITY)}  # of a first number that hides

Number = NumberToken | PercentageToken | DimensionToken


class Style(NamedTuple):
    """What declarations do to text: whether they hide it, and its colours if they give any.

    `important`: the colours go before those of other declarations.
    """

    hides: bool = False
    color: Color | None = None
    background: Color | None = None
    important: bool = False


def read_attribute(text: str) -> Style:
    """Return what a `style` attribute does to text."""
    return read_style(tinycss2.parse_blocks_contents(text, skip_comments=True))


def read_style(nodes: Iterable[Node]) -> Style:
    """Return what the declarations among the nodes do to text."""
    style = Style()
    for one in nodes:
        if isinstance(one, Declaration):
            style = style._replace(
                hides=style.hides or _hides(one),
                color=(_color(one) if one.lower_name == "color" else None) or style.color,
                background=(_color(one) if one.lower_name.startswith("background") else None) or style.background,
                important=style.important or one.important,
            )
    return style


def _color(declaration: Declaration) -> Color | None:
    """Return the colour of a value; of `background`, which may have a picture too, the first that it names."""
    tokens = declaration.value[:MOST_TOKENS]
    return next((color for token in tokens if (color := read_color(token.serialize())) is not None), None)


def _hides(declaration: Declaration) -> bool:
    return any(_hides_by(declaration.lower_name, token) for token in declaration.value)


def _hides_by(name: str, token: Node) -> bool:
    """Return whether a part of the value of a property hides text."""
    if isinstance(token, IdentToken):
        return (name, token.lower_value) in _HIDING_WORDS
    if isinstance(token, FunctionBlock):
        least, most = _FUNCTIONS.get(token.lower_name, (1, 0))
        return any(least <= number.value <= most for number in _numbers(token.arguments[:1]))
    if not isinstance(token, Number):
        return False
    if name in _OFFSETS or name.startswith("margin"):
        return token.value <= _FARTHEST
    if name == "opacity":
        return token.value / (100 if isinstance(token, PercentageToken) else 1) < _LEAST_OPACITY
    return name in _SIZES and _is_tiny(token, name)


def _is_tiny(size: Number, name: str) -> bool:
    if isinstance(size, PercentageToken):
        return size.value < (_LEAST_PERCENT if name == "font-size" else _LEAST_OTHER)
    in_pixels = isinstance(size, DimensionToken) and size.lower_unit in ("px", "pt")
    return size.value < (_LEAST_PIXELS if in_pixels else _LEAST_OTHER)


def _numbers(tokens: Iterable[Node]) -> Iterator[Number]:
    return (token for token in tokens if isinstance(token, Number))
