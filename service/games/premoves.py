"""The rest of a turn: moves its player has left in advance, played when the window in their turn closes.

They come from a typed line that a window stopped, or were left while it was open. The first that no longer fits stops
them, its player is told why and asked; nothing is played after a failed one (DESIGN.md *Windows*).
"""

from __future__ import annotations

from collections.abc import Sequence

import engine
from service.gamelog import notes
from service.games import moves, standing_orders, windows
from service.games.transaction import GameTransaction

REACTED = "A card was played in the window, and you wished to be asked then."
ENDED = "Your turn had ended by then."


def play_line(tx: GameTransaction, seat: int, line: Sequence[engine.Order]) -> str | None:
    """Play a seat's moves in its own turn as far as they go, through windows that close at once.

    What a window that stays open leaves unplayed is kept. Return why it stopped, or None if nothing is left. Raises
    engine.Refusal if already the first move is refused.
    """
    turn_at = tx.game.turn_at
    played = engine.play_line(tx.position, seat, list(line), single=True)
    if not played.steps and played.stopped is not None:
        raise played.stopped
    while True:
        for who, move, position in played.steps:
            moves.append(tx, who, move, position)
        windows.open_if_asked(tx)
        if played.stopped is not None:
            return played.stopped.message
        if not played.rest:
            return None
        left = engine.write_orders(played.rest)
        if windows.is_open(tx.game):
            standing_orders.keep(tx, seat, {"rest": left})
            return f"The others are asked first. The rest waits until they have answered: “{left}”."
        unfit = _unfit(tx, seat, turn_at)
        if unfit is not None:
            return f"{unfit} Not played: “{left}”."
        played = engine.play_line(tx.position, seat, played.rest, single=True)


def resume(tx: GameTransaction) -> bool:
    """After a window has closed, play what the player of that turn has left, and note for them what came of it.

    Return False if nothing was left.
    """
    if not tx.closed:
        return False
    tx.closed = False
    left = standing_orders.take_rest(tx)
    if left is None:
        return False
    seat, line = left
    notes.add(tx, seat, _resumed(tx, seat, line))
    return True


def _resumed(tx: GameTransaction, seat: int, line: str) -> str:
    """Play what was left, if it still may be; return what came of it in a sentence for its player."""
    unfit = _unfit(tx, seat, tx.game.turn_at)
    if unfit is not None:
        return f"{unfit} The rest of your turn was not played: “{line}”."
    try:
        why = play_line(tx, seat, engine.read(line, tx.names))
    except engine.Refusal as refusal:
        why = refusal.message
    if why is None:
        return f"The rest of your turn was played as you had left it: “{line}”."
    if windows.is_open(tx.game):
        return f"The rest of your turn was played as far as the next window. {why}"
    return f"The rest of your turn, “{line}”, stopped: {why.partition('; legal: ')[0].rstrip('.')}."


def _unfit(tx: GameTransaction, seat: int, turn_at: int) -> str | None:
    """Return why the moves that are left are not even tried; None if they may be."""
    game, position = tx.game, tx.position
    in_turn = game.turn_at == turn_at and position.turn == seat and position.phase in ("play", "choose")
    if game.status != "playing" or tx.is_robot(seat) or not in_turn:
        return ENDED
    if tx.reacted and standing_orders.of(tx, seat).if_reacted == "ask":
        return REACTED
    return None
