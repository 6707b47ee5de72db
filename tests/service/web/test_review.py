"""The review of a turn: what it says, that it plays nothing, and what is refused there; and what a search looks at."""

from __future__ import annotations

import re
from html import unescape

import pytest
from flask.testing import FlaskClient
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

import engine
from service.web.turn.turn_review import NOT_COUNTED
from tests.service.harness import Harness
from tests.service.web.conftest import HIDDEN, JSON, People, text_of, values_of
from tests.service.web.test_whole_turn import forms, ready

CHECKED = re.compile(r'<input type="radio" name="move[^"]*" value="([^"]+)" checked')


def press(client: FlaskClient, harness: Harness, page: str, *moves: str, **more: str) -> TestResponse:
    """Press the button of the form for a turn with these moves chosen."""
    fields = [("at", str(harness.game().at)), *(("move", move) for move in moves), *more.items()]
    return client.post(page + "/review", data=MultiDict(fields))


def confirm(client: FlaskClient, page: str, review: TestResponse, *targets: str) -> TestResponse:
    """Press the button of a review with these targets chosen."""
    fields = [(name, unescape(value)) for name, value in HIDDEN.findall(review.text)]
    return client.post(page + "/moves", data=MultiDict([*fields, *(("move-target", one) for one in targets)]))


def with_robbery(harness: Harness) -> tuple[engine.TurnOptions, str, str]:
    """Return a form with a lay and a robbery, the robbery, and a card that may be discarded after both."""
    form, discard = ready(harness)
    held = {option.line for card in form.sheriffs for option in card.options}
    return form, next(move for move in ("bank", "stagecoach") if move in held), discard


def test_a_whole_turn_takes_three_presses_and_nothing_is_played_before_the_last(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    turn = harness.position().turn
    page, presses = people.page(turn), 0
    client.post(page + "/moves", data={"move": "draw supply", "at": "0"})
    presses += 1
    discard = harness.position().legal(turn)[-1]
    before = harness.game().model_dump()
    review = press(client, harness, page, discard)
    presses += 1
    assert review.status_code == 200
    assert harness.game().model_dump() == before
    assert confirm(client, page, review).status_code == 303
    presses += 1
    assert harness.moves()[-1].move == discard
    assert harness.position().turn != turn
    assert presses == 3


def test_the_review_tells_each_play_what_it_brings_its_odds_and_what_cannot_be_undone(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    form, robbery, discard = with_robbery(harness)
    position = harness.position()
    lay = form.lays[0][0].text
    shown = text_of(press(client, harness, people.page(position.turn), lay, robbery, discard))
    (told,) = engine.rehearse(position.seen_by(position.turn), [engine.TypedMove(engine.Move.parse(lay))])
    assert told.prospect is not None
    for sentence in (
        engine.describe_move(engine.Move.parse(lay), harness.names)[1:],
        engine.phrase_consequence(told.prospect, harness.names)[1:],
        "A shot hits at ",
        engine.describe_move(engine.Move.parse(discard), harness.names)[1:],
        "Nothing that is played can be taken back.",
        "A shot may miss.",
    ):
        assert sentence in shown, sentence


def test_the_review_tells_what_the_hand_would_pay_if_it_ended(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    form, robbery, discard = with_robbery(harness)
    position, page = harness.position(), people.page(harness.position().turn)
    for line in ([form.lays[0][0].text, discard], [form.lays[0][0].text, robbery], [discard]):
        orders = engine.read("; ".join(line), harness.names)
        *_, last = told = engine.rehearse(position.seen_by(position.turn), orders)
        shown = text_of(press(client, harness, page, *line))
        assert engine.describe_forecast(last.pays, harness.names, position.turn) in shown
        assert (NOT_COUNTED in shown) == any(one.is_shot or one.asks_others for one in told)
    harness.post(position.turn, discard)
    turn = harness.position().turn
    draw = client.get(people.page(turn, move="draw supply"))
    assert "Yes, do it" in text_of(draw)
    assert "If the hand ends" not in text_of(draw)


@pytest.mark.parametrize("kind", ["the Sheriff card", "the cards that are laid"])
def test_the_same_card_twice_is_refused_in_words_with_all_that_was_chosen_kept(
    client: FlaskClient, harness: Harness, people: People, kind: str
) -> None:
    form, robbery, _ = with_robbery(harness)
    position, lay = harness.position(), form.lays[0][0].text
    hand = position.view(position.turn)["hands"][position.turn]
    twice = (
        {"bank": "BR", "stagecoach": "SR"}[robbery]
        if kind == "the Sheriff card"
        else engine.OUTLAWS[form.lays[0][0].card]
    )
    if hand.count(twice) != (1 if kind == "the Sheriff card" else int(lay.split()[2])):
        pytest.skip("the hand of this seed holds another one")
    chosen, before = [lay, robbery, f"discard {twice}"], harness.game().model_dump()
    page = press(client, harness, people.page(position.turn), *chosen)
    assert page.status_code == 422
    assert "The same card cannot be played twice, or be played and discarded." in text_of(page)
    assert not re.search(r"legal:|IllegalMove", text_of(page))
    assert CHECKED.findall(page.text) == chosen
    assert harness.game().model_dump() == before


def test_the_moves_are_told_in_one_sentence_with_what_they_bring(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    form, _, discard = with_robbery(harness)
    position = harness.position()
    lay = form.lays[0][0].text
    (told,) = engine.rehearse(position.seen_by(position.turn), [engine.TypedMove(engine.Move.parse(lay))])
    assert told.prospect is not None
    first, last = (engine.describe_move(engine.Move.parse(move), harness.names) for move in (lay, discard))
    consequence = engine.phrase_consequence(told.prospect, harness.names)
    page = people.page(position.turn)
    for chosen, sentence in (
        ([lay, discard], f"{first[:1].upper()}{first[1:]}, {last}: {consequence}."),
        ([discard], f"{last[:1].upper()}{last[1:]}."),
    ):
        found = re.search(r'data-summary="([^"]*)"', press(client, harness, page, *chosen).text)
        assert found is not None
        assert unescape(found[1]) == sentence


def test_with_nothing_chosen_it_says_so(client: FlaskClient, harness: Harness, people: People) -> None:
    ready(harness)
    page = press(client, harness, people.page(harness.position().turn), "", "")
    assert page.status_code == 422
    assert "Nothing is chosen yet" in text_of(page)


def test_changing_one_s_mind_keeps_what_was_chosen(client: FlaskClient, harness: Harness, people: People) -> None:
    form, robbery, discard = with_robbery(harness)
    chosen = [form.lays[0][0].text, f"{robbery} > {engine.OUTLAWS[form.lays[0][0].card]}", discard]
    page = press(client, harness, people.page(harness.position().turn), *chosen, change="yes")
    assert page.status_code == 200
    assert CHECKED.findall(page.text) == [chosen[0], robbery, discard]


def test_a_typed_line_is_reviewed_and_kept_when_it_is_refused(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    form, robbery, discard = with_robbery(harness)
    page = people.page(harness.position().turn)
    assert "Review the line" in text_of(client.get(page))
    assert press(client, harness, page, f"{form.lays[0][0].text}; {discard}").status_code == 200
    refused = press(client, harness, page, f"{discard}; {robbery}")
    assert refused.status_code == 422
    assert f'value="{discard}; {robbery}"' in refused.text


@pytest.mark.slow
def test_every_target_of_the_chosen_card_is_offered_and_no_other(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    seen: set[str] = set()
    for position, form in forms(harness):
        page = people.page(position.turn)
        for card in form.sheriffs:
            for way in {option.order.move.text for option in card.options if option.order.move.shoots}:
                now = [one.line for one in card.options if one.order.move.text == way and one.after_laying is None]
                if len(now) > 1 and way not in seen:
                    offered = values_of(press(client, harness, page, way), "move")
                    assert sorted(offered) == sorted(now)
                    seen.add(way)
    assert len(seen) >= 3


def test_for_an_ask_the_outlaw_and_the_direction_are_chosen_after_the_card(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    holds = (form for position, form in forms(harness) if "wanted ask JJ left" in position.legal(position.turn))
    assert next(holds) is not None
    turn, page = harness.position().turn, people.page(harness.position().turn)
    assert [value for value in values_of(client.get(page), "move") if value.startswith("wanted ask")] == ["wanted ask"]
    review = press(client, harness, page, "wanted ask")
    assert " checked" not in review.text, "nothing is asked for that nobody has chosen"
    asks = [move for move in harness.position().legal(turn) if move.startswith("wanted ask")]
    sides = re.findall(r'name="move-side" value="(\w+)" required> (\w+)<', review.text)
    outlaws = [value for value in values_of(review, "move") if value not in dict(sides)]
    assert sorted(f"{outlaw} {side}" for outlaw in outlaws for side, _ in sides) == sorted(asks)
    assert [name for _, name in sides] == [harness.names[(turn + 1) % 3], harness.names[turn - 1]]
    fields = [(name, unescape(value)) for name, value in HIDDEN.findall(review.text)]
    fields += [("move-target", "wanted ask JJ"), ("move-side", "right")]
    assert client.post(page + "/moves", data=MultiDict(fields)).status_code == 303
    assert harness.moves()[-1].move == "wanted ask JJ right"


def test_the_side_of_an_ask_belongs_to_the_outlaw_before_it_and_to_no_other_move(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    turn = harness.position().turn
    lone = client.post(
        people.page(turn) + "/moves", data=MultiDict([("at", "0"), ("move", "draw supply"), ("move-side", "left")])
    )
    assert lone.status_code == 303
    assert harness.moves()[-1].move == "draw supply"


def test_a_target_has_to_be_chosen_before_a_discard_can_follow(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    for position, form in forms(harness):
        choices = [option for card in form.sheriffs for option in card.options]
        open_shot = next((one.line for one in choices if one.line in ("bank", "stagecoach", "gun")), None)
        discards = [move.text for move in form.discards if move.card < len(engine.OUTLAWS)]
        targets = [one for one in choices if one.line.startswith(f"{open_shot} >") and one.after_laying is None]
        if open_shot and discards and len(targets) > 1:
            page = people.page(position.turn)
            alone = values_of(press(client, harness, page, open_shot), "move")
            with_discard = values_of(press(client, harness, page, open_shot, discards[0]), "move")
            assert open_shot in alone
            assert open_shot not in with_discard
            assert with_discard
            return
    raise AssertionError("nobody ever had such a turn")


def test_a_review_as_json(client: FlaskClient, harness: Harness, people: People) -> None:
    form, _ = ready(harness)
    turn, at = harness.position().turn, harness.game().at
    answer = client.post(people.page(turn) + "/review", json={"move": form.lays[0][0].text, "at": at})
    assert answer.status_code == 200
    assert answer.json["at"] == at == harness.game().at
    assert [step["move"] for step in answer.json["review"]["steps"]] == [form.lays[0][0].text]
    wrong = client.post(people.page(turn) + "/review", json={"move": "draw supply", "at": at})
    assert (wrong.status_code, wrong.json["error"]) == (422, "illegal")
    late = client.post(people.page(turn) + "/review", json={"move": "discard JJ", "at": at - 1})
    assert (late.status_code, late.json["error"]) == (409, "stale")


def test_a_review_that_is_loaded_again_shows_the_table(client: FlaskClient, harness: Harness, people: People) -> None:
    page = people.page(harness.position().turn)
    assert client.get(page + "/review").headers["Location"] == page
    assert client.get(page + "/review", headers=JSON).json["at"] == 0


def searching(harness: Harness) -> int:
    """Let a player search a discard stack that holds a card twice; return their seat."""
    for position, _ in forms(harness):
        stack = [code for code in position.to_dict()["discard"] if code != "WE"]
        if "wyatt search" in position.legal(position.turn) and len(set(stack)) < len(stack):
            harness.post(position.turn, "wyatt search")
            assert harness.position().phase == "choose"
            return position.turn
    raise AssertionError("nobody could ever search such a stack")


def test_who_searches_sees_the_whole_stack_in_order_and_nobody_else_does(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    turn = searching(harness)
    stack = harness.position().to_dict()["discard"]
    page = client.get(people.page(turn)).text
    listed = re.search(r'<ol class="stack">(.*?)</ol>', page, re.DOTALL)
    assert listed is not None
    marks = re.findall(r'<span class="mark[^>]*>([^<]*)</span>', listed[1])
    assert marks == stack
    most = max(set(stack) - {"WE"}, key=stack.count)
    assert f"{engine.CARDS[most].name} ({stack.count(most)} in the stack)" in page
    for n in range(3):
        assert ('class="stack"' in client.get(people.page(n)).text) == (n == turn)
        assert bool(harness.table(n).searched) == (n == turn)
    assert harness.table(None).searched == ()
    assert harness.table(turn, harness.game().at - 1).searched == ()
    assert "searched" not in client.get(people.page(turn), headers=JSON).text


def primary(page: str) -> list[str]:
    """Return the buttons for moves that are drawn as the first choice."""
    moves = page.partition('id="moves"')[2].partition("<h2")[0]
    return [words for more, words in re.findall(r"<button([^>]*)>([^<]*)</button>", moves) if "second" not in more]


@pytest.mark.slow
def test_what_most_will_press_is_the_one_filled_button(client: FlaskClient, harness: Harness, people: People) -> None:
    seen: set[str] = set()
    for _ in range(120):
        position = harness.position()
        for n in position.to_act():
            filled = primary(client.get(people.page(n)).text)
            legal = position.legal(n)
            if position.phase == "draw":
                assert filled == ["Draw two cards from the supply"]
            elif position.phase == "play":
                assert len(filled) == 1
            elif position.phase == "react":
                words = [move for move in legal if move != "pass"] or ["pass"]
                first = engine.describe_move(engine.Move.parse(words[0]), harness.names)
                assert filled == [first.capitalize()] or words[0] != "pass"
                assert len(filled) == 1
                seen.add(words[0].split()[0])
        harness.act()
    assert seen >= {"pass", "photo"}


@pytest.mark.slow
def test_the_page_of_a_window_has_the_same_shape_for_all_who_are_asked(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    shapes: dict[bool, set[tuple[int, int, int]]] = {True: set(), False: set()}
    for _ in range(400):
        position = harness.position()
        if position.phase == "game_over":
            break
        if position.phase == "react":
            for n in position.to_act():
                page = client.get(people.page(n)).text
                moves = page.partition('id="moves"')[2].partition("<h2")[0]
                shape = (moves.count("<button"), len(primary(page)), page.count('class="sealed"'))
                shapes[position.legal(n) != ["pass"]].add(shape)
        harness.act()
    assert shapes[True] == shapes[False] == {(3, 1, 1)}
