"""How the tables came to be what they are, step by step; there is no way back but a copy made before.

The next step is drafted by comparing the models with a database that has all steps so far:

    alembic.command.revision(service.database.migrations(connection), "what changes", autogenerate=True, rev_id="0002")

Check constraints of tables that exist have to be written by hand; tests/service/test_migrations.py looks.
"""
