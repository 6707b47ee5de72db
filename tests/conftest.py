"""What holds for all tests, and what many of them share: a database, an hour, keys and links.

Hypothesis measures no times: an example takes long if the machine has other work. `make proof` alone runs images and
machines.
"""

from __future__ import annotations

import gc
import os
import signal
import zlib
from collections.abc import Generator
from datetime import datetime

import pytest
from flask import Flask
from hypothesis import HealthCheck, settings
from jinja2 import FileSystemBytecodeCache
from sqlalchemy import event
from sqlalchemy.pool import Pool

from service.links import Links
from tests.databases import database, migrated, migrated_there, movable, never_sync, postgresql_server, postgresql_url
from tests.log import start_logs
from tests.next_release import next_release
from tests.pseudo_language import pseudo_catalogs, pseudo_language
from tests.service.web.conftest import app, application, client, clock, people_of
from tests.settings import BASE_URL, KEYS, NOW

__all__ = [
    "app",
    "application",
    "client",
    "clock",
    "database",
    "migrated",
    "migrated_there",
    "movable",
    "next_release",
    "people_of",
    "postgresql_server",
    "postgresql_url",
    "pseudo_catalogs",
    "pseudo_language",
    "start_logs",
]

settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

collect_ignore = [
    file
    for asked, file in (("IMAGE", "whole/test_image.py"), ("BARE_DEBIAN", "whole/test_bare_debian.py"))
    if asked not in os.environ
]


def pytest_configure() -> None:
    """Let processes of tests end by these signals, which a shell ignores in what it starts in the background."""
    for word in (signal.SIGINT, signal.SIGQUIT):
        if signal.getsignal(word) is signal.SIG_IGN:
            signal.signal(word, signal.SIG_DFL)


@pytest.hookimpl(trylast=True)  # after what marks the tests of a browser
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the slow tests: no process of tests is left alone with one of them at the end.

    Files are mixed, always in the same way, so that each process has both tests that wait and tests that compute.
    """

    def place(item: pytest.Item) -> tuple[bool, int]:
        is_quick = not {"slow", "browser"} & {mark.name for mark in item.iter_markers()}
        return is_quick, zlib.crc32(item.path.name.encode())

    items.sort(key=place)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Spare the garbage collector thousands of tests, which stay until the end."""
    gc.disable()
    collected = yield
    gc.freeze()
    gc.enable()
    return collected


@pytest.fixture(scope="session", autouse=True)
def compiled_templates(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Compile each template of the pages once: hundreds of tests have an application of their own."""
    cache = FileSystemBytecodeCache(str(tmp_path_factory.mktemp("templates")))
    Flask.jinja_options = {"bytecode_cache": cache}


@pytest.fixture(scope="session", autouse=True)
def unsynced_databases() -> None:
    """Do not wait for the disk: half of the time of all tests, and none of them cuts the power of this machine."""
    event.listen(Pool, "checkout", never_sync)


@pytest.fixture
def now() -> datetime:
    return NOW


@pytest.fixture
def keys() -> tuple[str, ...]:
    return KEYS


@pytest.fixture
def links() -> Links:
    return Links(KEYS, BASE_URL)
