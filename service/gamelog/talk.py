"""What players have said to the table. It is for the seats of the game alone, and belongs to no move.

No page, mail or record for anybody else has it. Lines are shown with a day, not a time: the time could be compared with
that of a sealed answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import sqlalchemy as sa
from sqlmodel import Session, col, select

from service.gamelog.log import GameLog
from service.models import Game, Talk
from service.text.renaming import renamed


def add(log: GameLog, n: int, line: str, now: datetime) -> None:
    """Add a line of that seat's player."""
    seat = log.seats[n]
    talk = Talk(game_id=log.game.id, seat=n, player_id=seat.player_id, name=seat.name, line=line, said_at=now)
    log.session.add(talk)


def is_shown_to(log: GameLog, n: int) -> bool:
    """Return whether that seat's player reads the talk: it is on, and they have not muted it."""
    return not log.game.talk_off and not log.seats[n].talk_muted


def latest(log: GameLog, most: int, but: int | None = None) -> Sequence[Talk]:
    """Return the last lines of all seats, or of all but one, that are not hidden, up to that many, the oldest first."""
    shown = select(Talk).where(Talk.game_id == log.game.id, col(Talk.hidden_at).is_(None), Talk.seat != but)
    return log.session.exec(shown.order_by(col(Talk.id).desc()).limit(most)).all()[::-1]


def of_invitation(log: GameLog) -> str | None:
    """Return the line with which the organiser invites, the only one before the deal; None if it is hidden or absent.

    It is the first line of the table talk once the cards are dealt.
    """
    said = select(Talk.line).where(Talk.game_id == log.game.id, Talk.seat == 0, Talk.said_at == log.game.created_at)
    return log.session.exec(said.where(col(Talk.hidden_at).is_(None))).first()


def by_seat(log: GameLog, n: int, after: datetime) -> Sequence[Talk]:
    """Return all lines of a seat that were said after a time, the oldest first; hidden ones, too."""
    said = select(Talk).where(Talk.game_id == log.game.id, Talk.seat == n, Talk.said_at > after)
    return log.session.exec(said.order_by(col(Talk.id))).all()


def every(session: Session, game: Game, number: int) -> Sequence[Talk]:
    """Return the last lines of a game, hidden ones too, the newest first: for the operator."""
    return session.exec(select(Talk).where(Talk.game_id == game.id).order_by(col(Talk.id).desc()).limit(number)).all()


def rename(log: GameLog, old: str, new: str) -> None:
    """Replace a name in the lines of a game, where it stands as a word of its own."""
    for talk in log.session.exec(select(Talk).where(Talk.game_id == log.game.id, col(Talk.line).contains(old))):
        talk.line = renamed(talk.line, old, new)


def move(log: GameLog, player_id: int | None, successor_id: int | None) -> None:
    """Record a player's lines in a game as those of the player of their new address."""
    theirs = (col(Talk.game_id) == log.game.id) & (col(Talk.player_id) == player_id)
    log.session.exec(sa.update(Talk).where(theirs).values(player_id=successor_id))


def erase_of(log: GameLog, player_id: int) -> None:
    """Erase what a player has said in a game."""
    log.session.exec(sa.delete(Talk).where(col(Talk.game_id) == log.game.id, col(Talk.player_id) == player_id))


def erase_of_ended(session: Session, before: datetime) -> bool:
    """Erase the talk of one game that ended before a time; return False if there was none."""
    ended = select(Talk.game_id).join(Game).where(col(Game.ended_at) < before).order_by(Talk.game_id).limit(1)
    game_id = session.exec(ended).first()
    if game_id is not None:
        session.exec(sa.delete(Talk).where(col(Talk.game_id) == game_id))
    return game_id is not None
