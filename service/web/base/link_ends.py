"""Links with a character behind them, which a mail program or a person took for a part: `/p/<token>).`, `/learn/`.

No address of this site ends with one, nor does a token or a key. The page is served as for the link without it: a
redirect would send the token to the host that the request names.
"""

from __future__ import annotations

from typing import Any

from flask import Request

BEHIND_A_NAME = ' \t\r\n\u00a0/;:]}>"”“„»«*|'
BEHIND = f"{BEHIND_A_NAME}.,!?)'’‘…"  # names end with these, as in “Burt (Sr.)”
NAMED = ("/players/", "/leagues/")
AS_THEY_ARE = ("/static/", "/status", "/healthz", "/readyz")  # no person follows a link to one; proxies may refuse some


class RequestByLink(Request):
    """A request whose path, if it is a GET, has lost what stands behind a link."""

    def __init__(self, environ: dict[str, Any], populate_request: bool = True, shallow: bool = False) -> None:
        if environ["REQUEST_METHOD"] in ("GET", "HEAD"):
            environ["PATH_INFO"] = link_in(environ.get("PATH_INFO", ""))
        super().__init__(environ, populate_request, shallow)


def link_in(path: str) -> str:
    """Return a path without what stands behind a link. Its UTF-8 is read as Latin-1, as WSGI does (PEP 3333)."""
    if path.startswith(AS_THEY_ARE):
        return path
    try:
        text = path.encode("latin-1").decode()
    except ValueError:
        return path
    text = text.rstrip(BEHIND_A_NAME if text.startswith(NAMED) else BEHIND)
    return text.encode().decode("latin-1") or "/"
