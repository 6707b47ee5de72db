"""Alembic's entry point: runs the migrations in the transaction of the connection in its configuration."""

from __future__ import annotations

from alembic import context
from sqlmodel import SQLModel

import service.models  # noqa: F401 - registers the tables

# SQLite cannot alter a constraint: in batch mode the table is rebuilt. DDL is transactional on both databases.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SQLModel.metadata,
    render_as_batch=True,
    user_module_prefix="",
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
