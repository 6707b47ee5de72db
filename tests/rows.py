"""Rows of a database, each call in a transaction of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import inspect
from sqlmodel import SQLModel, select
from sqlmodel.sql.expression import Select, SelectOfScalar

from service.db.database import Database

T = TypeVar("T")
Out = TypeVar("Out")
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


def rows_of(database: Database, table: type[Row], *where: Any) -> list[Row]:
    """Return the rows of a table for which all conditions hold, in the order of its key."""
    return rows(database, select(table).where(*where).order_by(*inspect(table).primary_key))


def add(database: Database, *new: SQLModel) -> None:
    """Insert rows."""
    with database.writing() as session:
        session.add_all(new)


def commit(database: Database, act: Callable[..., Out], *arguments: Any, **options: Any) -> Out:
    """Perform an act that takes a session first."""
    with database.writing() as session:
        return act(session, *arguments, **options)


def read(database: Database, look: Callable[..., Out], *arguments: Any) -> Out:
    """Return what is found by something that takes a session first."""
    with database.reading() as session:
        return look(session, *arguments)


def execute(database: Database, statement: Any) -> None:
    """Execute a statement that changes rows."""
    with database.writing() as session:
        session.exec(statement)


def alter(database: Database, table: type[SQLModel], key: object, **columns: Any) -> None:
    """Set columns of the row with this key."""
    with database.writing() as session:
        session.get_one(table, key).sqlmodel_update(columns)
