"""What novices ask is answered where they look, and as the engine plays it, in every edition."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from flask.testing import FlaskClient

import engine
from service.views import lasting
from service.web.site import lesson_cards
from service.web.turn import move_section
from tests.engine.table import table as position
from tests.service.web.conftest import JSON, People, text_of

each_edition = pytest.mark.parametrize("edition", engine.EDITIONS)
WINDOWS = [name for name, edition in engine.EDITIONS.items() if edition.rules.photo_window]


def answers(client: FlaskClient, edition: str) -> dict[str, str]:
    """The answers of the page of the rules, by the anchor of their headings."""
    page = client.get(f"/rules/{edition}").text.partition('id="questions"')[2]
    found = re.findall(r'<h3 id="(\w+)">(.*?)(?=<h3|</section>)', page, re.DOTALL)
    return {name: " ".join(re.sub(r"<[^>]*>", " ", text).split()) for name, text in found}


@each_edition
def test_every_question_has_a_link_above_them(client: FlaskClient, edition: str) -> None:
    page = client.get(f"/rules/{edition}").text.partition('id="questions"')[2].partition("<h3")[0]
    assert re.findall(r'href="#(\w+)"', page) == list(answers(client, edition))


@pytest.fixture
def invited(client: FlaskClient, people_of: Callable[[str], People]) -> People:
    """The players of a game that its organiser has confirmed."""
    form = {"players.0.name": "Anna", "players.0.email": "anna@posse.test"}
    form |= {"players.1.name": "Burt", "players.1.email": "burt@posse.test"}
    people = people_of(client.post("/games", data=form, headers=JSON).json["game"])
    assert client.post(people.page(0, "confirm"), data={"action": "confirm"}).status_code == 303
    return people


# --- how long a game lasts -------------------------------------------------------------------------------------------


def test_how_long_a_game_lasts_agrees_with_what_was_measured(client: FlaskClient) -> None:
    told = answers(client, engine.DEFAULT_EDITION)["lasts"]
    assert "about twenty-five turns in the whole game if two play, and about fifteen if three or four do" in told
    assert abs(lasting.TURNS[2] / 2 - 25) <= 3
    assert all(abs(lasting.TURNS[n] / n - 15) <= 3 for n in (3, 4))


def test_the_first_page_and_the_page_of_an_invitation_say_how_long(client: FlaskClient, invited: People) -> None:
    home = lasting.lasting(3, 0, 48)
    assert f"A game of three lasts about {home.time} at {home.turn} a turn on average" in text_of(client.get("/"))
    assert re.search(
        r"The game lasts about [\w ]+ at [\w ]+ a turn on average, and brings you about \d+ mails\.",
        text_of(client.get(invited.page(1, "invite"))),
    )


# --- left and right, territory ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "giver"), [("left", 1), ("right", 2)])
def test_the_player_listed_next_is_on_the_left(client: FlaskClient, side: str, giver: int) -> None:
    p = position(["MW 2WH", "BS", "BS 2JJ"], supply="SK").play(0, f"wanted ask BS {side}")
    assert p.seen_by(None).hand_sizes[giver] == {1: 0, 2: 2}[giver]
    assert "The player who is listed after you" in answers(client, engine.DEFAULT_EDITION)["left"]


@each_edition
def test_a_territory_is_explained_where_piles_are(client: FlaskClient, edition: str) -> None:
    sets = (
        text_of(client.get(f"/rules/{edition}"))
        .partition("Sets, piles and rewards")[2]
        .partition("Sheriff cards One")[0]
    )
    assert "all piles your territory" in sets
    assert "their piles, one for each Outlaw" in answers(client, edition)["territory"]


# --- the supply and shots --------------------------------------------------------------------------------------------


@each_edition
def test_an_empty_supply_is_made_anew_for_a_shot_once(client: FlaskClient, edition: str) -> None:
    told = answers(client, edition)["shot"]
    hand, pile = ["BR 2WH", "2BS"], [{"JJ": "3JJ"}, {}]
    p = position(hand, territories=pile, supply="", discard="SK BK BD", rest="discard", edition=edition)
    assert "bank" in p.legal(0)
    order = p.to_dict()["discard"][int(edition == "manual") :]
    assert p.play(0, "bank", [order]).seen_by(None).reshuffled
    assert "is shuffled into a new supply first, once in a hand" in told
    spent = position(hand, territories=pile, supply="", discard="SK BK", rest=1, edition=edition, reshuffled=True)
    assert "bank" not in spent.legal(0)
    assert "If no card can be turned up any more, cards that need a shot cannot be played." in told


@each_edition
def test_a_shot_with_the_last_card_of_all_ends_the_hand_where_the_page_says_so(
    client: FlaskClient, edition: str
) -> None:
    p = position(
        ["BR 2WH", "2BS"],
        territories=[{"JJ": "3JJ"}, {}],
        supply="SK",
        discard="BK",
        rest=1,
        edition=edition,
        reshuffled=True,
    ).play(0, "bank")
    assert p.phase == "choose"
    ended = p.play(0, p.legal(0)[0]).phase == "hand_over"
    assert ("and then the hand ends" in answers(client, edition)["shot"]) == ended


# --- out of turn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", WINDOWS)
def test_a_photo_kept_out_of_turn_may_be_played_in_a_turn_of_ones_own(client: FlaskClient, edition: str) -> None:
    p = position(["3JJ 3WH", "JJ* 2BS"], supply="SK BK 2BD", discard="BC", edition=edition)
    p = p.play(0, "play JJ 3")
    assert p.legal(1) == ["pass", "photo JJ"]
    p = p.play(1, "pass").play(0, "discard WH").play(1, "draw supply")
    assert "photo JJ" in p.legal(1)
    assert p.play(1, "photo JJ").seen_by(None).sheriff_played
    assert answers(client, edition)["later"].endswith("as your Sheriff card of that turn.")


@each_edition
def test_a_wyatt_earp_kept_out_of_turn_can_clear_the_hideout_later(client: FlaskClient, edition: str) -> None:
    p = position(["HO 3WH", "WE 2BS"], territories=[{}, {"JJ": "3JJ"}], supply="SK BK 4BD", edition=edition).play(
        0, "hideout"
    )
    p = p.play(0, "choose 1 JJ").play(1, "pass").play(0, "discard WH").play(1, "draw supply")
    assert "wyatt clear" in p.legal(1)
    assert "in a turn of your own it can still clear that Hideout" in answers(client, edition)["pass"]


@each_edition
def test_one_passes_out_of_turn_alone(client: FlaskClient, edition: str) -> None:
    p = position(["3JJ 3WH", "2BS"], supply="SK BK 2BD", discard="BC", edition=edition)
    assert "pass" not in p.legal(0)
    assert "You can pass only when you are asked out of turn" in answers(client, edition)["pass"]
    assert "Whoever passes keeps the card." in answers(client, edition)["pass"]


def test_who_is_asked_reads_that_a_pass_keeps_the_card() -> None:
    assert "pass and keep it. It can be your Sheriff card in a turn of your own." in move_section.CAN_REACT
    assert abs(len(move_section.CAN_REACT) - len(move_section.CANNOT_REACT)) <= 10


# --- the lesson ------------------------------------------------------------------------------------------------------


def test_the_lesson_teaches_every_kind_of_card_that_is_asked_about(client: FlaskClient) -> None:
    taught = " ".join(str(step) for step in lesson_cards.CARD_STEPS)
    for card in ("Most Wanted!", "Fastest Gun", "Stagecoach Robbery"):
        assert card in taught, card
    assert "Stagecoach Robbery, Fastest Gun and Most Wanted! , five short steps" in text_of(client.get("/learn/end"))
