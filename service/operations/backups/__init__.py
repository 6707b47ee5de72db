"""Backups: everything the service knows in one file, whatever the database; written while people play, and read back
into an empty place, on the same kind of database or the other."""


class BackupError(Exception):
    """A backup cannot be made or read; the message says why, in words for people. Nothing was changed."""
