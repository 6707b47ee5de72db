"""The one entry point for moves made for a given table: those of players, from pages and mails, and those of robots
that have thought.

Functions that write do so in the caller's transaction, under the game's lock, and never commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlmodel import Session

import engine
from service import errors
from service.gamelog.closing import closing_moves
from service.gamelog.log import GameLog
from service.gamelog.story import lines_of, story
from service.games import held_seats, moves, premoves, rejections, repeated_posts, robot_moves, thinking, windows
from service.games.carry_on import carry_on
from service.games.submission import Done, post_at
from service.games.transaction import GameTransaction
from service.links import Claim, Standing, Verdict, refusal_of, standing, verdict
from service.mail.kinds import turn
from service.models import Answer, Submission


@dataclass(frozen=True)
class Submitted:
    """The result of a post, and its transaction, for rendering."""

    done: Done
    tx: GameTransaction


def submit(session: Session, claim: Claim, text: str, at: int, now: datetime) -> Submitted:
    """Play the line that the holder of a link posted for the table after move `at`.

    Locks the game, checks the link's standing, and finds repeated posts, for every entry point. Idempotent: the same
    line for the same `at` gets the same result again; a past turn link may repeat public moves of its own turn.
    Raises errors.Forged, Revoked, Past, Over, Stale or OutOfTurn, or engine.Refusal if the line cannot be read or its
    first move cannot be played.
    """
    tx = GameTransaction.lock(session, claim.game_id, now, by=claim.seat)
    link = standing(tx, claim, now)
    permission = verdict(claim.scope, link, "move")
    if permission is Verdict.ALLOWED:
        if claim.scope == "seat":
            tx.seats[claim.seat].posted_at = now
        return Submitted(play(tx, claim.seat, text, at), tx)
    if permission is Verdict.BYSTANDER:
        repeated = repeated_posts.repeat(tx, claim.seat, claim.at, text, at)
        if repeated is not None:
            return Submitted(repeated, tx)
    raise _refusal(tx, claim, link)


def play(tx: GameTransaction, seat: int, text: str, at: int) -> Done:
    """Play a line for a seat whose player may move, or return the result of the same post made before.

    Raises as `submit`.
    """
    repeated = repeat(tx, seat, text, at)
    if repeated is not None:
        return repeated
    tx.require_status("playing")
    if at != tx.game.at:
        raise rejections.stale(tx, seat, at)
    if seat not in tx.position.to_act():
        raise rejections.out_of_turn(tx.names, tx.position.to_act())
    line = engine.read(text, tx.names)
    held_seats.record_action(tx, seat)
    return _answer_window(tx, seat, line) if windows.is_open(tx.game) else _play_turn(tx, seat, line)


def play_thought(tx: GameTransaction, move: engine.Move, at: int) -> bool:
    """Play the move that a robot has found for the table after move `at`; return False if the table has changed."""
    if tx.game.at != at or not thinking.is_wanted(tx):
        return False
    moves.play(tx, tx.position.turn, move, "robot")
    tx.count_robot_move(robot_moves.SLOW)
    carry_on(tx)
    return True


def repeat(log: GameLog, seat: int, text: str, at: int) -> Done | None:
    """Return the result of this post if it was made before, else None. Changes nothing."""
    game = log.game
    if not 0 <= at <= game.at or (at == game.at and not windows.is_open(game)):
        return None  # no post for this table has been played yet
    submission, answer = post_at(log, seat, at), log.answers(at).get(seat)
    if submission is None and answer is None:
        return None
    try:
        line = engine.read(text, log.names)
    except engine.Refusal:
        return None
    if submission is not None and engine.write_orders(line) == submission.said:
        entries = story(log, seat, submission.first, submission.last)
        own = [entry.move.text for entry in entries if entry.seat == seat]
        return Done(own, lines_of(entries), submission.stopped)
    if answer is not None and [order.move.text for order in line] == [answer.move]:
        return _answered_before(log, answer)
    return None


def _refusal(tx: GameTransaction, claim: Claim, link: Standing) -> errors.Refused:
    """Return why a link of that standing may not play."""
    if link == "past" and claim.scope in ("turn", "window") and tx.game.started_at is not None:
        return rejections.past(tx, claim.seat, claim.at)
    return refusal_of(claim.scope, link, "move")


def _play_turn(tx: GameTransaction, seat: int, line: Sequence[engine.Order]) -> Done:
    """Play a line in the player's own turn, as far as possible."""
    turn.withdraw(tx, seat)
    first, tx.line = tx.game.at, engine.write_orders(line)
    stopped = premoves.play_post(tx, seat, line)
    last = tx.game.at
    if tx.made[last] != (seat, tx.line):
        post = Submission(
            game_id=tx.game.id, at=first, seat=seat, said=tx.line, first=first, last=last, stopped=stopped
        )
        tx.session.add(post)
    done = Done(tx.moves_by(seat, first, last), tx.sentences(first, last, seat), stopped, after=last)
    carry_on(tx)
    return done


def _answer_window(tx: GameTransaction, seat: int, line: Sequence[engine.Order]) -> Done:
    """Seal an asked seat's answer to the open window; the last missing answer closes it."""
    if len(line) != 1:
        legal = tuple(tx.position.legal(seat))
        raise engine.IllegalMove(f"Please give one answer: {' or '.join(legal)}.", legal)
    answer = windows.seal(tx, seat, line[0].move)
    move, at = answer.move, answer.at
    windows.close_if_all_answered(tx)
    own = _own_answer(answer, tx.names)
    if windows.is_open(tx.game):
        return Done([move], [own], sealed=True)
    done = Done([move], [own, *tx.sentences(at, tx.game.at, seat)], after=tx.game.at)
    carry_on(tx)
    return done


def _answered_before(log: GameLog, answer: Answer) -> Done:
    """Return the result of an answer that was sealed before: still sealed, or how its window closed."""
    own = _own_answer(answer, log.names)
    if log.game.window_at == answer.at:
        return Done([answer.move], [own], sealed=True)
    closing = closing_moves(log, answer.at)
    entries = story(log, answer.seat, answer.at, closing[-1].n)
    return Done([answer.move], [own, *lines_of(entries)])


def _own_answer(answer: Answer, names: Sequence[str]) -> str:
    """Return a player's own answer in a sentence."""
    return f"Your answer: {engine.describe_move(engine.Move.parse(answer.move), names, answer.seat)}."
