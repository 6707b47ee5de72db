"""The form for a whole turn: what it offers, by the rules of the game, and that what is picked is one line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

import engine
from service.db.database import Database
from service.languages.spoken import ENGLISH
from service.mail.composing.parts import listed
from service.models import Submission
from service.views import laying_out, tableau
from service.web.page_templates import page_templates
from service.web.turn.move_section import move_section
from service.web.turn.turn_form import turn_form
from tests.engine.table import table as dealt
from tests.quick import few
from tests.rows import rows_of
from tests.service.harness import Harness
from tests.service.web.conftest import Resumed, Table, text_of


def forms(harness: Harness) -> Iterator[tuple[engine.Position, engine.TurnOptions]]:
    """Yield every position of a game in which a player may play, with the form for them."""
    while harness.game().status == "playing":
        position = harness.position()
        form = harness.table(position.turn).turn
        assert (form is not None) == (position.phase == "play")
        if form is not None:
            yield position, form
        harness.act()


def sheriffs(form: engine.TurnOptions) -> list[engine.PlayOption]:
    return [option for ways in form.sheriffs for option in ways.options]


def field_of(lays: tuple[engine.Move, ...]) -> str:
    """Return the name of the field of an Outlaw's cards."""
    return f"move-{engine.OUTLAWS[lays[0].card]}"


def post(table: Table, *fields: tuple[str, str]) -> TestResponse:
    """Post the form of the present turn as a browser does."""
    return table.press(table.position().turn, "/moves", MultiDict([("at", str(table.game().at)), *fields]))


@pytest.mark.slow
@pytest.mark.parametrize("seed", few(range(1, 7), 1))
def test_a_target_picked_in_advance_is_legal_once_it_is_chosen(database: Database, now: datetime, seed: int) -> None:
    ahead = 0
    for position, form in forms(Harness(database, now, seed=seed)):
        for choice in sheriffs(form):
            (order,) = engine.read(choice.line, position.players)
            assert order == choice.order
            if choice.after_laying is None and order.ahead:
                after = position.play(position.turn, order.move.text)
                if after.phase == "choose":
                    assert order.ahead[0].text in after.legal(position.turn)
                    ahead += 1
        if ahead >= 20:
            break
    assert ahead


def chosen(form: engine.TurnOptions) -> tuple[str, str] | None:
    """Return a robbery and a card that may be discarded after laying all sets, if a turn has those and a set."""
    laid = {lays[0].card for lays in form.lays}
    kept = [move.text for move in form.discards if move.card < len(engine.OUTLAWS) and move.card not in laid]
    robberies = [option.line for option in sheriffs(form) if option.line in ("bank", "stagecoach")]
    return (robberies[0], kept[0]) if laid and kept and robberies else None


def to_a_rich_turn(harness: Harness) -> None:
    """Play on until a player may lay cards, play a robbery and discard another card."""
    assert any(chosen(form) for _, form in forms(harness)), "nobody ever had such a turn"


@pytest.fixture
def ready(resumed: Resumed) -> Table:
    return resumed(to_a_rich_turn)


def form_of(table: Table) -> tuple[engine.TurnOptions, str, str]:
    """Return the form of a rich turn, a robbery, and a card that may be discarded after it."""
    form = table.table(table.position().turn).turn
    assert form is not None
    picked = chosen(form)
    assert picked is not None
    return form, *picked


def test_all_that_is_picked_is_one_line(ready: Table) -> None:
    form, robbery, discard = form_of(ready)
    at, lays = ready.game().at, [(field_of(lays), lays[0].text) for lays in form.lays]
    fields = [*lays, ("move", robbery), ("move", discard)]
    ready.follow(post(ready, *fields))
    (submission,) = rows_of(ready.database, Submission, Submission.at == at)
    assert submission.said == "; ".join(value for _, value in fields)
    assert ready.moves()[at].move == fields[0][1]


def test_blank_fields_count_for_nothing(ready: Table) -> None:
    form, _, discard = form_of(ready)
    at, blank = ready.game().at, [(field_of(lays), "") for lays in form.lays]
    nothing = post(ready, *blank, ("move", ""), ("move", " "))
    assert (nothing.status_code, "no move is chosen" in text_of(nothing)) == (422, True)
    assert ready.game().at == at
    assert "You discarded" in ready.text_after(post(ready, *blank, ("move", ""), ("move", discard)))
    assert ready.moves()[at].move == discard
    assert post(ready).status_code == 400, "a form without a move at all cannot be read"


def test_one_play_without_a_discard_leaves_the_turn_open(ready: Table) -> None:
    lays = form_of(ready)[0].lays[0]
    turn, at = ready.position().turn, ready.game().at
    ready.follow(post(ready, (field_of(lays), lays[0].text), ("move", "")))
    assert ready.moves()[at].move == lays[0].text
    assert ready.position().turn == turn


def test_a_line_that_opens_a_window_says_that_the_rest_waits(ready: Table) -> None:
    lays, at = form_of(ready)[0].lays[0], ready.game().at
    page = ready.text_after(post(ready, (field_of(lays), lays[0].text), ("move", lays[0].text)))
    assert [move.move for move in ready.moves()[at:]] == [lays[0].text]
    assert ready.game().window_at == at + 1
    assert "Done. The rest follows when the others have answered" in page


# --- what it offers and hints at, by the rules of the game and its number of players ----------------------------------


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


def offered(p: engine.Position) -> list[str]:
    form = seen(p).turn
    assert form is not None
    return [option.line for card in form.sheriffs for option in card.options]


def lays_beside_a_gun(**more: Any) -> engine.Position:
    return dealt(["FG 2WH", "2BS"], territories=[{}, {"WH": "2WH FG"}], supply="SK", **more)


def test_a_fastest_gun_is_offered_where_the_edition_lets_it_lie_and_never_beside_another_one() -> None:
    assert "gun > WH" in offered(lays_beside_a_gun(edition="manual"))
    assert "gun > WH" not in offered(lays_beside_a_gun())
    p = dealt(["FG 2BS", "2BK"], territories=[{"WH": "2WH FG", "BS": "BS"}, {}], edition="manual")
    assert [move for move in offered(p) if move.startswith("gun")] == ["gun > BS", "gun"]


@pytest.mark.parametrize(("reshuffled", "may"), [(False, True), (True, False)])
def test_a_robbery_is_offered_while_the_reshuffle_can_give_a_card(reshuffled: bool, may: bool) -> None:
    p = dealt(["BR 2WH", "2BS"], opened="WH", discard="2SK", rest=1, reshuffled=reshuffled)
    assert ("bank > WH" in offered(p)) is may


def test_a_sheriff_card_that_a_search_brought_comes_first_in_the_form(app: Flask) -> None:
    before = dealt(["WE 3WH BR BS", "2BK"], territories=[{"JJ": "3JJ"}], opened="WH", discard="BR", supply="SK")
    p = before.play(0, "wyatt search").play(0, "take BR")
    assert offered(p) == ["bank"]  # a pile that is laid first would come too late
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
        p = dealt(["4WH BK", "2BS"], house_rules={"reward": reward})
        after = p.play(0, "play WH 3").play(1, "pass")
        form = turn_form(seen(after), ())
        assert form is not None
        added = after.play(0, "play WH 1").view(None)["posters"]["WH"] - after.view(None)["posters"]["WH"]
        assert ("in one turn" in form.hint_to_lay) is (added > 0)


@pytest.mark.parametrize("supply", ["", "JJ", "2JJ", "3JJ"])
def test_it_says_whether_a_draw_ends_the_hand(supply: str) -> None:
    p = dealt(["2WH", "2BS"], supply=supply, discard="2SK", rest=1, phase="draw", reshuffled=True)
    section = move_section(seen(p))
    assert section is not None
    assert ("If you draw from the supply now, the hand ends." in section.hint) is engine.draw_ends_hand(p.seen_by(0))


def test_a_mail_names_a_direction_where_several_can_be_asked() -> None:
    for hands, words in ((["MW 2WH", "2BS"], "(any Outlaw)"), (["MW 2WH", "2BS", "2BK"], "(any Outlaw, either way)")):
        (ask,) = (choice for choice in listed(seen(dealt(hands))) if choice.move.verb is engine.Verb.ASK)
        assert ask.words.endswith(words)
        assert ("starting on the left" in ask.words) is (len(hands) > 2)


def test_most_wanted_names_who_is_asked_first() -> None:
    for hands, words in (
        (["MW 2WH", "2BS"], {"ask for Jesse James"}),
        (["MW 2WH", "2BS", "2BK", "2BD"], {"ask for Jesse James, Burt first", "ask for Jesse James, Dora first"}),
    ):
        form = seen(dealt(hands)).turn
        assert form is not None
        told = {option.words for card in form.sheriffs for option in card.options if "Jesse" in option.words}
        assert told == words


def test_a_turn_of_which_only_a_discard_is_left_says_why_nothing_can_be_played() -> None:
    shown = seen(dealt(["BS* JJ", "2BK"], supply="SK"))
    assert shown.situation == "It is your turn: no card can be played, and a discard ends the turn."
    assert set(shown.unplayable) == {"BS*", "JJ"}


def test_it_says_who_learns_what_a_search_takes() -> None:
    for edition in engine.EDITIONS:
        p = dealt(["WE 2WH", "2BS"], discard="SK", edition=edition).play(0, "wyatt search")
        section = move_section(seen(p))
        assert section is not None
        (took,) = p.play(0, "take SK").events_for(1)
        announced = "Sundance" in engine.phrase(took, p.players, 1)
        assert ("All players are told which card you take." in section.hint) is announced
        assert ("Nobody else sees this." in section.hint) is not announced
