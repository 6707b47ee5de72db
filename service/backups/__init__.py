"""Backups: everything the service stores, in one file, for SQLite and PostgreSQL alike."""


class BackupError(Exception):
    """A backup cannot be made or restored; the message gives the reason. Nothing was changed."""
