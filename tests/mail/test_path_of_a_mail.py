"""docs/change-it.md names the modules on the path of a mail, and no others are on it."""

from __future__ import annotations

from datetime import datetime

from service.db.database import Database
from service.mail.sender import Sender
from tests.mail.post import PostOffice
from tests.service.sitting import Sitting
from tests.tracing import documented, modules_entered


def test_a_turn_mail_enters_the_documented_modules(
    database: Database, now: datetime, sender: Sender, post_office: PostOffice
) -> None:
    sitting = Sitting(database, now)
    sender.deliver(now)
    first, before = sitting.position().turn, len(post_office.arrived)
    sitting.act_until(lambda position: position.turn != first)
    entered = modules_entered(lambda: sender.deliver(sitting.now))
    assert [mail["X-Posse-Kind"] for mail in post_office.arrived[before:]] == ["turn"]
    assert entered == documented("Sending the mail of a turn enters")
