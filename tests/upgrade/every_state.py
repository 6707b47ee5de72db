"""Games in every state there is, as the service itself leaves them: what an upgrade has to carry over.

`python -m tests.upgrade.every_state` writes them down in the schema of this moment, with what `every_table` adds, as
SQL for both databases: once for each schema, before the migration that follows it, and kept under `schemas/` as it is.
"""

from __future__ import annotations

import random
import sqlite3
import subprocess
import tempfile
from datetime import datetime, timedelta
from pathlib import Path

from sqlalchemy import create_engine
from sqlmodel import select

from service.db.database import Database
from service.games import standing_orders
from service.games.transaction import GameTransaction
from service.leagues import founding, membership
from service.leagues.league_terms import LeagueTerms
from service.lobby.invitations import lapse_invited
from service.lobby.proposal import read_proposal
from service.lobby.proposing import propose
from service.mail.delivering import outbox
from service.models import (
    Audit,
    Game,
    GamesRequest,
    Inmail,
    LeagueGame,
    LeaguePlace,
    LeagueSeason,
    Note,
    Outage,
    PlayAnalysis,
    Player,
    PrivateNote,
)
from service.players import fresh_links, hours
from service.players.hours import Hours
from service.standings import divisions
from service.table import motions, resigning, substitutes, talking
from tests.databases import with_tables
from tests.rows import commit
from tests.service import postgresql
from tests.service.harness import Harness, in_window, over
from tests.service.lobby import Lobby
from tests.settings import NOW
from tests.simulation.entropy import drawn_from
from tests.upgrade import every_table

SCHEMAS = Path(__file__).parent / "schemas"
KEYS = ("a key that signs", "an older key")


def fill(database: Database) -> None:
    """Proposed, inviting, playing at every kind of decision, over, paused, stopped; seats held, players away, questions
    open, turns half laid down; mails in every state."""
    _proposed(database, "Paula", NOW)
    _proposed(database, "Petra", NOW - timedelta(hours=47))
    _inviting(database)
    _stopped(database)
    Harness(database, NOW, seed=1)
    Harness(database, NOW, seed=2).act(times=1)
    in_a_window(database)
    Harness(database, NOW, seed=4, players=4, robots={1, 2}, house_rules={"share": 4}).act(times=5)
    Harness(database, NOW, seed=40, players=4, robots={1: "marshal", 2: "deputy", 3: "greenhorn"})
    Harness(database, NOW, seed=5).act_until(lambda position: position.hand_no == 2)
    Harness(database, NOW, seed=6, players=2).act_until(over)
    _paused(database)
    _left(database)
    _half_laid_down(database)
    _changed_hands(database)
    _mails(database)
    _league(database)
    _rest(database)


def in_a_window(database: Database) -> None:
    """A game of three in a window; one of the two asked players has answered."""
    harness = Harness(database, NOW, seed=3)
    assert harness.act_until(in_window)
    harness.act(times=1)


def _proposed(database: Database, organiser: str, when: datetime, *guests: str) -> Lobby:
    players = [{"name": name, "email": f"{name.lower()}@posse.test"} for name in (organiser, *(guests or ("Gus",)))]
    return Lobby(database, commit(database, propose, read_proposal({"players": players}), when).id, when)


def _inviting(database: Database) -> None:
    """One has accepted, one has declined, one never answered, one still may."""
    lobby = _proposed(database, "Ida", NOW - timedelta(days=8), "Ivo", "Ilse", "Ines")
    lobby.confirm()
    lobby.now = NOW - timedelta(days=7, hours=20)
    lobby.accept(1)
    lobby.now = NOW - timedelta(days=7, hours=10)
    lobby.decline(2)
    commit(database, lapse_invited, NOW)
    waiting = _proposed(database, "Iwan", NOW, "Isa", "Irma")
    waiting.confirm()
    waiting.accept(1)


def _stopped(database: Database) -> None:
    """A game stopped by its organiser; a guest wants no more invitations."""
    lobby = _proposed(database, "Sven", NOW, "Silke")
    lobby.confirm()
    lobby.never(1)
    lobby.decline(0)


def _league(database: Database) -> None:
    """A league after its first season, in which a game was judged and one player was replaced."""
    with database.writing() as session:
        league = founding.found(session, None, LeagueTerms("Sunday league", players=2, weeks=6, begins=7), NOW)
        people = [Player(address=f"{name.lower()}@posse.test", created_at=NOW) for name in ("Lars", "Lia", "Lou")]
        session.add_all(people)
        session.flush()
        members = [membership.join(session, league, one.id or 0, one.address[:3], NOW) for one in people]
        ended = NOW - timedelta(days=1)
        season = LeagueSeason(league_id=league.id or 0, number=1, begins_at=ended, ends_at=ended, closed_at=ended)
        session.add(season)
        session.flush()
        for n, member in enumerate(members):
            place = LeaguePlace(season_id=season.id or 0, division=1, number=n, member_id=member.id, name=member.name)
            session.add(place)
        membership.replace(session, place, member, "lapsed")
        place.leaving, season.opened_at = False, ended
        for n, seats in enumerate(divisions.tables(3, 2)):
            judged = [[1, 25000], [2, 20000]]
            row = LeagueGame(season_id=season.id or 0, division=1, number=n, seats=list(seats), seed="5" * 64)
            row.game, row.judged = f"{n:024x}"[::-1], judged
            session.add(row)


def _paused(database: Database) -> None:
    """All have agreed to a pause; one would like to end the game here."""
    harness = Harness(database, NOW, seed=7)
    harness.act(times=7)
    motion = harness.do(motions.ask, 0, "pause").id or 0
    _agree(harness, motion)
    harness.do(motions.ask, 1, "end")


def _agree(harness: Harness, motion: int) -> None:
    """Let the second and the third player agree."""
    for n in (1, 2):
        harness.do(lambda tx, seat: motions.answer(tx, motion, seat, True), n)


def _left(database: Database) -> None:
    """A game with a held seat after a resignation, an absent player with quiet hours, and what was said about it."""
    harness = Harness(database, NOW, seed=8)
    harness.act(times=9)
    harness.do(resigning.resign, 2)
    harness.do(talking.say, 1, "Back on Tuesday!")
    away = Hours("en", "Europe/Berlin", (22 * 60, 7 * 60), NOW + timedelta(days=4), frozenset(("away_until",)))
    harness.do(hours.keep, 1, away)


def _half_laid_down(database: Database) -> None:
    """A window is open in a turn whose rest its player has laid down; the same post may come again."""
    harness = Harness(database, NOW, seed=9)
    assert harness.act_until(in_window)
    harness.do(standing_orders.give, harness.position().turn, {"rest": "pass", "draw": "supply"})


def _changed_hands(database: Database) -> None:
    """Seat a new player, who has renewed their link since; so has another, who has had their seat from the start."""
    harness = Harness(database, NOW, seed=10)
    harness.act(times=4)
    with database.writing() as session:
        tx = GameTransaction.lock(session, harness.id, NOW, 2)
        resigning.resign(tx, 2)
        player = Player(address="zoe.10@posse.test", created_at=NOW)
        session.add(player)
        session.flush()
        motion = substitutes.offer(tx, 0, 2, "Zoe", player).id or 0
    _agree(harness, motion)
    harness.do(substitutes.accept, None, motion)
    for n in (1, 2):
        harness.do(fresh_links.renew, n)


def _mails(database: Database) -> None:
    """A few have been sent, one is past, one failed, one was in a worker's hand; the rest are queued."""
    outcomes = ["sent"] * 8 + ["superseded", "failed", "later", "sending"]
    for outcome in outcomes:
        with database.writing() as session:
            (claimed,) = outbox.claim(session, NOW)
            if outcome in ("sent", "superseded"):
                outbox.note(session, claimed, outcome, NOW)
            elif outcome in ("failed", "later"):
                outbox.put_back(session, claimed, "550 no such user", NOW, final=outcome == "failed")


def _rest(database: Database) -> None:
    """Add a row to each other table whose rows a backup has."""
    with database.writing() as session:
        over_now = session.exec(select(Game.id).where(Game.status == "over")).first()
        game_id = session.exec(select(Game.id).where(Game.status == "playing")).first()
        assert game_id
        assert over_now
        received = {"key": "k", "game_id": game_id, "seat": 0, "asked": "turn", "at": 0, "epoch": 0, "received_at": NOW}
        session.add_all(
            [
                Note(game_id=game_id, seat=0, at=0, line="Your orders were not used: the supply is empty"),
                PrivateNote(game_id=game_id, seat=0, text="Burt collects Wyatt Earp"),
                Inmail(**received, state="refused", why="refused by the rules", told=["You hold no supply"]),
                PlayAnalysis(game_id=over_now, seat=0, asked_at=NOW, tries=1, done=3, total=40, found=None),
                GamesRequest(address="anna@posse.test", made_at=NOW),
                Outage(since=NOW - timedelta(days=9), until=NOW - timedelta(days=8), settled=True),
                Audit(made_at=NOW, who="root", did="extend", about=game_id),
            ]
        )


def _fill_repeatably(url: str) -> None:
    """Fill a database with ids and keys from a seed, so that a schema changes only where it has changed."""
    with with_tables(Database(url)) as database, drawn_from(random.Random("every state"), NOW.timestamp):
        fill(database)
        every_table.fill(database)


def _sqlite_text(folder: Path) -> tuple[str, str]:
    """The schema's name, and everything as SQL."""
    file = folder / "posse.sqlite"
    _fill_repeatably(f"sqlite:///{file}")
    connection = sqlite3.connect(file)
    (name,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    lines = sorted(connection.iterdump(), key=lambda line: line if line.startswith("CREATE INDEX") else "")
    connection.close()
    return name, "\n".join(lines) + "\n"  # indexes are made in the order of a set


def _postgresql_text() -> str:
    with postgresql.running() as server:
        url = server.new_database()
        _fill_repeatably(url)
        command = [postgresql.program("pg_dump") or "pg_dump", "--inserts", "--no-owner", "--no-comments"]
        dump = subprocess.run([*command, url], capture_output=True, text=True, check=True).stdout
        keep = [
            line for line in dump.splitlines() if line and not line.startswith(("--", "SET ", "\\", "SELECT pg_cat"))
        ]
        sequences = [line for line in dump.splitlines() if line.startswith("SELECT pg_catalog.setval")]
        return "\n".join([*keep, *sequences]) + "\n"


def build(url: str, file: Path) -> None:
    """Make the database that a file of SQL describes, in an empty place."""
    said = file.read_text()
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        connection.executescript(said)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.close()
        return
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.connection.driver_connection.execute(said)
    engine.dispose()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as here:
        schema, lines = _sqlite_text(Path(here))
    (SCHEMAS / f"{schema}.sqlite.sql").write_text(lines)
    (SCHEMAS / f"{schema}.postgresql.sql").write_text(_postgresql_text())
