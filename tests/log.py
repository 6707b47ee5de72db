"""Logging in a test, and not in the next."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Callable, Iterator

import pytest
import structlog

from service.process import logs


@pytest.fixture
def start_logs() -> Iterator[Callable[..., None]]:
    """`logs.start`, undone when the test is over."""
    root, ours = logging.getLogger(), structlog.get_config()
    theirs, hooks = (root.handlers, root.level), (sys.excepthook, threading.excepthook, sys.unraisablehook)
    yield logs.start
    logs.about_only()
    root.handlers, root.level = theirs
    sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
    logging.captureWarnings(False)
    structlog.configure(**ours)
