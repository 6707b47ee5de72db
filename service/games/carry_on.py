"""What follows a post or a deadline automatically, until a person or a robot that thinks has to decide.

Premoves are the rest of a turn: what a window left unplayed of a line, or what was posted while it was open. They are
played when it has closed. The first that cannot be played stops them, and nothing after it is played; a private note
tells the player why. See docs/design.md#the-rest-of-a-turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import engine
from engine.language import text
from service.gamelog import presence
from service.games import game_clock, held_seats, one_move, robot_moves, standing_orders, thinking, windows
from service.games.transaction import GameTransaction
from service.games.windows import Closed
from service.mail.kinds import start, turn
from service.models import Mark
from service.text import phrases

# More moves than there can be between two decisions of people: 4 seats, each with fewer cards than the deck has.
MOST_MOVES = 4 * engine.NUMBERS.deck

# What the player reads in answer to a post that was not played to its end, by the reason; a refusal says it itself.
# {moves} were not played.
_STOPPED_POST = {
    "window open": text("The others are asked first. When they have answered, this is played: “{moves}”."),
    "turn over": text("Your turn had ended before this could be played: “{moves}”."),
    "reacted": text(
        "Somebody played a card in between. You chose to be asked then, so this was not played: “{moves}”."
    ),
}
# What the private note about premoves says; {moves} are all of them, {left} those that a further window stopped.
_STOPPED_PREMOVES = {
    "window open": text(
        "The rest of your turn was played until others were asked again. When they have answered, this "
        "follows: “{left}”."
    ),
    "turn over": text("Your turn had ended by then, so the rest of it was not played: “{moves}”."),
    "reacted": text(
        "Somebody played a card in between. You chose to be asked then, so the rest of your turn was not "
        "played: “{moves}”."
    ),
    "refused": text("The rest of your turn, “{moves}”, stopped at a move that could not be played: {refusal}."),
}
_PLAYED_PREMOVES = text("The rest of your turn was played as you had given it: “{moves}”.")


class Stop(NamedTuple):
    """Why a line was not played to its end: what was left of it, or the engine's refusal of a move.

    `refusal`: its message; `refusal_later`: what the player reads when other moves are legal.
    """

    reason: Literal["window open", "turn over", "reacted", "refused"]
    left: str = ""
    refusal: str = ""
    refusal_later: str = ""


def begin(tx: GameTransaction) -> None:
    """Start a game whose seats are all filled: deal the first hand and begin the first turn.

    The start mail of the player who begins asks for that turn.
    """
    one_move.deal(tx)
    tx.game.status, tx.game.started_at = "playing", tx.now
    for seat in tx.seats:
        seat.bank_left = 0.0 if seat.robot else tx.game.bank_hours * game_clock.HOUR
        start.KIND.queue(tx, seat.n)
    one_move.begin_turn(tx)
    carry_on(tx)


def play_post(tx: GameTransaction, seat: int, line: Sequence[engine.TypedMove]) -> str | None:
    """Play a line that a seat has posted in its own turn, as far as possible; what an open window stops is kept.

    Return why it stopped, in a sentence for its player, or None. Raises engine.Refusal if its first move is refused.
    """
    stop = _play_line(tx, seat, line, post=engine.write_orders(line))
    if stop is None:
        return None
    return stop.refusal if stop.reason == "refused" else _STOPPED_POST[stop.reason].format(moves=stop.left)


def play_for_robot(tx: GameTransaction, n: int) -> None:
    """Let a robot play seat `n`, which it has just got: its answer to an open window, or its turn without a clock."""
    closed = windows.answer_for_robots(tx)
    if not windows.is_open(tx.game) and tx.position.turn == n:
        game_clock.clear(tx.game)
    carry_on(tx, closed)


def carry_on(tx: GameTransaction, closed: Closed | None = None, *, may_think: bool = True) -> None:
    """Open windows, play robots' moves, premoves and standing orders, until a person or a robot that thinks decides.

    `closed`: how a window has closed just before. Unless the game `may_think`, a quick policy plays for a robot that
    thinks, instead of waiting for it.
    """
    if tx.game.erase_at is not None and tx.by is not None:
        game_clock.keep(tx, tx.now + game_clock.kept(tx.game))
    resumed = tx.game.turn_at if closed is not None and closed.resumed else None
    for _ in range(MOST_MOVES):
        closed = windows.open_if_asked(tx) or closed
        if windows.is_open(tx.game):
            return
        if not (closed is not None and _resume(tx, closed)) and not _play_next(tx, may_think=may_think):
            break
        closed = None
    else:
        raise RuntimeError(f"game {tx.game.id} does not come to a decision of a person")
    if tx.game.status == "playing" and resumed == tx.game.turn_at:
        turn.queue(tx, tx.position.turn)


def _play_next(tx: GameTransaction, *, may_think: bool) -> bool:
    """Play the next move that needs no decision of a person and no thinking; return False if there is none."""
    game, turn = tx.game, tx.position.turn
    if game.status != "playing":
        return False
    if not tx.is_robot(turn) and not game.time_up:
        return tx.position.phase == "draw" and standing_orders.draw(tx)
    if tx.is_robot(turn) and presence.deserted(tx.seats):
        game.due_at = game.due_at or game_clock.last_moment(game, tx.now + held_seats.DESERTED)
        return False
    if robot_moves.thinks(tx.seats[turn]) and may_think:
        thinking.request(tx)
        return False
    mark: Mark = "robot" if tx.is_robot(turn) else "clock"
    one_move.play(tx, turn, robot_moves.quick_move(tx, turn), mark)
    if mark == "robot":
        tx.count_robot_move(robot_moves.quick_policy(tx.seats[turn]))
    return True


def _resume(tx: GameTransaction, closed: Closed) -> bool:
    """Play the turn's premoves, as a window in it has closed, and note the result for their player.

    Return False if there are none.
    """
    left = standing_orders.take_rest(tx)
    if left is None:
        return False
    seat, line = left
    tx.add_note(seat, _play_premoves(tx, seat, line, closed))
    return True


def _play_line(
    tx: GameTransaction, seat: int, line: Sequence[engine.TypedMove], post: str | None = None
) -> Stop | None:
    """Play a line, through windows that close at once. Raises engine.Refusal if its first move is refused.

    `post`: the line as it was posted in this transaction; None for premoves.
    """
    turn_at = tx.game.turn_at
    played = engine.play_line(tx.position, seat, list(line), single=True)
    if not played.steps and played.stopped is not None:
        raise played.stopped
    while True:
        for step in played.steps:
            whole = step.move.text == post
            one_move.append(tx, step.seat, step.move, step.after, own=post is not None, posted=whole)
        closed = windows.open_if_asked(tx)
        if played.stopped is not None:
            return _refused(played.stopped)
        if not played.rest:
            return None
        left = engine.typed_line(played.rest)
        if windows.is_open(tx.game):
            standing_orders.keep(tx, seat, {"rest": engine.write_orders(played.rest)})
            return Stop("window open", left)
        obstacle = _obstacle(tx, seat, turn_at, closed)
        if obstacle is not None:
            return Stop(obstacle, left)
        played = engine.play_line(tx.position, seat, played.rest, single=True)


def _play_premoves(tx: GameTransaction, seat: int, line: str, closed: Closed) -> str:
    """Play premoves as far as possible; return the result in a sentence for their player."""
    premoves = engine.read(line, tx.names)
    stop = _try_premoves(tx, seat, premoves, closed)
    moves = engine.typed_line(premoves)
    if stop is None:
        return _PLAYED_PREMOVES.format(moves=moves)
    return _STOPPED_PREMOVES[stop.reason].format(
        moves=moves, left=stop.left, refusal=phrases.clause(stop.refusal_later)
    )


def _try_premoves(tx: GameTransaction, seat: int, premoves: Sequence[engine.TypedMove], closed: Closed) -> Stop | None:
    """Play premoves unless something has changed that stops all of them; return why they stopped, if they did."""
    obstacle = _obstacle(tx, seat, tx.game.turn_at, closed)
    if obstacle is not None:
        return Stop(obstacle, engine.typed_line(premoves))
    try:
        return _play_line(tx, seat, premoves)
    except engine.Refusal as refusal:
        return _refused(refusal)


def _refused(refusal: engine.Refusal) -> Stop:
    return Stop("refused", refusal=refusal.message, refusal_later=refusal.reason)


def _obstacle(
    tx: GameTransaction, seat: int, turn_at: int, closed: Closed | None
) -> Literal["turn over", "reacted"] | None:
    """Return why the moves left of the turn that began at `turn_at` must not be tried; None if they may be.

    `closed`: how the last window in it has closed.
    """
    game, position = tx.game, tx.position
    in_turn = game.turn_at == turn_at and position.turn == seat and position.phase in ("play", "choose")
    if game.status != "playing" or tx.is_robot(seat) or not in_turn:
        return "turn over"
    if closed is not None and closed.reacted and standing_orders.of(tx, seat).if_reacted == "ask":
        return "reacted"
    return None
