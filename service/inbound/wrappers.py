"""What mail programs put around the text of a mail: the signature of PGP is taken off, what cannot be read is named."""

from __future__ import annotations

from collections.abc import Iterable

from service.inbound.bounds import Part

SIGNED, SIGNATURE = "-----BEGIN PGP SIGNED MESSAGE-----", "-----BEGIN PGP SIGNATURE-----"
ENCRYPTED = "-----BEGIN PGP MESSAGE-----"
PGP, S_MIME, TNEF = "PGP", "S/MIME (smime.p7m)", "TNEF (winmail.dat)"
_BY_TYPE = {
    "application/pgp-encrypted": PGP,
    "application/pkcs7-mime": S_MIME,
    "application/x-pkcs7-mime": S_MIME,
    "application/ms-tnef": TNEF,
    "application/vnd.ms-tnef": TNEF,
}
_BY_FILE = {"encrypted.asc": PGP, "smime.p7m": S_MIME, "winmail.dat": TNEF}


def around(parts: Iterable[Part], text: str | None) -> str | None:
    """Return what the text of a mail is wrapped in, so that `text`, what could be read, is none; None if it is not."""
    if text is not None and text.strip():
        return PGP if text.lstrip().startswith(ENCRYPTED) else None
    messages = [part.message for part in parts]
    by_file = (_BY_FILE.get((message.get_filename() or "").lower()) for message in messages)
    found = (*(_BY_TYPE.get(message.get_content_type()) for message in messages), *by_file)
    return next((name for name in found if name is not None), None)


def unsigned(text: str) -> str:
    """Return a text without the armour of a PGP signature around all of it (RFC 9580, 7); any other as it is."""
    lines = text.split("\n")
    begins = next((n for n, line in enumerate(lines) if line.strip()), 0)
    if lines[begins].rstrip() != SIGNED:
        return text
    stripped = [line.rstrip() for line in lines]
    head = next((n for n in range(begins, len(lines)) if not stripped[n]), len(lines))  # of hashes, up to a blank line
    end = stripped.index(SIGNATURE, head) if SIGNATURE in stripped[head:] else len(lines)
    return "\n".join(line.removeprefix("- ") for line in lines[head:end])
