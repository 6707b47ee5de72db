"""Refusals of posts that are late or out of turn: each says what the state of the game is instead."""

from __future__ import annotations

from collections.abc import Sequence

from engine.language import Text, enumerated, joined, text
from service import errors
from service.gamelog.closing import closed_at, was_asked
from service.gamelog.log import GameLog
from service.gamelog.story import lines_of, story
from service.languages.moments import moment
from service.models import Game

_MOST_LINES = 20  # sentences about what has happened since; the page shows all of them

_NO_SUCH_TABLE = text("This is for the table after move {at}; this game has {number} moves.")
_NOT_PLAYED = {
    "proposed": text("This game has not begun yet."),
    "inviting": text("This game has not begun yet."),
    "paused": text("This game is paused."),
    "stopped": text("This game was stopped."),
}


def over(game: Game, names: Sequence[str]) -> errors.Over:
    """Return the refusal of a post to a game that is not being played."""
    winner = game.position["winner"] if game.status == "over" and game.position is not None else None
    if isinstance(winner, int):
        return errors.Over(text("This game is over: {name} has won.").format(name=names[winner]))
    return errors.Over(_NOT_PLAYED.get(game.status, text("This game is over.")))


def out_of_turn(names: Sequence[str], to_act: Sequence[int]) -> errors.OutOfTurn:
    """Return the refusal of a post by a player for whom the game does not wait."""
    return errors.OutOfTurn(text("The game waits for {names}.").format(names=enumerated([names[n] for n in to_act])))


def stale(log: GameLog, seat: int, at: int) -> errors.Stale:
    """Return the refusal of a post for an earlier state of the game, with what has happened since for that seat."""
    if not 0 <= at <= log.game.at:
        return errors.Stale(_NO_SUCH_TABLE.format(at=at, number=log.game.at))
    lines = lines_of(story(log, seat, at, log.game.at))
    omitted = [] if len(lines) <= _MOST_LINES else ["…"]
    return errors.Stale(joined([_what_changed(log, seat, at), *omitted, *lines[-_MOST_LINES:]]))


def past(log: GameLog, seat: int, at: int) -> errors.Past:
    """Return the refusal of a post with a past link to the turn or the window that began at `at`.

    For a window it has the public result. It has nothing that only the seat may know, because mails get forwarded.
    """
    sentences: list[str] = [text("This link is no longer valid; nothing was played.")]
    if was_asked(log, seat, at):
        lines = lines_of(story(log, None, at, log.game.at))
        sentences += [_what_changed(log, seat, at), *lines[:_MOST_LINES]]
    return errors.Past(joined(sentences))


def _what_changed(log: GameLog, seat: int, at: int) -> Text:
    """Return the introduction to what has happened since move `at`, with its time in the zone of the seat's player."""
    closed = closed_at(log, at)
    if closed is not None and was_asked(log, seat, at):
        time = moment(closed.astimezone(log.zone_of(seat)))
        return text("The question was closed on {time}; this is what happened:").format(time=time)
    return text("The table has changed since then:")
