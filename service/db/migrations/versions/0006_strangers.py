"""Add mailboxes, the player who caused a mail, the epoch of a seat's owner, and the key for blocked addresses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlmodel.sql.sqltypes import AutoString, UTCDateTime

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns; a player's mailbox stays NULL until somebody enters their address again."""
    with op.batch_alter_table("player") as player:
        player.add_column(sa.Column("mailbox", AutoString(), nullable=True))
        player.add_column(sa.Column("forgotten_at", UTCDateTime(), nullable=True))
        player.create_index(op.f("ix_player_mailbox"), ["mailbox"])
    op.add_column("seat", sa.Column("owner_epoch", sa.Integer(), server_default=sa.text("0"), nullable=False))
    with op.batch_alter_table("outmail") as outmail:
        outmail.add_column(sa.Column("asked_by", sa.Integer(), nullable=True))
        outmail.create_foreign_key(op.f("fk_outmail_asked_by"), "player", ["asked_by"], ["id"])
        outmail.create_index(op.f("ix_outmail_asked_by"), ["asked_by"])
    op.create_table(
        "site_key",
        sa.Column("purpose", AutoString(), nullable=False),
        sa.Column("key", AutoString(), nullable=False),
        sa.PrimaryKeyConstraint("purpose", name=op.f("pk_site_key")),
    )
    _fill_in_owners()


def _fill_in_owners() -> None:
    """Set owner_epoch of seats that changed hands to the present epoch: the true one is not known."""
    op.execute(
        "UPDATE seat SET owner_epoch = epoch WHERE EXISTS (SELECT 1 FROM seating"
        " WHERE seating.game_id = seat.game_id AND seating.seat = seat.n AND seating.n > 0)"
    )
