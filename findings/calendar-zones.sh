#!/bin/sh
# icalendar, vobject, ical.js and node-ical: one time in a calendar, read as up to three.
#
# Packages: icalendar 7.3.2 and vobject 0.9.9 for Python, ical.js 2.2.1 and node-ical 0.26.1 for Node
# Behaviour: icalendar writes a datetime with the name of its zone, and defines that zone only if asked. The name of a
#   fixed offset of two hours is "UTC+02:00", from which icalendar itself and vobject read a time without a zone;
#   node-ical reads no time at all. ical.js reads both zones as the reader's local time. Only UTC is read by all as it
#   was written.
# Output (18:00 written three times; read on a machine in New York, and shown in UTC):
#   written as     icalendar         vobject           ical.js           node-ical
#   UTC            18:00 UTC         18:00 UTC         18:00 UTC         18:00 UTC
#   UTC+02:00      18:00 no zone     18:00 no zone     22:00 UTC         no time
#   Europe/Berlin  16:00 UTC         16:00 UTC         22:00 UTC         16:00 UTC
# Guess: icalendar reads back what it writes, and an aware datetime is the same moment everywhere.
# In Posse: service/web/player/calendar_entries.py writes deadlines in UTC only.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check icalendar==7.3.2 vobject==0.9.9
npm install --silent --no-audit --no-fund --prefix "$folder" ical.js@2.2.1 node-ical@0.26.1
cd "$folder"

cat >write.py <<'END'
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from icalendar import Calendar, Event

for name, zone in {
    "utc": timezone.utc,
    "offset": timezone(timedelta(hours=2)),
    "berlin": ZoneInfo("Europe/Berlin"),
}.items():
    calendar = Calendar.new()
    start = datetime(2026, 7, 1, 18, tzinfo=zone)
    calendar.add_component(Event.new(uid=name, summary="Supper", start=start, end=start + timedelta(hours=1)))
    with open(f"{name}.ics", "wb") as file:
        file.write(calendar.to_ical())
END

cat >read.py <<'END'
import sys
from datetime import timezone

import vobject
from icalendar import Calendar


def shown(time):
    return f"{time:%H:%M} no zone" if time.tzinfo is None else f"{time.astimezone(timezone.utc):%H:%M} UTC"


text = open(f"{sys.argv[1]}.ics", newline="").read()
read = shown(Calendar.from_ical(text).events[0].start), shown(vobject.readOne(text).vevent.dtstart.value)
print("".join(time.ljust(18) for time in read), end="")
END

cat >read.mjs <<'END'
import { readFileSync } from "node:fs";
import ICAL from "ical.js";
import ical from "node-ical";

const shown = (time) => (time instanceof Date && !isNaN(time) ? `${time.toISOString().slice(11, 16)} UTC` : "no time");
const text = readFileSync(`${process.argv[2]}.ics`, "utf8");
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
const [other] = Object.values(ical.sync.parseICS(text)).filter((found) => found.type === "VEVENT");
console.log(shown(new ICAL.Event(event).startDate.toJSDate()).padEnd(18) + shown(other.start));
END

venv/bin/python write.py
row() {
	printf '%-15s' "$2"
	venv/bin/python read.py "$1" 2>/dev/null
	TZ=America/New_York node read.mjs "$1" 2>/dev/null
}
{
	echo 'written as     icalendar         vobject           ical.js           node-ical'
	row utc UTC
	row offset UTC+02:00
	row berlin Europe/Berlin
} | tee seen

cat >expected <<'END'
written as     icalendar         vobject           ical.js           node-ical
UTC            18:00 UTC         18:00 UTC         18:00 UTC         18:00 UTC
UTC+02:00      18:00 no zone     18:00 no zone     22:00 UTC         no time
Europe/Berlin  16:00 UTC         16:00 UTC         22:00 UTC         16:00 UTC
END
cmp -s seen expected || { echo "The times are read otherwise now." >&2; exit 1; }
