"""Telling a device in a browser: the button, the link that the browser keeps, and a message that it shows.

No test asks a push service of the internet: subscribing is played by a script, and the browser's own tools deliver what
one would have.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait
from sqlmodel import col, select

from service.links import Links
from service.models import Device, Player
from tests.browser.conftest import Site
from tests.browser.measures import PHONE, show
from tests.browser.test_axe import check
from tests.browser.test_pages import heading
from tests.devices.push_service import Browser
from tests.service.harness import Harness
from tests.settings import KEYS

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
DELIVERED = """
const done = arguments[0];
navigator.serviceWorker.getRegistration("/static/push_worker.js").then(async (one) => {
  const shown = await one.getNotifications();
  done(shown.map(({ title, tag, data, lang }) => ({ title, tag, data, lang })));
});
"""


@pytest.fixture
def permitted(browser: webdriver.Chrome, site: Site) -> Iterator[webdriver.Chrome]:
    """The browser on a phone, which may show messages of the site."""
    show(browser, PHONE)
    what = {"origin": site.address, "permissions": ["notifications"]}
    browser.execute_cdp_cmd("Browser.grantPermissions", what)
    yield browser
    browser.execute_cdp_cmd("Browser.resetPermissions", {})


@pytest.fixture
def subscribing(permitted: webdriver.Chrome) -> Iterator[webdriver.Chrome]:
    """A browser whose push manager works without a push service."""
    subscription = Browser("1", "").subscription
    keys = {"p256dh": subscription["public_key"], "auth": subscription["auth"]}
    told = json.dumps({"endpoint": subscription["endpoint"], "keys": keys})
    added = permitted.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": SUBSCRIBES % told})
    yield permitted
    permitted.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


def press(browser: webdriver.Chrome, words: str) -> None:
    """Press a button whose script posts, and wait for the page that follows."""
    button = next(one for one in browser.find_elements(By.TAG_NAME, "button") if one.text == words)
    button.click()
    WebDriverWait(browser, 10).until(lambda _: _is_gone(button))


def _is_gone(button: object) -> bool:
    try:
        button.is_enabled()  # type: ignore[attr-defined]
    except Exception:
        return True
    return False


def main_text(browser: webdriver.Chrome) -> str:
    return browser.find_element(By.TAG_NAME, "main").text


def told_lines(browser: webdriver.Chrome) -> list[str]:
    return [one.text for one in browser.find_elements(By.CSS_SELECTOR, ".told span")]


def test_a_device_is_told_of_a_game_and_a_tap_opens_the_link_that_it_keeps(
    subscribing: webdriver.Chrome, site: Site
) -> None:
    harness = Harness(site.database, site.now)
    seat = site.page(harness.id, 0)
    subscribing.get(f"{seat}/device")
    assert "Your browser has to run scripts" not in main_text(subscribing)
    press(subscribing, "Tell this device")
    assert "Your device is told when it is your turn" in main_text(subscribing)
    WebDriverWait(subscribing, 10).until(lambda driver: "(this device)" in told_lines(driver)[0])
    check(subscribing)
    with site.database.reading() as session:
        assert session.exec(select(Device)).one().game_id == harness.id
    subscribing.get(f"{site.address}/open#{harness.id}")
    WebDriverWait(subscribing, 10).until(lambda driver: driver.current_url == seat)
    subscribing.get(f"{seat}/device")
    press(subscribing, "Tell it nothing more")
    assert told_lines(subscribing) == []
    subscribing.get(f"{site.address}/open#{harness.id}")
    assert "This browser keeps no link to it." in main_text(subscribing)


def test_a_device_told_of_all_games_opens_their_list(subscribing: webdriver.Chrome, site: Site) -> None:
    harness = Harness(site.database, site.now)
    with site.database.reading() as session:
        player = session.exec(select(Player).order_by(col(Player.id))).first()
        assert player is not None
        subscribing.get(Links(KEYS, site.address).games(player, site.now))
    press(subscribing, "Tell this device")
    assert "/told/" in subscribing.current_url
    assert "good on this device as long as it is told" in main_text(subscribing)
    WebDriverWait(subscribing, 10).until(lambda driver: "(this device)" in told_lines(driver)[0])
    check(subscribing)
    subscribing.get(f"{site.address}/open#{harness.id}")
    WebDriverWait(subscribing, 10).until(lambda driver: "/told/" in driver.current_url)
    assert heading(subscribing) == "My games"


def test_the_page_says_what_to_do_in_a_browser_that_cannot_be_told(browser: webdriver.Chrome, site: Site) -> None:
    harness = Harness(site.database, site.now)
    hides = "delete window.PushManager; delete window.pushManager;"
    added = browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": hides})
    try:
        browser.get(f"{site.page(harness.id, 0)}/device")
        assert "put this page on the home screen" in main_text(browser)
        assert "Tell this device" not in main_text(browser)
    finally:
        browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", added)


def test_without_scripts_the_page_says_so(scriptless: webdriver.Chrome, site: Site) -> None:
    harness = Harness(site.database, site.now)
    scriptless.get(f"{site.page(harness.id, 0)}/device")
    assert "Your browser has to run scripts for this." in main_text(scriptless)
    scriptless.get(f"{site.address}/open")
    assert "This browser keeps no link to it." in main_text(scriptless)


def test_the_worker_shows_a_message_and_one_about_a_game_replaces_another(
    permitted: webdriver.Chrome, site: Site
) -> None:
    permitted.get(site.address)
    registered = "navigator.serviceWorker.register('/static/push_worker.js').then(() => arguments[0]())"
    permitted.execute_async_script(registered)
    permitted.execute_cdp_cmd("ServiceWorker.enable", {})
    for number in range(2):
        shown = {"title": f"Your turn in Friday {number}", "lang": "en", "tag": "1", "data": {"id": str(number)}}
        message = {"web_push": 8030, "notification": {**shown, "navigate": f"{site.address}/open#1"}}
        for registration in range(20):  # its number is told by an event only
            push = {"origin": site.address, "registrationId": str(registration), "data": json.dumps(message)}
            permitted.execute_cdp_cmd("ServiceWorker.deliverPushMessage", push)
        WebDriverWait(permitted, 10).until(
            lambda driver, title=shown["title"]: (
                [one["title"] for one in driver.execute_async_script(DELIVERED)] == [title]
            )
        )
    (last,) = permitted.execute_async_script(DELIVERED)
    assert last["data"] == {"id": "1", "navigate": f"{site.address}/open#1"}
