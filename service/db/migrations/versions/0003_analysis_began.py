"""Keep when the worker that computes an analysis has begun: its page says when it will be ready."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"  # there is no way back but a copy made before


def upgrade() -> None:
    op.add_column("play_analysis", sa.Column("began_at", sa.DateTime(timezone=True), nullable=True))
