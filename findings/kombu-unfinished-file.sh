#!/bin/sh
# kombu: a consumer of the filesystem transport takes a message that is still being written, and loses it.
#
# Packages: kombu 5.7.0
# Behaviour: The producer creates a message's file under its final name, locks it, and writes. The consumer moves and
#   reads the file without acquiring that lock. A half-written message is not valid JSON: get raises, and the file is
#   gone.
# Output:
#   the producer has written the first half and holds the lock
#   get raises JSONDecodeError
#   messages left in the folder: 0
# Guess: with the lock the consumer waits until the message is complete.
# In Posse: worker/broker.py has a transport that writes to another name and renames the file when it is complete.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check kombu==5.7.0

"$folder/venv/bin/python" - <<'END'
import fcntl
import sys
import tempfile
from json import JSONDecodeError
from pathlib import Path

from kombu import Connection

with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    tempfile.tempdir = name  # kombu moves what it takes to the folder for temporary files
    (folder / "messages").mkdir()
    options = dict.fromkeys(("data_folder_in", "data_folder_out"), str(folder / "messages"))
    options["control_folder"] = str(folder / "control")
    queue = Connection("filesystem://", transport_options=options).SimpleQueue("orders")
    queue.put("a message of some length")
    (message,) = (folder / "messages").iterdir()
    content = message.read_bytes()

    raised = None
    with message.open("wb", buffering=0) as producer:  # what the producer does, as far as the middle
        fcntl.flock(producer, fcntl.LOCK_EX)
        producer.write(content[: len(content) // 2])
        print("the producer has written the first half and holds the lock")
        try:
            queue.get(timeout=5)
        except JSONDecodeError as error:
            raised = error
            print("get raises", type(error).__name__)
    left = len(list((folder / "messages").iterdir()))
    print("messages left in the folder:", left)

if raised is None or left:
    sys.exit("The consumer no longer takes an unfinished message.")
END
