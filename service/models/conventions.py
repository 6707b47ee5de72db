"""What all tables have in common: names of constraints, checks of values and lengths, defaults for older rows."""

from __future__ import annotations

from typing import get_args

from sqlalchemy import CheckConstraint, false, text
from sqlmodel import SQLModel

# Constraints have names: on SQLite a migration rebuilds a table to change it, and refers to its constraints by name.
SQLModel.metadata.naming_convention = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}


def one_of(column: str, values: object) -> CheckConstraint:
    """Return the check that a text column holds one of the strings of the `Literal` that is its type.

    A check rather than an Enum, which would store the names of its members instead of these values.
    """
    listed = ", ".join(f"'{value}'" for value in get_args(values))
    return CheckConstraint(f"{column} IN ({listed})", name=f"{column}_known")


def at_most(**lengths: int) -> tuple[CheckConstraint, ...]:
    """Return the checks that texts, or JSON as it is stored, have so many characters at most, by column.

    `VARCHAR(n)` is no limit on SQLite, and `max_length` none of a model with a table. The numbers are far above what
    anybody can write: whoever writes a text checks it first and says what was expected; these are for when they do not.
    A column with `one_of`, or that refers to another, needs none.
    """
    return tuple(
        CheckConstraint(f'length(CAST("{column}" AS TEXT)) <= {most}', name=f"{column}_length")
        for column, most in lengths.items()
    )


ZERO, NO = {"server_default": text("0")}, {"server_default": false()}  # for rows older than the column
