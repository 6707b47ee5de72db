"""The numbers that `make train` fits to games of robots and writes beside the modules that use them."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any


def read_learnt(name: str) -> Any:
    """Return what a file of this package holds, as JSON data."""
    return json.loads(resources.files(__package__).joinpath(name).read_text(encoding="utf-8"))
