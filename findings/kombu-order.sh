#!/bin/sh
# kombu: the filesystem transport may deliver the newest messages first.
#
# Packages: kombu 5.7.0
# Behaviour: A message's file is named after the number of milliseconds since the machine started, without leading
#   zeros, and files are taken in the order of their names as text. When the number gains a digit, as after 100,000
#   seconds, newer messages overtake older ones; after a restart of the machine, waiting messages may come after newer
#   ones.
# Output:
#   sent at:  99998 s, 99999 s, 100000 s, after a restart at 3 s
#   received: 100000 s, after a restart at 3 s, 99998 s, 99999 s
# Guess: first in, first out, whatever the machine's uptime.
# In Posse: worker/broker.py writes names of its own: the time of day in 20 digits, so that names sort as times do.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check kombu==5.7.0

"$folder/venv/bin/python" - <<'END'
import sys
import tempfile

import kombu.transport.filesystem
from kombu import Connection

SENT = {99_998: "99998 s", 99_999: "99999 s", 100_000: "100000 s", 3: "after a restart at 3 s"}

with tempfile.TemporaryDirectory() as folder:
    options = {"data_folder_in": folder, "data_folder_out": folder, "control_folder": f"{folder}/control"}
    queue = Connection("filesystem://", transport_options=options).SimpleQueue("orders")
    for seconds, text in SENT.items():
        kombu.transport.filesystem.monotonic = lambda: seconds  # instead of a machine that is up for so long
        queue.put(text)
    received = [queue.get(timeout=5).payload for _ in SENT]

print("sent at: ", ", ".join(SENT.values()))
print("received:", ", ".join(received))
if received != [SENT[seconds] for seconds in (100_000, 3, 99_998, 99_999)]:
    sys.exit("Messages are no longer received in this order.")
END
