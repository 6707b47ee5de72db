"""What the tests of leagues share: a real mail server and a worker's Sender."""

from __future__ import annotations

from tests.mail.conftest import mail_server, sender, settings_for, steady

__all__ = ["mail_server", "sender", "settings_for", "steady"]
