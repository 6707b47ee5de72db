"""Give every text, and JSON as it is stored, a length that both databases check.

One device with a key of 60 KB made every backup fail. Texts that are too long are cut first, and JSON is erased where
it may be; a device whose address or keys were cut gets an epoch that no link has, so it is told nothing, and is deleted
when it would be told next. No row is added or deleted.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"  # there is no way back but a copy made before

LENGTHS = {
    "audit": {"who": 256, "did": 200, "about": 5000},
    "blocked_address": {"key": 64},
    "deal": {"edition": 100, "robots": 2000, "seed": 200, "commitment": 200, "tally": 30_000},
    "deal_result": {"game": 24, "name": 100},
    "deal_choice": {"moment": 32, "move": 500},
    "game": {
        "id": 24,
        "name": 200,
        "edition": 100,
        "house_rules": 5000,
        "seed": 200,
        "commitment": 200,
        "cuts": 2000,
        "position": 20_000,
        "posted_at": 2000,
        "again_of": 24,
        "branched_from": 24,
        "join_key": 24,
        "fill_with": 100,
        "guest_language": 20,
    },
    "seat": {"name": 100, "robot": 100, "mention": 300},
    "join_request": {"name": 100, "cut": 200},
    "seating": {"name": 100},
    "move": {"move": 500},
    "submission": {"said": 20_000, "stopped": 20_000},
    "answer": {"move": 500},
    "orders": {"rest": 20_000},
    "played_seat": {"game": 24, "robot": 100, "edition": 100},
    "league": {"name": 200, "name_key": 1000, "edition": 100},
    "league_member": {"name": 100},
    "league_place": {"name": 100},
    "league_game": {"seats": 2000, "seed": 200, "game": 24, "judged": 2000},
    "outmail": {"kind": 100, "cause": 500, "message_id": 300, "return_key": 24, "error": 1000},
    "held_domain": {"domain": 253, "reason": 1000},
    "inmail": {"key": 64, "raw": 1_400_000, "message_id": 300, "why": 1000, "told": 200_000},
    "game_chat": {"address": 1000, "host": 260, "language": 20, "off_why": 1000},
    "ping": {"cause": 500, "message_id": 300, "error": 1000},
    "device": {"endpoint": 1000, "public_key": 200, "auth": 200, "server_key": 200},
    "push": {"message_id": 300, "error": 1000},
    "player": {"address": 254, "mailbox": 600, "language": 20, "time_zone": 100},
    "player_block": {"name": 100},
    "player_page": {"name": 100, "name_key": 1000},
    "games_request": {"address": 254},
    "note": {"line": 20_000},
    "private_note": {"text": 2000},
    "talk": {"name": 100, "line": 10_000},
    "clock_note": {"what": 40},
    "motion": {"asked": 2000, "agreed": 2000, "name": 100},
    "play_analysis": {"found": 1_000_000, "costs": 5000},
    "site_key": {"purpose": 100, "key": 200},
    "process_pulse": {"id": 32, "machine": 300, "no_mail_reason": 1000, "settings": 10_000},
    "site_check": {"machine": 300, "reason": 1000},
    "outage": {"reached": 24},
    "retry": {"queue": 24, "item": 64, "reason": 300},
}
# JSON cannot be cut: it is erased where it may be missing. What else is JSON has only numbers, flags and names of ours.
ERASED = ("tally", "cuts", "position", "told", "costs")
KEPT = ("robots", "house_rules", "posted_at", "seats", "judged", "asked", "agreed")


def upgrade() -> None:
    _end_cut_devices()
    for table, lengths in LENGTHS.items():
        for column, most in lengths.items():
            if column not in KEPT:
                _shorten(table, column, most)
        _add_checks(table, [_check(table, column, most) for column, most in lengths.items()])


def _end_cut_devices() -> None:
    too_long = [_length(sa.column(column)) > most for column, most in LENGTHS["device"].items()]
    op.execute(sa.update(sa.table("device", sa.column("epoch"))).where(sa.or_(*too_long)).values(epoch=-1))


def _shorten(table: str, name: str, most: int) -> None:
    column: sa.ColumnClause[str] = sa.column(name)
    value = sa.null() if name in ERASED else sa.func.substr(column, 1, most)
    op.execute(sa.update(sa.table(table, column)).where(_length(column) > most).values({name: value}))


def _length(column: sa.ColumnClause[str]) -> sa.ColumnElement[int]:
    return sa.func.length(sa.cast(column, sa.Text))


def _check(table: str, column: str, most: int) -> str:
    return f'CONSTRAINT ck_{table}_{column}_length CHECK (length(CAST("{column}" AS TEXT)) <= {most})'


def _add_checks(table: str, checks: Sequence[str]) -> None:
    connection = op.get_bind()
    if connection.dialect.name == "sqlite":
        _rebuild(connection, table, checks)
    else:
        added = ", ".join(f"ADD {check}" for check in checks)
        connection.exec_driver_sql(f'ALTER TABLE "{table}" {added}')  # one statement reads the table once


def _rebuild(connection: sa.Connection, table: str, checks: Sequence[str]) -> None:
    """Copy a table into one with more checks: SQLite's way, https://sqlite.org/lang_altertable.html#otheralter.

    Alembic's batch mode would reflect the table without the checks that it has, so its own text is used, and those of
    its indexes. Foreign keys are off while migrations run, so no row that refers to one of these is deleted.
    """
    stored = sa.text(
        "SELECT sql FROM sqlite_master WHERE tbl_name = :name AND sql IS NOT NULL ORDER BY type != 'table'"
    )
    created, *others = connection.execute(stored, {"name": table}).scalars()
    columns = re.sub(rf'\ACREATE TABLE "?{table}"? *\(', "", created).rstrip().removesuffix(")").rstrip()
    listed = ", \n\t".join([columns, *checks])
    for statement in (
        f'CREATE TABLE "new_{table}" ({listed}\n)',
        f'INSERT INTO "new_{table}" SELECT * FROM "{table}"',  # noqa: S608 - names of our tables
        f'DROP TABLE "{table}"',
        f'ALTER TABLE "new_{table}" RENAME TO "{table}"',
        *others,
    ):
        connection.exec_driver_sql(statement)
