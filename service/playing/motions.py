"""Questions that need everybody's yes: to pause the game, to end it, to give a held seat to somebody else.

One asks, the others answer within 48 hours. Whoever is gone meanwhile is not waited for; one no is a no. The owner of a
held seat has all that time to object to losing it, unless he gives it up himself.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from service import errors, outbox
from service.models import Game, Motion, Player
from service.playing import ending, leaving, pausing, presence
from service.playing.board import Board
from service.starting import limits

OPEN_FOR = timedelta(hours=48)
INVITED_FOR = timedelta(days=7)
A_DAY = 3  # questions of one kind by one seat


def ask(session: Session, game_id: str, by: int, kind: str, now: datetime) -> Motion:
    """Ask the table to `pause` or to `end`. Who asks when it is asked already agrees. Raises errors.Over, OutOfTurn."""
    board = leaving.board_of(session, game_id, now, by)
    leaving.playing(session, board.game, *(("playing",) if kind == "pause" else ("playing", "paused")))
    leaving.holds_own_seat(board, by)
    same = open_motion(session, board.game, kind)
    if same is not None:
        _say(board, same, by, True)
        return same
    return put(board, Motion(game_id=game_id, kind=kind, by=by, asked=[], agreed=[], made_at=now))


def put(board: Board, motion: Motion) -> Motion:
    """Put a new question to all whose yes it needs. Raises errors.TooMany for the fourth of a kind in a day."""
    by = motion.by
    _allow(board, motion)
    motion.asked = [seat.n for seat in board.seats if seat.n != by and _counts(board, motion, seat.n)]
    motion.agreed, motion.due_at = [by], board.now + OPEN_FOR
    board.session.add(motion)
    board.session.flush()
    owner = [] if motion.seat is None else [motion.seat]
    for n in motion.asked + owner:
        board.mail(n, "notice", f"motion {motion.id}")
    _decide(board, motion)
    return motion


def answer(session: Session, game_id: str, motion_id: int, n: int, yes: bool, now: datetime) -> Motion:
    """A player agrees or refuses. Raises errors.Past if the question is settled, OutOfTurn if he is not asked."""
    board = leaving.board_of(session, game_id, now, n)
    motion = session.get(Motion, motion_id, populate_existing=True)
    if motion is None or motion.game_id != game_id:
        raise errors.Past("There is no such question.")
    if n not in (*motion.asked, motion.by, motion.seat):
        raise errors.OutOfTurn("You are not asked about this.")
    if motion.state != "open" and not (motion.state == "carried" and n == motion.seat):
        if yes == (motion.state in ("carried", "done")) or (not yes and motion.state == "refused"):
            return motion
        raise errors.Past("This question is settled.")
    leaving.playing(session, board.game, "playing", "paused")
    _say(board, motion, n, yes)
    return motion


def open_motion(session: Session, game: Game, kind: str) -> Motion | None:
    """The question of that kind that is open now."""
    same = select(Motion).where(Motion.game_id == game.id, Motion.kind == kind, Motion.state == "open")
    return session.exec(same).first()


def open_motions(session: Session, game: Game) -> list[Motion]:
    """All questions that wait for somebody: for answers, or for a substitute to take the seat."""
    waiting = col(Motion.state).in_(("open", "carried"))
    return list(session.exec(select(Motion).where(Motion.game_id == game.id, waiting).order_by(col(Motion.id))))


def lapse(session: Session, now: datetime) -> bool:
    """Settle one question whose time is over; False if there is none."""
    due = select(Motion.id, Motion.game_id).where(col(Motion.due_at) <= now).order_by(col(Motion.due_at)).limit(1)
    found = session.exec(due).first()
    if found is None:
        return False
    board = leaving.board_of(session, found[1], now, None)
    motion = session.get_one(Motion, found[0], populate_existing=True)
    if motion.due_at is None or motion.due_at > now:
        return True  # settled by somebody else while we waited for the game
    if board.game.status not in ("playing", "paused"):
        settle(motion, "lapsed")
    elif motion.state == "open" and motion.kind == "substitute" and _all_agree(board, motion):
        _carry(board, motion)
    else:
        settle(motion, "lapsed")
        board.mail(motion.by, "notice", f"unanswered {motion.id}")
    session.add(motion)
    return True


def settle(motion: Motion, state: str) -> None:
    """Nothing waits for this question any more."""
    motion.state, motion.due_at = state, None


def _allow(board: Board, motion: Motion) -> None:
    """Refuse one more question if this seat has asked enough of that kind: each is a mail to everybody."""
    asked = (
        select(Motion.made_at)
        .where(Motion.game_id == motion.game_id, Motion.by == motion.by, Motion.kind == motion.kind)
        .where(col(Motion.made_at) > board.now - limits.DAY)
    )
    recent = board.session.exec(asked).all()
    limits.allow(1, recent, A_DAY, board.now, "questions of one kind by one player")


def _say(board: Board, motion: Motion, n: int, yes: bool) -> None:
    if yes:
        motion.agreed = sorted({*motion.agreed, n})
        _decide(board, motion)
    else:
        settle(motion, "refused")
        if n != motion.by:
            board.mail(motion.by, "notice", f"refused {motion.id}")
    board.session.add(motion)


def _counts(board: Board, motion: Motion, n: int) -> bool:
    """Whether the question needs this seat's yes as things are now."""
    seat = board.seats[n]
    away = motion.kind == "pause" and presence.is_away(seat, board.now)
    return presence.plays(seat) and not away and n != motion.seat


def _all_agree(board: Board, motion: Motion) -> bool:
    return all(n in motion.agreed for n in motion.asked if _counts(board, motion, n))


def _decide(board: Board, motion: Motion) -> None:
    """Carry it if nobody's yes is missing; the owner of a seat has his 48 hours."""
    if motion.state == "open" and _all_agree(board, motion) and (motion.seat is None or motion.seat in motion.agreed):
        _carry(board, motion)


def _carry(board: Board, motion: Motion) -> None:
    settle(motion, "done")
    if motion.kind == "pause":
        pausing.pause(board)
    elif motion.kind == "end":
        ending.stop(board, "ended")
    else:
        motion.state, motion.due_at = "carried", board.now + INVITED_FOR
        _invite(board, motion)
    board.session.add(motion)


def _invite(board: Board, motion: Motion) -> None:
    """Invite the new player, as the table has agreed; tomorrow, if they had enough invitations by strangers today."""
    asker = board.seats[motion.by].player_id
    guest = board.session.get(Player, motion.player_id)
    if guest is None:
        return
    outbox.queue(
        board.session,
        board.game,
        board.seats[motion.seat or 0],
        "invite",
        at=board.game.at,
        now=limits.room_for(board.session, asker, guest, board.now),
        cause=f"seat {motion.id}",
        player_id=guest.id,
        asked_by=asker,
    )
