"""The mails to and from the player of one seat, each with its result in words: for the player and the operator.

Only mails of the seat's present player count, and only rows of this seat are read: what others did, sealed or not,
changes nothing here. Times are told to the minute, so that the order in which mails were sent tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from sqlmodel import Session, col, select

from service.inbound import results
from service.mail import wording
from service.mail.parts import ASKS_FOR_TURN
from service.mail.wording import Result
from service.mail.writer import ANSWERABLE
from service.models import Inmail, Outmail, Seat
from service.operations import gauges

NUMBER = 100  # mails to a seat, and as many from it, that are listed; the latest ones
PLAYED = ("played", "sealed", "refused")


@dataclass(frozen=True)
class Letter:
    """A mail to the player or from them: when it was queued or received, and its result.

    `number` is that of `posse admin`. `reasons`: why an answer was not played, for the player alone, as it may tell
    cards. `error`: why the last attempt to send it failed, or why a received mail was not played, for the operator.
    """

    way: Literal["to you", "from you"]
    number: int
    kind: str
    when: datetime
    state: str
    title: str
    result: Result
    reasons: Sequence[str] = ()
    error: str | None = None


def of_seat(session: Session, seat: Seat, now: datetime, number: int = NUMBER) -> list[Letter]:
    """Return the mails to and from the player of a seat, the latest first; none for a robot's."""
    if seat.player_id is None:
        return []
    received, away = _received(session, seat, number), gauges.mail_server_away(session, now)
    sent = _sent(session, seat, number)
    answered = _answered(sent, received)
    letters = [_outgoing(mail, away, mail.id in answered) for mail in sent] + [_incoming(mail) for mail in received]
    return sorted(letters, key=lambda letter: letter.when, reverse=True)


def _sent(session: Session, seat: Seat, number: int) -> Sequence[Outmail]:
    theirs = (Outmail.game_id == seat.game_id, Outmail.seat == seat.n, Outmail.player_id == seat.player_id)
    return session.exec(select(Outmail).where(*theirs).order_by(col(Outmail.id).desc()).limit(number)).all()


def _received(session: Session, seat: Seat, number: int) -> Sequence[Inmail]:
    answers = Inmail.asked != "report"  # a bounce is the result of the mail it is about
    theirs = (Inmail.game_id == seat.game_id, Inmail.seat == seat.n, answers, col(Inmail.epoch) >= seat.owner_epoch)
    return session.exec(select(Inmail).where(*theirs).order_by(col(Inmail.id).desc()).limit(number)).all()


def _answered(sent: Sequence[Outmail], received: Sequence[Inmail]) -> set[int | None]:
    """Return the ids of the mails that were answered: of those with that reply address the last before the answer."""
    found: set[int | None] = set()
    for answer in received:
        others = ASKS_FOR_TURN if answer.asked == "window" else ("window",)
        kinds = [kind for kind in ANSWERABLE if kind not in others]
        before = (
            mail.id
            for mail in sent
            if mail.kind in kinds and mail.sent_at and mail.sent_at <= answer.received_at and mail.at <= answer.at
        )
        found.add(next(before, None) if answer.state in PLAYED else None)
    return found


def _outgoing(mail: Outmail, server_away: bool, answered: bool) -> Letter:
    told = wording.result(mail, server_away=server_away, answered=answered)
    return Letter(
        "to you", mail.id or 0, mail.kind, mail.created_at, mail.state, wording.title(mail), told, error=mail.error
    )


def _incoming(mail: Inmail) -> Letter:
    told = Result(results.sentence(mail))
    return Letter(
        "from you",
        mail.id or 0,
        mail.asked,
        mail.received_at,
        mail.state,
        results.TITLES[mail.asked],
        told,
        results.reasons(mail),
        mail.why,
    )
