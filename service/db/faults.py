"""Say in words why the database cannot be used, and what to do about it.

An error of SQLite has a result code, one of PostgreSQL has an SQLSTATE. Messages are not read, as they may be in any
language, and nothing of them is repeated, because they may quote rows, parameters, the user, the host.
"""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import (
    DBAPIError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
    TimeoutError,  # noqa: A004 - of the pool
)

LOST = "08006"  # the SQLSTATE of a connection that was lost
POOL = "every connection of this process is in use: try again, or start more processes"

NO_SCHEMA = (
    "its search_path names no schema that exists: set it for the user in DATABASE_URL, as in"
    " `ALTER ROLE posse SET search_path = public`"
)

SQLITE = {
    sqlite3.SQLITE_PERM: "its file may not be used by this user: check the owner of the file and of its folder",
    sqlite3.SQLITE_BUSY: "another process has locked its file for too long: try again",
    sqlite3.SQLITE_LOCKED: "another transaction has locked a table for too long: try again",
    sqlite3.SQLITE_NOMEM: "this machine has too little free memory",
    sqlite3.SQLITE_READONLY: "its file cannot be written by this user: check the owner of the file and of its folder",
    sqlite3.SQLITE_IOERR: "its disk is full or reports an error: check the free space, then the system's log",
    sqlite3.SQLITE_CORRUPT: "its file is damaged: stop Posse, keep the file, and restore a backup",
    sqlite3.SQLITE_FULL: "its disk is full: free some space",
    sqlite3.SQLITE_CANTOPEN: "its file cannot be opened: expected a file in a folder that exists and that this user"
    " can write to",
    sqlite3.SQLITE_NOTADB: "its file is not an SQLite database: check the path in DATABASE_URL",
}

POSTGRESQL = {  # by SQLSTATE, or by the beginning that several have in common
    "08": "the server, or a pooler before it, refuses the connection: its log has the reason",
    "08001": "no server answers there: check that PostgreSQL runs, and the host, port and sslmode in DATABASE_URL",
    "08004": "the server insists on TLS, or its certificate is not accepted: check sslmode in DATABASE_URL",
    "08006": "the connection to the server was lost: check that PostgreSQL runs, and the network",
    "0A000": "the server is read-only, expected the primary server, not a standby; or its schema has just changed:"
    " try again",
    "25006": "the server is read-only: expected the primary server, not a standby",
    "25P": "the server ended a transaction that was idle for too long: try again",
    "28": "the server does not accept the user or the password: check both in DATABASE_URL, and pg_hba.conf",
    "3D000": "the server has no database of that name: check the name in DATABASE_URL, or create the database",
    "3F000": NO_SCHEMA,
    "40": "two transactions blocked each other: try again",
    "42501": "its user lacks a permission: make that user the owner of the database",
    "42P07": "it has tables that Posse did not create: expected an empty one, or one of Posse",
    "53100": "the server's disk is full: free some space",
    "53200": "the server has too little free memory",
    "53300": "the server accepts no more connections: raise max_connections, or start fewer processes",
    "55000": "the server lets nobody connect to this database: `ALTER DATABASE ... ALLOW_CONNECTIONS true` helps",
    "55P03": "another transaction has held a lock for too long: try again",
    "57014": "a statement took too long and was cancelled: try again",
    "57P": "the server is starting or stopping: try again in a minute",
    "58": "the server's disk reports an error: check the system's log there",
    "XX001": "the server reports damaged data: restore a backup",
    "XX002": "the server reports a damaged index: reindex the database, or restore a backup",
}


class Unusable(Exception):
    """The database must not be used; the message says why and what to do."""


class FileDeleted(Unusable):
    """The SQLite file was deleted while this process uses it: what it commits is lost when it ends."""


def sentence(error: SQLAlchemyError | Unusable) -> str:
    """Return that the database cannot be used, why, and what to do."""
    return f"the database cannot be used: {describe(error)}"


def describe(error: SQLAlchemyError | Unusable) -> str:
    """Return why the database cannot be used and what to do."""
    original = error.orig if isinstance(error, DBAPIError) else error
    return reason(error) or f"an unexpected error of the type {type(original).__name__}"


def reason(error: Exception) -> str | None:
    """Return why the database cannot be used and what to do; None for an error of another kind, or a bug of Posse."""
    if isinstance(error, Unusable):
        return str(error)
    if isinstance(error, TimeoutError):
        return POOL
    original = error.orig if isinstance(error, DBAPIError) else None
    code = getattr(original, "sqlite_errorcode", None)
    if code is not None:
        return SQLITE.get(code & 0xFF)  # the low byte is the result code, the others say more
    state = getattr(original, "sqlstate", "")  # None if the driver itself reports the error
    if state is None and isinstance(error, (OperationalError, InterfaceError)):
        state = LOST
    if not state:
        return None
    return next((POSTGRESQL[state[:length]] for length in (5, 3, 2) if state[:length] in POSTGRESQL), None)
