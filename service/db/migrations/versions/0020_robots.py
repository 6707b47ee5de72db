"""Add when a worker is due to think for a robot, and the process that does so."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import UTCDateTime

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add the columns, and allow one more role."""
    for name in ("think_at", "think_by"):
        op.add_column("game", sa.Column(name, UTCDateTime(), nullable=True))
        op.create_index(op.f(f"ix_game_{name}"), "game", [name])
    with op.batch_alter_table("process_pulse") as pulses:
        pulses.drop_constraint(op.f("ck_process_pulse_role_known"), type_="check")
        pulses.create_check_constraint(op.f("ck_process_pulse_role_known"), "role IN ('web', 'worker', 'robots')")
