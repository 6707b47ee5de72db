"""Motions: questions that need the consent of all players, to pause the game, to end it, or to give a held seat away.

One player asks, the others answer within 48 hours. Players whose seats are held meanwhile need not answer; one no
refuses. The owner of a held seat may object to losing it until the 48 hours are over or they have agreed.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from engine.language import text
from service import errors
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.games import pausing, stopping
from service.games.transaction import GameTransaction
from service.mail.kinds import invite
from service.mail.kinds import motion as motion_mail
from service.mail.kinds.notices import game_notices
from service.models import PENDING, UNDER_WAY, Motion, MotionKind, MotionState, Player
from service.players import limits, players
from service.queues import retries

QUEUE = retries.Queue("motions")
OPEN_FOR = timedelta(hours=48)
INVITED_FOR = timedelta(days=7)  # how long a substitute may take to accept
MOST_A_DAY = 3  # questions of one kind by one seat in 24 hours
_TOO_MANY = text("At most {most} questions of one kind by one player in 24 hours, please.")


def ask(tx: GameTransaction, by: int, kind: MotionKind) -> Motion:
    """Ask the players to `pause` or to `end` the game; if that is open already, agree to it.

    Raises errors.Over unless the game is being played, or paused for `end`; errors.OutOfTurn if a robot holds the seat;
    errors.TooMany.
    """
    tx.require_status(*(("playing",) if kind == "pause" else ("playing", "paused")))
    tx.require_own_seat(by)
    same = select(Motion).where(Motion.game_id == tx.game.id, Motion.kind == kind, Motion.state == "open")
    present = tx.session.exec(same).first()
    if present is not None:
        _give_answer(tx, present, by, True)
        return present
    return put_to_vote(tx, Motion(game_id=tx.game.id, kind=kind, by=by, asked=[], agreed=[], made_at=tx.now))


def put_to_vote(tx: GameTransaction, motion: Motion) -> Motion:
    """Open a new question and mail it to all whose consent it needs. Raises errors.TooMany."""
    by = motion.by
    _check_limit(tx, motion)
    motion.asked = [seat.n for seat in tx.seats if seat.n != by and _needs_consent_of(tx, motion, seat.n)]
    motion.agreed, motion.due_at = [by], tx.now + OPEN_FOR
    tx.session.add(motion)
    tx.session.flush()
    owner = [] if motion.seat is None else [motion.seat]
    for n in motion.asked + owner:
        motion_mail.queue(tx, n, motion)
    _decide(tx, motion)
    return motion


def carry_again(tx: GameTransaction, motion: Motion, earlier: Motion) -> Motion:
    """Carry a new question with the answers that carried an earlier one to the same effect."""
    motion.asked, motion.agreed = earlier.asked, earlier.agreed
    tx.session.add(motion)
    tx.session.flush()
    _carry(tx, motion)
    return motion


def answer(tx: GameTransaction, motion_id: int, n: int, yes: bool) -> Motion:
    """Record that a player agrees or refuses. Idempotent.

    Raises errors.Past if the question is closed with another outcome, and errors.OutOfTurn if the seat is not asked.
    """
    motion = tx.session.get(Motion, motion_id, populate_existing=True)
    if motion is None or motion.game_id != tx.game.id:
        raise errors.Past(text("There is no such question in this game."))
    if n not in (*motion.asked, motion.by, motion.seat):
        raise errors.OutOfTurn(text("You are not among the players who are asked."))
    may_object = motion.state == "carried" and n == motion.seat
    if motion.state != "open" and not may_object:
        if yes == (motion.state in ("carried", "done")):
            return motion
        raise errors.Past(text("This question is closed: your answer came too late."))
    tx.require_status(*UNDER_WAY)
    _give_answer(tx, motion, n, yes)
    return motion


def open_motions(log: GameLog) -> list[Motion]:
    """Return the questions that wait for answers, or for a substitute to accept the seat, in order."""
    waiting = col(Motion.state).in_(PENDING)
    motions = select(Motion).where(Motion.game_id == log.game.id, waiting).order_by(col(Motion.id))
    return list(log.session.exec(motions))


def lapse(session: Session, now: datetime) -> bool:
    """Close one question whose time is over; return False if there is none."""
    due = select(Motion.id, Motion.game_id).where(col(Motion.due_at) <= now, ~retries.waits(QUEUE, col(Motion.id), now))
    found = session.exec(due.order_by(col(Motion.due_at)).limit(1)).first()
    if found is None:
        return False
    retries.take(session, QUEUE, found[0])
    tx = GameTransaction.lock(session, found[1], now)
    motion = session.get_one(Motion, found[0], populate_existing=True)
    if motion.due_at is None or motion.due_at > now:
        return True  # closed by another transaction while this one waited for the lock
    if tx.game.status not in UNDER_WAY:
        close(motion, "lapsed")
    elif motion.state == "open" and motion.kind == "substitute" and _all_agree(tx, motion):
        _carry(tx, motion)
    else:
        close(motion, "lapsed")
        game_notices.queue_settled(tx, motion, game_notices.UNANSWERED)
    return True


def close(motion: Motion, state: MotionState) -> None:
    """Set the final state of a question and remove its deadline."""
    motion.state, motion.due_at = state, None


def _check_limit(tx: GameTransaction, motion: Motion) -> None:
    """Raise errors.TooMany if the seat has asked too many questions of that kind: each is a mail to every player."""
    asked = (
        select(Motion.made_at)
        .where(Motion.game_id == motion.game_id, Motion.by == motion.by, Motion.kind == motion.kind)
        .where(col(Motion.made_at) > tx.now - limits.DAY)
    )
    recent = tx.session.exec(asked).all()
    limits.allow(1, recent, MOST_A_DAY, tx.now, _TOO_MANY)


def _give_answer(tx: GameTransaction, motion: Motion, n: int, yes: bool) -> None:
    """Record a yes, which may carry the question, or close it with a no."""
    if yes:
        motion.agreed = sorted({*motion.agreed, n})
        _decide(tx, motion)
    else:
        close(motion, "refused")
        if n != motion.by:
            game_notices.queue_settled(tx, motion, game_notices.REFUSED)


def _needs_consent_of(tx: GameTransaction, motion: Motion, n: int) -> bool:
    """Return whether the question needs this seat's consent at present."""
    seat = tx.seats[n]
    away = motion.kind == "pause" and presence.is_away(seat, tx.now)
    return presence.plays(seat) and not away and n != motion.seat


def _all_agree(tx: GameTransaction, motion: Motion) -> bool:
    """Return whether all seats have agreed whose consent is needed at present."""
    return all(n in motion.agreed for n in motion.asked if _needs_consent_of(tx, motion, n))


def _decide(tx: GameTransaction, motion: Motion) -> None:
    """Carry the question if all agree; the owner of an offered seat has 48 hours to object, unless they agree."""
    if motion.state == "open" and _all_agree(tx, motion) and (motion.seat is None or motion.seat in motion.agreed):
        _carry(tx, motion)


def _carry(tx: GameTransaction, motion: Motion) -> None:
    """Do what the players have agreed to."""
    close(motion, "done")
    if motion.kind == "pause":
        pausing.pause(tx)
    elif motion.kind == "end":
        stopping.stop(tx, "ended")
    else:
        motion.state, motion.due_at = "carried", tx.now + INVITED_FOR
        _invite(tx, motion)


def _invite(tx: GameTransaction, motion: Motion) -> None:
    """Mail the substitute an invitation to the seat: now, or when their rate limit allows it."""
    asker = tx.seats[motion.by].player_id
    guest = tx.session.get(Player, motion.player_id)
    if guest is None:
        return
    players.lock_players(tx.session, {number for number in (asker, guest.id) if number is not None})
    invite.queue_offer(tx, motion, guest, limits.next_allowed(tx.session, asker, guest, tx.now))
