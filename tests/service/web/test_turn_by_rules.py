"""What a page and a mail offer in a turn, and their hints, follow the rules of the game and its number of players."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask import Flask

import engine
from service.languages.spoken import ENGLISH
from service.mail.composing.parts import listed
from service.views import laying_out, tableau
from service.web.page_templates import page_templates
from service.web.turn.move_section import move_section
from service.web.turn.turn_form import turn_form
from tests.engine.table import table as position


def seen(p: engine.Position) -> tableau.TableView:
    """Return the table as Anna sees it, whose turn it is."""
    return laying_out.lay_out(
        p.seen_by(0),
        at=0,
        past=False,
        to_act=p.to_act(),
        legal=p.seen_by(0).legal,
        robots={},
        held=[],
        due=None,
        answered=None,
        searched=(),
    )


def sheriffs(p: engine.Position) -> list[str]:
    form = seen(p).turn
    assert form is not None
    return [option.line for card in form.sheriffs for option in card.options]


def lays_beside_a_gun(**more: Any) -> engine.Position:
    return position(["FG 2WH", "2BS"], territories=[{}, {"WH": "2WH FG"}], supply="SK", **more)


def test_a_fastest_gun_is_offered_beside_an_opponents_where_each_outlaw_has_one() -> None:
    assert "gun > WH" in sheriffs(lays_beside_a_gun(edition="manual"))
    assert "gun > WH" not in sheriffs(lays_beside_a_gun())


def test_a_fastest_gun_is_never_offered_on_a_pile_that_has_one() -> None:
    p = position(["FG 2BS", "2BK"], territories=[{"WH": "2WH FG", "BS": "BS"}, {}], edition="manual")
    assert [move for move in sheriffs(p) if move.startswith("gun")] == ["gun > BS", "gun"]


@pytest.mark.parametrize(("reshuffled", "offered"), [(False, True), (True, False)])
def test_a_robbery_is_offered_while_the_reshuffle_can_give_a_card(reshuffled: bool, offered: bool) -> None:
    p = position(["BR 2WH", "2BS"], opened="WH", discard="2SK", rest=1, reshuffled=reshuffled)
    assert ("bank > WH" in sheriffs(p)) is offered


def test_a_sheriff_card_that_a_search_brought_comes_first_in_the_form(app: Flask) -> None:
    before = position(["WE 3WH BR BS", "2BK"], territories=[{"JJ": "3JJ"}], opened="WH", discard="BR", supply="SK")
    p = before.play(0, "wyatt search").play(0, "take BR")
    assert sheriffs(p) == ["bank"]  # a pile that is laid first would come too late
    for moment, fields in ((before, ["move-WH", "move-sheriff", "move"]), (p, ["move-sheriff", "move-WH", "move"])):
        form = turn_form(seen(moment), ())
        assert form is not None
        with app.test_request_context():
            shown = page_templates(ENGLISH).get_template("base/_parts.html").module.turn(form, 0, "/moves", "/review")
        assert list(dict.fromkeys(re.findall('type="radio" name="(.*?)"', shown))) == fields
        assert ("Your search has brought this card." in shown) is (moment is p)
    line = engine.read("bank > JJ; play WH 1; discard BS", p.players)
    assert engine.play_line(p, 0, line).stopped is None


def test_it_says_what_laying_adds_to_a_poster() -> None:
    for reward in engine.FLAGS["reward"].values:
        p = position(["4WH BK", "2BS"], house_rules={"reward": reward})
        after = p.play(0, "play WH 3").play(1, "pass")
        form = turn_form(seen(after), ())
        assert form is not None
        added = after.play(0, "play WH 1").view(None)["posters"]["WH"] - after.view(None)["posters"]["WH"]
        assert ("in one turn" in form.hint_to_lay) is (added > 0)


@pytest.mark.parametrize("edition", engine.EDITIONS)
@pytest.mark.parametrize("reshuffled", [False, True])
@pytest.mark.parametrize("stack", ["", "SK", "2SK"])
@pytest.mark.parametrize("supply", ["", "JJ", "2JJ", "3JJ"])
def test_it_says_whether_a_draw_from_the_supply_ends_the_hand(
    edition: str, reshuffled: bool, stack: str, supply: str
) -> None:
    more = {"phase": "draw", "reshuffled": reshuffled, "edition": edition}
    p = position(["2WH", "2BS"], supply=supply, discard=stack, rest=1, **more)
    section = move_section(seen(p))
    assert section is not None
    ended = p.with_seed("07" * 32).play(0, "draw supply").phase == "hand_over"
    assert ("If you draw from the supply now, the hand ends." in section.hint) is ended


def test_a_mail_names_a_direction_where_several_can_be_asked() -> None:
    for hands, words in ((["MW 2WH", "2BS"], "(any Outlaw)"), (["MW 2WH", "2BS", "2BK"], "(any Outlaw, either way)")):
        (ask,) = (choice for choice in listed(seen(position(hands))) if choice.move.verb is engine.Verb.ASK)
        assert ask.words.endswith(words)
        assert ("starting on the left" in ask.words) is (len(hands) > 2)


def test_most_wanted_names_who_is_asked_first() -> None:
    for hands, words in (
        (["MW 2WH", "2BS"], {"ask for Jesse James"}),
        (["MW 2WH", "2BS", "2BK", "2BD"], {"ask for Jesse James, Burt first", "ask for Jesse James, Dora first"}),
    ):
        form = seen(position(hands)).turn
        assert form is not None
        told = {option.words for card in form.sheriffs for option in card.options if "Jesse" in option.words}
        assert told == words


def test_a_turn_of_which_only_a_discard_is_left_says_why_nothing_can_be_played() -> None:
    shown = seen(position(["BS* JJ", "2BK"], supply="SK"))
    assert shown.situation == "It is your turn: no card can be played, and a discard ends the turn."
    assert set(shown.unplayable) == {"BS*", "JJ"}


def test_it_says_who_learns_what_a_search_takes() -> None:
    for edition in engine.EDITIONS:
        p = position(["WE 2WH", "2BS"], discard="SK", edition=edition).play(0, "wyatt search")
        section = move_section(seen(p))
        assert section is not None
        (took,) = p.play(0, "take SK").events_for(1)
        announced = "Sundance" in engine.phrase(took, p.players, 1)
        assert ("All players are told which card you take." in section.hint) is announced
        assert ("Nobody else sees this." in section.hint) is not announced
