"""Find out whether the line of a mail was posted before, in the turn or the window that the mail is about."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from itertools import takewhile
from typing import NamedTuple

from service.gamelog.log import GameLog
from service.gamelog.story import story
from service.games import submit
from service.games.submit import Done
from service.models import Inmail


class EarlierPost(NamedTuple):
    """What a post did, for its player, and when it was made; a sealed answer: when its window opened or closed."""

    done: Done
    made_at: datetime


def find(log: GameLog, mail: Inmail, line: str) -> EarlierPost | None:
    """Return the post of the same line that was made before, by mail or on a page; None if there is none.

    The mail is its player's, and is answered to them alone: what is returned may tell what only they know.
    """
    for at in _tables(log, mail):
        done = submit.repeat(log, mail.seat, line, at)
        if done is not None:
            return EarlierPost(done, log.moves[min(at, len(log.moves) - 1)].made_at)
    return None


def _tables(log: GameLog, mail: Inmail) -> Iterable[int]:
    """Return after which moves its seat may have posted something in the turn, or to the window, of a mail."""
    game = log.game
    if mail.asked == "window":
        return (mail.at,)
    if mail.at >= game.turn_at:
        return range(mail.at, game.at)
    later = story(log, None, mail.at, game.at)
    in_turn = takewhile(lambda entry: (entry.hand_no, entry.turn) == (later[0].hand_no, mail.seat), later)
    return [entry.n - 1 for entry in in_turn]
