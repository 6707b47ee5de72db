"""Which functions of the service are called, to compare with what docs/change-it.md says."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FrameType
from typing import NamedTuple

PAGE = Path(__file__).parent.parent / "docs" / "change-it.md"
PATH = re.compile(r"^## The path of a move\n\n```\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EVENTS = ("POST /p/<token>/moves", "commit", "after the commit")  # lines of the path that name no function


class Call(NamedTuple):
    """A function of a module of the service; None is any function of it."""

    module: str
    function: str | None


def calls_of(action: Callable[[], object]) -> list[Call]:
    """Return the calls of the service's functions that this thread makes; each step of a generator is one."""
    calls: list[Call] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("service."):
            calls.append(Call(module.removeprefix("service."), frame.f_code.co_name))

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        action()
    finally:
        sys.setprofile(before)
    return calls


def modules_of(calls: Iterable[Call]) -> list[str]:
    """Return the modules of the calls, in the order of their first call."""
    return list(dict.fromkeys(call.module for call in calls))


def documented(title: str) -> list[str]:
    """Return the modules that the page lists in the paragraph after these words."""
    paragraph = PAGE.read_text().split(title, 1)[1].split("\n\n", 1)[0]
    return re.findall(r"`([\w.]+)`", paragraph)


def documented_path() -> list[Call]:
    """Return the calls of the page's path of a move; a line without a file is about the file of the line above it."""
    found = PATH.search(PAGE.read_text())
    assert found is not None, "the page has no path of a move"
    path: list[Call] = []
    for line in found[1].splitlines():
        step = re.fullmatch(r" *(\S.*?) {2,}(?:(\w+(?:/\w+)+)\.py +)?\S.*", line)
        assert step is not None, line
        module = step[2].replace("/", ".") if step[2] else path[-1].module
        path.append(Call(module, None if step[1] in EVENTS else step[1].rpartition(".")[2]))
    return path


def first_missing(path: Iterable[Call], calls: Iterable[Call]) -> Call | None:
    """Return the first of `path` that is not called after those before it, whatever else is called between them."""
    left = iter(calls)
    module: str | None = None
    for wanted in path:
        if wanted == (module, None):
            continue  # the module that was called last still runs
        if not any(call.module == wanted.module and wanted.function in (None, call.function) for call in left):
            return wanted
        module = wanted.module
    return None
