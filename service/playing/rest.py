"""The rest of a turn: moves its player has left in advance, played when the window in his turn closes.

They come from a typed line that a window stopped, or were left while it was open. The first that no longer fits stops
them, its player is told why and asked; nothing is played after a failed one (DESIGN.md *Windows*).
"""

from __future__ import annotations

from collections.abc import Sequence

import engine
from service.playing import orders, windows
from service.playing.board import Board
from service.telling import notes

REACTED = "A card was played in the window, and you wished to be asked then."
ENDED = "Your turn had ended by then."


def play_on(board: Board, seat: int, line: Sequence[engine.Order]) -> str | None:
    """Play a seat's moves in its own turn as far as they go, through windows that close at once.

    What a window that stays open leaves unplayed is kept. Why it stopped, or None if nothing is left. Raises
    engine.Refusal if already the first move is refused.
    """
    turn_at = board.game.turn_at
    played = engine.play_line(board.position, seat, list(line), single=True)
    if not played.steps and played.stopped is not None:
        raise played.stopped
    while True:
        for who, move, position in played.steps:
            board.take(who, move, position)
        windows.open_if_asked(board)
        if played.stopped is not None:
            return played.stopped.message
        if not played.rest:
            return None
        left = engine.write_orders(played.rest)
        if windows.is_open(board.game):
            orders.keep(board.session, board.game, seat, {"rest": left})
            return f"The others are asked first. The rest waits until they have answered: “{left}”."
        unfit = _unfit(board, seat, turn_at)
        if unfit is not None:
            return f"{unfit} Not played: “{left}”."
        played = engine.play_line(board.position, seat, played.rest, single=True)


def resume(board: Board) -> bool:
    """A window has closed: take up what the player of that turn has left, and note for him what came of it.

    False if he has left nothing.
    """
    if not board.closed:
        return False
    board.closed = False
    left = orders.take_rest(board.session, board.game)
    if left is None:
        return False
    seat, line = left
    notes.tell(board.session, board.game, seat, _resumed(board, seat, line))
    return True


def _resumed(board: Board, seat: int, line: str) -> str:
    """Play what was left, if it still may be; what came of it in a sentence for its player."""
    unfit = _unfit(board, seat, board.game.turn_at)
    if unfit is not None:
        return f"{unfit} The rest of your turn was not played: “{line}”."
    try:
        why = play_on(board, seat, engine.read(line, board.names))
    except engine.Refusal as refusal:
        why = refusal.message
    if why is None:
        return f"The rest of your turn was played as you had left it: “{line}”."
    if windows.is_open(board.game):
        return f"The rest of your turn was played as far as the next window. {why}"
    return f"The rest of your turn, “{line}”, stopped: {why.partition('; legal: ')[0].rstrip('.')}."


def _unfit(board: Board, seat: int, turn_at: int) -> str | None:
    """Why the moves that are left are not even tried."""
    game, position = board.game, board.position
    in_turn = game.turn_at == turn_at and position.turn == seat and position.phase in ("play", "choose")
    if game.status != "playing" or board.is_robot(seat) or not in_turn:
        return ENDED
    if board.reacted and orders.of(board.session, game, seat).if_reacted == "ask":
        return REACTED
    return None
