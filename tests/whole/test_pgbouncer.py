"""Posse over a real PgBouncer, set as `docs/run-a-club.md` says."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import make_url, text

from service.db import connections
from service.db.database import Database
from tests.servers import free_port, listens, unavailable
from tests.service import postgresql
from tests.waiting import PATIENCE, until
from tests.whole.deployment import ROOT, deployed
from tests.whole.people import play_turn, start_with_robot

pytestmark = pytest.mark.proof

LIMITS = {
    "lock_timeout": connections.LOCK_TIMEOUT,
    "statement_timeout": connections.STATEMENT_TIMEOUT,
    "idle_in_transaction_session_timeout": 2 * connections.STATEMENT_TIMEOUT,
}
CONFIGURATION = """
[databases]
* = host={folder} user=posse
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
"""


def on_page(kind: str) -> str:
    """Return what the page shows of a kind: `ini` for PgBouncer, `sql` for PostgreSQL."""
    (found,) = re.findall(rf"^ *```{kind}\n(.*?)^ *```$", (ROOT / "docs" / "run-a-club.md").read_text(), re.M | re.S)
    return re.sub(r"^ +", "", found, flags=re.MULTILINE)


@pytest.fixture
def database_url(tmp_path: Path) -> Iterator[str]:
    """The address of an empty database behind PgBouncer."""
    program = shutil.which("pgbouncer", path=os.pathsep.join((os.environ["PATH"], "/usr/sbin")))
    if program is None:
        unavailable("no PgBouncer on this machine (Debian: apt install pgbouncer)")
    with postgresql.running() as server:
        direct, port = make_url(server.new_database()), free_port()
        with psycopg.connect(direct.render_as_string(), autocommit=True) as connection:
            connection.execute(on_page("sql").encode())
        file = Path(str(direct.query["host"])) / "pgbouncer.ini"
        file.write_text(CONFIGURATION.format(folder=file.parent, port=port) + on_page("ini"))
        as_user = ["-u", "postgres"] if os.geteuid() == 0 else []
        with (tmp_path / "pgbouncer.log").open("wb") as log:
            bouncer = subprocess.Popen([program, *as_user, str(file)], stdout=log, stderr=log)
        try:
            until(lambda: listens(port), PATIENCE, "PgBouncer", not_yet=OSError)
            yield f"postgresql://posse@127.0.0.1:{port}/{direct.database}"
        finally:
            bouncer.terminate()
            bouncer.wait(PATIENCE)


def test_a_game_is_played_and_every_wait_has_its_limit(database_url: str, tmp_path: Path) -> None:
    (tmp_path / "deployment").mkdir()
    with deployed(tmp_path / "deployment", DATABASE_URL=database_url, SECRET_KEYS="k" * 32, WEB_CONCURRENCY="2") as (
        deployment,
        post,
    ):
        seat = start_with_robot(deployment.url, post.first)
        assert len(play_turn(seat, random.Random(1))) > connections.POOL_SIZE  # enough for prepared statements
        assert "Traceback" not in deployment.log("web") + deployment.log("worker")
    database = Database(database_url)
    with database.reading() as session:
        for name, seconds in LIMITS.items():
            limit = session.connection().execute(
                text("SELECT setting FROM pg_settings WHERE name = :name"), {"name": name}
            )
            assert limit.scalar_one() == str(1000 * seconds)
        assert session.connection().exec_driver_sql("SHOW TimeZone").scalar_one() == "UTC"
    database.close()
