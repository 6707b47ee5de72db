"""Mark moves that were a whole post, so that such a post needs no Submission."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("move", sa.Column("posted", sa.Boolean(), server_default=sa.false(), nullable=False))
