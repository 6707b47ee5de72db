"""Read and write whole tables, for backups: by COPY on PostgreSQL, by ordinary statements on SQLite."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, date, datetime
from sys import getsizeof

import psycopg
from psycopg.types.json import Json
from sqlalchemy import JSON, Connection, Date, DateTime, Table, func, select
from sqlalchemy.exc import DataError, OperationalError
from sqlalchemy.schema import AddConstraint, DropConstraint

READ, WRITTEN = 500, 20  # rows held in memory on SQLite
HELD = 8_000_000  # bytes of texts in rows that are written together


def rows_as_json(connection: Connection, table: Table) -> Iterator[str]:
    """Yield each row of a table as a JSON array without line breaks. Times and days are in ISO 8601, times in UTC."""
    return _copied_out(connection, table) if _is_postgresql(connection) else _selected(connection, table)


def insert(connection: Connection, table: Table, columns: Sequence[str], rows: Iterable[list[object]]) -> None:
    """Insert rows of JSON values, modifying the lists in place. Memory is bounded, whatever the number of rows.

    Raises sqlalchemy.exc.SQLAlchemyError, ValueError, TypeError or OverflowError for a row that the table does not
    accept.
    """
    (_copy_in if _is_postgresql(connection) else _insert_batches)(connection, table, columns, rows)


@contextmanager
def without_indexes(connection: Connection, tables: Sequence[Table]) -> Iterator[None]:
    """Drop indexes and foreign keys, and create them again after the block: faster than updating them for each row.

    On SQLite they stay. Raises SQLAlchemyError for rows that a unique index or a foreign key does not accept.
    """
    if not _is_postgresql(connection):
        yield
        return
    keys = [key for table in tables for key in table.foreign_key_constraints]
    indexes = [index for table in tables for index in table.indexes]
    for key in keys:
        connection.execute(DropConstraint(key))
    for index in indexes:
        index.drop(connection)
    yield
    for index in indexes:
        index.create(connection)
    for key in keys:
        connection.execute(AddConstraint(key))


def _is_postgresql(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql"


def _selected(connection: Connection, table: Table) -> Iterator[str]:
    for row in connection.execution_options(yield_per=READ).execute(select(table)):
        yield json.dumps([_to_json(value) for value in row], ensure_ascii=False, separators=(",", ":"))


def _copied_out(connection: Connection, table: Table) -> Iterator[str]:
    """Let the server write the rows. It also switches off the statement timeout for the rest of this transaction."""
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    query = select(func.json_build_array(*table.c)).compile(dialect=connection.dialect)
    with _copying(connection, f"COPY ({query}) TO STDOUT") as copy:
        for (line,) in copy.rows():
            yield line.replace("\n", " ")  # between the tokens of stored JSON: in a text it is written as an escape


def _copy_in(connection: Connection, table: Table, columns: Sequence[str], rows: Iterable[list[object]]) -> None:
    times, days, objects = (_of_type(table, columns, kind) for kind in (DateTime, Date, JSON))
    listed = ", ".join(f'"{name}"' for name in columns)
    with _copying(connection, f'COPY "{table.name}" ({listed}) FROM STDIN') as copy:
        for row in rows:
            for n in times:
                if row[n] is not None:
                    _to_time(row[n])  # raises outside Python's range, which is smaller than the server's
            for n in days:
                row[n] = None if row[n] is None else _to_day(row[n])
            for n in objects:
                row[n] = None if row[n] is None else Json(row[n])
            copy.write_row(row)


def _insert_batches(connection: Connection, table: Table, columns: Sequence[str], rows: Iterable[list[object]]) -> None:
    times, days = _of_type(table, columns, DateTime), _of_type(table, columns, Date)
    for batch in _batches(rows):
        for row in batch:
            for n in times:  # stored without a zone
                row[n] = None if row[n] is None else _to_time(row[n]).replace(tzinfo=None)
            for n in days:
                row[n] = None if row[n] is None else _to_day(row[n])
        connection.execute(table.insert(), [dict(zip(columns, row, strict=True)) for row in batch])


def _batches(rows: Iterable[list[object]]) -> Iterator[list[list[object]]]:
    """Yield rows to be written together. A row may be long; the texts in a JSON value are taken to be."""
    batch, held = list[list[object]](), 0
    for row in rows:
        batch.append(row)
        held += sum(getsizeof(value) for value in row if isinstance(value, str))
        held += sum(HELD // 4 for value in row if isinstance(value, list | dict))
        if len(batch) == WRITTEN or held >= HELD:
            yield batch
            batch, held = [], 0
    if batch:
        yield batch


def _of_type(table: Table, columns: Sequence[str], kind: type) -> list[int]:
    return [n for n, name in enumerate(columns) if isinstance(table.c[name].type, kind)]


def _to_time(text: object) -> datetime:
    if not isinstance(text, str):
        raise TypeError("expected a time as text")
    return datetime.fromisoformat(text).astimezone(UTC)


def _to_day(text: object) -> date:
    if not isinstance(text, str):
        raise TypeError("expected a day as text")
    return date.fromisoformat(text)


def _to_json(value: object) -> object:
    """Return a value that JSON can represent. SQLite stores times without a zone; they are UTC."""
    if isinstance(value, datetime):
        return value.replace(tzinfo=UTC).isoformat()
    return value.isoformat() if isinstance(value, date) else value


@contextmanager
def _copying(connection: Connection, command: str) -> Iterator[psycopg.Copy]:
    """Yield a COPY of psycopg; convert its errors to SQLAlchemy's, so that callers handle one kind."""
    driver = connection.connection.driver_connection
    if not isinstance(driver, psycopg.Connection):
        raise TypeError("expected a connection of psycopg")
    try:
        with driver.cursor() as cursor, cursor.copy(command) as copy:
            yield copy
    except psycopg.OperationalError as error:
        raise OperationalError(None, None, error, hide_parameters=True) from error
    except psycopg.Error as error:
        raise DataError(None, None, error, hide_parameters=True) from error
