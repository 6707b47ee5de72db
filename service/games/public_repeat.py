"""What a past turn link may repeat: the public moves of its own turn.

Everything here is computed from what anybody can read in the history, so no answer depends on what was sealed, on what
a search took, or on why a line stopped. A wrong guess and a right one that is not public get the same refusal.
"""

from __future__ import annotations

from collections.abc import Sequence

import engine
from service.gamelog.log import GameLog
from service.gamelog.story import HIDDEN_TAKE, Entry, lines_of, story
from service.games.submission import Done, post_at


def repeat(log: GameLog, seat: int, began: int, text: str, at: int) -> Done | None:
    """Return what a post of the turn that began at `began` did, if it says the moves that everybody saw; else None."""
    moves = post_of_turn(log, seat, began, at)
    if not moves or not _says(text, log.names, [entry.move for entry in moves]):
        return None
    return Done([entry.move for entry in moves], lines_of(moves))


def post_of_turn(log: GameLog, seat: int, began: int, at: int) -> list[Entry]:
    """Return the moves that a post for the table after move `at` made in the turn that began at `began`.

    As a bystander knows them; none if there was no such post or one of its moves is hidden. Which moves belong to one
    post is public: they have one time.
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
    return [] if any(entry.move == HIDDEN_TAKE for entry in own) else own


def _says(text: str, names: Sequence[str], moves: Sequence[str]) -> bool:
    """Tell whether a line says exactly these moves; a choice may be left out, as the service may have made it."""
    try:
        line = [order.move for order in engine.read(text, names)]
    except engine.Refusal:
        return False
    return line in (list(moves), [move for move in moves if not move.startswith("choose ")])
