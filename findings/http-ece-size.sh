#!/bin/sh
# http-ece: record size 4096 is not the size of the message, and nothing is padded.
#
# Packages: http-ece 1.2.1, cryptography 50.0.2 for the keys
# Behaviour: Push services need not accept more than 4096 bytes (RFC 8030, section 7.2). The default record size,
#   4096, does not keep messages within that: the header with the sender's key adds 86 bytes. The limit is reached at
#   3993 bytes of content, and a longer message is encrypted without complaint. encrypt offers no padding, although
#   the format has it, so the size of a message reveals the size of its content.
# Output:
#   content of   100 bytes: a message of   203
#   content of   101 bytes: a message of   204
#   content of  3993 bytes: a message of  4096
#   content of  3994 bytes: a message of  4097
#   content of  4079 bytes: a message of  4182
#   padding among the parameters of encrypt: no
# Guess: the defaults suit push services, and padding is available.
# In Posse: service/following/push_messages.py pads each message with spaces to 2048 bytes, which JSON permits at its
#   end.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check http-ece==1.2.1 cryptography==50.0.2

"$folder/venv/bin/python" - <<'END'
import inspect
import os
import sys

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

device = ec.generate_private_key(ec.SECP256R1())
public, auth = device.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint), os.urandom(16)
sizes = {}
for size in (100, 101, 3993, 3994, 4079):
    content, sender = os.urandom(size), ec.generate_private_key(ec.SECP256R1())
    message = http_ece.encrypt(content, private_key=sender, dh=public, auth_secret=auth, version="aes128gcm")
    if http_ece.decrypt(message, private_key=device, auth_secret=auth, version="aes128gcm") != content:
        sys.exit("The message cannot be read.")
    sizes[size] = len(message)
    print(f"content of {size:5} bytes: a message of {len(message):5}")
pads = any("pad" in name for name in inspect.signature(http_ece.encrypt).parameters)
print("padding among the parameters of encrypt:", "yes" if pads else "no")
if pads or any(message - size != 103 for size, message in sizes.items()):
    sys.exit("The sizes are no longer as described.")
END
