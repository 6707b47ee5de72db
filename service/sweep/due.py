"""Process what is due: each step one item of its queue, and it returns whether it found one.

The sweep may run twice, late, or in several processes at once: an item is processed under its game's lock, after
checking that it is still due.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, func
from sqlmodel import Session, col, or_, select

from service.db.database import Database, lock_game
from service.gamelog import deals, presence
from service.games import game_clock, pausing, stopping, windows
from service.games.carry_on import carry_on
from service.games.transaction import GameTransaction
from service.leagues import replacing, season_end, season_start, weekly_news
from service.lobby import choosing, invitations, proposing
from service.mail.delivering import postponed
from service.mail.kinds import reminder
from service.models import UNDER_WAY, Game, Inmail
from service.players import my_games
from service.process import logs
from service.queues import retries
from service.results import played_seats, ratings
from service.sweep import outages
from service.sweep.outages import CLOCKS, POSTPONED
from service.table import motions

LONGEST_ROUND = 10.0  # seconds; the next sweep, which records that it runs, begins a second later

logger = logs.get()

QueueStep = Callable[[Database, datetime], bool]


def work_in_turn(
    steps: Sequence[Callable[[], bool]], may_continue: Callable[[], bool], steady: Callable[[], float] = time.monotonic
) -> None:
    """Call each step in turn as long as it finds something to do, until none does, or for LONGEST_ROUND.

    So no queue keeps another waiting, however much is due in it. A step does one thing and returns whether there was
    any. `steady` returns the seconds of a monotonic clock.
    """
    until, busy = steady() + LONGEST_ROUND, list(steps)
    while busy and may_continue() and steady() < until:
        busy = [step for step in busy if may_continue() and step()]


def _clocks(database: Database, now: datetime) -> bool:
    """Settle one game's part of an outage, or else process what has been due longest in a game.

    A game that raises an exception is postponed, so that it does not block all others.
    """
    return retries.handle(
        database, lambda tx, at: outages.give_back(tx, at) or _attend_longest_due(tx, at), now, _postpone
    )


def queue_step(work: Callable[[Session, datetime], bool]) -> QueueStep:
    """Return the step that processes one item of a queue in a transaction of its own."""
    return lambda database, now: retries.handle(database, work, now)


# Each processes one item, and returns False if none is due. None can block another.
STEPS: tuple[QueueStep, ...] = (
    _clocks,
    queue_step(invitations.remind_invited),
    queue_step(invitations.lapse_invited),
    queue_step(choosing.end_one),
    queue_step(played_seats.count_one),
    queue_step(ratings.rate_one),
    queue_step(proposing.forget_unconfirmed),
    queue_step(season_start.begin_one),
    queue_step(season_start.deal_one),
    queue_step(replacing.replace_one),
    queue_step(weekly_news.mail_one),
    queue_step(season_end.stop_one),
    queue_step(season_end.close_one),
    queue_step(season_end.open_one),
    queue_step(motions.lapse),
    queue_step(postponed.gather_due),
    queue_step(my_games.answer_one),
)


def _postpone(session: Session, game_id: str, now: datetime) -> None:
    game = lock_game(session, game_id)
    game.remind_at = None
    if game.due_at is not None and game.due_at <= now:
        game.due_at = now + POSTPONED
    if game.think_by is not None and game.think_by <= now:
        game.think_by = now + POSTPONED
    session.add(game)


def _attend_longest_due(session: Session, now: datetime) -> bool:
    game = _longest_due(session, now)
    if game is None:
        return False
    retries.take(session, CLOCKS, game.id)
    attend(GameTransaction(session, game, now))
    return True


def _longest_due(session: Session, now: datetime) -> Game | None:
    """Return the game whose deadline, reminder or thought has been due longest, locked; skip games locked by others.

    A reminder is never later than its deadline. An answer by mail that came before the deadline is read first.
    """
    due = (
        select(Game)
        .where(
            col(Game.status).in_(UNDER_WAY),
            or_(col(Game.due_at) <= now, col(Game.remind_at) <= now, col(Game.think_by) <= now),
            ~_came_in_time(now),
            ~retries.waits(CLOCKS, col(Game.id), now),
        )
        .order_by(func.coalesce(Game.remind_at, Game.due_at, Game.think_by), col(Game.id))
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    return session.exec(due).first()


def _came_in_time(now: datetime) -> ColumnElement[bool]:
    """Return, for a query over games, whether an answer by mail waits to be read that came before the deadline.

    One that waits for longer than a short outage cannot be handled, and stops no clock.
    """
    answers = select(Inmail.id).where(Inmail.game_id == Game.id, Inmail.state == "received", Inmail.asked != "report")
    recent = col(Inmail.received_at) > now - outages.SHORTEST
    return answers.where(recent, col(Inmail.received_at) <= col(Game.due_at)).exists()


def attend(tx: GameTransaction) -> None:
    """Process what is due in a locked game. Idempotent."""
    game = tx.game
    if game.status not in UNDER_WAY:
        return
    if game.due_at is not None and game.due_at <= tx.now:
        if game.status == "paused":
            pausing.resume_for(tx, "pause over")
        else:
            _meet_deadline(tx)
    elif game.remind_at is not None and game.remind_at <= tx.now:
        _remind(tx)
    elif game.think_by is not None and game.think_by <= tx.now:
        logger.warning("no robot has thought in time", game=game.id)
        game_clock.stop_waiting(game)
        carry_on(tx, may_think=False)  # a quick policy plays for it


def _meet_deadline(tx: GameTransaction) -> None:
    """Stop a deal whose day is over; else close the open window, end a deserted game, or finish the turn by the policy.

    The policy sees no more than the player does. If its move opens a window, the rest waits until that is closed.
    """
    until = deals.sealed_until(tx.game)
    if until is not None and until <= tx.now:
        stopping.stop_unsaid(tx)  # without a result; the end of the day is no surprise
        return
    if windows.is_open(tx.game):
        carry_on(tx, windows.close(tx))
        return
    if presence.deserted(tx.seats):
        stopping.stop(tx, "deserted")
    else:
        game_clock.time_up(tx)
    carry_on(tx)


def _remind(tx: GameTransaction) -> None:
    """Queue the reminder of a deadline: to the player whose turn it is, or to those who have not answered the window.

    A moved deadline gets its own reminder.
    """
    game = tx.game
    game.remind_at = None
    asked_out_of_turn = windows.is_open(game)
    answered = tx.answers(game.at) if asked_out_of_turn else {}
    for n in tx.position.to_act():
        awaited = n not in answered and not (asked_out_of_turn and presence.is_away(tx.seats[n], tx.now))
        if awaited and not tx.is_robot(n):
            reminder.queue(tx, n)
            tx.note_clock(n, "reminded")
