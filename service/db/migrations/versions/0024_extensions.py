"""Add time that the operator gives to every clock: the hours, and the last game that was given them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("outage", sa.Column("hours", sa.Float(), nullable=True))
    op.add_column("outage", sa.Column("reached", AutoString(length=24), nullable=True))
