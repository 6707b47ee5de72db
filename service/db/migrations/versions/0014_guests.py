"""Add when a game is erased: one of a person without an address against robots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import UTCDateTime

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the column."""
    op.add_column("game", sa.Column("erase_at", UTCDateTime(), nullable=True))
    op.create_index(op.f("ix_game_erase_at"), "game", ["erase_at"])
