"""Parsing a proposal: from a form and from JSON alike, with every mistake reported by the name of its field."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine
from service import errors
from service.lobby.proposal import NOBODY_INVITED, Person, read_person, read_proposal
from service.text import robot_names
from service.text.names import clean_name

ANNA = {"name": "Anna", "email": "anna@example.org"}
BURT = {"name": "Burt", "email": "burt@Example.org"}
ROBOT = {"robot": "cautious"}


def mistakes(data: dict[str, Any]) -> dict[str, str]:
    with pytest.raises(errors.Invalid) as refusal:
        read_proposal(data)
    return refusal.value.fields


def test_only_players_are_needed() -> None:
    proposal = read_proposal({"players": [ANNA, BURT]})
    assert proposal.people == (Person("Anna", "anna@example.org", None), Person("Burt", "burt@example.org", None))
    assert (proposal.edition, proposal.house_rules) == ("gryphon-2014", {})
    assert (proposal.turn_hours, proposal.window_hours, proposal.windows) == (48, 8, "sealed")
    assert proposal.name == "A game of Wyatt Earp"


def test_all_fields_are_read() -> None:
    rules = {"edition": "manual", "house_rules": {"share": 4, "photo_window": False}}
    clock = {"turn_hours": 0.5, "window_hours": 0.002, "windows": "sealed"}
    players = [ANNA, {"name": "Della", "robot": "cautious"}, BURT]
    proposal = read_proposal({"name": "  Friday  night ", "players": players, **rules, **clock})
    assert proposal.name == "Friday night"
    assert {"edition": proposal.edition, "house_rules": proposal.house_rules} == rules
    assert (proposal.turn_hours, proposal.window_hours) == (0.5, 0.002)
    assert proposal.people[1] == Person("Della", None, "cautious")


def test_whoever_comes_has_no_name_address_or_language() -> None:
    assert read_proposal({"players": [ANNA, {"anyone": True}]}).people[1] == Person("", None, None, anyone=True)
    with pytest.raises(errors.Invalid) as refusal:
        read_proposal({"players": [ANNA, {"anyone": True, "email": "b@example.org", "language": "en"}]})
    assert set(refusal.value.fields) == {"players.1.email", "players.1.language"}


def test_a_form_reads_like_json() -> None:
    form = {
        "name": "Friday night",
        "edition": "manual",
        "house_rules.share": "4",
        "house_rules.photo_window": "false",
        "house_rules.hideout": "",
        "players.0.name": "Anna",
        "players.0.email": "anna@example.org",
        "players.1.name": "",
        "players.1.email": "",
        "players.1.robot": "",
        "players.2.name": "Burt",
        "players.2.email": "burt@example.org",
        "players.2.robot": "",
        "players.3.robot": "cautious",
        "turn_hours": "0,5",
        "window_hours": " 8 ",
    }
    json = {
        "name": "Friday night",
        "edition": "manual",
        "house_rules": {"share": 4, "photo_window": False},
        "players": [ANNA, BURT, ROBOT],
        "turn_hours": 0.5,
        "window_hours": 8,
    }
    assert read_proposal(form) == read_proposal(json)


def test_reading_does_not_change_the_posted_data() -> None:
    data = {"house_rules": {"share": 5}, "players": [dict(ANNA), dict(ROBOT)], "house_rules.duel": "x"}
    before = repr(data)
    assert "house_rules.duel" in mistakes(data)
    assert repr(data) == before


def test_robots_without_a_name_get_one_that_is_free() -> None:
    proposal = read_proposal({"players": [ANNA | {"name": "ádam"}, ROBOT, {"name": "Nelly", **ROBOT}, ROBOT]})
    assert [person.name for person in proposal.people] == ["ádam", "Otis", "Nelly", "Zeke"]


@pytest.mark.parametrize("name", robot_names.NAMES)
def test_a_robot_s_name_is_like_no_other_word_of_a_move(name: str) -> None:
    """One letter means a robot, wherever a move names a player; no card and no word of a move begins as its name."""
    assert clean_name(name) == name
    words = "play lay draw discard photo picture ask steal search clear pass choose take supply left right top to all"
    cards = " ".join(card.name for card in engine.CARDS.values())
    assert name.lower() not in f"{words} {cards} gun wanted wyatt stagecoach".lower().split()
    assert [one for one in robot_names.NAMES if one[0] == name[0]] == [name]
    for spelled in (name, name.lower(), name[:2]):
        (order,) = engine.read(f"choose {spelled} jesse", ["Burt", "Curt", "Dora", name])
        assert order.move.seat == 3


def test_robots_have_other_names_than_the_players_and_each_other() -> None:
    taken = list(robot_names.NAMES[:2])
    for _ in range(3):
        taken.append(robot_names.free_name(taken))
    assert taken == list(robot_names.NAMES[:5])
    assert robot_names.free_name(["ada lovelace", "Övgü", "N.", "Z"]) == "Effie"


def test_a_house_rule_that_is_the_editions_is_none() -> None:
    rules = {name: getattr(engine.EDITIONS["summary"].rules, name) for name in engine.FLAGS}
    assert read_proposal({"players": [ANNA, BURT], "edition": "summary", "house_rules": rules}).house_rules == {}


@pytest.mark.slow
@given(st.sampled_from(sorted(engine.EDITIONS)), st.data())
def test_every_flag_can_be_set_in_json_and_in_a_form(edition: str, data: st.DataObject) -> None:
    chosen = {name: data.draw(st.sampled_from(flag.values), name) for name, flag in engine.FLAGS.items()}
    form = {f"house_rules.{name}": str(value).lower() for name, value in chosen.items()}
    game = {"players": [ANNA, BURT], "edition": edition}
    proposal = read_proposal(game | {"house_rules": chosen})
    assert proposal == read_proposal(game | form)
    assert engine.resolve(edition, proposal.house_rules) == engine.resolve(edition, chosen)


@pytest.mark.parametrize(
    ("players", "fields"),
    [
        (None, {"players"}),
        ("Anna", {"players"}),
        ([], {"players"}),
        ([ANNA], {"players"}),
        ([ANNA, {"name": " ", "email": None}], {"players"}),
        ([ANNA, ROBOT, ROBOT, ROBOT, ROBOT], {"players"}),
        ([ANNA, "Burt"], {"players.1"}),
        ([ANNA, None], {"players.1"}),
        ([ANNA, {"email": "burt@example.org"}], {"players.1.name"}),
        ([ANNA, {"name": "Burt"}], {"players.1.email"}),
        ([ANNA, {"name": "Burt", "email": "burt"}], {"players.1.email"}),
        ([ANNA, {"name": "Burt", "email": 7}], {"players.1.email"}),
        ([ANNA, {"name": ["Burt"], "email": "burt@example.org"}], {"players.1.name"}),
        ([ANNA, {"name": "N" * 10_000, "email": "burt@example.org"}], {"players.1.name"}),
        ([ANNA, {"name": "Burt\r\nBcc: x", "email": "burt@example.org"}], {"players.1.name"}),
        ([ANNA, {"name": "anna", "email": "burt@example.org"}], {"players.1.name"}),
        ([ANNA, {"name": "Ánna", "robot": "cautious"}], {"players.1.name"}),
        ([ANNA, {"name": "1", "email": "burt@example.org"}], {"players.1.name"}),
        ([ANNA, BURT | ROBOT], {"players.1.email"}),
        ([ANNA, {"name": "Burt", "robot": "bold"}], {"players.1.robot"}),
        ([ANNA, {"name": "Burt", "robot": True}], {"players.1.robot"}),
        ([ANNA, BURT | {"age": 30}], {"players.1.age"}),
        ([{"name": "Anna"}, BURT], {"players.0.email"}),
        ([{"name": "Anna", **ROBOT}, BURT], {"players.0.robot"}),
        ([{}, BURT], {"players.0.name", "players.0.email"}),
        ([{"name": ""}, {"name": "2"}, {"email": "x"}], {f"players.{n}.{part}" for n in range(3) for part in ANNA}),
    ],
)  # fmt: skip
def test_mistakes_about_players_are_reported_by_field(players: Any, fields: set[str]) -> None:
    assert set(mistakes({"players": players})) == fields


@pytest.mark.parametrize(
    ("posted", "field", "words"),
    [
        ({"edition": "gryphon"}, "edition", "gryphon-2014"),
        ({"edition": ["manual"]}, "edition", "manual"),
        ({"house_rules": "share"}, "house_rules", "flags"),
        ({"house_rules": {"sharing": 5}}, "house_rules.sharing", "share"),
        ({"house_rules": {"share": 6}}, "house_rules.share", "4 or 5"),
        ({"house_rules": {"share": True}}, "house_rules.share", "4 or 5"),
        ({"house_rules": {"photo_window": 1}}, "house_rules.photo_window", "true or false"),
        ({"house_rules.photo_window": "yes"}, "house_rules.photo_window", "true or false"),
        ({"house_rules": {"share": [4]}}, "house_rules.share", "4 or 5"),
        ({"turn_hours": 0}, "turn_hours", "from 0.002 to 1000"),
        ({"turn_hours": 0.0019}, "turn_hours", "from 0.002"),
        ({"turn_hours": 1000.5}, "turn_hours", "to 1000"),
        ({"turn_hours": 10**400}, "turn_hours", "to 1000"),
        ({"turn_hours": -1}, "turn_hours", "hours"),
        ({"turn_hours": True}, "turn_hours", "number"),
        ({"turn_hours": float("nan")}, "turn_hours", "number"),
        ({"turn_hours": "nan"}, "turn_hours", "number"),
        ({"turn_hours": "."}, "turn_hours", "number"),
        ({"turn_hours": "two"}, "turn_hours", "number"),
        ({"turn_hours": "9" * 5000}, "turn_hours", "number"),
        ({"turn_hours": {"hours": 2}}, "turn_hours", "number"),
        ({"window_hours": "1e9"}, "window_hours", "number"),
        ({"windows": "open"}, "windows", "sealed, quick, orders"),
        ({"name": "x" * 61}, "name", "At most 60"),
        ({"name": "www.evil.example"}, "name", "no link"),
        ({"name": 7}, "name", "text"),
        ({"colour": "red"}, "colour", "not a field"),
        ({"player.0.name": "Anna"}, "player", "not a field"),
        ({"name.first": "Anna"}, "name", "text"),
    ],
)
def test_other_mistakes_are_reported_by_field(posted: dict[str, Any], field: str, words: str) -> None:
    found = mistakes({"players": [ANNA, BURT]} | posted)
    assert set(found) == {field}
    assert words in found[field]


def test_all_mistakes_are_reported_together() -> None:
    wrong = {"turn_hours": "x", "edition": "?", "colour": "red", "name": 1}
    assert set(mistakes({"players": [ANNA, {"name": "Burt"}], **wrong})) == {"players.1.email", *wrong}


@pytest.mark.parametrize(
    ("form", "fields"),
    [
        ({"players.0.name": "Anna"}, {"players", "players.0.email"}),
        ({"players.0.name": "Anna", "players.0.email": "a@b.org", "players.3.name": "Burt"}, {"players.3.email"}),
        ({"players.1.name": "Anna", "players.1.email": "a@b.org", "players.x.name": "B"}, {"players", "players.x"}),
        ({"players.0": "Anna", "players.0.name": "Anna"}, {"players", "players.0", "players.0.name"}),
        ({"players.0.name.first": "Anna", "players.1.robot": "cautious"}, {"players.0.name"}),
    ],
)
def test_mistakes_in_a_form_are_reported_by_its_own_rows(form: dict[str, str], fields: set[str]) -> None:
    assert set(mistakes(form)) == fields


def test_the_organisers_row_is_never_left_out() -> None:
    """Otherwise the next player would become the organiser, and get the confirmation mail."""
    organiser = {"players.0.name": "", "players.0.email": ""}
    others = {"players.1.name": "Burt", "players.1.email": "burt@example.org", "players.2.robot": "cautious"}
    assert set(mistakes(organiser | others)) == set(organiser)


leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12)
anything = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
)
names = st.sampled_from(["name", "edition", "house_rules", "turn_hours", "players", "players.0", "players.1.name", "."])


@pytest.mark.slow
@given(st.dictionaries(names | st.text(max_size=12), anything))
def test_any_data_is_a_proposal_or_a_list_of_mistakes(data: dict[str, Any]) -> None:
    try:
        assert read_proposal(data).people
    except errors.Invalid as refusal:
        assert all(refusal.fields.values())  # noqa: PT017 - either answer is one


def test_a_person_for_a_free_seat_is_read_alike() -> None:
    assert read_person({"name": "Dora", "email": "dora@example.org"}) == Person("Dora", "dora@example.org", None)
    assert read_person({"robot": "cautious"}) == Person("", None, "cautious")
    with pytest.raises(errors.Invalid) as refusal:
        read_person({"name": "x" * 31, "email": "dora", "seat": 2})
    assert set(refusal.value.fields) == {"name", "email", "seat"}


LINE = {"players": [ANNA, BURT], "message": "  We   miss you\nat the table. "}


def test_a_line_to_those_who_are_invited_is_read_as_table_talk_is() -> None:
    proposal = read_proposal(LINE | {"show_address": "true"})
    assert (proposal.message, proposal.show_address) == ("We miss you at the table.", True)
    proposal = read_proposal({"players": [ANNA, BURT]})
    assert (proposal.message, proposal.show_address) == ("", False)
    assert read_proposal(LINE | {"message": "The “best” game"}).message == "The 'best' game"


@pytest.mark.parametrize(
    "line", ["see https://evil.example", "write to me@evil.example", "x" * 281, "a\u202eb", "a\x07b", 7, "evil.example"]
)
def test_a_line_that_would_be_no_table_talk_is_refused(line: object) -> None:
    assert mistakes(LINE | {"message": line}).keys() == {"message"}


def test_against_robots_there_is_nobody_to_read_it() -> None:
    assert mistakes(LINE | {"players": [ANNA, ROBOT]}) == {"message": NOBODY_INVITED}
