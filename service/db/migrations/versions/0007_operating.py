"""Add the pulse of each process, and when the operator dismissed a failed mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the table and the column."""
    op.add_column("outmail", sa.Column("dismissed_at", UTCDateTime(), nullable=True))
    op.create_table(
        "process_pulse",
        sa.Column("id", AutoString(length=32), nullable=False),
        sa.Column("role", AutoString(), nullable=False),
        sa.Column("machine", AutoString(), nullable=False),
        sa.Column("started_at", UTCDateTime(), nullable=False),
        sa.Column("pulse_at", UTCDateTime(), nullable=False),
        sa.Column("skew", sa.Float(), nullable=False),
        sa.Column("no_mail_since", UTCDateTime(), nullable=True),
        sa.Column("no_mail_reason", AutoString(), nullable=True),
        sa.CheckConstraint("role IN ('web', 'worker')", name=op.f("ck_process_pulse_role_known")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_process_pulse")),
    )
