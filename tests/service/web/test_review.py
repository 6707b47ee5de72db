"""The review of a turn: what it says, that it plays nothing, and what is refused there; and what a search looks at."""

from __future__ import annotations

import re
from html import unescape

import pytest
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

import engine
from service.web.turn.turn_review import NOT_COUNTED
from tests.service.harness import Harness
from tests.service.web.conftest import HIDDEN, Resumed, Table, text_of, values_of
from tests.service.web.test_whole_turn import form_of, forms, ready

__all__ = ["ready"]

CHECKED = re.compile(r'<input type="radio" name="move[^"]*" value="([^"]+)" checked')
ROBBERIES = {"bank": "BR", "stagecoach": "SR"}


def press(table: Table, *moves: str, **more: str) -> TestResponse:
    """Press the button of the form for the present turn with these moves chosen."""
    fields = [("at", str(table.game().at)), *(("move", move) for move in moves), *more.items()]
    return table.press(table.position().turn, "/review", MultiDict(fields))


def confirm(table: Table, review: TestResponse, *more: tuple[str, str]) -> TestResponse:
    """Press the button of a review with these fields chosen."""
    fields = [(name, unescape(value)) for name, value in HIDDEN.findall(review.text)]
    return table.press(table.position().turn, "/moves", MultiDict([*fields, *more]))


def told_of(table: Table, *line: str) -> list[engine.Rehearsed]:
    """Return what the engine tells of moves before they are played."""
    position = table.position()
    return engine.rehearse(position.seen_by(position.turn), engine.read("; ".join(line), table.names))


def described(table: Table, move: str) -> str:
    return engine.describe_move(engine.Move.parse(move), table.names)


def test_a_whole_turn_takes_three_presses_and_nothing_is_played_before_the_last(table: Table) -> None:
    turn = table.position().turn
    table.press(turn, "/moves", {"move": "draw supply", "at": "0"})
    discard = table.position().legal(turn)[-1]
    before = table.game().model_dump()
    review = press(table, discard)
    assert review.status_code == 200
    assert table.game().model_dump() == before
    assert confirm(table, review).status_code == 303
    assert table.moves()[-1].move == discard
    assert table.position().turn != turn


def test_the_review_tells_each_play_what_it_brings_its_odds_and_what_cannot_be_undone(ready: Table) -> None:
    form, robbery, discard = form_of(ready)
    lay = form.lays[0][0].text
    shown = text_of(press(ready, lay, robbery, discard))
    (told,) = told_of(ready, lay)
    assert told.prospect is not None
    for sentence in (
        described(ready, lay)[1:],
        engine.phrase_consequence(told.prospect, ready.names)[1:],
        "A shot hits at ",
        described(ready, discard)[1:],
        "Nothing that is played can be taken back.",
        "A shot may miss.",
    ):
        assert sentence in shown, sentence


def test_the_review_tells_what_the_hand_would_pay_if_it_ended(ready: Table) -> None:
    form, robbery, discard = form_of(ready)
    turn, lay = ready.position().turn, form.lays[0][0].text
    for line in ([lay, discard], [lay, robbery], [discard]):
        *_, last = told = told_of(ready, *line)
        shown = text_of(press(ready, *line))
        assert engine.describe_forecast(last.pays, ready.names, turn) in shown
        assert (NOT_COUNTED in shown) == any(one.is_shot or one.asks_others for one in told)
    ready.post(turn, discard)
    draw = text_of(ready.client.get(ready.page(ready.position().turn, move="draw supply")))
    assert "Yes, do it" in draw
    assert "If the hand ends" not in draw


@pytest.mark.parametrize("kind", ["the Sheriff card", "the cards that are laid"])
def test_the_same_card_twice_is_refused_in_words_with_all_that_was_chosen_kept(ready: Table, kind: str) -> None:
    form, robbery, _ = form_of(ready)
    turn, lay = ready.position().turn, form.lays[0][0]
    sheriff = kind == "the Sheriff card"
    twice = ROBBERIES[robbery] if sheriff else engine.OUTLAWS[lay.card]
    held = ready.position().view(turn)["hands"][turn].count(twice)
    assert held == (1 if sheriff else int(lay.text.split()[2])), "the hand holds no other one"
    chosen, before = [lay.text, robbery, f"discard {twice}"], ready.game().model_dump()
    page = press(ready, *chosen)
    assert page.status_code == 422
    assert "The same card cannot be played twice, or be played and discarded." in text_of(page)
    assert not re.search(r"legal:|IllegalMove", text_of(page))
    assert CHECKED.findall(page.text) == chosen
    assert ready.game().model_dump() == before


def test_the_moves_are_told_in_one_sentence_with_what_they_bring(ready: Table) -> None:
    form, _, discard = form_of(ready)
    lay = form.lays[0][0].text
    (told,) = told_of(ready, lay)
    assert told.prospect is not None
    first, last = described(ready, lay), described(ready, discard)
    consequence = engine.phrase_consequence(told.prospect, ready.names)
    for chosen, sentence in (
        ([lay, discard], f"{first[:1].upper()}{first[1:]}, {last}: {consequence}."),
        ([discard], f"{last[:1].upper()}{last[1:]}."),
    ):
        found = re.search(r'data-summary="([^"]*)"', press(ready, *chosen).text)
        assert found is not None
        assert unescape(found[1]) == sentence


def test_changing_one_s_mind_keeps_what_was_chosen_and_with_nothing_chosen_it_says_so(ready: Table) -> None:
    form, robbery, discard = form_of(ready)
    chosen = [form.lays[0][0].text, f"{robbery} > {engine.OUTLAWS[form.lays[0][0].card]}", discard]
    page = press(ready, *chosen, change="yes")
    assert page.status_code == 200
    assert CHECKED.findall(page.text) == [chosen[0], robbery, discard]
    nothing = press(ready, "", "")
    assert (nothing.status_code, "Nothing is chosen yet" in text_of(nothing)) == (422, True)


def test_a_typed_line_is_reviewed_and_kept_when_it_is_refused(ready: Table) -> None:
    form, robbery, discard = form_of(ready)
    assert "Review the line" in ready.text(ready.position().turn)
    assert press(ready, f"{form.lays[0][0].text}; {discard}").status_code == 200
    refused = press(ready, f"{discard}; {robbery}")
    assert (refused.status_code, f'value="{discard}; {robbery}"' in refused.text) == (422, True)


def test_every_target_of_the_chosen_card_is_offered_and_one_is_chosen_before_a_discard(table: Table) -> None:
    seen, discarded = set[str](), set[str]()
    for _, form in forms(table):
        discards = [move.text for move in form.discards if move.card < len(engine.OUTLAWS)]
        for card in form.sheriffs:
            for way in {option.order.move.text for option in card.options if option.order.move.shoots}:
                now = [one.line for one in card.options if one.order.move.text == way and one.after_laying is None]
                if len(now) > 1 and way not in seen:
                    assert sorted(values_of(press(table, way), "move")) == sorted(now)
                    seen.add(way)
                if len(now) > 2 and way in now and discards and way not in discarded:
                    with_discard = values_of(press(table, way, discards[0]), "move")
                    assert sorted(with_discard) == sorted(line for line in now if line != way)
                    discarded.add(way)
        if len(seen) >= 3 and discarded:
            return
    raise AssertionError("nobody ever had such turns")


def to_an_ask(harness: Harness) -> None:
    assert any("wanted ask JJ left" in position.legal(position.turn) for position, _ in forms(harness))


def test_for_an_ask_the_outlaw_and_the_direction_are_chosen_after_the_card(resumed: Resumed) -> None:
    table = resumed(to_an_ask)
    turn = table.position().turn
    offered = [value for value in values_of(table.get(turn), "move") if value.startswith("wanted ask")]
    assert offered == ["wanted ask"]
    review = press(table, "wanted ask")
    assert " checked" not in review.text, "nothing is asked for that nobody has chosen"
    asks = [move for move in table.position().legal(turn) if move.startswith("wanted ask")]
    sides = re.findall(r'name="move-side" value="(\w+)" required> (\w+)<', review.text)
    outlaws = [value for value in values_of(review, "move") if value not in dict(sides)]
    assert sorted(f"{outlaw} {side}" for outlaw in outlaws for side, _ in sides) == sorted(asks)
    assert [name for _, name in sides] == [table.names[(turn + 1) % 3], table.names[turn - 1]]
    assert confirm(table, review, ("move-target", "wanted ask JJ"), ("move-side", "right")).status_code == 303
    assert table.moves()[-1].move == "wanted ask JJ right"


def test_the_side_of_an_ask_belongs_to_the_outlaw_before_it_and_to_no_other_move(table: Table) -> None:
    fields = MultiDict([("at", "0"), ("move", "draw supply"), ("move-side", "left")])
    assert table.press(table.position().turn, "/moves", fields).status_code == 303
    assert table.moves()[-1].move == "draw supply"


def test_a_review_as_json(ready: Table) -> None:
    turn, at, lay = ready.position().turn, ready.game().at, form_of(ready)[0].lays[0][0].text
    answer = ready.send(turn, "/review", {"move": lay, "at": at})
    assert answer.status_code == 200
    assert answer.json["at"] == at == ready.game().at
    assert [step["move"] for step in answer.json["review"]["steps"]] == [lay]
    wrong = ready.send(turn, "/review", {"move": "draw supply", "at": at})
    assert (wrong.status_code, wrong.json["error"]) == (422, "illegal")
    late = ready.send(turn, "/review", {"move": "discard JJ", "at": at - 1})
    assert (late.status_code, late.json["error"]) == (409, "stale")


def test_a_review_that_is_loaded_again_shows_the_table(table: Table) -> None:
    turn = table.position().turn
    assert table.get(turn, "/review").headers["Location"] == table.page(turn)
    assert table.json(turn, "/review")["at"] == 0


def to_a_search(harness: Harness) -> None:
    """Let a player search a discard stack that holds a card twice."""
    for position, _ in forms(harness):
        stack = [code for code in position.to_dict()["discard"] if code != "WE"]
        if "wyatt search" in position.legal(position.turn) and len(set(stack)) < len(stack):
            harness.post(position.turn, "wyatt search")
            assert harness.position().phase == "choose"
            return
    raise AssertionError("nobody could ever search such a stack")


def test_who_searches_sees_the_whole_stack_in_order_and_nobody_else_does(resumed: Resumed) -> None:
    game = resumed(to_a_search)
    turn, stack = game.position().turn, game.position().to_dict()["discard"]
    page = game.get(turn).text
    listed = re.search(r'<ol class="stack">(.*?)</ol>', page, re.DOTALL)
    assert listed is not None
    assert re.findall(r'<span class="mark[^>]*>([^<]*)</span>', listed[1]) == stack
    most = max(set(stack) - {"WE"}, key=stack.count)
    assert f"{engine.CARDS[most].name} ({stack.count(most)} in the stack)" in page
    for n in range(3):
        assert ('class="stack"' in game.get(n).text) == (n == turn)
        assert bool(game.table(n).searched) == (n == turn)
    assert game.table(None).searched == ()
    assert game.table(turn, game.game().at - 1).searched == ()
    assert "searched" not in str(game.json(turn))
