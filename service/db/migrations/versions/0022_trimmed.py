"""Add when a finished game was trimmed: when its mails and the events of its players' own clocks were deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import UTCDateTime

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the column."""
    op.add_column("game", sa.Column("trimmed_at", UTCDateTime(), nullable=True))
    op.create_index("ix_game_untrimmed", "game", ["trimmed_at", "ended_at"])
