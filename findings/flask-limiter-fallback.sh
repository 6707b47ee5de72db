#!/bin/sh
# flask-limiter: the fallback to memory begins only with a request that flask-limiter itself counts.
#
# Packages: flask-limiter 4.1.1 on flask 3.1.3, limits 5.8.0, redis 8.1.0 (the client; no server runs)
# Behaviour: With in_memory_fallback_enabled, code that uses limiter.limiter directly raises while Redis is
#   unreachable, every time, until a request under a limit has noticed the failure. From then on the same call counts
#   in memory.
# Output:
#   GET /own      ConnectionError
#   GET /own      ConnectionError
#   GET /limited  ok
#   GET /own      counted
# Guess: with the fallback enabled, all counting falls back.
# In Posse: service/web/base/rate_limits.py counts mails and branches directly (`requests_for`, `allow_branch`); both
#   catch StorageError and allow what cannot be counted.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check \
	flask-limiter==4.1.1 flask==3.1.3 redis==8.1.0 limits==5.8.0

"$folder/venv/bin/python" - <<'END'
import socket
import sys

from flask import Flask
from flask_limiter import Limiter
from limits import parse

with socket.create_server(("127.0.0.1", 0)) as server:
    port = server.getsockname()[1]  # where nothing listens afterwards
app = Flask("example")
limiter = Limiter(
    lambda: "client",
    app=app,
    default_limits=["100 per hour"],
    storage_uri=f"redis://127.0.0.1:{port}",
    storage_options={"socket_connect_timeout": 0.5},
    in_memory_fallback_enabled=True,
)


@app.get("/limited")
def limited():
    return "ok"


@app.get("/own")
@limiter.exempt
def own():
    try:
        limiter.limiter.hit(parse("5 per hour"), "own")
    except Exception as error:
        return type(error).__name__
    return "counted"


client = app.test_client()
seen = []
for path in ("/own", "/own", "/limited", "/own"):
    seen.append(client.get(path).text)
    print(f"GET {path:8}  {seen[-1]}")
if seen != ["ConnectionError", "ConnectionError", "ok", "counted"]:
    sys.exit("The fallback begins elsewhere now.")
END
