"""Submitting: the one way in which a player's words become moves, by a page and by mail.

Every function that writes works in the caller's transaction, under the game's lock, and never commits.
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
from service.games import holding, premoves, public_repeat, rejections, windows
from service.games.carry_on import carry_on
from service.games.submission import Done, post_at
from service.games.transaction import GameTransaction
from service.links import Claim, Standing, Verdict, refusal_of, standing, verdict
from service.models import Answer, Submission


@dataclass(frozen=True)
class Submitted:
    """What a post did, and the transaction it was done in, for rendering."""

    done: Done
    tx: GameTransaction


def submit(session: Session, claim: Claim, text: str, at: int, now: datetime) -> Submitted:
    """Play the line that the holder of a link wrote for the table as it was after move `at`.

    The lock, the link's standing, the repeat check and the play happen here, for every way in. The same line for the
    same `at` again does nothing and answers as the first time; a past turn link may repeat its own turn's public moves.
    Raises errors.Forged, Revoked, Past, Over, Stale or OutOfTurn, or engine.Refusal if the line cannot be read or its
    first move cannot be played.
    """
    tx = GameTransaction.lock(session, claim.game_id, now, by=claim.seat)
    worth = standing(tx, claim)
    found = verdict(claim.scope, worth, "move")
    if found is Verdict.ALLOWED:
        return Submitted(play(tx, claim.seat, text, at), tx)
    if found is Verdict.BYSTANDER:
        repeated = public_repeat.repeat(tx, claim.seat, claim.at, text, at)
        if repeated is not None:
            return Submitted(repeated, tx)
    raise _refusal(tx, claim, worth)


def play(tx: GameTransaction, seat: int, text: str, at: int) -> Done:
    """Play a line for a seat whose player may move, or answer it as before if it was posted before.

    Raises as `submit`.
    """
    before = repeat(tx, seat, text, at)
    if before is not None:
        return before
    tx.require_status("playing")
    if at != tx.game.at:
        raise rejections.stale(tx, seat, at)
    if seat not in tx.position.to_act():
        raise rejections.out_of_turn(tx.names, tx.position.to_act())
    line = engine.read(text, tx.names)
    holding.active(tx, seat)
    return _answer(tx, seat, line) if windows.is_open(tx.game) else _play(tx, seat, line)


def repeat(log: GameLog, seat: int, text: str, at: int) -> Done | None:
    """Return what this very post did when it came before, or None if it is new. Changes nothing."""
    game = log.game
    if not 0 <= at <= game.at or (at == game.at and not windows.is_open(game)):
        return None  # no post has changed this table yet
    submission, answer = post_at(log, seat, at), log.answers(at).get(seat)
    if submission is None and answer is None:
        return None
    try:
        line = engine.read(text, log.names)
    except engine.Refusal:
        return None
    if submission is not None and engine.write_orders(line) == submission.said:
        entries = story(log, seat, submission.first, submission.last)
        own = [entry.move for entry in entries if entry.seat == seat]
        return Done(own, lines_of(entries), submission.stopped)
    if answer is not None and [order.move for order in line] == [answer.move]:
        return _answered(log, answer)
    return None


def _refusal(tx: GameTransaction, claim: Claim, worth: Standing) -> errors.Refused:
    if worth == "past" and claim.scope in ("turn", "window") and tx.game.started_at is not None:
        return rejections.past(tx, claim.seat, claim.at)
    return refusal_of(claim.scope, worth, "move")


def _play(tx: GameTransaction, seat: int, line: Sequence[engine.Order]) -> Done:
    """Play a line in the player's own turn, as far as it goes."""
    first, said = tx.game.at, engine.write_orders(line)
    tx.line = said
    stopped = premoves.play_line(tx, seat, line)
    last = tx.game.at
    if tx.made[last] != (seat, said):
        post = Submission(game_id=tx.game.id, at=first, seat=seat, said=said, first=first, last=last, stopped=stopped)
        tx.add(post)
    done = Done(tx.moves_by(seat, first, last), tx.told(first, last, seat), stopped)
    carry_on(tx)
    return done


def _answer(tx: GameTransaction, seat: int, line: Sequence[engine.Order]) -> Done:
    """Seal an asked seat's answer; the last one that was missing closes the window."""
    if len(line) != 1:
        legal = tuple(tx.position.legal(seat))
        raise engine.IllegalMove(f"One answer is asked for: {' or '.join(legal)}.", legal)
    answer = windows.seal(tx, seat, line[0].move)
    move, at = answer.move, answer.at
    windows.close_if_all_answered(tx)
    own = _own(answer, tx.names)
    if windows.is_open(tx.game):
        return Done([move], [own], sealed=True)
    done = Done([move], [own, *tx.told(at, tx.game.at, seat)])
    carry_on(tx)
    return done


def _answered(log: GameLog, answer: Answer) -> Done:
    """Return what an answer did when it was sealed before: nothing as yet, or the close of its window."""
    own = _own(answer, log.names)
    if log.game.window_at == answer.at:
        return Done([answer.move], [own], sealed=True)
    closing = closing_moves(log, answer.at)
    entries = story(log, answer.seat, answer.at, closing[-1].n)
    return Done([answer.move], [own, *lines_of(entries)])


def _own(answer: Answer, names: Sequence[str]) -> str:
    return f"Your answer: {engine.describe_move(answer.move, names, answer.seat)}."
