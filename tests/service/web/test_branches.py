"""What if: playing on from a moment of a finished game against robots, by its public page and by that of a seat."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import col, select

import engine
from service.db.database import Database
from service.games import erasing
from service.games.transaction import GameTransaction
from service.lobby import branching
from service.models import Game, LoggedMove, Outmail
from service.players import organisers
from service.text.robot_levels import LEVELS
from service.web import create_app
from tests.service.analysed import analysed
from tests.service.harness import Harness, in_window, play_out
from tests.service.web.conftest import JSON, Clock, People, text_of, values_of
from tests.settings import BASE_URL, settings

AT = 40
MARK = "What if? This game goes on from another game after move 40"
OFFER = "Play on from here against robots"


@pytest.fixture
def people(people_of: Callable[[str], People], over: Harness) -> People:
    """Anna, whose game against two robots is over."""
    return people_of(over.id)


def seat_page(client: FlaskClient, address: str, **body: Any) -> str:
    """Play on from a moment; the path of the page it leads to."""
    answer = client.post(address, data=body)
    assert answer.status_code == 303, text_of(answer)
    return str(answer.headers["Location"])


def branches(database: Database) -> list[Game]:
    with database.reading() as session:
        return list(session.exec(select(Game).where(col(Game.branched_from).is_not(None))))


def play_to_the_end(database: Database, clock: Clock, guest: int) -> Game:
    """Let the guest of the only branch play until it is over."""
    (game,) = branches(database)
    play_out(database, game.id, guest, clock.now)
    (game,) = branches(database)
    return game


# --- the offer --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_table_of_a_finished_game_but_the_last_offers_it(
    client: FlaskClient, over: Harness, people: People
) -> None:
    at = over.game().at
    for address in (f"/g/{over.id}", people.page(0)):
        for n in (0, AT, at - 1):
            shown = client.get(f"{address}/at/{n}")
            assert OFFER in text_of(shown), n
            assert values_of(shown, "seat") == ["0", "1", "2"]
            assert values_of(shown, "level") == ["mix", *LEVELS]
            assert f'<form method="post" action="{address}/at/{n}">' in shown.text
        assert OFFER not in text_of(client.get(f"{address}/at/{at}"))
    assert "From each table you can play on against robots." in text_of(client.get(f"/g/{over.id}"))


def test_a_game_under_way_offers_it_nowhere(client: FlaskClient, harness: Harness) -> None:
    harness.act(times=20)
    game = f"/g/{harness.id}"
    assert OFFER not in text_of(client.get(f"{game}/at/3"))
    assert "play on against robots" not in text_of(client.get(game))
    for headers in ({}, JSON):
        refused = client.post(f"{game}/at/3", json={"seat": 0}, headers=headers)
        assert refused.status_code == 409
        assert branching.NOT_FINISHED in (refused.json["message"] if headers else text_of(refused))


def test_a_stopped_game_can_be_played_on_from_where_it_was_stopped(
    client: FlaskClient, harness: Harness, database: Database, people_of: Callable[[str], People]
) -> None:
    harness.act(times=20)
    at = harness.game().at
    with database.writing() as session:
        session.exec(update(Game).values(status="stopped", ended_at=harness.now))
    page = people_of(harness.id).page(1)
    shown = client.get(f"{page}/at/{at}")
    assert '<option value="1" selected>Burt</option>' in shown.text, "the chair of whoever has the link"
    turn = harness.position().turn
    assert f'<option value="{turn}" selected>' in client.get(f"/g/{harness.id}/at/{at}").text
    seat_page(client, f"{page}/at/{at}")
    (game,) = branches(database)
    assert (game.branched_from, game.branched_at) == (harness.id, at)


def test_a_link_of_a_turn_offers_nothing(client: FlaskClient, over: Harness, people: People) -> None:
    page = people.page(0, "turn", 0)
    assert OFFER not in text_of(client.get(f"{page}/at/3"))
    assert client.post(f"{page}/at/3", data={}).status_code == 410


def test_on_a_site_of_its_own_people_only_they_may(
    over: Harness, people: People, clock: Clock, database: Database, tmp_path: Path
) -> None:
    for domain, may in (("posse.test", True), ("example.org", False)):
        client = create_app(settings(tmp_path, organisers=(domain,)), database, clock).test_client()
        assert OFFER not in text_of(client.get(f"/g/{over.id}/at/3"))
        refused = client.post(f"/g/{over.id}/at/3", json={"seat": 0}, headers=JSON)
        assert (refused.status_code, refused.json["message"]) == (410, organisers.REFUSED)
        assert (OFFER in text_of(client.get(f"{people.page(0)}/at/3"))) == may
        assert client.post(f"{people.page(0)}/at/3", json={}, headers=JSON).status_code == (201 if may else 410)


# --- beginning it -----------------------------------------------------------------------------------------------------


def test_a_press_leads_to_the_chosen_seat_with_the_moves_so_far(
    client: FlaskClient, over: Harness, database: Database
) -> None:
    page = seat_page(client, f"/g/{over.id}/at/{AT}", seat="1", level="greenhorn")
    (game,) = branches(database)
    shown = client.get(page, headers=JSON).json
    assert (shown["game"], shown["seat"]) == (game.id, 1)
    assert (shown["branched_from"], shown["branched_at"]) == (over.id, AT)
    copied_moves = client.get(f"/g/{game.id}.json").json["moves"][:AT]
    assert copied_moves == client.get(f"/g/{over.id}.json").json["moves"][:AT]
    assert any(move[2:] == ["robot"] for move in copied_moves)
    with database.reading() as session:
        assert session.exec(select(Outmail).where(Outmail.game_id == game.id)).all() == []
        assert len(session.exec(select(LoggedMove).where(LoggedMove.game_id == over.id)).all()) == over.game().at


def test_programs_are_told_the_game_and_its_page(client: FlaskClient, over: Harness, database: Database) -> None:
    answer = client.post(f"/g/{over.id}/at/{AT}", json={"seat": 2, "level": "deputy"})
    (game,) = branches(database)
    assert answer.status_code == 201
    assert set(answer.json) == {"game", "url"}
    assert answer.json["game"] == game.id
    assert answer.headers["Location"] == answer.json["url"]
    assert client.get(answer.json["url"].removeprefix(BASE_URL), headers=JSON).json["seat"] == 2


def test_without_a_seat_it_is_that_of_the_link_or_of_who_was_to_decide(
    client: FlaskClient, over: Harness, people: People, database: Database
) -> None:
    for address, expected in ((people.page(0), 0), (f"/g/{over.id}", over_to_act(database, over))):
        url = client.post(f"{address}/at/{AT}", json={}).json["url"]
        assert client.get(url.removeprefix(BASE_URL), headers=JSON).json["seat"] == expected


def over_to_act(database: Database, over: Harness) -> int:
    with database.reading() as session:
        tx = GameTransaction(session, session.get_one(Game, over.id), over.now)
        return tx.position_at(AT).to_act()[0]


@pytest.mark.parametrize(
    ("end", "body", "status", "told"),
    [
        ("at/9999", {"seat": 0}, 404, "This game has tables after the moves 0 to"),
        ("at/-1", {"seat": 0}, 404, "This game has tables after the moves 0 to"),
        ("at/x", {"seat": 0}, 404, "This game has tables after the moves 0 to"),
        ("at/3", {"seat": 3}, 422, "Expected one of: 0, 1, 2."),
        ("at/3", {"seat": -1}, 422, "Expected one of: 0, 1, 2."),
        ("at/3", {"seat": [0]}, 422, "Expected one of: 0, 1, 2."),
        (
            "at/3",
            {"seat": 0, "level": "slow"},
            422,
            "Expected one of: mix, greenhorn, cautious, deputy, marshal, gunslinger, homesteader.",
        ),
        ("at/3", {"chair": 0}, 422, "The fields are: seat, level."),
        ("at/3", [], 400, "Send one JSON object"),
    ],
)
def test_what_cannot_be_begun_is_refused_with_a_reason(
    client: FlaskClient, over: Harness, people: People, database: Database, end: str, body: Any, status: int, told: str
) -> None:
    for address in (f"/g/{over.id}", people.page(0)):
        refused = client.post(f"{address}/{end}", json=body)
        assert (refused.status_code, told in refused.json["message"]) == (status, True), refused.json
        page = client.post(f"{address}/{end}", json=body, headers={"Accept": "text/html"})
        assert (page.status_code, told in text_of(page)) == (status, True)
    assert branches(database) == []


def test_the_end_of_a_game_and_an_unknown_game_are_refused(client: FlaskClient, over: Harness) -> None:
    refused = client.post(f"/g/{over.id}/at/{over.game().at}", json={"seat": 0})
    assert (refused.status_code, refused.json["message"]) == (409, branching.NOTHING_LEFT)
    for unknown in ("0" * 24, "x"):
        assert client.post(f"/g/{unknown}/at/0", json={"seat": 0}).status_code == 404


def test_a_network_starts_so_many_games_an_hour_also_in_this_way(
    over: Harness, people: People, clock: Clock, database: Database, tmp_path: Path
) -> None:
    client = create_app(settings(tmp_path, games_per_hour=2), database, clock).test_client()
    assert client.post(f"/g/{over.id}/at/3", json={}).status_code == 201
    assert client.post(f"{people.page(0)}/at/3", json={}).status_code == 201
    for address in (f"/g/{over.id}", people.page(0)):
        refused = client.post(f"{address}/at/3", json={})
        assert refused.status_code == 429
        assert int(refused.headers["Retry-After"]) > 0


# --- what it is called and says ---------------------------------------------------------------------------------------


def test_it_says_what_it_is_wherever_it_is_shown(client: FlaskClient, over: Harness, database: Database) -> None:
    page = seat_page(client, f"/g/{over.id}/at/{AT}", seat="0", level="cautious")
    (game,) = branches(database)
    for address in (page, f"{page}/history", f"{page}/at/3", f"/g/{game.id}", f"/g/{game.id}/at/3"):
        shown = client.get(address)
        assert MARK in text_of(shown), address
        assert f'<a href="/g/{over.id}/at/{AT}">another game after move {AT}</a>' in shown.text
        assert "What if: a game of Wyatt Earp" in shown.text.partition("</title>")[0]
    for address in (f"/g/{game.id}.txt", f"/g/{game.id}/rules"):
        assert "What if: a game of Wyatt Earp" in text_of(client.get(address)), address
    record = client.get(f"/g/{game.id}.json").json
    assert record["game"] == f"{game.id}, a branch of {over.id} after move {AT}"
    assert "seed" not in record
    assert "Friday" not in "".join(client.get(one).text for one in (page, f"/g/{game.id}"))


def test_it_promises_no_secret_number(client: FlaskClient, over: Harness, database: Database) -> None:
    page = seat_page(client, f"/g/{over.id}/at/{AT}", seat="0")
    (game,) = branches(database)
    history = text_of(client.get(f"/g/{game.id}"))
    assert "All shuffles come from the seed of the other game" in history
    assert "one secret number" not in history
    assert "one secret number" not in text_of(client.get(page))


def test_nobody_of_the_other_game_is_named_or_told(
    client: FlaskClient, harness: Harness, database: Database, people_of: Callable[[str], People]
) -> None:
    harness.act(times=30)
    with database.writing() as session:
        session.exec(update(Game).values(status="stopped", ended_at=harness.now))
        before = len(session.exec(select(Outmail)).all())
    pages = [f"/g/{harness.id}", f"/g/{harness.id}/at/9", *(people_of(harness.id).page(n) for n in range(3))]
    shown = [client.get(one).text for one in pages]
    page = seat_page(client, f"/g/{harness.id}/at/9", seat="1")
    told = client.get(page).text + client.get(f"/g/{branches(database)[0].id}").text
    assert not re.findall(r"\b(Anna|Burt|Curt)\b", told)
    assert [re.sub(r"[0-9a-f-]{36}", "", client.get(one).text) for one in pages] == [
        re.sub(r"[0-9a-f-]{36}", "", one) for one in shown
    ]
    with database.reading() as session:
        assert len(session.exec(select(Outmail)).all()) == before


def test_the_hand_of_others_stays_hidden_in_a_branch_under_way(client: FlaskClient, over: Harness) -> None:
    page = seat_page(client, f"/g/{over.id}/at/{AT}", seat="1")
    view = client.get(page, headers=JSON).json["view"]
    assert [isinstance(hand, list) for hand in view["hands"]] == [False, True, False]
    assert isinstance(view["supply"], int)
    assert "As it really was" not in text_of(client.get(f"{page}/history"))


def test_standing_orders_that_nobody_chose_are_told_until_the_first_turn(client: FlaskClient, over: Harness) -> None:
    page = seat_page(client, f"/g/{over.id}/at/{AT}", seat="0")
    assert "Your standing orders play" in text_of(client.get(page)), "although this seat has had turns before"


def test_a_window_asks_on_the_page_whatever_the_preset_orders_are(
    client: FlaskClient, harness: Harness, database: Database
) -> None:
    assert harness.act_until(in_window)
    asked = harness.position().to_act()
    with database.writing() as session:
        session.exec(update(Game).values(status="stopped", ended_at=harness.now, window_at=None))
    page = seat_page(client, f"/g/{harness.id}/at/{harness.game().at}", seat=str(asked[-1]), level="cautious")
    shown = client.get(page, headers=JSON).json
    assert shown["to_act"] == asked
    assert shown["window"]["answered"] is None
    assert "You are asked" in text_of(client.get(page))
    assert client.post(f"{page}/moves", json={"move": "pass", "at": shown["at"]}).status_code == 200
    assert client.get(page, headers=JSON).json["at"] > shown["at"], "the robots had answered"


# --- its end ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_at_its_end_it_stands_beside_what_really_happened(
    client: FlaskClient, over: Harness, database: Database, clock: Clock
) -> None:
    page = seat_page(client, f"/g/{over.id}/at/{AT}", seat="0", level="cautious")
    (game,) = branches(database)
    beside = "Beside what really happened"
    assert beside not in text_of(client.get(page)) + text_of(client.get(f"/g/{game.id}"))
    game = play_to_the_end(database, clock, 0)
    for address in (page, f"{page}/history", f"/g/{game.id}"):
        tables = client.get(address).text.partition(beside)[2].partition("</section>")[0].split("<h3>")[1:]
        assert [table.partition("</h3>")[0] for table in tables] == ["After hand 1", "At the end"], address
        rows = re.findall(r"<tr><th scope=\"row\">.*?</tr>", tables[1])
        amounts = [tuple(re.findall(r"\$[\d,]+", row)) for row in rows]
        money = zip(game.position["money"], over.position().money, strict=True)
        assert amounts == [(engine.dollars(here), engine.dollars(really)) for here, really in money]
        assert "(Anna)" in rows[0]
    public = client.get(f"/g/{game.id}").text
    with database.writing() as session:
        erasing.erase_game(session, session.get_one(Game, over.id))
    for address in (page, f"/g/{game.id}"):
        shown = client.get(address)
        assert "The other game has been erased here" in text_of(shown), address
        assert f"/g/{over.id}" not in shown.text, "also where a page was kept"
    assert public != client.get(f"/g/{game.id}").text


def test_a_branch_that_is_over_can_be_branched_and_played_again(
    client: FlaskClient, over: Harness, database: Database, clock: Clock
) -> None:
    page = seat_page(client, f"/g/{over.id}/at/{AT}", seat="1", level="cautious")
    game = play_to_the_end(database, clock, 1)
    again = seat_page(client, f"{page}/rematch")
    shown = client.get(again, headers=JSON).json
    assert (shown["seat"], shown["name"], "branched_from" in shown) == (0, "A game of Wyatt Earp", False)
    second = client.get(seat_page(client, f"{page}/at/{AT + 5}"), headers=JSON).json
    assert (second["seat"], second["branched_from"], second["branched_at"]) == (1, game.id, AT + 5)


def test_a_branch_is_erased_like_any_game_without_an_address(
    client: FlaskClient, over: Harness, database: Database, clock: Clock
) -> None:
    seat_page(client, f"/g/{over.id}/at/{AT}", seat="0")
    (game,) = branches(database)
    assert game.erase_at == clock.now + timedelta(days=7)


# --- from a costly move -----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_costly_move_can_be_tried_again(
    client: FlaskClient, over: Harness, people: People, database: Database
) -> None:
    """The page *Look at my play* has a button at each of the costliest moves: before it, in the player's chair."""
    analysed(over, 0)
    for scope in ("seat", "analysis"):
        page = people.page(0, scope)
        shown = client.get(f"{page}/my-play")
        costliest = [int(at) for at in re.findall(rf'<form method="post" action="{page}/at/(\d+)"><button', shown.text)]
        assert len(costliest) == 3
        assert text_of(shown).count("Try it again, against robots") == 3
    seat_page(client, f"{page}/at/{costliest[0]}")
    (game,) = branches(database)
    with database.reading() as session:
        tx = GameTransaction(session, game, over.now)
        assert (game.at, tx.position.to_act(), tx.seats[0].robot) == (costliest[0], [0], None)
