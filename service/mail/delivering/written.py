"""What the sender gets for each mail it has claimed: the mail as it is to be sent, or why it is not sent now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Literal, NamedTuple, Protocol

from sqlmodel import Session

from service.models import MailPlan


class Written(NamedTuple):
    """A mail ready for the mail server: the envelope's two addresses and the bytes.

    `bounced_before`: mail to this player bounced and none was delivered since. `told`: the mails that a digest
    includes.
    """

    sender: str
    recipient: str
    mail: bytes
    bounced_before: bool
    told: Sequence[int] = ()


class NotNow(NamedTuple):
    """Why a mail is not sent now: under this plan it is `held` until a time, or `unwanted`."""

    state: Literal["held", "unwanted"]
    player_id: int
    plan: MailPlan
    until: datetime | None = None


class UnsafeMail(ValueError):
    """The mail would not be read as it is meant. The message says in what way, and quotes nothing of it."""


class MailWriter(Protocol):
    """Writes mails of the outbox; `service.mail.writer` does."""

    def write(self, session: Session, mails: Sequence[int], now: datetime) -> Iterator[Written | NotNow | None]:
        """Yield each of these mails as it is to be sent, or why it is not sent now.

        None for one that is deleted or no longer applies. Raises UnsafeMail.
        """
        ...
