"""The text of an HTML part as its reader sees it: lines, quotations marked with “>”, text that cannot be seen left out.

Text is hidden by its element or an attribute, by declarations of a `style` or of a style sheet, or by a colour that is
its background's. Without any declaration it is black on white.
"""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from itertools import islice
from typing import NamedTuple

from service.inbound.html.style_sheets import StyleSheet
from service.inbound.html.text_colors import BLACK, WHITE, Color, is_seen, read_attribute

_VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
_UNSEEN = {
    *("head", "title", "style", "script", "noscript", "template", "object", "select", "textarea", "svg", "iframe"),
    *("datalist", "canvas", "audio", "video", "progress", "meter", "rp", "xml", "noframes", "noembed"),
}
_CLOSED = {"dialog", "details"}  # not seen without an attribute
_BLOCKS = {"p", "div", "li", "ul", "ol", "tr", "table", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "hr"}
LONGEST_TAG = 4000  # characters
MOST_TAGS = 2500  # an answer has some, and of the mail below it some hundreds
_QUOTED, _MARK = re.compile("\"[^\"]*\"|'[^']*'"), re.compile("[\"']")
_NAME = re.compile(r"/?[A-Za-z][^\s/]*+")
_ATTRIBUTE = re.compile("([^\\s\"'/=]++)(?:\\s*+=\\s*+(\"[^\"]*+\"|'[^']*+'|[^\\s\"']*+))?+")
_LESS_THAN = re.compile("<")
_MARKS = ((".", "class"), ("#", "id"))
_DEFINED = re.compile(r"--[\w-]{1,60}\s?:")
_KEPT = ("hidden", "open", "style", "class", "id", "color", "text", "bgcolor")
_IMPLIED = 2  # elements that are open from the beginning
_SPACES = re.compile(r"[ \t\r\n\f]+")


def text_of_html(html: str) -> str:
    """Return the visible text of HTML up to MOST_TAGS, in time proportional to its length."""
    if _DEFINED.search(html):
        html = html.replace("var(", "defined(")  # a colour that is not looked up, so that its text is left out
    reader, shown = _TextParser(StyleSheet(html)), _without_comments(html)
    too_many = next(islice(_LESS_THAN.finditer(shown), MOST_TAGS, None), None)
    reader.feed(_with_plain_tags(shown if too_many is None else shown[: too_many.start()]))
    reader.close()
    return reader.text


def _without_comments(html: str) -> str:
    """Remove comments and declarations: the parser takes quadratic time for unclosed ones."""
    kept, at = [], 0
    while (start := html.find("<!", at)) >= 0:
        kept.append(html[at:start])
        end = "-->" if html.startswith("<!--", start) else ">"
        found = html.find(end, start)
        at = len(html) if found < 0 else found + len(end)
    return "".join([*kept, html[at:]])


def _with_plain_tags(html: str) -> str:
    """Leave of each tag its name and what can hide it, and escape each “<” that begins no ordinary tag.

    The parser is slow with unclosed and very long tags, and with many quotation marks in one.
    """
    kept, at = [], 0
    for found in _LESS_THAN.finditer(html):
        tag = _tag(html, found.end())
        kept += [html[at : found.start()], "&lt;" if tag is None else _plain(tag)]
        at = found.end() if tag is None else found.end() + len(tag) + 1
    return "".join([*kept, html[at:]])


def _tag(html: str, start: int) -> str | None:
    """Return what stands up to “>”, of at most LONGEST_TAG characters, with every quotation mark in it closed."""
    end = html.find(">", start, start + LONGEST_TAG)
    tag = html[start : max(end, start)]
    ordinary = end >= 0 and "<" not in tag and _NAME.match(tag) and not _MARK.search(_QUOTED.sub("", tag))
    return tag if ordinary else None


def _plain(tag: str) -> str:
    name = _NAME.match(tag)
    attributes = [(found[1].lower(), found[2] or "") for found in _ATTRIBUTE.finditer(tag, name.end() if name else 0)]
    given: dict[str, str] = {}
    for key, value in attributes:
        if key in _KEPT:
            given[key] = f"{given[key]};{_unquoted(value)}" if key in given else _unquoted(value)
    kept = "".join(f' {key}="{value}"' for key, value in given.items())
    return f"<{name[0] if name else ''}{kept}>"


def _unquoted(value: str) -> str:
    return (value[1:-1] if value[:1] in ("'", '"') else value).replace('"', "&quot;")


class _Element(NamedTuple):
    """An open element. `hides`: it hides its content; `names`: those by which style sheets name it.

    `tiny`, `flat`, `unseen`: as of `Style`.
    """

    tag: str
    hides: bool
    names: frozenset[str]
    color: Color = BLACK
    background: Color = WHITE
    tiny: bool = False
    flat: bool = False
    unseen: bool = False


class _TextParser(HTMLParser):
    """Collects visible text; `_open` has the open elements. Outside all of them is what style sheets call `body`."""

    def __init__(self, sheet: StyleSheet) -> None:
        super().__init__(convert_charrefs=True)
        self._sheet = sheet
        self._names: Counter[str] = Counter()  # of the open elements
        self._hidden = self._quoted = 0
        self._lines: list[str] = [""]
        self._open: list[_Element] = []
        for tag in ("html", "body"):
            self._enter(tag, {})

    @property
    def text(self) -> str:
        """Return what was collected so far; nothing if the style sheet could not be read."""
        return "" if self._sheet.hides_all else "\n".join(line.strip() for line in self._lines)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin an element."""
        if tag == "br" or tag in _BLOCKS:
            self._break()
        if tag in _VOID:
            return
        self._enter(tag, dict(attrs))
        self._quoted += tag == "blockquote"
        if tag == "blockquote":
            self._break()

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin an element; the slash before “>” has no meaning in HTML."""
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        """End the innermost element of that name, and the unclosed ones in it."""
        if tag in _BLOCKS:
            self._break()
        if not any(one.tag == tag for one in reversed(self._open[max(_IMPLIED, len(self._open) - 50) :])):
            return
        while len(self._open) > _IMPLIED:
            ended = self._open.pop()
            self._names.subtract(ended.names)
            self._hidden -= ended.hides
            self._quoted -= ended.tag == "blockquote"
            if ended.tag == tag:
                break
        if tag in _BLOCKS:
            self._break()

    def handle_data(self, data: str) -> None:
        """Add visible text to the line."""
        inner = self._open[-1]
        if not (self._hidden or inner.tiny or inner.flat or inner.unseen) and is_seen(inner.color, inner.background):
            self._lines[-1] += _SPACES.sub(" ", data)

    def _enter(self, tag: str, attributes: dict[str, str | None]) -> None:
        """Open an element, with its style."""
        own = self._sheet.read_attribute(attributes.get("style") or "")
        color = read_attribute(attributes.get("color") or attributes.get("text") or "")
        background = read_attribute(attributes.get("bgcolor") or "")
        own = own._replace(color=own.color or color, background=own.background or background)
        marks = (f"{mark}{name}" for mark, key in _MARKS for name in (attributes.get(key) or "").lower().split())
        names = frozenset((tag, "*", *marks))
        style = self._sheet.style_of(names, self._names, own)
        around = self._open[-1] if self._open else _Element("", hides=False, names=frozenset())
        closed = tag in _CLOSED and "open" not in attributes
        hides = tag in _UNSEEN or closed or "hidden" in attributes or style.hides
        colors = style.color or around.color, style.background or around.background
        given = ((style.tiny, around.tiny), (style.flat, around.flat), (style.unseen, around.unseen))
        sizes = [before if now is None else now for now, before in given]
        self._open.append(_Element(tag, hides, names, *colors, *sizes))
        self._names.update(names)
        self._hidden += hides

    def _break(self) -> None:
        """Begin a line, quoted if it is in a quotation."""
        if self._lines[-1].strip(" >"):
            self._lines.append("")
        self._lines[-1] = "> " if self._quoted else ""
