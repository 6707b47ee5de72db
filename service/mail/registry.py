"""All kinds of mail, as the modules in `kinds` declare them, and the one of a row of the outbox."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module

from service.mail import kinds
from service.mail.composing.kind import Draft, Kind
from service.models import Outmail, Player, Question


def _declared() -> Iterator[Kind]:
    for module in pkgutil.walk_packages(kinds.__path__, f"{kinds.__name__}."):
        yield from (value for value in vars(import_module(module.name)).values() if isinstance(value, Kind))


KINDS = {kind.key: kind for kind in _declared()}


def _names(condition: Callable[[Kind], object]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(kind.name for kind in KINDS.values() if condition(kind)))


UNSOLICITED = _names(lambda kind: kind.unsolicited)  # strangers receive these: blocked and rate limited
NEVER_MUTED = _names(lambda kind: not kind.may_be_muted)
ASKING = _names(lambda kind: kind.asks)
TELL_TALK = _names(lambda kind: kind.tells_talk)


def names_that_ask(asked: Question, *, only: bool = False) -> tuple[str, ...]:
    """Return the names of the kinds that may ask for a decision; `only`: and for no other."""
    return _names(lambda kind: kind.asks == (asked,) if only else asked in kind.asks)


def kind_of(mail: Outmail) -> Kind:
    """Return the kind of a mail. Raises KeyError for one that this program does not know."""
    word = mail.cause.partition(" ")[0]
    return KINDS.get(f"{mail.kind} {word}") or KINDS[mail.kind]


def still_applies(draft: Draft) -> bool:
    """Return whether a mail is to be sent: its reader has the seat, wants it, and its kind says it still applies."""
    kind, mail = draft.kind, draft.mail
    if not kind.to_outsider and draft.seat.player_id != mail.player_id:
        return False  # the seat is somebody else's by now
    if kind.unsolicited and draft.log.session.get_one(Player, mail.player_id).muted:
        return False
    return kind.still_applies(draft)
