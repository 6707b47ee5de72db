"""Rows of a database, each call in a transaction of its own."""

from __future__ import annotations

from typing import TypeVar

from sqlmodel import SQLModel
from sqlmodel.sql.expression import Select, SelectOfScalar

from service.db.database import Database

T = TypeVar("T")
Row = TypeVar("Row", bound=SQLModel)


def rows(database: Database, statement: SelectOfScalar[T] | Select[T]) -> list[T]:
    """Return all that a statement selects."""
    with database.reading() as session:
        return list(session.exec(statement).all())


def row(database: Database, statement: SelectOfScalar[T] | Select[T]) -> T:
    """Return the only row that a statement selects."""
    (found,) = rows(database, statement)
    return found


def kept(database: Database, table: type[Row], key: object) -> Row:
    """Return the row with this key."""
    with database.reading() as session:
        return session.get_one(table, key)


def everything(database: Database) -> str:
    """Return every row of the database as text."""
    with database.reading() as session:
        tables = SQLModel.metadata.sorted_tables
        return "\n".join(str(tuple(one)) for table in tables for one in session.connection().execute(table.select()))


def add(database: Database, *new: SQLModel) -> None:
    """Insert rows."""
    with database.writing() as session:
        session.add_all(new)
