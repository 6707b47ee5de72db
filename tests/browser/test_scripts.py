"""With scripts: choosing on the hand, the preview, a table that refreshes itself, the time zone. Without: the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from sqlmodel import select

import engine
from service.lobby.proposal import read_proposal
from service.lobby.proposing import propose
from service.models import Player
from service.sweep import robots_due
from tests.browser.conftest import Site
from tests.browser.finger import pick
from tests.browser.measures import IS_TOO_WIDE, LOOK_FOR_CONTRAST, PHONE, show
from tests.browser.test_axe import check
from tests.browser.test_pages import OFTEN, UNLABELLED, follow, heading, press
from tests.service.harness import Harness

pytestmark = pytest.mark.slow

ASK_NOW = "document.dispatchEvent(new Event('visibilitychange'))"  # as when the page is seen again


def before_a_lay(position: engine.Position) -> bool:
    """Return whether the player may lay cards of an open Outlaw and play a robbery."""
    legal = position.legal(position.turn) if position.phase == "play" else []
    return any(move.startswith("play ") for move in legal) and {"bank", "stagecoach"} & set(legal) != set()


@pytest.fixture
def harness(site: Site) -> Harness:
    harness = Harness(site.database, site.now, seed=6)
    assert harness.act_until(before_a_lay)
    return harness


def wait(browser: webdriver.Chrome, there: Callable[[], object]) -> None:
    """Wait until something holds; an element that is just being replaced is looked for again."""
    WebDriverWait(browser, 60, OFTEN, [WebDriverException]).until(lambda _: there())


def buttons(browser: webdriver.Chrome) -> list[WebElement]:
    return browser.find_elements(By.CSS_SELECTOR, ".chips button")


def labelled(browser: webdriver.Chrome, words: str) -> WebElement:
    return next(one for one in buttons(browser) if (one.get_attribute("aria-label") or "").startswith(words))


def preview(browser: webdriver.Chrome, *words: str) -> str:
    """Wait until the preview holds these words; return what it says."""
    panel = browser.find_element(By.CSS_SELECTOR, ".preview")
    wait(browser, lambda: all(one in panel.text for one in words))
    return panel.text


def chosen(browser: webdriver.Chrome) -> list[str]:
    """Return what the form would post."""
    picked = browser.find_elements(By.CSS_SELECTOR, ".turn input:checked")
    return [value for one in picked if (value := one.get_attribute("value"))]


def test_a_turn_is_chosen_on_the_hand_previewed_and_played(
    browser: webdriver.Chrome, site: Site, harness: Harness
) -> None:
    show(browser, PHONE)
    turn, at = harness.position().turn, harness.game().at
    browser.get(site.page(harness.id, turn))
    legal = harness.position().legal(turn)
    lay = max((move for move in legal if move.startswith("play ")), key=lambda move: int(move.split()[2]))
    outlaw = engine.CARDS[lay.split()[1]].name

    lays = labelled(browser, f"Lay {lay.split()[2]}: {outlaw}")
    lays.click()
    assert chosen(browser) == [lay]
    assert lays.get_attribute("aria-pressed") == "true"
    words = engine.describe_move(engine.Move.parse(lay), harness.names)
    assert words[1:] in preview(browser, words[1:])
    browser.find_element(By.CSS_SELECTOR, ".preview > button").click()
    preview(browser, "If the hand ends then", "Yes, do it")
    assert browser.switch_to.active_element.text == "Yes, do it"

    card = lays.find_element(By.XPATH, "ancestor::*[@data-hand-card]")
    for times in (0, 1):
        card.find_element(By.CLASS_NAME, "index").click()
        assert len(chosen(browser)) == times, "the card itself presses its first button"
        if not times:
            assert "Review" not in preview(browser, "Choose on your cards what to lay")

    buttons(browser)[0].send_keys(Keys.END)
    last = browser.switch_to.active_element
    assert last == buttons(browser)[-1], "the arrow keys, Home and End move between the buttons"
    last.send_keys(Keys.ARROW_LEFT)
    assert browser.switch_to.active_element == buttons(browser)[-2]
    browser.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    assert len([one for one in buttons(browser) if one.get_attribute("tabindex") == "0"]) == 1, "one stop for Tab"
    last.send_keys(Keys.SPACE)
    assert len(chosen(browser)) == 2
    preview(browser, "This ends your turn.")
    last.send_keys(Keys.ENTER)
    assert chosen(browser) == [lay], "a second press takes it back"
    preview(browser, "Your turn goes on after this")
    last.send_keys(Keys.ENTER)
    preview(browser, "This ends your turn.")

    assert not browser.execute_script(IS_TOO_WIDE)
    assert not browser.execute_script(LOOK_FOR_CONTRAST)
    assert not browser.execute_script(UNLABELLED)
    check(browser)
    assert harness.game().at == at, "a preview plays nothing"
    follow(browser, browser.find_element(By.CSS_SELECTOR, ".preview form button"))
    assert harness.moves()[at].move == lay
    assert "You laid" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text


def test_without_scripts_the_form_does_the_same(browser: webdriver.Chrome, site: Site, harness: Harness) -> None:
    show(browser, PHONE)
    turn, at = harness.position().turn, harness.game().at
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        browser.get(site.page(harness.id, turn))
        assert buttons(browser) == []
        pick(browser.find_elements(By.CSS_SELECTOR, ".discards input")[-1])
        follow(browser, browser.find_element(By.CSS_SELECTOR, ".turn button"))
        assert heading(browser) == "Make this move?"
        press(browser, "Yes, do it")
        assert harness.game().at == at + 1
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_the_table_refreshes_itself_unless_something_is_chosen(
    browser: webdriver.Chrome, site: Site, harness: Harness
) -> None:
    show(browser, PHONE)
    turn = harness.position().turn
    other, line = (turn + 1) % 3, f"discard {harness.position().view(turn)['hands'][turn][0]}"
    browser.get(site.page(harness.id, other))
    browser.execute_script("window.isTheSame = true; scrollTo(0, 300)")
    note = browser.find_element(By.CSS_SELECTOR, "#note summary")
    browser.execute_script("arguments[0].focus({preventScroll: true})", note)
    assert heading(browser) == f"Waiting for {harness.names[turn]}"
    harness.post(turn, line)
    browser.execute_script(ASK_NOW)
    wait(browser, lambda: heading(browser) == "Your turn")
    assert browser.execute_script("return [window.isTheSame, scrollY]") == [True, 300]
    assert browser.switch_to.active_element.text == "A note to yourself"
    said = browser.find_element(By.CSS_SELECTOR, "body > [role=status]")
    assert said.get_attribute("textContent") == "The table has changed. Your turn."

    harness.post(other, "draw supply")
    browser.execute_script(ASK_NOW)
    wait(browser, lambda: buttons(browser))
    labelled(browser, "Discard").click()
    assert len(chosen(browser)) == 1
    harness.post(other, chosen(browser)[0])
    browser.execute_script(ASK_NOW)
    wait(browser, lambda: browser.find_elements(By.LINK_TEXT, "Show the new table"))
    assert len(chosen(browser)) == 1, "nothing is taken away"
    follow(browser, browser.find_element(By.LINK_TEXT, "Show the new table"))
    assert heading(browser) != "Your turn"


def test_the_page_asks_more_often_while_a_robot_thinks(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, players=2, robots={1: "marshal"}, seed=2)
    browser.get(site.page(harness.id, 0))
    if heading(browser) == "Your turn":
        harness.pass_turn()
        browser.refresh()
    assert heading(browser) == "Burt is thinking"
    assert not browser.execute_script(LOOK_FOR_CONTRAST)
    check(browser)
    count = (
        "window.asked = 0; const first = fetch; window.fetch = (...all) => { window.asked += 1; return first(...all) }"
    )
    browser.execute_script(count)
    WebDriverWait(browser, 30).until(lambda _: browser.execute_script("return window.asked >= 3"))

    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        browser.get(site.page(harness.id, 0))
        while robots_due.work_due(site.database, 0.01, lambda: site.now):
            pass
        wait(browser, lambda: heading(browser) in ("Your turn", "You are asked"))
    finally:
        browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_the_time_zone_of_the_device_is_preset_and_confirmed_by_the_same_press(
    browser: webdriver.Chrome, site: Site
) -> None:
    show(browser, PHONE)
    people = [{"name": name, "email": f"{name.lower()}@example.org"} for name in ("Anna", "Burt")]
    with site.database.writing() as session:
        game = propose(session, read_proposal({"players": people}), site.now).id
    browser.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "America/New_York"})
    try:
        browser.get(site.page(game, 0, "confirm"))
        field = browser.find_element(By.NAME, "time_zone")
        assert (field.is_displayed(), field.get_attribute("value")) == (True, "America/New_York")
        assert not browser.find_element(By.NAME, "photo").is_displayed(), "standing orders are folded"
        assert not browser.execute_script(IS_TOO_WIDE)
        check(browser)
        follow(browser, browser.find_element(By.CSS_SELECTOR, "button[value=confirm]"))
    finally:
        browser.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": ""})
    with site.database.reading() as session:
        anna, burt = session.exec(select(Player).order_by(Player.address)).all()
    assert (anna.time_zone, burt.time_zone) == ("America/New_York", "UTC")
