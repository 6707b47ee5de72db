"""What the attacks share: a game, its pages, proposing others, sites with other settings, and a mail server."""

from __future__ import annotations

from tests.mail.conftest import mail_server, sender, settings_for, steady
from tests.service.conftest import people as proposals
from tests.service.web.conftest import harness, people, table, site_with

__all__ = ["harness", "mail_server", "people", "proposals", "sender"]
__all__ += ["settings_for", "steady", "table", "site_with"]
