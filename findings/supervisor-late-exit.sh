#!/bin/sh
# supervisor: a program that failed at once counts as started if supervisord sees its end late.
#
# Packages: supervisor 4.3.0
# Behaviour: A program that ends within startsecs has failed to start: it is started again after a growing pause, and
#   given up after startretries. Whether it did is decided by when supervisord notices the end, not by when it ended.
#   If supervisord could not run meanwhile, as on an overloaded or suspended machine, it reports the process that is
#   long gone as RUNNING, starts it again without any pause, and counts failed starts from zero.
# Output (the program ends after half a second, startsecs is 3, supervisord is suspended for 4 seconds):
#   success: program entered RUNNING state, process has stayed up for > than 3 seconds (startsecs)
#   exited: program (exit status 1; not expected)
#   spawned again after 0.0 s
# Guess: the operating system knows when a process ended, so late notice changes nothing.
# In Posse: service/supervisord.conf allows 1000 start attempts, with startsecs of 15 for the processes that always
#   run, so that a miscounted start is harmless.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check supervisor==4.3.0

"$folder/venv/bin/python" - <<'END'
import re
import signal
import subprocess
import sys
import tempfile
import time
from datetime import datetime
from pathlib import Path

CONFIGURATION = """
[supervisord]
nodaemon = true
loglevel = info
logfile = {0}/log
pidfile = {0}/pid
childlogdir = {0}

[program:program]
command = sh -c "sleep 0.5; exit 1"
startsecs = 3
"""
LINE = re.compile(r"^(\S+ \S+) \w+ (success: .*|exited: .*|spawned: .*)$", re.MULTILINE)


def lines():
    return LINE.findall(log.read_text()) if log.exists() else []


def time_of(text):
    return datetime.fromisoformat(text.replace(",", "."))


def wait_for(number):
    for _ in range(200):
        if len(lines()) >= number:
            return
        time.sleep(0.1)
    sys.exit(f"supervisord has logged only {lines()}.")


with tempfile.TemporaryDirectory() as name:
    log = Path(name) / "log"
    (Path(name) / "conf").write_text(CONFIGURATION.format(name))
    command = [sys.executable, "-W", "ignore", "-m", "supervisor.supervisord", "--configuration", f"{name}/conf"]
    supervisord = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for(1)
        supervisord.send_signal(signal.SIGSTOP)
        time.sleep(4)
        supervisord.send_signal(signal.SIGCONT)
        wait_for(4)
        (_, *rest) = lines()
    finally:
        supervisord.terminate()
        supervisord.wait()

(_, success), (ended, exited), (again, _) = rest[:3]
pause = (time_of(again) - time_of(ended)).total_seconds()
print(success, exited, f"spawned again after {pause:.1f} s", sep="\n")
if not success.startswith("success:") or not exited.startswith("exited:") or pause > 0.5:
    sys.exit("A late end is no longer taken for a start.")
END
