"""Mails about joining a game by its address: to whoever asked for a seat, and to the organiser who gives one.

The first is to an address with which somebody asked to join, before it is known to be theirs: no word is a stranger's.
"""

from __future__ import annotations

import engine
from engine.language import text
from service.gamelog import join_requests
from service.mail.composing.kind import AtTable, Context, Draft, Kind, epoch_cause
from service.mail.composing.notice import Notice
from service.models import JoinRequest, Seat

_WISH = Notice(
    text("Somebody would like to play"),
    text("{you}, {name} would like to play with you. Give them a seat, or not, here:"),
    text("They found your game on the list of tables, and have confirmed their mail address."),
    text("You need not answer: if you do nothing, they are told when the seats are taken or the game is closed."),
    button=text("Choose"),
    link=lambda draft: draft.links.page("confirm", draft.seat),
)
_GIVEN = Notice(
    text("You have a seat"),
    text("{you}, you have a seat. Look at the game here:"),
    text("The organiser of the game called {game} has given you a seat."),
    text("When every seat is taken, the cards are dealt, and a mail brings you your own link."),
    link=lambda draft: draft.links.page("invite", draft.seat),
)
_NO_SEAT = Notice(
    text("No seat this time"),
    text("You have no seat in the game that you wanted to join. Look for another one here:"),
    text("Its seats are taken, or it was closed. No more mail comes about it."),
    button=text("See all tables"),
    link=lambda draft: draft.links.tables(),
)


def still_applies(draft: Draft) -> bool:
    """Return whether the request may still be confirmed."""
    asked = join_requests.request_of(draft.log.session, draft.game.id, draft.number)
    return asked is not None and join_requests.may_be_confirmed(draft.log, asked, draft.sent_at)


def context(draft: Draft) -> Context:
    """Return the link, what is to be played by how many, and whether the organiser chooses them."""
    return {
        "link": draft.links.page("join", draft.seat, draft.number),
        "edition": engine.EDITIONS[draft.game.edition].title,
        "players": len(draft.log.seats),
        "listed": draft.game.listed,
    }


KIND = Kind(
    join_requests.KIND,
    text("The request to confirm that you join a game"),
    context,
    still_applies,
    text("Not sent: all seats were taken, the game was closed, or you wanted no such mails."),
    may_be_muted=False,
    unsolicited=True,
    to_outsider=True,
    sent_as="confirm",
)


def queue(table: AtTable, player_id: int, number: int, *, sent: bool) -> None:
    """Ask whether that player wants to join the game; `number` is that of the request."""
    KIND.queue(table, 0, str(number), player_id=player_id, asked_by=player_id, sent=sent)


# --- notices ---------------------------------------------------------------------------------------------------------


def _wish(draft: Draft) -> Context:
    asked = join_requests.request_of(draft.log.session, draft.game.id, draft.number)
    return _WISH.context(draft, name="" if asked is None else asked.name)


def _still_waits(draft: Draft) -> bool:
    asked = join_requests.request_of(draft.log.session, draft.game.id, draft.number)
    return asked is not None and join_requests.is_waiting(draft.log, asked)


WISH = Kind(
    "notice",
    text("Somebody would like to play"),
    _wish,
    _still_waits,
    text("Not sent: by then they did not wait for a seat any more."),
    word="wish",
)
GIVEN = Kind(
    "notice",
    text("You have a seat"),
    _GIVEN.context,
    lambda draft: draft.game.status == "inviting",
    text("Not sent: by then the cards were dealt, or the game was stopped."),
    word="given",
)
NO_SEAT = Kind("notice", text("No seat this time"), _NO_SEAT.context, word="no-seat", to_outsider=True)


def queue_wish(table: AtTable, asked: JoinRequest) -> None:
    """Tell the organiser that somebody waits for a seat."""
    WISH.queue(table, 0, str(asked.n))


def queue_given(table: AtTable, seat: Seat) -> None:
    """Tell a player that they have been given this seat."""
    GIVEN.queue(table, seat.n, epoch_cause("", seat.epoch))


def queue_no_seat(table: AtTable, asked: JoinRequest, player_id: int) -> None:
    """Tell the player who waited for a seat that there is none."""
    NO_SEAT.queue(table, 0, str(asked.n), player_id=player_id)
