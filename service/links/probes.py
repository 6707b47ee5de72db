"""Probes: signed questions by which `posse doctor` sees whether this site answers, and how its request arrived.

Both sides have the site's keys. Without them nobody can ask, and a response to anybody else tells nothing.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from itsdangerous import BadData, URLSafeSerializer

HEADER = "X-Posse-Probe"  # of a request for /healthz, with a question
FIELD = "probe"  # of the response, with the answer
GOOD_FOR = 120.0  # seconds before and after: clocks may differ, and a copy is soon of no use


class Arrival(NamedTuple):
    """How a request arrived: the entries in its X-Forwarded-For, and how many of them the process trusts."""

    forwarded: int
    trusted: int


class Probes:
    """Makes and reads questions and answers. The first of `keys` signs, all of them verify."""

    def __init__(self, keys: Sequence[str]) -> None:
        self._questions, self._answers = (_serializer(keys, salt) for salt in ("posse/probe", "posse/probe-answer"))

    def question(self, now: datetime) -> str:
        """Return a new question, as the value of a header."""
        return str(self._questions.dumps([secrets.token_hex(8), now.timestamp()]))

    def answer(self, question: str, arrival: Arrival, now: datetime) -> str | None:
        """Return the answer to a question; None if it is not signed with a key of this site, or not of this minute."""
        try:
            _, asked_at = self._questions.loads(question)
        except BadData:
            return None
        if abs(now.timestamp() - asked_at) > GOOD_FOR:
            return None
        return str(self._answers.dumps([question, *arrival]))

    def read(self, answer: object, question: str) -> Arrival | None:
        """Return what an answer tells; None if it does not belong to the question, or was not made by this site."""
        if not isinstance(answer, str):
            return None
        try:
            asked, forwarded, trusted = self._answers.loads(answer)
        except BadData:
            return None
        return Arrival(forwarded, trusted) if asked == question else None


def _serializer(keys: Sequence[str], salt: str) -> URLSafeSerializer:
    options: dict[str, object] = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
    return URLSafeSerializer([*reversed(keys)], salt=salt, signer_kwargs=options)  # itsdangerous signs with the last
