#!/bin/sh
# Celery: a worker on the filesystem broker takes one task per thread every two seconds, however short they are.
#
# Packages: celery 5.6.3 (with the kombu that it brings)
# Behaviour: With the filesystem broker, a pool of two threads, late acknowledgement and a prefetch multiplier of 1,
#   eight tasks of a tenth of a second each take six seconds. While the prefetch is full, the worker waits up to two
#   seconds for messages that it may not take. Only then does it acknowledge what its threads have long finished, and
#   take two more. Without a prefetch limit the same tasks are done at once.
# Output:
#   prefetch multiplier 1: the last of 8 tasks ran 6.0 s after the first
#   prefetch multiplier 0: the last of 8 tasks ran 0.3 s after the first
# Guess: a finished task is acknowledged, and the next one taken, at once.
# In Posse: worker/broker.py shortens each wait of its transport to a tenth of a second (`drain_events`).

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check celery==5.6.3

"$folder/venv/bin/python" - <<'END'
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PROGRAM = '''
import os, time
from celery import Celery
app = Celery("tasks", broker="filesystem://")
app.conf.update(
    broker_transport_options={
        "data_folder_in": "messages", "data_folder_out": "messages", "control_folder": "control"},
    worker_prefetch_multiplier=int(os.environ["MULTIPLIER"]), task_acks_late=True, task_ignore_result=True,
)
@app.task(name="note")
def note():
    time.sleep(0.1)
    with open("done", "a") as file:
        file.write(f"{time.monotonic()}\\n")
'''
TASKS = 8


def seconds_for_all(multiplier):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "messages").mkdir()
        (folder / "tasks.py").write_text(PROGRAM)
        how = {"cwd": folder, "env": {**os.environ, "MULTIPLIER": str(multiplier), "PYTHONPATH": name, "TMPDIR": name}}
        publish = f"import tasks\nfor _ in range({TASKS}): tasks.note.delay()"
        subprocess.run([sys.executable, "-c", publish], check=True, **how)
        command = "celery --quiet --app tasks worker --pool threads --concurrency 2 --loglevel error"
        options = "--without-gossip --without-mingle --without-heartbeat"
        worker = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", *command.split(), *options.split()],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **how,
        )
        try:
            for _ in range(250):
                times = (folder / "done").read_text().split() if (folder / "done").exists() else []
                if len(times) == TASKS:
                    return float(times[-1]) - float(times[0])
                time.sleep(0.1)
            sys.exit(f"Only {len(times)} of {TASKS} tasks ran.")
        finally:
            worker.kill()
            worker.wait()


seen = {}
for multiplier in (1, 0):
    seen[multiplier] = seconds_for_all(multiplier)
    print(f"prefetch multiplier {multiplier}: the last of {TASKS} tasks ran {seen[multiplier]:.1f} s after the first")
if seen[1] < 5 or seen[0] > 3:
    sys.exit("The pace is no longer that of two tasks in two seconds.")
END
