"""The buttons of the organiser's page: each seat is filled by a person, a robot, or whoever joins."""

from __future__ import annotations

from collections.abc import Mapping

from service import errors
from service.gamelog import join_requests
from service.games.transaction import GameTransaction
from service.lobby import choosing, invitation_reminders, invitations, joining, listing
from service.lobby.proposal import Person, read_person, read_policy
from service.text import robot_levels
from service.web.base import bodies
from service.web.lobby import table_list

FILL = ("ask", "robot", "open", "close", "list", "unlist", "seat", "refuse")


def fill(tx: GameTransaction, button: str, body: Mapping[str, object]) -> None:
    """Do what one of these buttons, or "remind", is for. Raises errors.Malformed, Invalid, Past, Stale or TooMany."""
    match button:
        case "remind":
            invitation_reminders.remind(tx, bodies.required_number(body, "seat"))
        case "close":
            joining.close(tx)
        case "list":
            _put_on_list(tx)
        case "unlist":
            tx.game.listed = False
        case "seat":
            choosing.give_seat(tx, bodies.required_number(body, "request"))
        case "refuse":
            choosing.refuse(tx, bodies.required_number(body, "request"))
        case _:
            seat = bodies.required_number(body, "seat")
            withdrawn = bodies.required_number(body, "withdrawn") if "withdrawn" in body else None
            invitations.ask_another(tx, seat, _person(button, body), withdrawn)


def _put_on_list(tx: GameTransaction) -> None:
    """Put a game on the list of tables. Raises errors.Past without an open seat, or if this site has no list."""
    if not join_requests.open_seats(tx):
        raise errors.Past(joining.NO_SEAT)
    if not table_list.is_offered():
        raise errors.Past(table_list.OFF)
    listing.put_on(tx)


def _person(button: str, body: Mapping[str, object]) -> Person:
    if button == "open":
        return Person("", None, None, anyone=True)
    if button == "robot":
        return read_person({"robot": read_policy(body) or robot_levels.DEFAULT})
    return read_person({name: body.get(name) for name in ("name", "email")})
