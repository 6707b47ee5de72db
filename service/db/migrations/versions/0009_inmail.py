"""Add the mails that players answer with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "inmail",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", AutoString(length=64), nullable=False),
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("asked", AutoString(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("received_at", UTCDateTime(), nullable=False),
        sa.Column("raw", AutoString(), nullable=True),
        sa.Column("message_id", AutoString(), nullable=True),
        sa.Column("state", AutoString(), nullable=False),
        sa.Column("why", AutoString(), nullable=True),
        sa.Column("turn_at", sa.Integer(), nullable=True),
        sa.Column("answered", sa.Boolean(), nullable=False),
        sa.Column("told", sa.JSON(), nullable=True),
        sa.CheckConstraint("asked IN ('turn', 'window')", name=op.f("ck_inmail_asked_known")),
        sa.CheckConstraint(
            "state IN ('received', 'played', 'sealed', 'refused', 'ignored', 'failed')",
            name=op.f("ck_inmail_state_known"),
        ),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_inmail_game_id")),
        sa.ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.n"], name=op.f("fk_inmail_game_id_seat")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_inmail")),
        sa.UniqueConstraint("key", name=op.f("uq_inmail_key")),
    )
    op.create_index("ix_inmail_waiting", "inmail", ["state", "id"])
    op.create_index("ix_inmail_game_id_seat", "inmail", ["game_id", "seat"])
    op.create_index(op.f("ix_inmail_received_at"), "inmail", ["received_at"])
