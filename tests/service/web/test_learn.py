"""Learn by playing: every step is reached by the forms on it, any legal move is understood, and nothing is stored."""

from __future__ import annotations

import re
from html import unescape
from itertools import product

import pytest
from flask.testing import FlaskClient
from sqlalchemy.exc import UnboundExecutionError
from werkzeug.datastructures import MultiDict
from werkzeug.test import TestResponse

import engine
from engine import dollars
from service.gamelog.unsaved import after_line
from service.views import gate
from service.views.tableau import TableView
from service.web.site import lesson
from service.web.site.learn_pages import OTHERWISE
from service.web.site.lesson import FIRST_HAND, MORE_CARDS
from service.web.site.lesson_cards import CARD_STEPS
from service.web.site.lesson_steps import STEPS, YOU
from service.web.turn.turn_form import ASK
from tests.service.web.conftest import HIDDEN, text_of, values_of

ALL_STEPS = (*STEPS, *CARD_STEPS)
END, LAST = len(STEPS), len(ALL_STEPS)
"""The last steps of the first hand, and of all."""
MOST_WORDS = 60
FORM = re.compile(r'<form method="post" action="([^"]+)"')
STEP_NUMBERS = range(1, LAST + 1)
PLAYED = [n for n, step in enumerate(ALL_STEPS, start=1) if step.taught]


@pytest.fixture
def client(nowhere: FlaskClient) -> FlaskClient:
    """No page here may ask a database for anything."""
    return nowhere


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


def test_every_step_is_short_reached_from_the_one_before_and_shows_the_seat_s_view(client: FlaskClient) -> None:
    for number in STEP_NUMBERS:
        step, part, page = ALL_STEPS[number - 1], lesson.part_of(number), client.get(address(number))
        assert page.status_code == 200
        assert f"{part.title}: step {number - part.first + 1} of {len(part.steps)}" in text_of(page)
        assert f'href="{address_after(number)}" rel="next"' in page.text
        assert client.get(address_after(number)).status_code == 200
        assert len(f"{step.text} {step.task}".split()) <= MOST_WORDS
        view = gate.seat_object(lesson.log_before(number), YOU)["view"]
        assert isinstance(view["hands"][1], int)
        assert isinstance(view["supply"], int)
        assert part.deal.seed not in page.text


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


@pytest.mark.parametrize("number", PLAYED)
def test_what_a_step_teaches_is_on_its_page_leads_on_and_makes_its_moves(client: FlaskClient, number: int) -> None:
    step, page = ALL_STEPS[number - 1], client.get(address(number))
    assert {value_on_page(move) for move in step.taught} <= set(values_of(page, "move"))
    action = FORM.findall(page.text)[0]
    pressed = MultiDict([("at", str(table(number).at)), *(("move", value_on_page(move)) for move in step.taught)])
    response = client.post(action, data=pressed)
    if action.endswith("/review"):
        assert response.status_code == 200
        fields = [(name, unescape(value)) for name, value in HIDDEN.findall(response.text)]
        targets = set(step.taught) & set(values_of(response, "move-target"))
        chosen = [*fields, *(("move-target", move) for move in targets)]
        response = client.post(FORM.findall(response.text)[0], data=MultiDict(chosen))
    assert (response.status_code, response.headers["Location"]) == (303, address_after(number))
    log = lesson.log_before(number)
    made = after_line(log, YOU, engine.read("; ".join(step.taught), log.names))
    assert tuple(made) == tuple(step.moves[: len(made)])
    assert [move for seat, move in made if seat == YOU and not move.startswith("choose ")] == list(step.taught)


def test_turns_are_reviewed_as_in_a_real_game_and_what_is_impossible_is_refused(client: FlaskClient) -> None:
    reviewed = [n for n in PLAYED if FORM.findall(client.get(address(n)).text)[0].endswith("/review")]
    titles = ["Lay a set", "A Sheriff card, and a shot", "Your last turn", "Stagecoach Robbery"]
    assert [ALL_STEPS[n - 1].title for n in reviewed] == [*titles, "Fastest Gun", "Most Wanted!", "Lay what you got"]
    shown = client.post("/learn/4/review", data={"at": "3", "move": "bank"})
    assert "A shot hits at" in text_of(shown)
    changed = client.post("/learn/4/review", data={"at": "3", "move": "bank", "change": "yes"})
    assert re.search(r'value="bank" checked', changed.text)
    assert client.get("/learn/4/review").headers["Location"] == "/learn/4"
    response = client.post("/learn/3/review", data=MultiDict([("move", "play BD 3"), ("move", "discard BD")]))
    assert response.status_code == 422
    assert "The same card cannot be played twice" in text_of(response)
    assert 'value="play BD 3" checked' in response.text
    assert client.post("/learn/3/review", data={"move": ""}).status_code == 422


@pytest.mark.parametrize("number", [1, LAST])
def test_the_first_step_and_the_last_are_only_read(client: FlaskClient, number: int) -> None:
    assert not ALL_STEPS[number - 1].moves
    assert not values_of(client.get(address(number)), "move")
    for path in (address(number), f"{address(number)}/review"):
        assert client.post(path, data={"move": legal(number)[0]}).status_code == 404


# --- any move ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", PLAYED)
def test_any_other_legal_move_is_answered_with_what_it_would_do_and_why_not(client: FlaskClient, number: int) -> None:
    others = [move for move in legal(number) if move not in ALL_STEPS[number - 1].taught]
    assert others
    for move in others:
        response = answer(client, number, move)
        assert response.status_code == 200, move
        assert OTHERWISE in text_of(response)
        assert ALL_STEPS[number - 1].instead in text_of(response)
        assert response.headers["Cache-Control"] == "no-store"
        assert 'role="status"' in response.text
        assert f'<a class="button" href="{address_after(number)}">Go on with the lesson</a>' in response.text
        assert len(re.findall("<li>", response.text.partition('class="head')[0])) >= 2, "what it would do, and why not"


def test_what_a_move_would_do_is_what_the_game_would_tell_in_the_players_own_words(client: FlaskClient) -> None:
    assert "You drew two cards from the supply:" in text_of(answer(client, 2, "draw supply"))
    assert "You discarded a Bank Robbery." in text_of(answer(client, 4, "discard bank"))
    assert "You passed." in text_of(answer(client, 7, "pass"))
    for line, after in (
        ("3 bob", 4),
        ("Play 3 Bob Dalton; bank robbery > bob", 5),
        ("play BD 3; bank; discard billy", 6),
        ("play BD 3; play JJ 3", 4),  # the second is not possible, and the line stops
    ):
        assert answer(client, 3, line).headers["Location"] == address(after), line
    assert answer(client, 8, "play SK 1; play BD 1; play BS 3; discard BK*").headers["Location"] == "/learn/end"
    assert answer(client, 3, "play BD 3; wyatt draw").status_code == 200, "a step more than is taught"


@pytest.mark.slow
def test_an_illegal_move_and_words_that_are_no_move_are_refused_with_what_is_legal(client: FlaskClient) -> None:
    for number, words in product(PLAYED, ("play JJ 7", "hideout", "choose WH", "rob the train", "", "<b>pass</b>")):
        response = answer(client, number, words)
        assert response.status_code == 422
        told = text_of(response)
        assert "Nothing was done" in told
        assert "legal" in told or words in ("rob the train", "", "<b>pass</b>")
        assert response.headers["Cache-Control"] == "no-store"
        assert ALL_STEPS[number - 1].title in told
        assert "Go on with the lesson" not in told
        assert "<b>" not in response.text
    assert client.post(address(3), data={}).status_code == 400


# --- what is told -----------------------------------------------------------------------------------------------------


def test_what_the_steps_say_of_the_table_is_so() -> None:
    hands = {n: {group.code: group.count for group in table(n).hand} for n in STEP_NUMBERS}
    own = {n: {pile.code: pile for pile in table(n).chairs[YOU].piles} for n in STEP_NUMBERS}
    top = table(2).discard_top
    assert top is not None
    assert (top.code, hands[2]["BD"], hands[3]["BD"], hands[5]["BK"]) == ("BD", 2, 3, 1)
    assert own[4]["BD"].points == 6 < engine.NUMBERS.to_capture
    assert own[5]["BD"].points == 8 == engine.NUMBERS.to_capture
    assert (str(table(6).window), str(table(7).window)) == ("photo SK", "wyatt clear")
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


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (2, ""),
        (4, "You opened Bob Dalton with 3 cards and added $2,000 to the poster. Kate passed."),
        (5, "a hit"),
        (6, "Kate opened Sundance Kid with 3."),
        (7, "Kate put a Hideout on your Bob Dalton."),
        (8, "You drew Bob Dalton and Belle Starr."),
        (END + 1, ""),
        (END + 2, "You put a Stagecoach Robbery on your pile of Jesse James for +1 CP and added $3,000 to the poster."),
        (END + 3, "You put a Fastest Gun on your pile of Jesse James for +3 CP and added $1,000 to the poster."),
        (END + 4, "You asked Kate for a Butch Cassidy card and got one."),
        (END + 5, "You opened Butch Cassidy with 3 cards and added $2,000 to the poster. Kate passed."),
    ],
)
def test_a_step_tells_what_happened_before_it(number: int, told: str) -> None:
    found = " ".join(lesson.told_before(number))
    assert (told in found) if told else not found


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
    for path, words in (
        (address(1), "most money wins"),
        (address(4), "A poster pays nothing below 8 CP."),
        (address(7), "While a Hideout lies on your Bob Daltons, the pile counts 0 CP"),
        ("/learn/end", "it pays nothing, and the money stays"),
        ("/learn/end", "most money wins"),
    ):
        assert words in text_of(client.get(path)), path


def test_the_game_of_a_lesson_has_no_database(client: FlaskClient) -> None:
    assert client.get("/tables").status_code == 503, "the pages of lessons are asked of a site without one"
    with pytest.raises(UnboundExecutionError):
        _ = lesson.log_before(3).participants


# --- the ways to it, and on -------------------------------------------------------------------------------------------


def test_home_the_rules_and_the_page_about_the_site_lead_to_it(client: FlaskClient) -> None:
    for path in ("/", "/rules", "/about"):
        assert 'href="/learn"' in client.get(path).text, path
    assert FIRST_HAND.last == END == 8, "the pages say eight"
    assert "eight steps, five minutes" in text_of(client.get("/"))
