"""Read what declarations of CSS do to text: whether they hide it, and which colours they give it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import tinycss2
from tinycss2.ast import (
    Declaration,
    DimensionToken,
    FunctionBlock,
    IdentToken,
    Node,
    NumberToken,
    PercentageToken,
    WhitespaceToken,
)

from service.inbound.html.text_colors import TRANSPARENT, UNKNOWN, Color, read_color

MOST_TOKENS = 20  # of a value that are looked at for a colour
FILL = "-webkit-text-fill-color"  # goes before `color`
_HIDING_WORDS = {
    *(("display", "none"), ("mso-hide", "all"), ("content-visibility", "hidden")),
}
_VISIBILITY = {"hidden": True, "collapse": True, "visible": False}  # whether such text is unseen
# A font that names a size in pixels, or points, and a family; without one it is a mistake.
_FONT = re.compile(r"([a-z-]+ |[1-9]00 ){0,4}[0-9.]+(px|pt)( ?/ ?[0-9.]+(px|pt|em|%)?)? [a-z'\", -]+", re.IGNORECASE)
_LEAST_OPACITY = 0.1
_FADING = ("opacity", "scale", "zoom")
_PIXELS = ("px", "pt")
_FARTHEST = {True: (-100, 1000), False: (-20, 100)}  # in pixels, and in other units: further away text is outside
_LEAST_SPACING = {True: -10, False: -0.3}  # between letters, which lie on each other then
_OFFSETS = ("text-indent", "left", "top", "right", "bottom")  # and all that begin with “margin”
_BOXES = ("max-height", "height", "max-width", "width")
_READABLE = {"xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "normal"}  # whatever is around
_LEAST_PIXELS, _LEAST_PERCENT, _LEAST_OTHER = 2, 10, 0.4  # a smaller size cannot be read
_FUNCTIONS = {  # a number that hides
    "rect": (-1, 1),
    "inset": (50, 100),
    "opacity": (0, _LEAST_OPACITY),
    **dict.fromkeys(("scale", "scalex", "scaley", "scale3d"), (0, _LEAST_OPACITY)),
}
_SHAPES = ("circle", "ellipse", "polygon", "path")

Number = NumberToken | PercentageToken | DimensionToken


class Style(NamedTuple):
    """What declarations do to text: whether they hide it, and its colours and sizes if they give any.

    `tiny`, `flat`: whether the font, or a line, is too small to read; `unseen`: whether its visibility hides it. Unlike
    in what hides, an element in it may be seen. `important`: the colours go before those of other declarations.
    """

    hides: bool = False
    color: Color | None = None
    background: Color | None = None
    tiny: bool | None = None
    flat: bool | None = None
    unseen: bool | None = None
    important: bool = False

    @property
    def without_readable_sizes(self) -> Style:
        """What they do if it is not certain that they apply: they may make text tiny or unseen, not undo that."""
        return self._replace(tiny=self.tiny or None, flat=self.flat or None, unseen=self.unseen or None)


def smallest(sizes: Iterable[bool | None]) -> bool | None:
    """Return whether one of the sizes is too small to read, or text is unseen by one; None if none is given."""
    return max((size for size in sizes if size is not None), default=None)


def read_attribute(text: str) -> Style:
    """Return what a `style` attribute does to text."""
    return read_style(tinycss2.parse_blocks_contents(text, skip_comments=True))


def read_style(nodes: Iterable[Node]) -> Style:
    """Return what the declarations among the nodes do to text."""
    style = Style()
    declarations = [one for one in nodes if isinstance(one, Declaration)]
    for one in sorted(declarations, key=lambda each: bool(each.lower_name == FILL)):
        style = style._replace(
            hides=style.hides or _hides(one),
            color=(_color(one) if one.lower_name in ("color", FILL) else None) or style.color,
            background=(_color(one) if one.lower_name.startswith("background") else None) or style.background,
            tiny=smallest((style.tiny, _too_small(one, "font-size"))),
            flat=smallest((style.flat, _too_small(one, "line-height"))),
            unseen=smallest((style.unseen, _unseen(one))),
            important=style.important or one.important,
        )
    return style


def _color(declaration: Declaration) -> Color | None:
    """Return the colour of a value; of `background`, which may have a picture too, the first that it names."""
    tokens = declaration.value[:MOST_TOKENS]
    found = next((color for token in tokens if (color := read_color(token.serialize())) is not None), None)
    if found is None and not declaration.lower_name.startswith("background"):
        return UNKNOWN if any(isinstance(token, FunctionBlock) and not _is_unset(token) for token in tokens) else None
    return found


def _is_unset(function: FunctionBlock) -> bool:
    """Return whether a function is a variable without a value: it gives the colour of the surrounding element."""
    return bool(function.lower_name == "var") and "," not in function.serialize()


def _too_small(declaration: Declaration, which: str) -> bool | None:
    """Return whether a declaration makes a size, that of the font or of lines, too small to read; None: it is unknown.

    `font` gives both. A font relative to that around it is as small; a line is as high as its own font is.
    """
    name = declaration.lower_name
    if name not in (which, "font"):
        return None
    value = [one for one in declaration.value if not isinstance(one, WhitespaceToken)]
    if any(_is_tiny(one, "font-size") for one in _numbers(value)):
        return True
    if name == "font":
        return False if _FONT.fullmatch(tinycss2.serialize(declaration.value).strip()) else None
    if len(value) != 1:
        return None  # a value with a mistake in it counts as not given
    if isinstance(value[0], IdentToken):
        return False if value[0].lower_value in _READABLE else None
    is_readable = isinstance(value[0], Number) and (which == "line-height" or _is_in_pixels(value[0]))
    return False if is_readable else None


def _unseen(declaration: Declaration) -> bool | None:
    """Return whether text is unseen by its visibility; None if that is not given."""
    value = tinycss2.serialize(declaration.value).strip().lower()
    return _VISIBILITY.get(value) if declaration.lower_name == "visibility" else None


def _hides(declaration: Declaration) -> bool:
    if declaration.lower_name == FILL and _color(declaration) == TRANSPARENT:
        return True
    return any(_hides_by(declaration.lower_name, token) for token in declaration.value)


def _hides_by(name: str, token: Node) -> bool:
    """Return whether a part of the value of a property hides text."""
    if isinstance(token, IdentToken):
        return (name, token.lower_value) in _HIDING_WORDS
    if isinstance(token, FunctionBlock):
        return _hides_by_function(token)
    if not isinstance(token, Number):
        return False
    if name in _OFFSETS or name.startswith("margin"):
        return _is_far(token)
    if name == "letter-spacing":
        return token.value <= _LEAST_SPACING[_is_in_pixels(token)]
    if name in _FADING:
        return token.value / (100 if isinstance(token, PercentageToken) else 1) < _LEAST_OPACITY
    return name in _BOXES and _is_tiny(token, name)


def _hides_by_function(function: FunctionBlock) -> bool:
    if function.lower_name in _SHAPES:
        return True
    numbers = list(_numbers(function.arguments[:MOST_TOKENS]))
    if function.lower_name.startswith("translate"):
        return any(map(_is_far, numbers))
    least, most = _FUNCTIONS.get(function.lower_name, (1, 0))
    return any(least <= number.value <= most for number in numbers)


def _is_far(offset: Number) -> bool:
    least, most = _FARTHEST[_is_in_pixels(offset)]
    return offset.value <= least or offset.value >= most


def _is_in_pixels(size: Number) -> bool:
    return isinstance(size, DimensionToken) and size.lower_unit in _PIXELS


def _is_tiny(size: Number, name: str) -> bool:
    if isinstance(size, PercentageToken):
        return size.value < (_LEAST_PERCENT if name == "font-size" else _LEAST_OTHER)
    return size.value < (_LEAST_PIXELS if _is_in_pixels(size) else _LEAST_OTHER)


def _numbers(tokens: Iterable[Node]) -> Iterator[Number]:
    return (token for token in tokens if isinstance(token, Number))
