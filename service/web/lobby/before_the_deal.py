"""A game before its first deal: its edition, house rules and pace, who is asked, and each invitation's page.

People who have not accepted appear to others only as "invited" (docs/design.md#starting-a-game). The organiser, who
named them, sees their names, and nobody sees an address.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from engine.language import joined, text, text_of
from service.gamelog.presence import known_name
from service.models import OCCUPIED, Game, Seat
from service.players.failed_mails import FailedMail
from service.text import robot_levels
from service.web.base.form_fields import Field, FormFields, Option
from service.web.lobby.start_form import robot_field

STATES = {
    "invited": text("no answer yet"),
    "accepted": text_of("answer to an invitation", "accepted"),
    "declined": text_of("answer to an invitation", "declined"),
    "lapsed": text("no answer in time"),
    "open": text("whoever joins has this seat"),
}
ORGANISER, NOT_INVITED_YET, NOT_REACHED = text("organiser"), text("not invited yet"), text("not reached by mail")
UNNAMED, FREE_SEAT = text_of("in place of a name", "Invited"), text("A free seat")
NOT_YET_NAMED = text_of("in place of a name", "Somebody")  # before the organiser has confirmed the game


@dataclass(frozen=True)
class Guest:
    """A seat as a viewer may see it. `number` counts from 1."""

    number: int
    name: str
    state: str
    you: bool


def guests(game: Game, seats: list[Seat], viewer: int | None, failed: Collection[int] = ()) -> list[Guest]:
    """Return the seats as `viewer` may see them: a seat, of which 0 is the organiser's, or None for anybody.

    `failed`: the seats whose invitations failed, if the viewer may know.
    """
    return [_guest(game, seat, viewer, seat.n in failed) for seat in seats]


def _guest(game: Game, seat: Seat, viewer: int | None, failed: bool) -> Guest:
    proposed = game.status == "proposed"
    unnamed = FREE_SEAT if seat.state != "invited" else NOT_YET_NAMED if proposed else UNNAMED
    state = NOT_REACHED if failed else _state(seat, proposed)
    return Guest(seat.n + 1, known_name(game, seat, viewer) or unnamed, state, seat.n == viewer)


def _state(seat: Seat, proposed: bool) -> str:
    if seat.robot:
        return robot_levels.robot_in_words(seat.robot)
    if seat.n == 0 and seat.state in OCCUPIED:
        return ORGANISER
    return NOT_INVITED_YET if proposed and seat.state == "invited" else STATES[seat.state]


PROGRESS = text("{accepted} of {all} players are in. The cards are dealt as soon as all are.")
ALL_BUT_ONE = text("All players but one are in. The cards are dealt as soon as all are.")


def progress(seats: list[Seat]) -> str:
    """Return in a sentence how many have accepted, robots included."""
    accepted = sum(seat.state == "accepted" for seat in seats)
    return (ALL_BUT_ONE if accepted == len(seats) - 1 else PROGRESS).format(accepted=accepted, all=len(seats))


# --- an invitation ---------------------------------------------------------------------------------------------------


ACCEPT, NEVER = Option("accept", text("Accept")), Option("never", text("Never write to me again"))
INVITED = (ACCEPT, Option("decline", text("Decline")), NEVER)
ACCEPTED = (Option("decline", text("I cannot play after all")),)
DECLINED = (Option("accept", text("Accept after all")), NEVER)
LAPSED = (ACCEPT, NEVER)

GREETINGS = {
    "invited": text(
        "Somebody who calls themselves “{organiser}” invites you, as “{name}”, to a game of Wyatt Earp by mail."
    ),
    "accepted": text(
        "You have accepted. When everybody has accepted, the cards are dealt, and a mail brings you your own link."
    ),
    "declined": text("You have declined. You will get no more mail about this game."),
    "lapsed": text("This invitation has lapsed, but “{organiser}” has not asked anybody else yet."),
}
EYEBROWS = {"accepted": text("You are in"), "declined": text("You have declined")}
EYEBROW = text("An invitation")
HINTS = {
    "accepted": text("If you decline, the seat is free again, and only the player who invited you is told."),
    "declined": text(
        "As long as nobody else has been asked, you can still take the seat. “Never write to me again” stops all later "
        "invitations to your address."
    ),
}
HINT = text(
    "If you accept, this seat is yours. If you decline, it stays free, and only the player who invited you is told. "
    "“Never write to me again” declines, and stops all later invitations to your address."
)
TERMS_TITLES = {"accepted": text("What you agreed to"), "declined": text("The game")}
TERMS_TITLE = text("What you would agree to")


class Welcome(NamedTuple):
    """The text and the buttons of an invitation's page, which depend on how its player has answered."""

    eyebrow: str
    greeting: str
    buttons: tuple[Option, ...]
    hint: str
    terms_title: str


def welcome(seat: Seat, organiser: str) -> Welcome:
    """Return the text and the buttons of the invitation to this seat."""
    buttons = {"accepted": ACCEPTED, "declined": DECLINED, "lapsed": LAPSED}.get(seat.state, INVITED)
    greeting = GREETINGS.get(seat.state, GREETINGS["invited"]).format(organiser=organiser, name=seat.name)
    return Welcome(
        eyebrow=EYEBROWS.get(seat.state, EYEBROW),
        greeting=greeting,
        buttons=buttons,
        hint=HINTS.get(seat.state, HINT),
        terms_title=TERMS_TITLES.get(seat.state, TERMS_TITLE),
    )


# --- free seats ------------------------------------------------------------------------------------------------------

FREE, NOT_DELIVERED = text("Seat {number} is free"), text("Seat {number}: {name} was not reached")
WHY_FREE = {
    "declined": text("The player you asked has declined. You can ask somebody else, or let a robot play."),
    "lapsed": text("The player you asked did not answer in time. You can ask somebody else, or let a robot play."),
}
NOBODY_JOINED = text("Nobody has joined for this seat. You can ask somebody, offer it again, or let a robot play.")
ROBOT_LABEL = text("Or a robot")
CORRECT_IT = text("You can correct the address, ask somebody else, or let a robot play.")


@dataclass(frozen=True)
class FreeSeat:
    """A seat that the organiser may fill again. `n` is what is posted; `answer`: what a mail server has answered."""

    n: int
    title: str
    why: str
    answer: str
    name: Field
    email: Field
    robot: Field


def free_seats(
    seats: list[Seat], failed: Mapping[int, FailedMail], typed: Mapping[str, str], errors: Mapping[str, str]
) -> list[FreeSeat]:
    """Return the free seats, and those whose invitations failed.

    What was typed for one of them, and the errors in it, are in its fields.
    """
    found = []
    for seat in seats:
        if seat.state in WHY_FREE or seat.n in failed:
            posted = typed.get("seat") == str(seat.n)
            form = FormFields(typed if posted else {}, errors if posted else {}, f"seat-{seat.n}")
            found.append(_free_seat(seat, failed.get(seat.n), form))
    return found


def _free_seat(seat: Seat, failed: FailedMail | None, form: FormFields) -> FreeSeat:
    title, why = FREE, WHY_FREE.get(seat.state, "") if seat.name else NOBODY_JOINED
    if failed is not None:
        title, why = NOT_DELIVERED, joined((failed.result, CORRECT_IT))
    return FreeSeat(
        n=seat.n,
        title=title.format(number=seat.n + 1, name=seat.name),
        why=why,
        answer=failed.answer if failed else "",
        name=form.field("name", text("Name"), seat.name if failed else ""),
        email=form.field("email", text("Mail address")),
        robot=robot_field(form, ROBOT_LABEL, default=robot_levels.DEFAULT),
    )


# --- the address of the organiser ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Confirmation:
    """The mail that asks the organiser to confirm the game, to the address as they typed it; None if forgotten."""

    address: str | None
    failed: FailedMail | None
    email: Field


def confirmation(
    address: str | None, failed: FailedMail | None, typed: Mapping[str, str], errors: Mapping[str, str]
) -> Confirmation:
    """Return what the proposer may know about that mail, and the field to correct its address.

    A mail that waits, one that has arrived and one that is not sent because its address is blocked look alike.
    """
    if failed is not None and address is not None:
        failed = failed.unmasked(address)
    return Confirmation(address, failed, FormFields(typed, errors, "correct").field("email", text("Your mail address")))


GIVEN_UP = text("This game was given up before the cards were dealt.")
