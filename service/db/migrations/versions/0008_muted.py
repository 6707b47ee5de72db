"""Add whether a player has switched the mails of a game off, and the state of mails that wait for that reason."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column and the state."""
    op.add_column("seat", sa.Column("mails_off", sa.Boolean(), server_default=sa.false(), nullable=False))
    with op.batch_alter_table("outmail") as outmail:
        outmail.drop_constraint(op.f("ck_outmail_state_known"), type_="check")
        outmail.create_check_constraint(
            op.f("ck_outmail_state_known"),
            "state IN ('queued', 'sending', 'sent', 'superseded', 'muted', 'failed')",
        )
