"""Static files: each address contains a hash of the file's content, so that a browser may cache it for a year.

While processes are being replaced, an old one may be asked for a new version: it responds with the file it has, without
the long cache time.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from flask import Flask, Response, request

YEAR = 365 * 24 * 3600  # seconds
DIGITS = 10  # hexadecimal digits of the hash of a file's content


def version(file: Path) -> str:
    """Return the version of a file's content."""
    return sha256(file.read_bytes()).hexdigest()[:DIGITS]


def install(app: Flask) -> None:
    """Add versions to the addresses of static files, and allow long caching of a file with the requested version."""
    folder = Path(app.static_folder or "")
    versions = {file.relative_to(folder).as_posix(): version(file) for file in folder.rglob("*") if file.is_file()}

    def add_version(endpoint: str, values: dict[str, str]) -> None:
        if endpoint == "static" and values["filename"] in versions:
            values.setdefault("v", versions[values["filename"]])

    def let_keep(response: Response) -> Response:
        asked = request.args.get("v")
        if request.endpoint == "static" and asked and asked == versions.get((request.view_args or {})["filename"]):
            response.headers["Cache-Control"] = f"public, max-age={YEAR}, immutable"
        return response

    app.url_defaults(add_version)
    app.after_request(let_keep)
