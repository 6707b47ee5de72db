"""The one entry point for moves made for a given table: those of players, from pages and mails, and those of robots
that have thought.

Functions that write do so in the caller's transaction, under the game's lock, and never commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlmodel import Session

import engine
from engine.language import Language, Text, enumerated, text
from service import errors
from service.gamelog.closing import closing_moves
from service.gamelog.log import GameLog
from service.gamelog.story import Entry, addressed_to, lines_of, story
from service.games import held_seats, one_move, rejections, robot_moves, thinking, windows
from service.games.carry_on import carry_on, play_post
from service.games.transaction import GameTransaction
from service.links import LinkContent, Standing, Verdict, refusal_of, standing, verdict
from service.models import Answer, Game, LoggedMove, Submission


@dataclass(frozen=True)
class Done:
    """The result of a post, for its player."""

    did: list[str]  # its moves in canonical form
    told: list[str]  # what they did, in sentences
    stopped: str | None = None  # why a line was not played to its end
    sealed: bool = False  # an answer to a window that is still open
    # A window has opened behind the moves made: `stopped` says that the rest follows when it closes.
    waits: bool = field(default=False, compare=False)
    # The number of moves once it was played; None if this post has played nothing: it is sealed, or a repetition.
    after: int | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Submitted:
    """The result of a post, and its transaction, for rendering."""

    done: Done
    tx: GameTransaction


def submit(
    session: Session, content: LinkContent, text: str, at: int, now: datetime, language: Language | None = None
) -> Submitted:
    """Play the line that the holder of a link posted for the table after move `at`.

    `language`: that of the page on which it was typed, if it is not the player's own; English is read beside it.

    Locks the game, checks the link's standing, and finds repeated posts, for every entry point. Idempotent: the same
    line for the same `at` gets the same result again; a past turn link may repeat public moves of its own turn.
    Raises errors.Forged, Revoked, Past, Over, Stale or OutOfTurn, or engine.Refusal if the line cannot be read or its
    first move cannot be played.
    """
    tx = GameTransaction.lock(session, content.game_id, now, by=content.seat)
    link = standing(tx, content, now)
    permission = verdict(content.scope, link, "move")
    if permission is Verdict.ALLOWED:
        if content.scope == "seat":
            tx.game.posted_at = {**tx.game.posted_at, str(content.seat): now.timestamp()}
        return Submitted(play(tx, content.seat, text, at, language), tx)
    if permission is Verdict.BYSTANDER:
        repeated = _repeat_in_public(tx, content.seat, content.at, text, at, language)
        if repeated is not None:
            return Submitted(repeated, tx)
    raise _refusal(tx, content, link)


def play(tx: GameTransaction, seat: int, text: str, at: int, language: Language | None = None) -> Done:
    """Play a line for a seat whose player may move, or return the result of the same post made before.

    `language`, and what it raises: as `submit`.
    """
    repeated = repeat(tx, seat, text, at, language)
    if repeated is not None:
        return repeated
    tx.require_status("playing")
    if at != tx.game.at:
        raise rejections.stale(tx, seat, at)
    if seat not in tx.position.to_act():
        raise rejections.out_of_turn(tx.names, tx.position.to_act())
    line = _read(tx, seat, text, language)
    held_seats.record_action(tx, seat)
    return _answer_window(tx, seat, line) if windows.is_open(tx.game) else _play_turn(tx, seat, line)


def play_thought(tx: GameTransaction, move: engine.Move, at: int) -> bool:
    """Play the move that a robot has found for the table after move `at`; return False if the table has changed."""
    if tx.game.at != at or not thinking.is_wanted(tx):
        return False
    one_move.play(tx, tx.position.turn, move, "robot")
    tx.count_robot_move(robot_moves.SLOW)
    carry_on(tx)
    return True


def repeat(log: GameLog, seat: int, text: str, at: int, language: Language | None = None) -> Done | None:
    """Return the result of this post if it was made before, else None. Changes nothing."""
    game = log.game
    if not 0 <= at <= game.at or (at == game.at and not windows.is_open(game)):
        return None  # no post for this table has been played yet
    submission, answer = post_at(log, seat, at), log.answers(at).get(seat)
    if submission is None and answer is None:
        return None
    try:
        line = _read(log, seat, text, language)
    except engine.Refusal:
        return None
    if submission is not None and engine.write_orders(line) == submission.said:
        entries = story(log, seat, submission.first, submission.last)
        own = [entry.move.text for entry in entries if entry.seat == seat]
        waits = _waits(game, submission.stopped, submission.last)
        return Done(own, lines_of(entries), submission.stopped, waits=waits)
    if answer is not None and [order.move.text for order in line] == [answer.move]:
        return _answered_before(log, answer)
    return None


def _read(log: GameLog, seat: int, text: str, language: Language | None) -> list[engine.TypedMove]:
    """Read a line in the language of the page on which it was typed, else in the seat's. Raises engine.Refusal."""
    return engine.read(text, log.names, language or log.language_of(seat))


def post_at(log: GameLog, seat: int, at: int) -> Submission | None:
    """Return the post that the seat made in its own turn after move `at`; None if there is none."""
    if at >= log.game.at:
        return None
    submission = log.session.get(Submission, (log.game.id, at, seat))
    if submission is not None:
        return submission
    first = log.session.get_one(LoggedMove, (log.game.id, at + 1))
    if not first.posted or first.seat != seat:
        return None
    return Submission(game_id=log.game.id, at=at, seat=seat, said=first.move, first=at, last=at + 1)


def _repeat_in_public(
    log: GameLog, seat: int, began: int, text: str, at: int, language: Language | None
) -> Done | None:
    """Return the result of the post at `at` in the turn that began at `began`; None unless `text` has its moves.

    It is for past turn links, which get forwarded. Everything is computed from the public history, so no response
    depends on a sealed answer, on the card a search took, or on why a line stopped. A wrong guess, and a right one that
    is not public, get the same refusal.
    """
    moves = post_of_turn(log, seat, began, at)
    if not moves or not _has_moves(log, seat, text, [entry.move for entry in moves], language):
        return None
    return Done([entry.move.text for entry in moves], addressed_to(log, seat, moves))


def post_of_turn(log: GameLog, seat: int, began: int, at: int) -> list[Entry]:
    """Return the public moves that the post at `at` made in the turn that began at `began`.

    Empty if there was no such post, or if one of its moves is hidden. Which moves belong to one post is public: they
    have the same time.
    """
    if not 0 <= began <= at:
        return []
    post = post_at(log, seat, at)
    if post is None:
        return []
    turn = story(log, None, began, post.last)
    if len({(entry.hand_no, entry.turn) for entry in turn}) != 1 or turn[0].turn != seat:
        return []
    own = [entry for entry in turn if entry.n > post.first and entry.seat == seat]
    return [] if any(entry.move is engine.TAKE_HIDDEN for entry in own) else own


def _has_moves(log: GameLog, seat: int, text: str, moves: Sequence[engine.Move], language: Language | None) -> bool:
    """Return whether a line has exactly these moves; choices may be missing, as a single one is made automatically."""
    try:
        line = [order.move for order in _read(log, seat, text, language)]
    except engine.Refusal:
        return False
    return line in (list(moves), [move for move in moves if move.verb is not engine.Verb.CHOOSE])


def _refusal(tx: GameTransaction, content: LinkContent, link: Standing) -> errors.Refused:
    """Return why a link of that standing may not play."""
    if link == "past" and content.scope in ("turn", "window") and tx.game.started_at is not None:
        return rejections.past(tx, content.seat, content.at)
    return refusal_of(content.scope, link, "move")


def _play_turn(tx: GameTransaction, seat: int, line: Sequence[engine.TypedMove]) -> Done:
    """Play a line in the player's own turn, as far as possible."""
    first = tx.game.line_at = tx.game.at
    stopped = play_post(tx, seat, line)
    last, said = tx.game.at, engine.write_orders(line)
    if not tx.played[-1][0].posted:
        why = tx.language_of(seat).say(stopped)
        post = Submission(game_id=tx.game.id, at=first, seat=seat, said=said, first=first, last=last, stopped=why)
        tx.session.add(post)
    own = [move.move for move, _ in tx.played if move.n > first and move.seat == seat]
    done = Done(own, tx.sentences(first, seat), stopped, waits=_waits(tx.game, stopped, last), after=last)
    carry_on(tx)
    return done


def _waits(game: Game, stopped: str | None, last: int) -> bool:
    """Return whether a line was stopped by the open window: by that of its last move."""
    return stopped is not None and last == game.window_at


def _answer_window(tx: GameTransaction, seat: int, line: Sequence[engine.TypedMove]) -> Done:
    """Seal an asked seat's answer to the open window; the last missing answer closes it."""
    if len(line) != 1:
        legal = tuple(tx.position.legal(seat))
        typed = [engine.typed_form(engine.Move.parse(move)) for move in legal]
        one_answer = text("Please give one answer: {answers}.").format(answers=enumerated(typed, "or"))
        raise engine.IllegalMove(one_answer, legal)
    answer = windows.seal(tx, seat, line[0].move)
    move, at = answer.move, answer.at
    closed = windows.close_if_all_answered(tx)
    own = _own_answer(answer, tx.names)
    if closed is None:
        return Done([move], [own], sealed=True)
    done = Done([move], [own, *tx.sentences(at, seat)], after=tx.game.at)
    carry_on(tx, closed)
    return done


def _answered_before(log: GameLog, answer: Answer) -> Done:
    """Return the result of an answer that was sealed before: still sealed, or how its window closed."""
    own = _own_answer(answer, log.names)
    if log.game.window_at == answer.at:
        return Done([answer.move], [own], sealed=True)
    closing = closing_moves(log, answer.at)
    entries = story(log, answer.seat, answer.at, closing[-1].n)
    return Done([answer.move], [own, *lines_of(entries)])


def _own_answer(answer: Answer, names: Sequence[str]) -> Text:
    move = engine.describe_move(engine.Move.parse(answer.move), names, answer.seat)
    return text("Your answer: {move}.").format(move=move)
