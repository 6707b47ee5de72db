"""Create the first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "blocked_address",
        sa.Column("key", AutoString(), nullable=False),
        sa.Column("created_at", UTCDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_blocked_address")),
    )
    op.create_table(
        "game",
        sa.Column("id", AutoString(length=24), nullable=False),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("edition", AutoString(), nullable=False),
        sa.Column("house_rules", sa.JSON(), nullable=False),
        sa.Column("turn_hours", sa.Float(), nullable=False),
        sa.Column("window_hours", sa.Float(), nullable=False),
        sa.Column("windows", AutoString(), nullable=False),
        sa.Column("seed", AutoString(), nullable=False),
        sa.Column("commitment", AutoString(), nullable=False),
        sa.Column("dealer", sa.Integer(), nullable=True),
        sa.Column("status", AutoString(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("turn_at", sa.Integer(), nullable=False),
        sa.Column("window_at", sa.Integer(), nullable=True),
        sa.Column("position", sa.JSON(), nullable=True),
        sa.Column("created_at", UTCDateTime(), nullable=False),
        sa.Column("started_at", UTCDateTime(), nullable=True),
        sa.Column("ended_at", UTCDateTime(), nullable=True),
        sa.Column("due_at", UTCDateTime(), nullable=True),
        sa.Column("remind_at", UTCDateTime(), nullable=True),
        sa.Column("turn_left", sa.Float(), nullable=True),
        sa.CheckConstraint(
            "status IN ('proposed', 'inviting', 'playing', 'paused', 'over', 'stopped')",
            name=op.f("ck_game_status_known"),
        ),
        sa.CheckConstraint("windows IN ('sealed')", name=op.f("ck_game_windows_known")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game")),
    )
    op.create_index("ix_game_due_at", "game", ["due_at"])
    op.create_index("ix_game_remind_at", "game", ["remind_at"])

    op.create_table(
        "player",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("address", AutoString(length=254), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.Column("created_at", UTCDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_player")),
        sa.UniqueConstraint("address", name=op.f("uq_player_address")),
    )
    op.create_table(
        "answer",
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", AutoString(), nullable=False),
        sa.Column("answered_at", UTCDateTime(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_answer_game_id")),
        sa.PrimaryKeyConstraint("game_id", "at", "seat", name=op.f("pk_answer")),
    )
    op.create_table(
        "move",
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", AutoString(), nullable=False),
        sa.Column("mark", AutoString(), nullable=True),
        sa.Column("made_at", UTCDateTime(), nullable=False),
        sa.CheckConstraint("mark IN ('clock', 'robot')", name=op.f("ck_move_mark_known")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_move_game_id")),
        sa.PrimaryKeyConstraint("game_id", "n", name=op.f("pk_move")),
    )
    op.create_table(
        "seat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("name", AutoString(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=True),
        sa.Column("robot", AutoString(), nullable=True),
        sa.Column("state", AutoString(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("invited_at", UTCDateTime(), nullable=True),
        sa.Column("due_at", UTCDateTime(), nullable=True),
        sa.Column("remind_at", UTCDateTime(), nullable=True),
        sa.CheckConstraint("state IN ('invited', 'accepted', 'declined', 'lapsed')", name=op.f("ck_seat_state_known")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_seat_game_id")),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_seat_player_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_seat")),
        sa.UniqueConstraint("game_id", "n", name=op.f("uq_seat_game_id_n")),
    )
    op.create_index("ix_seat_due_at", "seat", ["due_at"])
    op.create_index("ix_seat_game_id", "seat", ["game_id"])
    op.create_index("ix_seat_player_id", "seat", ["player_id"])
    op.create_index("ix_seat_remind_at", "seat", ["remind_at"])

    op.create_table(
        "submission",
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("said", AutoString(), nullable=False),
        sa.Column("first", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("stopped", AutoString(), nullable=True),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_submission_game_id")),
        sa.PrimaryKeyConstraint("game_id", "at", "seat", name=op.f("pk_submission")),
    )
    op.create_table(
        "outmail",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", AutoString(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("cause", AutoString(), nullable=False),
        sa.Column("player_id", sa.Integer(), nullable=False),
        sa.Column("state", AutoString(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("created_at", UTCDateTime(), nullable=False),
        sa.Column("next_try_at", UTCDateTime(), nullable=False),
        sa.Column("sent_at", UTCDateTime(), nullable=True),
        sa.Column("message_id", AutoString(), nullable=False),
        sa.Column("error", AutoString(), nullable=True),
        sa.CheckConstraint(
            "state IN ('queued', 'sending', 'sent', 'superseded', 'failed')", name=op.f("ck_outmail_state_known")
        ),
        sa.ForeignKeyConstraint(["game_id", "seat"], ["seat.game_id", "seat.n"], name=op.f("fk_outmail_game_id_seat")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_outmail_game_id")),
        sa.ForeignKeyConstraint(["player_id"], ["player.id"], name=op.f("fk_outmail_player_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outmail")),
        sa.UniqueConstraint(
            "game_id", "seat", "kind", "at", "cause", name=op.f("uq_outmail_game_id_seat_kind_at_cause")
        ),
    )
    op.create_index("ix_outmail_due", "outmail", ["state", "next_try_at"])
    op.create_index("ix_outmail_game_id", "outmail", ["game_id"])
    op.create_index("ix_outmail_player_id", "outmail", ["player_id"])
