"""The history of a game: its page, the table after any move, the record."""

from __future__ import annotations

import re

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

import engine
from tests.service.web.conftest import JSON, Table, text_of


@pytest.fixture
def played(table: Table) -> Table:
    table.act(times=25)
    return table


def test_every_move_in_words_in_its_turn_s_line_and_in_its_hand(over: Table) -> None:
    told = over.story(None)
    hands = sorted({entry.hand_no for entry in told})
    for hand in hands:
        page = over.client.get(f"{over.public}?hand={hand}")
        shown = text_of(page)
        assert f"Hand {hand}, turn by turn" in shown
        assert re.findall(r'id="move-(\d+)"', page.text) == [str(e.n) for e in told if e.hand_no == hand]
        assert all(" ".join(line.split()) in shown for e in told if e.hand_no == hand for line in e.lines)
        others = re.findall(r'href="[^"]*[?]hand=(\d+)"', page.text.partition("</nav>")[0] + page.text)
        assert {*map(int, others)} == {*hands} - {hand}
    assert len(hands) > 1


def test_a_turn_is_one_line_with_the_reactions_of_others_in_it(over: Table) -> None:
    of_hand = [entry for entry in over.story(None) if entry.hand_no == 1]
    lines = re.findall(r"<summary>([^<]+)</summary>\n<ol class=\"moves\">", over.client.get(over.public).text)
    turns = sum(entry.move.verb in engine.DRAWS for entry in of_hand)
    assert len(lines) == turns
    assert any(re.search(r"\(\w+ played the Photo of [\w ]+\)", line) for line in lines)


def test_a_game_that_is_over_begins_with_its_first_hand_and_one_under_way_shows_the_last(over: Table) -> None:
    playing = over.beside(seed=2)
    assert playing.act_until(lambda position: position.hand_no == 2)
    assert "Hand 1, turn by turn" in text_of(over.client.get(over.public))
    assert "Hand 2, turn by turn" in text_of(over.client.get(f"/g/{playing.id}"))
    assert playing.table(None).situation in text_of(over.client.get(f"/g/{playing.id}"))
    assert "The hand is over." in text_of(over.client.get(f"/g/{playing.id}?hand=1"))


@pytest.mark.parametrize("hand", ["0", "9", "x", "", "-1", "²", "9" * 3000])
def test_a_hand_that_was_not_dealt_says_which_were(client: FlaskClient, played: Table, hand: str) -> None:
    answer = client.get(played.public, query_string={"hand": hand})
    assert answer.status_code == 404
    assert "the hands 1 to 1 only" in answer.text


def test_the_seed_and_the_result_are_shown_once_the_game_is_over(over: Table, client: FlaskClient) -> None:
    page = text_of(client.get(over.public))
    assert f"seed: {over.game().seed}" in page
    assert f"commitment: {over.game().commitment}" in page
    assert "winner" in page
    assert "played by a robot" in page
    record = client.get(f"{over.public}.json").json
    assert record["seed"] == over.game().seed
    *_, last = engine.replay(engine.Record.from_dict(record))
    assert list(last.position.money) == record["result"]["money"]


def test_the_seed_stays_here_while_the_game_runs(client: FlaskClient, played: Table) -> None:
    for path in (played.public, f"{played.public}.json", f"{played.public}/at/3"):
        for headers in ({}, JSON):
            assert played.game().seed not in client.get(path, headers=headers).text
    assert client.get(played.public, headers=JSON).json == played.object(None)


@pytest.mark.slow
def test_the_table_after_any_move_as_each_may_know_it(table: Table, played: Table) -> None:
    for n in range(played.game().at + 1):
        assert table.client.get(f"{played.public}/at/{n}").status_code == 200
        assert table.client.get(f"{played.public}/at/{n}", headers=JSON).json == played.object(None, n)
        assert table.json(1, f"/at/{n}") == played.object(1, n)
    page = table.get(1, "/at/4")
    assert "Your hand at that time" in text_of(page)
    assert f'href="{table.page(1)}/at/3"' in page.text
    assert f'href="{table.page(1)}/at/5"' in page.text
    assert "hand at that time" not in text_of(table.client.get(f"{table.page(1, 'turn', 999)}/at/4"))


@pytest.mark.parametrize("n", ["999", "-1", "x", "1.5", "9" * 3000, "²"])
def test_a_number_out_of_range_says_the_range(table: Table, played: Table, n: str) -> None:
    for page in (played.public, table.page(1)):
        answer = table.client.get(f"{page}/at/{n}", headers=JSON)
        assert answer.status_code == 404
        assert f"0 to {played.game().at}" in answer.json["message"]


STEP = re.compile(r'<a href="([^"]+)"(?: rel="\w+")? aria-keyshortcuts="([^"]+)">')


def steps(page: TestResponse) -> dict[str, int]:
    """Return where each key leads from a moment, as the number of a move."""
    return {keys: int(url.rpartition("/")[2].partition("?")[0]) for url, keys in STEP.findall(page.text)}


@pytest.mark.slow
def test_the_steps_lead_to_moves_turns_hands_and_both_ends(over: Table) -> None:
    told, last = over.story(None), over.game().at
    begins = [entry.n - 1 for entry in told if entry.move.verb in engine.DRAWS]
    deals = [0, *(entry.n for entry in told if entry.ends_hand)][:-1]
    for n in {*range(0, last + 1, 16), 1, last - 1, last}:
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
        page = over.client.get(f"{over.public}/at/{n}")
        assert steps(page) == {keys: to for keys, to in expected.items() if to is not None}
        assert f"{n} of {last}" in text_of(page)


@pytest.mark.slow
def test_a_moment_tells_its_move_and_marks_what_it_changed(client: FlaskClient, played: Table) -> None:
    for entry in played.story(None):
        page = client.get(f"{played.public}/at/{entry.n}")
        assert all(line in text_of(page) for line in entry.lines)
        before, after = played.object(None, entry.n - 1)["view"], played.object(None, entry.n)["view"]
        marked = len(re.findall(r'class="poster [^"]*changed"', page.text))
        territories = [(old, new) for old, new in zip(before["territories"], after["territories"], strict=True)]
        laid = {code for old, new in territories for code in {*old, *new} if old.get(code) != new.get(code)}
        rewarded = {code for code, money in after["posters"].items() if money != before["posters"][code]}
        assert marked == len(laid | rewarded)
        assert ('class="heap changed"' in page.text) == any(before[s] != after[s] for s in ("supply", "discard"))


def test_a_reader_s_own_history_is_in_the_second_person(table: Table, played: Table) -> None:
    own, all_others = table.get(1, "/history"), table.client.get(played.public)
    assert "You drew" in text_of(own)
    assert "You drew" not in text_of(all_others)
    assert f'href="{table.page(1)}/at/3"' in own.text
    assert f'href="{table.page(1)}/history?hand=1&amp;view=bystander"' in own.text
    past = table.client.get(f"{table.page(1, 'turn', 999)}/history")
    assert "You drew" not in text_of(past)


@pytest.mark.slow
def test_as_it_really_was_shows_every_hand_and_every_card_drawn(over: Table) -> None:
    record = engine.Record.from_dict(over.record())
    for step in list(engine.replay(record))[::9]:
        page = text_of(over.client.get(f"{over.public}/at/{step.n}?view=all"))
        assert "All hands at that time" in page
        assert all(name in page for name in over.names)
        hands = step.position.to_dict()["hands"]
        for card in {card for hand in hands for card in hand}:
            assert engine.CARDS[card].name in page
    drawn = [e for s in engine.replay(record) for e in s.position.events if type(e).__name__ == "Drew" and e.cards]
    told = "".join(text_of(over.client.get(f"{over.public}?hand={hand}&view=all")) for hand in (1, 2))
    assert f"{over.names[drawn[0].seat]} drew two cards from the supply: " in told


def test_the_ways_to_see_a_moment_lead_to_each_other(over: Table) -> None:
    own = f"{over.page(0)}/at/30"
    labels = ("As I knew it", "As a bystander knew it", "As it really was")
    for path, label in zip((own, f"{own}?view=bystander", f"{own}?view=all"), labels, strict=True):
        page = over.client.get(path)
        shown = page.text.partition('aria-label="Ways to see it"')[2].partition("</nav>")[0]
        assert re.findall(r"<strong[^>]*>([^<]+)<", shown) == [label]
        assert {*re.findall(r'href="([^"]+)"', shown)} == {own, f"{own}?view=bystander", f"{own}?view=all"} - {path}
    assert labels[0] not in over.client.get(f"{over.public}/at/30").text


def test_an_unchanged_page_is_not_sent_again_and_the_story_is_there_as_text(over: Table) -> None:
    for path in (over.public, f"{over.public}/at/9", f"{over.public}/scores"):
        first = over.client.get(path)
        again = over.client.get(path, headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.data) == (304, b"")
        assert again.headers["Cache-Control"] == first.headers["Cache-Control"] == "private, no-cache"
    answer = over.client.get(f"{over.public}.txt")
    assert answer.mimetype == "text/plain"
    lines = [line[6:] for line in answer.text.splitlines() if line.startswith(" ")]
    assert lines == [line for entry in over.story(None) for line in entry.lines]
