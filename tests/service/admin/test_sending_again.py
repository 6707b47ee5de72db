"""`posse admin again --all`: failed mails are sent again together, after a relay has refused everything."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlmodel import col, select

from service.admin import mail_actions
from service.db.database import Database
from service.models import Outmail
from tests.databases import both
from tests.rows import add, alter, rows
from tests.service.admin.conftest import Data, Told, entries
from tests.service.harness import Harness

pytestmark = both


def fail_all(harness: Harness) -> list[int]:
    """Let every queued mail of the game fail, and return their numbers."""
    queued = [mail.id or 0 for mail in harness.mails() if mail.state == "queued"]
    failed = {"state": "failed", "tries": 1, "error": "550 relaying denied", "next_try_at": datetime.now(UTC)}
    for number in queued:
        alter(harness.database, Outmail, number, **failed)
    return queued


def states(database: Database) -> list[str]:
    return rows(database, select(Outmail.state).order_by(col(Outmail.id)))


def test_all_failed_mails_are_queued_again_under_new_message_ids(harness: Harness, told: Told) -> None:
    numbers = fail_all(harness)
    before = {key for mail in harness.mails() if mail.id in numbers for key in (mail.message_id, mail.return_key)}
    said = told("again", "--all")
    assert said == f"Mails that are queued and will be sent again if they still apply: {len(numbers)}.\n"
    after = harness.mails()
    assert {(mail.state, mail.tries, mail.error) for mail in after if mail.id in numbers} == {("queued", 0, None)}
    assert not before & ({mail.message_id for mail in after} | {mail.return_key for mail in after})
    assert len({mail.return_key for mail in after}) == len(after)
    assert told("again", "--all") == "Mails that are queued and will be sent again if they still apply: 0.\n"
    assert [(one.did, one.about) for one in entries(harness.database)] == [
        ("sent again", f"{len(numbers)} failed mails")
    ]


def test_dismissed_mails_stay_failed(harness: Harness, told: Told, data: Data) -> None:
    first, *others = fail_all(harness)
    told("dismiss", str(first))
    assert data("again", "--all") == {"done": True, "mails": len(others)}
    assert states(harness.database).count("failed") == 1


def test_only_those_that_failed_lately_or_with_a_reply(harness: Harness, data: Data) -> None:
    numbers = fail_all(harness)
    alter(harness.database, Outmail, numbers[0], next_try_at=datetime.now(UTC) - timedelta(hours=3))
    alter(harness.database, Outmail, numbers[1], error="550 No Such 100%_user")
    assert data("again", "--all", "--reply", "no such 100%_")["mails"] == 1
    assert data("again", "--all", "--reply", "such 1__%")["mails"] == 0, "the text itself, not a pattern"
    assert data("again", "--all", "--since", "2.5")["mails"] == len(numbers) - 2
    assert data("again", "--all", "--since", "3.5")["mails"] == 1


@pytest.mark.slow
def test_many_are_queued_in_transactions_of_a_thousand(harness: Harness, now: datetime) -> None:
    failed = harness.mails()[0].model_dump(exclude={"id", "at", "return_key"})
    failed |= {"state": "failed", "error": "550", "next_try_at": now}
    add(harness.database, *(Outmail(**failed, at=1000 + n, return_key=f"{n:024}") for n in range(1500)))
    assert mail_actions.send_all_again(harness.database, now) == 1500
    assert [one.about for one in entries(harness.database)] == ["1000 failed mails", "500 failed mails"]
    assert "failed" not in states(harness.database)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["again"], "expected the number of a mail, or --all"),
        (["again", "1", "--all"], "expected the number of a mail or --all, not both"),
        (["again", "1", "--reply", "550"], "--since and --reply belong to --all"),
        (["again", "1", "--since", "2"], "--since and --reply belong to --all"),
    ],
)
def test_one_mail_or_all(told: Told, words: list[str], expected: str) -> None:
    assert expected in told(*words, exit_code=2)


@pytest.mark.parametrize("given", ["0", "-1", "nan", "inf", "1e3", "two", "", "9223372036854775808", "9" * 5000, "٣"])
def test_hours_are_a_number(given: str, told: Told) -> None:
    assert "expected hours like 2 or 0.5" in told("again", "--all", f"--since={given}", exit_code=2)
