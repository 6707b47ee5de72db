"""The mails to and from the player of a seat, each with its result in words: for the player and the operator.

Only mails of the seat's present player count, and only rows of this seat are read: what others did, sealed or not,
changes nothing here. Times are told to the minute, so that the order in which mails were sent tells nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sqlmodel import Session, and_, col, select
from sqlmodel.sql.expression import SelectOfScalar

from service.inbound import results
from service.mail import wording
from service.mail.registry import names_that_ask
from service.mail.wording import Result
from service.models import READ, Inmail, Outmail, Seat
from service.pulse import pulses

NUMBER = 100  # mails to a seat, and as many from it, that are listed; the latest ones


@dataclass(frozen=True)
class MailSummary:
    """A mail to the player or from them: when it was queued or received, and its result.

    `number` is that of `posse admin`. `reasons`: why an answer was not played, for the player alone, as it may tell
    cards. `error`: why the last attempt to send it failed, or why a received mail was not played, for the operator.
    """

    way: Literal["to you", "from you"]
    number: int
    game: str
    seat: int
    kind: str
    when: datetime
    state: str
    title: str
    result: Result
    reasons: Sequence[str] = ()
    error: str | None = None


def of_seat(session: Session, seat: Seat, now: datetime, number: int = NUMBER) -> list[MailSummary]:
    """Return the mails to and from the player of a seat, the latest first; none for a robot's."""
    if seat.player_id is None:
        return []
    theirs = (Outmail.game_id == seat.game_id, Outmail.seat == seat.n, Outmail.player_id == seat.player_id)
    received = (Inmail.game_id == seat.game_id, Inmail.seat == seat.n, col(Inmail.epoch) >= seat.owner_epoch)
    return _summaries(session, select(Outmail).where(*theirs), select(Inmail).where(*received), now, number)


def of_players(session: Session, players: Collection[int], now: datetime, number: int = NUMBER) -> list[MailSummary]:
    """Return the mails to these players, and those from the seats they have now, in all games, the latest first."""
    sent = select(Outmail).where(col(Outmail.player_id).in_(players))
    theirs = and_(col(Seat.game_id) == col(Inmail.game_id), col(Seat.n) == col(Inmail.seat))
    received = select(Inmail).join(Seat, theirs).where(col(Seat.player_id).in_(players))
    return _summaries(session, sent, received.where(col(Inmail.epoch) >= Seat.owner_epoch), now, number)


def _summaries(
    session: Session, to: SelectOfScalar[Outmail], from_: SelectOfScalar[Inmail], now: datetime, number: int
) -> list[MailSummary]:
    answers = from_.where(Inmail.asked != "report")  # a bounce is the result of the mail it is about
    sent = session.exec(to.order_by(col(Outmail.id).desc()).limit(number)).all()
    received = session.exec(answers.order_by(col(Inmail.id).desc()).limit(number)).all()
    away, answered = pulses.mail_server_away(session, now), _answered(sent, received)
    mails = [_outgoing(mail, away, mail.id in answered) for mail in sent] + [_incoming(mail) for mail in received]
    return sorted(mails, key=lambda mail: mail.when, reverse=True)


def _answered(sent: Sequence[Outmail], received: Sequence[Inmail]) -> set[int | None]:
    """Return the ids of the mails that were answered: of those with that reply address the last before the answer."""
    found: set[int | None] = set()
    for answer in received:
        kinds = names_that_ask("window" if answer.asked == "window" else "turn")
        to_seat = (mail for mail in sent if (mail.game_id, mail.seat) == (answer.game_id, answer.seat))
        before = (
            mail.id
            for mail in to_seat
            if mail.kind in kinds and mail.sent_at and mail.sent_at <= answer.received_at and mail.at <= answer.at
        )
        found.add(next(before, None) if answer.state in READ else None)
    return found


def _outgoing(mail: Outmail, server_away: bool, answered: bool) -> MailSummary:
    return MailSummary(
        "to you",
        mail.id or 0,
        mail.game_id,
        mail.seat,
        mail.kind,
        mail.created_at,
        mail.state,
        wording.title(mail),
        wording.result(mail, server_away=server_away, answered=answered),
        error=mail.error,
    )


def _incoming(mail: Inmail) -> MailSummary:
    told = Result(results.sentence(mail))
    return MailSummary(
        "from you",
        mail.id or 0,
        mail.game_id,
        mail.seat,
        mail.asked,
        mail.received_at,
        mail.state,
        results.TITLES[mail.asked],
        told,
        results.reasons(mail),
        mail.why,
    )
