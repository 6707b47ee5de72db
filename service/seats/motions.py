"""Questions that need everybody's yes: to pause the game, to end it, to give a held seat to somebody else.

One asks, the others answer within 48 hours. Whoever is gone meanwhile is not waited for; one no is a no. The owner of a
held seat has all that time to object to losing it, unless he gives it up himself.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from service import errors
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.games import ending, pausing
from service.games.transaction import GameTransaction
from service.mail.kinds import invite, refused, unanswered
from service.mail.kinds import motion as motion_mail
from service.models import Motion, Player
from service.seats import limits

OPEN_FOR = timedelta(hours=48)
INVITED_FOR = timedelta(days=7)
A_DAY = 3  # questions of one kind by one seat


def ask(tx: GameTransaction, by: int, kind: str) -> Motion:
    """Ask the table to `pause` or to `end`. Who asks when it is asked already agrees. Raises errors.Over, OutOfTurn."""
    tx.require_status(*(("playing",) if kind == "pause" else ("playing", "paused")))
    tx.require_own_seat(by)
    same = _open_motion(tx, kind)
    if same is not None:
        _give_answer(tx, same, by, True)
        return same
    return put(tx, Motion(game_id=tx.game.id, kind=kind, by=by, asked=[], agreed=[], made_at=tx.now))


def put(tx: GameTransaction, motion: Motion) -> Motion:
    """Put a new question to all whose yes it needs. Raises errors.TooMany for the fourth of a kind in a day."""
    by = motion.by
    _allow(tx, motion)
    motion.asked = [seat.n for seat in tx.seats if seat.n != by and _counts(tx, motion, seat.n)]
    motion.agreed, motion.due_at = [by], tx.now + OPEN_FOR
    tx.add(motion)
    tx.session.flush()
    owner = [] if motion.seat is None else [motion.seat]
    for n in motion.asked + owner:
        motion_mail.queue(tx, n, motion)
    _decide(tx, motion)
    return motion


def answer(tx: GameTransaction, motion_id: int, n: int, yes: bool) -> Motion:
    """A player agrees or refuses. Raises errors.Past if the question is settled, OutOfTurn if he is not asked."""
    motion = tx.session.get(Motion, motion_id, populate_existing=True)
    if motion is None or motion.game_id != tx.game.id:
        raise errors.Past("There is no such question.")
    if n not in (*motion.asked, motion.by, motion.seat):
        raise errors.OutOfTurn("You are not asked about this.")
    if motion.state != "open" and not (motion.state == "carried" and n == motion.seat):
        if yes == (motion.state in ("carried", "done")) or (not yes and motion.state == "refused"):
            return motion
        raise errors.Past("This question is settled.")
    tx.require_status("playing", "paused")
    _give_answer(tx, motion, n, yes)
    return motion


def _open_motion(tx: GameTransaction, kind: str) -> Motion | None:
    """Return the question of that kind that is open now."""
    same = select(Motion).where(Motion.game_id == tx.game.id, Motion.kind == kind, Motion.state == "open")
    return tx.session.exec(same).first()


def open_motions(log: GameLog) -> list[Motion]:
    """Return all questions that wait for somebody: for answers, or for a substitute to take the seat."""
    waiting = col(Motion.state).in_(("open", "carried"))
    own = select(Motion).where(Motion.game_id == log.game.id, waiting).order_by(col(Motion.id))
    return list(log.session.exec(own))


def lapse(session: Session, now: datetime) -> bool:
    """Settle one question whose time is over; False if there is none."""
    due = select(Motion.id, Motion.game_id).where(col(Motion.due_at) <= now).order_by(col(Motion.due_at)).limit(1)
    found = session.exec(due).first()
    if found is None:
        return False
    tx = GameTransaction.lock(session, found[1], now)
    motion = session.get_one(Motion, found[0], populate_existing=True)
    if motion.due_at is None or motion.due_at > now:
        return True  # settled by somebody else while we waited for the game
    if tx.game.status not in ("playing", "paused"):
        settle(motion, "lapsed")
    elif motion.state == "open" and motion.kind == "substitute" and _all_agree(tx, motion):
        _carry(tx, motion)
    else:
        settle(motion, "lapsed")
        unanswered.queue(tx, motion)
    return True


def settle(motion: Motion, state: str) -> None:
    """Nothing waits for this question any more."""
    motion.state, motion.due_at = state, None


def _allow(tx: GameTransaction, motion: Motion) -> None:
    """Refuse one more question if this seat has asked enough of that kind: each is a mail to everybody."""
    asked = (
        select(Motion.made_at)
        .where(Motion.game_id == motion.game_id, Motion.by == motion.by, Motion.kind == motion.kind)
        .where(col(Motion.made_at) > tx.now - limits.DAY)
    )
    recent = tx.session.exec(asked).all()
    limits.allow(1, recent, A_DAY, tx.now, "questions of one kind by one player")


def _give_answer(tx: GameTransaction, motion: Motion, n: int, yes: bool) -> None:
    if yes:
        motion.agreed = sorted({*motion.agreed, n})
        _decide(tx, motion)
    else:
        settle(motion, "refused")
        if n != motion.by:
            refused.queue(tx, motion)


def _counts(tx: GameTransaction, motion: Motion, n: int) -> bool:
    """Whether the question needs this seat's yes as things are now."""
    seat = tx.seats[n]
    away = motion.kind == "pause" and presence.is_away(seat, tx.now)
    return presence.plays(seat) and not away and n != motion.seat


def _all_agree(tx: GameTransaction, motion: Motion) -> bool:
    return all(n in motion.agreed for n in motion.asked if _counts(tx, motion, n))


def _decide(tx: GameTransaction, motion: Motion) -> None:
    """Carry it if nobody's yes is missing; the owner of a seat has his 48 hours."""
    if motion.state == "open" and _all_agree(tx, motion) and (motion.seat is None or motion.seat in motion.agreed):
        _carry(tx, motion)


def _carry(tx: GameTransaction, motion: Motion) -> None:
    settle(motion, "done")
    if motion.kind == "pause":
        pausing.pause(tx)
    elif motion.kind == "end":
        ending.stop(tx, "ended")
    else:
        motion.state, motion.due_at = "carried", tx.now + INVITED_FOR
        _invite(tx, motion)


def _invite(tx: GameTransaction, motion: Motion) -> None:
    """Invite the new player, as the table has agreed; tomorrow, if they had enough invitations by strangers today."""
    asker = tx.seats[motion.by].player_id
    guest = tx.session.get(Player, motion.player_id)
    if guest is None:
        return
    invite.queue_offer(tx, motion, guest, limits.room_for(tx.session, asker, guest, tx.now))
