"""What a page says on top: what the last post did, or why it was refused."""

from __future__ import annotations

from dataclasses import dataclass

from sqlmodel import Session

from service.links import Claim
from service.models import Game
from service.playing import games, publicly, windows
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


def of_post(session: Session, game: Game, seat: int, at: int) -> Notice | None:
    """Return what that seat's post at `at` did, for its own player; None if there was no such post."""
    post = games.made(session, game, seat, at)
    answer = windows.answer_of(session, game, at, seat)
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


def of_public_post(session: Session, game: Game, claim: Claim, at: int) -> Notice | None:
    """Return what a post of the turn of a past link did, as a bystander may know it; None if it made no public move."""
    moves = publicly.post_of_turn(session, game, claim.seat, claim.at, at)
    if not moves:
        return None
    told = history.story(session, game, None, moves[0].n - 1, moves[-1].n)
    return Notice("Done", tuple(history.lines_of(told)))
