"""Handle a report that a mail was not delivered: fail the mail, and stop its player's clock as after a refusal."""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

from service.inbound import claims, delivery_status
from service.inbound.claims import ClaimedInmail, InmailResult
from service.inbound.delivery_status import DeliveryReport
from service.inbound.parsing import Incoming
from service.mail.delivering import outbox
from service.models import Inmail, Outmail
from service.players import bounces
from service.process import logs

logger = logs.get()


def handle(session: Session, claimed: ClaimedInmail, incoming: Incoming, now: datetime) -> None:
    """Handle a stored report, unless another worker has done so. Idempotent, as `bounces.bounced` is.

    The games are locked before anything is written, in the order of `bounces`.
    """
    row = session.get_one(Inmail, claimed.id)
    report = delivery_status.read(incoming)
    mail = None if row.outmail_id is None else session.get(Outmail, row.outmail_id)
    result = _result(report, mail)
    if mail is not None and result.state == "returned":
        if report.result == "permanent":
            bounces.bounced(session, mail, now, reported=True)
        outbox.returned(session, mail, f"{report.why}, reported by mail", now)
    row = session.get_one(Inmail, claimed.id, populate_existing=True)
    if not claims.is_valid(row, claimed):
        return
    row.state, row.why = result.state, result.why
    row.raw = None
    session.add(row)
    logs.about_only(inmail=claimed.id, game=row.game_id, seat=row.seat)
    logger.info("received report", state=result.state, why=result.why)


def _result(report: DeliveryReport, mail: Outmail | None) -> InmailResult:
    if report.result == "none":
        return InmailResult("ignored", report.why)
    said = f"{report.result}: {report.why or 'no status code'}"
    if report.result == "delayed":
        return InmailResult("ignored", said)
    if mail is None or mail.state == "failed":
        return InmailResult("ignored", "the mail was deleted" if mail is None else "the mail had failed before")
    return InmailResult("returned", said)
