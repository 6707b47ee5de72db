"""Add fingerprints of a process's settings to its pulse, by which `posse doctor` compares processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the column."""
    op.add_column("process_pulse", sa.Column("settings", AutoString(), nullable=True))
