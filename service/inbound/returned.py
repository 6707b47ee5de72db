"""Handle a report that a mail was not delivered: fail the mail, and stop its player's clock as after a refusal."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from sqlmodel import Session

from service import logs
from service.inbound import claims, delivery_status
from service.inbound.claims import Claim
from service.inbound.delivery_status import Report
from service.inbound.parsing import Incoming
from service.mail.delivering import outbox
from service.models import Inmail, InmailState, Outmail
from service.players import bounces

logger = logs.get()


class Outcome(NamedTuple):
    """The outcome of a report: its state, and the reason for the operator."""

    state: InmailState
    why: str


def handle(session: Session, claimed: Claim, incoming: Incoming, now: datetime) -> None:
    """Handle a stored report, unless another worker has done so. Idempotent, as `bounces.bounced` is.

    The games are locked before anything is written, in the order of `bounces`.
    """
    row = session.get_one(Inmail, claimed.id)
    report = delivery_status.read(incoming)
    mail = None if row.outmail_id is None else session.get(Outmail, row.outmail_id)
    outcome = _outcome(report, mail)
    if mail is not None and outcome.state == "returned":
        if report.result == "permanent":
            bounces.bounced(session, mail, now, reported=True)
        outbox.returned(session, mail, f"{report.why}, reported by mail", now)
    row = session.get_one(Inmail, claimed.id, populate_existing=True)
    if not claims.is_valid(row, claimed):
        return
    row.state, row.why = outcome
    row.raw = None
    session.add(row)
    logs.about_only(inmail=claimed.id, game=row.game_id, seat=row.seat)
    logger.info("received report", state=outcome.state, why=outcome.why)


def _outcome(report: Report, mail: Outmail | None) -> Outcome:
    """Return the outcome of a report on that mail; `mail` None: it was deleted."""
    if report.result == "none":
        return Outcome("ignored", report.why)
    said = f"{report.result}: {report.why or 'no status code'}"
    if report.result == "delayed":
        return Outcome("ignored", said)
    if mail is None or mail.state == "failed":
        return Outcome("ignored", "the mail was deleted" if mail is None else "the mail had failed before")
    return Outcome("returned", said)
