"""A mail server's reply, as the person who named the recipient may read it."""

from __future__ import annotations

import re

LENGTH = 200  # characters
GAP = "…"
_REPLY = re.compile(r"[45]\d\d(?:[ -]|$)")  # RFC 5321: a refusal begins with its code
_PLAIN_WORD = re.compile(r"[\w.,;:!?'’()\[\]<>+*#%-]{1,30}")
_HOST = re.compile(r"[^\W\d_]\.[^\W\d_]")


def shown_reply(error: str | None) -> str | None:
    """Return the reply in at most 200 characters; None if it was no mail server that refused, as `error` has it.

    It is untrusted, and may quote the mail, whose links give access to a seat: so words that could be a link, a token,
    an address or a host are replaced.
    """
    if error is None or not _REPLY.match(error):
        return None
    shown: list[str] = []
    for word in error.replace("(an address)", GAP).split():
        plain = bool(_PLAIN_WORD.fullmatch(word)) and not _HOST.search(word)
        if plain or shown[-1:] != [GAP]:
            shown.append(word if plain else GAP)
    reply = " ".join(shown).rstrip(".")
    return reply if len(reply) <= LENGTH else f"{reply[: LENGTH - 1].rpartition(' ')[0]} {GAP}"
