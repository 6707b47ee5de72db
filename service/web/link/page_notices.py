"""Notices at the top of a page: what the last post did, or why it was rejected."""

from __future__ import annotations

from dataclasses import dataclass

from flask import request

from engine.language import text, text_of
from service.gamelog.closing import closing_moves
from service.gamelog.log import GameLog
from service.gamelog.story import addressed_to, story, turn_parts
from service.games.submit import post_at, post_of_turn, repeat
from service.links import LinkContent, Verdict
from service.models import Submission
from service.web.link.link_requests import LinkRequest

MISTAKES = text("Please look at the fields marked below.")
ONLY_IF_ALLOWED = text(
    "It comes only if this address may be written to: not if no such mails are wanted there, or if several came today."
)


@dataclass(frozen=True)
class PageNotice:
    """A title and further sentences. `bad`: it is about something that was rejected.

    `then`: what others have done after that, in a line for each turn. `undo`: the button that takes it back, if one
    does.
    """

    title: str
    lines: tuple[str, ...] = ()
    bad: bool = False
    then: tuple[str, ...] = ()
    undo: str | None = None


NOTHING_DONE = text("Nothing was done")
DONE = text_of("notice", "Done")
SEALED = text("Your answer is sealed")
MOST_SINCE = 6  # turns that a notice tells about
MAY_CHANGE = text("You may change it until the time is up or all have answered.")
REST_WAITS = text("Done. The rest follows when the others have answered")
STOPPED = text("Not all of it was played")

AFTER_A_POST = {
    "links": PageNotice(
        text("A new link is on its way"),
        (
            text("It is mailed to the player of this seat and to nobody else."),
            text("With an old link you can ask for it three times a day."),
        ),
    ),
    "unblock": PageNotice(
        text("You get invitations again"),
        (text("What you have declined with it can be accepted by its own link, as long as nobody else was asked."),),
    ),
    "never": PageNotice(
        text("You will get no more invitations"),
        (
            text("From now on no invitation and no request to confirm a game is mailed to this address."),
            text("The address itself is not kept for this, only a fingerprint of it. The games you are playing go on."),
        ),
    ),
    "remind": PageNotice(text("The reminder is on its way"), (text("You can send one reminder for each invitation."),)),
    "address asked": PageNotice(
        text("A short mail is on its way"),
        (text("Open its link and press the button there: then mails come to that address."), ONLY_IF_ALLOWED),
    ),
    "address": PageNotice(
        text("The address is confirmed"),
        (
            text("From now on a mail tells you when it is your turn, and the game is kept."),
            text("A mail brings you the link to this page, too. The link you have used until now no longer works."),
        ),
    ),
    "address of a deal": PageNotice(
        text("The address is confirmed"),
        (
            text("This hand counts for your address."),
            text("A mail brings you the link to this page, too. The link you have used until now no longer works."),
        ),
    ),
    "proposed again": PageNotice(text("The new game is proposed"), (text("The invitations are on their way."),)),
    "joined": PageNotice(
        text("You are in"), (text("As soon as all have accepted, a mail brings you the link to your seat."),)
    ),
    "watched": PageNotice(text("You agree that anybody may watch"), ()),
    "not watched": PageNotice(text("The game is not on the list of games to watch"), ()),
    "turns shown": PageNotice(text("Others see how reliably you play"), ()),
    "turns hidden": PageNotice(text("Nobody else sees how reliably you play"), ()),
    "blocked": PageNotice(text("The list of tables keeps you apart from now on"), (text("Nobody is told."),)),
    "chat chosen": PageNotice(
        text("The chat is saved"), (text("A test message is on its way. What became of it is listed below."),)
    ),
    "chat off": PageNotice(text("The game tells the chat nothing more"), (text("Its address is forgotten."),)),
    "called in chat": PageNotice(text("That is saved"), ()),
    "device told": PageNotice(
        text("Your device is told when it is your turn"),
        (text("A message names the game and no card. A tap opens this game."),),
    ),
    "device off": PageNotice(text("That device is told nothing more of this game"), ()),
    "calendar renewed": PageNotice(
        text("The calendar has a new address"),
        (text("The old one shows nothing any more. Put the new one into your calendar program."),),
    ),
    "allowed": PageNotice(text("The list of tables may seat you together again"), ()),
    "page made": PageNotice(text("You have a page of your own"), (text("Anybody can see it from now on."),)),
    "league joined": PageNotice(
        text("You play in the league"), (text("You do from its next season on. The cards of each game come by mail."),)
    ),
    "league left": PageNotice(text("You have left the league"), (text("Robots play the games that you had in it."),)),
    "league founded": PageNotice(text("The league is founded"), (text("Share the address of its page."),)),
    "league ended": PageNotice(text("The league has no further season"), (text("One that is played goes on."),)),
    "league mails off": PageNotice(text("No more mails tell you how your leagues stand"), ()),
    "league mails on": PageNotice(text("Mails tell you each week how your leagues stand"), ()),
    "waiting": PageNotice(text("You have asked for a seat"), (text("Now the organiser chooses, and you get a mail."),)),
    "withdrawn": PageNotice(text("You have taken your request back"), (text("No more mail comes about this game."),)),
    "dealt": PageNotice(
        text("The cards are dealt"), (text("You can begin at once. A mail brings you the link to your seat, too."),)
    ),
    "orders": PageNotice(text("Your orders are saved"), (text("Only you can see them. They count from now on."),)),
    "hours": PageNotice(text("Your hours are saved"), (text("They count from your next deadline on."),)),
    "language": PageNotice(
        text("Your language is saved"), (text("All your mails and pages are in it from now on, in every game."),)
    ),
    "mails off": PageNotice(
        text("Mails of this game are off"), (text("Your seat stays yours, and your clock runs as before."),)
    ),
    "mails on": PageNotice(
        text("Mails of this game are on again"), (text("If the game waits for you now, a mail says so."),)
    ),
    "mail again": PageNotice(
        text("The mail is on its way once more"), (text("It goes to the address of this seat and to nobody else."),)
    ),
    "named": PageNotice(text("Your name will be in the ranking"), (text("It is shown when the day is over."),)),
    "not named": PageNotice(text("Your name is left out of the ranking"), (text("Your result counts all the same."),)),
    "note": PageNotice(text("Your note is saved"), (text("Only the page of your seat shows it."),)),
    "my games": PageNotice(
        text("The link to all your games is on its way"),
        (text("It is mailed to the address of this seat and to nobody else."),),
    ),
    "plan": PageNotice(text("Your choice is saved"), (text("It counts for all your games, from now on."),)),
    "all off": PageNotice(
        text("Mails of all your games are off"), (text("Your seats stay yours, and your clocks run on."),)
    ),
    "all on": PageNotice(
        text("Mails of all your games are on"), (text("If a game waits for you now, a mail says so."),)
    ),
    "resigned": PageNotice(
        text("A robot holds your seat"), (text("The seat stays yours: with one press you play on."),)
    ),
    "back": PageNotice(
        text("You are back"), (text("The seat is yours again, and you have the full time for a turn."),)
    ),
    "resumed": PageNotice(text("The game goes on"), (text("Every clock has the time that it had left."),)),
    "asked": PageNotice(text("The mails are on their way"), (text("Everybody whose answer is missing gets one."),)),
    "answered": PageNotice(text("Your answer is recorded")),
    "said": PageNotice(
        text("Your line is at the table"), (text("The other players can read it, on their pages and in a mail."),)
    ),
    "talk muted": PageNotice(text("You have muted the table talk"), (text("You can show it again at any time."),)),
    "talk shown": PageNotice(text("You read the table talk again")),
    "talk off": PageNotice(
        text("The table talk is off for everybody"), (text("You can switch it on again at any time."),)
    ),
    "talk on": PageNotice(text("The table talk is on for everybody")),
    "seated": PageNotice(text("The seat is yours"), (text("A mail brings you the link to it."),)),
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
