"""Add when the organiser had an invitation repeated."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import UTCDateTime

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add the column."""
    op.add_column("seat", sa.Column("reminded_at", UTCDateTime(), nullable=True))
