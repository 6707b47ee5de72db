"""Add how often received mails were tried, and the items of other queues that could not be handled."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("inmail", sa.Column("tries", sa.Integer(), nullable=False, server_default=sa.text("0")))
    op.add_column("inmail", sa.Column("next_try_at", UTCDateTime(), nullable=True))
    op.create_table(
        "retry",
        sa.Column("queue", AutoString(length=24), nullable=False),
        sa.Column("item", AutoString(length=64), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("next_try_at", UTCDateTime(), nullable=False),
        sa.Column("reason", AutoString(), nullable=False),
        sa.PrimaryKeyConstraint("queue", "item", name=op.f("pk_retry")),
    )
