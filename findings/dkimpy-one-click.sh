#!/bin/sh
# dkimpy: by default List-Unsubscribe-Post is not signed, which one-click unsubscribing requires.
#
# Packages: dkimpy 1.1.8, cryptography 50.0.2 for the key
# Behaviour: Without include_headers, dkimpy signs a list of common headers. List-Unsubscribe is on it,
#   List-Unsubscribe-Post is not, although RFC 8058 requires a signature that covers both.
# Output:
#   signed:     from to subject list-unsubscribe from
#   not signed: list-unsubscribe-post
# Guess: what dkimpy signs of its own accord is enough for bulk mail; the signature is valid, after all.
# In Posse: service/mail/delivering/signature.py names all headers of the mail, and some that must not be added.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check dkimpy==1.1.8 cryptography==50.0.2

"$folder/venv/bin/python" - <<'END'
import re
import sys

import dkim
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

MAIL = b"""\
From: news@example.org
To: reader@example.net
Subject: News
List-Unsubscribe: <https://example.org/unsubscribe/1>
List-Unsubscribe-Post: List-Unsubscribe=One-Click

Hello
""".replace(b"\n", b"\r\n")

key = rsa.generate_private_key(65537, 2048).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
signature = dkim.sign(MAIL, b"selector", b"example.org", key).decode()
signed = re.sub(r"\s", "", re.search(r"\bh=([^;]*);", signature)[1]).split(":")
not_signed = [name for name in re.findall(r"^([\w-]+):", MAIL.decode().lower(), re.MULTILINE) if name not in signed]
print("signed:    ", *signed)
print("not signed:", *not_signed)
if "list-unsubscribe" not in signed or not_signed != ["list-unsubscribe-post"]:
    sys.exit("Other headers are signed now.")
END
