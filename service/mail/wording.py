"""Mails of the outbox in words: the subject and the result of each, for the page of its player.

Nothing here depends on what others did: why a mail was not sent is explained by its kind, never by another player's
action.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from service.models import Outmail
from service.text.replies import shown_reply

UNKNOWN = "A mail of this game"  # title of a kind that this program does not know
# What a mail is about, by its kind, or for a notice by the first word of its cause.
TITLES = {
    "confirm": "The request to confirm the game",
    "address": "The request to confirm your address",
    "invite": "The invitation",
    "start": "The cards are dealt, with the link to your seat",
    "turn": "It is your turn",
    "window": "You are asked out of turn",
    "reminder": "A reminder of your deadline",
    "timeout": "The clock has finished your turn",
    "hand": "How a hand has ended",
    "result": "How the game has ended",
    "answer": "What became of a mail of yours",
    "links": "The link to your seat",
    "games": "The link to all your games",
    "digest": "One mail for several games",
    "declined": "A seat is free",
    "lapsed": "A seat is free",
    "held": "A robot holds your seat",
    "held-seat": "A robot holds somebody’s seat",
    "bounced": "Mail to a player comes back",
    "unreached": "An invitation could not be delivered",
    "motion": "A question to the table",
    "refused": "Your question was answered with no",
    "unanswered": "Your question was not answered by all",
    "paused": "The game is paused",
    "ended": "The game has ended",
    "deserted": "The game has ended",
    "stopped": "The game was stopped",
    "forgotten": "What was erased",
    "robot-seat": "A robot has your seat",
}
_NO_LONGER = "it no longer mattered"
# Why a mail of that kind was not sent; the others are always sent.
_OVERTAKEN = {
    "confirm": "the game had begun or was given up, or you wanted no such mails",
    "address": "it was confirmed, another address was entered, or you wanted no such mails",
    "invite": "you had answered, the seat was no longer offered, or you wanted no such mails",
    "turn": "by then you had played on, the game did not wait for your turn, or a newer mail asked for it",
    "window": "by then you had answered, or there was nothing to answer any more",
    "reminder": "by then the game did not wait for you, or a newer reminder was due",
    "timeout": "the mail of your next turn told the same, or the seat was yours again",
    "hand": "the mail of your next turn told the same",
    "declined": "by then no seat was free",
    "lapsed": "by then no seat was free",
    "held": "by then the seat was yours again, or the game was over",
    "held-seat": "by then no robot held that seat",
    "unreached": "by then somebody else was asked, or the invitation was over",
    "motion": "by then the question was settled, or you had agreed",
    "paused": "by then the pause was over",
}

_SENTENCES = {
    "queued": "It waits to be sent.",
    "away": "It waits: the mail server of this site cannot be reached at the moment.",
    "put back": "The mail server has not taken it yet. It is tried again: {time}.",
    "sending": "It is being sent at this moment.",
    "sent": "Sent: {time}.",
    "answered": "Sent: {time}. You have answered it by mail.",
    "failed": "The mail server did not take it, and it is not tried again.",
    "broken": "It could not be sent, and it is not tried again. Whoever runs this site sees why.",
    "held": "It waits for your digest, or until your quiet hours are over.",
    "digested": "Told in one mail with others.",
    "unwanted": "Not sent, because you have chosen to get only mails that need you.",
    "muted": "Held back, because the mails of this game are switched off.",
    "superseded": "Not sent: {reason}.",
}
_REPLY = "It answered: “{reply}”."


@dataclass(frozen=True)
class Result:
    """The result of a mail, as a sentence; `reply`: a further sentence with the mail server's, or None."""

    sentence: str
    time: datetime | None = None  # fills {time} in the sentence
    reply: str | None = None

    def told(self, show: Callable[[datetime], str]) -> str:
        """Return all of it, its time as `show` has it."""
        sentence = self.sentence if self.time is None else self.sentence.format(time=show(self.time))
        return sentence if self.reply is None else f"{sentence} {self.reply}"


def title(mail: Outmail) -> str:
    """Return what a mail is about."""
    return TITLES.get(_key(mail), UNKNOWN)


def result(mail: Outmail, *, server_away: bool, answered: bool) -> Result:
    """Return the result of a mail.

    `server_away`: no worker can reach the mail server; `answered`: its reader has answered it by mail.
    """
    reply = shown_reply(mail.error)
    replied = None if reply is None else _REPLY.format(reply=reply)
    match mail.state:
        case "queued" if mail.error is not None:
            return Result(_SENTENCES["put back"], mail.next_try_at, replied)
        case "queued" if server_away:
            return Result(_SENTENCES["away"])
        case "sent":
            return Result(_SENTENCES["answered" if answered else "sent"], mail.sent_at)
        case "failed":
            return Result(_SENTENCES["broken" if reply is None else "failed"], reply=replied)
        case "superseded":
            return Result(_SENTENCES["superseded"].format(reason=_OVERTAKEN.get(_key(mail), _NO_LONGER)))
    return Result(_SENTENCES[mail.state])


def _key(mail: Outmail) -> str:
    return mail.cause.partition(" ")[0] if mail.kind == "notice" else mail.kind
