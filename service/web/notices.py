"""What a page says on top: what the last post did, or why it was refused."""

from __future__ import annotations

from dataclasses import dataclass

from sqlmodel import Session

from service.models import Game, Submission
from service.playing import games, windows
from service.telling import history


@dataclass(frozen=True)
class Notice:
    """A short message; `bad` ones are refusals."""

    title: str
    lines: tuple[str, ...] = ()
    bad: bool = False


def refused(why: str) -> Notice:
    """Nothing was done, and why."""
    return Notice("Nothing was done", (why,), bad=True)


def of_post(session: Session, game: Game, seat: int, at: int, viewer: int | None) -> Notice | None:
    """What that seat's post at `at` did, as `viewer` may know it; None if there was no such post.

    Of a sealed answer only its own seat hears: whether a player answered or slept is nobody else's business.
    """
    post = games.made(session, game, seat, at)
    answer = windows.answer_of(session, game, at, seat)
    if viewer is None:
        return Notice("Done", _public(session, game, post)) if post else None
    said = post.said if post else answer.move if answer else None
    done = None if said is None else games.repeat(session, game, seat, said, at)
    if done is None:
        return None
    if done.sealed:
        return Notice("Your answer is sealed", (*done.told, "You may change it until the window closes."))
    if done.stopped:
        waits = post is not None and post.last == game.window_at
        title = "Done; the rest waits" if waits else "The line stopped on its way"
        return Notice(title, (*done.told, done.stopped), bad=not waits)
    return Notice("Done", tuple(done.told))


def _public(session: Session, game: Game, post: Submission) -> tuple[str, ...]:
    return tuple(history.lines_of(history.story(session, game, None, post.first, post.last)))
