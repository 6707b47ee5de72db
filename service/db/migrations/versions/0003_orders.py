"""Add standing orders, private notes and two more window modes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("game") as game:
        game.drop_constraint(op.f("ck_game_windows_known"), type_="check")
        game.create_check_constraint(op.f("ck_game_windows_known"), "windows IN ('sealed', 'quick', 'orders')")
    op.create_table(
        "orders",
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("photo", AutoString(), nullable=False),
        sa.Column("wyatt", AutoString(), nullable=False),
        sa.Column("draw", AutoString(), nullable=False),
        sa.Column("rest", AutoString(), nullable=True),
        sa.Column("if_reacted", AutoString(), nullable=False),
        sa.CheckConstraint("photo IN ('always', 'never', 'ask')", name=op.f("ck_orders_photo_known")),
        sa.CheckConstraint("wyatt IN ('always', 'never', 'ask')", name=op.f("ck_orders_wyatt_known")),
        sa.CheckConstraint("draw IN ('ask', 'supply')", name=op.f("ck_orders_draw_known")),
        sa.CheckConstraint("if_reacted IN ('go on', 'ask')", name=op.f("ck_orders_if_reacted_known")),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_orders_game_id")),
        sa.PrimaryKeyConstraint("game_id", "seat", name=op.f("pk_orders")),
    )
    op.create_table(
        "note",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", AutoString(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.Integer(), nullable=False),
        sa.Column("line", AutoString(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["game.id"], name=op.f("fk_note_game_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_note")),
    )
    op.create_index("ix_note_game_id_seat", "note", ["game_id", "seat"])
