"""Add the return paths of mails, and the reports that are received at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the columns, what is asked and the state."""
    op.add_column("outmail", sa.Column("return_key", AutoString(length=24), nullable=True))
    op.create_index(op.f("ix_outmail_return_key"), "outmail", ["return_key"], unique=True)
    with op.batch_alter_table("inmail") as inmail:
        inmail.add_column(sa.Column("outmail_id", sa.Integer(), nullable=True))
        inmail.create_foreign_key(op.f("fk_inmail_outmail_id"), "outmail", ["outmail_id"], ["id"], ondelete="SET NULL")
        inmail.drop_constraint(op.f("ck_inmail_asked_known"), type_="check")
        inmail.create_check_constraint(op.f("ck_inmail_asked_known"), "asked IN ('turn', 'window', 'report')")
        inmail.drop_constraint(op.f("ck_inmail_state_known"), type_="check")
        inmail.create_check_constraint(
            op.f("ck_inmail_state_known"),
            "state IN ('received', 'played', 'sealed', 'refused', 'returned', 'ignored', 'failed')",
        )
    op.create_index(op.f("ix_inmail_outmail_id"), "inmail", ["outmail_id"])
