"""Static files: their addresses name the version of their content, so that a browser may keep them for a year.

An old process may be asked for a new version while processes are being replaced: it answers with the file it has, which
is kept no longer than usual.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

from flask import Flask, Response, request

YEAR = 365 * 24 * 3600  # seconds
DIGITS = 10  # of the digest of a file's content


def version(file: Path) -> str:
    """Return the version of a file's content."""
    return sha256(file.read_bytes()).hexdigest()[:DIGITS]


def install(app: Flask) -> None:
    """Put versions into the addresses of static files, and let a file that has the version asked for be kept."""
    folder = Path(app.static_folder or "")
    versions = {file.relative_to(folder).as_posix(): version(file) for file in folder.rglob("*") if file.is_file()}

    def add_version(endpoint: str, values: dict[str, Any]) -> None:
        if endpoint == "static":
            values.setdefault("v", versions.get(values["filename"]))

    def let_keep(response: Response) -> Response:
        asked = request.args.get("v")
        if request.endpoint == "static" and asked and asked == versions.get((request.view_args or {})["filename"]):
            response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
        return response

    app.url_defaults(add_version)
    app.after_request(let_keep)
