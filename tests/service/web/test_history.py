"""The history of a game: its page, the table after any move, the record."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

import engine
from service.db.database import Database
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People, text_of


@pytest.fixture
def played(harness: Harness) -> Harness:
    for _ in range(25):
        harness.act()
    return harness


def test_every_move_in_words_in_its_turn_s_line_and_in_its_hand(client: FlaskClient, over: Harness) -> None:
    told = over.story(None)
    hands = sorted({entry.hand_no for entry in told})
    for hand in hands:
        page = client.get(f"/g/{over.id}?hand={hand}")
        shown = text_of(page)
        assert f"Hand {hand}, turn by turn" in shown
        assert re.findall(r'id="move-(\d+)"', page.text) == [str(e.n) for e in told if e.hand_no == hand]
        assert all(" ".join(line.split()) in shown for e in told if e.hand_no == hand for line in e.lines)
        others = re.findall(r'href="[^"]*[?]hand=(\d+)"', page.text.partition("</nav>")[0] + page.text)
        assert {*map(int, others)} == {*hands} - {hand}
    assert len(hands) > 1


def test_a_turn_is_one_line_with_the_reactions_of_others_in_it(client: FlaskClient, over: Harness) -> None:
    of_hand = [entry for entry in over.story(None) if entry.hand_no == 1]
    lines = re.findall(r"<summary>([^<]+)</summary>\n<ol class=\"moves\">", client.get(f"/g/{over.id}").text)
    turns = sum(entry.move.verb in engine.DRAWS for entry in of_hand)
    assert len(lines) == turns
    assert any(re.search(r"\(\w+ played the Photo of [\w ]+\)", line) for line in lines)


def test_a_game_that_is_over_begins_with_its_first_hand_and_one_under_way_shows_the_last(
    client: FlaskClient, database: Database, now: datetime, over: Harness
) -> None:
    playing = Harness(database, now, seed=2)
    assert playing.act_until(lambda position: position.hand_no == 2)
    assert "Hand 1, turn by turn" in text_of(client.get(f"/g/{over.id}"))
    assert "Hand 2, turn by turn" in text_of(client.get(f"/g/{playing.id}"))
    assert playing.table(None).situation in text_of(client.get(f"/g/{playing.id}"))
    assert "The hand is over." in text_of(client.get(f"/g/{playing.id}?hand=1"))


@pytest.mark.parametrize("hand", ["0", "9", "x", "", "-1", "²", "9" * 3000])
def test_a_hand_that_was_not_dealt_says_which_were(client: FlaskClient, played: Harness, hand: str) -> None:
    answer = client.get(f"/g/{played.id}", query_string={"hand": hand})
    assert answer.status_code == 404
    assert "the hands 1 to 1 only" in answer.text


def test_the_commitment_is_on_the_page(client: FlaskClient, played: Harness) -> None:
    assert f"commitment: {played.game().commitment}" in text_of(client.get(f"/g/{played.id}"))


def test_the_seed_stays_here_while_the_game_runs(client: FlaskClient, played: Harness) -> None:
    paths = (f"/g/{played.id}", f"/g/{played.id}.json", f"/g/{played.id}/at/3")
    for path in paths:
        for headers in ({}, JSON):
            assert played.game().seed not in client.get(path, headers=headers).text


def test_the_seed_and_the_result_are_shown_once_the_game_is_over(client: FlaskClient, over: Harness) -> None:
    page = client.get(f"/g/{over.id}")
    assert f"seed: {over.game().seed}" in text_of(page)
    assert "winner" in text_of(page)
    assert "played by a robot" in text_of(page)


def test_the_record_is_what_the_engine_replays(client: FlaskClient, over: Harness) -> None:
    record = client.get(f"/g/{over.id}.json").json
    assert record["seed"] == over.game().seed
    last = list(engine.replay(engine.Record.from_dict(record)))[-1].position
    assert list(last.money) == record["result"]["money"]


@pytest.mark.slow
def test_the_table_after_any_move_as_each_may_know_it(client: FlaskClient, played: Harness, people: People) -> None:
    for n in range(played.game().at + 1):
        assert client.get(f"/g/{played.id}/at/{n}").status_code == 200
        assert client.get(f"/g/{played.id}/at/{n}", headers=JSON).json == played.object(None, n)
        assert client.get(f"{people.page(1)}/at/{n}", headers=JSON).json == played.object(1, n)
    page = client.get(f"{people.page(1)}/at/4")
    assert "Your hand at that time" in text_of(page)
    assert f'href="{people.page(1)}/at/3"' in page.text
    assert f'href="{people.page(1)}/at/5"' in page.text
    assert "hand at that time" not in text_of(client.get(f"{people.page(1, 'turn', 999)}/at/4"))


@pytest.mark.parametrize("n", ["999", "-1", "x", "1.5", "9" * 3000, "%00", "²"])
def test_a_number_out_of_range_says_the_range(client: FlaskClient, played: Harness, people: People, n: str) -> None:
    for page in (f"/g/{played.id}", people.page(1)):
        answer = client.get(f"{page}/at/{n}", headers=JSON)
        assert answer.status_code == 404
        assert f"0 to {played.game().at}" in answer.json["message"]


@pytest.mark.parametrize("game", ["0" * 24, "x", "%00", "0" * 23 + "G", "0" * 24 + "0"])
def test_a_game_that_is_not_there(client: FlaskClient, played: Harness, game: str) -> None:
    for path in (f"/g/{game}", f"/g/{game}.json", f"/g/{game}/at/0"):
        assert client.get(path).status_code == 404
        assert client.get(path, headers=JSON).status_code == 404


def test_json_by_accept(client: FlaskClient, played: Harness) -> None:
    assert client.get(f"/g/{played.id}", headers=JSON).json == played.object(None)


# --- from moment to moment -------------------------------------------------------------------------------------------


STEP = re.compile(r'<a href="([^"]+)"(?: rel="\w+")? aria-keyshortcuts="([^"]+)">')


def steps(page: TestResponse) -> dict[str, int]:
    """Return where each key leads from a moment, as the number of a move."""
    return {keys: int(url.rpartition("/")[2].partition("?")[0]) for url, keys in STEP.findall(page.text)}


@pytest.mark.slow
def test_the_steps_lead_to_moves_turns_hands_and_both_ends(client: FlaskClient, over: Harness) -> None:
    told, last = over.story(None), over.game().at
    begins = [entry.n - 1 for entry in told if entry.move.verb in engine.DRAWS]
    deals = [0, *(entry.n for entry in told if entry.ends_hand)][:-1]
    for n in range(0, last + 1, 5):
        expected = {
            "Shift+Home": 0 if n else None,
            "ArrowLeft": n - 1 if n else None,
            "ArrowRight": n + 1 if n < last else None,
            "Shift+End": last if n < last else None,
            "Shift+ArrowLeft": max((b for b in begins if b < n), default=None),
            "Shift+ArrowRight": min((b for b in begins if b > n), default=None),
            "Control+ArrowLeft": max((b for b in deals if b < n), default=None),
            "Control+ArrowRight": min((b for b in deals if b > n), default=None),
        }
        page = client.get(f"/g/{over.id}/at/{n}")
        assert steps(page) == {keys: to for keys, to in expected.items() if to is not None}
        assert f"{n} of {last}" in text_of(page)


@pytest.mark.slow
def test_a_moment_tells_its_move_and_marks_what_it_changed(client: FlaskClient, played: Harness) -> None:
    for entry in played.story(None):
        page = client.get(f"/g/{played.id}/at/{entry.n}")
        assert all(line in text_of(page) for line in entry.lines)
        before, after = played.object(None, entry.n - 1)["view"], played.object(None, entry.n)["view"]
        marked = len(re.findall(r'class="poster [^"]*changed"', page.text))
        territories = [(old, new) for old, new in zip(before["territories"], after["territories"], strict=True)]
        laid = {code for old, new in territories for code in {*old, *new} if old.get(code) != new.get(code)}
        rewarded = {code for code, money in after["posters"].items() if money != before["posters"][code]}
        assert marked == len(laid | rewarded)
        assert ('class="heap changed"' in page.text) == any(before[s] != after[s] for s in ("supply", "discard"))


def test_a_reader_s_own_history_is_in_the_second_person(client: FlaskClient, played: Harness, people: People) -> None:
    own, all_others = client.get(f"{people.page(1)}/history"), client.get(f"/g/{played.id}")
    assert "You drew" in text_of(own)
    assert "You drew" not in text_of(all_others)
    assert f'href="{people.page(1)}/at/3"' in own.text
    assert f'href="{people.page(1)}/history?hand=1&amp;view=bystander"' in own.text
    past = client.get(f"{people.page(1, 'turn', 999)}/history")
    assert "You drew" not in text_of(past)


@pytest.mark.slow
def test_as_it_really_was_shows_every_hand_and_every_card_drawn(client: FlaskClient, over: Harness) -> None:
    record = engine.Record.from_dict(over.record())
    for step in list(engine.replay(record))[::9]:
        page = text_of(client.get(f"/g/{over.id}/at/{step.n}?view=all"))
        assert "All hands at that time" in page
        assert all(name in page for name in over.names)
        hands = step.position.to_dict()["hands"]
        for card in {card for hand in hands for card in hand}:
            assert engine.CARDS[card].name in page
    drawn = [e for s in engine.replay(record) for e in s.position.events if type(e).__name__ == "Drew" and e.cards]
    told = "".join(text_of(client.get(f"/g/{over.id}?hand={hand}&view=all")) for hand in (1, 2))
    assert f"{over.names[drawn[0].seat]} drew two cards from the supply: " in told


def test_the_ways_to_see_a_moment_lead_to_each_other(
    client: FlaskClient, over: Harness, people_of: Callable[[str], People]
) -> None:
    own = f"{people_of(over.id).page(0)}/at/30"
    labels = ("As I knew it", "As a bystander knew it", "As it really was")
    for path, label in zip((own, f"{own}?view=bystander", f"{own}?view=all"), labels, strict=True):
        page = client.get(path)
        shown = page.text.partition('aria-label="Ways to see it"')[2].partition("</nav>")[0]
        assert re.findall(r"<strong[^>]*>([^<]+)<", shown) == [label]
        assert {*re.findall(r'href="([^"]+)"', shown)} == {own, f"{own}?view=bystander", f"{own}?view=all"} - {path}
    assert labels[0] not in client.get(f"/g/{over.id}/at/30").text


def test_an_unchanged_page_is_not_sent_again(client: FlaskClient, over: Harness) -> None:
    for path in (f"/g/{over.id}", f"/g/{over.id}/at/9", f"/g/{over.id}/scores"):
        first = client.get(path)
        again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.data) == (304, b"")
        assert again.headers["Cache-Control"] == first.headers["Cache-Control"] == "private, no-cache"


@pytest.mark.slow
def test_the_whole_story_as_text(client: FlaskClient, over: Harness) -> None:
    answer = client.get(f"/g/{over.id}.txt")
    assert answer.mimetype == "text/plain"
    lines = [line[6:] for line in answer.text.splitlines() if line.startswith(" ")]
    assert lines == [line for entry in over.story(None) for line in entry.lines]
