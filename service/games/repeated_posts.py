"""Repeated posts with a past turn link: answered if the post made public moves of that link's turn.

Everything is computed from the public history, so no response depends on a sealed answer, on the card a search took, or
on why a line stopped. A wrong guess, and a right one that is not public, get the same refusal.
"""

from __future__ import annotations

from collections.abc import Sequence

import engine
from service.gamelog.log import GameLog
from service.gamelog.story import Entry, addressed_to, story
from service.games.submission import Done, post_at


def repeat(log: GameLog, seat: int, began: int, text: str, at: int) -> Done | None:
    """Return the result of the post at `at` in the turn that began at `began`; None unless `text` has its moves."""
    moves = post_of_turn(log, seat, began, at)
    if not moves or not _has_moves(text, log.names, [entry.move for entry in moves]):
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


def _has_moves(text: str, names: Sequence[str], moves: Sequence[engine.Move]) -> bool:
    """Return whether a line has exactly these moves; choices may be missing, as a single one is made automatically."""
    try:
        line = [order.move for order in engine.read(text, names)]
    except engine.Refusal:
        return False
    return line in (list(moves), [move for move in moves if move.verb is not engine.Verb.CHOOSE])
