"""The seat's page: what its owner, another player and a stranger see, and the table on it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import pytest
from werkzeug.test import TestResponse

import engine
from service.web.table import table_look
from service.web.turn.turn_form import value_of
from tests.service.harness import Harness, bold, in_window, leave_the_rest, photo_held
from tests.service.web.conftest import JSON, Table, text_of, values_of

OUTLAWS = [engine.CARDS[code].name for code in engine.OUTLAWS]
There = Callable[[engine.Position], bool]


def test_the_owner_sees_hand_table_and_what_is_legal_and_another_whom_the_game_waits_for(table: Table) -> None:
    turn = table.position().turn
    page = table.get(turn)
    assert page.status_code == 200
    shown = text_of(page)
    assert "Your turn" in shown
    for code in table.position().view(turn)["hands"][turn]:
        assert engine.CARDS[code].name in shown
    assert sorted(values_of(page, "move")) == sorted(table.position().legal(turn))
    page = table.get((turn + 1) % 3)
    assert f"Waiting for {table.names[turn]}" in text_of(page)
    assert 'name="move"' not in page.text


def filled(page: str) -> list[str]:
    """Return the buttons for moves that are drawn as the first choice."""
    moves = page.partition('id="moves"')[2].partition("<h2")[0]
    return [words for more, words in re.findall(r"<button([^>]*)>([^<]*)</button>", moves) if "second" not in more]


@pytest.mark.slow
def test_all_game_long_every_legal_move_has_its_control_and_one_button_is_filled(table: Table) -> None:
    """In a window, whoever is asked sees a page of the same shape, whatever they hold."""
    seen, passing = set[str](), engine.describe_move(engine.Move.parse("pass"), table.names).capitalize()
    shapes: dict[bool, set[tuple[int, int]]] = {True: set(), False: set()}
    for _ in range(80):
        position = table.position()
        if position.phase == "game_over":
            break
        for seat in position.to_act():
            page = table.get(seat)
            assert page.status_code == 200
            offered, legal = Counter(values_of(page, "move")), Counter(position.legal(seat))
            # The Outlaw of an ask is chosen on the next page.
            assert Counter({value_of(engine.Move.parse(move)) for move in legal}) <= offered, "each once"
            assert max(offered.values()) == 1
            assert position.phase == "play" or offered == legal
            first = filled(page.text)
            if position.phase == "draw":
                assert first == ["Draw two cards from the supply"]
            elif position.phase in ("play", "react"):
                assert len(first) == 1
            if position.phase == "react":
                card = next((move for move in legal if move != "pass"), None)
                assert card is not None or first == [passing]
                moves = page.text.partition('id="moves"')[2].partition("<h2")[0]
                shapes[card is not None].add((moves.count("<button"), page.text.count('class="sealed"')))
            seen |= {move.split()[0] for move in legal}
        table.act()
    assert seen >= {"draw", "play", "discard", "pass", "photo", "choose"}
    assert shapes[True] == shapes[False] == {(3, 1)}


def test_a_player_reads_what_others_did_in_their_own_last_turn(table: Table) -> None:
    assert table.act_until(photo_held)
    turn, asked = table.position().turn, table.position().to_act()
    leave_the_rest(table)
    for n in asked:
        table.post(n, table.position().legal(n)[-1])
    assert table.position().turn != turn
    shown = table.text(turn).partition("Your last turn")[2]
    for entry in table.story(turn)[-len(asked) - 1 :]:
        assert " ".join(entry.lines) in shown
    assert " out of turn and added " in shown


def test_a_window_is_told_to_the_asked_and_their_answer_shown(table: Table) -> None:
    assert table.act_until(in_window)
    asked = table.position().to_act()[0]
    bystander = table.client.get(f"/g/{table.id}").text
    page = table.get(asked)
    assert "You are asked" in text_of(page)
    answer = table.press(asked, "/moves", {"move": "pass", "at": table.game().at})
    assert answer.status_code == 303
    after = table.text_after(answer)
    assert "You answered: pass" in after
    assert "change" in after
    assert table.client.get(f"/g/{table.id}").text == bystander


def test_who_holds_nothing_to_play_is_told_so_and_nobody_else(table: Table) -> None:
    assert table.act_until(lambda p: in_window(p) and any(len(p.legal(n)) == 1 for n in p.to_act()))
    position = table.position()
    for n in range(3):
        shown = "You hold no card that you could play now" in table.text(n)
        assert shown == (position.legal(n) == ["pass"])


def test_a_link_that_names_a_move_asks_once_or_shows_what_is_possible(table: Table) -> None:
    turn = table.position().turn
    page = table.client.get(table.page(turn, "turn", 0, "draw supply"))
    assert page.text.count("<button") == 1
    assert 'name="move" value="draw supply"' in page.text
    assert 'name="at" value="0"' in page.text
    assert table.game().at == 0
    for move, words in (("discard WH", "not possible now"), ("juggle", "juggle")):
        page = table.client.get(table.page(turn, move=move))
        assert words in text_of(page)
        assert "draw supply" in values_of(page, "move")
    stale = table.client.get(table.page(turn, move="draw supply") + "&at=7")
    assert "has changed" in text_of(stale)


def test_past_links_show_what_a_bystander_sees(table: Table) -> None:
    turn = table.position().turn
    old = table.page(turn, "turn", 0)
    table.act_until(lambda position: position.turn != turn)
    page = table.client.get(old)
    assert page.status_code == 200
    assert "Your hand" not in text_of(page)
    assert f'action="{old}/links"' in page.text
    assert table.client.get(old, headers=JSON).json == table.object(None)


def test_names_from_strangers_are_escaped(table: Table) -> None:
    page = table.client.get(table.page(0, move="<script>alert(1)</script>"))
    assert "<script>" not in page.text
    assert table.get(0, "?notice=<b>&did=%3Cb%3E").status_code == 200
    assert table.get(0, "?did=99999999999999999999").status_code == 200
    assert table.get(0, "?notice=answered&did=²").status_code == 200  # a digit, and no number


# --- the table on it, and the order in which all is read --------------------------------------------------------------


def many(position: engine.Position) -> bool:
    return sum(len(territory) for territory in position.view(None)["territories"]) >= 8


def text_of_part(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


@pytest.mark.parametrize("there", [many, in_window], ids=["play", "window"])
def test_seven_posters_in_their_circle_say_who_leads_and_what_they_pay(table: Table, there: There) -> None:
    assert table.act_until(there, bold)
    at, own, public = table.game().at, table.page(1), table.public
    pages = {public: None, f"{public}/at/{at}": None, own: 1, f"{own}/at/{at}": 1, table.page(1, "done", at): 1}
    for page, viewer in (pages | {table.page(2, "turn", 999): None}).items():
        posters = re.findall(r'<li class="poster .*?</li>', table.client.get(page).text, re.DOTALL)
        shown = [text_of_part(one) for one in posters]
        assert [name for name, words in zip(OUTLAWS, shown, strict=True) if name in words] == OUTLAWS, page
        for poster, words in zip(table.table(viewer).posters, shown, strict=True):
            assert f"${poster.money:,}" in words
            assert poster.status.sentence in words
            for one in poster.standings:
                assert f"{one.name} {one.points} CP" in words
    numbers = engine.NUMBERS
    assert f"stands at {numbers.to_capture} Capture Points" in table.text(1)
    assert f"A lead of {numbers.to_take_all} takes it all" in table.text(1)


def test_the_table_says_what_lies_where(table: Table) -> None:
    assert table.act_until(many, bold)
    shown, seen = table.text(0), table.table(0)
    for chair in seen.chairs:
        assert f"{chair.cards} cards in hand" in shown
        for pile in chair.piles:
            points = "0 CP, hidden" if pile.hidden else f"{pile.points} CP"
            assert f"{pile.outlaw}: {pile.words}. {points}" in shown
            for group in pile.cards:
                assert f"{group.words}. {seen.effects[group.code]}" in shown
    for chair, pile in seen.guns:
        assert f"Fastest Gun {chair.name}, on {pile.outlaw}" in shown
    assert f"Supply {seen.supply} cards" in shown


def headings_of(page: TestResponse) -> list[str]:
    """The headings of a page in order, and what is folded under *More*."""
    main = page.text.partition("<main")[2]
    found = re.findall(r"<h[12][^>]*>(.*?)</h[12]>|<summary>(Your .*?)</summary>", main)
    return [heading or summary for heading, summary in found]


def test_the_sections_are_read_in_the_order_in_which_they_are_needed(table: Table) -> None:
    posters, own = ["Posters", "Players"], ["Your hand", "What you may do", "Since your last turn"]
    folded = ["Table talk", "More about this game", "Your clock", "Your standing orders", "Your mails"]
    assert headings_of(table.get(table.position().turn)) == ["Your turn", *posters, *own, *folded]
    more = table.get(0).text.partition('id="more"')[2].partition("</main>")[0]
    outside = re.sub(r"<details.*</details>", "", more, flags=re.DOTALL)
    assert text_of_part(f"<h2 {outside}") == "More about this game"
    assert "<form" not in outside, "what is set once is folded"
    assert "<details open" not in more
    assert table.act_until(in_window)
    first = ["You are asked", "What you may do", "Your hand", "Since your last turn"]
    assert headings_of(table.get(table.position().to_act()[0]))[:6] == [*first, *posters]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_bar_lays_the_points_end_to_end_and_has_the_line_in_its_middle(harness: Harness, viewer: int | None) -> None:
    assert harness.act_until(many, bold)
    seen = harness.table(viewer)
    for poster in seen.posters:
        bar = table_look.bar(poster, seen.chairs)
        assert bar.line == engine.NUMBERS.to_capture
        assert bar.length >= 2 * bar.line
        ends = [0, *(one.start + one.length for one in bar.segments)]
        assert [one.start for one in bar.segments] == ends[:-1]
        assert ends[-1] == sum(one.points for one in poster.standings) <= bar.length
        assert [one.filling for one in bar.segments] == [(one.n - (viewer or 0)) % 3 for one in poster.standings]


def under_a_hideout(position: engine.Position) -> bool:
    return any("HO" in pile for territory in position.view(None)["territories"] for pile in territory.values())


def test_a_pile_shows_each_card_and_its_hideout_across(harness: Harness) -> None:
    assert harness.act_until(under_a_hideout, bold)
    piles = [pile for chair in harness.table(None).chairs for pile in chair.piles]
    looks = [table_look.laid(pile) for pile in piles]
    for pile, look in zip(piles, looks, strict=True):
        laid = [group.code for group in pile.cards for _ in range(group.count) if group.code != "HO"]
        assert [card.code for card in look.cards] == laid
        assert look.cards[-1].start + table_look.CARD == look.width
    assert [look.hideout for look in looks] == [pile.hidden for pile in piles]
    assert any(look.hideout for look in looks)
