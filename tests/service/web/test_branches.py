"""What if: playing on from a moment of a finished game against robots, by its public page and by that of a seat."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, update

import engine
from service.db.database import Database
from service.games import erasing
from service.games.transaction import GameTransaction
from service.lobby import branching
from service.models import Game, LoggedMove, Outmail, Player
from service.players import organisers
from service.text.robot_levels import LEVELS
from service.web.base import rate_limits
from tests.rows import execute, rows_of
from tests.service.analysed import analysed
from tests.service.harness import in_window, play_out
from tests.service.web.conftest import JSON, SiteWith, Table, set_settings, text_of, values_of
from tests.settings import BASE_URL

AT = 40
MARK = "What if? This game goes on from another game after move 40"
OFFER = "Play on from here against robots"


def seat_page(table: Table, address: str, **body: Any) -> str:
    """Play on from a moment; the path of the page it leads to."""
    answer = table.client.post(address, data=body)
    assert answer.status_code == 303, text_of(answer)
    return str(answer.headers["Location"])


def branched(over: Table, seat: int, level: str = "cautious") -> tuple[str, Game]:
    """Play on from the public page, in a seat; the path of its page, and the game."""
    page = seat_page(over, f"{over.public}/at/{AT}", seat=str(seat), level=level)
    (game,) = branches(over.database)
    return page, game


def branches(database: Database) -> list[Game]:
    return rows_of(database, Game, col(Game.branched_from).is_not(None))


def stop(table: Table, **more: object) -> None:
    table.change(status="stopped", ended_at=table.now, **more)


# --- the offer --------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_every_table_of_a_finished_game_but_the_last_offers_it(client: FlaskClient, over: Table) -> None:
    at = over.game().at
    for address in (over.public, over.page(0)):
        for n in (0, AT, at - 1):
            shown = client.get(f"{address}/at/{n}")
            assert OFFER in text_of(shown), n
            assert values_of(shown, "seat") == ["0", "1", "2"]
            assert values_of(shown, "level") == ["mix", *LEVELS]
            assert f'<form method="post" action="{address}/at/{n}">' in shown.text
        assert OFFER not in text_of(client.get(f"{address}/at/{at}"))
    assert "From each table you can play on against robots." in text_of(client.get(over.public))
    assert OFFER not in text_of(client.get(f"{over.page(0, 'turn', 0)}/at/3")), "a link of a turn offers nothing"


def test_a_game_under_way_offers_it_nowhere(client: FlaskClient, table: Table) -> None:
    table.act(times=20)
    assert OFFER not in text_of(client.get(f"{table.public}/at/3"))
    assert "play on against robots" not in text_of(client.get(table.public))
    for headers in ({}, JSON):
        refused = client.post(f"{table.public}/at/3", json={"seat": 0}, headers=headers)
        assert refused.status_code == 409
        assert branching.NOT_FINISHED in (refused.json["message"] if headers else text_of(refused))


def test_a_stopped_game_can_be_played_on_from_where_it_was_stopped(client: FlaskClient, table: Table) -> None:
    table.act(times=20)
    at = table.game().at
    stop(table)
    shown = table.get(1, f"/at/{at}")
    assert '<option value="1" selected>Burt</option>' in shown.text, "the chair of whoever has the link"
    assert f'<option value="{table.position().turn}" selected>' in client.get(f"{table.public}/at/{at}").text
    seat_page(table, f"{table.page(1)}/at/{at}")
    (game,) = branches(table.database)
    assert (game.branched_from, game.branched_at) == (table.id, at)


def test_on_a_site_of_its_own_people_only_they_may(client: FlaskClient, over: Table) -> None:
    own = f"{over.page(0)}/at/3"
    for domain, may in (("posse.test", True), ("example.org", False)):
        set_settings(client, organisers=(domain,))
        assert OFFER not in text_of(client.get(f"{over.public}/at/3"))
        refused = client.post(f"{over.public}/at/3", json={"seat": 0}, headers=JSON)
        assert (refused.status_code, refused.json["message"]) == (410, organisers.REFUSED)
        assert (OFFER in text_of(client.get(own))) == may
        assert client.post(own, json={}, headers=JSON).status_code == (201 if may else 410)


# --- beginning it -----------------------------------------------------------------------------------------------------


def test_a_press_leads_to_the_chosen_seat_with_the_moves_so_far(client: FlaskClient, over: Table) -> None:
    page, game = branched(over, 1, "greenhorn")
    shown = client.get(page, headers=JSON).json
    assert (shown["game"], shown["seat"]) == (game.id, 1)
    assert (shown["branched_from"], shown["branched_at"]) == (over.id, AT)
    copied_moves = client.get(f"/g/{game.id}.json").json["moves"][:AT]
    assert copied_moves == client.get(f"{over.public}.json").json["moves"][:AT]
    assert any(move[2:] == ["robot"] for move in copied_moves)
    assert rows_of(over.database, Outmail, Outmail.game_id == game.id) == []
    assert len(rows_of(over.database, LoggedMove, LoggedMove.game_id == over.id)) == over.game().at
    assert game.erase_at == over.now + timedelta(days=7), "like any game without an address"


def test_a_double_click_on_the_page_of_a_seat_begins_one_game(over: Table) -> None:
    address = f"{over.page(0)}/at/{AT}"
    first, second = (seat_page(over, address) for _ in range(2))
    assert first == second
    assert seat_page(over, address, time_zone="Asia/Tokyo") == first, "a script has run since"
    assert seat_page(over, address, level="cautious") != first
    assert len(branches(over.database)) == 2


def test_its_player_reads_times_in_the_zone_of_their_device(client: FlaskClient, over: Table) -> None:
    for address in (f"{over.public}/at/{AT}", f"{over.page(0)}/at/{AT}"):
        shown = client.get(address).text
        assert ('name="time_zone"' in shown, "zone.js" in shown) == (True, True)
        page = seat_page(over, address, time_zone="Asia/Tokyo")
        assert set(re.findall(r"\d\d:\d\d (\w+)", text_of(client.get(page)))) == {"JST"}
    execute(over.database, update(Player).values(time_zone="Europe/Berlin"))
    page = seat_page(over, address, time_zone="Asia/Tokyo", level="cautious")
    assert set(re.findall(r"\d\d:\d\d (\w+)", text_of(client.get(page)))) == {"CET"}, "the player has chosen it"


def test_programs_are_told_the_game_and_its_page_by_default_that_of_the_link_or_of_who_was_to_decide(
    client: FlaskClient, over: Table
) -> None:
    answer = client.post(f"{over.public}/at/{AT}", json={"seat": 2, "level": "deputy"})
    (game,) = branches(over.database)
    assert (answer.status_code, set(answer.json), answer.json["game"]) == (201, {"game", "url"}, game.id)
    assert answer.headers["Location"] == answer.json["url"]
    assert client.get(answer.json["url"].removeprefix(BASE_URL), headers=JSON).json["seat"] == 2
    with over.database.reading() as session:
        to_act = GameTransaction(session, session.get_one(Game, over.id), over.now).position_at(AT).to_act()
    for address, expected in ((over.page(0), 0), (over.public, to_act[0])):
        url = client.post(f"{address}/at/{AT}", json={}).json["url"]
        assert client.get(url.removeprefix(BASE_URL), headers=JSON).json["seat"] == expected


LEVEL = "Expected one of: mix, greenhorn, cautious, deputy, marshal, gunslinger, homesteader."


@pytest.mark.parametrize(
    ("end", "body", "status", "told"),
    [
        *((end, {"seat": 0}, 404, "This game has tables after the moves 0 to") for end in ("at/9999", "at/-1", "at/x")),
        *(("at/3", {"seat": seat}, 422, "Expected one of: 0, 1, 2.") for seat in (3, -1, [0])),
        ("at/3", {"seat": 0, "level": "slow"}, 422, LEVEL),
        ("at/3", {"chair": 0}, 422, "The fields are: seat, level."),
        ("at/3", [], 400, "Send one JSON object"),
    ],
)
def test_what_cannot_begin_is_refused_with_a_reason(over: Table, end: str, body: Any, status: int, told: str) -> None:
    for address in (over.public, over.page(0)):
        refused = over.client.post(f"{address}/{end}", json=body)
        assert (refused.status_code, told in refused.json["message"]) == (status, True), refused.json
        page = over.client.post(f"{address}/{end}", json=body, headers={"Accept": "text/html"})
        assert (page.status_code, told in text_of(page)) == (status, True)
    assert branches(over.database) == []


def test_the_end_of_a_game_and_an_unknown_game_are_refused(client: FlaskClient, over: Table) -> None:
    refused = client.post(f"{over.public}/at/{over.game().at}", json={"seat": 0})
    assert (refused.status_code, refused.json["message"]) == (409, branching.NOTHING_LEFT)
    for unknown in ("0" * 24, "x"):
        assert client.post(f"/g/{unknown}/at/0", json={"seat": 0}).status_code == 404


def test_a_network_starts_so_many_games_an_hour_also_in_this_way(over: Table, site_with: SiteWith) -> None:
    client = site_with(games_per_hour=2)
    pages = [f"{address}/at/3" for address in (over.public, over.page(0))]
    assert [client.post(page, json={}).status_code for page in pages] == [201, 201]
    for page in pages:
        refused = client.post(page, json={})
        assert (refused.status_code, int(refused.headers["Retry-After"]) > 0) == (429, True)


def test_a_seat_goes_on_so_often_a_day_whatever_strangers_do_and_whichever_link_it_has(
    over: Table, site_with: SiteWith, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "BRANCHES_A_DAY", 2)
    client, old = site_with(), over.page(0)
    assert client.post(f"{old}/links", json={}).status_code == 200
    revoked = [client.post(f"{old}/at/3", json={}).status_code for _ in range(3)]
    assert revoked == [410] * 3, "which counts for nobody"
    begun = [client.post(f"{page}/at/3", json={}) for page in [over.public] * 4 + [over.page(0)] * 3]
    assert [answer.status_code for answer in begun] == [201] * 6 + [429]
    assert "At most 2 times in 24 hours" in begun[-1].json["message"]
    assert client.post(f"{over.page(0)}/links", json={}).status_code == 200
    assert client.post(f"{over.page(0)}/at/3", json={}).status_code == 429, "also by a new link to the seat"


# --- what it is called and says ---------------------------------------------------------------------------------------


def test_it_says_what_it_is_wherever_it_is_shown_and_has_no_secret_number(client: FlaskClient, over: Table) -> None:
    page, game = branched(over, 0)
    public = f"/g/{game.id}"
    for address in (page, f"{page}/history", f"{page}/at/3", public, f"{public}/at/3"):
        shown = client.get(address)
        assert MARK in text_of(shown), address
        assert f'<a href="{over.public}/at/{AT}">another game after move {AT}</a>' in shown.text
        assert "What if: a game of Wyatt Earp" in shown.text.partition("</title>")[0]
        assert "one secret number" not in text_of(shown)
    assert "All shuffles come from the seed of the other game" in text_of(client.get(public))
    for address in (f"{public}.txt", f"{public}/rules"):
        assert "What if: a game of Wyatt Earp" in text_of(client.get(address)), address
    record = client.get(f"{public}.json").json
    assert record["game"] == f"{game.id}, a branch of {over.id} after move {AT}"
    assert "seed" not in record
    assert "Friday" not in "".join(client.get(one).text for one in (page, public))


def test_nobody_of_the_other_game_is_named_or_told(client: FlaskClient, table: Table) -> None:
    table.act(times=30)
    stop(table)
    mails = len(rows_of(table.database, Outmail))
    pages = [table.public, f"{table.public}/at/9", *(table.page(n) for n in range(3))]

    def shown() -> list[str]:
        return [re.sub(r"[0-9a-f-]{36}", "", client.get(one).text) for one in pages]

    before = shown()
    page = seat_page(table, f"{table.public}/at/9", seat="1")
    told = client.get(page).text + client.get(f"/g/{branches(table.database)[0].id}").text
    assert not re.findall(r"\b(Anna|Burt|Curt)\b", told)
    assert shown() == before
    assert len(rows_of(table.database, Outmail)) == mails


def test_in_a_branch_under_way_other_hands_stay_hidden_and_standing_orders_are_told(over: Table) -> None:
    page, _ = branched(over, 1)
    view = over.client.get(page, headers=JSON).json["view"]
    assert [isinstance(hand, list) for hand in view["hands"]] == [False, True, False]
    assert isinstance(view["supply"], int)
    assert "As it really was" not in text_of(over.client.get(f"{page}/history"))
    assert "Your standing orders play" in text_of(over.client.get(page)), "although this seat has had turns before"


def test_a_window_asks_on_the_page_whatever_the_preset_orders_are(client: FlaskClient, table: Table) -> None:
    assert table.act_until(in_window)
    asked = table.position().to_act()
    stop(table, window_at=None)
    page = seat_page(table, f"{table.public}/at/{table.game().at}", seat=str(asked[-1]), level="cautious")
    shown = client.get(page, headers=JSON).json
    assert shown["to_act"] == asked
    assert shown["window"]["answered"] is None
    assert "You are asked" in text_of(client.get(page))
    assert client.post(f"{page}/moves", json={"move": "pass", "at": shown["at"]}).status_code == 200
    assert client.get(page, headers=JSON).json["at"] > shown["at"], "the robots had answered"


# --- its end ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_at_its_end_it_stands_beside_what_really_happened_and_is_played_again(client: FlaskClient, over: Table) -> None:
    page, game = branched(over, 0)
    beside = "Beside what really happened"
    assert beside not in text_of(client.get(page)) + text_of(client.get(f"/g/{game.id}"))
    play_out(over.database, game.id, 0, over.now)
    (game,) = branches(over.database)
    for address in (page, f"{page}/history", f"/g/{game.id}"):
        tables = client.get(address).text.partition(beside)[2].partition("</section>")[0].split("<h3>")[1:]
        assert [one.partition("</h3>")[0] for one in tables] == ["After hand 1", "At the end"], address
        lines = re.findall(r"<tr><th scope=\"row\">.*?</tr>", tables[1])
        amounts = [tuple(re.findall(r"\$[\d,]+", line)) for line in lines]
        money = zip((game.position or {})["money"], over.position().money, strict=True)
        assert amounts == [(engine.dollars(here), engine.dollars(really)) for here, really in money]
        assert "(Anna)" in lines[0]
    again = client.get(seat_page(over, f"{page}/rematch"), headers=JSON).json
    assert (again["seat"], again["name"], "branched_from" in again) == (0, "A game of Wyatt Earp", False)
    second = client.get(seat_page(over, f"{page}/at/{AT + 5}"), headers=JSON).json
    assert (second["seat"], second["branched_from"], second["branched_at"]) == (0, game.id, AT + 5)
    public = client.get(f"/g/{game.id}").text
    with over.database.writing() as session:
        erasing.erase_game(session, session.get_one(Game, over.id))
    for address in (page, f"/g/{game.id}"):
        shown = client.get(address)
        assert "The other game has been erased here" in text_of(shown), address
        assert over.public not in shown.text, "also where a page was kept"
    assert public != client.get(f"/g/{game.id}").text


@pytest.mark.slow
def test_a_costly_move_can_be_tried_again(client: FlaskClient, over: Table) -> None:
    """The page *Look at my play* has a button at each of the costliest moves: before it, in the player's chair."""
    analysed(over, 0)
    for page in (over.page(0), over.page(0, "analysis")):
        shown = client.get(f"{page}/my-play")
        costliest = [int(at) for at in re.findall(rf'<form method="post" action="{page}/at/(\d+)"><button', shown.text)]
        assert len(costliest) == 3
        assert text_of(shown).count("Try it again, against robots") == 3
    seat_page(over, f"{page}/at/{costliest[0]}")
    (game,) = branches(over.database)
    with over.database.reading() as session:
        tx = GameTransaction(session, game, over.now)
        assert (game.at, tx.position.to_act(), tx.seats[0].robot) == (costliest[0], [0], None)
