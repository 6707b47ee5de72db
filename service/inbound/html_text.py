"""The text of an HTML part as its reader sees it: lines, quotations marked with “>”, hidden text left out."""

from __future__ import annotations

import re
from html.parser import HTMLParser

_VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
_UNSEEN = {"head", "title", "style", "script", "noscript", "template", "object", "select", "textarea", "svg"}
_BLOCKS = {"p", "div", "li", "ul", "ol", "tr", "table", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "hr"}
_HIDING = re.compile(
    r"display\s*:\s*none|visibility\s*:\s*(hidden|collapse)|mso-hide\s*:\s*all|opacity\s*:\s*0*(\.0*)?(;|!|$)"
    r"|(font-size|line-height|max-height|height|max-width|width)\s*:\s*[01]?(\.\d+)?\s*(px|pt|em|rem|%)?\s*(;|!|$)"
)
LONGEST_TAG = 4000  # characters
_QUOTED, _MARK = re.compile("\"[^\"]*\"|'[^']*'"), re.compile("[\"']")
_LESS_THAN = re.compile("<")
_SPACES = re.compile(r"[ \t\r\n\f]+")


def text_of_html(html: str) -> str:
    """Return the visible text of HTML, in time proportional to its length."""
    reader = _Reader()
    reader.feed(_with_short_tags(_without_comments(html)))
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


def _with_short_tags(html: str) -> str:
    """Escape each “<” that begins no ordinary tag: the parser is slow with unclosed and very long tags."""
    return _LESS_THAN.sub(lambda found: found[0] if _is_tag(html, found.start()) else "&lt;", html)


def _is_tag(html: str, start: int) -> bool:
    """Tell whether a tag of at most LONGEST_TAG characters begins there, with every quotation mark in it closed."""
    end = html.find(">", start, start + LONGEST_TAG)
    tag = html[start + 1 : max(end, start + 1)]
    return end >= 0 and "<" not in tag and not _MARK.search(_QUOTED.sub("", tag))


class _Reader(HTMLParser):
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
        hides = tag in _UNSEEN or _is_hidden(dict(attrs))
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


def _is_hidden(attributes: dict[str, str | None]) -> bool:
    """Tell whether an element's own attributes hide it."""
    return "hidden" in attributes or bool(_HIDING.search((attributes.get("style") or "").lower()))
