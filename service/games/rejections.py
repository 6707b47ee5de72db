"""What a player reads when a post comes too late or out of turn: each says what the table looks like instead."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from service import errors
from service.gamelog.closing import closed_at, was_asked
from service.gamelog.log import GameLog
from service.gamelog.story import lines_of, story
from service.models import Game
from service.views.situation import joined

_LINES = 20  # so much of what has happened since is told; the page shows the rest

_NOT_PLAYED = {
    "proposed": "This game has not begun.",
    "inviting": "This game has not begun.",
    "paused": "This game is paused.",
    "stopped": "This game was stopped.",
}


def over(game: Game, names: Sequence[str]) -> errors.Over:
    """Return the refusal of a post to a game that is not being played, with the reason."""
    if game.status == "over" and game.position is not None:
        return errors.Over(f"This game is over: {names[game.position['winner']]} has won.")
    return errors.Over(_NOT_PLAYED.get(game.status, "This game is over."))


def out_of_turn(names: Sequence[str], to_act: Sequence[int]) -> errors.OutOfTurn:
    """Return the refusal of a post by somebody else than the game waits for."""
    return errors.OutOfTurn(f"The game waits for {joined([names[n] for n in to_act])}.")


def stale(log: GameLog, seat: int, at: int) -> errors.Stale:
    """Return the refusal of a post written for another table, with what has happened since as that seat may know it."""
    if not 0 <= at <= log.game.at:
        return errors.Stale(f"The table has seen {log.game.at} moves, not {at}.")
    told = lines_of(story(log, seat, at, log.game.at))
    left_out = [] if len(told) <= _LINES else ["…"]
    return errors.Stale(" ".join([_what_changed(log, seat, at), *left_out, *told[-_LINES:]]))


def past(log: GameLog, seat: int, at: int) -> errors.Past:
    """Return the refusal of a post with a link to the turn or the window that began at `at`.

    For a window it says what came of it, as everybody may know. What the seat alone may know is not for a link that has
    done its work: mails get forwarded.
    """
    told = ""
    if was_asked(log, seat, at):
        lines = lines_of(story(log, None, at, log.game.at))
        told = " ".join(["", _what_changed(log, seat, at), *lines[:_LINES]])
    return errors.Past(f"This link has done its work; nothing was played.{told}")


def _what_changed(log: GameLog, seat: int, at: int) -> str:
    closed = closed_at(log, at)
    if closed is not None and was_asked(log, seat, at):
        return f"It closed at {moment(closed)}; this is what happened:"
    return "The table has changed since:"


def moment(when: datetime) -> str:
    """'14:05 UTC on Sat 21 Nov'."""
    return f"{when:%H:%M} UTC on {when:%a} {when.day} {when:%b}"
