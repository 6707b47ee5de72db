"""All rows of a database on PostgreSQL as they were at a moment: to be put back, or to be compared."""

from __future__ import annotations

from sqlalchemy import Integer
from sqlmodel import SQLModel

from service.db.database import Database

RANDOM = {"return_key", "games_key", "calendar_key", "key"}
NUMBERS = {"digest", "outmail_id"}  # of rows, which were given as they came


class KeptRows:
    def __init__(self, database: Database) -> None:
        self._database = database
        tables = [f'"{table}"' for table in SQLModel.metadata.tables]
        with database.writing() as session:
            connection = session.connection()
            connection.exec_driver_sql("DROP SCHEMA IF EXISTS kept CASCADE; CREATE SCHEMA kept")
            connection.exec_driver_sql(
                ";".join(f"CREATE TABLE kept.{table} AS TABLE public.{table}" for table in tables)
            )
            counted = connection.exec_driver_sql("SELECT sequencename, start_value, last_value FROM pg_sequences").all()
        numbers = [f"setval('\"{name}\"', {last or start}, {last is not None})" for name, start, last in counted]
        back = [f"DELETE FROM {table}; INSERT INTO {table} SELECT * FROM kept.{table}" for table in tables]
        alone = "SET LOCAL session_replication_role = replica"  # foreign keys are not checked
        self._put_back = "; ".join([alone, *back, f"SELECT {', '.join(numbers)}"])

    def put_back(self) -> None:
        with self._database.writing() as session:
            session.connection().exec_driver_sql(self._put_back)


def rows(database: Database) -> list[tuple[str, str]]:
    """Return all rows with their tables in a fixed order, without what is random or counts rows."""
    each = [
        f"SELECT '{name}', (to_jsonb(kept) - ARRAY[{_left_out(name)}]::text[])::text FROM \"{name}\" AS kept"
        for name in SQLModel.metadata.tables
    ]
    with database.reading() as session:
        found = session.connection().exec_driver_sql(" UNION ALL ".join(each) + " ORDER BY 1, 2")
        return [(table, row) for table, row in found]


def _left_out(table: str) -> str:
    columns = SQLModel.metadata.tables[table].columns
    names = [
        column.name
        for column in columns
        if column.name in RANDOM | NUMBERS or (column.name == "id" and isinstance(column.type, Integer))
    ]
    return ", ".join(f"'{name}'" for name in names)
