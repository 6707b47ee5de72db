"""The rules to read: complete in every edition, computed by the engine, cheap, and never far away."""

from __future__ import annotations

import re
from datetime import datetime
from html import unescape

import pytest
from flask.testing import FlaskClient

import engine
from engine import dollars
from service import TEMPLATES
from service.db.database import Database
from service.views import lasting
from service.views.rulebook import EXAMPLES, NAMES, rulebook
from service.web.table.table_look import SHAPES
from service.web.turn import move_section
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Start, Table, text_of

OTHER_RULES = {
    name: next(value for value in flag.values if value != getattr(engine.resolve(engine.DEFAULT_EDITION), name))
    for name, flag in engine.FLAGS.items()
}
MINUTES, WORDS_A_MINUTE = 5, 250

each_edition = pytest.mark.parametrize("edition", engine.EDITIONS)


def path_of(harness: Harness) -> str:
    return f"/g/{harness.id}/rules"


@each_edition
def test_the_page_says_what_every_flag_means_and_what_differs(client: FlaskClient, edition: str) -> None:
    _, told, differs = text_of(client.get(f"/rules/{edition}")).split("What differs")
    own, usual = (engine.EDITIONS[name].rules for name in (edition, engine.DEFAULT_EDITION))
    for name, flag in engine.FLAGS.items():
        here, there = getattr(own, name), getattr(usual, name)
        for value in flag.values:
            assert (flag.explain(value) in told) == (value == here), (name, value)
        assert (flag.explain(here) in differs) == (here != there), name
    assert ("This edition is played here unless another is chosen." in differs) == (edition == engine.DEFAULT_EDITION)


def test_the_page_of_a_game_tells_its_house_rules(client: FlaskClient, database: Database, now: datetime) -> None:
    harness = Harness(database, now, house_rules=OTHER_RULES)
    _, told, differs = text_of(client.get(path_of(harness))).split("What differs")
    usual = engine.resolve(engine.DEFAULT_EDITION)
    for name, flag in engine.FLAGS.items():
        applies, printed = flag.explain(OTHER_RULES[name]), flag.explain(getattr(usual, name))
        assert applies in told
        assert printed not in told
        assert f"{applies} Without this house rule: {printed}" in differs


def test_a_house_rule_that_undoes_an_edition_s_difference_is_told_once() -> None:
    rules = rulebook("summary", {"photo_window": True, "share": 5})
    assert [one.rule for one in rules.house_rules] == [
        engine.FLAGS["photo_window"].explain(True),
        engine.FLAGS["share"].explain(5),
    ]
    assert not {one.rule for one in rules.house_rules} & {one.rule for one in rules.differs}
    assert engine.FLAGS["photo_window"].explain(False) not in {one.rule for one in rules.differs}


@each_edition
def test_every_card_has_its_name_its_letters_and_its_picture(client: FlaskClient, edition: str) -> None:
    page = client.get(f"/rules/{edition}").text.replace("\N{SOFT HYPHEN}", "")  # where a long name may be divided
    for code, card in engine.CARDS.items():
        if card.kind == "photo":
            continue  # one entry tells of all seven
        assert f'<span class="name">{card.name}</span>' in page, code
        assert f'aria-hidden="true">{code}</span>' in page, code
        assert f'<path id="shape-{code}" d="{SHAPES[code]}"/>' in page, code
        assert f'<use href="#shape-{code}"/>' in page, code
    headings = re.findall(r'<h3 id="card-[a-z]+">(.*?)</h3>', page)
    sheriffs = [card.name for card in engine.CARDS.values() if card.kind == "sheriff"]
    assert [unescape(one) for one in headings] == ["Photo", *sheriffs]


def test_no_two_cards_look_alike_without_their_colour() -> None:
    drawn = [code for code, card in engine.CARDS.items() if card.kind != "photo"]
    assert sorted(SHAPES) == sorted([*drawn, "frame"])
    assert len(set(SHAPES.values())) == len(SHAPES)


@each_edition
def test_the_worked_examples_are_those_of_the_engine(client: FlaskClient, edition: str) -> None:
    told = text_of(client.get(f"/rules/{edition}"))
    rules = engine.EDITIONS[edition].rules
    assert len(EXAMPLES) == 3
    for title, code, points, reward in EXAMPLES:
        scored = engine.score_poster(code, points, reward, rules)
        steps = " ".join(engine.describe_scoring(scored, NAMES))
        gains = " ".join(f"{name} {dollars(own)}" for name, own in zip(NAMES, scored.gained, strict=True))
        assert (
            f"{title}: {engine.CARDS[code].name}, {dollars(reward)} {steps} {gains} stays: {dollars(scored.left)}"
            in told
        )
        assert sum(scored.gained) + scored.left == reward


def test_the_examples_show_every_way_a_poster_is_shared_or_not() -> None:
    scored = [engine.score_poster(*one[1:], engine.resolve(engine.DEFAULT_EDITION)).how for one in EXAMPLES]
    assert scored == ["whole", "shared", "short"]


@pytest.mark.parametrize(
    ("edition", "least"), [(name, "$1,000" if name == "alea-2001" else "$2,000") for name in engine.EDITIONS]
)
def test_who_reads_it_can_say_what_wins_what_a_hideout_does_and_when_a_poster_pays_nothing(
    client: FlaskClient, edition: str, least: str
) -> None:
    told = text_of(client.get(f"/rules/{edition}"))
    assert "Most money wins." in told
    assert "After a hit the pile counts 0 CP while the Hideout lies on it" in told
    assert (
        "A poster pays nothing if all players together have fewer than 8 CP on it, "
        f"or if it is to be shared and holds less than {least} for each leader." in told
    )


@each_edition
def test_it_takes_five_minutes(client: FlaskClient, edition: str) -> None:
    text = re.sub(r'<span class="picture.*?</svg>.*?</span></span>', "", client.get(f"/rules/{edition}").text)
    told = re.sub(r"<[^>]*>", " ", text.partition('<div class="rules">')[2].partition('id="differs"')[0])
    assert MINUTES * WORDS_A_MINUTE / 2 < len(told.split()) < MINUTES * WORDS_A_MINUTE


def test_no_number_of_the_rules_is_written_by_hand() -> None:
    text = (TEMPLATES / "web" / "site/rules.html").read_text()
    prose = re.sub(r"\{\{.*?\}\}|\{%.*?%\}|<[^>]*>", " ", text)
    assert re.findall(r"\$?\d[\d,]*", prose) == ["0"], "0 CP under a Hideout"


def test_the_rules_without_an_edition_are_those_of_the_usual_one(client: FlaskClient) -> None:
    """Each names to search engines where it is in other languages; all else is the same."""
    pages = [client.get(path).text.partition("</head>") for path in ("/rules", f"/rules/{engine.DEFAULT_EDITION}")]
    assert pages[0][1:] == pages[1][1:]
    assert client.get("/rules/poker").status_code == 404


def test_the_rules_of_a_game_are_as_private_as_its_history(table: Table) -> None:
    page = table.client.get(path_of(table))
    assert page.headers["Cache-Control"] == "no-store"
    assert page.headers["X-Robots-Tag"] == "noindex"
    data = table.client.get(path_of(table), headers=JSON).json
    assert data == table.client.get(f"/g/{table.id}", headers=JSON).json
    assert table.client.get(f"/g/{'0' * 24}/rules").status_code == 404


def test_every_page_links_to_the_rules_and_those_of_a_game_to_its_own(table: Table, start: Start) -> None:
    link = f'href="{path_of(table)}"'
    for page in (table.page(0), f"/g/{table.id}"):
        assert link in table.client.get(page).text
    guests = start("Anna", "Burt")
    game = guests.game_id
    link = f'href="/g/{game}/rules"'
    assert link in table.client.get(guests.page(0, "confirm")).text
    table.client.post(guests.page(0, "confirm"), json={"action": "confirm"})
    assert link in table.client.get(guests.page(0, "confirm")).text, "the organiser's page"
    assert link in table.client.get(guests.page(1, "invite")).text
    assert table.client.get(f"/g/{game}/rules").status_code == 200, "before the deal, too"
    for path in ("/", "/nothing-here"):
        assert 'href="/rules"' in table.client.get(path).text
    page = table.client.get("/rules").text
    assert 'an Outlaw and a direction: <a href="#left">left</a> or right' in page
    assert '<a href="#questions">Questions</a>' in page


def test_every_name_of_a_card_in_hand_opens_what_the_card_does(table: Table) -> None:
    page = table.get(0).text
    hand = page.partition('<ul class="hand">')[2].partition("</ul>")[0]
    rules = engine.resolve(table.game().edition)
    held = set(table.position().view(0)["hands"][0])
    shown = re.findall(r"<summary>(.*?)</summary><p>(.*?)</p></details>", hand)
    assert {(unescape(name), unescape(effect)) for name, effect in shown} == {
        (engine.CARDS[code].name, engine.describe_card(code, rules)) for code in held
    }


def test_every_card_on_the_table_opens_what_it_does(table: Table) -> None:
    assert table.act_until(lambda position: any(position.view(None)["territories"]))
    page = table.get(0).text
    piles = page.partition('<ul class="piles">')[2].partition("</ul>")[0]
    assert "<summary>" in piles
    top = table.position().view(None)["discard"]["top"]
    name = re.escape(engine.CARDS[top].name)
    assert re.search(rf"<summary>{name}</summary>", page.partition("Discard stack</dt>")[2].partition("</dl>")[0])


def test_a_photo_is_no_further_sheriff_card_and_a_hit_with_the_last_card_counts(client: FlaskClient) -> None:
    told = text_of(client.get("/rules/summary"))
    assert "One may be played in a turn, Photos included." in told
    assert "The hand ends after the draw or shot that empties the supply for the second time." in told


def answers(client: FlaskClient, edition: str) -> dict[str, str]:
    """The answers to what beginners ask, by the anchor of their headings."""
    page = client.get(f"/rules/{edition}").text.partition('id="questions"')[2]
    found = re.findall(r'<h3 id="(\w+)">(.*?)(?=<h3|</section>)', page, re.DOTALL)
    links = re.findall(r'href="#(\w+)"', page.partition("<h3")[0])
    assert links == [name for name, _ in found], "every question has a link above them"
    return {name: " ".join(re.sub(r"<[^>]*>", " ", text).split()) for name, text in found}


@each_edition
def test_what_beginners_ask_is_answered_for_every_edition(client: FlaskClient, edition: str) -> None:
    told, rules = answers(client, edition), engine.EDITIONS[edition].rules
    for name, sentence in (
        ("left", "The player who is listed after you"),
        ("territory", "their piles, one for each Outlaw"),
        ("shot", "is shuffled into a new supply first, once in a hand"),
        ("shot", "If no card can be turned up any more, cards that need a shot cannot be played."),
        ("pass", "You can pass only when you are asked out of turn"),
        ("pass", "Whoever passes keeps the card."),
        ("pass", "in a turn of your own it can still clear that Hideout"),
    ):
        assert sentence in told[name], sentence
    ends = rules.second_exhaustion == "emptied"
    assert ("the discard stack below its top card is shuffled" in told["shot"]) == (rules.reshuffle == "keep_top")
    assert ("after a hit you choose the target, and then the hand ends" in told["shot"]) == ends
    assert ("counts like any other, and your turn goes on" in told["shot"]) == (not ends)
    assert told.get("later", "").endswith("as your Sheriff card of that turn.") == rules.photo_window
    assert ("it would add $1,000 for somebody else" in " ".join(told.values())) == rules.photo_window
    sets = text_of(client.get(f"/rules/{edition}")).partition("Sets, piles and rewards")[2]
    assert "all piles your territory" in sets.partition("Sheriff cards One")[0]


def test_how_long_a_game_lasts_agrees_with_what_was_measured(client: FlaskClient, start: Start) -> None:
    told = answers(client, engine.DEFAULT_EDITION)["lasts"]
    assert "about twenty-five turns in the whole game if two play, and about fifteen if three or four do" in told
    assert abs(lasting.TURNS[2] / 2 - 25) <= 3
    assert all(abs(lasting.TURNS[n] / n - 15) <= 3 for n in (3, 4))
    home, time = lasting.lasting(3, 0, 48), r"at [\w ]+ a turn on average, and brings you about \d+ mails\."
    assert f"A game of three lasts about {home.time} at {home.turn} a turn on average" in text_of(client.get("/"))
    invited = text_of(client.get(start("Anna", "Burt", confirmed=True).page(1, "invite")))
    assert re.search(rf"The game lasts about [\w ]+ {time}", invited)


def test_who_is_asked_reads_that_a_pass_keeps_the_card() -> None:
    assert "pass and keep it. It can be your Sheriff card in a turn of your own." in move_section.CAN_REACT
    assert abs(len(move_section.CAN_REACT) - len(move_section.CANNOT_REACT)) <= 10
