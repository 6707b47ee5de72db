"""The list of games that want players, for anybody, and the form that puts a new one on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from flask import Blueprint, Response, url_for

from engine.language import enumerated, text
from service import errors
from service.languages.spoken import language_of
from service.lobby import listing
from service.lobby.listing import OpenTable
from service.lobby.proposal import IN_TIME
from service.models import Seat
from service.players import organisers
from service.text.robot_levels import robot_in_words
from service.views.terms import GameTerms, terms_of
from service.web.base import responses
from service.web.base.app_state import app_state
from service.web.base.form_fields import FormFields, Option
from service.web.lobby.start_form import AT_TABLE, NOT_RATED, pace_field, robot_field

blueprint = Blueprint("tables", __name__)

OFF = text("This site has no list of tables.")
NOT_A_MEMBER = text("On this site only its own people join by the list, and this address is not one of theirs.")
NOBODY_CAME = text("If seats are still open after a week")
WHO_MAY_ASK = text("Who may ask for a seat")
AT_LEAST = text("players with at least {least} per cent of their turns in time")
ANYBODY = Option("", text("anybody"))
MINE = Option("", text("I decide then"))
NAME_AND_MORE = text("{name} ({more})")


class ListedTable(NamedTuple):
    """A game on the list in words; `wanted`: how many players it wants."""

    terms: GameTerms
    url: str
    players: str
    wanted: int
    seats: int
    language: str
    language_code: str
    least_in_time: int | None
    unrated: bool


@blueprint.get("/tables")
def show() -> Response:
    """Show the games that want players, and the form for a new one. Raises errors.Forged if the site has no list."""
    if not is_offered():
        raise errors.Forged(OFF)
    return page({}, {})


def page(typed: Mapping[str, str], wrong: Mapping[str, str], status: int = 200, problem: str | None = None) -> Response:
    """Return the page of the list, with what was typed in its form, and what was wrong."""
    with app_state().database.reading() as session:
        found = listing.listed_games(session)
        if responses.wants_json():
            return responses.json_object({"tables": [_as_json(one) for one in found]}, status)
        tables = [_in_words(one) for one in found]
    return responses.page("lobby/tables.html", status, problem=problem, tables=tables, form=_form(typed, wrong))


def is_offered() -> bool:
    """Return whether this site has a list."""
    return app_state().settings.tables != "off"


def require_list(field: str) -> None:
    """Raise errors.Invalid for this field if this site has no list."""
    if not is_offered():
        raise errors.Invalid({field: OFF})


def is_for_members() -> bool:
    """Return whether only members join by the list."""
    return app_state().settings.tables == "members"


def is_member(address: str) -> bool:
    """Return whether somebody with this address joins by the list."""
    return not is_for_members() or organisers.may_organise(address, app_state().settings.organisers)


def require_member(address: str, field: str) -> None:
    """Raise errors.Invalid for this field, which has an address known to be theirs, unless they join by the list."""
    if not is_member(address):
        raise errors.Invalid({field: NOT_A_MEMBER})


def _form(typed: Mapping[str, str], wrong: Mapping[str, str]) -> dict[str, object]:
    fields = FormFields(typed, wrong, "table")
    shares = tuple(Option(str(least), AT_LEAST.format(least=least)) for least in IN_TIME)
    return {
        "name": fields.field("players.0.name", text("Your name")),
        "email": fields.field("players.0.email", text("Your mail address")),
        "seats": fields.field("seats", text("Players, with you"), "3", options=AT_TABLE),
        "pace": pace_field(fields),
        "least_in_time": fields.field("least_in_time", WHO_MAY_ASK, "", options=(ANYBODY, *shares)),
        "fill_with": robot_field(fields, NOBODY_CAME, MINE, default="", name="fill_with"),
        "unrated": fields.field("unrated", NOT_RATED),
        "mistakes": fields.mistakes(),
    }


def _in_words(listed: OpenTable) -> ListedTable:
    game, seats = listed.game, listed.seats
    spoken = language_of(listed.language)
    return ListedTable(
        terms=terms_of(game),
        url=url_for("joining.show", key=game.join_key),
        players=enumerated(_who_plays(listed)),
        wanted=sum(seat.state == "open" for seat in seats),
        seats=len(seats),
        language=spoken.name,
        language_code=spoken.code,
        least_in_time=game.least_in_time,
        unrated=game.unrated,
    )


def _who_plays(listed: OpenTable) -> list[str]:
    """Return who has a seat already; whoever is invited is nobody's business."""
    return [_with_what_is_known(listed, seat) for seat in listed.seats if seat.state == "accepted"]


def _with_what_is_known(listed: OpenTable, seat: Seat) -> str:
    """Return a name with how strong the robot is, or how reliably a person plays who shows that."""
    if seat.robot is not None:
        return NAME_AND_MORE.format(name=seat.name, more=robot_in_words(seat.robot))
    theirs = listed.shown.get(seat.player_id)
    return seat.name if theirs is None else NAME_AND_MORE.format(name=seat.name, more=theirs.in_words)


def _as_json(listed: OpenTable) -> dict[str, object]:
    game = listed.game
    return {
        "url": app_state().links.join(game.join_key or ""),
        "name": game.name,
        "edition": game.edition,
        "house_rules": game.house_rules,
        "turn_hours": game.turn_hours,
        "window_hours": game.window_hours,
        "language": listed.language,
        "least_in_time": game.least_in_time,
        "unrated": game.unrated,
        "players": [seat.name for seat in listed.seats if seat.state == "accepted"],
        "seats": len(listed.seats),
        "open_seats": sum(seat.state == "open" for seat in listed.seats),
    }
