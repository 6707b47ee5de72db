"""A mail that a real Postfix has taken and cannot deliver: its report arrives at the mail's return path."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from service.db.database import Database
from service.links import Links
from service.settings.mail_in import MailIn
from tests import postfix
from tests.inbound.conftest import Begin
from tests.mail.senders import sender_for
from tests.settings import BASE_URL, KEYS, settings
from tests.waiting import until

pytestmark = pytest.mark.proof


def test_what_postfix_reports_is_read(table: Begin, database: Database, now: datetime, tmp_path: Path) -> None:
    game = table(seed=2)
    mail_server, nobody = game.mail_server, "burt.2@posse.test"
    mail_server.refused[nobody] = "550 5.1.1 No such user"
    with postfix.running(mail_server.port, {}, {}) as relay:
        site = settings(tmp_path, smtp_url=relay.url, mail_in=MailIn("smtp", "127.0.0.1", 2525))
        sender_for(site, database, Links(KEYS, BASE_URL)).deliver(now)
        assert {mail.state for mail in game.mails()} == {"sent"}
        paths = {game.return_path(mail): mail.id for mail in game.mails() if mail.seat == 1}

        def returned() -> list[tuple[str, bytes]]:
            arrived = zip(mail_server.recipients, mail_server.contents, strict=False)  # one may be arriving
            return [(to, raw) for to, raw in arrived if to in paths]

        for to, raw in until(
            returned, postfix.PATIENCE, "the reports", lambda all_: len(all_) == len(paths), instead=relay.log
        ):
            row = game.receive(raw, to, sender="")
            assert row is not None
            assert (row.state, row.why, row.outmail_id) == ("returned", "permanent: 5.1.1", paths[to])
    assert {mail.id for mail in game.mails() if mail.state == "failed"} == set(paths.values())
    assert len(game.mails("notice")) == 1
