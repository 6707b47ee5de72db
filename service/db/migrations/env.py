"""Alembic's way in: the migrations run in the transaction of a connection given to them, see service.database."""

from __future__ import annotations

from alembic import context
from sqlmodel import SQLModel

import service.models  # noqa: F401 - the tables register themselves

# SQLite cannot alter a constraint, so a table is rebuilt there (batch). DDL is transactional on both databases.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SQLModel.metadata,
    render_as_batch=True,
    user_module_prefix="",
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
