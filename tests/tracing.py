"""Which modules of the service a call enters, to compare with what docs/change-it.md says."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType

PAGE = Path(__file__).parent.parent / "docs" / "change-it.md"


def modules_entered(call: Callable[[], object]) -> list[str]:
    """Return the modules of `service` whose functions this thread calls, in the order of their first call."""
    entered: dict[str, None] = {}

    def note(frame: FrameType, event: str, _: object) -> None:
        module = frame.f_globals.get("__name__", "")
        if event == "call" and module.startswith("service."):
            entered[module.removeprefix("service.")] = None

    sys.setprofile(note)
    try:
        call()
    finally:
        sys.setprofile(None)
    return list(entered)


def documented(title: str) -> list[str]:
    """Return the modules that the page lists in the paragraph after these words."""
    paragraph = PAGE.read_text().split(title, 1)[1].split("\n\n", 1)[0]
    return re.findall(r"`([\w.]+)`", paragraph)
