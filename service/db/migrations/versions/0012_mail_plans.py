"""Add which mails a player wants, and the states of mails that are held for a digest, told in one, or not wanted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the columns and the states."""
    with op.batch_alter_table("player") as player:
        player.add_column(sa.Column("mail_plan", AutoString(), server_default="all", nullable=False))
        player.add_column(sa.Column("digest_minute", sa.Integer(), server_default=sa.text("480"), nullable=False))
        player.add_column(sa.Column("mails_together", sa.Boolean(), server_default=sa.false(), nullable=False))
        player.add_column(sa.Column("digest_due", UTCDateTime(), nullable=True))
        player.create_check_constraint(op.f("ck_player_mail_plan_known"), "mail_plan IN ('all', 'needed', 'digest')")
    op.create_index(op.f("ix_player_digest_due"), "player", ["digest_due"])
    op.add_column("outmail", sa.Column("digest", sa.Integer(), nullable=True))
    op.create_index(op.f("ix_outmail_digest"), "outmail", ["digest"])
    with op.batch_alter_table("outmail") as outmail:
        outmail.drop_constraint(op.f("ck_outmail_state_known"), type_="check")
        outmail.create_check_constraint(
            op.f("ck_outmail_state_known"),
            "state IN ('queued', 'sending', 'sent', 'superseded', 'muted', 'unwanted', 'held', 'digested', 'failed')",
        )
