"""${message}."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}  # there is no way back but a copy made before


def upgrade() -> None:
    """Write here what becomes different, check constraints by hand."""
    ${upgrades if upgrades else "pass"}

