#!/bin/sh
# Celery: crontab skips the repeated hour when summer time ends, even for a task of every quarter of an hour.
#
# Packages: celery 5.6.3; the zone is Europe/Berlin, whose clocks went back on 25 October 2026 and forward on 29 March
# Behaviour: A task of every 15 minutes pauses for 75 minutes in autumn: nothing runs from 02:45 summer time to 03:00
#   winter time. A task of 02:30 runs once that night, and in spring, when there is no 02:30, at 03:30.
# Output:
#   autumn, every 15 minutes:  02:00+0200 02:15+0200 02:30+0200 02:45+0200 03:00+0100 03:15+0100
#   autumn, at 02:30:          02:30+0200
#   spring, at 02:30:          03:30+0200
# Guess: a task of every 15 minutes runs as usual that night; only a task at a fixed time of day needs care.
# In Posse: worker/app.py schedules all tasks by intervals on a steady clock, never by crontab.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check celery==5.6.3

"$folder/venv/bin/python" - <<'END'
import sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from celery import Celery
from celery.schedules import crontab

BERLIN = ZoneInfo("Europe/Berlin")
app = Celery()
app.conf.timezone = "Europe/Berlin"


def runs(start, **when):
    """Ask every five minutes, as beat does, whether the task is due."""
    now = last = start
    times = []
    task = crontab(**when, app=app, nowfun=lambda: now.astimezone(BERLIN))
    while now < start + timedelta(hours=2, minutes=30):
        if task.is_due(last.astimezone(BERLIN)).is_due:
            times.append(now.astimezone(BERLIN).strftime("%H:%M%z"))
            last = now
        now += timedelta(minutes=5)
    return " ".join(times)


autumn = datetime(2026, 10, 24, 23, 50, tzinfo=timezone.utc)  # 01:50 in Berlin
spring = datetime(2026, 3, 28, 23, 50, tzinfo=timezone.utc)  # 00:50 in Berlin
seen = {
    "autumn, every 15 minutes:": runs(autumn, minute="*/15"),
    "autumn, at 02:30:": runs(autumn, hour="2", minute="30"),
    "spring, at 02:30:": runs(spring, hour="2", minute="30"),
}
for what, times in seen.items():
    print(f"{what:25}  {times}")
quarters = "02:00+0200 02:15+0200 02:30+0200 02:45+0200 03:00+0100 03:15+0100"
if list(seen.values()) != [quarters, "02:30+0200", "03:30+0200"]:
    sys.exit("The times are no longer as described.")
END
