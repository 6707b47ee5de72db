"""Add what players write for themselves on the pages of their seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "private_note",
        sa.Column("game_id", AutoString(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", AutoString(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_private_note_game_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_private_note")),
    )
