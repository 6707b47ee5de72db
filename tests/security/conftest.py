"""What the attacks share: a game, its pages, and proposing others."""

from __future__ import annotations

from tests.service.conftest import people as proposals
from tests.service.web.conftest import harness, people

__all__ = ["harness", "people", "proposals"]
