"""Plain log lines on stderr, the same from every process, with nothing in them that opens a seat or names a person."""

from __future__ import annotations

import logging
import re
import sys
import time

TOKEN = re.compile(r"(/p/)[\w.~-]+")
ADDRESS = re.compile(r"[^\s@<>\"',;:=(/\[]+@[\w.\[\]-]+")
LIBRARIES = ("alembic", "amqp", "celery", "gunicorn.error", "kombu", "mail.log", "redis", "werkzeug")


class Plain(logging.Formatter):
    """`2026-11-21T08:00:00Z worker warning sweep failed`, tracebacks below it; tokens and addresses taken out.

    This is the one gate every line passes, whoever wrote it: an exception from a mail server quotes addresses too.
    """

    converter = staticmethod(time.gmtime)

    def __init__(self, process: str) -> None:
        super().__init__(f"%(asctime)sZ {process} %(level)s %(message)s", "%Y-%m-%dT%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """The line as it may be kept."""
        record.level = record.levelname.lower()
        line = super().format(record)
        return ADDRESS.sub("(an address)", TOKEN.sub(r"\1(a token)", line))


def start(process: str) -> None:
    """Log from here on as `process`; libraries too, in the same lines, but only when something is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Plain(process))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.handlers = []
        library.propagate = True
        library.setLevel(logging.WARNING)
