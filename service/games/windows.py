"""Windows: asking players out of turn without revealing who holds a card (docs/design.md#windows).

Standing orders answer when a window opens; the other players are asked. In a sealed game these are all who could be
asked by the rules; in a quick game those who can react; in a game by orders nobody. Answers are secret, and may be
changed until the window closes: when all have answered, or at its deadline. The log then gets the card alone, or else
one `pass` for each asked seat. Until then `at`, the deadline and the position, in which all those seats are waiting in
every mode, stay as they were when the window opened: a quick window shows that somebody holds the card, but not who.
"""

from __future__ import annotations

from typing import NamedTuple

import engine
from service.gamelog import presence
from service.gamelog.closing import PASS
from service.games import game_clock, one_move, robot_moves, standing_orders
from service.games.transaction import GameTransaction
from service.mail.kinds import window
from service.models import Answer, Game


class Closed(NamedTuple):
    """How a window closed: whether a card was played in it, and whether the turn goes on and its player is mailed."""

    reacted: bool
    resumed: bool = False


def is_open(game: Game) -> bool:
    """Return whether a window is open."""
    return game.window_at is not None


def open_if_asked(tx: GameTransaction) -> Closed | None:
    """Open a window if the last move has led to one: answer for robots and by standing orders, and mail the others.

    It stops the turn's clock, unless nobody is left to ask: then it closes at once. Return how it closed, if it did.
    """
    if tx.position.phase != "react" or is_open(tx.game):
        return None
    asked = tx.position.to_act()
    tx.game.window_at = tx.game.at
    unanswered = [n for n in asked if not _answer_at_once(tx, n)]
    waiting = [n for n in unanswered if not presence.is_away(tx.seats[n], tx.now)]
    if not waiting:
        return Closed(_play_out(tx))
    game_clock.open_window(tx, asked)
    for n in waiting:
        window.KIND.queue(tx, n)
    return None


def seal(tx: GameTransaction, seat: int, move: engine.Move) -> Answer:
    """Store an asked seat's answer, replacing an earlier one. Raises engine.IllegalMove if it has no such move."""
    tx.position.play(seat, move.text)  # only to check that it is legal; the resulting position is discarded
    at = tx.game.at
    answers = tx.answers(at)
    if seat not in answers:
        answers[seat] = Answer(game_id=tx.game.id, at=at, seat=seat, move=move.text, answered_at=tx.now)
        tx.session.add(answers[seat])
    answers[seat].move, answers[seat].answered_at = move.text, tx.now
    return answers[seat]


def answer_for_robots(tx: GameTransaction) -> Closed | None:
    """Answer the open window for robots' seats that have not; close it if all have answered now, and return how."""
    if not is_open(tx.game):
        return None
    answered = tx.answers(tx.game.at)
    for n in tx.position.to_act():
        if tx.is_robot(n) and n not in answered:
            seal(tx, n, robot_moves.quick_move(tx, n))
    return close_if_all_answered(tx)


def close_if_all_answered(tx: GameTransaction) -> Closed | None:
    """Close the open window if all asked seats have answered, except those of absent players; return how it closed."""
    answered = tx.answers(tx.game.at)
    if all(n in answered or presence.is_away(tx.seats[n], tx.now) for n in tx.position.to_act()):
        return close(tx)
    return None


def close(tx: GameTransaction) -> Closed:
    """Close the open window; the turn's clock goes on with the time it had left.

    The turn's player is to be mailed, unless their own post closed the window or the clock is finishing the turn.
    """
    game, turn = tx.game, tx.position.turn
    turn_at, turn_left = game.turn_at, game.turn_left
    game_clock.clear(game)
    reacted = _play_out(tx, tx.by)
    if turn_left is None or game.status != "playing" or game.turn_at != turn_at:
        return Closed(reacted)
    game_clock.resume(tx, turn_left)
    return Closed(reacted, resumed=tx.by != turn)


def _answer_at_once(tx: GameTransaction, n: int) -> bool:
    """Answer for an asked seat by its robot or its standing order; return False if its player has to be asked."""
    move = standing_orders.answer(tx, n)
    if move is not None:
        seal(tx, n, move)
    return move is not None


def _play_out(tx: GameTransaction, by: int | None = None) -> bool:
    """Play the card alone, or else one pass for each asked seat; a seat without an answer passes.

    `by`: the seat whose post has closed the window. Return whether a card was played.
    """
    game, asked = tx.game, tx.position.to_act()
    answers = tx.answers(game.at)
    cards = [(n, answers[n].move) for n in asked if n in answers and answers[n].move != PASS]
    game.window_at = None
    for n, move in cards[:1] or [(n, PASS) for n in asked]:
        one_move.play(tx, n, engine.Move.parse(move), own=n == by)
    return bool(cards)
