"""What a player reads when his post comes too late or out of turn: each says what the table looks like instead."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlmodel import Session

from service import errors
from service.models import Game
from service.playing import windows
from service.telling import history
from service.telling.situation import joined

_LINES = 20  # so much of what has happened since is told; the page shows the rest

_NOT_PLAYED = {
    "proposed": "This game has not begun.",
    "inviting": "This game has not begun.",
    "paused": "This game is paused.",
    "stopped": "This game was stopped.",
}


def over(game: Game, names: Sequence[str]) -> errors.Over:
    """The game is not being played, with the reason."""
    if game.status == "over" and game.position is not None:
        return errors.Over(f"This game is over: {names[game.position['winner']]} has won.")
    return errors.Over(_NOT_PLAYED.get(game.status, "This game is over."))


def out_of_turn(names: Sequence[str], to_act: Sequence[int]) -> errors.OutOfTurn:
    """It is not this seat's move, with whose it is."""
    return errors.OutOfTurn(f"The game waits for {joined([names[n] for n in to_act])}.")


def stale(session: Session, game: Game, seat: int, at: int) -> errors.Stale:
    """The post was written for another table, with what has happened since as that seat may know it."""
    if not 0 <= at <= game.at:
        return errors.Stale(f"The table has seen {game.at} moves, not {at}.")
    told = [line for entry in history.story(session, game, seat, at, game.at) for line in entry.lines]
    left_out = [] if len(told) <= _LINES else ["…"]
    return errors.Stale(" ".join([_what_changed(session, game, seat, at), *left_out, *told[-_LINES:]]))


def past(session: Session, game: Game, seat: int, at: int) -> errors.Past:
    """The link was good for the turn or the window that began at `at`; of a window, what came of it, as all may know.

    What the seat alone may know is not for a link that has done its work: mails get forwarded.
    """
    told = ""
    if 0 <= at <= game.at and _was_asked(session, game, seat, at):
        lines = [line for entry in history.story(session, game, None, at, game.at) for line in entry.lines]
        told = " ".join(["", _what_changed(session, game, seat, at), *lines[:_LINES]])
    return errors.Past(f"This link has done its work; nothing was played.{told}")


def _was_asked(session: Session, game: Game, seat: int, at: int) -> bool:
    """Whether a window that has closed by now had opened at `at` and asked this seat."""
    then = history.position_at(session, game, at)
    return at < game.at and then.phase == "react" and seat in then.to_act()


def _what_changed(session: Session, game: Game, seat: int, at: int) -> str:
    closed = windows.closed_at(session, game, at)
    if closed is not None and _was_asked(session, game, seat, at):
        return f"It closed at {moment(closed)}; this is what happened:"
    return "The table has changed since:"


def moment(when: datetime) -> str:
    """'14:05 UTC on Sat 21 Nov'."""
    return f"{when:%H:%M} UTC on {when:%a} {when.day} {when:%b}"
