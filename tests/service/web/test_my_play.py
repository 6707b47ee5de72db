"""The page *Look at my play*: who sees it, when, how far the analysis is, and what it says."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import timedelta
from html import unescape
from pathlib import Path

import pytest
from flask.testing import FlaskClient

import engine
from engine import dollars
from service.db.database import Database
from service.gamelog.log import GameLog
from service.games import analyses
from service.models import Game, LoggedMove, PlayAnalysis
from service.sweep import play_analyses
from service.text.amounts import difference
from service.views.play_review import play_review
from service.web.history import play_pages
from tests.service.analysed import analysed, ask, copied, finished, quick_analysis
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, REFRESH, People, text_of

BUTTON = "<button>Look at my play</button>"


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> list[Harness]:
    """A game of Anna against two robots that is over, in a database that no test changes."""
    return finished(migrated, tmp_path_factory.mktemp("finished"), 2, robots=(1, 2))


@pytest.fixture
def over(ended: list[Harness], tmp_path: Path) -> Iterator[Harness]:
    """The game in a database of its own."""
    (game,) = copied(ended, tmp_path)
    yield game
    game.database.close()


@pytest.fixture
def database(over: Harness) -> Database:
    return over.database


@pytest.fixture
def anna(over: Harness, people_of: Callable[[str], People]) -> str:
    """The page of Anna's seat, the only person's, in a game that is over."""
    return people_of(over.id).page(0)


def found_of(over: Harness) -> engine.Analysis:
    """The analysis that `analysed` keeps."""
    return quick_analysis(engine.Record.from_dict(over.record()), 0, f"{over.id}/0")


# --- asking for it ----------------------------------------------------------------------------------------------------


def test_a_press_on_the_page_of_a_finished_game_asks_for_it(client: FlaskClient, over: Harness, anna: str) -> None:
    assert f'<form method="post" action="{anna}/my-play">{BUTTON}</form>' in client.get(anna).text
    shown = client.get(f"{anna}/my-play")
    assert BUTTON in shown.text
    assert REFRESH not in shown.text
    with over.database.reading() as session:
        assert analyses.find(session, over.id, 0) is None, "looking changes nothing"
    answer = client.post(f"{anna}/my-play")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{anna}/my-play")
    waiting = client.get(f"{anna}/my-play")
    assert "<h1 data-thinks>Your play is being analysed</h1>" in waiting.text
    assert '<progress aria-label="Decisions analysed"></progress>' in waiting.text
    assert REFRESH in waiting.text.partition("</head>")[0]
    assert BUTTON not in waiting.text


def test_the_page_shows_how_far_it_is(client: FlaskClient, over: Harness, anna: str) -> None:
    ask(over, 0)
    with over.database.writing() as session:
        claimed = analyses.claim(session, over.now)
        assert claimed is not None
        assert analyses.advance(session, claimed, 12, 80, over.now)
    shown = client.get(f"{anna}/my-play")
    assert '<progress aria-label="Decisions analysed" max="80" value="12"></progress>' in shown.text
    assert "12 of 80 decisions" in text_of(shown)
    told = client.get(f"{anna}/my-play", headers=JSON).json["analysis"]
    assert told == {"state": "waiting", "done": 12, "total": 80, "found": None}


@pytest.mark.slow
def test_a_repeated_press_computes_it_once(client: FlaskClient, over: Harness, anna: str) -> None:
    for _ in range(2):
        assert client.post(f"{anna}/my-play").status_code == 303
    assert play_analyses.work_due(over.database, lambda: over.now, analyse=quick_analysis)
    page = client.get(f"{anna}/my-play").text
    assert client.post(f"{anna}/my-play").status_code == 303
    assert not play_analyses.work_due(over.database, lambda: over.now, analyse=quick_analysis)
    assert client.get(f"{anna}/my-play").text == page


def test_one_that_failed_can_be_asked_for_again(client: FlaskClient, over: Harness, anna: str) -> None:
    ask(over, 0)
    with over.database.writing() as session:
        session.get_one(PlayAnalysis, (over.id, 0)).work_at = None
    shown = client.get(f"{anna}/my-play")
    assert "The last attempt did not succeed." in text_of(shown)
    assert BUTTON in shown.text
    assert client.post(f"{anna}/my-play", json={}, headers=JSON).json["analysis"]["state"] == "waiting"


def test_a_guest_is_told_when_too_many_wait(
    client: FlaskClient, over: Harness, anna: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_OF_GUESTS", 0)
    with over.database.writing() as session:
        session.get_one(Game, over.id).erase_at = over.now + timedelta(days=7)
    refused = client.post(f"{anna}/my-play")
    assert (refused.status_code, refused.headers["Retry-After"]) == (429, str(analyses.RETRY_AFTER))
    assert analyses.TOO_MANY in text_of(refused)
    assert BUTTON in refused.text
    assert client.post(f"{anna}/my-play", json={}, headers=JSON).status_code == 429


# --- who sees it ------------------------------------------------------------------------------------------------------


def test_it_is_offered_for_games_that_are_over(client: FlaskClient, harness: Harness, people: People) -> None:
    page = people.page(0)
    for shown in (client.get(page), client.get(f"{page}/history")):
        assert "my-play" not in shown.text
    for answer in (client.get(f"{page}/my-play"), client.post(f"{page}/my-play")):
        assert answer.status_code == 404
        assert "This game is not over." in text_of(answer)


def test_the_history_leads_its_own_player_there_and_nobody_else(client: FlaskClient, over: Harness, anna: str) -> None:
    assert f'<a href="{anna}/my-play">Look at my play</a>' in client.get(f"{anna}/history").text
    assert "my-play" not in client.get(f"/g/{over.id}").text


def test_no_other_link_opens_it(
    client: FlaskClient, over: Harness, anna: str, people_of: Callable[[str], People]
) -> None:
    analysed(over, 0)
    people = people_of(over.id)
    for link in (people.page(0, "done", over.game().at), people.page(0, "mute"), people.page(0, "turn")):
        for answer in (client.get(f"{link}/my-play"), client.post(f"{link}/my-play")):
            assert answer.status_code == 410
            assert "You decided" not in answer.text
        assert "my-play" not in client.get(link).text
    assert "You decided" not in client.get(f"{people.page(1)}/my-play").text, "the link of another seat shows its own"


def test_the_link_of_the_result_mail_is_this_page_and_leads_to_the_tables(
    client: FlaskClient, over: Harness, anna: str, people_of: Callable[[str], People]
) -> None:
    link = people_of(over.id).page(0, "analysis")
    assert BUTTON in client.get(link).text
    assert client.post(f"{link}/my-play").headers["Location"] == f"{link}/my-play"
    assert play_analyses.work_due(over.database, lambda: over.now, analyse=quick_analysis)
    shown = client.get(link)
    again = re.search(r'<section class="panel small" aria-labelledby="again">.*?</section>', shown.text, re.DOTALL)
    assert again is not None
    by_seat_link = client.get(f"{anna}/my-play").text.replace(f"{anna}/my-play", anna)
    own = shown.text.replace(again[0], "").replace(link, anna)
    # A seat's link alone leads to the choice of a language, and shows what concerns all games of its player.
    alone = r'<footer.*?</footer>|<section class="panel" aria-labelledby="all-games">.*?</section>'
    assert "Over all your games" in by_seat_link
    assert "Over all your games" not in own
    seen, by_seat = (re.sub(alone, "", page, flags=re.DOTALL) for page in (own, by_seat_link))
    assert seen.split() == by_seat.split()
    table = client.get(re.findall(rf'href="({link}/at/\d+)"', shown.text)[0])
    assert "Your hand at that time" in text_of(table)


# --- what it says -----------------------------------------------------------------------------------------------------


@pytest.fixture
def shown(client: FlaskClient, over: Harness, anna: str) -> str:
    """The text of the page of an analysis that is done."""
    analysed(over, 0)
    return text_of(client.get(f"{anna}/my-play"))


def test_the_terms_stand_beside_the_result_of_each_hand_and_of_the_game(shown: str, over: Harness) -> None:
    found = found_of(over)
    for hand in found.hands:
        terms = " ".join(
            f"{difference(term)} ±{dollars(error)}" for term, error in zip(hand.terms, hand.errors, strict=True)
        )
        assert f"{hand.hand} {difference(hand.result)} {terms}" in shown
    assert f"Sum {difference(found.result)} {difference(found.terms.own)} ±" in shown


@pytest.mark.slow
def test_the_costliest_moves_come_first_with_the_table_at_that_time(
    client: FlaskClient, over: Harness, anna: str, shown: str
) -> None:
    found = found_of(over)
    assert len(found.costliest) == 3
    page = client.get(f"{anna}/my-play").text
    assert page.index('id="costliest"') < page.index('id="terms"')
    moments = r'<li><p>(Hand .*?)</p>\n<p><strong>(Why: .*?)</strong></p>\n(.*?)<p class="when"><a href="(.*?)">'
    sentences = re.findall(moments, page, re.DOTALL)
    assert [url for *_, url in sentences] == [f"{anna}/at/{one.at}" for one in found.costliest]
    for (sentence, why, table, url), one, reason in zip(sentences, found.costliest, found.reasons, strict=True):
        assert dollars(reason.dollars) in why or reason.what == "won"
        assert engine.CARDS[reason.outlaw].name in why or reason.what == "won"
        with over.database.reading() as session:
            hand = GameLog.of(session, over.id).position_at(one.at).seen_by(0).hand
        held = dict(zip(engine.KINDS, hand, strict=True))
        assert re.findall(r'#card-([A-Z*]+)"/></svg> [^<]*</li>', table.partition('class="held-cards"')[2]) == [
            code for code, number in held.items() if number
        ]
        (choice,) = one.choices
        played, better = (engine.describe_move(move, over.names, 0) for move in (one.move, choice))
        said = f"Hand {one.hand}. Your choice: {played}. The marshal’s choice: {better}. Expected from the hand: "
        assert unescape(sentence).startswith(said + dollars(one.marshal_value - one.value))
        assert client.get(url).status_code == 200


@pytest.mark.slow
def test_only_a_difference_beyond_its_error_is_called_a_mistake(
    client: FlaskClient, over: Harness, anna: str, shown: str
) -> None:
    found = found_of(over)
    items = re.findall(
        r'<div><p>(Your choice: .*?)</p><p class="quiet">(.*?)</p></div>', client.get(f"{anna}/my-play").text
    )
    assert len(items) == len(found.decisions)
    for (decided, verdict), one in zip(items, found.decisions, strict=True):
        assert ("mistake" in decided) == one.is_mistake
        assert (" more, ± " in verdict) == one.is_mistake
        assert ("as good, as far as one can tell" in verdict) == (0 < one.marshal_value - one.value <= one.error)
        assert verdict.startswith("The marshal’s choice: the same") == (one.move in one.choices)
        assert verdict.startswith("The marshal’s choice: the same or ") == (one.move in one.choices[1:])
    assert {one.at % 8 for one in found.decisions} > {0, 1, 2, 3, 5}, "each case occurs"


def test_the_chart_has_the_course_of_the_game_below_zero_too_and_its_figures(over: Harness) -> None:
    found = found_of(over)
    with over.database.reading() as session:
        course = play_review(GameLog.of(session, over.id), found).course
    drawn = play_pages.course_chart(course)
    assert [one.value for one in course if one.hand == 1] == [one.value for one in found.course if one.hand == 1]
    first = next(n for n, one in enumerate(found.course) if one.hand == 2)
    assert course[first].value == found.hands[0].result + found.course[first].value, "money of earlier hands stays won"
    assert [tick.label for tick in drawn.across] == [str(one.hand) for one in found.hands]
    caused = {"own": "your choice", "cards": "the cards", "others": "the others"}[found.course[3].cause]
    value = found.course[3].value
    assert drawn.rows[3] == (f"Move 3, {caused}", (value, value + 900, value - 900))
    assert {tick.label for tick in drawn.up} > {"$0", "−$10,000"}
    heights = [float(point.partition(",")[2]) for point in drawn.lines[0].points.split()]
    lowest = min(range(len(course)), key=lambda n: course[n].value)
    assert max(heights) == heights[lowest], "the least is at the bottom"
    assert drawn.up[0].place >= max(heights)


def test_what_others_played_for_the_player_is_not_said_to_be_theirs(
    client: FlaskClient, over: Harness, anna: str
) -> None:
    mistake, other = (one.at + 1 for one in found_of(over).costliest[:2])
    with over.database.writing() as session:
        session.get_one(LoggedMove, (over.id, mistake)).mark = "clock"
        session.get_one(LoggedMove, (over.id, other)).mark = "robot"
    analysed(over, 0)
    page = text_of(client.get(f"{anna}/my-play"))
    assert page.count("Your time was up, and a robot chose: ") == page.count("A robot chose for you: ") == 2


def test_what_was_played_before_a_game_branched_is_not_judged(client: FlaskClient, over: Harness, anna: str) -> None:
    whole = found_of(over)
    since = whole.decisions[len(whole.decisions) // 2].at
    with over.database.writing() as session:
        session.get_one(Game, over.id).branched_at = since
    analysed(over, 0)
    review = client.get(f"{anna}/my-play").text
    listed = [int(at) for at in re.findall(rf'<p class="when"><a href="{anna}/at/(\d+)">', review)]
    mistakes = [one.at for one in whole.mistakes if one.at >= since]
    assert listed == mistakes[:3]
    assert review.count(">mistake</span>") == len(mistakes) > 0
    decided = [int(at) for at in re.findall(rf'<a class="number" href="{anna}/at/(\d+)">', review)]
    assert decided == [one.at for one in whole.decisions if one.at >= since]
    assert f"Only what was played in this game counts, from move {since} on." in review


def test_programs_get_the_seat_s_object_with_the_analysis(
    client: FlaskClient, over: Harness, anna: str, shown: str
) -> None:
    answer = client.get(f"{anna}/my-play", headers=JSON).json
    assert (answer["game"], answer["seat"], answer["status"]) == (over.id, 0, "over")
    assert answer["analysis"]["state"] == "done"
    assert engine.Analysis.from_dict(answer["analysis"]["found"]) == found_of(over)
