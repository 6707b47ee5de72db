"""A game before its first deal, in words: the edition, the house rules, the pace, and who is asked.

People who have not accepted appear to others only as "invited" (DESIGN *Starting a game*); the organiser, who
named them, sees their names, and nobody sees an address.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import engine
from service.gamelog.presence import known_name
from service.models import Game, Seat
from service.text.window_modes import WAYS, Way
from service.views.tableau import Choice
from service.web import moments as words
from service.web.startform import Field, Typed

STATES = {
    "invited": "no answer yet",
    "accepted": "accepted",
    "declined": "declined",
    "lapsed": "did not answer in time",
}


@dataclass(frozen=True)
class Guest:
    """One seat as a viewer may see it."""

    n: int
    name: str
    state: str
    you: bool


@dataclass(frozen=True)
class Terms:
    """What a player agrees to."""

    name: str
    edition: str
    house_rules: tuple[str, ...]
    turn: str
    window: str
    way: Way
    bank: str | None
    weekends_off: bool
    commitment: str


def terms(game: Game) -> Terms:
    """The game in words, as the invitation shows it."""
    return Terms(
        name=game.name,
        edition=engine.EDITIONS[game.edition].title,
        house_rules=tuple(engine.FLAGS[flag].explain(value) for flag, value in game.house_rules.items()),
        turn=words.hours(game.turn_hours),
        window=words.hours(game.window_hours),
        way=WAYS[game.windows],
        bank=words.hours(game.bank_hours) if game.bank_hours else None,
        weekends_off=game.weekends_off,
        commitment=game.commitment,
    )


def _state(seat: Seat, proposed: bool) -> str:
    if seat.robot:
        return "a robot"
    if seat.n == 0 and seat.state in ("invited", "accepted"):
        return "organiser"
    return "not asked yet" if proposed else STATES[seat.state]


def _guest(game: Game, seat: Seat, viewer: int | None) -> Guest:
    proposed = game.status == "proposed"
    unnamed = "Invited" if seat.state == "invited" and not proposed else "A free seat"
    return Guest(seat.n, known_name(game, seat, viewer) or unnamed, _state(seat, proposed), seat.n == viewer)


def guests(game: Game, seats: list[Seat], viewer: int | None) -> list[Guest]:
    """The seats as `viewer` (None: anybody) may see them; seat 0's viewer is the organiser."""
    return [_guest(game, seat, viewer) for seat in seats]


@dataclass(frozen=True)
class Welcome:
    """What an invitation's page says and offers, by how far its player has answered."""

    eyebrow: str
    greeting: str
    actions: tuple[Choice, ...] = ()


NEVER = Choice("never", "Never write to me again")
INVITED = (Choice("accept", "Accept"), Choice("decline", "Decline"), NEVER)


def welcome(seat: Seat, organiser: str) -> Welcome:
    """The words of the invitation to this seat."""
    if seat.state == "accepted":
        told = "You have accepted. When everybody has, the cards are dealt and a mail brings you your link."
        return Welcome("You are in", told, (Choice("decline", "I cannot play after all"),))
    if seat.state == "declined":
        told = "You have declined. Nothing more comes about this game."
        return Welcome("An invitation", told, (Choice("accept", "Accept after all"), NEVER))
    if seat.state == "lapsed":
        told = f"This invitation has lapsed, but “{organiser}” has not asked anybody else yet."
        return Welcome("An invitation", told, (Choice("accept", "Accept"), NEVER))
    asks = f"Somebody who calls themselves “{organiser}” asks you, as “{seat.name}”,"
    return Welcome("An invitation", f"{asks} to a game of Wyatt Earp by mail.", INVITED)


@dataclass(frozen=True)
class Vacancy:
    """A seat the organiser may fill again, with the fields to name somebody."""

    n: int
    why: str
    name: Field
    email: Field


WHY = {"declined": "The player you asked has declined.", "lapsed": "The player you asked did not answer in time."}


def vacancies(seats: list[Seat], typed: Mapping[str, str], errors: Mapping[str, str]) -> list[Vacancy]:
    """The free seats; what was typed for one of them, and what is wrong with it, stands there again."""
    found = []
    for seat in seats:
        if seat.state in WHY:
            mine = typed.get("seat") == str(seat.n)
            form = Typed(typed if mine else {}, errors if mine else {}, f"seat-{seat.n}")
            name, email = form.field("name", "Name"), form.field("email", "Mail address")
            found.append(Vacancy(seat.n, WHY[seat.state], name, email))
    return found
