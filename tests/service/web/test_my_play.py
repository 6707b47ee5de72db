"""The page *Look at my play*: who sees it, when, how far the analysis is, and what it says."""

from __future__ import annotations

import re
from datetime import timedelta
from html import unescape

import pytest
from flask.testing import FlaskClient

import engine
from engine import dollars
from service.analysis import analyses
from service.analysis.play_review import play_review
from service.gamelog.log import GameLog
from service.models import LoggedMove, PlayAnalysis
from service.text.amounts import difference
from service.web.history import play_pages
from tests.rows import alter
from tests.service.analysed import analysed, ask, compute, quick_analysis
from tests.service.harness import Harness
from tests.service.web.conftest import REFRESH, Resumed, Table, text_of, to_the_end

BUTTON = "<button>Look at my play</button>"


def to_the_analysis(harness: Harness) -> None:
    to_the_end(harness)
    analysed(harness, 0)


@pytest.fixture
def looked_at(resumed: Resumed) -> Table:
    """The game of `over`, Anna's play analysed."""
    return resumed(to_the_analysis, robots=(1, 2))


def found_of(over: Harness) -> engine.Analysis:
    """The analysis that `analysed` keeps."""
    return quick_analysis(engine.Record.from_dict(over.record()), 0, f"{over.id}/0")


def test_a_press_on_the_page_of_a_finished_game_asks_for_it(over: Table) -> None:
    anna = over.page(0)
    assert f'<form method="post" action="{anna}/my-play">{BUTTON}</form>' in over.get(0).text
    shown = over.get(0, "/my-play").text
    assert BUTTON in shown
    assert REFRESH not in shown
    with over.database.reading() as session:
        assert analyses.find(session, over.id, 0) is None, "looking changes nothing"
    answer = over.press(0, "/my-play")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{anna}/my-play")
    waiting = over.get(0, "/my-play").text
    assert "<h1 data-thinks>Your play is being analysed</h1>" in waiting
    assert '<progress aria-label="Decisions analysed"></progress>' in waiting
    assert REFRESH in waiting.partition("</head>")[0]
    assert BUTTON not in waiting


def test_the_page_shows_how_far_it_is_and_one_that_failed_can_be_asked_for_again(over: Table) -> None:
    ask(over, 0)
    with over.database.writing() as session:
        claimed = analyses.claim(session, over.now)
        assert claimed is not None
        over.later(minutes=3)
        assert analyses.advance(session, claimed, 12, 80, over.now)
    shown = over.get(0, "/my-play")
    assert '<progress aria-label="Decisions analysed" max="80" value="12"></progress>' in shown.text
    assert "12 of 80 decisions, ready in about 17 minutes" in text_of(shown)
    told = over.json(0, "/my-play")["analysis"]
    assert told == {"state": "waiting", "done": 12, "total": 80, "seconds_left": 1020, "found": None}
    over.later(seconds=analyses.LEASE.total_seconds())
    assert "12 of 80 decisions." in text_of(over.get(0, "/my-play")), "nobody computes it any more"
    alter(over.database, PlayAnalysis, (over.id, 0), work_at=None)
    shown = over.get(0, "/my-play")
    assert "The last attempt did not succeed." in text_of(shown)
    assert BUTTON in shown.text
    assert over.send(0, "/my-play").json["analysis"]["state"] == "waiting"


def test_a_guest_is_told_when_too_many_wait(over: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_OF_GUESTS", 0)
    over.change(erase_at=over.now + timedelta(days=7))
    refused = over.press(0, "/my-play")
    assert (refused.status_code, refused.headers["Retry-After"]) == (429, str(analyses.RETRY_AFTER))
    assert analyses.TOO_MANY in text_of(refused)
    assert BUTTON in refused.text
    assert over.send(0, "/my-play").status_code == 429


def test_it_is_offered_for_games_that_are_over(table: Table) -> None:
    for shown in (table.get(0), table.get(0, "/history")):
        assert "my-play" not in shown.text
    for answer in (table.get(0, "/my-play"), table.press(0, "/my-play")):
        assert (answer.status_code, "This game is not over." in text_of(answer)) == (404, True)


def test_the_history_leads_its_own_player_there_and_nobody_else(client: FlaskClient, looked_at: Table) -> None:
    assert f'<a href="{looked_at.page(0)}/my-play">Look at my play</a>' in looked_at.get(0, "/history").text
    assert "my-play" not in client.get(looked_at.public).text
    for link in (looked_at.page(0, "done", looked_at.game().at), looked_at.page(0, "mute"), looked_at.page(0, "turn")):
        assert "my-play" not in client.get(link).text
    assert "You decided" not in looked_at.get(1, "/my-play").text, "the link of another seat shows its own"


def test_the_link_of_the_result_mail_is_this_page_and_leads_to_the_tables(client: FlaskClient, over: Table) -> None:
    anna, link = over.page(0), over.page(0, "analysis")
    assert BUTTON in client.get(link).text
    assert client.post(f"{link}/my-play").headers["Location"] == f"{link}/my-play"
    compute(over)
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


def test_the_terms_stand_beside_the_result_of_each_hand_and_of_the_game(looked_at: Table) -> None:
    found, shown = found_of(looked_at), looked_at.text(0, "/my-play")
    for hand in found.hands:
        terms = zip(hand.terms, hand.errors, strict=True)
        told = " ".join(f"{difference(term)} ±{dollars(error)}" for term, error in terms)
        assert f"{hand.hand} {difference(hand.result)} {told}" in shown
    assert f"Sum {difference(found.result)} {difference(found.terms.own)} ±" in shown
    answer = looked_at.json(0, "/my-play")
    assert (answer["game"], answer["seat"], answer["status"]) == (looked_at.id, 0, "over")
    assert answer["analysis"]["state"] == "done"
    assert engine.Analysis.from_dict(answer["analysis"]["found"]) == found


def test_the_costliest_moves_come_first_with_the_table_at_that_time(looked_at: Table) -> None:
    found, anna, page = found_of(looked_at), looked_at.page(0), looked_at.get(0, "/my-play").text
    assert len(found.costliest) == 3
    assert page.index('id="costliest"') < page.index('id="terms"')
    moments = r'<li><p>(Hand .*?)</p>\n<p><strong>(Why: .*?)</strong></p>\n(.*?)<p class="when"><a href="(.*?)">'
    sentences = re.findall(moments, page, re.DOTALL)
    assert [url for *_, url in sentences] == [f"{anna}/at/{one.at}" for one in found.costliest]
    for (sentence, why, table, url), one, reason in zip(sentences, found.costliest, found.reasons, strict=True):
        assert dollars(reason.dollars) in why or reason.what == "won"
        assert engine.CARDS[reason.outlaw].name in why or reason.what == "won"
        with looked_at.database.reading() as session:
            hand = GameLog.of(session, looked_at.id).position_at(one.at).seen_by(0).hand
        held = [code for code, number in zip(engine.KINDS, hand, strict=True) if number]
        assert re.findall(r'#card-([A-Z*]+)"/></svg> [^<]*</li>', table.partition('class="held-cards"')[2]) == held
        (choice,) = one.choices
        played, better = (in_words(looked_at, one.at, move) for move in (one.move, choice))
        said = f"Hand {one.hand}. Your choice: {played}. The marshal’s choice: {better}. Expected from the hand: "
        assert unescape(sentence).startswith(said + dollars(one.marshal_value - one.value))
        assert looked_at.client.get(url).status_code == 200


def in_words(table: Table, at: int, move: engine.Move) -> str:
    """A move as the page says it: where a target is chosen, with the card that is placed."""
    words = engine.describe_move(move, table.names, 0)
    if move.verb is not engine.Verb.CHOOSE:
        return words
    placed = next(
        card for one in reversed(table.moves()[:at]) if (card := engine.Move.parse(one.move).played) is not None
    )
    return f"{words} ({engine.CARDS[engine.KINDS[placed]].name})"


def test_every_choice_of_a_target_names_its_card(looked_at: Table) -> None:
    found = found_of(looked_at)
    chosen = [one for one in found.decisions if one.move.verb is engine.Verb.CHOOSE]
    page = unescape(looked_at.get(0, "/my-play").text)
    assert chosen
    assert all(f"Your choice: {in_words(looked_at, one.at, one.move)}." in page for one in chosen)


def test_only_a_difference_beyond_its_error_is_called_a_mistake(looked_at: Table) -> None:
    decisions = found_of(looked_at).decisions
    listed = r'<div><p>(Your choice: .*?)</p><p class="quiet">(.*?)</p></div>'
    items = re.findall(listed, looked_at.get(0, "/my-play").text)
    for (decided, verdict), one in zip(items, decisions, strict=True):
        assert ("mistake" in decided) == one.is_mistake
        assert (" more, ± " in verdict) == one.is_mistake
        assert ("as good, as far as one can tell" in verdict) == (0 < one.marshal_value - one.value <= one.error)
        assert verdict.startswith("The marshal’s choice: the same") == (one.move in one.choices)
        assert verdict.startswith("The marshal’s choice: the same or ") == (one.move in one.choices[1:])
    assert {one.at % 8 for one in decisions} > {0, 1, 2, 3, 5}, "each case occurs"


def test_the_chart_has_the_course_of_the_game_below_zero_too_and_its_figures(over: Table) -> None:
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


def test_what_others_played_for_the_player_is_not_said_to_be_theirs(over: Table) -> None:
    mistake, other = (one.at + 1 for one in found_of(over).costliest[:2])
    alter(over.database, LoggedMove, (over.id, mistake), mark="clock")
    alter(over.database, LoggedMove, (over.id, other), mark="robot")
    analysed(over, 0)
    page = over.text(0, "/my-play")
    assert page.count("Your time was up, and a robot chose: ") == page.count("A robot chose for you: ") == 2


def test_what_was_played_before_a_game_branched_is_not_judged(over: Table) -> None:
    whole, anna = found_of(over), over.page(0)
    since = whole.decisions[len(whole.decisions) // 2].at
    over.change(branched_at=since)
    analysed(over, 0)
    review = over.get(0, "/my-play").text
    mistakes = [one.at for one in whole.mistakes if one.at >= since]
    listed = [int(at) for at in re.findall(rf'<p class="when"><a href="{anna}/at/(\d+)">', review)]
    assert listed == mistakes[:3]
    assert review.count(">mistake</span>") == len(mistakes) > 0
    decided = [int(at) for at in re.findall(rf'<a class="number" href="{anna}/at/(\d+)">', review)]
    assert decided == [one.at for one in whole.decisions if one.at >= since]
    assert f"Only what was played in this game counts, from move {since} on." in review
