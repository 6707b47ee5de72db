"""Learn by playing: every step is reached by the forms on it, any legal move is understood, and nothing is stored."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from itertools import product
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy.exc import UnboundExecutionError
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

import engine
from engine import dollars
from service.db.database import Database
from service.gamelog.unsaved import after_line
from service.views import gate
from service.views.tableau import TableView
from service.web.site import lesson
from service.web.site.learn_pages import OTHERWISE
from service.web.site.lesson import FIRST_HAND, MORE_CARDS
from service.web.site.lesson_cards import CARD_STEPS
from service.web.site.lesson_steps import STEPS, YOU
from service.web.turn.turn_form import ASK
from tests.service.web.conftest import HIDDEN, People, text_of, values_of

ALL_STEPS = (*STEPS, *CARD_STEPS)
END, LAST = len(STEPS), len(ALL_STEPS)
"""The last steps of the first hand, and of all."""
MOST_WORDS = 60
FORM = re.compile(r'<form method="post" action="([^"]+)"')
STEP_NUMBERS = range(1, LAST + 1)
PLAYED = [n for n, step in enumerate(ALL_STEPS, start=1) if step.taught]
each_play = pytest.mark.parametrize("number", PLAYED)


@pytest.fixture(autouse=True)
def no_database(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """No request here asks the database for anything, unless a test says so."""

    def away(*_: Any) -> None:
        raise AssertionError("asked")

    for name in ("reading", "writing", "alone"):
        monkeypatch.setattr(Database, name, away)


def address(number: int) -> str:
    return f"/learn/{number}"


def address_after(number: int) -> str:
    return {END: "/learn/end", LAST: "/"}.get(number, address(number + 1))


def table(number: int) -> TableView:
    found = gate.table(lesson.log_before(number), YOU)
    assert found is not None
    return found


def legal(number: int) -> list[str]:
    return list(gate.seat_object(lesson.log_before(number), YOU)["legal"])


def answer(client: FlaskClient, number: int, move: str) -> TestResponse:
    return client.post(address(number), data={"move": move})


def value_on_page(move: str) -> str:
    """Return what the form of a turn posts for a move: for whom to ask is chosen on the page of the review."""
    return ASK if move.startswith("wanted ask") else move


# --- every step -------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_step_is_reached_from_the_one_before(client: FlaskClient) -> None:
    for number in STEP_NUMBERS:
        page = client.get(address(number))
        assert page.status_code == 200
        part = lesson.part_of(number)
        assert f"{part.title}: step {number - part.first + 1} of {len(part.steps)}" in text_of(page)
        assert f'href="{address_after(number)}" rel="next"' in page.text
        assert client.get(address_after(number)).status_code == 200


def test_the_end_of_the_hand_leads_back_to_its_last_step_and_on_to_more_cards(client: FlaskClient) -> None:
    end, further = client.get("/learn/end").text, client.get(address(END + 1)).text
    assert f'<a href="{address(END)}" rel="prev">← Step 8</a>' in end
    assert f'<a href="{address(END + 1)}">Stagecoach Robbery, Fastest Gun and Most Wanted!</a>, five short steps' in end
    assert len(CARD_STEPS) == 5
    assert '<a href="/learn/end" rel="prev">← The end of the hand</a>' in further


def test_the_first_step_is_where_one_begins_and_there_is_none_beyond_the_last(client: FlaskClient) -> None:
    """The pages differ in where they say that they are in other languages, for search engines."""
    pages = [client.get(path).text.partition("</head>") for path in ("/learn", "/learn/1")]
    assert pages[0][1:] == pages[1][1:]
    for beyond in ("0", str(LAST + 1), "99999999999", "-1", "x"):
        for path in (f"/learn/{beyond}", f"/learn/{beyond}/review"):
            assert client.get(path).status_code == 404
            assert client.post(path, data={"move": "pass"}).status_code in (404, 405)


def test_what_a_step_teaches_is_on_its_page_and_leads_to_the_next(client: FlaskClient) -> None:
    for number in PLAYED:
        page = client.get(address(number))
        assert {value_on_page(move) for move in ALL_STEPS[number - 1].taught} <= set(values_of(page, "move"))
        action = FORM.findall(page.text)[0]
        taught = ALL_STEPS[number - 1].taught
        pressed = MultiDict([("at", str(table(number).at)), *(("move", value_on_page(move)) for move in taught)])
        response = client.post(action, data=pressed)
        if action.endswith("/review"):
            assert response.status_code == 200
            fields = [(name, unescape(value)) for name, value in HIDDEN.findall(response.text)]
            targets = set(taught) & set(values_of(response, "move-target"))
            chosen = [*fields, *(("move-target", move) for move in targets)]
            response = client.post(FORM.findall(response.text)[0], data=MultiDict(chosen))
        assert (response.status_code, response.headers["Location"]) == (303, address_after(number))


def test_turns_are_reviewed_as_in_a_real_game(client: FlaskClient) -> None:
    reviewed = [n for n in PLAYED if FORM.findall(client.get(address(n)).text)[0].endswith("/review")]
    assert [ALL_STEPS[n - 1].title for n in reviewed] == [
        "Lay a set",
        "A Sheriff card, and a shot",
        "Your last turn",
        "Stagecoach Robbery",
        "Fastest Gun",
        "Most Wanted!",
        "Lay what you got",
    ]
    shown = client.post("/learn/4/review", data={"at": "3", "move": "bank"})
    assert "A shot hits at" in text_of(shown)
    changed = client.post("/learn/4/review", data={"at": "3", "move": "bank", "change": "yes"})
    assert re.search(r'value="bank" checked', changed.text)
    assert client.get("/learn/4/review").headers["Location"] == "/learn/4"


def test_the_moves_of_a_step_are_those_that_what_it_teaches_makes() -> None:
    for number in PLAYED:
        step = ALL_STEPS[number - 1]
        log = lesson.log_before(number)
        made = after_line(log, YOU, engine.read("; ".join(step.taught), log.names))
        assert tuple(made) == tuple(step.moves[: len(made)])
        assert [move for seat, move in made if seat == YOU and not move.startswith("choose ")] == list(step.taught)


@pytest.mark.parametrize("number", [1, LAST])
def test_the_first_step_and_the_last_are_only_read(client: FlaskClient, number: int) -> None:
    assert not ALL_STEPS[number - 1].moves
    assert not values_of(client.get(address(number)), "move")
    for path in (address(number), f"{address(number)}/review"):
        assert client.post(path, data={"move": legal(number)[0]}).status_code == 404


# --- any move ---------------------------------------------------------------------------------------------------------


@each_play
def test_any_other_legal_move_is_answered_with_what_it_would_do_and_why_not(client: FlaskClient, number: int) -> None:
    others = [move for move in legal(number) if move not in ALL_STEPS[number - 1].taught]
    assert others
    for move in others:
        response = answer(client, number, move)
        told = text_of(response)
        assert response.status_code == 200, move
        assert OTHERWISE in told
        assert ALL_STEPS[number - 1].instead in told
        assert 'role="status"' in response.text
        assert f'<a class="button" href="{address_after(number)}">Go on with the lesson</a>' in response.text
        assert len(re.findall("<li>", response.text.partition('class="head')[0])) >= 2, "what it would do, and why not"


def test_what_a_move_would_do_is_what_the_game_would_tell(client: FlaskClient) -> None:
    assert "You drew two cards from the supply:" in text_of(answer(client, 2, "draw supply"))
    assert "You discarded a Bank Robbery." in text_of(answer(client, 4, "discard bank"))
    assert "You passed." in text_of(answer(client, 7, "pass"))


@pytest.mark.slow
def test_an_illegal_move_is_refused_with_what_is_legal(client: FlaskClient) -> None:
    for number, move in product(PLAYED, ("play JJ 7", "hideout", "choose WH")):
        response = answer(client, number, move)
        assert response.status_code == 422
        told = text_of(response)
        assert "Nothing was done" in told
        assert "legal" in told
        assert ALL_STEPS[number - 1].title in told
        assert "Go on with the lesson" not in told


@pytest.mark.slow
def test_words_that_are_no_move_are_refused_and_quoted_escaped(client: FlaskClient) -> None:
    for number, words in product(PLAYED, ("rob the train", "", "<b>pass</b>")):
        response = answer(client, number, words)
        assert response.status_code == 422
        assert "Nothing was done" in text_of(response)
        assert "<b>" not in response.text
        assert client.post(address(number), data={}).status_code == 400


def test_a_review_refuses_what_is_impossible_and_keeps_what_was_chosen(client: FlaskClient) -> None:
    response = client.post("/learn/3/review", data=MultiDict([("move", "play BD 3"), ("move", "discard BD")]))
    assert response.status_code == 422
    assert "The same card cannot be played twice" in text_of(response)
    assert 'value="play BD 3" checked' in response.text
    assert client.post("/learn/3/review", data={"move": ""}).status_code == 422


def test_people_may_use_their_own_words_and_do_several_steps_at_once(client: FlaskClient) -> None:
    for line, after in (
        ("3 bob", 4),
        ("Play 3 Bob Dalton; bank robbery > bob", 5),
        ("play BD 3; bank; discard billy", 6),
        ("play BD 3; play JJ 3", 4),  # the second is not possible, and the line stops
    ):
        assert answer(client, 3, line).headers["Location"] == address(after), line
    assert answer(client, 8, "play SK 1; play BD 1; play BS 3; discard BK*").headers["Location"] == "/learn/end"
    assert answer(client, 3, "play BD 3; wyatt draw").status_code == 200, "a step more than is taught"


# --- what is told -----------------------------------------------------------------------------------------------------


def test_a_step_is_short() -> None:
    for number in STEP_NUMBERS:
        step = ALL_STEPS[number - 1]
        assert len(f"{step.text} {step.task}".split()) <= MOST_WORDS


def test_what_the_steps_say_of_the_table_is_so() -> None:
    hands = {n: {group.code: group.count for group in table(n).hand} for n in STEP_NUMBERS}
    tops = {n: table(n).discard_top for n in STEP_NUMBERS}
    own = {n: {pile.code: pile for pile in table(n).chairs[YOU].piles} for n in STEP_NUMBERS}
    assert hands[2]["BD"] == 2
    assert tops[2] is not None
    assert tops[2].code == "BD"
    assert hands[3]["BD"] == 3
    assert own[4]["BD"].points == 6 < engine.NUMBERS.to_capture
    assert own[5]["BD"].points == 8 == engine.NUMBERS.to_capture
    assert hands[5]["BK"] == 1
    assert str(table(6).window) == "photo SK"
    assert str(table(7).window) == "wyatt clear"
    assert own[7]["BD"].hidden
    assert (own[7]["BD"].points, own[8]["BD"].points) == (0, 8)
    assert hands[8] == {"BS": 3, "BD": 1, "SK": 1, "BK*": 1}


def test_what_the_steps_for_more_cards_say_of_the_table_is_so() -> None:
    robbed, shot, asks, lays, after = (table(n) for n in range(MORE_CARDS.first, MORE_CARDS.last + 1))
    piles = [pile for one in (robbed, shot, asks) for pile in one.chairs[YOU].piles]
    assert [(pile.code, pile.points) for pile in piles] == [("JJ", 6), ("JJ", 7), ("JJ", 10)]
    assert [poster.money for poster in shot.posters if poster.code == "JJ"] == [6000]
    held = [{group.code: group.count for group in one.hand} for one in (robbed, shot, asks, lays, after)]
    assert [one.get("BC", 0) for one in held] == [2, 2, 2, 3, 0]
    assert ("SR" in held[0], "FG" in held[1], "MW" in held[2]) == (True, True, True)
    told = [" ".join(lesson.told_before(n)) for n in range(MORE_CARDS.first, MORE_CARDS.last + 1)]
    assert told[0] == ""
    assert (
        "You put a Stagecoach Robbery on your pile of Jesse James for +1 CP and added $3,000 to the poster." in told[1]
    )
    assert "You put a Fastest Gun on your pile of Jesse James for +3 CP and added $1,000 to the poster." in told[2]
    assert "You asked Kate for a Butch Cassidy card and got one." in told[3]
    assert "You opened Butch Cassidy with 3 cards and added $2,000 to the poster. Kate passed." in told[4]


def test_the_end_pays_as_the_text_says(client: FlaskClient) -> None:
    told = text_of(client.get("/learn/end"))
    for sentence in (
        "Belle Starr, $3,000 CP: you 6. Only 6 of the 8 CP needed: $3,000 stays.",
        "Bob Dalton, $4,000 CP: you 10. You lead by 10 CP; a lead of 5 or more takes all: $4,000.",
        "Sundance Kid, $4,000 CP: you 6, Kate 6. All with CP share.",
        f"You {dollars(6000)} Kate {dollars(2000)}",
    ):
        assert sentence in told, sentence


def test_who_plays_it_can_say_what_wins_what_a_hideout_does_and_when_a_poster_pays_nothing(client: FlaskClient) -> None:
    pages = [text_of(client.get(path)) for path in (*map(address, range(1, END + 1)), "/learn/end")]
    assert "most money wins" in pages[0]
    assert "most money wins" in pages[-1]
    assert "A poster pays nothing below 8 CP." in pages[3]
    assert "While a Hideout lies on your Bob Daltons, the pile counts 0 CP" in pages[6]
    assert "it pays nothing, and the money stays" in pages[-1]


def test_a_step_tells_what_happened_before_it(client: FlaskClient) -> None:
    assert lesson.told_before(2) == []
    told = [" ".join(lesson.told_before(n)) for n in range(2, END + 1)]
    assert "You opened Bob Dalton with 3 cards and added $2,000 to the poster. Kate passed." in told[2]
    assert "a hit" in told[3]
    assert "Kate opened Sundance Kid with 3." in told[4]
    assert "Kate put a Hideout on your Bob Dalton." in told[5]
    assert "You drew Bob Dalton and Belle Starr." in told[6]


# --- the table is a real one ------------------------------------------------------------------------------------------


def test_a_page_shows_the_seat_s_view_and_never_the_seed(client: FlaskClient) -> None:
    for number in STEP_NUMBERS:
        view = gate.seat_object(lesson.log_before(number), YOU)["view"]
        assert isinstance(view["hands"][1], int)
        assert isinstance(view["supply"], int)
        assert lesson.part_of(number).deal.seed not in client.get(address(number)).text


def test_the_game_of_a_lesson_has_no_database() -> None:
    with pytest.raises(UnboundExecutionError):
        _ = lesson.log_before(3).participants


def test_a_browser_keeps_the_steps_and_no_answer(client: FlaskClient) -> None:
    for path in ("/learn", "/learn/5", "/learn/end", address(LAST)):
        first = client.get(path)
        assert "public" in first.headers["Cache-Control"]
        assert "X-Robots-Tag" not in first.headers
        assert client.get(path, headers={"If-None-Match": first.headers["ETag"]}).status_code == 304
        assert len(first.data) < 30_000
    for response in (answer(client, 3, "wyatt draw"), answer(client, 3, "x"), answer(client, 3, "play BD 3")):
        assert response.headers["Cache-Control"] == "no-store"


# --- the ways to it, and on -------------------------------------------------------------------------------------------


def test_home_the_rules_and_the_page_about_the_site_lead_to_it(client: FlaskClient) -> None:
    for path in ("/", "/rules", "/about"):
        assert 'href="/learn"' in client.get(path).text, path
    assert FIRST_HAND.last == END == 8, "the pages say eight"
    assert "eight steps, five minutes" in text_of(client.get("/"))


def test_the_end_begins_a_game_in_one_press(client: FlaskClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    page = client.get("/learn/end").text
    action, field, value = re.findall(r'action="(/games)"><input type="hidden" name="(\w+)" value="(\w+)"', page)[0]
    response = client.post(action, data={field: value})
    assert response.status_code == 303
    assert client.get(response.headers["Location"]).status_code == 200


def test_who_is_invited_is_led_to_it(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, people_of: Callable[[str], People]
) -> None:
    monkeypatch.undo()
    players = [{"name": name, "email": f"{name}@example.org"} for name in ("Anna", "Burt")]
    guests = people_of(client.post("/games", json={"players": players}).json["game"])
    client.post(guests.page(0, "confirm"), json={"action": "confirm"})
    assert 'href="/learn"' in client.get(guests.page(1, "invite")).text
