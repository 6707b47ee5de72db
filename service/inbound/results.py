"""The result of a received mail in sentences, for the page of its player."""

from __future__ import annotations

from engine.language import joined, text
from service.inbound import answers
from service.mail.kinds import answer
from service.models import READ, Inmail

TITLES = {
    "turn": text("An answer to the mail about your turn"),
    "window": text("An answer to a question out of turn"),
}
_SENTENCES = {
    "received": text("Your mail has come and is about to be read."),
    "played": text("The moves in your mail were played."),
    "sealed": text("Your mail was read, and your answer was sealed."),
    "refused": text("Nothing was played."),
    "failed": text(
        "Your mail could not be handled, through a fault of this site, and nothing was played. Whoever runs the site "
        "sees why."
    ),
}
NOT_ANSWERED = text("No mail says so, because enough answers were mailed to you in that turn or that day.")
ANSWERED_BEFORE = text("No second mail says so, because the same line was answered before.")
SUPPRESSED = text("No mail says so, because your mail asks for no automatic answers (X-Auto-Response-Suppress).")
_PLAYED_BEFORE = text("Your mail had been played before, and nothing was played now.")
_IN_PART = text("Only a part of your mail was played.")
_NOT_ALL = text("None of your mail was played, or only a part.")
_BY_REASON = {
    answer.PLAYED_BEFORE: _PLAYED_BEFORE,
    answer.STOPPED: _IN_PART,
    answers.REPEATED: _NOT_ALL,
    answers.SUPPRESSED: _NOT_ALL,
    answers.OVER_DAY: _IN_PART,
}
_UNANSWERED = {answers.REPEATED: ANSWERED_BEFORE, answers.SUPPRESSED: SUPPRESSED}
# Why a mail was ignored, by `Inmail.why`.
_OF_A_PROGRAM = text("The mail came from a program, as an automatic reply or a report does: nothing was played.")
_IGNORED = {
    "another sender": text("The mail came from another address than yours: nothing was played."),
    "unclear sender": text(
        "The From line of the mail can be read in two ways, and one is not your address: nothing was played."
    ),
    "DMARC failed": text(
        "The mail named your address, but your mail host says that it is not from there (DMARC): nothing was played."
    ),
    "revoked": text("The mail came to a reply address from before your links were replaced: nothing was played."),
}


def sentence(mail: Inmail) -> str:
    """Return the result of a received mail. It contains no move, and nothing about another player."""
    if mail.state == "ignored":
        return _IGNORED.get(mail.why or "", _OF_A_PROGRAM)
    told: str = _SENTENCES[mail.state]
    if mail.state == "refused" or mail.why == answer.PLAYED_BEFORE:
        told = _BY_REASON.get(mail.why or "", told)
    if mail.state in READ and not mail.answered:
        return joined([told, _UNANSWERED.get(mail.why or "", NOT_ANSWERED)])
    return told


def reasons(mail: Inmail) -> list[str]:
    """Return why a mail was not played to its end, with what was done of it; for its player alone."""
    return list(mail.told or ()) if mail.state == "refused" else []
