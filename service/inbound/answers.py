"""Decide whether a received mail is answered by one. It is played and shown on its player's page all the same.

Whoever can write in a player's name, to the address of one turn, must not fill that player's mailbox with answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import ColumnElement
from sqlmodel import Session, and_, col, func, select

from engine.language import text
from service.models import Inmail

MOST_FAILED = 5  # mails of one turn that could not be played, or not to their end
MOST_IN_TURN = 20
MOST_IN_DAY = 100  # of one seat
DAY = timedelta(days=1)

# Inmail.why of mails that are not answered.
REPEATED = "answered before"
SUPPRESSED = "answers suppressed"
LAST_FAILED = text(
    "This is the last answer in this turn to a mail that cannot be played. Moves are played all the same, and the page "
    "of your seat says what is wrong with one."
)
LAST_IN_TURN = text(
    "This is the last answer to a mail in this turn. Moves are played all the same, and the page of your seat says "
    "what became of them."
)
LAST_IN_DAY = text(
    "At most {most} of your mails in this game are answered in 24 hours, and this is the last of these answers. Moves "
    "are played all the same, and the page of your seat says what became of them."
)


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


def closing(session: Session, mail: Inmail, state: str, turn_at: int) -> list[str] | None:
    """Return the sentence that the answer to a mail ends with if it is the last, else none; None: it is not answered.

    `state`: that of the mail once it is handled. `turn_at`: when the present turn began. The game is locked.
    """
    sentences = []
    for limit in _limits(mail, state, turn_at):
        answered = select(func.count()).select_from(Inmail).where(_of_seat(mail), limit.which)
        count = session.exec(answered).one()
        if count >= limit.most:
            return None
        if count == limit.most - 1:
            sentences.append(limit.last)
    return sentences[:1]


def _limits(mail: Inmail, state: str, turn_at: int) -> Iterator[Limit]:
    """Yield the limits for a mail, that which lasts longest first."""
    in_turn = col(Inmail.turn_at) == turn_at
    yield Limit(MOST_IN_DAY, col(Inmail.received_at) > mail.received_at - DAY, LAST_IN_DAY.format(most=MOST_IN_DAY))
    yield Limit(MOST_IN_TURN, in_turn, LAST_IN_TURN)
    if state == "refused":
        yield Limit(MOST_FAILED, in_turn & (col(Inmail.state) == "refused"), LAST_FAILED)


def _of_seat(mail: Inmail) -> ColumnElement[bool]:
    """Return the condition for the mails of a mail's seat that are answered; it is not one of them yet."""
    return and_(Inmail.game_id == mail.game_id, Inmail.seat == mail.seat, col(Inmail.answered))
