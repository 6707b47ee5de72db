"""What an act does in the database between two points of pause, and whether the order of two such steps can matter."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from sqlmodel import SQLModel

import service.models  # noqa: F401 - all tables

TABLES = SQLModel.metadata.tables.keys()
PARENTS = {
    name: {key.parent.name: key.column.table.name for key in table.foreign_keys}
    for name, table in SQLModel.metadata.tables.items()
}
NAMED_LOCKS = "pg_advisory_xact_lock"
_WRITES = ("INSERT", "UPDATE", "DELETE")


@dataclass
class Statement:
    """What a statement touches, by the words in it: rather too many tables than one too few."""

    verb: str
    tables: list[str]  # the first one is that written to
    locks: bool  # it takes the lock of rows or of names
    refers: set[str]  # it gives rows of these as what its row belongs to

    @classmethod
    def of(cls, sql: str) -> Statement:
        words = re.findall(r"\w+", sql)
        tables = [word for word in dict.fromkeys(words) if word in TABLES or word == NAMED_LOCKS]
        locks = NAMED_LOCKS in words or re.search(r"\bFOR (NO KEY UPDATE|UPDATE|KEY SHARE|SHARE)\b", sql) is not None
        statement = cls(words[0].upper() if words else "", tables, locks, set())
        if statement.writes and statement.verb != "DELETE":
            given = set(re.findall(r"\w+", sql.partition("WHERE")[0]))
            statement.refers = {parent for column, parent in PARENTS[tables[0]].items() if column in given}
        return statement

    @property
    def writes(self) -> bool:
        return self.verb in _WRITES

    def __str__(self) -> str:
        return " ".join(["LOCK" if self.locks else self.verb, *self.tables])


@dataclass
class Step:
    """Tables by what was done with them. What a transaction wrote is seen by others once it has ended."""

    reads: set[str] = field(default_factory=set)
    inserts: set[str] = field(default_factory=set)
    changes: set[str] = field(default_factory=set)  # rows of these were locked, changed or deleted
    references: set[str] = field(default_factory=set)  # new rows belong to rows of these
    excludes: set[str] = field(default_factory=set)  # to rows of these, locked or deleted, no new rows may belong
    ended: set[str] = field(default_factory=set)  # a transaction that wrote to these, or held locks of theirs, ended
    waited: bool = False  # its first statement waits for a lock of the other

    def add(self, statement: Statement) -> None:
        self.reads.update(statement.tables)
        if statement.locks:
            self.changes.update(statement.tables)
            self.excludes.update(statement.tables)
        elif statement.writes:
            target = statement.tables[0]
            (self.inserts if statement.verb == "INSERT" else self.changes).add(target)
            self.references |= statement.refers
            if statement.verb == "DELETE":
                self.excludes.add(target)

    @property
    def held(self) -> set[str]:
        """The tables of which it wrote or locked rows."""
        return self.inserts | self.changes

    def matters_to(self, other: Step) -> bool:
        """Return whether another act's step could have another effect before this one than after it.

        Which rows of a table are touched is not looked at, so some orders are tried that differ in nothing.
        """
        if self.waited or other.waited:
            return bool(self.ended or other.ended)
        return self.conflicts(other)

    def conflicts(self, other: Step) -> bool:
        """Return whether the two touch the same tables in a way that can conflict."""
        waits_for_end = (self.waited or other.waited) and bool(self.ended or other.ended)
        return waits_for_end or self._comes_before(other) or other._comes_before(self)

    def _comes_before(self, other: Step) -> bool:
        return bool(
            self.ended & (other.reads | other.held)
            or self.changes & other.changes
            or self.excludes & other.references
            or self.inserts & other.inserts
        )
