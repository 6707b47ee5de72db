"""One mail about several games: for each the question, its deadline, the link, and what happened in a line or two.

It includes the mails that were postponed until then and still apply when it is sent, through the same gate.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple
from zoneinfo import ZoneInfo

from sqlmodel import Session, col, select

from service.gamelog.log import read_together
from service.gamelog.story import since_last_turn
from service.gamelog.titles import title
from service.links import Links
from service.mail.composing.kind import Draft
from service.mail.composing.parts import recap
from service.mail.composing.threads import is_repeated
from service.mail.registry import kind_of, still_applies
from service.models import Game, Outmail, Player, Seat

MOST_LINES = 2  # lines about what has happened in a game


@dataclass(frozen=True)
class GameNews:
    """What a digest says about one game. `due`: until when the reader's turn waits; None if nothing is asked of them.

    `lines` tell the latest turns; `more`: they are not all that happened.
    """

    name: str
    link: str
    due: datetime | None
    news: list[str]
    lines: list[str]
    more: bool


class DigestNews(NamedTuple):
    """The content of a digest: the games, the mails it includes, the seat in the first game, all players' names."""

    games: list[GameNews]
    told: list[int]
    seat: Seat
    names: list[str]


def read(session: Session, digest: Outmail, player: Player, links: Links, now: datetime) -> DigestNews | None:
    """Return the content of a digest sent now, the earliest deadlines first; None if no mail in it still applies."""
    by_game: dict[str, list[Draft]] = {}
    for draft in _mails(session, digest, player, links, now):
        if still_applies(draft):
            by_game.setdefault(draft.game.id, []).append(draft)
    games = sorted(by_game.values(), key=_urgency)
    if not games:
        return None
    told = [draft.mail.id or 0 for mails in games for draft in mails]
    names = [name for mails in games for name in mails[0].log.names]
    return DigestNews([_news_of(mails) for mails in games], told, games[0][0].seat, names)


def _mails(session: Session, digest: Outmail, player: Player, links: Links, now: datetime) -> Iterator[Draft]:
    mails = select(Outmail, Game, is_repeated()).join(Game, col(Game.id) == Outmail.game_id)
    mails = mails.where(Outmail.digest == digest.id, Outmail.state == "digested").order_by(col(Outmail.id))
    rows = session.exec(mails).all()
    logs = read_together(session, [game for _, game, _ in rows])
    for mail, game, repeated in rows:
        log = logs[game.id]
        yield Draft(log, log.seats[mail.seat], mail, kind_of(mail), links, ZoneInfo(player.time_zone), now, repeated)


def _urgency(mails: Sequence[Draft]) -> tuple[bool, datetime]:
    """Return the key by which games are sorted: those that wait for the reader first, by their deadlines."""
    draft = mails[0]
    return not _is_turn(mails), draft.game.due_at or draft.sent_at


def _is_turn(mails: Sequence[Draft]) -> bool:
    return any(draft.mail.kind == "turn" for draft in mails)


def _news_of(mails: Sequence[Draft]) -> GameNews:
    draft, turn = mails[-1], _is_turn(mails)
    told = recap(draft, since_last_turn(draft.log, draft.seat.n)) if turn else {"finished": [], "since": []}
    turns: list[str] = told["finished"] + told["since"]
    lines = turns[-MOST_LINES:]
    return GameNews(
        name=title(draft.log),
        link=draft.turn_link() if turn else draft.history,
        due=draft.due if turn else None,
        news=[_news(one) for one in mails if one.mail.kind != "turn"],
        lines=lines,
        more=len(turns) > len(lines),
    )


def _news(draft: Draft) -> str:
    """Return the content of a mail that asks for nothing, in one line."""
    kind = draft.kind
    if kind.in_digest is not None:
        return kind.in_digest(draft)
    first: str = kind.context(draft)["lines"][0]
    return first
