#!/bin/sh
# idna: of two invisible characters, the mapping of UTS 46 removes one and refuses the other.
#
# Packages: idna 3.20
# Behaviour: With uts46=True a soft hyphen is removed, as the UTS 46 table specifies; a zero-width joiner is refused.
#   Without uts46=True both are refused, but so are capital letters, which people do type.
# Output:
#   encode(..., uts46=True)  soft hyphen: example.org            zero-width joiner: InvalidCodepointContext
#   encode(...)              soft hyphen: InvalidCodepoint       zero-width joiner: InvalidCodepointContext
#   encode("Exämple.org")              InvalidCodepoint
#   encode("Exämple.org", uts46=True)  xn--exmple-cua.org
# Guess: a library for IDNA 2008 refuses invisible characters, however it maps case.
# In Posse: service/text/domains.py uses the mapping for case and width, and refuses names from which it would remove
#   a character (`ascii_form`).

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check idna==3.20

"$folder/venv/bin/python" - <<'END'
import sys

import idna


def encoded(name, **how):
    try:
        return idna.encode(name, **how).decode()
    except idna.IDNAError as error:
        return type(error).__name__


HYPHEN, JOINER, UPPER = "ex\u00adample.org", "ex\u200dample.org", "Ex\u00e4mple.org"
seen = [encoded(HYPHEN, uts46=True), encoded(JOINER, uts46=True), encoded(HYPHEN), encoded(JOINER)]
print(f"encode(..., uts46=True)  soft hyphen: {seen[0]:21}  zero-width joiner: {seen[1]}")
print(f"encode(...)              soft hyphen: {seen[2]:21}  zero-width joiner: {seen[3]}")
seen += [encoded(UPPER), encoded(UPPER, uts46=True)]
print(f'encode("{UPPER}")              {seen[4]}')
print(f'encode("{UPPER}", uts46=True)  {seen[5]}')
refused = "InvalidCodepointContext"
if seen != ["example.org", refused, "InvalidCodepoint", refused, "InvalidCodepoint", "xn--exmple-cua.org"]:
    sys.exit("The characters are treated otherwise now.")
END
