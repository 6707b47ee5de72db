"""The settings of a site in a test, and its present."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from service.settings import Settings

KEYS = ("a key that signs", "an older key")
BASE_URL = "https://posse.test"
NOW = datetime(2026, 11, 20, 9, 30, tzinfo=UTC)
"""A Friday morning, the present of most tests."""


def settings(var: Path, **more: Any) -> Settings:
    """The settings of a site whose files are in `var`; what is named counts instead of what is usual."""
    usual: dict[str, Any] = {
        "port": 8000,
        "base_url": BASE_URL,
        "database_url": "sqlite://",
        "redis_url": None,
        "smtp_url": "smtp://127.0.0.1:8026",
        "mailbox": False,
        "mail_from": "Posse <posse@posse.test>",
        "reply_domain": "posse.test",
        "secret_keys": KEYS,
    }
    return Settings(var=var, **usual | more)
