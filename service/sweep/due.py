"""Deadlines: a column says when, a sweep does one thing at a time and says whether it found any.

Running the sweep twice, late, or in several processes at once is harmless: an item is taken under its game's
lock, after looking again whether it is still due.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import func
from sqlalchemy.exc import SQLAlchemyError
from sqlmodel import Session, col, or_, select

from service import logs
from service.clocks import timeline
from service.db.database import Database
from service.db.locks import lock_game
from service.gamelog import presence
from service.games import ending, pausing, turn_clock, windows
from service.games.carry_on import carry_on
from service.games.transaction import GameTransaction
from service.mail.kinds import reminder
from service.models import Game
from service.seats import invitations, motions, proposing
from service.sweep import outages

log = logs.get()

POSTPONED = timedelta(minutes=15)


def work_due(database: Database, now: datetime) -> bool:
    """Do the one thing that has been due longest, in a transaction of its own. False if nothing was due.

    A game that cannot be carried on is postponed, so that it does not hold up all the others.
    """
    taken: str | None = None
    try:
        with database.writing() as session:
            if outages.give_back(session, now):
                return True
            game = _longest_due(session, now)
            if game is not None:
                taken = game.id
                attend(session, game, now)
                return True
            return (
                invitations.remind_invited(session, now)
                or invitations.lapse_invited(session, now)
                or proposing.forget_unconfirmed(session, now)
                or motions.lapse(session, now)
            )
    except SQLAlchemyError:
        raise  # the database is away or busy: no fault of that game
    except Exception:
        if taken is None:
            raise
        log.exception("game cannot be carried on", game=taken)
        _postpone(database, taken, now)
        return True


def _postpone(database: Database, game_id: str, now: datetime) -> None:
    """What is due in that game waits a while; its players lose nothing by it."""
    with database.writing() as session:
        game = lock_game(session, game_id)
        game.remind_at = None
        if game.due_at is not None and game.due_at <= now:
            game.due_at = now + POSTPONED
        session.add(game)


def _longest_due(session: Session, now: datetime) -> Game | None:
    """The game whose deadline or reminder has been due longest, locked; one that another sweep holds is passed over.

    A reminder is never later than its deadline.
    """
    due = (
        select(Game)
        .where(col(Game.status).in_(("playing", "paused")), or_(col(Game.due_at) <= now, col(Game.remind_at) <= now))
        .order_by(func.coalesce(Game.remind_at, Game.due_at), col(Game.id))
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    return session.exec(due).first()


def attend(session: Session, game: Game, now: datetime) -> None:
    """Do what is due in a game whose lock the caller holds: nothing, if it has been done already."""
    if game.status not in ("playing", "paused"):
        return
    if game.due_at is not None and game.due_at <= now:
        tx = GameTransaction(session, game, now)
        if game.status == "paused":
            pausing.lapse(tx)
        else:
            _time_is_up(tx)
    elif game.remind_at is not None and game.remind_at <= now:
        _remind(GameTransaction(session, game, now))


def _time_is_up(tx: GameTransaction) -> None:
    """The window closes; or the cautious policy plays the rest of the turn, seeing no more than its player does.

    If a move of its own opens a window, the rest waits for the close. Where nobody has played for too long, it ends.
    """
    if windows.is_open(tx.game):
        windows.close(tx)
    elif presence.deserted(tx.seats):
        ending.stop(tx, "deserted")
    else:
        turn_clock.time_up(tx)
    carry_on(tx)


def _remind(tx: GameTransaction) -> None:
    """One reminder for each deadline: to him whose turn it is, or to those asked who have not answered.

    A deadline that was moved to another time is another one.
    """
    game = tx.game
    game.remind_at = None
    asked_out_of_turn = windows.is_open(game)
    answered = tx.answers(game.at) if asked_out_of_turn else {}
    for n in tx.position.to_act():
        awaited = n not in answered and not (asked_out_of_turn and presence.is_away(tx.seats[n], tx.now))
        if awaited and not tx.is_robot(n):
            reminder.queue(tx, n)
            timeline.note(tx.session, game, n, "reminded", tx.now)
