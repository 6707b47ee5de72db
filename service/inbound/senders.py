"""Read whose mail it is: the one address in its only From header, if it cannot be read in two ways.

DMARC was checked by another program. If a mail names two addresses anywhere in that header, it may have checked one
of them while this program takes the other for the sender. So a mail is of nobody unless two parsers and a search for
anything that looks like an address find the same one, in the only line of its headers that anybody may take for a From.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from email import policy
from email.errors import InvalidHeaderDefect
from email.header import decode_header
from email.utils import getaddresses

LONGEST = 1000  # characters of a From header
_FROM = re.compile(rb"^from[ \t]*:", re.IGNORECASE | re.MULTILINE)
_NEITHER_LINE_END_NOR_TEXT = re.compile(rb"[\r\n\0]")
_MENTION = re.compile(r"[^\s<>()\[\],;:\"\\@]*@[^\s<>()\[\],;:\"\\@]+[.。．｡][^\s<>()\[\],;:\"\\@]+")
# An unquoted address as the name of itself is common and not ambiguous.
_TWICE = re.compile(r"([^\s<>()\[\],;:\"\\@]+@[^\s<>()\[\],;:\"\\@]+)\s*(<\1>)")
_COMMENT = re.compile(r"\([^()]*\)")


def sender(raw: bytes, values: Sequence[str]) -> str | None:
    """Return the address a mail is from, in lower case; empty if its From header is; None if that is not clear.

    `raw`: the mail, or its beginning. `values`: those of its From headers as they were parsed.
    """
    if len(values) != 1 or len(values[0]) > LONGEST or not _one_from(raw):
        return None
    text = " ".join(values[0].split())
    return "" if text in ("", "<>") else _only_address(text)


def _one_from(raw: bytes) -> bool:
    """Return whether the headers end within `raw`, all with the line end of the first, and only one is a From."""
    end = b"\r\n" if raw.partition(b"\n")[0].endswith(b"\r") else b"\n"
    headers, blank, _ = raw.partition(end + end)
    if not blank or _NEITHER_LINE_END_NOR_TEXT.search(headers.replace(end, b" ")):
        return False
    return len(_FROM.findall(headers)) == 1


def _only_address(text: str) -> str | None:
    """Return the address if both parsers read it, without a group, and nothing else in the text looks like another."""
    written_twice = _TWICE.fullmatch(text)
    text = written_twice[2] if written_twice else text
    header = policy.SMTP.header_factory("From", text)
    invalid = any(isinstance(defect, InvalidHeaderDefect) for defect in header.defects)  # not obsolete: `Anna B. <...>`
    if len(header.addresses) != 1 or header.groups[0].display_name is not None or invalid:
        return None
    address = header.addresses[0].addr_spec.lower()
    # Newer versions of `getaddresses` take each comma in a comment for a further address.
    plain = _COMMENT.sub(lambda comment: comment[0].replace(",", " "), text)
    others = [other.lower() for _, other in getaddresses([plain])]
    mentioned = {mention.strip("'").lower() for mention in _MENTION.findall(f"{text} {_decoded(text)}")}
    return address if others == [address] and mentioned <= {address} and address in text.lower() else None


def _decoded(text: str) -> str:
    """Return a text with its encoded words decoded, as far as they are ASCII."""
    decoded = (part for part, _ in decode_header(text))
    return " ".join(part.decode("latin-1") if isinstance(part, bytes) else part for part in decoded)
