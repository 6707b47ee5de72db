"""A mail to the operator in plain text: it belongs to no game, and is sent at once by the command that writes it."""

from __future__ import annotations

from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid

from service.mail.delivering.signature import signed
from service.settings import Settings, values

OF_A_PROGRAM = {"Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "OOF, AutoReply"}
"""Headers by which a vacation answer is not sent: of RFC 3834, and of Exchange, which does not heed the first alone."""


def written(settings: Settings, address: str, subject: str, text: str) -> bytes:
    """Return the mail as it is sent, signed if the settings have a key."""
    sender = values.sender(settings.mail_from)
    mail = EmailMessage(policy=SMTP)
    mail["From"], mail["To"] = sender, address
    mail["Subject"] = subject
    mail["Date"], mail["Message-ID"] = format_datetime(datetime.now(UTC)), make_msgid(domain=sender.domain)
    for name, value in OF_A_PROGRAM.items():
        mail[name] = value
    mail.set_content(text)
    return signed(mail.as_bytes(policy=SMTP.clone(max_line_length=990)), settings)
