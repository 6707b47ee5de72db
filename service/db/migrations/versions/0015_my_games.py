"""Add the key of links to all games of a player, and the addresses for which such a link was asked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("player", sa.Column("games_key", sa.Integer(), server_default=sa.text("0"), nullable=False))
    op.create_table(
        "games_request",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("address", AutoString(length=254), nullable=False),
        sa.Column("made_at", UTCDateTime(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_games_request")),
    )
