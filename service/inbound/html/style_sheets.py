"""Read the style sheets of an HTML part, as far as they hide text or give it a colour.

A selector is matched by tags, classes, ids and ancestors. What else it asks for counts as given, so that a rule may
hide more than in a mail program, never less.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from service.inbound.html.text_colors import Color, read_color

MOST_SELECTORS = 2000
MOST_CHECKS = 30_000  # of rules with elements
_HIDING = re.compile(
    r"display:none|visibility:(hidden|collapse)|mso-hide:all|opacity:0*(\.0\d*)?(;|!|$)|clip:rect\(0|transform:scale\(0"
    r"|clip-path:inset\((100|50)%|(^|;)(text-indent|left|top|right|bottom|margin(-\w{3,6})?):-\d{3}"
    r"|(^|;)font:0+[/a-z]|(^|;)font-size:\d(\.\d+)?%"
    r"|(^|;)(font-size|line-height|max-height|height|max-width|width):"
    r"(0+(\.0\d*)?|[01](\.\d+)?(?=px|pt)|0?\.[0-3]\d*)(px|pt|em|rem|%)?(;|!|$)"
)  # without spaces, of which a pattern that allows them takes cubic time
_COLOR = re.compile(r"(?:^|;)\s*+(color|background)(?:-color)?\s*+:([^;]*+)")
_WORDS = re.compile(r"[\w#-]+(?:\([^)]*+\)?)?")
_ESCAPE = re.compile(r"\\(?:([0-9a-f]{1,6})\s?|(.))", re.IGNORECASE)
_BRACE = re.compile(r"([{}])")
_STYLE, _STYLE_END = re.compile(r"<style\b[^<>]{0,4000}+>", re.IGNORECASE), re.compile(r"</style", re.IGNORECASE)
_STATES = re.compile(r":(hover|active|focus|visited|target)|::?(before|after|first-l|selection|placeholder|marker)")
_ATTRIBUTE = re.compile(r"\[\s*(class|id)\s*~?=\s*[\"']?([\w-]+)[\"']?\s*\]")
_EXTRA = re.compile(r"\[[^\]]*+\]?|:[\w-]+(\([^)]*+\)?)?")
_PIECE = re.compile(r"[.#]?[\w-]+|\*")
_COMBINATOR = re.compile(r"[\s>]+")
_AROUND = 4  # at-rules, one in the other, that are looked at


class Style(NamedTuple):
    """What declarations do to text: whether they hide it, and its colours if they give any.

    `important`: the colours go before those of other declarations.
    """

    hides: bool = False
    color: Color | None = None
    background: Color | None = None
    important: bool = False


class StyleRule(NamedTuple):
    """A style and the names (tag, `.class`, `#id`) that an element, and the elements around it, need for it."""

    own: frozenset[str]
    above: frozenset[str]
    style: Style

    @property
    def weight(self) -> tuple[int, int, int]:
        """Return the numbers of ids, classes and all names: of two rules the heavier is the one that counts."""
        names = [*self.own, *self.above]
        ids, classes = (sum(name.startswith(mark) for name in names) for mark in "#.")
        return ids, classes, len(names)


class StyleSheet:
    """The rules of an HTML part. `hides_all`: there are too many to be read."""

    def __init__(self, html: str) -> None:
        self._rules: dict[str, list[tuple[int, StyleRule]]] = defaultdict(list)
        self._checks = 0
        self.hides_all = False
        for number, rule in enumerate(_rules(_sheets(html))):
            self.hides_all = number >= MOST_SELECTORS
            if self.hides_all:
                return
            self._rules[min(rule.own)].append((number, rule))

    def style_of(self, names: frozenset[str], above: Mapping[str, int], own: Style) -> Style:
        """Return the style of an element. `above`: how often each name is one of an open element around it.

        `own`: the style of its attributes.
        """
        if not self._rules:
            return own
        found: list[tuple[int, StyleRule]] = []
        for name in names & self._rules.keys():
            rules = self._rules[name]
            self._checks += len(rules)
            self.hides_all |= self._checks > MOST_CHECKS
            if self.hides_all:
                return Style(hides=True)
            found += [one for one in rules if one[1].own <= names and all(above.get(each) for each in one[1].above)]
        found.sort(key=lambda one: (one[1].weight, one[0]))
        given = [rule.style for _, rule in found]
        important = [style for style in given if style.important]
        styles = [*important[::-1], own, *(style for style in given[::-1] if not style.important)]
        return Style(
            hides=any(style.hides for style in styles),
            color=next((style.color for style in styles if style.color is not None), None),
            background=next((style.background for style in styles if style.background is not None), None),
        )


def read_declarations(text: str) -> Style:
    """Return what the declarations of a rule or of a `style` attribute do to text."""
    if not text:
        return Style()
    text = _unescaped(_without(text, "/*", "*/")).lower()
    color = background = None
    for name, value in _COLOR.findall(text):
        if name == "color":
            color = read_color(value)
        else:
            colors = map(read_color, _WORDS.findall(value))
            background = next((one for one in colors if isinstance(one, tuple)), None)
    return Style(bool(_HIDING.search("".join(text.split()))), color, background, "!important" in text)


def _sheets(html: str) -> str:
    """Return the text of all style sheets, without comments; those in conditional comments of HTML are among them."""
    sheets, at = [], 0
    while found := _STYLE.search(html, at):
        end = _STYLE_END.search(html, found.end())
        at = end.start() if end else len(html)
        sheets.append(html[found.end() : at])
    text = _without("\n".join(sheets), "/*", "*/")
    return _unescaped(text.replace("<!--", " ").replace("-->", " ")).lower()


def _rules(text: str) -> Iterator[StyleRule]:
    """Yield the rules that hide text or give it a colour, one for each selector."""
    preludes: list[str] = []
    pieces = _BRACE.split(text)
    for before, brace in zip(pieces[::2], pieces[1::2], strict=False):
        if brace == "{":
            preludes.append(before.rpartition(";")[2].strip())
        elif preludes:
            selectors = preludes.pop()
            around = "".join("".join(preludes[:_AROUND]).split())
            style = read_declarations(before)
            if "prefers-color-scheme:dark" in around:
                style = Style(hides=style.hides)  # its colours go with those of a dark mail program
            if style[:3] != Style()[:3] and "@mediaprint" not in around and "keyframes" not in around:
                yield from _of_selectors(selectors, style)


def _of_selectors(selectors: str, style: Style) -> Iterator[StyleRule]:
    for selector in selectors.split(","):
        if _STATES.search(selector) or selector.lstrip().startswith("@"):
            continue
        named = _ATTRIBUTE.sub(lambda found: f"{'.' if found[1] == 'class' else '#'}{found[2]}", selector)
        plain = _EXTRA.sub("", named.replace(":root", "html"))
        *above, last = _COMBINATOR.split(re.split(r"[+~]", plain)[-1].strip())
        own = frozenset(_PIECE.findall(last)) - {"*"}
        if own or "*" in plain or plain != named:
            yield StyleRule(own or frozenset("*"), frozenset(_PIECE.findall(" ".join(above))) - {"*"}, style)


def _without(text: str, begin: str, end: str) -> str:
    """Remove what stands between two marks, and after one without an end."""
    if begin not in text:
        return text
    first, *others = text.split(begin)
    return " ".join([first, *(other.partition(end)[2] for other in others)])


def _unescaped(text: str) -> str:
    if "\\" not in text:
        return text
    return _ESCAPE.sub(lambda found: found[2] or chr(min(int(found[1] or "20", 16), 0x10FFFF)), text)
