"""To everybody who is asked: a question to the table."""

from __future__ import annotations

from engine.language import text
from service.mail.composing.kind import AtTable, Context, Draft, Kind
from service.mail.composing.notice import Notice, motion_of
from service.mail.composing.times import deadline
from service.models import Motion
from service.views import questions


def _link(draft: Draft) -> str:
    return draft.links.page("motion", draft.seat, draft.number)


_PAUSE = Notice(
    text("Pause it?"),
    text("{you}, {asker} asks whether the game may pause. Answer here:"),
    text("{question} {until} No answer counts as no."),
    button=text("Answer"),
    link=_link,
)
_END = Notice(
    text("End it here?"),
    text("{you}, {asker} asks whether to end the game. Answer here:"),
    text("{question} The record of the game is kept. {until} No answer counts as no."),
    button=text("Answer"),
    link=_link,
)
_OWN_SEAT = Notice(
    text("Your seat may be given away"),
    text("{you}, your seat may be given away. Object here:"),
    text("{question} If you do not object, and all others agree, the seat will be offered to somebody else. {until}"),
    text(
        "To keep your seat, answer no. To play on yourself, use the button in the mail that told you about the robot."
    ),
    button=text("Answer"),
    link=_link,
)
_SEAT = Notice(
    text("A new player for a seat?"),
    text("{you}, {asker} has found somebody for a seat. Answer here:"),
    text("{question} All of you must agree, and {owner} may object. {until} No answer counts as no."),
    button=text("Answer"),
    link=_link,
)


def still_applies(draft: Draft) -> bool:
    """Return whether the question is open and the reader has not agreed."""
    motion = draft.log.session.get(Motion, draft.number)
    return motion is not None and motion.state == "open" and draft.seat.n not in motion.agreed


def context(draft: Draft) -> Context:
    """Return the question, until when there is time, and the link that answers it."""
    motion, n = motion_of(draft), draft.seat.n
    of_seat = _OWN_SEAT if n == motion.seat else _SEAT
    notice = {"pause": _PAUSE, "end": _END}.get(motion.kind, of_seat)
    return notice.context(
        draft,
        question=questions.question(motion, draft.log.seats, n),
        asker=draft.log.seats[motion.by].name,
        owner=draft.log.seats[motion.seat or 0].name,
        until=text("You can answer until {deadline}.").format(
            deadline=deadline(draft.local(motion.due_at or motion.made_at), draft.sent_at)
        ),
    )


KIND = Kind(
    "notice",
    text("A question to the table"),
    context,
    still_applies,
    text("Not sent: by then the question was settled, or you had agreed."),
    push=text("A question to the table in {game}"),
    word="motion",  # wanted always: it closes without a reminder
)


def queue(table: AtTable, n: int, motion: Motion) -> None:
    """Ask the player of seat `n`."""
    KIND.queue(table, n, str(motion.id))
