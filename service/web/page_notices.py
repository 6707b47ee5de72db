"""What a page says on top: what the last post did, or why it was refused."""

from __future__ import annotations

from dataclasses import dataclass

from service.gamelog.log import GameLog
from service.gamelog.story import lines_of, story
from service.games.public_repeat import post_of_turn
from service.games.submission import post_at
from service.games.submit import repeat
from service.links import Claim


@dataclass(frozen=True)
class Notice:
    """A short message; `bad` ones are refusals."""

    title: str
    lines: tuple[str, ...] = ()
    bad: bool = False


def refused(why: str) -> Notice:
    """Nothing was done, and why."""
    return Notice("Nothing was done", (why,), bad=True)


def of_post(log: GameLog, seat: int, at: int) -> Notice | None:
    """Return what that seat's post at `at` did, for its own player; None if there was no such post."""
    post, answer = post_at(log, seat, at), log.answers(at).get(seat)
    said = post.said if post else answer.move if answer else None
    done = None if said is None else repeat(log, seat, said, at)
    if done is None:
        return None
    if done.sealed:
        return Notice("Your answer is sealed", (*done.told, "You may change it until the window closes."))
    if done.stopped:
        waits = post is not None and post.last == log.game.window_at
        title = "Done; the rest waits" if waits else "The line stopped on its way"
        return Notice(title, (*done.told, done.stopped), bad=not waits)
    return Notice("Done", tuple(done.told))


def of_public_post(log: GameLog, claim: Claim, at: int) -> Notice | None:
    """Return what a post of the turn of a past link did, as a bystander may know it; None if it made no public move."""
    moves = post_of_turn(log, claim.seat, claim.at, at)
    if not moves:
        return None
    return Notice("Done", tuple(lines_of(story(log, None, moves[0].n - 1, moves[-1].n))))
