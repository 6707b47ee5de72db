"""Devices that are told: adding one of a game and of all games, taking it off, and the page that a message opens."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import col, select

from service.db.database import Database
from service.games.transaction import GameTransaction
from service.links import Links
from service.models import Device, Game, Player
from service.players import fresh_links
from service.players.own_devices import MOST
from service.web import create_app
from tests.devices.push_service import Browser
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, Clock, People, text_of
from tests.settings import settings

Subscription = dict[str, str]


@pytest.fixture
def mine(database: Database, links: Links, harness: Harness, now: datetime) -> Callable[[int], str]:
    """The path of the list of all games of seat n's player, made now."""

    def path(n: int) -> str:
        with database.reading() as session:
            player = session.exec(select(Player).order_by(col(Player.id))).all()[n]
            return urlsplit(links.games(player, now)).path

    return path


def subscription(name: str = "1") -> Subscription:
    return Browser(name, "").subscription


def rows(database: Database) -> list[Device]:
    with database.reading() as session:
        return list(session.exec(select(Device).order_by(col(Device.id))))


def test_a_device_is_added_once_and_taken_off(client: FlaskClient, people: People, database: Database) -> None:
    path = f"{people.page(0)}/device"
    browser = Browser("1", "")
    added = client.post(path, json=browser.subscription, headers=JSON).json
    assert [one["at"] for one in added["devices"]] == ["push.example.org"]
    assert urlsplit(added["link"]).path == people.page(0)
    assert added["page"] == f"{path}?notice=device+told"
    again = client.post(path, json=browser.subscription, headers=JSON).json
    assert again["devices"] == added["devices"]
    shown = text_of(client.get(added["page"]))
    assert "Your device is told when it is your turn" in shown
    assert "by way of push.example.org" in shown
    assert browser.endpoint not in client.get(path).text  # whoever knows it can send there
    off = client.post(f"{path}/off", data={"device": added["devices"][0]["id"]}, follow_redirects=True)
    assert "told nothing more" in text_of(off)
    assert rows(database) == []


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": ""},
        {"endpoint": "http://push.example.org/x"},
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "https://push.example.org/" + "x" * 1000},
        {"endpoint": 7},
        {"public_key": ""},
        {"public_key": "x"},
        {"public_key": "A" * 87},
        {"public_key": "é"},
        {"public_key": subscription()["public_key"] + 60_000 * "="},
        {"auth": ""},
        {"auth": "AAAA"},
        {"auth": None},
        {"auth": subscription()["auth"] + 60_000 * "="},
        {"more": "x"},
    ],
)
@pytest.mark.parametrize("of_all", [False, True])
def test_a_wrong_subscription_is_told_and_adds_nothing(
    client: FlaskClient,
    people: People,
    mine: Callable[[int], str],
    database: Database,
    change: dict[str, object],
    of_all: bool,
) -> None:
    path = mine(0) if of_all else people.page(0)
    answer = client.post(f"{path}/device", json=subscription() | change, headers=JSON)
    assert answer.status_code == 422
    assert set(answer.json["fields"]) == set(change)
    assert rows(database) == []


UNUSUAL: dict[str, Callable[[str], str]] = {
    "letters of no alphabet": lambda key: key[:9] + "\x01." * 8_000 + key[9:],
    "a line break": lambda key: key + "\n",
    "the other alphabet": lambda key: key[:-2] + "+/",
    "spare bits": lambda key: key[:-1] + chr(ord(key[-1]) + 1),
    "too much padding": lambda key: key + "=" * 8,
    "a byte more": lambda key: key + "AAAA",
    "a byte less": lambda key: key[:-4],
}


@pytest.mark.parametrize("field", ["public_key", "auth"])
@pytest.mark.parametrize("spelling", UNUSUAL)
def test_a_key_has_one_spelling(
    client: FlaskClient, people: People, database: Database, field: str, spelling: str
) -> None:
    """Python's decoder ignores letters of other alphabets: a key of 60 kB would be taken, and kept as it came."""
    usual = subscription("AAAA")
    answer = client.post(
        f"{people.page(0)}/device", json=usual | {field: UNUSUAL[spelling](usual[field])}, headers=JSON
    )
    assert (answer.status_code, set(answer.json["fields"])) == (422, {field})
    assert rows(database) == []


def test_a_key_with_padding_is_kept_without(client: FlaskClient, people: People, database: Database) -> None:
    usual = subscription()
    padded = usual | {"public_key": usual["public_key"] + "=", "auth": usual["auth"] + "=="}
    assert client.post(f"{people.page(0)}/device", json=padded, headers=JSON).status_code == 200
    assert [(one.public_key, one.auth) for one in rows(database)] == [(usual["public_key"], usual["auth"])]


def test_a_player_has_a_few_devices(client: FlaskClient, people: People, database: Database) -> None:
    path = f"{people.page(0)}/device"
    for n in range(MOST):
        assert client.post(path, json=subscription(str(n)), headers=JSON).status_code == 200
    more = client.post(path, json=subscription("more"), headers=JSON)
    assert more.status_code == 422
    assert more.json["fields"] == {"endpoint": "You have 10 devices told already. Please take one off first."}
    assert client.post(path, json=subscription("3"), headers=JSON).status_code == 200
    assert len(rows(database)) == MOST


def test_nobody_takes_off_or_sees_the_device_of_another(
    client: FlaskClient, people: People, mine: Callable[[int], str], database: Database
) -> None:
    client.post(f"{people.page(0)}/device", json=subscription(), headers=JSON)
    client.post(f"{mine(0)}/device", json=subscription(), headers=JSON)
    for one in rows(database):
        for path in (f"{people.page(1)}/device", f"{mine(1)}/device"):
            answer = client.post(f"{path}/off", json={"device": one.id}, headers=JSON)
            assert answer.status_code == 200
    assert len(rows(database)) == 2
    assert client.get(f"{people.page(1)}/device", headers=JSON).json["devices"] == []
    assert "Told since" not in text_of(client.get(mine(1)))


def test_a_device_told_of_all_games_keeps_a_link_to_them_that_lasts(
    client: FlaskClient, clock: Clock, mine: Callable[[int], str], harness: Harness, people: People
) -> None:
    """The link of the mail is good for a day; that of the device as long as it is told, and for nothing else."""
    turn = harness.position().turn
    answer = client.post(f"{mine(turn)}/device", json=subscription(), headers=JSON).json
    link = urlsplit(answer["link"]).path
    assert answer["page"] == link
    clock.now += timedelta(days=30)
    assert client.get(mine(turn)).status_code == 410
    page = client.get(link)
    assert page.status_code == 200
    assert "Friday" in text_of(page)
    assert "good on this device as long as it is told" in text_of(page)
    assert "In your calendar" not in text_of(page)
    assert page.headers["Cache-Control"] == "no-store"
    token = link.rpartition("/")[2]
    for path in (f"/p/{token}", f"/my-games/{token}", f"/calendar/{token}.ics", f"/own-page/{token}"):
        assert client.get(path).status_code == 404
    assert client.get(f"/told/{people.page(turn).rpartition('/')[2]}").status_code == 404


def test_a_device_takes_itself_off_and_its_link_ends(
    client: FlaskClient, mine: Callable[[int], str], database: Database
) -> None:
    link = urlsplit(client.post(f"{mine(0)}/device", json=subscription(), headers=JSON).json["link"]).path
    (device,) = rows(database)
    client.post(f"{link}/off", data={"device": device.id})
    assert rows(database) == []
    gone = client.get(link)
    assert gone.status_code == 410
    assert "This device is told nothing any more" in text_of(gone)
    assert client.post(f"{link}/off", json={"device": device.id}, headers=JSON).status_code == 410


def test_new_links_to_a_seat_end_the_links_of_devices(
    client: FlaskClient, mine: Callable[[int], str], harness: Harness, people: People, database: Database
) -> None:
    link = urlsplit(client.post(f"{mine(0)}/device", json=subscription(), headers=JSON).json["link"]).path
    client.post(f"{people.page(0)}/device", json=subscription(), headers=JSON)
    with database.writing() as session:
        fresh_links.renew(GameTransaction.lock(session, harness.id, harness.now), 0)
    assert client.get(link).status_code == 410
    assert client.get(f"{people.page(0)}/device", headers=JSON).json["devices"] == []


def test_a_game_that_is_over_tells_no_device(
    client: FlaskClient, people: People, harness: Harness, database: Database
) -> None:
    client.post(f"{people.page(0)}/device", json=subscription(), headers=JSON)
    with database.writing() as session:
        session.exec(update(Game).values(status="stopped", ended_at=harness.now))
    assert "Tell this device" not in text_of(client.get(f"{people.page(0)}/device"))
    assert "On this device" not in text_of(client.get(people.page(0)))
    answer = client.post(f"{people.page(0)}/device", json=subscription("2"), headers=JSON)
    assert answer.status_code == 410
    assert client.post(f"{people.page(0)}/device/off", json={"device": 1}, headers=JSON).status_code == 200


def test_an_operator_switches_devices_off(
    database: Database, people: People, mine: Callable[[int], str], clock: Clock, tmp_path: Path
) -> None:
    without = create_app(settings(tmp_path, push=False), database, clock).test_client()
    assert "On this device" not in text_of(without.get(people.page(0)))
    assert "On this device" not in text_of(without.get(mine(0)))
    for path in (people.page(0), mine(0)):
        assert without.post(f"{path}/device", json=subscription(), headers=JSON).status_code == 410


def test_the_page_that_a_message_opens_knows_nothing(client: FlaskClient) -> None:
    page = client.get("/open")
    assert page.status_code == 200
    assert "This browser keeps no link to it." in text_of(page)


def test_a_page_that_tells_devices_can_be_installed(
    client: FlaskClient, people: People, mine: Callable[[int], str]
) -> None:
    for path in (people.page(0), f"{people.page(0)}/device", mine(0)):
        assert 'rel="manifest"' in client.get(path).text
    with client.get("/static/manifest.json") as answer:
        manifest = json.loads(answer.get_data())
    assert "start_url" not in manifest  # the page that is installed is the one that opens
    for icon in manifest["icons"]:
        with client.get(f"/static/{icon['src']}") as answer:
            assert answer.mimetype == "image/png"
