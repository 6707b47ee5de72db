"""An old backup brings nothing back that was taken away: links that were revoked since stay dead."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlmodel import select

from service.backups.backup import back_up
from service.backups.restore import restore
from service.db.database import Database
from service.links import LinkContent, holder
from service.models import Outmail, PlayerPage, Seat
from service.players import fresh_links, player_pages
from service.settings import Settings
from tests.rows import row, rows
from tests.service.harness import Harness


@pytest.fixture
def restored(
    harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Database]:
    """A database brought back from a backup that is an hour old; Anna has had new links since it was made."""
    monkeypatch.chdir(tmp_path)
    settings, file = Settings.from_environment({}).prepared(), tmp_path / "posse.backup"
    harness.do(lambda tx: player_pages.make(tx.session, tx.seats[1].player_id or 0, "Burt Oates", tx.now))
    back_up(settings, "", harness.database, file, harness.now)
    for _ in range(3):
        harness.do(lambda tx: fresh_links.renew(tx, 0))
    new = Database(f"sqlite:///{tmp_path / 'new.sqlite'}")
    renew_at = None if getattr(request, "param", "") == "moved" else harness.now + timedelta(hours=1)
    restore(settings, "", new, file, renew_at=renew_at)
    yield new
    new.close()


def standing(database: Database, game_id: str, epoch: int) -> str:
    now = datetime.now(UTC)
    with database.reading() as session:
        return holder(session, LinkContent("seat", game_id, 0, epoch, 0), now)[1]


def test_no_link_from_before_or_after_the_backup_works(restored: Database, harness: Harness) -> None:
    assert [standing(restored, harness.id, epoch) for epoch in range(6)] == ["revoked"] * 6


def test_the_owner_of_a_page_has_another_link_to_it(restored: Database, harness: Harness) -> None:
    before, after = (row(database, select(PlayerPage.key)) for database in (harness.database, restored))
    assert before != after


@pytest.mark.slow
def test_every_player_of_a_running_game_is_mailed_a_new_link(restored: Database, harness: Harness) -> None:
    links = rows(restored, select(Outmail).where(Outmail.kind == "links", Outmail.cause != ""))
    assert sorted(mail.seat for mail in links) == [0, 1, 2]
    assert {mail.state for mail in links} == {"queued"}


def test_a_mail_about_a_move_that_is_made_again_is_not_hidden_as_known(restored: Database, harness: Harness) -> None:
    harness.pass_turn()
    [lost] = harness.mails("turn")
    again = copy(harness)
    again.database = restored
    again.pass_turn()
    [mail] = again.mails("turn")
    assert (mail.at, mail.seat, mail.cause) == (lost.at, lost.seat, lost.cause)
    assert mail.message_id != lost.message_id


@pytest.mark.slow
def test_a_second_restore_of_one_backup_revokes_the_links_of_the_first(
    restored: Database, harness: Harness, tmp_path: Path
) -> None:
    first = row(restored, select(Seat.epoch).where(Seat.game_id == harness.id, Seat.n == 0))
    assert standing(restored, harness.id, first) == "live"
    again = Database(f"sqlite:///{tmp_path / 'again.sqlite'}")
    settings, renew_at = Settings.from_environment({}).prepared(), harness.now + timedelta(hours=3)
    restore(settings, "", again, tmp_path / "posse.backup", renew_at=renew_at)
    assert standing(again, harness.id, first) == "revoked"
    again.close()


@pytest.mark.slow
@pytest.mark.parametrize("restored", ["moved"], indirect=True)
def test_the_same_site_on_another_database_keeps_its_links(restored: Database, harness: Harness) -> None:
    assert standing(restored, harness.id, 0) == "live"
    assert rows(restored, select(Outmail).where(Outmail.kind == "links")) == []
