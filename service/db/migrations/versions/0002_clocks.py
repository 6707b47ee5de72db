"""Add banks, weekends off, players' hours, held seats, motions, clock events and outages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0002"
down_revision = "0001"

_ZERO, _NO = sa.text("0"), sa.false()


def upgrade() -> None:
    _add(
        "player",
        sa.Column("time_zone", AutoString(), nullable=False, server_default="UTC"),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
    )
    _add(
        "game",
        sa.Column("bank_hours", sa.Float(), nullable=False, server_default=_ZERO),
        sa.Column("weekends_off", sa.Boolean(), nullable=False, server_default=_NO),
        sa.Column("window_left", sa.Float()),
        sa.Column("bank_at", UTCDateTime()),
        sa.Column("wound_at", UTCDateTime()),
        sa.Column("time_up", sa.Boolean(), nullable=False, server_default=_NO),
    )
    op.execute("UPDATE game SET bank_at = due_at WHERE status = 'playing' AND turn_left IS NULL AND window_at IS NULL")
    _add(
        "seat",
        sa.Column("bank_left", sa.Float(), nullable=False, server_default=_ZERO),
        sa.Column("missed", sa.Integer(), nullable=False, server_default=_ZERO),
        sa.Column("held_since", UTCDateTime()),
        sa.Column("away_from", UTCDateTime()),
        sa.Column("away_until", UTCDateTime()),
        sa.Column("away_spent", sa.Float(), nullable=False, server_default=_ZERO),
        sa.Column("bounced_at", UTCDateTime()),
    )
    op.create_table(
        "seating",
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=True),
        sa.Column("since", UTCDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_seating_game_id")),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_seating_player_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", "n", name=op.f("pk_seating")),
    )
    op.create_index("ix_seating_player_id", "seating", ["player_id"])
    op.create_table(
        "clock_note",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("what", AutoString(), nullable=False),
        sa.Column("until", UTCDateTime(), nullable=True),
        sa.Column("made_at", UTCDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_clock_note_game_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clock_note")),
    )
    op.create_index("ix_clock_note_game_id", "clock_note", ["game_id"])
    op.create_table(
        "motion",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("kind", AutoString(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("agreed", sa.JSON(), nullable=False),
        sa.Column("state", AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", AutoString(), nullable=True),
        sa.Column("player_id", sa.Integer(), nullable=True),
        sa.Column("made_at", UTCDateTime(), nullable=False),
        sa.Column("due_at", UTCDateTime(), nullable=True),
        sa.CheckConstraint("kind IN ('pause', 'end', 'substitute')", name=op.f("ck_motion_kind_known")),
        sa.CheckConstraint(
            "state IN ('open', 'carried', 'refused', 'lapsed', 'done')", name=op.f("ck_motion_state_known")
        ),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_motion_game_id")),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_motion_player_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_motion")),
    )
    op.create_index("ix_motion_due_at", "motion", ["due_at"])
    op.create_index("ix_motion_game_id", "motion", ["game_id"])
    op.create_index("ix_motion_player_id", "motion", ["player_id"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("awake_at", UTCDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    op.create_table(
        "outage",
        sa.Column("since", UTCDateTime(), nullable=False),
        sa.Column("until", UTCDateTime(), nullable=False),
        sa.Column("settled", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("since", name=op.f("pk_outage")),
    )


def _add(table: str, *columns: sa.Column[object]) -> None:
    for column in columns:
        op.add_column(table, column)
