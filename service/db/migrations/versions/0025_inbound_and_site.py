"""Add the pulse of the process that takes mail in, and what workers see of the public site."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Allow one more role, and add the table."""
    with op.batch_alter_table("process_pulse") as pulses:
        pulses.drop_constraint(op.f("ck_process_pulse_role_known"), type_="check")
        roles = "role IN ('web', 'worker', 'robots', 'inbound')"
        pulses.create_check_constraint(op.f("ck_process_pulse_role_known"), roles)
    op.create_table(
        "site_check",
        sa.Column("machine", AutoString(), nullable=False),
        sa.Column("checked_at", UTCDateTime(), nullable=False),
        sa.Column("reason", AutoString(), nullable=True),
        sa.Column("certificate_ends", UTCDateTime(), nullable=True),
        sa.PrimaryKeyConstraint("machine", name=op.f("pk_site_check")),
    )
