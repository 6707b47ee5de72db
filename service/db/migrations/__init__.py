"""Alembic migrations. There are no downgrades: restore a backup made before the upgrade.

Revisions are r0001, r0002..., in files whose names begin with their digits. One of digits alone is of a version before
the first release, which is not upgraded. A file here is never changed: databases exist that were made with it.

Autogenerate drafts the next one from a database at head, with the migrations of `service.db.database`:

    alembic.command.revision(migrations(connection), "what changes", autogenerate=True, rev_id="r0002")

While machines are upgraded one after the other, the previous release runs on the new schema. So a migration only adds:
a new column is nullable or has a server default, and what is no longer used is dropped one release later
(tests/upgrade).

Autogenerate does not see check constraints of existing tables: write them by hand (tests/service/test_migrations.py).
"""
