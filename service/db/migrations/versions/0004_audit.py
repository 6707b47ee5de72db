"""Add the audit log of operator actions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("made_at", UTCDateTime(), nullable=False),
        sa.Column("who", AutoString(), nullable=False),
        sa.Column("did", AutoString(), nullable=False),
        sa.Column("about", AutoString(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
