"""Who may propose the next game to the same players, and how often."""

from __future__ import annotations

import pytest

from service.models import Player
from service.players import players
from service.privacy import forgetting
from tests.rows import alter, commit
from tests.service.sweeping import sweep
from tests.service.web.conftest import SiteWith, Table, set_settings, text_of
from tests.service.web.test_rematch import harness, mails, next_games, press, seats_of

__all__ = ["harness"]


@pytest.mark.parametrize("status", ["playing", "paused", "stopped"])
def test_only_a_game_with_a_winner_is_played_again(table: Table, status: str) -> None:
    table.change(status=status)
    assert "/rematch" not in table.get(0).text
    assert table.send(0, "/rematch").status_code == 409
    assert not next_games(table.database)


def test_nobody_proposes_more_than_three_games_a_day_to_the_same_players(table: Table) -> None:
    """Neither by one game after the other, nor by calling each off."""
    for _ in range(3):
        table.client.post(press(table, 0).partition("?")[0] + "/cancel")
        table.later(minutes=1)
    refused = table.press(0, "/rematch")
    assert refused.status_code == 429
    assert refused.headers["Retry-After"]
    assert "At most 3 invitations by one organiser to one person" in text_of(refused)
    assert len(next_games(table.database)) == 3
    table.later(days=1)
    press(table, 0)


def test_a_player_who_wants_no_invitations_looks_like_one_who_has_not_answered(table: Table) -> None:
    """Whether their address is stored still, or was erased after the game."""
    with table.database.writing() as session:
        burt, curt = (session.get_one(Player, table.seat(n).player_id) for n in (1, 2))
        players.block(session, burt, table.now)
        players.block(session, curt, table.now)
        forgetting.erase_address(session, curt.id or 0)
    page = press(table, 0).partition("?")[0]
    (game,) = next_games(table.database)
    assert {state for _, _, state in mails(table.database, game.id)} == {"superseded"}
    table.later(days=1)
    for n in (1, 2):
        assert table.client.post(page, data={"action": "remind", "seat": n}).status_code == 303
    shown = text_of(table.client.get(page))
    burts, curts = (shown.partition(f"{name} has not answered yet")[2][:230] for name in ("Burt", "Curt"))
    assert burts.replace("Burt", "Curt") == curts
    table.later(days=7)
    sweep(table.database, table.now)
    assert [seat.state for seat in seats_of(table.database, game.id)] == ["accepted", "lapsed", "lapsed"]


def test_somebody_else_takes_the_seat_of_a_player_whose_address_was_erased(table: Table) -> None:
    commit(table.database, forgetting.erase_address, table.seat(2).player_id or 0)
    page = press(table, 0).partition("?")[0]
    body = {"action": "ask", "seat": "1", "withdrawn": "0", "name": "Doro", "email": "doro@example.org"}
    assert table.client.post(page, data=body).status_code == 303
    (game,) = next_games(table.database)
    assert [seat.name for seat in seats_of(table.database, game.id)] == ["Anna", "Doro", "Burt"]


def test_a_player_without_an_address_or_who_wants_no_invitations_organises_nothing(table: Table) -> None:
    with table.database.writing() as session:
        anna, burt = (session.get_one(Player, table.seat(n).player_id) for n in (0, 1))
        players.block(session, anna, table.now)
        forgetting.erase_address(session, burt.id or 0)
    assert "/rematch" not in table.get(1).text
    for n, words in ((0, "asked for no more invitations"), (1, "No mail address is stored for this seat")):
        refused = table.press(n, "/rematch")
        assert (refused.status_code, words in text_of(refused)) == (410, True)
    assert not next_games(table.database)


def test_where_only_some_may_organise_the_others_propose_nothing(table: Table) -> None:
    alter(table.database, Player, table.seat(0).player_id, address="anna@example.org")
    set_settings(table.client, organisers=("example.org",))
    assert "/rematch" not in table.get(1).text
    refused = table.press(1, "/rematch")
    assert (refused.status_code, "only its own people start games" in text_of(refused)) == (410, True)
    press(table, 0)
    press(table, 1)


def test_games_played_again_count_among_those_of_a_network(table: Table, site_with: SiteWith) -> None:
    table.client = site_with(games_per_hour=2)
    assert [table.press(n, "/rematch").status_code for n in (0, 1, 2)] == [303, 303, 429]
