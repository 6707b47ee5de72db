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
from sqlmodel import select

from service.db.database import Database
from service.models import Game, PrivateNote, Seat
from service.operations.privacy import forgetting, retention
from tests.databases import both
from tests.security.scenes import substituted
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Clock, People, text_of
from tests.service.web.twins import World

SECRET = "Burt collects <b>Jesse James</b> & wants the Gun"
AREA = re.compile(r'<textarea id="note-text"[^>]*>\n(.*?)</textarea>', re.DOTALL)


def shown(client: FlaskClient, page: str) -> str:
    """The note on a page, as a browser has it."""
    return unescape(AREA.findall(client.get(page).text)[0])


def saved(database: Database) -> list[tuple[int, str]]:
    with database.reading() as session:
        return [(note.seat, note.text) for note in session.exec(select(PrivateNote))]


@pytest.fixture
def noted(client: FlaskClient, people: People) -> str:
    """The page of seat 1, whose player has written a note."""
    page = people.page(1)
    assert client.post(f"{page}/note", data={"note": SECRET}).status_code == 303
    return page


def test_a_note_is_saved_shown_changed_and_deleted(client: FlaskClient, noted: str, database: Database) -> None:
    assert shown(client, noted) == SECRET
    answer = client.post(f"{noted}/note", data={"note": "First line\r\n\r\n  second"})
    assert "Your note is saved" in text_of(client.get(answer.headers["Location"]))
    assert shown(client, noted) == "First line\n\n  second"
    client.post(f"{noted}/note", data={"note": " \r\n"})
    assert shown(client, noted) == ""
    assert saved(database) == []


def test_a_line_break_at_the_beginning_is_kept(client: FlaskClient, noted: str) -> None:
    client.post(f"{noted}/note", data={"note": "\r\nafter it\x00\x07"})
    assert shown(client, noted) == "\nafter it"


def test_a_note_has_a_thousand_characters_at_most_each_line_break_one_of_them(
    client: FlaskClient, noted: str, database: Database
) -> None:
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


def test_a_live_link_of_a_turn_shows_it_and_none_that_is_past(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    turn = harness.position().turn
    link = people.page(turn, "turn", 0)
    client.post(f"{link}/note", data={"note": SECRET})
    assert shown(client, link) == shown(client, people.page(turn)) == SECRET
    harness.pass_turn()
    for void in (link, people.page(turn, "done", harness.game().at), people.page(turn, "mute")):
        assert "Burt collects" not in client.get(void).text


@pytest.mark.slow
def test_nothing_that_anybody_else_gets_tells_of_a_note(
    database: Database, tmp_path: Path, migrated: Path, now: datetime
) -> None:
    """Two copies of one game, in one of which a player has written a note: pages, JSON, records, mails, old links."""
    shutil.copy(migrated, tmp_path / "posse.sqlite")
    there = Database(f"sqlite:///{tmp_path / 'posse.sqlite'}")
    harness = Harness(there, now)
    there.close()
    seen = []
    for name in ("with", "without"):
        folder = tmp_path / name
        folder.mkdir()
        shutil.copy(tmp_path / "posse.sqlite", folder / "posse.sqlite")
        world = World(folder, harness.id, now)
        if name == "with":
            answer = world.client.post(f"{world.path(1)}/note", data={"note": SECRET})
            assert answer.status_code == 303
            assert "Burt collects" in world.client.get(world.path(1)).text
        seen.append(world.noticed(1))
        world.close()
    assert seen[0] == seen[1]


def test_their_own_mails_and_json_do_not_hold_it_either(
    client: FlaskClient, noted: str, harness: Harness, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (noted, f"{noted}/mail-history", f"{noted}/clock"):
        assert "Burt collects" not in client.get(path, headers=JSON).text
    assert "Burt collects" not in repr([mail.model_dump() for mail in harness.mails()])
    assert "Burt collects" not in repr(harness.record())
    printed = capsys.readouterr()
    assert "Burt collects" not in printed.out + printed.err


def given_away(harness: Harness) -> None:
    substituted(harness, 1)


def forgotten(harness: Harness) -> None:
    with harness.database.writing() as session:
        forgetting.forget(session, player_of(harness), harness.now)


def forgotten_at_own_wish(harness: Harness) -> None:
    with harness.database.writing() as session:
        game = session.get_one(Game, harness.id)
        seat = session.exec(select(Seat).where(Seat.game_id == game.id, Seat.n == 1)).one()
        forgetting.forget_at_own_wish(session, game, seat, harness.now)


def address_erased(harness: Harness) -> None:
    """As when the player's last game has been over for 90 days."""
    with harness.database.writing() as session:
        forgetting.erase_address(session, player_of(harness))


def player_of(harness: Harness) -> int:
    with harness.database.reading() as session:
        return session.exec(select(Seat.player_id).where(Seat.game_id == harness.id, Seat.n == 1)).one() or 0


@both
@pytest.mark.parametrize("happens", [given_away, forgotten, forgotten_at_own_wish, address_erased])
def test_it_is_erased_with_its_player_and_no_other_is(
    client: FlaskClient,
    noted: str,
    people: People,
    harness: Harness,
    database: Database,
    happens: Callable[[Harness], None],
) -> None:
    client.post(f"{people.page(2)}/note", data={"note": "mine"})
    other = Harness(database, harness.now, seed=2)
    with database.writing() as session:
        session.add(PrivateNote(game_id=other.id, seat=1, text="in another game"))
    assert len(saved(database)) == 3
    happens(harness)
    assert sorted(saved(database)) == [(1, "in another game"), (2, "mine")]


def test_a_robot_that_holds_the_seat_erases_nothing(client: FlaskClient, noted: str) -> None:
    client.post(f"{noted}/resign")
    assert shown(client, noted) == SECRET


def test_a_guest_s_note_is_erased_with_the_game(client: FlaskClient, database: Database, clock: Clock) -> None:
    answer = client.post("/games", json={"players": [{"name": "Gast"}, {"robot": "cautious"}]}, headers=JSON)
    page = answer.json["url"].removeprefix("https://posse.test")
    client.post(f"{page}/note", data={"note": SECRET})
    assert shown(client, page) == SECRET
    while retention.work_due(database, clock.now + timedelta(days=8)):
        pass
    assert saved(database) == []
