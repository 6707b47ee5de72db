"""Premoves: the rest of a turn, given by its player in advance and played when the window in that turn has closed.

They are what a window left unplayed of a line, or were posted while it was open. The first move that cannot be played
stops them, and nothing after it is played; a private note tells the player why. See
docs/design.md#the-rest-of-a-turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import engine
from service.gamelog import notes
from service.games import moves, standing_orders, windows
from service.games.transaction import GameTransaction

# What the player reads in answer to a post that was not played to its end, by the reason. {moves} were not played.
_STOPPED_POST = {
    "window open": "The others are asked first. The rest waits until they have answered: “{moves}”.",
    "turn over": "Your turn had ended before this could be played: “{moves}”.",
    "reacted": "A card was played in the window. You chose to be asked then, so this was not played: “{moves}”.",
    "refused": "{refusal}",
}
# What the private note about premoves says; {moves} are all of them, {left} those that a further window stopped.
_STOPPED_PREMOVES = {
    "window open": "The rest of your turn was played up to the next window. When it closes, this follows: “{left}”.",
    "turn over": "Your turn had ended by then, so the rest of it was not played: “{moves}”.",
    "reacted": "A card was played in the window. You chose to be asked then, so the rest of your turn was not played: "
    "“{moves}”.",
    "refused": "The rest of your turn, “{moves}”, stopped at a move that could not be played: {refusal}.",
}
_PLAYED_PREMOVES = "The rest of your turn was played as you had given it: “{moves}”."


class Stop(NamedTuple):
    """Why a line was not played to its end: what was left of it, or the engine's refusal of a move."""

    reason: Literal["window open", "turn over", "reacted", "refused"]
    left: str = ""
    refusal: str = ""


def play_post(tx: GameTransaction, seat: int, line: Sequence[engine.Order]) -> str | None:
    """Play a line that a seat has posted in its own turn, as far as possible; what an open window stops is kept.

    Return why it stopped, in a sentence for its player, or None. Raises engine.Refusal if its first move is refused.
    """
    stop = _play_line(tx, seat, line)
    return None if stop is None else _STOPPED_POST[stop.reason].format(moves=stop.left, refusal=stop.refusal)


def resume(tx: GameTransaction) -> bool:
    """Play the turn's premoves, if a window in it has closed, and note the result for their player.

    Return False if there are none.
    """
    if not tx.closed:
        return False
    tx.closed = False
    left = standing_orders.take_rest(tx)
    if left is None:
        return False
    seat, line = left
    notes.add(tx, seat, _play_premoves(tx, seat, line))
    return True


def _play_line(tx: GameTransaction, seat: int, line: Sequence[engine.Order]) -> Stop | None:
    """Play a line, through windows that close at once. Raises engine.Refusal if its first move is refused."""
    turn_at = tx.game.turn_at
    played = engine.play_line(tx.position, seat, list(line), single=True)
    if not played.steps and played.stopped is not None:
        raise played.stopped
    while True:
        for step in played.steps:
            moves.append(tx, step.seat, step.move, step.after)
        windows.open_if_asked(tx)
        if played.stopped is not None:
            return Stop("refused", refusal=played.stopped.message)
        if not played.rest:
            return None
        left = engine.write_orders(played.rest)
        if windows.is_open(tx.game):
            standing_orders.keep(tx, seat, {"rest": left})
            return Stop("window open", left)
        obstacle = _obstacle(tx, seat, turn_at)
        if obstacle is not None:
            return Stop(obstacle, left)
        played = engine.play_line(tx.position, seat, played.rest, single=True)


def _play_premoves(tx: GameTransaction, seat: int, line: str) -> str:
    """Play premoves as far as possible; return the result in a sentence for their player."""
    stop = _try_premoves(tx, seat, line)
    if stop is None:
        return _PLAYED_PREMOVES.format(moves=line)
    refusal = stop.refusal.partition("; legal: ")[0].rstrip(".")  # when the note is read other moves are legal
    return _STOPPED_PREMOVES[stop.reason].format(moves=line, left=stop.left, refusal=refusal)


def _try_premoves(tx: GameTransaction, seat: int, line: str) -> Stop | None:
    """Play premoves unless something has changed that stops all of them; return why they stopped, if they did."""
    obstacle = _obstacle(tx, seat, tx.game.turn_at)
    if obstacle is not None:
        return Stop(obstacle, line)
    try:
        return _play_line(tx, seat, engine.read(line, tx.names))
    except engine.Refusal as refusal:
        return Stop("refused", refusal=refusal.message)


def _obstacle(tx: GameTransaction, seat: int, turn_at: int) -> Literal["turn over", "reacted"] | None:
    """Return why the moves left of the turn that began at `turn_at` must not be tried; None if they may be."""
    game, position = tx.game, tx.position
    in_turn = game.turn_at == turn_at and position.turn == seat and position.phase in ("play", "choose")
    if game.status != "playing" or tx.is_robot(seat) or not in_turn:
        return "turn over"
    if tx.reacted and standing_orders.of(tx, seat).if_reacted == "ask":
        return "reacted"
    return None
