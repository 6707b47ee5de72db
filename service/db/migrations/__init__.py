"""How the tables came to be what they are, step by step; there is no way back but a copy made before.

The next step is drafted by comparing the models with a database that has all steps so far:

    alembic.command.revision(service.database.migrations(connection), "what changes", autogenerate=True, rev_id="0002")

While machines are upgraded one after the other, the release before runs on the new schema. So a step only adds: a new
column may be NULL or has a default in the database, and what is no longer used goes one release later. The
tests under tests/upgrade look.

Check constraints of tables that exist have to be written by hand; tests/service/test_migrations.py looks.
"""
