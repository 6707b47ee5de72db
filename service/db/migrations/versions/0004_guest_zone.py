"""Keep the time zone of a guest: the pages of their seat show times in it."""

from __future__ import annotations

from alembic import op

revision = "r0004"
down_revision = "r0003"  # there is no way back but a copy made before


def upgrade() -> None:
    # By SQL of both databases: Alembic adds the check by a statement of its own, which SQLite lacks.
    op.execute(
        "ALTER TABLE game ADD COLUMN guest_zone VARCHAR DEFAULT 'UTC' NOT NULL "
        'CONSTRAINT ck_game_guest_zone_length CHECK (length(CAST("guest_zone" AS TEXT)) <= 100)'
    )
