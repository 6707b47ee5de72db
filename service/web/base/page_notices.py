"""Notices at the top of a page: what the last post did, or why it was rejected."""

from __future__ import annotations

from dataclasses import dataclass

from flask import request

from service.gamelog.closing import closing_moves
from service.gamelog.log import GameLog
from service.gamelog.story import addressed_to, story, turn_parts
from service.games.submit import post_at, post_of_turn, repeat
from service.links import LinkContent, Verdict
from service.models import Submission
from service.web.base.link_requests import LinkRequest


@dataclass(frozen=True)
class PageNotice:
    """A title and further sentences. `bad`: it is about something that was rejected.

    `then`: what others have done after that, in a line for each turn.
    """

    title: str
    lines: tuple[str, ...] = ()
    bad: bool = False
    then: tuple[str, ...] = ()


NOTHING_DONE = "Nothing was done"
DONE = "Done"
SEALED = "Your answer is sealed"
MOST_SINCE = 6  # turns that a notice tells about
MAY_CHANGE = "You may change it until the time is up or all have answered."
REST_WAITS = "Done. The rest follows when the others have answered"
STOPPED = "Not all of it was played"

AFTER_A_POST = {
    "links": PageNotice(
        "A new link is on its way",
        (
            "It is mailed to the player of this seat and to nobody else.",
            "With an old link you can ask for it three times a day.",
        ),
    ),
    "never": PageNotice(
        "You will get no more invitations",
        (
            "From now on no invitation and no request to confirm a game is mailed to this address.",
            "The address itself is not kept for this, only a fingerprint of it. The games you are playing go on.",
        ),
    ),
    "remind": PageNotice("The reminder is on its way", ("You can send one reminder for each invitation.",)),
    "address asked": PageNotice(
        "A short mail is on its way", ("Open its link and press the button there: then mails come to that address.",)
    ),
    "address": PageNotice(
        "The address is confirmed",
        (
            "From now on a mail tells you when it is your turn, and the game is kept.",
            "A mail brings you the link to this page, too. The link you have used until now no longer works.",
        ),
    ),
    "proposed again": PageNotice("The new game is proposed", ("The invitations are on their way.",)),
    "joined": PageNotice("You are in", ("As soon as all have accepted, a mail brings you the link to your seat.",)),
    "dealt": PageNotice(
        "The cards are dealt", ("You can begin at once. A mail brings you the link to your seat, too.",)
    ),
    "orders": PageNotice("Your orders are saved", ("Only you can see them. They count from now on.",)),
    "hours": PageNotice("Your hours are saved", ("They count from your next deadline on.",)),
    "mails off": PageNotice("Mails of this game are off", ("Your seat stays yours, and your clock runs as before.",)),
    "mails on": PageNotice("Mails of this game are on again", ("If the game waits for you now, a mail says so.",)),
    "mail again": PageNotice(
        "The mail is on its way once more", ("It goes to the address of this seat and to nobody else.",)
    ),
    "note": PageNotice("Your note is saved", ("Only the page of your seat shows it.",)),
    "my games": PageNotice(
        "The link to all your games is on its way", ("It is mailed to the address of this seat and to nobody else.",)
    ),
    "plan": PageNotice("Your choice is saved", ("It counts for all your games, from now on.",)),
    "all off": PageNotice("Mails of all your games are off", ("Your seats stay yours, and your clocks run on.",)),
    "all on": PageNotice("Mails of all your games are on", ("If a game waits for you now, a mail says so.",)),
    "resigned": PageNotice("A robot holds your seat", ("The seat stays yours: with one press you play on.",)),
    "back": PageNotice("You are back", ("The seat is yours again, and you have the full time for a turn.",)),
    "resumed": PageNotice("The game goes on", ("Every clock has the time that it had left.",)),
    "asked": PageNotice("The mails are on their way", ("Everybody whose answer is missing gets one.",)),
    "answered": PageNotice("Your answer is recorded"),
    "said": PageNotice("Your line is at the table", ("The other players can read it, on their pages and in a mail.",)),
    "talk muted": PageNotice("You have muted the table talk", ("You can show it again at any time.",)),
    "talk shown": PageNotice("You read the table talk again"),
    "talk off": PageNotice("The table talk is off for everybody", ("You can switch it on again at any time.",)),
    "talk on": PageNotice("The table talk is on for everybody"),
    "seated": PageNotice("The seat is yours", ("A mail brings you the link to it.",)),
}
"""The notices that a redirect after a post asks for, by the value of `notice` in its query."""


def rejection_notice(why: str) -> PageNotice:
    """Return the notice about a post that was rejected."""
    return PageNotice(NOTHING_DONE, (why,), bad=True)


def requested_notice(link: LinkRequest) -> PageNotice | None:
    """Return the notice that a redirect asks for by its query; it is only ever about this seat's own posts."""
    notice = AFTER_A_POST.get(request.args.get("notice", ""))
    at = request.args.get("did", "")
    if notice is not None or not (at.isascii() and at.isdigit() and len(at) < 9):
        return notice
    if link.moment is not None:
        return _post_notice(link.log, link.seat.n, int(at), link.moment) if int(at) < link.moment else None
    found = link.verdict("move")
    if found is Verdict.ALLOWED:
        return _post_notice(link.log, link.seat.n, int(at), link.game.at)
    if found is Verdict.BYSTANDER:
        return _public_post_notice(link.log, link.content, int(at))
    return None


def _post_notice(log: GameLog, seat: int, at: int, upto: int) -> PageNotice | None:
    """Return what a seat's post for the table after move `at` did, for its own player; None if there was none.

    With what has happened after it, up to move `upto`.
    """
    post, answer = post_at(log, seat, at), log.answers(at).get(seat)
    line = post.said if post else answer.move if answer else None
    done = None if line is None else repeat(log, seat, line, at)
    if done is None:
        return None
    if done.sealed:
        return PageNotice(SEALED, (*done.told, MAY_CHANGE))
    if done.stopped:
        return PageNotice(REST_WAITS if done.waits else STOPPED, (*done.told, done.stopped), bad=not done.waits)
    return PageNotice(DONE, tuple(done.told), then=tuple(_since_post(log, seat, at, post, upto)))


def _since_post(log: GameLog, seat: int, at: int, post: Submission | None, upto: int) -> list[str]:
    """Return a line for each of the latest turns, or parts of them, that were played after a post of the seat."""
    last = closing_moves(log, at)[-1].n if post is None else post.last
    entries = story(log, seat, last, upto) if last < upto else []
    parts = list(turn_parts(log, entries, seat))
    return [part.line or part.entries[0].lines[0] for part in parts[-MOST_SINCE:]]


def _public_post_notice(log: GameLog, content: LinkContent, at: int) -> PageNotice | None:
    """Return what a post did in the turn of a past link, as a bystander may know it; None if it made no public move."""
    moves = post_of_turn(log, content.seat, content.at, at)
    if not moves:
        return None
    return PageNotice(DONE, tuple(addressed_to(log, content.seat, moves)))
