"""Decide whether a received mail is answered by one. It is played and shown on its player's page all the same.

Whoever can write in a player's name, to the address of one turn, must not fill that player's mailbox with answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from textwrap import shorten
from typing import NamedTuple

from sqlalchemy import ColumnElement
from sqlmodel import Session, and_, col, func, or_, select

from engine.language import joined, text
from service.inbound.claims import InmailResult
from service.mail.kinds import answer
from service.models import Inmail

MOST_FAILED = 5  # mails of one turn of which nothing was played
MOST_IN_DAY = 100  # of one seat
MOST_TOLD = 5  # mails that were played and not answered, in the next answer
LONGEST_TOLD = 200  # characters of what became of one
DAY = timedelta(days=1)

SEALED_BEFORE = "sealed before"  # Inmail.why of one that repeats a sealed answer
# Inmail.why of mails that are not answered.
REPEATED = "answered before"
SUPPRESSED = "answers suppressed"
OVER_DAY = "answers of a day"  # it was played
LAST_FAILED = text(
    "This is the last answer in this turn to a mail that cannot be played. Moves are played all the same, and the page "
    "of your seat says what is wrong with one."
)
LAST_IN_DAY = text(
    "At most {most} of your mails in this game are answered in 24 hours, and this is the last of these answers. Moves "
    "are played all the same, and the page of your seat and the next mail to you say what became of them."
)
_BEFORE = (answer.PLAYED_BEFORE, SEALED_BEFORE)
_UNANSWERED = text("What became of a mail of yours that was not answered:")


class Limit(NamedTuple):
    """How many of the seat's mails are answered, which, and the sentence at the end of the last answer."""

    most: int
    which: ColumnElement[bool]
    last: str


def repeats(session: Session, mail: Inmail, told: Sequence[str], turn_at: int) -> bool:
    """Return whether a mail to the same address, whose line did what `told` says, was answered in the present turn.

    Before `told` that answer may have had a sentence. `turn_at`: when the present turn began.
    """
    same = (_of_seat(mail), Inmail.at == mail.at, Inmail.turn_at == turn_at)
    before = [list(sentences or ()) for sentences in session.exec(select(Inmail.told).where(*same)).all()]
    return any(list(told) in (sentences[: len(told)], sentences[1 : len(told) + 1]) for sentences in before)


def closing(session: Session, mail: Inmail, result: InmailResult, turn_at: int) -> list[str] | None:
    """Return the sentence that the answer to a mail ends with if it is the last, else none; None: it is not answered.

    A mail of which anything was played is answered up to MOST_IN_DAY. `turn_at`: when the present turn began. The game
    is locked.
    """
    sentences = []
    for limit in _limits(mail, result, turn_at):
        answered = select(func.count()).select_from(Inmail).where(_of_seat(mail), limit.which)
        count = session.exec(answered).one()
        if count >= limit.most:
            return None
        if count == limit.most - 1:
            sentences.append(limit.last)
    return sentences[:1]


def played(result: InmailResult) -> bool:
    """Return whether anything of a mail was played or sealed now."""
    return result.why == answer.STOPPED if result.state == "refused" else result.why not in _BEFORE


def missed(session: Session, mail: Inmail) -> list[str]:
    """Return what became of the latest mails of its seat that were played over the limit, since one was answered."""
    theirs = (Inmail.game_id == mail.game_id, Inmail.seat == mail.seat, col(Inmail.id) < mail.id)
    answered = select(func.coalesce(func.max(Inmail.id), 0)).where(*theirs, col(Inmail.answered))
    over = select(Inmail.told).where(*theirs, Inmail.why == OVER_DAY, col(Inmail.id) > answered.scalar_subquery())
    latest = session.exec(over.order_by(col(Inmail.id).desc()).limit(MOST_TOLD)).all()
    return [unanswered(told or ()) for told in reversed(latest)]


def unanswered(told: Sequence[str]) -> str:
    """Return what became of a mail that was not answered, for a later mail, in short: the page of the seat has all."""
    return joined([_UNANSWERED, shorten(" ".join(told), LONGEST_TOLD, placeholder=" …")])


def _limits(mail: Inmail, result: InmailResult, turn_at: int) -> Iterator[Limit]:
    """Yield the limits for a mail, that which lasts longest first."""
    yield Limit(MOST_IN_DAY, col(Inmail.received_at) > mail.received_at - DAY, LAST_IN_DAY.format(most=MOST_IN_DAY))
    if not played(result):
        why = col(Inmail.why)
        nothing = or_(why.in_(_BEFORE), and_(Inmail.state == "refused", why != answer.STOPPED))
        yield Limit(MOST_FAILED, and_(Inmail.turn_at == turn_at, nothing), LAST_FAILED)


def _of_seat(mail: Inmail) -> ColumnElement[bool]:
    """Return the condition for the mails of a mail's seat that are answered; it is not one of them yet."""
    return and_(Inmail.game_id == mail.game_id, Inmail.seat == mail.seat, col(Inmail.answered))
