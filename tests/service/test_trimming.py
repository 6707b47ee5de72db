"""Finished games are trimmed long after their end: what people see and may do stays the same, and so do other games."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from sqlmodel import Session, SQLModel, col, select

from service.clocks import timeline
from service.db.database import Database
from service.games import stopping
from service.games.transaction import GameTransaction
from service.links import Links
from service.links.tokens import Scope
from service.mail.delivering import outbox
from service.mail.delivering.renderer import Written
from service.mail.writer import Writer
from service.models import Answer, ClockNote, Game, LoggedMove, Outmail, Seat
from service.players import fresh_links, muting
from service.privacy import trimming
from service.web import create_app
from tests.databases import both
from tests.quick import few
from tests.rows import everything, kept, row, rows
from tests.service.harness import Harness, over
from tests.service.web.conftest import JSON, text_of
from tests.settings import BASE_URL, KEYS, settings
from tests.upgrade.every_state import NOW, fill

LATER = NOW + timedelta(days=91)
LINKS = Links(KEYS, BASE_URL)
SCOPES: tuple[Scope, ...] = ("seat", "turn", "window", "mute", "confirm", "invite", "back", "done")
Seen = tuple[object, ...] | list[bytes]
PAGES = ("", "/history", "/orders", "/mails", "/talk")


def played(database: Database, seed: int) -> str:
    """Play a game to its end and return its id."""
    harness = Harness(database, NOW, seed=seed)
    assert harness.act_until(over)
    return harness.id


@pytest.fixture(scope="module")
def played_once(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """A database in which a game was played to its end and all mails are sent, to be copied."""
    database = Database(f"sqlite:///{shutil.copy(migrated, tmp_path_factory.mktemp('played'))}")
    played(database, 1)
    sent(database)
    yield database
    database.close()


@pytest.fixture
def finished(played_once: Database, database: Database) -> str:
    """The id of that game, in the database of this test."""
    with played_once.reading() as source, database.writing() as target:
        for table in SQLModel.metadata.sorted_tables:
            rows = [row._asdict() for row in source.connection().execute(table.select())]
            if rows:
                target.connection().execute(table.insert(), rows)
        return source.exec(select(Game.id)).one()


def sent(database: Database) -> None:
    with database.writing() as session:
        while claims := outbox.claim(session, NOW + timedelta(days=1), most=500):
            for claimed in claims:
                outbox.note(session, claimed, "sent", NOW)


def trim(database: Database) -> int:
    return trimming.trim_some(database, NOW + timedelta(days=1), LATER)


# --- what is deleted --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@both
def test_mails_and_the_events_of_own_clocks_are_deleted(database: Database, finished: str) -> None:
    assert trim(database) == 1
    assert rows(database, select(Outmail.kind)) == ["start"] * 3
    assert timeline.OWN.keys().isdisjoint(rows(database, select(ClockNote.what)))
    assert kept(database, Game, finished).trimmed_at == LATER
    assert trim(database) == 0, "idempotent"


@pytest.mark.slow
@both
@pytest.mark.usefixtures("finished")
def test_a_game_is_not_trimmed_before_its_time(database: Database) -> None:
    before = everything(database)
    assert trimming.trim_some(database, NOW - timedelta(seconds=1), LATER) == 0
    assert everything(database) == before


@pytest.mark.slow
def test_a_sweep_trims_some_games_and_the_next_one_others(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trimming, "AT_ONCE", 2)
    for seed in (1, 2, 3):
        harness = Harness(database, NOW, seed=seed)
        harness.pass_turn()
        harness.do(lambda tx: stopping.stop(tx, stopping.STOPPED))
    sent(database)
    assert [trim(database) for _ in range(3)] == [2, 1, 0]


MAILS: tuple[tuple[dict[str, object], bool], ...] = (  # columns of a mail, and whether it stays
    ({"state": "sent"}, False),
    ({"state": "queued"}, True),
    ({"state": "held"}, True),
    ({"state": "muted"}, True),  # sent if its player switches the mails on
    ({"state": "failed"}, True),
    ({"state": "failed", "dismissed_at": NOW}, False),
    ({"state": "sent", "created_at": NOW + timedelta(days=30)}, True),  # keeps its player's address
    ({"kind": "digest"}, True),
    ({"kind": "invite"}, True),
)


@pytest.mark.slow
@pytest.mark.usefixtures("finished")
def test_a_mail_that_may_still_matter_stays(database: Database) -> None:
    with database.writing() as session:
        mails = session.exec(select(Outmail).where(Outmail.kind == "turn").order_by(col(Outmail.id))).all()
        numbers = [mail.id for mail in mails[: len(MAILS)]]
        for mail, (columns, _) in zip(mails, MAILS, strict=False):
            mail.sqlmodel_update(columns)
    trim(database)
    left = rows(database, select(Outmail.id))
    assert [number in left for number in numbers] == [stays for _, stays in MAILS]


@pytest.mark.slow
def test_the_pages_that_listed_them_say_so(database: Database, finished: str, tmp_path: Path) -> None:
    client = create_app(settings(tmp_path), database, lambda: LATER).test_client()
    seat = row(database, select(Seat).where(Seat.game_id == finished, Seat.n == 1))
    page = LINKS.page("seat", seat).removeprefix(BASE_URL)

    def told() -> list[bool]:
        pages = [text_of(client.get(f"{page}/{name}")) for name in ("clock", "mail-history")]
        assert not any("yet." in page for page in pages)
        return ["This game ended long ago, so" in page for page in pages]

    assert told() == [False, False]
    trim(database)
    assert told() == [True, True]


# --- what is not ------------------------------------------------------------------------------------------------------


class Site:
    """A site over one database, at a time long after its games have ended."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(f"sqlite:///{folder / 'posse.sqlite'}")
        self.client: FlaskClient = create_app(settings(folder), self.database, lambda: LATER).test_client()

    def ended(self) -> list[str]:
        return rows(self.database, select(Game.id).where(col(Game.ended_at).is_not(None)).order_by(Game.id))


def written(session: Session, game_id: str) -> list[bytes]:
    """Return all mails of a game that are due, as they are sent but for their random boundaries."""
    due = select(Outmail.id).where(Outmail.game_id == game_id, Outmail.state == "queued").order_by(col(Outmail.id))
    writer = Writer(settings(Path()), LINKS)
    numbers = [number for number in session.exec(due) if number is not None]
    mails = [one.mail for one in writer.write(session, numbers, LATER) if isinstance(one, Written)]
    return [re.sub(rb"=+\d+==", b"boundary", mail) for mail in mails]


def seen(site: Site, game_id: str) -> Iterator[Seen]:
    """Yield what everybody sees of a finished game and gets for a post, and the mails that still come of it."""
    with site.database.reading() as session:
        game = session.get_one(Game, game_id)
        seats = session.exec(select(Seat).where(Seat.game_id == game_id).order_by(col(Seat.n))).all()
    for path in ("", ".json", ".txt", "/scores", f"/at/{game.at // 2}?view=all"):
        yield path, site.client.get(f"/g/{game_id}{path}").data
    for seat in seats:
        for scope in SCOPES:
            page = LINKS.page(scope, seat, game.turn_at).removeprefix(BASE_URL)
            for path in PAGES if scope == "seat" else ("",):
                yield scope, path, site.client.get(f"{page}{path}").data
            for action in ("accept", "decline", "never") if scope in ("confirm", "invite") else ():
                answer = site.client.post(page, data={"action": action})
                yield action, answer.status_code, answer.data
        yield from posted_again(site, seat)
    yield from still_mailed(site, game_id)


def posted_again(site: Site, seat: Seat) -> Iterator[tuple[str, int, bytes]]:
    """Yield the answers to posts that repeat the last moves and sealed answers of a seat."""
    with site.database.reading() as session:
        moved = select(LoggedMove.n - 1, LoggedMove.move)
        moved = moved.where(LoggedMove.game_id == seat.game_id, LoggedMove.seat == seat.n)
        answered = select(Answer.at, Answer.move).where(Answer.game_id == seat.game_id, Answer.seat == seat.n)
        last = session.exec(moved.order_by(col(LoggedMove.n).desc()).limit(4)).all()
        sealed = session.exec(answered.order_by(col(Answer.at).desc()).limit(4)).all()
    page = LINKS.page("seat", seat, 0).removeprefix(BASE_URL)
    for at, move in [*last, *sealed]:
        answer = site.client.post(f"{page}/moves", json={"move": move, "at": at}, headers=JSON)
        yield "again", answer.status_code, answer.data


def still_mailed(site: Site, game_id: str) -> Iterator[list[bytes]]:
    """Yield the mails that still come of a finished game: a fresh link, and those that were switched off."""
    with site.database.writing() as session:
        tx = GameTransaction.lock(session, game_id, LATER)
        for seat in tx.seats:
            if tx.game.started_at is not None and seat.player_id is not None:
                fresh_links.renew(tx, seat.n)
                muting.switch_mails(tx, seat.n, on=True)
        session.flush()
        yield written(session, game_id)


@pytest.fixture
def sites(tmp_path: Path) -> Iterator[tuple[Site, Site]]:
    """Two sites with the same games in every state, half of them ended; the games of the second are trimmed."""
    first = tmp_path / "first"
    first.mkdir()
    database = Database(f"sqlite:///{first / 'posse.sqlite'}")
    database.migrate()
    fill(database)
    ended = played(database, 101)
    sent(database)
    with database.writing() as session:
        for game in session.exec(select(Game).where(col(Game.started_at).is_not(None)).order_by(Game.id)).all()[::2]:
            if game.ended_at is None:
                stopping.stop(GameTransaction.lock(session, game.id, NOW), stopping.STOPPED)
    sent(database)
    with database.writing() as session:
        off = session.exec(select(Seat).where(Seat.game_id == ended, Seat.n == 1)).one()
        off.mails_off = True
        result = select(Outmail).where(Outmail.game_id == ended, Outmail.seat == 1, Outmail.kind == "result")
        for mail in session.exec(result):
            mail.state = "muted"
    database.close()
    with closing(sqlite3.connect(first / "posse.sqlite")) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.copytree(first, tmp_path / "second")
    whole, trimmed = Site(first), Site(tmp_path / "second")
    assert trim(trimmed.database) == len(whole.ended()) > 6
    yield whole, trimmed
    whole.database.close()
    trimmed.database.close()


@pytest.mark.slow
@pytest.mark.parametrize("each", few([3, 1], 1))  # which of the games that have ended
def test_what_people_see_and_may_do_is_the_same_and_so_are_other_games(sites: tuple[Site, Site], each: int) -> None:
    whole, trimmed = sites
    others = rows_of_others(whole)
    assert others == rows_of_others(trimmed), "games that go on"
    assert len(others) > 100
    found: Counter[object] = Counter()
    games = whole.ended()[::each]
    for game_id in games:
        for one, other in zip(seen(whole, game_id), seen(trimmed, game_id), strict=True):
            assert one == other
            found.update({"mails": len(one)} if isinstance(one, list) else {one[:2]: 1})
    assert found["mails"] > len(games)
    assert found["again", 200] > 2 * len(games)
    assert found["never", 200] + found["never", 303] > len(games) / 2


def rows_of_others(site: Site) -> list[tuple[object, ...]]:
    """Return every row that does not belong to an ended game."""
    ended, found = set(site.ended()), []
    with site.database.reading() as session:
        names = session.connection().exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars()
        for name in names.all():
            rows = session.connection().exec_driver_sql(f'SELECT * FROM "{name}"').all()
            found += [(name, *row) for row in rows if not ended & {value for value in row if isinstance(value, str)}]
    return found
