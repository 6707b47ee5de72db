"""Decide whether a received mail is an answer by its player: neither automatic nor from another sender.

Whether DMARC failed is read in the Authentication-Results headers (RFC 8601) of the own mail server. The mail's author
chooses some of what that server quotes in them, and may add headers that name it. So every header of that server
counts, and one that says something of DMARC which cannot be read counts as a failure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from service.inbound.parsing import Incoming
from service.text.addresses import in_ascii
from service.text.mailbox_names import surely_same

_IN_COMMENT = re.compile(r"[^()\\]++|\\.|[()]", re.DOTALL)
_OUTSIDE = re.compile(r'[^"();\\]++|"(?:[^"\\]|\\.)*+"|[(;]', re.DOTALL)
_METHOD = re.compile(r"\s*dmarc(?![\w-])", re.IGNORECASE)
_RESULT = re.compile(r"\s*dmarc\s*(?:/\s*\d+\s*)?=\s*(\w+)", re.IGNORECASE)
_SUPPRESSED = {"all", "oof", "autoreply"}  # kinds of answers that a mail asks not to get, of which ours is one
_BULK = ("bulk", "junk", "list", "auto_reply", "auto-reply")


def automatic(mail: Incoming, envelope_sender: str | None) -> str | None:
    """Return why a mail was sent by a program and must not be answered; None if a person may have sent it.

    `envelope_sender`: None if it is not known.
    """
    headers = mail.headers
    submitted, precedence = (_word(headers.get(name, "")) for name in ("auto-submitted", "precedence"))
    reasons = {
        "empty sender": envelope_sender in ("", "<>") or headers.get("return-path") == "<>",
        "Auto-Submitted": "auto-submitted" in headers and submitted != "no",
        "mailing list": "list-id" in headers or "list-unsubscribe" in headers,
        "vacation answer": "x-autoreply" in headers or "x-autorespond" in headers,
        "Precedence": precedence in _BULK,
        "report": mail.content_type == "multipart/report",
        "our own mail": "x-posse-kind" in headers,
    }
    return next((reason for reason, applies in reasons.items() if applies), None)


def _word(value: str) -> str:
    """Return what a header says before its parameters, without comments, which may stand anywhere (RFC 3834)."""
    return (_clauses(value) or [value])[0].strip()


def suppresses_answers(mail: Incoming) -> bool:
    """Return whether a mail asks for no automatic answer; a person may have written it all the same."""
    return not _SUPPRESSED.isdisjoint(re.split(r"[\s,;]+", mail.headers.get("x-auto-response-suppress", "")))


def not_from(mail: Incoming, address: str, authserv_id: str | None) -> str | None:
    """Return why a mail is not from the player with that address; None if it is, as far as can be known."""
    sender = None if mail.sender is None else in_ascii(mail.sender)
    if mail.sender is None or sender is None:
        return "unclear sender"
    if not surely_same(sender, address):
        return "another sender"
    if authserv_id is None:
        return None
    said = {"fail"} if mail.results is None else _said_of_dmarc(mail.results, authserv_id)
    # A server that does not convert the name of a domain, as RFC 8616 demands, has looked for records of no domain.
    passed = "fail" not in said and (mail.sender.isascii() or "pass" in said)
    return None if passed else "DMARC failed"


def _said_of_dmarc(results: Iterable[str], server: str) -> set[str]:
    """Return what the headers of that server say of DMARC, in lower case: "fail" if one names it and is unreadable.

    `results`: the values of the headers. `server`: the authserv-id, in any case.
    """
    return {word for result in results if "dmarc" in result.lower() for word in _said(result, server)}


def _said(result: str, server: str) -> Iterable[str]:
    clauses = _clauses(result)
    if clauses is None:
        return ["fail"] if server.lower() in result.lower() else []
    begins = re.match(rf"\s*{re.escape(server)}(?![\w-]|\.\w)(.*)", clauses[0], re.IGNORECASE | re.DOTALL)
    if begins is None:
        return []  # of another server
    if begins[1].strip() not in ("", "1", "/1"):
        return ["fail"]  # unreadable
    found = [_RESULT.match(clause) for clause in clauses[1:] if _METHOD.match(clause)]
    return ["fail" if one is None else one[1].lower() for one in found]


def _clauses(text: str) -> list[str] | None:
    """Split a value at each `;`, without comments and quotation marks; None if one of these does not end."""
    pieces: list[list[str]] = [[]]
    depth = at = 0
    while at < len(text):
        token = (_IN_COMMENT if depth else _OUTSIDE).match(text, at)
        if token is None:
            return None
        at = token.end()
        if depth or token[0] == "(":
            depth += {"(": 1, ")": -1}.get(token[0], 0)
            pieces[-1].append(" ")
        elif token[0] == ";":
            pieces.append([])
        else:
            pieces[-1].append(token[0].strip('"') if token[0].startswith('"') else token[0])
    return None if depth else ["".join(piece) for piece in pieces]
