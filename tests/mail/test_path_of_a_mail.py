"""docs/change-it.md names the modules on the path of a mail, and no others are on it."""

from __future__ import annotations

from datetime import datetime

from service.db.database import Database
from service.mail.delivering.sender import Sender
from tests.mail.mail_server import MailServer
from tests.service.harness import Harness
from tests.tracing import Call, calls_of, documented, documented_path, first_missing, modules_of

MOST_MODULES = 39  # as measured: a longer path needs a reason

# What the page says of the last step: claim, check whether it still applies, render, send, record the result.
STEPS = [
    Call("mail.delivering.row_claims", None),
    Call("mail.kinds.turn", "still_applies"),
    Call("mail.composing.message", None),
    Call("mail.delivering.smtp", None),
    Call("mail.delivering.row_claims", None),
]


def test_a_turn_mail_enters_the_documented_modules(
    database: Database, now: datetime, sender: Sender, mail_server: MailServer
) -> None:
    harness = Harness(database, now)
    sender.deliver(now)
    turn, before = harness.position().turn, len(mail_server.arrived)
    harness.post(turn, "draw supply")
    harness.post(turn, next(move for move in harness.position().legal(turn) if move.startswith("discard ")))
    calls = calls_of(lambda: sender.deliver(now))
    assert mail_server.kinds()[before:] == ["turn"]
    assert modules_of(calls) == documented("Sending the mail of a turn enters")
    assert len(modules_of(calls)) <= MOST_MODULES
    *_move, deliver = documented_path()
    assert first_missing([deliver, *STEPS], calls) is None
