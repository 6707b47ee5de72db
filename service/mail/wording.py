"""Mails of the outbox in words: the subject and the result of each, for the page of its player.

Nothing here depends on what others did: why a mail was not sent is explained by its kind, never by another player's
action.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from engine.language import joined, text
from service.mail.composing.kind import NO_LONGER, Kind
from service.mail.registry import kind_of
from service.models import Outmail
from service.text.replies import shown_reply

UNKNOWN = text("A mail of this game")  # title of a kind that this program does not know
_SENTENCES = {
    "queued": text("It waits to be sent."),
    "away": text("It waits: the mail server of this site cannot be reached at the moment."),
    "put back": text("The mail server has not taken it yet. It is tried again: {time}."),
    "sending": text("It is being sent at this moment."),
    "sent": text("Sent: {time}."),
    "answered": text("Sent: {time}. You have answered it by mail."),
    "failed": text("The mail server did not take it, and it is not tried again."),
    "broken": text("It could not be sent, and it is not tried again. Whoever runs this site sees why."),
    "held": text("It waits for your digest, or until your quiet hours are over."),
    "digested": text("It was put into one mail with others."),
    "unwanted": text("Not sent, because you have chosen to get only mails that need you."),
    "superseded": NO_LONGER,
    "muted": text("Held back, because the mails of this game are switched off."),
}
_REPLY = text("The mail server answered: “{reply}”.")


@dataclass(frozen=True)
class Result:
    """The result of a mail, as a sentence; `reply`: a further sentence with the mail server's, or None."""

    sentence: str
    time: datetime | None = None  # fills {time} in the sentence
    reply: str | None = None

    def told(self, show: Callable[[datetime], str]) -> str:
        """Return all of it, its time as `show` has it."""
        sentence = self.sentence if self.time is None else self.sentence.format(time=show(self.time))
        return sentence if self.reply is None else joined((sentence, self.reply))


def title(mail: Outmail) -> str:
    """Return what a mail is about."""
    kind = _known_kind(mail)
    return UNKNOWN if kind is None else kind.title


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
            kind = _known_kind(mail)
            return Result(_SENTENCES["superseded"] if kind is None else kind.obsolete)
    return Result(_SENTENCES[mail.state])


def _known_kind(mail: Outmail) -> Kind | None:
    try:
        return kind_of(mail)
    except KeyError:
        return None
