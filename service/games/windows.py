"""Windows: players asked out of turn, without anybody learning who holds what (DESIGN.md *Windows*).

Standing orders answer the moment a window opens; the others are asked. In a sealed game that is everyone who could be
asked by the rules, alike; in a quick one only players who can react; in one by orders nobody. Answers are rows that
nobody else sees, changeable until the window closes: when all have answered, or at its time. The log then gets the
card alone, else one `pass` for each seat. Until then `at`, the position (which names all of them as waiting, in every
kind of game) and the deadline stay as they were when the window opened: a quick window shows that somebody holds the
card, never who.
"""

from __future__ import annotations

import engine
from service.gamelog import presence
from service.games import moves, standing_orders, turn_clock
from service.games.standing_orders import DECLINE
from service.games.transaction import GameTransaction
from service.mail.kinds import window
from service.models import Answer, Game


def is_open(game: Game) -> bool:
    """Tell whether a window is open."""
    return game.window_at is not None


def _opened_at(game: Game) -> int:
    if game.window_at is None:
        raise LookupError(f"no window is open in game {game.id}")
    return game.window_at


def open_if_asked(tx: GameTransaction) -> None:
    """If the last move has opened a window, let robots and orders answer, stop the turn's clock, write to the others.

    A window in which nobody is left to be asked closes at once, and the clock runs on.
    """
    if tx.position.phase != "react" or is_open(tx.game):
        return
    asked = tx.position.to_act()
    tx.game.window_at = tx.game.at
    waiting = []
    for n in asked:
        answer = standing_orders.answer(tx, n)
        if answer is not None:
            seal(tx, n, answer)
        elif not presence.is_away(tx.seats[n], tx.now):
            waiting.append(n)
    if not waiting:
        _play_out(tx)
        return
    turn_clock.open_window(tx, asked)
    for n in waiting:
        window.queue(tx, n)


def seal(tx: GameTransaction, seat: int, move: str) -> Answer:
    """Note an asked seat's answer, in place of an earlier one. Raises engine.IllegalMove if it has no such move."""
    tx.position.play(seat, move)  # checked by the seat's own legal moves; what it would lead to is not kept
    at = _opened_at(tx.game)
    given = tx.answers(at)
    if seat not in given:
        given[seat] = Answer(game_id=tx.game.id, at=at, seat=seat, move=move, answered_at=tx.now)
        tx.add(given[seat])
    given[seat].move, given[seat].answered_at = move, tx.now
    return given[seat]


def answer_for_robots(tx: GameTransaction) -> None:
    """Seal what a robot answers on its seats that have not answered the open window; close it if that was all."""
    if not is_open(tx.game):
        return
    given = tx.answers(tx.game.at)
    for n in tx.position.to_act():
        if tx.is_robot(n) and n not in given:
            seal(tx, n, engine.cautious(tx.position.view(n)))
    close_if_all_answered(tx)


def close_if_all_answered(tx: GameTransaction) -> None:
    """Close the open window unless an asked seat has not answered yet. Players who are away are not waited for."""
    if is_open(tx.game):
        given = tx.answers(_opened_at(tx.game))
        if all(n in given or presence.is_away(tx.seats[n], tx.now) for n in tx.position.to_act()):
            close(tx)


def close(tx: GameTransaction) -> None:
    """Close the open window; the turn's clock goes on where it stood.

    Its player is to be written to, unless their own post closed the window or the clock is finishing the turn.
    """
    game, turn = tx.game, tx.position.turn
    turn_at, turn_left = game.turn_at, game.turn_left
    turn_clock.clear(game)
    _play_out(tx)
    tx.closed = True
    if turn_left is not None and game.status == "playing" and game.turn_at == turn_at:
        turn_clock.resume(tx, turn_left)
        if tx.by != turn:
            tx.resumed = turn_at


def _play_out(tx: GameTransaction) -> None:
    """Play the card, alone, or one pass for everybody asked; a seat without an answer passes."""
    game, asked = tx.game, tx.position.to_act()
    given = tx.answers(_opened_at(game))
    played = [(n, given[n].move) for n in asked if n in given and given[n].move != DECLINE]
    game.window_at = None
    tx.reacted = bool(played)
    for n, move in played[:1] or [(n, DECLINE) for n in asked]:
        moves.play(tx, n, move)
