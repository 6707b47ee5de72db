"""Read the style sheets of an HTML part, as far as they hide text or give it a colour.

What a selector asks for beside names counts as given, so that a rule may hide more than in a mail program, never less.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import tinycss2
from tinycss2.ast import AtRule, Node, QualifiedRule

from service.inbound.html.declarations import Style, read_attribute, read_style
from service.inbound.html.selectors import Selector, read_selectors

LONGEST_STYLES = 40_000  # characters of style sheets and of different `style` attributes; of Outlook's some 20,000
MOST_SELECTORS = 2000
MOST_CHECKS = 30_000  # of rules with elements
MOST_NESTED = 8  # rules, one in the other
_STYLE, _STYLE_END = re.compile(r"<style\b[^<>]{0,4000}+>", re.IGNORECASE), re.compile(r"</style", re.IGNORECASE)
_OF_OTHERS = ("keyframes", "font-face", "page")  # at-rules that do not style elements


class StyleRule(NamedTuple):
    """What the elements of a selector look like."""

    selector: Selector
    style: Style


class NestedTooDeeply(Exception):
    """There are too many rules, one in the other."""


class StyleSheet:
    """The rules of an HTML part. `hides_all`: they cannot be read, or there are too many."""

    def __init__(self, html: str) -> None:
        sheets = _sheets(html)
        self._rules: dict[str, list[tuple[int, StyleRule]]] = defaultdict(list)
        self._styles = {"": Style()}
        self._left, self._checks = LONGEST_STYLES - len(sheets), 0
        self.hides_all = self._left < 0 or not self._read(sheets)

    def _read(self, sheets: str) -> bool:
        """Read the rules; return whether that was possible."""
        try:
            for number, rule in enumerate(_rules(tinycss2.parse_stylesheet(sheets, skip_comments=True))):
                if number >= MOST_SELECTORS:
                    return False
                self._rules[min(rule.selector.own)].append((number, rule))
        except (ValueError, NestedTooDeeply):  # ValueError: a number of thousands of digits
            return False
        return True

    def read_attribute(self, text: str) -> Style:
        """Return what a `style` attribute does to text; each different one is read once."""
        if text not in self._styles:
            self._left -= len(text)
            self._styles[text] = Style(hides=True) if self._left < 0 else read_attribute(text)
        return self._styles[text]

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
            found += [one for one in rules if one[1].selector.selects(names, above)]
        found.sort(key=lambda one: (one[1].selector.weight, one[0]))
        given = [rule.style for _, rule in found]
        important = [style for style in given if style.important]
        styles = [*important[::-1], own, *(style for style in given[::-1] if not style.important)]
        return Style(
            hides=any(style.hides for style in styles),
            color=next((style.color for style in styles if style.color is not None), None),
            background=next((style.background for style in styles if style.background is not None), None),
        )


def _sheets(html: str) -> str:
    """Return the text of all style sheets; those in conditional comments of HTML are among them."""
    sheets, at = [], 0
    while found := _STYLE.search(html, at):
        end = _STYLE_END.search(html, found.end())
        at = end.start() if end else len(html)
        sheets.append(html[found.end() : at])
    return "\n".join(sheets)


def _rules(nodes: Sequence[Node], colors: bool = True, depth: int = 0) -> Iterator[StyleRule]:
    """Yield the rules that hide text or give it a colour, one for each selector.

    `colors`: whether those that they give count. A rule in a rule counts as if it stood alone.
    """
    if depth > MOST_NESTED:
        raise NestedTooDeeply
    for node in nodes:
        if isinstance(node, AtRule) and node.content is not None and _is_shown(node):
            inner = tinycss2.parse_blocks_contents(node.content, skip_comments=True)
            # The colours of a dark mail program go with its own background.
            yield from _rules(inner, colors and "prefers-color-scheme:dark" not in _condition(node), depth + 1)
        elif isinstance(node, QualifiedRule):
            inner = tinycss2.parse_blocks_contents(node.content, skip_comments=True)
            style = read_style(inner)
            style = style if colors else Style(hides=style.hides)
            if style[:3] != Style()[:3]:
                yield from (StyleRule(selector, style) for selector in read_selectors(node.prelude))
            yield from _rules(inner, colors, depth + 1)


def _is_shown(rule: AtRule) -> bool:
    """Return whether what stands in an at-rule may style elements on a screen."""
    return not rule.lower_at_keyword.endswith(_OF_OTHERS) and _condition(rule) != "print"


def _condition(rule: AtRule) -> str:
    return "".join(tinycss2.serialize(rule.prelude).lower().split())
