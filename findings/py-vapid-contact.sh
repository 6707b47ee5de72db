#!/bin/sh
# py-vapid: contacts are refused for the form of their host, as if they were missing.
#
# Packages: py-vapid 1.9.6
# Behaviour: sign refuses a mail address at a host without a dot, except localhost, and a web address with a path or a
#   final slash. The error says that the contact is missing. RFC 8292 requires only a mailto: or https: URI.
# Output:
#   mailto:admin@example.org     accepted
#   mailto:admin@localhost       accepted
#   mailto:admin@intranet        Missing 'sub' from claims. 'sub' is your admin email as a mailto: link.
#   https://example.org          accepted
#   https://example.org/         Missing 'sub' from claims. 'sub' is your admin email as a mailto: link.
#   https://example.org/contact  Missing 'sub' from claims. 'sub' is your admin email as a mailto: link.
# Guess: any URI with one of the two schemes is accepted, and the error names the problem.
# In Posse: service/settings/values.py checks OPERATOR at start (`is_contact`): notifications are off where every
#   message would fail.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check py-vapid==1.9.6

"$folder/venv/bin/python" - <<'END'
import sys

from py_vapid import Vapid02, VapidException

CONTACTS = {
    "mailto:admin@example.org": True,
    "mailto:admin@localhost": True,
    "mailto:admin@intranet": False,
    "https://example.org": True,
    "https://example.org/": False,
    "https://example.org/contact": False,
}
signer = Vapid02()
signer.generate_keys()
seen = {}
for contact in CONTACTS:
    try:
        signer.sign({"sub": contact, "aud": "https://push.example.net"})
    except VapidException as error:
        seen[contact], said = False, str(error)
    else:
        seen[contact], said = True, "accepted"
    print(f"{contact:27}  {said}")
if seen != CONTACTS:
    sys.exit("Other contacts are accepted now.")
END
