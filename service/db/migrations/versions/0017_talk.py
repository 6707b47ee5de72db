"""Add the table talk: lines of players, the switch of a game and the one of a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the table and the columns."""
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=True),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("line", AutoString(), nullable=False),
        sa.Column("said_at", UTCDateTime(), nullable=False),
        sa.Column("hidden_at", UTCDateTime(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_talk_game_id")),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_talk_player_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_talk")),
    )
    op.create_index(op.f("ix_talk_game_id"), "talk", ["game_id"])
    op.create_index(op.f("ix_talk_player_id"), "talk", ["player_id"])
    op.add_column("game", sa.Column("talk_off", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seat", sa.Column("talk_muted", sa.Boolean(), server_default=sa.false(), nullable=False))
