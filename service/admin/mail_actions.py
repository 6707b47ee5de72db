"""The operator's actions on mails: send again, dismiss, flush. Each is recorded in the audit in its transaction."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from service import errors
from service.admin import audit
from service.db.database import Database
from service.mail.delivering import deferred_domains, outbox
from service.models import Outmail

TOGETHER = 1000  # mails queued again in one transaction, which takes a fraction of a second


def send_again(session: Session, mail_id: int, now: datetime) -> None:
    """Queue a mail again under a new Message-ID; it is rendered anew. Raises errors.Forged for an unknown mail."""
    mail = _find_mail(session, mail_id)
    outbox.send_again(session, mail, now)
    audit.record(session, "sent again mail", _described(mail), now)


def send_all_again(database: Database, now: datetime, since: timedelta | None = None, reply: str = "") -> int:
    """Queue all failed mails again that are not dismissed; return their number.

    `since`: only those last tried so long ago or less. `reply`: only those whose reply contains this text, in upper or
    lower case. A mail that fails again meanwhile is left alone. Each transaction queues up to TOGETHER.
    """
    sent, last = 0, 0
    while True:
        with database.writing() as session:
            mails = _failed_after(session, last, None if since is None else now - since, reply)
            if not mails:
                return sent
            for mail in mails:
                outbox.send_again(session, mail, now)
            audit.record(session, "sent again", f"{len(mails)} failed mails", now)
        sent, last = sent + len(mails), mails[-1].id or 0


def dismiss(session: Session, mail_id: int, now: datetime) -> None:
    """Mark a failed mail as one that needs no action any more. Idempotent.

    Raises errors.Forged for an unknown mail, errors.Over for one that has not failed.
    """
    mail = _find_mail(session, mail_id)
    if mail.state != "failed":
        raise errors.Over(
            f"Mail {mail_id} is {mail.state}. Expected a mail that `posse admin mails --state failed` lists."
        )
    if mail.dismissed_at is None:
        mail.dismissed_at = now
        audit.record(session, "dismissed mail", _described(mail), now)


def flush(session: Session, now: datetime) -> int:
    """Make every queued mail due now, also to domains that were held; return the number that would have waited longer.

    Idempotent.
    """
    deferred_domains.release_all(session)
    flushed = outbox.flush(session, now)
    if flushed:
        audit.record(session, "flushed", f"{flushed} queued mails", now)
    return flushed


def _find_mail(session: Session, mail_id: int) -> Outmail:
    mail = session.get(Outmail, mail_id, with_for_update=True)
    if mail is None:
        raise errors.Forged(
            f"Mail {mail_id} does not exist. Expected the number of a mail that `posse admin mails` lists."
        )
    return mail


def _failed_after(session: Session, last: int, tried: datetime | None, reply: str) -> Sequence[Outmail]:
    """Return the next failed mails after number `last` that were tried then or later, locked."""
    failed = select(Outmail).where(
        Outmail.state == "failed", col(Outmail.dismissed_at).is_(None), col(Outmail.id) > last
    )
    if tried is not None:
        failed = failed.where(Outmail.next_try_at >= tried)
    if reply:
        failed = failed.where(col(Outmail.error).icontains(reply, autoescape=True))
    return session.exec(failed.order_by(col(Outmail.id)).limit(TOGETHER).with_for_update()).all()


def _described(mail: Outmail) -> str:
    return f"{mail.id} ({mail.kind}) of game {mail.game_id} seat {mail.seat}"
