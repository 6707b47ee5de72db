"""Devices that are told: adding one of a game and of all games, taking it off, and the page that a message opens."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime, timedelta
from urllib.parse import urlsplit

import pytest
from sqlmodel import select
from werkzeug.test import TestResponse

from service.following.own_devices import MOST
from service.models import Device, Outmail, Player, Push
from service.players import fresh_links
from tests.devices.push_service import Browser
from tests.rows import rows_of
from tests.service.web.conftest import JSON, Table, set_settings, text_of

Mine = Callable[[int], str]


@pytest.fixture
def mine(table: Table, now: datetime) -> Mine:
    """The path of the list of all games of seat n's player, made now."""
    return lambda n: urlsplit(table.links.games(rows_of(table.database, Player)[n], now)).path


def subscription(name: str = "1") -> dict[str, str]:
    return Browser(name, "").subscription


def add(table: Table, path: str, name: str = "1") -> TestResponse:
    """Have a device told, on the page of a seat or of all games."""
    return table.client.post(f"{path}/device", json=subscription(name), headers=JSON)


def devices(table: Table) -> list[Device]:
    return rows_of(table.database, Device)


def test_a_device_is_added_once_and_taken_off(table: Table) -> None:
    path = f"{table.page(0)}/device"
    browser = Browser("1", "")
    added = table.client.post(path, json=browser.subscription, headers=JSON).json
    assert [one["at"] for one in added["devices"]] == ["push.example.org"]
    assert urlsplit(added["link"]).path == table.page(0)
    assert added["page"] == f"{path}?notice=device+told"
    again = table.client.post(path, json=browser.subscription, headers=JSON).json
    assert again["devices"] == added["devices"]
    shown = text_of(table.client.get(added["page"]))
    assert "Your device is told when it is your turn" in shown
    assert "by way of push.example.org" in shown
    assert browser.endpoint not in table.client.get(path).text  # whoever knows it can send there
    off = table.client.post(f"{path}/off", data={"device": added["devices"][0]["id"]}, follow_redirects=True)
    assert "told nothing more" in text_of(off)
    assert devices(table) == []


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("endpoint", f"{url}/x") for url in ("http://push.example.org", "https://127.0.0.1")),
        *(("endpoint", value) for value in ("", "https://push.example.org/" + "x" * 1000, 7)),
        *(("public_key", value) for value in ("", "x", "A" * 87, "é")),
        *(("auth", value) for value in ("", "AAAA", None)),
        *((field, str(subscription()[field]) + 60_000 * "=") for field in ("public_key", "auth")),
        ("more", "x"),
    ],
)
@pytest.mark.parametrize("of_all", [False, True])
def test_a_wrong_one_is_told_and_adds_nothing(
    table: Table, mine: Mine, field: str, value: object, of_all: bool
) -> None:
    path = mine(0) if of_all else table.page(0)
    answer = table.client.post(f"{path}/device", json=subscription() | {field: value}, headers=JSON)
    assert (answer.status_code, set(answer.json["fields"])) == (422, {field})
    assert devices(table) == []


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
def test_a_key_has_one_spelling(table: Table, field: str, spelling: str) -> None:
    """Python's decoder ignores letters of other alphabets: a key of 60 kB would be taken, and kept as it came."""
    usual = subscription("AAAA")
    answer = table.send(0, "/device", usual | {field: UNUSUAL[spelling](usual[field])})
    assert (answer.status_code, set(answer.json["fields"])) == (422, {field})
    assert devices(table) == []


def test_a_key_with_padding_is_kept_without(table: Table) -> None:
    usual = subscription()
    padded = usual | {"public_key": usual["public_key"] + "=", "auth": usual["auth"] + "=="}
    assert table.send(0, "/device", padded).status_code == 200
    assert [(one.public_key, one.auth) for one in devices(table)] == [(usual["public_key"], usual["auth"])]


def test_a_player_has_a_few_devices(table: Table) -> None:
    assert {add(table, table.page(0), str(n)).status_code for n in range(MOST)} == {200}
    more = add(table, table.page(0), "more")
    assert more.status_code == 422
    assert more.json["fields"] == {"endpoint": "You have 10 devices told already. Please take one off first."}
    assert add(table, table.page(0), "3").status_code == 200
    assert len(devices(table)) == MOST


def test_nobody_takes_off_or_sees_the_device_of_another(table: Table, mine: Mine) -> None:
    table.send(0, "/device", subscription())
    add(table, mine(0))
    for one in devices(table):
        for path in (f"{table.page(1)}/device", f"{mine(1)}/device"):
            answer = table.client.post(f"{path}/off", json={"device": one.id}, headers=JSON)
            assert answer.status_code == 200
    assert len(devices(table)) == 2
    assert table.json(1, "/device")["devices"] == []
    assert "Told since" not in text_of(table.client.get(mine(1)))


def test_a_device_told_of_all_games_keeps_a_link_to_them_that_lasts(table: Table, mine: Mine) -> None:
    """The link of the mail is good for a day; that of the device as long as it is told, and for nothing else."""
    turn = table.position().turn
    answer = add(table, mine(turn)).json
    link = urlsplit(answer["link"]).path
    assert answer["page"] == link
    table.now += timedelta(days=30)
    assert table.client.get(mine(turn)).status_code == 410
    page = table.client.get(link)
    assert page.status_code == 200
    assert "Friday" in text_of(page)
    assert "good on this device as long as it is told" in text_of(page)
    assert "In your calendar" not in text_of(page)
    assert page.headers["Cache-Control"] == "no-store"
    token = link.rpartition("/")[2]
    for path in (f"/p/{token}", f"/my-games/{token}", f"/calendar/{token}.ics", f"/own-page/{token}"):
        assert table.client.get(path).status_code == 404
    assert table.client.get(f"/told/{table.page(turn).rpartition('/')[2]}").status_code == 404


def test_a_device_takes_itself_off_and_its_link_ends(table: Table, mine: Mine) -> None:
    link, client = urlsplit(add(table, mine(0)).json["link"]).path, table.client
    (device,) = devices(table)
    client.post(f"{link}/off", data={"device": device.id})
    assert devices(table) == []
    gone = client.get(link)
    assert (gone.status_code, "This device is told nothing any more" in text_of(gone)) == (410, True)
    assert client.post(f"{link}/off", json={"device": device.id}, headers=JSON).status_code == 410


def test_new_links_to_a_seat_end_the_links_of_devices(table: Table, mine: Mine) -> None:
    link = urlsplit(add(table, mine(0)).json["link"]).path
    table.send(0, "/device", subscription())
    table.do(fresh_links.renew, None, 0)
    assert table.client.get(link).status_code == 410
    assert table.json(0, "/device")["devices"] == []


def test_a_game_that_is_over_tells_no_device(table: Table) -> None:
    table.send(0, "/device", subscription())
    table.change(status="stopped", ended_at=table.now)
    assert "Tell this device" not in table.text(0, "/device")
    assert "On this device" not in table.text(0)
    assert add(table, table.page(0), "2").status_code == 410
    assert table.send(0, "/device/off", {"device": 1}).status_code == 200


def test_an_operator_switches_devices_off(table: Table, mine: Mine) -> None:
    set_settings(table.client, push=False)
    for path in (table.page(0), mine(0)):
        assert "On this device" not in text_of(table.client.get(path))
        assert add(table, path).status_code == 410


def test_a_page_that_tells_devices_can_be_installed(table: Table, mine: Mine) -> None:
    for path in (table.page(0), f"{table.page(0)}/device", mine(0)):
        assert 'rel="manifest"' in table.client.get(path).text
    assert "This browser keeps no link to it." in text_of(table.client.get("/open")), "where a message leads"
    with table.client.get("/static/manifest.json") as answer:
        manifest = json.loads(answer.get_data())
    assert "start_url" not in manifest  # the page that is installed is the one that opens
    for icon in manifest["icons"]:
        with table.client.get(f"/static/{icon['src']}") as answer:
            assert answer.mimetype == "image/png"


# --- subscriptions that are renewed, and that end ---------------------------------------------------------------------


def renewal(before: str, after: str, **other: str) -> dict[str, str]:
    """What the worker of a browser posts when its push service has given it another subscription."""
    former = subscription(before)
    return {**subscription(after), "before": former["endpoint"], "before_auth": former["auth"], **other}


def renew(table: Table, body: dict[str, str]) -> tuple[int, object]:
    answer = table.client.post("/device/renewed", json=body, headers=JSON)
    return answer.status_code, answer.json


def test_a_renewed_subscription_is_told_of_what_the_former_one_was(table: Table, mine: Mine) -> None:
    add(table, table.page(0))
    add(table, mine(0))
    add(table, table.page(0), "2")
    add(table, table.page(1), "2")
    body = renewal("1", "3")
    for _ in range(2):
        assert renew(table, body) == (200, {})
    keys = [(one.endpoint, one.public_key, one.auth) for one in devices(table)[:2]]
    assert keys == [(body["endpoint"], body["public_key"], body["auth"])] * 2
    assert [one.endpoint for one in devices(table)[2:]] == [subscription("2")["endpoint"]] * 2
    renew(table, renewal("2", "3"))
    assert [(one.game_id is None, one.player_id) for one in devices(table)] == [(False, 1), (True, 1), (False, 2)]


def test_nobody_else_renews_a_subscription_or_learns_of_it(table: Table) -> None:
    """The endpoint is known to the push service, too; the secret to the browser alone."""
    add(table, table.page(0))
    before = devices(table)
    assert renew(table, renewal("1", "2", before_auth=subscription("2")["auth"])) == (200, {})
    assert renew(table, renewal("3", "2")) == (200, {})
    assert renew(table, {})[0] == 422
    assert renew(table, renewal("1", "2", endpoint="https://127.0.0.1/x"))[0] == 422
    assert devices(table) == before


@pytest.mark.parametrize("error", ["status 404", "status 410", "status 403"])
def test_a_device_that_has_ended_is_told_on_every_page_for_it(table: Table, mine: Mine, error: str) -> None:
    pages = (table.page(0), f"{table.page(0)}/device", mine(0))

    def told() -> list[bool]:
        return ["A device of yours is told nothing any more" in text_of(table.client.get(page)) for page in pages]

    assert told() == [False] * 3
    with table.database.writing() as session:
        mail = session.exec(select(Outmail).where(Outmail.seat == 0)).first()
        assert mail is not None
        push = {"state": "failed", "error": error, "message_id": "x", "created_at": table.now, "next_try_at": table.now}
        session.add(Push(mail_id=mail.id, **push))
    assert told() == [True] * 3
    assert "A device of yours" not in text_of(table.get(1))
    table.now += timedelta(hours=1)
    add(table, mine(0))
    assert told() == [False] * 3
