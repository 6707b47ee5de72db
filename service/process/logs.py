"""Log to stderr, in the same form from every process: JSON for programs, text for a terminal.

A line has an event and fields for the request, game, seat and mail it is about. It contains no token, card, name or
address: ids and counts are logged, an exception appears as its type and traceback without its message, and every line,
also of a library, is searched for tokens and addresses before it is written.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import threading
import traceback
from collections.abc import Mapping, MutableMapping
from contextlib import suppress
from datetime import UTC, datetime
from types import TracebackType

import structlog
from structlog.typing import FilteringBoundLogger, Processor

FORMS = ("text", "json")
LONGEST = 8000  # characters of a field: requests and libraries may produce any length
# A link to a seat or to all games of a player; a token by itself, perhaps beside other characters; a reply address.
TOKEN = re.compile(
    r"(/p/|/my-games/|/own-page/|/calendar/|/told/)[\w.~-]+"
    r"|(?<![\w-])[\w-]{24,}+(?:(?i:\.|%2e)[\w-]{24,}+)+"
    r"|(?i:[0-9a-f]{24}\.[0-9]\.[0-9]+\.[a-z2-7]{16})"
)
_WORD = r"[^\s@<>\"',;:=(/\[]++"
# The second alternative matches a whole word that is no address, so that no character is scanned more than twice. A
# quotation mark directly before an @ belongs to JSON, not to an address.
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
    "sqlalchemy",  # below WARNING it logs the values of rows
    "werkzeug",
)


def start(process: str, given: str | None = None) -> None:
    """Set up logging for this process, whose lines have `process` as a field; libraries log warnings and errors.

    `given` is "text" or "json"; by default text on a terminal and JSON elsewhere. From now on Python's own warnings
    and the exceptions that nothing catches are lines of the log, too.
    """
    form = form_of(given)
    _configure_structlog(process, form, logging.INFO)
    _STDERR.setFormatter(formatter(process, form))
    root = logging.getLogger()
    root.handlers = [_STDERR]
    root.setLevel(logging.INFO)
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
        library.setLevel(logging.WARNING)
    logging.captureWarnings(True)
    sys.excepthook = _log_uncaught
    threading.excepthook = lambda hook: _log_uncaught(hook.exc_type, hook.exc_value, hook.exc_traceback)
    sys.unraisablehook = lambda hook: _log_uncaught(hook.exc_type, hook.exc_value, hook.exc_traceback)


def form_of(given: str | None) -> str:
    """Return the form of lines: `given` if it is one, else text on a terminal and JSON elsewhere."""
    default = "text" if sys.stderr.isatty() else "json"
    return given if given in FORMS else default


def _log_uncaught(kind: type[BaseException], error: BaseException | None, _trace: TracebackType | None) -> None:
    """Log an exception that ends the process or a thread, or that cannot be raised where it occurs, as in a finaliser.

    Ctrl-C is no error, and a thread may raise SystemExit.
    """
    if not issubclass(kind, (KeyboardInterrupt, SystemExit)):
        get().critical("uncaught exception", exc_info=error)


def _configure_structlog(process: str, form: str, least: int) -> None:
    """Let Posse's own loggers write to stderr directly, which costs less than Python's logging."""
    structlog.configure(
        processors=_processors(process, form),
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=lambda: _STDERR,
        cache_logger_on_first_use=False,  # `start` applies to loggers that were used before it, too
    )


def formatter(process: str, form: str) -> logging.Formatter:
    """Return the formatter of libraries' records, with the same processors as Posse's own."""
    meta = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    return structlog.stdlib.ProcessorFormatter(processors=[meta, *_processors(process, form)])


def _processors(process: str, form: str) -> list[Processor]:
    """Return the processors that turn an event into a line. Every line passes them."""

    def redacted_line(_logger: object, level: str, event: Mapping[str, object]) -> str:
        return redacted(line(process, form, level, **event))

    return [structlog.contextvars.merge_contextvars, describe_exception, redacted_line]


def line(process: str, form: str, level: str, **event: object) -> str:
    """Return an event as a line that is not redacted yet."""
    time = datetime.now(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")
    fields = {name: bounded(value) for name, value in event.items()}
    return (as_json if form == "json" else text)({"process": process, **fields, "level": level, "time": time})


def redacted(line: str) -> str:
    """Return a line without tokens and addresses."""
    line = TOKEN.sub(lambda found: f"{found[1] or ''}(a token)", line)
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
    """A handler for the present `sys.stderr`. One lock serves all loggers, so that lines of two threads do not mix."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a library's record."""
        try:
            self.write(self.format(record))
        except Exception:
            self.handleError(record)

    def write(self, line: str) -> None:
        """Write a line; drop it if it cannot be written, so that logging never fails a request."""
        self.acquire()
        try:
            with suppress(OSError, ValueError):
                sys.stderr.write(f"{line}\n")
        finally:
            self.release()

    info = warning = error = critical = write  # called by structlog


def describe_exception(
    _logger: object, _method: str, event: MutableMapping[str, object]
) -> MutableMapping[str, object]:
    """Replace an exception by its type and traceback, without its message, which may quote anything."""
    info = event.pop("exc_info", None)
    error = info[1] if isinstance(info, tuple) else info if isinstance(info, BaseException) else None
    if info is True:
        error = sys.exc_info()[1]
    if error is not None:
        event["exception"] = type(error).__name__
        event["trace"] = "".join(traceback.format_tb(error.__traceback__))
    return event


_JSON = json.JSONEncoder(default=str, ensure_ascii=False)


def as_json(event: Mapping[str, object]) -> str:
    """Return the line as JSON: `{"process": "worker", "mail": 7, "state": "sent", ...}`."""
    return _JSON.encode(event)


def text(event: Mapping[str, object]) -> str:
    """Return the line as text, with a list and a traceback below it.

    Such as `2026-11-21T08:00:00Z worker info mail mail=7 kind=turn state=sent`.
    """
    head = ("time", "process", "level", "event")
    below = [f"  {item}" for value in event.values() if isinstance(value, list) for item in value]
    fields = [
        f"{name}={value}"
        for name, value in event.items()
        if name not in (*head, "trace") and not isinstance(value, list)
    ]
    line = " ".join([f"{str(event['time'])[:19]}Z", *(str(event[name]) for name in head[1:]), *fields])
    return "\n".join([line, *below, *([str(event["trace"]).rstrip()] if "trace" in event else [])])


def about(**ids: object) -> None:
    """Add fields to all following lines of this request or task, such as `game` and `seat`."""
    structlog.contextvars.bind_contextvars(**ids)


def about_only(**ids: object) -> None:
    """Replace the fields of all following lines of this context."""
    structlog.contextvars.clear_contextvars()
    structlog.contextvars.bind_contextvars(**ids)


def get() -> FilteringBoundLogger:
    """Return a logger that takes fields: `logger.info("mail", state="sent")`."""
    logger: FilteringBoundLogger = structlog.get_logger()
    return logger


_STDERR = Stderr()
_configure_structlog("posse", "text", logging.WARNING)  # until `start` is called
