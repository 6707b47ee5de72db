"""Whose eyes an answer or a mail is for: a seat's, or those of a bystander."""

from __future__ import annotations

import re
from datetime import datetime
from typing import NamedTuple

from sqlmodel import Session, select

from service import errors
from service.links import Links, Verdict, holder, verdict
from service.mail.registry import kind_of
from service.models import Outmail, Seat
from tests.settings import BASE_URL, KEYS

LINKS = Links(KEYS, BASE_URL)
_PATH = re.compile(r"/(?:p/(?P<token>[^/?]+)|g/(?P<game>[0-9a-f]{24}))(?=[/?.]|$)")


class Viewer(NamedTuple):
    """Who is shown a game: a seat, or None for a bystander."""

    game: str
    seat: int | None


def of_path(session: Session, path: str, now: datetime) -> Viewer | None:
    """Return who is shown what an address leads to; None if it is of no game.

    A link that may not look, such as a past one, shows what a bystander sees.
    """
    match = _PATH.match(path)
    if match is None or match["game"]:
        return None if match is None else Viewer(match["game"], None)
    try:
        content = LINKS.read(match["token"])
        _, standing = holder(session, content, now)
    except errors.Forged:
        return None
    looks = verdict(content.scope, standing, "look") is Verdict.ALLOWED
    return Viewer(content.game_id, content.seat if looks else None)


def of_mail(session: Session, mail: Outmail) -> Viewer:
    """Return who reads a mail: its seat's player, or somebody who has no seat, or not any more."""
    kind = kind_of(mail)
    seat = session.exec(select(Seat).where(Seat.game_id == mail.game_id, Seat.n == mail.seat)).one()
    outside = kind.unsolicited or kind.to_outsider or seat.player_id != mail.player_id
    return Viewer(mail.game_id, None if outside else mail.seat)
