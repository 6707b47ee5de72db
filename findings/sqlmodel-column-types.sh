#!/bin/sh
# SQLModel: the columns of texts and times are neither sqlalchemy's String nor its DateTime.
#
# Packages: sqlmodel 0.0.50, sqlalchemy 2.1.9
# Behaviour: A field of type str gets the column type AutoString. It and UTCDateTime wrap sqlalchemy's types and do
#   not derive from them. A check with isinstance finds no texts and no times in the tables of the models, but does
#   find them in the same tables reflected from the database. Other types, such as Date, are sqlalchemy's own.
# Output:
#   name    models: AutoString   String: no   reflected: VARCHAR      String: yes
#   at      models: UTCDateTime  DateTime: no   reflected: DATETIME     DateTime: yes
#   day     models: Date         Date: yes  reflected: DATE         Date: yes
# Guess: SQLModel's columns have sqlalchemy's types, or types derived from them.
# In Posse: service/db/bulk.py finds the columns of times with isinstance. That works because
#   service/backups/restore.py passes it reflected tables.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check sqlmodel==0.0.50 sqlalchemy==2.1.9

"$folder/venv/bin/python" - <<'END'
import sys
from datetime import date, datetime

from sqlalchemy import Date, DateTime, MetaData, String, create_engine
from sqlmodel import Field, SQLModel
from sqlmodel.sql.sqltypes import UTCDateTime


class Meeting(SQLModel, table=True):
    name: str = Field(primary_key=True)
    at: datetime = Field(sa_type=UTCDateTime)
    day: date


engine, reflected = create_engine("sqlite://"), MetaData()
with engine.begin() as connection:
    SQLModel.metadata.create_all(connection)
    reflected.reflect(connection)
seen = []
for name, kind in {"name": String, "at": DateTime, "day": Date}.items():
    line = name.ljust(6)
    for what, tables in {"models": SQLModel.metadata, "reflected": reflected}.items():
        found = tables.tables["meeting"].c[name].type
        seen.append(isinstance(found, kind))
        answer = "yes" if seen[-1] else "no"
        line += f"  {what}: {type(found).__name__:11}  {kind.__name__}: {answer:3}"
    print(line.rstrip())
if seen != [False, True, False, True, True, True]:
    sys.exit("The types are others now.")
END
