"""Logging in a test, and not in the next."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

import pytest
import structlog

from service import logs


@pytest.fixture
def start_logs() -> Iterator[Callable[..., None]]:
    """`logs.start`, undone when the test is over."""
    root, ours = logging.getLogger(), structlog.get_config()
    theirs = root.handlers, root.level
    yield logs.start
    logs.about_only()
    root.handlers, root.level = theirs
    structlog.configure(**ours)
