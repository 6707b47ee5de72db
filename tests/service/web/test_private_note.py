"""The note that a player writes for themselves: who reads it, where it is not, and when it is erased."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from datetime import datetime, timedelta
from html import unescape
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.db.database import Database
from service.models import PrivateNote
from service.privacy import forgetting
from tests.databases import both
from tests.rows import add, commit, rows_of
from tests.security.scenes import substituted
from tests.service.harness import Harness
from tests.service.sweeping import tidy
from tests.service.web.conftest import JSON, Clock, Guest, Table, text_of
from tests.service.web.twins import World

SECRET = "Burt collects <b>Jesse James</b> & wants the Gun"
AREA = re.compile(r'<textarea id="note-text"[^>]*>\n(.*?)</textarea>', re.DOTALL)


def shown(client: FlaskClient, page: str) -> str:
    """Return the note on a page, as a browser has it."""
    return unescape(AREA.findall(client.get(page).text)[0])


def saved(database: Database) -> list[tuple[int, str]]:
    return [(note.seat, note.text) for note in rows_of(database, PrivateNote)]


@pytest.fixture
def noted(table: Table) -> str:
    """The page of seat 1, whose player has written a note."""
    assert table.press(1, "/note", {"note": SECRET}).status_code == 303
    return table.page(1)


def test_a_note_is_saved_shown_changed_and_deleted(client: FlaskClient, noted: str, database: Database) -> None:
    assert shown(client, noted) == SECRET
    client.post(f"{noted}/resign")
    assert shown(client, noted) == SECRET, "a robot that holds the seat erases nothing"
    client.post(f"{noted}/return")
    answer = client.post(f"{noted}/note", data={"note": "First line\r\n\r\n  second"})
    assert "Your note is saved" in text_of(client.get(answer.headers["Location"]))
    assert shown(client, noted) == "First line\n\n  second"
    client.post(f"{noted}/note", data={"note": "\r\nafter a line break\x00\x07"})
    assert shown(client, noted) == "\nafter a line break"
    client.post(f"{noted}/note", data={"note": " \r\n"})
    assert shown(client, noted) == ""
    assert saved(database) == []


def test_a_note_has_a_thousand_characters(client: FlaskClient, noted: str, database: Database) -> None:
    full = "ä\n" * 499 + "äö"
    assert client.post(f"{noted}/note", data={"note": full.replace("\n", "\r\n")}).status_code == 303
    assert saved(database) == [(1, full)]
    refused = client.post(f"{noted}/note", data={"note": f"{full}!"})
    assert refused.status_code == 422
    assert "at most 1000 characters, and this one has 1001" in text_of(refused)
    assert AREA.findall(refused.text)[0].startswith("ä"), "what was typed is not lost"
    assert saved(database) == [(1, full)]
    assert len(client.post(f"{noted}/note", data={"note": "&" * 60_000}).data) < len(client.get(noted).data) + 4096


def test_programs_save_it_and_get_the_seat_s_object_without_it(client: FlaskClient, noted: str) -> None:
    answer = client.post(f"{noted}/note", json={"note": "other"}, headers=JSON)
    assert (answer.status_code, answer.json["seat"]) == (200, 1)
    assert "other" not in answer.text
    assert client.post(f"{noted}/note", json={"note": "x" * 1001}, headers=JSON).status_code == 422
    assert client.post(f"{noted}/note", json={}, headers=JSON).status_code == 400


def test_a_live_link_of_a_turn_shows_it_and_none_that_is_past(client: FlaskClient, table: Table) -> None:
    turn = table.position().turn
    link = table.page(turn, "turn", 0)
    client.post(f"{link}/note", data={"note": SECRET})
    assert shown(client, link) == shown(client, table.page(turn)) == SECRET
    table.pass_turn()
    for void in (link, table.page(turn, "done", table.game().at), table.page(turn, "mute")):
        assert "Burt collects" not in client.get(void).text


@pytest.mark.slow
def test_nothing_that_anybody_else_gets_tells_of_a_note(tmp_path: Path, migrated: Path, now: datetime) -> None:
    """Two copies of one game, in one of which a player has written a note: pages, JSON, records, mails, old links."""
    there = Database(f"sqlite:///{shutil.copy(migrated, tmp_path / 'posse.sqlite')}")
    harness = Harness(there, now)
    there.close()
    seen = []
    for name in ("with", "without"):
        folder = tmp_path / name
        folder.mkdir()
        shutil.copy(tmp_path / "posse.sqlite", folder)
        world = World(folder, harness.id, now)
        if name == "with":
            assert world.client.post(f"{world.path(1)}/note", data={"note": SECRET}).status_code == 303
            assert "Burt collects" in world.client.get(world.path(1)).text
        seen.append(world.noticed(1))
        world.close()
    assert seen[0] == seen[1]


def test_their_own_mails_and_json_do_not_hold_it_either(
    client: FlaskClient, noted: str, table: Table, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (noted, f"{noted}/mail-history", f"{noted}/clock"):
        assert "Burt collects" not in client.get(path, headers=JSON).text
    assert "Burt collects" not in repr([mail.model_dump() for mail in table.mails()]) + repr(table.record())
    printed = capsys.readouterr()
    assert "Burt collects" not in printed.out + printed.err


def given_away(table: Table) -> None:
    substituted(table, 1)


def forgotten(table: Table) -> None:
    commit(table.database, forgetting.forget, table.seat(1).player_id or 0, table.now)


def forgotten_at_own_wish(table: Table) -> None:
    assert table.press(1, "/forget").status_code == 303


def address_erased(table: Table) -> None:
    """As when the player's last game has been over for 90 days."""
    commit(table.database, forgetting.erase_address, table.seat(1).player_id or 0)


@both
@pytest.mark.parametrize("happens", [given_away, forgotten, forgotten_at_own_wish, address_erased])
def test_it_alone_is_erased_with_its_player(noted: str, table: Table, happens: Callable[[Table], None]) -> None:
    table.press(2, "/note", {"note": "mine"})
    other = table.beside(seed=2)
    add(table.database, PrivateNote(game_id=other.id, seat=1, text="in another game"))
    assert len(saved(table.database)) == 3
    happens(table)
    assert sorted(saved(table.database)) == [(1, "in another game"), (2, "mine")]


def test_a_guest_s_note_is_erased_with_the_game(
    client: FlaskClient, database: Database, clock: Clock, guest: Guest
) -> None:
    page = guest()
    client.post(f"{page}/note", data={"note": SECRET})
    assert shown(client, page) == SECRET
    tidy(database, clock.now + timedelta(days=8))
    assert saved(database) == []
