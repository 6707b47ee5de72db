"""Add which finished game a game plays again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Add the column."""
    op.add_column("game", sa.Column("again_of", AutoString(length=24), nullable=True))
    op.create_index(op.f("ix_game_again_of"), "game", ["again_of"])
