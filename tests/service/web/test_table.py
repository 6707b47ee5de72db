"""The table on pages: posters with who leads, bars, piles, hands, and the order in which all of it is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

import engine
from service import web
from service.views.tableau import TableView
from service.web.site.credits import CREDITS
from service.web.table import table_look
from tests.service.harness import Harness, bold, in_window
from tests.service.web.conftest import People, text_of

STATIC = Path(web.__file__).parent / "static"
OUTLAWS = [engine.CARDS[code].name for code in engine.OUTLAWS]


def many(position: engine.Position) -> bool:
    return sum(len(territory) for territory in position.view(None)["territories"]) >= 8


def posters_of(page: TestResponse) -> list[str]:
    """The text of each poster."""
    return [text_of_part(one) for one in re.findall(r'<li class="poster .*?</li>', page.text, re.DOTALL)]


def text_of_part(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


@pytest.mark.parametrize("there", [many, in_window], ids=["play", "window"])
def test_seven_posters_in_their_circle_say_who_leads_and_what_they_pay(
    client: FlaskClient, harness: Harness, people: People, there: Callable[[engine.Position], bool]
) -> None:
    assert harness.act_until(there, bold)
    at = harness.game().at
    pages = {f"/g/{harness.id}": None, f"/g/{harness.id}/at/{at}": None, people.page(1): 1}
    pages |= {f"{people.page(1)}/at/{at}": 1, people.page(1, "done", at): 1, people.page(2, "turn", 999): None}
    for page, viewer in pages.items():
        table, shown = harness.table(viewer), posters_of(client.get(page))
        assert [name for name, words in zip(OUTLAWS, shown, strict=True) if name in words] == OUTLAWS, page
        for poster, words in zip(table.posters, shown, strict=True):
            assert f"${poster.money:,}" in words
            assert poster.status.sentence in words
            for one in poster.standings:
                assert f"{one.name} {one.points} CP" in words
    numbers = engine.NUMBERS
    assert f"stands at {numbers.to_capture} Capture Points" in text_of(client.get(people.page(1)))
    assert f"A lead of {numbers.to_take_all} takes it all" in text_of(client.get(people.page(1)))


def test_the_table_says_what_lies_where(client: FlaskClient, harness: Harness, people: People) -> None:
    assert harness.act_until(many, bold)
    page = client.get(people.page(0))
    shown, table = text_of(page), harness.table(0)
    for chair in table.chairs:
        assert f"{chair.cards} cards in hand" in shown
        for pile in chair.piles:
            points = "0 CP, hidden" if pile.hidden else f"{pile.points} CP"
            assert f"{pile.outlaw}: {pile.words}. {points}" in shown
            for group in pile.cards:
                assert f"{group.words}. {table.effects[group.code]}" in shown
    for chair, pile in table.guns:
        assert f"Fastest Gun {chair.name}, on {pile.outlaw}" in shown
    assert f"Supply {table.supply} cards" in shown


def headings_of(page: TestResponse) -> list[str]:
    """The headings of a page in order, and what is folded under *More*."""
    main = page.text.partition("<main")[2]
    found = re.findall(r"<h[12][^>]*>(.*?)</h[12]>|<summary>(Your .*?)</summary>", main)
    return [heading or summary for heading, summary in found]


def test_the_sections_are_read_in_the_order_in_which_they_are_needed(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    turn = client.get(people.page(harness.position().turn))
    table, own = ["Posters", "Players"], ["Your hand", "What you may do", "Since your last turn"]
    folded = ["Table talk", "More about this game", "Your clock", "Your standing orders", "Your mails"]
    assert headings_of(turn) == ["Your turn", *table, *own, *folded]
    assert harness.act_until(in_window)
    asked = client.get(people.page(harness.position().to_act()[0]))
    first = ["You are asked", "What you may do", "Your hand", "Since your last turn"]
    assert headings_of(asked)[:6] == [*first, *table]


def test_what_is_set_once_is_folded(client: FlaskClient, harness: Harness, people: People) -> None:
    more = client.get(people.page(0)).text.partition('id="more"')[2].partition("</main>")[0]
    outside = re.sub(r"<details.*</details>", "", more, flags=re.DOTALL)
    assert text_of_part(f"<h2 {outside}") == "More about this game"
    assert "<form" not in outside
    assert "<details open" not in more


def table_of(harness: Harness, viewer: int | None = None) -> TableView:
    assert harness.act_until(many, bold)
    return harness.table(viewer)


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_bar_lays_the_points_end_to_end_and_has_the_line_in_its_middle(harness: Harness, viewer: int | None) -> None:
    table = table_of(harness, viewer)
    for poster in table.posters:
        bar = table_look.bar(poster, table.chairs)
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
        assert [card.code for card in look.cards] == [
            g.code for g in pile.cards for _ in range(g.count) if g.code != "HO"
        ]
        assert look.cards[-1].start + table_look.CARD == look.width
    assert [look.hideout for look in looks] == [pile.hidden for pile in piles]
    assert any(look.hideout for look in looks)


def test_every_file_of_others_is_credited_with_its_licence() -> None:
    files = {path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()}
    ours = {name for name in files if "/" not in name}
    credited = {name for credit in CREDITS for name in (*credit.files, credit.text)}
    assert files - ours == credited
    for credit in CREDITS:
        words = (STATIC / credit.text).read_text()
        assert credit.licence.partition(" 1.1")[0].upper() in words.upper()
        assert credit.author.split()[1] in words
