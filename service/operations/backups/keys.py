"""The keys that sign links, in a backup: without them every link in every mail is dead."""

from __future__ import annotations

import hashlib
import os
import tempfile
from pathlib import Path

from service.operations.backups import BackupError
from service.operations.backups.archive import Header
from service.settings import Settings

KEPT = "secret-keys"


class OtherKeys(BackupError):
    """The backup's links were signed with keys this place does not have; the message says what to do."""


def fingerprint(key: str) -> str:
    """What tells two keys apart and says nothing about either."""
    return hashlib.sha256(b"posse-key/" + key.encode()).hexdigest()[:16]


def of(settings: Settings, given: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The keys to keep in a backup, and fingerprints of all. `given` is SECRET_KEYS: keys that are there are the
    operator's to keep."""
    return () if given else settings.secret_keys, tuple(map(fingerprint, settings.secret_keys))


def check(header: Header, settings: Settings, given: str) -> None:
    """Raise OtherKeys if links in mails that were sent would die here."""
    if header.keys and not given:
        return
    here = set(map(fingerprint, settings.secret_keys))
    missing = [one for one in header.fingerprints if one not in here]
    if missing:
        where = (
            "They are in the first line of the file" if header.keys else "They are those of the place it was made in"
        )
        raise OtherKeys(
            f"{len(missing)} of the {len(header.fingerprints)} keys that sign its links are not in SECRET_KEYS here; "
            f"they are {where}. Set SECRET_KEYS to hold them too, or say --other-keys to go on without them: "
            "then the links in mails already sent are dead"
        )


def put_back(header: Header, settings: Settings, given: str) -> None:
    """Keep the backup's keys under var/ in the place of those made there, unless the environment says them."""
    if given or not header.keys:
        return
    descriptor, fresh = tempfile.mkstemp(dir=settings.var)  # readable by its owner only
    with os.fdopen(descriptor, "w") as out:
        out.write(",".join(header.keys) + "\n")
        out.flush()
        os.fsync(out.fileno())
    Path(fresh).replace(settings.var / KEPT)
