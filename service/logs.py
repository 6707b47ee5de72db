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
from typing import Any, Literal

import structlog

Format = Literal["text", "json"]

TOKEN = re.compile(r"(/p/)[\w.~-]+")
ADDRESS = re.compile(r"[^\s@<>\"',;:=(/\[]*[^\s@]@[\w.\[\]-]+")
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
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(process, form or ("text" if sys.stderr.isatty() else "json")))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
        library.setLevel(logging.WARNING)


def formatter(process: str, form: str) -> logging.Formatter:
    """What makes a line of a record. This is the one way to stderr."""

    def named(_logger: object, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
        return {"process": process, **event}

    return Gate(
        foreign_pre_chain=_ALWAYS,
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="%Y-%m-%dT%H:%M:%S.%fZ", utc=True, key="time"),
            named,
            as_json if form == "json" else text,
        ],
    )


class Gate(structlog.stdlib.ProcessorFormatter):
    """The last look at every line: tokens and addresses are taken out, whoever wrote them."""

    def format(self, record: logging.LogRecord) -> str:
        """The line as it may be kept."""
        line = super().format(record)
        return ADDRESS.sub("(an address)", TOKEN.sub(r"\1(a token)", line))


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
_ALWAYS = [structlog.contextvars.merge_contextvars, placed]

# Lines go the way of all Python logging, to wherever `start` says, with what they are about.
structlog.configure(
    processors=[*_ALWAYS, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
    logger_factory=structlog.stdlib.LoggerFactory(),
    wrapper_class=structlog.stdlib.BoundLogger,
    cache_logger_on_first_use=True,
)


def as_json(_logger: object, _method: str, event: Mapping[str, Any]) -> str:
    """`{"process": "worker", "mail": 7, "state": "sent", ...}`"""
    return _JSON.encode(event)


def text(_logger: object, _method: str, event: Mapping[str, Any]) -> str:
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


def get(name: str) -> Any:
    """A logger whose lines take fields: `log.info("mail", state="sent")`."""
    return structlog.stdlib.get_logger(name)
