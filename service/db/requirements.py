"""What Posse needs of a PostgreSQL database, whose owner has to see to it: an encoding, and a schema for its tables."""

from __future__ import annotations

from sqlalchemy import Connection

from service.db.faults import NO_SCHEMA, Unusable

ENCODING = (
    "its encoding is {found}, expected UTF8: create another with"
    " `createdb --encoding UTF8 --template template0 --owner posse NAME`, and set DATABASE_URL to it"
)


def problems(connection: Connection) -> list[str]:
    """Return why Posse cannot use the database, in words for the operator; nothing on SQLite."""
    if connection.dialect.name != "postgresql":
        return []
    asked = "SELECT current_setting('server_encoding'), current_schema()"
    encoding, schema = connection.exec_driver_sql(asked).one()
    return [
        *([] if encoding == "UTF8" else [ENCODING.format(found=encoding)]),
        *([] if schema else [NO_SCHEMA]),
    ]


def check(connection: Connection) -> None:
    """Raise Unusable if Posse cannot use the database."""
    if found := problems(connection):
        raise Unusable("; ".join(found))
