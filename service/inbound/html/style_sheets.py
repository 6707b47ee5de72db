"""Read the style sheets of an HTML part, as far as they hide text or give it a colour.

What a selector asks for beside names counts as given, so that a rule may hide more than in a mail program, never less.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from html import unescape
from itertools import chain
from typing import NamedTuple

import tinycss2
from tinycss2.ast import AtRule, Node, QualifiedRule

from service.inbound.html.declarations import Style, read_attribute, read_style, smallest
from service.inbound.html.selectors import Selector, read_selectors

LONGEST_STYLES = 40_000  # characters of style sheets and of different `style` attributes; of Outlook's some 20,000
MOST_SELECTORS = 2000
MOST_CHECKS = 30_000  # of rules with elements
MOST_NESTED = 8  # rules, one in the other
_STYLE, _STYLE_END = re.compile(r"<style\b[^<>]{0,4000}+>", re.IGNORECASE), re.compile(r"</style", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"[ \t\r\n]++([a-zA-Z-]++)=(\"[^\"]*+\"|'[^']*+'|[a-zA-Z/-]++)")
_ORDINARY = re.compile(rf"<style(?:{_ATTRIBUTE.pattern})*+[ \t\r\n]*+>", re.IGNORECASE)
_NO_SCREEN = re.compile(r"(only)?(print|speech)(and\(|$)")
_DARK, _OTHERWISE = re.compile(r"\(prefers-color-scheme:dark\)"), re.compile("not|or|,")
_OF_OTHERS = ("keyframes", "font-face", "page")  # at-rules that do not style elements


class Sheet(NamedTuple):
    """A style sheet. `media`: the attribute of its element."""

    media: str
    text: str


class StyleRule(NamedTuple):
    """What the elements of a selector look like."""

    selector: Selector
    style: Style


class NestedTooDeeply(Exception):
    """There are too many rules, one in the other."""


class StyleSheet:
    """The rules of an HTML part. `hides_all`: they cannot be read, or there are too many."""

    def __init__(self, html: str) -> None:
        self._rules: dict[str, list[tuple[int, StyleRule]]] = defaultdict(list)
        self._styles = {"": Style()}
        self._left, self._checks = LONGEST_STYLES, 0
        self.hides_all = not self._read(html)

    def _read(self, html: str) -> bool:
        """Read the rules of all style sheets; return whether that was possible."""
        sheets = []
        for sheet in _sheets(html):
            self._left -= len(sheet.text)
            if self._left < 0:
                return False
            sheets.append(sheet)
        try:
            for number, rule in enumerate(chain.from_iterable(map(_rules_of_sheet, sheets))):
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
            tiny=smallest(style.tiny for style in styles),
            flat=smallest(style.flat for style in styles),
            unseen=smallest(style.unseen for style in styles),
        )


def _sheets(html: str) -> Iterator[Sheet]:
    """Yield the style sheets, those in comments of HTML, too.

    Each goes up to the next end, also if another begins in it: one in a comment is none for a mail program.
    """
    for found in _STYLE.finditer(html):
        end = _STYLE_END.search(html, found.end())
        yield Sheet(_media(found[0]), html[found.end() : end.start() if end else len(html)])


def _media(tag: str) -> str:
    """Return the attribute `media` of a tag; nothing if there is none, or the tag is no ordinary one."""
    given = _ATTRIBUTE.findall(tag) if _ORDINARY.fullmatch(tag) else ()
    return unescape(next((value.strip("\"'") for name, value in given if name.lower() == "media"), ""))


def _rules_of_sheet(sheet: Sheet) -> Iterator[StyleRule]:
    """Yield the rules of a style sheet, unless it is for paper."""
    condition = _condition(tinycss2.parse_component_value_list(sheet.media, skip_comments=True))
    if not _is_of_paper(condition):
        nodes = tinycss2.parse_stylesheet(sheet.text, skip_comments=True)
        for selector, style in _rules(nodes, not _is_of_darkness(condition)):
            yield StyleRule(selector, style.without_readable_sizes if condition else style)


def _rules(nodes: Sequence[Node], colors: bool = True, depth: int = 0) -> Iterator[StyleRule]:
    """Yield the rules that hide text or give it a colour, one for each selector.

    `colors`: whether those that they give count. A rule in a rule counts as if it stood alone.
    """
    if depth > MOST_NESTED:
        raise NestedTooDeeply
    for node in nodes:
        if isinstance(node, AtRule) and node.content is not None and _is_shown(node):
            inner = tinycss2.parse_blocks_contents(node.content, skip_comments=True)
            yield from _rules(inner, colors and not _is_of_darkness(_condition(node.prelude)), depth + 1)
        elif isinstance(node, QualifiedRule):
            inner = tinycss2.parse_blocks_contents(node.content, skip_comments=True)
            style = read_style(inner)
            style = style if colors else style._replace(color=None, background=None)
            unsure = style.without_readable_sizes
            if style[:-1] != Style()[:-1]:
                for selector in read_selectors(node.prelude):
                    yield StyleRule(selector, style if selector.is_exact and depth == 0 else unsure)
            yield from _rules(inner, colors, depth + 1)


def _is_shown(rule: AtRule) -> bool:
    """Return whether what stands in an at-rule may style elements on a screen."""
    is_of_paper = rule.lower_at_keyword == "media" and _is_of_paper(_condition(rule.prelude))
    return not rule.lower_at_keyword.endswith(_OF_OTHERS) and not is_of_paper


def _condition(media: Sequence[Node]) -> str:
    return "".join(tinycss2.serialize(media).lower().split())


def _is_of_paper(condition: str) -> bool:
    """Return whether each of several media is paper, or something else that is no screen."""
    return all(_NO_SCREEN.match(media) for media in condition.split(","))


def _is_of_darkness(condition: str) -> bool:
    """Return whether rules are for dark mail programs alone, whose colours go with a background of their own."""
    dark, count = _DARK.subn("", condition)
    return count > 0 and not _OTHERWISE.search(dark)
