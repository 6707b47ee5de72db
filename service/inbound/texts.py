"""The text of a mail that its sender wrote, from all its parts: as text, or as HTML where there is no text.

A mail program that puts a picture into an answer sends the text before and after it in parts of their own.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable, Iterator
from email.message import Message
from typing import NamedTuple

from service.inbound.bounds import Part
from service.inbound.html.html_text import text_of_html
from service.inbound.wrappers import unsigned

LONGEST_TEXT = 100_000  # characters, of all parts together
_BEGINNING = 20_000  # characters of HTML in which its lines are compared with those of the text
LONGEST_ENCODED = 600_000  # bytes of a text as it was sent, perhaps in base64
LONGEST_CHARSET = 40  # characters of the name
_CHARSETS = re.compile(r"(utf|ascii|iso8859|iso2022|cp|koi8|gb|big5|shift_jis|euc|hz|mac|tis)", re.IGNORECASE)
_QUOTED = re.compile(r"^[ \t]*>", re.MULTILINE)
_MARK = "\ue000"  # for private use: no text has it
_APART = f"<p>{_MARK}</p>"
_FOOTER = re.compile(r"\s*[_=*-]{5,}[ \t]*\n")  # of a list, or of a program that has looked for viruses


class _Versions(NamedTuple):
    """Parts that say the same, as text and as HTML. `alternative`: that of `Part`."""

    alternative: int
    plain: list[Part]
    html: list[Part]

    def take(self, part: Part, kind: str) -> bool:
        """Add the next part of a mail; return False if it says something else. Programs also put versions in a row."""
        if part.alternative != self.alternative or not (self.alternative or (kind == "text/html" and not self.html)):
            return False
        (self.plain if kind == "text/plain" else self.html).append(part)
        return True


def written(parts: Iterable[Part]) -> list[str]:
    """Return the texts of the parts that are no files, up to one with a quotation or to the footer of a list.

    Texts without any words are left out, unless there is no other.
    """
    texts: list[str] = []
    for text in _texts(parts):
        if texts and _FOOTER.match(text):
            break
        texts.append(text)
        if _QUOTED.search(text):
            break
    return [text for text in texts if text.strip()] or texts[:1]


def _texts(parts: Iterable[Part]) -> Iterator[str]:
    """Yield the text of each part in the version that is read: HTML only where the other has no words or no lines."""
    contents = list(_contents(parts))
    html = _APART.join(content.replace(_MARK, "") for as_html, content in contents if as_html)
    shown = iter(text_of_html(html).split(_MARK) if html else ())  # as one: its bounds are for all parts together
    for as_html, content in contents:
        yield next(shown, "") if as_html else unsigned(content)


def _contents(parts: Iterable[Part]) -> Iterator[tuple[bool, str]]:
    """Yield the contents of the parts that are read, and whether they are HTML, LONGEST_TEXT together."""
    left = LONGEST_TEXT
    for versions in _versions(parts):
        plain = [_content(part) for part in versions.plain]
        as_html = bool(versions.html) and (not any(map(str.strip, plain)) or _runs_together(plain, versions.html))
        for content in map(_content, versions.html) if as_html else plain:
            yield as_html, content[:left]
            left -= len(content)
            if left <= 0:
                return


def _runs_together(plain: list[str], html: list[Part]) -> bool:
    """Return whether a line of the text is several of the HTML: programs of Samsung leave out the ends of lines."""
    shown = (_squeezed(line) for line in text_of_html("".join(map(_content, html))[:_BEGINNING]).splitlines())
    lines = filter(None, shown)
    for line in filter(None, (_squeezed(line) for text in plain for line in text.splitlines())):
        beginning = first = next(lines, None)
        while beginning and beginning != line and line.startswith(beginning):
            beginning += next(lines, "\n")
        if beginning != line:
            return False
        if beginning != first:
            return True
    return False


def _squeezed(line: str) -> str:
    return "".join(line.split())


def _versions(parts: Iterable[Part]) -> Iterator[_Versions]:
    """Yield the texts among parts. A picture separates them, unless it is within one version."""
    current: _Versions | None = None
    for part in parts:
        kind = part.message.get_content_type()
        is_text = kind in ("text/plain", "text/html") and not _is_file(part.message)
        if current is not None and is_text and current.take(part, kind):
            continue
        if current is not None and (is_text or not part.alternative or part.alternative != current.alternative):
            yield current
            current = None
        if is_text:
            current = _Versions(part.alternative, [], [])
            (current.plain if kind == "text/plain" else current.html).append(part)
    if current is not None:
        yield current


def _is_file(message: Message) -> bool:
    return message.get_content_disposition() == "attachment" or message.get_filename() is not None


def _content(part: Part) -> str:
    """Return a part's text, with the line ends of its program, flowed lines joined."""
    message = part.message
    message.set_payload(part.body[:LONGEST_ENCODED].decode("ascii", "surrogateescape"))
    raw = message.get_payload(decode=True)
    text = (raw if isinstance(raw, bytes) else b"")[: 4 * LONGEST_TEXT].decode(_charset(message), "replace")
    text = text[:LONGEST_TEXT].replace("\r\n", "\n").replace("\r", "\n")
    if str(message.get_param("format", "")).lower() != "flowed":
        return text
    return _unflowed(text, str(message.get_param("delsp", "")).lower() == "yes")


def _charset(message: Message) -> str:
    """Return the part's character set; UTF-8 if it is not one of the known text encodings."""
    named = str(message.get_param("charset", "utf-8"))[:LONGEST_CHARSET]
    try:
        name = codecs.lookup(named).name
    except (LookupError, ValueError):
        return "utf-8"
    return name if _CHARSETS.match(name) and name != "utf-7" else "utf-8"


def _unflowed(text: str, delete_space: bool) -> str:
    """Join the lines of format=flowed that their program has broken (RFC 3676); quotations stay as they are."""
    lines: list[str] = []
    joins = False
    for line in text.split("\n"):
        quoted = line.startswith(">")
        bare = line if quoted else line.removeprefix(" ")
        separator = "" if not lines or (joins and not quoted and bare != "-- ") else "\n"
        joins = bare.endswith(" ") and bare != "-- " and not quoted
        lines += [separator, bare[:-1] if joins and delete_space else bare]
    return "".join(lines)
