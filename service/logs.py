"""Log lines on stderr, the same from every process: JSON for machines, text for a terminal.

Each says what happened and, in fields of their own, to which request, game, seat and mail. Nothing in a line opens a
seat, shows a card or names a person: what is logged is ids and counts, an exception is told by its type and its place
and never by its words, and the last gate takes out what looks like a token or an address, whoever wrote the line.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from collections.abc import Mapping, MutableMapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Literal

import structlog
from structlog.typing import Processor

Format = Literal["text", "json"]

LONGEST = 8000  # characters of one field: what comes from outside may be of any length
TOKEN = re.compile(r"(/p/)[\w.~-]+")
_WORD = r"[^\s@<>\"',;:=(/\[]++"
# The second alternative matches a whole word that is no address, so that no character is scanned more than twice. A
# quotation mark alone before an @ is JSON's and no part of an address.
_ADDRESS_OR_WORD = re.compile(rf"((?:{_WORD}[^\s@]?|[^\s@\"])@[\w.@\[\]-]+)|{_WORD}")
LIBRARIES = (
    "alembic",
    "amqp",
    "celery",
    "flask-limiter",
    "gunicorn.error",
    "kombu",
    "limits",
    "mail.log",
    "redis",
    "sqlalchemy",  # at a lower level it quotes every row
    "werkzeug",
)


def start(process: str, form: str | None = None) -> None:
    """Log from here on as `process`; libraries too, in the same lines, but only when something is wrong.

    Without a `form` it is text on a terminal and JSON elsewhere.
    """
    form = form or ("text" if sys.stderr.isatty() else "json")
    _ours(process, form, logging.INFO)
    _STDERR.setFormatter(formatter(process, form))
    root = logging.getLogger()
    root.handlers = [_STDERR]
    root.setLevel(logging.INFO)
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
        library.setLevel(logging.WARNING)


def _ours(process: str, form: str, least: int) -> None:
    """What we say goes to stderr by itself: the way of all Python logging would cost more than the line."""
    structlog.configure(
        processors=_steps(process, form),
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=lambda: _STDERR,
        cache_logger_on_first_use=False,  # a logger that has spoken before `start` follows it, too
    )


def formatter(process: str, form: str) -> logging.Formatter:
    """What makes a line of a library's record: the same steps as for ours."""
    meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    return structlog.stdlib.ProcessorFormatter(processors=[meta, *_steps(process, form)])


def _steps(process: str, form: str) -> list[Processor]:
    """From what is said to its line. This is the one way to stderr."""
    render = as_json if form == "json" else text

    def line(_logger: object, level: str, event: Mapping[str, Any]) -> str:
        time = datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
        fields = {name: bounded(value) for name, value in event.items()}
        return gate(render({"process": process, **fields, "level": level, "time": time}))

    return [structlog.contextvars.merge_contextvars, placed, line]


def gate(line: str) -> str:
    """The last look at every line: tokens and addresses are taken out, whoever wrote them."""
    line = TOKEN.sub(r"\1(a token)", line)
    return without_addresses(line) if "@" in line else line


def without_addresses(text: str) -> str:
    """Replace every mail address in a text, in time proportional to its length."""
    return _ADDRESS_OR_WORD.sub(lambda found: "(an address)" if found[1] else found[0], text)


def bounded(value: object) -> object:
    """Cut a field's value to LONGEST characters if it is longer when written."""
    if value is None or isinstance(value, (bool, int, float)):
        return value
    written = value if isinstance(value, str) else _JSON.encode(value)
    return value if len(written) <= LONGEST else _cut(written)


def _cut(text: str) -> str:
    """Return the beginning of a long text without its last word, which may be half a token or half an address."""
    end = next((end for end in range(LONGEST, 0, -1) if text[end - 1].isspace()), 0)
    return text[:end] + "(cut)"


class Stderr(logging.Handler):
    """Stderr, whatever it is at the moment. One lock for all, so that the lines of two threads do not mix."""

    def emit(self, record: logging.LogRecord) -> None:
        """A library's line."""
        try:
            self.write(self.format(record))
        except Exception:
            self.handleError(record)

    def write(self, line: str) -> None:
        """A line that cannot be written is lost: what it tells of goes on."""
        self.acquire()
        try:
            with suppress(OSError, ValueError):
                sys.stderr.write(f"{line}\n")
        finally:
            self.release()

    info = warning = error = critical = write  # a line of ours


def placed(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """An exception becomes its type and the lines it came through; its words may quote anything."""
    told = event.pop("exc_info", None)
    error = told[1] if isinstance(told, tuple) else told if isinstance(told, BaseException) else None
    if told is True:
        error = sys.exc_info()[1]
    if error is not None:
        event["exception"] = type(error).__name__
        event["trace"] = "".join(traceback.format_tb(error.__traceback__))
    return event


_JSON = json.JSONEncoder(default=str, ensure_ascii=False)


def as_json(event: Mapping[str, Any]) -> str:
    """`{"process": "worker", "mail": 7, "state": "sent", ...}`"""
    return _JSON.encode(event)


def text(event: Mapping[str, Any]) -> str:
    """`2026-11-21T08:00:00Z worker info mail mail=7 kind=turn state=sent`, a trace below it."""
    head = ("time", "process", "level", "event")
    fields = [f"{name}={value}" for name, value in event.items() if name not in (*head, "trace")]
    line = " ".join([f"{event['time'][:19]}Z", *(str(event[name]) for name in head[1:]), *fields])
    return "\n".join([line, *([str(event["trace"]).rstrip()] if "trace" in event else [])])


def about(**ids: object) -> None:
    """What the lines that follow in this request are about, too: `game`, `seat`."""
    structlog.contextvars.bind_contextvars(**ids)


def about_only(**ids: object) -> None:
    """What the lines that follow are about: something new begins."""
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(**ids)


def get() -> Any:
    """A logger whose lines take fields: `log.info("mail", state="sent")`."""
    return structlog.get_logger()


_STDERR = Stderr()
_ours("posse", "text", logging.WARNING)  # until `start` says more
