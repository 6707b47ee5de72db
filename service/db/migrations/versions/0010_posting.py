"""Add when a player last posted a move on the page of the seat link: the mail of the next turn waits that long."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import UTCDateTime

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the column."""
    op.add_column("seat", sa.Column("posted_at", UTCDateTime(), nullable=True))
