"""The text of an HTML part as its reader sees it: lines, quotations marked with “>”, hidden text left out."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import islice

_VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
_UNSEEN = {"head", "title", "style", "script", "noscript", "template", "object", "select", "textarea", "svg"}
_BLOCKS = {"p", "div", "li", "ul", "ol", "tr", "table", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "hr"}
_HIDING = re.compile(
    r"display:none|visibility:(hidden|collapse)|mso-hide:all|opacity:0*(\.0*)?(;|!|$)"
    r"|(font-size|line-height|max-height|height|max-width|width):[01]?(\.\d+)?(px|pt|em|rem|%)?(;|!|$)"
)  # without spaces, of which a pattern that allows them takes cubic time
LONGEST_TAG = 4000  # characters
MOST_TAGS = 4000  # an answer has some, and of the mail below it some hundreds
_QUOTED, _MARK = re.compile("\"[^\"]*\"|'[^']*'"), re.compile("[\"']")
_NAME = re.compile(r"/?[A-Za-z][^\s/]*+")
_ATTRIBUTE = re.compile("([^\\s\"'/=]++)(?:\\s*+=\\s*+(\"[^\"]*+\"|'[^']*+'|[^\\s\"']*+))?+")
_LESS_THAN = re.compile("<")
_SPACES = re.compile(r"[ \t\r\n\f]+")


def text_of_html(html: str) -> str:
    """Return the visible text of HTML up to MOST_TAGS, in time proportional to its length."""
    reader, shown = _TextParser(), _without_comments(html)
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
    styles = ";".join(_unquoted(value) for key, value in attributes if key == "style")
    hidden = " hidden" if any(key == "hidden" for key, _ in attributes) else ""
    style = f' style="{styles}"' if styles else ""
    return f"<{name[0] if name else ''}{hidden}{style}>"


def _unquoted(value: str) -> str:
    return (value[1:-1] if value[:1] in ("'", '"') else value).replace('"', "&quot;")


class _TextParser(HTMLParser):
    """Collects visible text; `_open` has the open elements with whether each hides its content."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._open: list[tuple[str, bool]] = []
        self._hidden = self._quoted = 0
        self._lines: list[str] = [""]

    @property
    def text(self) -> str:
        """Return what was collected so far."""
        return "\n".join(line.strip() for line in self._lines)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin an element."""
        if tag == "br" or tag in _BLOCKS:
            self._break()
        if tag in _VOID:
            return
        own = dict(attrs)
        style = "".join((own.get("style") or "").lower().split())
        hides = tag in _UNSEEN or "hidden" in own or bool(_HIDING.search(style))
        self._open.append((tag, hides))
        self._hidden += hides
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
        if not any(name == tag for name, _ in reversed(self._open[-50:])):
            return
        while self._open:
            name, hides = self._open.pop()
            self._hidden -= hides
            self._quoted -= name == "blockquote"
            if name == tag:
                break
        if tag in _BLOCKS:
            self._break()

    def handle_data(self, data: str) -> None:
        """Add visible text to the line."""
        if not self._hidden:
            self._lines[-1] += _SPACES.sub(" ", data)

    def _break(self) -> None:
        """Begin a line, quoted if it is in a quotation."""
        if self._lines[-1].strip(" >"):
            self._lines.append("")
        self._lines[-1] = "> " if self._quoted else ""
