"""Telling a device in a browser: the button, the link that the browser keeps, and a message that it shows.

No test asks a push service of the internet: subscribing is played by a script, and the browser's own tools deliver what
one would have.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlmodel import col, select

from service.links import Links
from service.models import Device, Player
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.devices.push_service import Browser
from tests.rows import row
from tests.settings import KEYS

ROOT = Path(__file__).parents[2]
SUBSCRIBES = """
const told = %s;
const bytes = (key) => Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.codePointAt());
const subscription = (key) => ({
  ...told,
  options: { applicationServerKey: bytes(key).buffer },
  toJSON: () => told,
  unsubscribe: async () => localStorage.removeItem("subscribed"),
});
window.pushManager = {
  getSubscription: async () => localStorage.subscribed ? subscription(localStorage.subscribed) : null,
  subscribe: async ({ userVisibleOnly, applicationServerKey }) => {
    if (!userVisibleOnly) throw new Error("refused");
    return subscription(localStorage.subscribed = applicationServerKey);
  },
};
"""
RENEWS = """
const done = arguments[0], told = %s, heard = {};
const fresh = { toJSON: () => ({ endpoint: told.endpoint, keys: { p256dh: told.public_key, auth: told.auth } }) };
const addEventListener = (name, listener) => { heard[name] = listener; };
const registration = { pushManager: { subscribe: async ({ applicationServerKey }) => applicationServerKey && fresh } };
%s
heard.pushsubscriptionchange({ newSubscription: %s, waitUntil: (work) => work.then(done, done) });
"""
DELIVERED = """
const done = arguments[0];
navigator.serviceWorker.getRegistration("/static/push_worker.js").then(async (one) => {
  const shown = await one.getNotifications();
  done(shown.map(({ title, tag, data, lang }) => ({ title, tag, data, lang })));
});
"""


@contextmanager
def preceded(browser: Chromium, script: str) -> Iterator[None]:
    """Run a script in each page before those of the page."""
    added = browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": script})
    yield
    browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


@pytest.fixture
def permitted(browser: Chromium, site: Site) -> Iterator[Chromium]:
    """The browser, which may show messages of the site."""
    what = {"origin": site.address, "permissions": ["notifications"]}
    browser.execute_cdp_cmd("Browser.grantPermissions", what)
    yield browser
    browser.execute_cdp_cmd("Browser.resetPermissions", {})


@pytest.fixture
def subscribing(permitted: Chromium) -> Iterator[Chromium]:
    """A browser whose push manager works without a push service."""
    subscription = Browser("1", "").subscription
    keys = {"p256dh": subscription["public_key"], "auth": subscription["auth"]}
    told = json.dumps({"endpoint": subscription["endpoint"], "keys": keys})
    with preceded(permitted, SUBSCRIBES % told):
        yield permitted


def told_lines(browser: Chromium) -> list[str]:
    return [one.text for one in browser.find_all(".told span")]


def tell_this_device(browser: Chromium, words: str) -> None:
    """Press the button, and wait until the list of devices says which is this one."""
    assert "Your browser has to run scripts" not in browser.text()
    browser.press("Tell this device")
    assert words in browser.text()
    browser.wait(lambda: "(this device)" in told_lines(browser)[0])
    browser.check_all()


def test_a_device_is_told_of_a_game_and_a_tap_opens_the_link_that_it_keeps(subscribing: Chromium, site: Site) -> None:
    browser, harness = subscribing, site.game()
    seat = site.page(harness.id, 0)
    browser.get(f"{seat}/device")
    tell_this_device(browser, "Your device is told when it is your turn")
    with site.database.reading() as session:
        assert session.exec(select(Device)).one().game_id == harness.id
    browser.get(f"{site.address}/open#{harness.id}")
    browser.wait(lambda: browser.current_url == seat)
    browser.get(f"{seat}/device")
    browser.press("Tell it nothing more")
    assert told_lines(browser) == []
    browser.get(f"{site.address}/open#{harness.id}")
    assert "This browser keeps no link to it." in browser.text()


@pytest.mark.parametrize("given", ["null", "fresh"])
def test_a_device_whose_push_service_gives_another_subscription_stays_told(
    subscribing: Chromium, site: Site, given: str
) -> None:
    browser = subscribing
    browser.get(f"{site.page(site.game().id, 0)}/device")
    tell_this_device(browser, "Your device is told when it is your turn")
    fresh = Browser("2", "").subscription
    script = (ROOT / "service/web/static/push_worker.js").read_text()
    browser.execute_async_script(RENEWS % (json.dumps(fresh), script, given))
    device = row(site.database, select(Device))
    assert {"endpoint": device.endpoint, "public_key": device.public_key, "auth": device.auth} == fresh


def test_a_device_told_of_all_games_opens_their_list(subscribing: Chromium, site: Site) -> None:
    browser, harness = subscribing, site.game()
    with site.database.reading() as session:
        player = session.exec(select(Player).order_by(col(Player.id))).first()
        assert player is not None
        browser.get(Links(KEYS, site.address).games(player, site.now))
    tell_this_device(browser, "good on this device as long as it is told")
    assert "/told/" in browser.current_url
    browser.get(f"{site.address}/open#{harness.id}")
    browser.wait(lambda: "/told/" in browser.current_url)
    assert browser.heading == "My games"


def test_the_page_says_what_to_do_in_a_browser_that_cannot_be_told(browser: Chromium, site: Site) -> None:
    with preceded(browser, "delete window.PushManager; delete window.pushManager;"):
        browser.get(f"{site.page(site.game().id, 0)}/device")
        shown = browser.text()
    assert "put this page on the home screen" in shown
    assert "Tell this device" not in shown


def test_without_scripts_the_page_says_so(scriptless: Chromium, site: Site) -> None:
    scriptless.get(f"{site.page(site.game().id, 0)}/device")
    assert "Your browser has to run scripts for this." in scriptless.text()
    scriptless.get(f"{site.address}/open")
    assert "This browser keeps no link to it." in scriptless.text()


def test_the_worker_shows_a_message_and_one_about_a_game_replaces_another(permitted: Chromium, site: Site) -> None:
    permitted.get(site.address)
    registered = "navigator.serviceWorker.register('/static/push_worker.js').then(() => arguments[0]())"
    permitted.execute_async_script(registered)
    permitted.execute_cdp_cmd("ServiceWorker.enable", {})
    for number in range(2):
        title = f"Your turn in Friday {number}"
        shown = {"title": title, "lang": "en", "tag": "1", "data": {"id": str(number)}}
        message = {"web_push": 8030, "notification": {**shown, "navigate": f"{site.address}/open#1"}}
        for registration in range(20):  # its number is told by an event only
            push = {"origin": site.address, "registrationId": str(registration), "data": json.dumps(message)}
            permitted.execute_cdp_cmd("ServiceWorker.deliverPushMessage", push)
        permitted.wait(lambda title=title: [one["title"] for one in delivered(permitted)] == [title])
    (last,) = delivered(permitted)
    assert last["data"] == {"id": "1", "navigate": f"{site.address}/open#1"}


def delivered(browser: Chromium) -> list[dict[str, object]]:
    """Return the messages that the browser shows."""
    found: list[dict[str, object]] = browser.execute_async_script(DELIVERED)
    return found
