"""Send an answer that was typed in the mailbox, as a mail program would: from the recipient, the mail quoted below."""

from __future__ import annotations

import smtplib
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from service.mailbox.store import Mail
from service.settings.mail_in import MailIn

TIMEOUT = 10  # seconds for each reply of the server
LONGEST = 10_000  # characters
SENT = "The answer was sent. What became of it comes as a mail in a few seconds."
NOT_SENT = "The answer could not be sent. Nothing was played."


def try_to_answer(mail: Mail, text: str, inbound: MailIn | None) -> str:
    """Send `text` in answer to a mail to the server of mail in; return the result in a sentence."""
    try:
        if inbound is not None:
            _send(mail, text[:LONGEST], inbound)
            return SENT
    except (OSError, smtplib.SMTPException, ValueError):
        pass
    return NOT_SENT


def _send(mail: Mail, text: str, inbound: MailIn) -> None:
    """Send `text` in answer to a mail to the server of mail in.

    Raises ValueError if the mail takes no answers, OSError or smtplib.SMTPException if the answer is not accepted.
    """
    headers = (mail.message[name] for name in ("Reply-To", "To"))
    (to, sender) = (next(iter(getattr(header, "addresses", ())), None) for header in headers)
    if to is None or sender is None:
        raise ValueError("this mail takes no answers")
    protocol = smtplib.LMTP if inbound.scheme == "lmtp" else smtplib.SMTP
    with protocol(inbound.host, inbound.port, timeout=TIMEOUT) as server:
        server.sendmail(sender.addr_spec, [to.addr_spec], bytes(_answer(mail, text, sender.addr_spec, to.addr_spec)))


def _answer(mail: Mail, text: str, sender: str, to: str) -> EmailMessage:
    answer = EmailMessage(policy=SMTP)
    answer["From"], answer["To"] = sender, to
    answer["Subject"] = f"Re: {mail.subject.splitlines()[0]}"
    answer["Date"], answer["Message-ID"] = formatdate(), make_msgid(domain="localhost")
    answer["In-Reply-To"] = str(mail.message.get("Message-ID", ""))
    quoted = "\n".join(f"> {line}" for line in (mail.part("plain") or "").splitlines())
    answer.set_content(f"{text}\n\n{mail.message['From']} wrote:\n{quoted}\n")
    return answer
