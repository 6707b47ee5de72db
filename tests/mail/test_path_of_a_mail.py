"""docs/change-it.md names the modules on the path of a mail, and no others are on it."""

from __future__ import annotations

from datetime import datetime

from service.db.database import Database
from tests.mail.conftest import Post
from tests.service.harness import Harness
from tests.tracing import Call, calls_of, documented, documented_path, first_missing, modules_of

MOST_MODULES = 39  # as measured: a longer path needs a reason

# What the page says of the last step: claim, check whether it still applies, render, send, record the result.
STEPS = [
    Call("queues.row_claims", None),
    Call("mail.kinds.turn", "still_applies"),
    Call("mail.composing.message", None),
    Call("mail.delivering.smtp", None),
    Call("queues.row_claims", None),
]


def test_a_turn_mail_enters_the_documented_modules(database: Database, now: datetime, post: Post) -> None:
    harness = Harness(database, now)
    post(harness)
    before = len(post.server.arrived)
    harness.pass_turn()
    calls = calls_of(lambda: post.sender.deliver(now))
    assert post.server.kinds()[before:] == ["turn"]
    assert modules_of(calls) == documented("Sending the mail of a turn enters")
    assert len(modules_of(calls)) <= MOST_MODULES
    *_move, deliver = documented_path()
    assert first_missing([deliver, *STEPS], calls) is None
