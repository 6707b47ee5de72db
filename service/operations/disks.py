"""The free space on the disks of this machine to which Posse writes."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from service.db import connections
from service.settings import Settings


def free(settings: Settings) -> Mapping[str, int]:
    """Return the free bytes at `var`, and at `database` if that is an SQLite file."""
    folders = {"var": settings.var}
    url = connections.parse_url(settings.database_url)
    if url.get_backend_name() == "sqlite":
        folders["database"] = Path(url.database or "").absolute().parent
    return {name: shutil.disk_usage(_present(folder)).free for name, folder in folders.items()}


def _present(folder: Path) -> Path:
    """Return the folder, or the one in which it would be created."""
    return next(one for one in (folder, *folder.parents) if one.exists())
