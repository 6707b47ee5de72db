"""Parsing the proposal of a game from a form or JSON, with every mistake reported by the name of its field."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import engine
from engine.language import enumerated, text
from service.gamelog.titles import DEFAULT_NAME
from service.models import WindowMode
from service.players.hours import language_code
from service.text import fields
from service.text.fields import FieldParser, is_blank
from service.text.mailbox_names import mailbox_of
from service.text.names import clean_line, name_key
from service.text.remarks import clean_remark
from service.text.robot_levels import LEVELS
from service.text.robot_names import free_name
from service.views.terms import WAYS

GAME_NAME_LENGTH = 60
TURN_HOURS, WINDOW_HOURS = 48.0, 8.0
GUEST_TURN_HOURS = 168.0  # against robots without an address: no mail reminds its player
SEATS = range(2, 5)
IN_TIME = (80, 90, 95)  # per cent of their turns
MOST_ROWS = 10  # rows of players in a form, blank ones included
ROBOTS = tuple(LEVELS)
NOBODY_INVITED = text("Nobody is invited to a game against robots, so nobody would read it.")
NO_OPEN_SEAT = text("A game needs an open seat for that.")
OPEN_TO_ALL = text("Whoever joins the game takes this seat, so nothing else is entered for it.")
GUEST = text("Guest")  # the name of a player against robots who gives neither a name nor an address

_FIELDS = (
    "name",
    "edition",
    "house_rules",
    "players",
    "turn_hours",
    "window_hours",
    "bank_hours",
    "weekends_off",
    "windows",
    "message",
    "show_address",
    "listed",
    "least_in_time",
    "fill_with",
    "unrated",
)
_FIELDS_OF_A_PLAYER = ("name", "email", "language", "robot", "anyone")


class Person(NamedTuple):
    """A person or robot for a seat: a robot has a policy and may have no name, a person has an address.

    The first player needs no address if all others are robots. When a game is played again, the address of a person may
    have been erased meanwhile. `anyone`: whoever joins the game takes the seat; then there is nothing else.
    `language`: of the mails to a person who is new here, if it is not that of whoever names them.
    """

    name: str
    address: str | None
    robot: str | None
    anyone: bool = False
    language: str | None = None


@dataclass(frozen=True)
class Proposal:
    """A valid proposal of a game. The first of `people` is the organiser, a person; a branch has none.

    `message`: their line to those they invite, or empty; `show_address`: whether these see the organiser's address.
    `listed`: among the games that want players, for anybody; `least_in_time`: how many per cent of their turns those
    have to have finished in time who join by that list; `fill_with`: the policy of the robots that take the open
    seats for which nobody has joined in a week. `unrated`: it changes nobody's rating.
    """

    name: str
    edition: str
    house_rules: dict[str, engine.FlagValue]
    turn_hours: float
    window_hours: float
    bank_hours: float
    weekends_off: bool
    windows: WindowMode
    people: tuple[Person, ...]
    message: str = ""
    show_address: bool = False
    listed: bool = False
    least_in_time: int | None = None
    fill_with: str | None = None
    unrated: bool = False


def read_proposal(data: Mapping[str, object], guest: str = GUEST) -> Proposal:
    """Parse nested JSON or the flat fields of a form (`players.0.name`, `house_rules.share`); blank fields are absent.

    `guest`: the name of a player who gives none, in the language of the page. Raises errors.Invalid with every mistake,
    by the name of its field.
    """
    reader = FieldParser()
    posted = fields.nested(reader, data)
    reader.only(posted, _FIELDS)
    edition = reader.read("edition", posted, fields.one_of(tuple(engine.EDITIONS)), engine.DEFAULT_EDITION)
    proposal = Proposal(
        name=reader.read("name", posted, _game_name, DEFAULT_NAME),
        edition=edition,
        house_rules=_house_rules(reader, posted.get("house_rules"), edition),
        turn_hours=reader.read("turn_hours", posted, fields.hours, TURN_HOURS),
        window_hours=reader.read("window_hours", posted, fields.hours, WINDOW_HOURS),
        bank_hours=reader.read("bank_hours", posted, lambda value: fields.hours(value, 0.0), 0.0),
        weekends_off=reader.read("weekends_off", posted, fields.yes_or_no, False),
        windows=reader.read("windows", posted, fields.one_of(WAYS), "sealed"),
        people=_people(reader, posted.get("players"), str(guest)),
        message=reader.read("message", posted, lambda value: clean_remark(fields.text(value)), ""),
        show_address=reader.read("show_address", posted, fields.yes_or_no, False),
        listed=reader.read("listed", posted, fields.yes_or_no, False),
        least_in_time=reader.read("least_in_time", posted, fields.one_of_numbers(IN_TIME), None),
        fill_with=reader.read("fill_with", posted, fields.one_of(ROBOTS), None),
        unrated=reader.read("unrated", posted, fields.yes_or_no, False),
    )
    if proposal.message and all(person.robot for person in proposal.people[1:]):
        reader.wrong("message", NOBODY_INVITED)
    if not any(person.anyone for person in proposal.people):
        for field in ("listed", "least_in_time", "fill_with"):
            if getattr(proposal, field):
                reader.wrong(field, NO_OPEN_SEAT)
    reader.done()
    return proposal


def read_person(data: Mapping[str, object]) -> Person:
    """Parse a person or robot for a free seat: `name` and `email`, or `robot`. Raises errors.Invalid."""
    reader = FieldParser()
    person = _person(reader, data)
    reader.done()
    return person


def read_policy(data: Mapping[str, object]) -> str | None:
    """Parse the policy of robots, `robot`; None if it is blank. Raises errors.Invalid."""
    reader = FieldParser()
    policy: str | None = reader.read("robot", data, fields.one_of(ROBOTS), None)
    reader.done()
    return policy


def read_address(data: Mapping[str, object]) -> str:
    """Parse the mail address `email`. Raises errors.Invalid."""
    reader = FieldParser()
    address = reader.read("email", data, fields.address, "")
    if is_blank(data.get("email")):
        reader.wrong("email", text("Please enter a mail address."))
    reader.done()
    return address


def _house_rules(reader: FieldParser, value: object, edition: str) -> dict[str, engine.FlagValue]:
    """Return the flags whose values differ from the edition's."""
    if is_blank(value):
        return {}
    if not isinstance(value, dict):
        reader.wrong("house_rules", text("Expected an object of flags by their names."))
        return {}
    flags = reader.within("house_rules")
    flags.only(value, engine.FLAGS)
    printed = {name: getattr(engine.EDITIONS[edition].rules, name) for name in engine.FLAGS}
    chosen = {name: flags.read(name, value, _flag(flag), printed[name]) for name, flag in engine.FLAGS.items()}
    return {name: choice for name, choice in chosen.items() if choice != printed[name]}


def _flag(flag: engine.Flag) -> Callable[[object], engine.FlagValue]:
    """Return a parser of a flag's value, or of its spelling in a form: "true", "4", "keep_top"."""
    spelled = {str(value).lower(): value for value in flag.values}

    def parse(value: object) -> engine.FlagValue:
        if flag.allows(value):
            return value
        if isinstance(value, str) and value in spelled:
            return spelled[value]
        raise ValueError(text("Expected {values}.").format(values=enumerated(list(spelled), "or")))

    return parse


def _people(reader: FieldParser, value: object, guest: str) -> tuple[Person, ...]:
    """Return the players in the order of their seats. Blank rows are skipped, except the organiser's."""
    rows = _rows(reader, value)
    if len(rows) not in SEATS:
        reader.wrong("players", text("A game has {least} to {most} players.").format(least=SEATS[0], most=SEATS[-1]))
    people: list[Person] = []
    robots = [row for _, row in rows[1:] if isinstance(row, dict) and not is_blank(row.get("robot"))]
    against_robots = 0 < len(robots) == len(rows) - 1
    for n, (label, row) in enumerate(rows[: SEATS[-1]]):
        if not isinstance(row, dict):
            reader.wrong(f"players.{label}", text("Expected a player: a name, and a mail address or a robot."))
            continue
        player = reader.within(f"players.{label}")
        person = _person(player, row) if n else _organiser(player, row, None if not against_robots else guest)
        _check_unique(player, person, people)
        people.append(person)
    return tuple(with_robots_named(people))


def _check_unique(reader: FieldParser, person: Person, others: Collection[Person]) -> None:
    """Report a name or a mailbox that another player of the proposal has."""
    if person.name and name_key(person.name) in {name_key(other.name) for other in others}:
        reader.wrong("name", text("Another player has this name already."))
    mailboxes = {mailbox_of(other.address) for other in others if other.address is not None}
    if person.address is not None and mailbox_of(person.address) in mailboxes:
        reader.wrong("email", text("You have named this person for another seat already."))


def _rows(reader: FieldParser, value: object) -> list[tuple[str, object]]:
    """Return the rows of players, each with its number as in the names of its fields."""
    if isinstance(value, list):
        rows = [(str(n), row) for n, row in enumerate(value)]
    elif isinstance(value, dict):
        numbered = reader.within("players")
        numbered.only(value, [str(n) for n in range(MOST_ROWS)])
        rows = [(str(n), value[str(n)]) for n in range(MOST_ROWS) if str(n) in value]
    else:
        return []
    filled = [(n, row) for n, row in rows[1:] if not isinstance(row, dict) or not all(map(is_blank, row.values()))]
    return rows[:1] + filled


def _organiser(reader: FieldParser, row: Mapping[str, object], guest: str | None) -> Person:
    """Parse the first player, a person. `guest`: their name if they give no address and no name; None: they must."""
    reader.only(row, _FIELDS_OF_A_PLAYER)
    name = reader.read("name", row, fields.name, "")
    address = reader.read("email", row, fields.address, None)
    is_guest = guest is not None and is_blank(row.get("email"))
    if is_blank(row.get("name")) and not is_guest:
        reader.wrong("name", text("Please enter a name."))
    if not is_blank(row.get("robot")) or not is_blank(row.get("anyone")):
        reader.wrong("robot", text("The first player is the organiser, a person."))
    elif is_blank(row.get("email")) and not is_guest:
        reader.wrong("email", text("Please enter a mail address."))
    return Person(name or guest or "", address, None, language=reader.read("language", row, language_code, None))


def _person(reader: FieldParser, row: Mapping[str, object]) -> Person:
    """Parse one player after the first: a person with an address, or a robot."""
    reader.only(row, _FIELDS_OF_A_PLAYER)
    if reader.read("anyone", row, fields.yes_or_no, False):
        for field in ("name", "email", "language", "robot"):
            if not is_blank(row.get(field)):
                reader.wrong(field, OPEN_TO_ALL)
        return Person("", None, None, anyone=True)
    name = reader.read("name", row, fields.name, "")
    address = reader.read("email", row, fields.address, None)
    robot = reader.read("robot", row, fields.one_of(ROBOTS), None)
    if is_blank(row.get("name")) and is_blank(row.get("robot")):
        reader.wrong("name", text("Please enter a name."))
    if robot and not is_blank(row.get("email")):
        reader.wrong("email", text("Either a mail address or a robot, please, not both."))
    elif is_blank(row.get("robot")) and is_blank(row.get("email")):
        reader.wrong("email", text("Please enter a mail address, unless this is a robot."))
    return Person(name, address, robot, language=reader.read("language", row, language_code, None))


def with_robots_named(people: list[Person]) -> list[Person]:
    """Return the players with names for the robots that have none."""
    names = [person.name for person in people]
    for n, person in enumerate(people):
        if person.robot and not person.name:
            names[n] = free_name([name for name in names if name])
    return [person._replace(name=name) for person, name in zip(people, names, strict=True)]


def _game_name(value: object) -> str:
    return clean_line(fields.text(value), GAME_NAME_LENGTH)
