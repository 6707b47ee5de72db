"""The parts of a schema by their names: what a database lacks of another with the same revision."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, inspect

MOST_NAMED = 4


class SchemaPart(NamedTuple):
    """A table, or a part of one: its kind and its name."""

    table: str
    kind: str = "table"
    name: str = ""

    @property
    def holds_data(self) -> bool:
        """Whether the program cannot read or write rows without it."""
        return self.kind in ("table", "column")

    def __str__(self) -> str:
        """Return its name for the operator."""
        return f"{self.kind} {self.name or self.table}"


def parts_of(connection: Connection) -> set[SchemaPart]:
    """Return the tables of a database with their columns, indexes and constraints that have names."""
    looked = inspect(connection)
    found = {SchemaPart(table) for table in looked.get_table_names()}
    for (_, table), columns in looked.get_multi_columns().items():
        found |= {SchemaPart(table, "column", f"{table}.{one['name']}") for one in columns}
    for kind, named in (
        ("index", looked.get_multi_indexes()),
        ("constraint", looked.get_multi_check_constraints()),
        ("constraint", looked.get_multi_unique_constraints()),
        ("constraint", looked.get_multi_foreign_keys()),
    ):
        for (_, table), ones in named.items():
            found |= {SchemaPart(table, kind, str(one["name"])) for one in ones if one["name"]}
    return found


def missing(expected: Collection[SchemaPart], found: Collection[SchemaPart]) -> list[SchemaPart]:
    """Return what is expected and not found, tables first and without their parts, then columns, then the rest."""
    tables = {part.table for part in found}
    lacking = [part for part in expected if part not in found and (part.kind == "table" or part.table in tables)]
    return sorted(lacking, key=lambda part: (part.kind != "table", part.kind != "column", part))


def listed(parts: Collection[SchemaPart]) -> str:
    """Return the names of the first parts, and how many more there are."""
    names = [str(part) for part in parts]
    more = [f"{len(names) - MOST_NAMED} more"] if len(names) > MOST_NAMED else []
    *first, last = [*names[:MOST_NAMED], *more]
    return f"{', '.join(first)} and {last}" if first else last
