"""What the attacks share: a game, its pages, proposing others, sites with other settings, and a mail server."""

from __future__ import annotations

from tests.mail.conftest import mail_server, new_sender, sender, steady
from tests.service.conftest import people as proposals
from tests.service.web.conftest import harness, people, site_with, table

__all__ = ["harness", "mail_server", "people", "proposals", "sender"]
__all__ += ["new_sender", "site_with", "steady", "table"]
