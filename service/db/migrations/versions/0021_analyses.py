"""Add the analyses of how seats were played in games that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "play_analysis",
        sa.Column("game_id", AutoString(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("asked_at", UTCDateTime(), nullable=False),
        sa.Column("work_at", UTCDateTime(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("found", AutoString(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_play_analysis_game_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_play_analysis")),
    )
    op.create_index(op.f("ix_play_analysis_work_at"), "play_analysis", ["work_at"])
