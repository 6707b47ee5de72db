"""One mail about several games: for each the question, its deadline, the link, and what happened in a line or two.

It includes the mails that were held for it and still apply when it is sent, through the same gate.
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
from service.links import Links
from service.mail.composing.draft import About, is_repeated
from service.mail.composing.recap import recap
from service.mail.registry import kind_of, still_applies
from service.models import Game, Outmail, Player, Seat
from service.text import amounts

MOST_LINES = 2  # lines about what has happened in a game
TIME_UP = "Your time was up, so the clock finished your turn."
HAND_OVER = "A hand is over. Money now: {money}."


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
    by_game: dict[str, list[About]] = {}
    for about in _mails(session, digest, player, links, now):
        if still_applies(about):
            by_game.setdefault(about.game.id, []).append(about)
    games = sorted(by_game.values(), key=_urgency)
    if not games:
        return None
    told = [about.mail.id or 0 for mails in games for about in mails]
    names = [name for mails in games for name in mails[0].log.names]
    return DigestNews([_news_of(mails) for mails in games], told, games[0][0].seat, names)


def _mails(session: Session, digest: Outmail, player: Player, links: Links, now: datetime) -> Iterator[About]:
    """Yield the mails that a digest was made for, each as of `now`."""
    mails = select(Outmail, Game, is_repeated()).join(Game, col(Game.id) == Outmail.game_id)
    mails = mails.where(Outmail.digest == digest.id, Outmail.state == "digested").order_by(col(Outmail.id))
    rows = session.exec(mails).all()
    logs = read_together(session, [game for _, game, _ in rows])
    for mail, game, repeated in rows:
        log = logs[game.id]
        yield About(log, log.seats[mail.seat], mail, links, ZoneInfo(player.time_zone), now, repeated)


def _urgency(mails: Sequence[About]) -> tuple[bool, datetime]:
    """Return the key by which games are sorted: those that wait for the reader first, by their deadlines."""
    about = mails[0]
    return not _is_turn(mails), about.game.due_at or about.sent_at


def _is_turn(mails: Sequence[About]) -> bool:
    return any(about.mail.kind == "turn" for about in mails)


def _news_of(mails: Sequence[About]) -> GameNews:
    about, turn = mails[-1], _is_turn(mails)
    turns: list[str] = recap(about, since_last_turn(about.log, about.seat.n))["since"] if turn else []
    lines = turns[-MOST_LINES:]
    return GameNews(
        name=about.game.name,
        link=about.turn_link() if turn else about.links.history(about.game.id),
        due=about.due if turn else None,
        news=[_news(one) for one in mails if one.mail.kind != "turn"],
        lines=lines,
        more=len(turns) > len(lines),
    )


def _news(about: About) -> str:
    """Return the content of a mail that asks for nothing, in one line."""
    if about.mail.kind == "timeout":
        return TIME_UP
    if about.mail.kind == "hand":
        money = ", ".join(f"{chair.name} {amounts.money(chair.money)}" for chair in about.table(about.mail.at).ranked)
        return HAND_OVER.format(money=money)
    return str(kind_of(about.mail).context(about)["lines"][0])
