"""The keys that sign links, in a backup: without them no link in a mail works after a restore."""

from __future__ import annotations

import hashlib

from service.backups import BackupError
from service.backups.archive import Header
from service.settings import Settings, secret_keys


class OtherKeys(BackupError):
    """The settings lack keys that signed the backup's links; the message says what to do."""


def fingerprint(key: str) -> str:
    """Return a text that identifies a key without revealing it."""
    return hashlib.sha256(b"posse-key/" + key.encode()).hexdigest()[:16]


def for_header(settings: Settings, given_keys: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the keys to write into a backup, and the fingerprints of all keys.

    `given_keys` is the text of SECRET_KEYS. Keys that are set there are not written: the operator keeps them.
    """
    return () if given_keys else settings.secret_keys, tuple(map(fingerprint, settings.secret_keys))


def check_keys(header: Header, settings: Settings, given_keys: str) -> None:
    """Raise OtherKeys if links in mails that were sent would not work with these settings."""
    if header.keys and not given_keys:
        return
    available = set(map(fingerprint, settings.secret_keys))
    missing = [one for one in header.fingerprints if one not in available]
    if missing:
        where = (
            "The backup's keys are in the first line of the file"
            if header.keys
            else "The backup does not contain its keys: they are in SECRET_KEYS where it was made"
        )
        raise OtherKeys(
            f"{len(missing)} of the {len(header.fingerprints)} keys that sign the backup's links are not in "
            f"SECRET_KEYS. {where}. Add them to SECRET_KEYS, or give --other-keys to restore without them: "
            "links in mails already sent will then not work"
        )


def restore_keys(header: Header, settings: Settings, given_keys: str) -> None:
    """Replace the keys under var/ by the backup's, unless SECRET_KEYS is set or the backup contains none."""
    if given_keys or not header.keys:
        return
    fresh = secret_keys.private_file(settings.var, ",".join(header.keys) + "\n")
    fresh.replace(settings.var / secret_keys.FILE)
