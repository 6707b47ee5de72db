"""Add the domains to which the mail server takes no mail for the present."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "held_domain",
        sa.Column("domain", AutoString(length=253), nullable=False),
        sa.Column("since", UTCDateTime(), nullable=False),
        sa.Column("until", UTCDateTime(), nullable=False),
        sa.Column("refusals", sa.Integer(), nullable=False),
        sa.Column("reason", AutoString(), nullable=False),
        sa.PrimaryKeyConstraint("domain", name=op.f("pk_held_domain")),
    )
