"""A turn on one screen: every press is on something in sight, and none of them scrolls or loads the page again."""

from __future__ import annotations

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

import engine
from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT, Finger, pick
from tests.browser.measures import IS_TOO_WIDE, LOOK_FOR_CONTRAST, LOOK_FOR_SMALL_TARGETS, PHONE, show
from tests.browser.states import harness as with_long_names
from tests.browser.test_axe import check
from tests.browser.test_pages import DESK, UNLABELLED, heading, press
from tests.browser.test_scripts import buttons, labelled, preview, wait
from tests.service.harness import Harness, in_window

WIDTHS = [320, PHONE, 768, DESK]


def holds_open(position: engine.Position) -> str | None:
    """Return an open Outlaw of whom the player whose turn begins holds cards."""
    if position.phase != "draw":
        return None
    view = position.seen_by(position.turn)
    return next((code for n, code in enumerate(engine.OUTLAWS) if view.open[n] and view.hand[n]), None)


def before_a_turn(site: Site) -> tuple[Harness, str]:
    """Return a game in which the next player may lay cards of an open Outlaw, and that Outlaw's name."""
    harness = Harness(site.database, site.now, seed=6)
    assert harness.act_until(lambda position: holds_open(position) is not None)
    return harness, engine.CARDS[holds_open(harness.position()) or ""].name


def other_card(browser: webdriver.Chrome, outlaw: str) -> WebElement:
    """Return the button that discards another card than one of that Outlaw."""
    discards = [one for one in buttons(browser) if (one.get_attribute("aria-label") or "").startswith("Discard")]
    return next(one for one in discards if outlaw not in (one.get_attribute("aria-label") or ""))


def verbs(harness: Harness, at: int) -> list[str]:
    return [move.move.split()[0] for move in harness.moves()[at : at + 3]]


def yes(browser: webdriver.Chrome) -> WebElement:
    return browser.find_element(By.CSS_SELECTOR, ".reviewed .act button")


def test_a_turn_takes_four_presses_and_no_scrolling(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness, outlaw = before_a_turn(site)
    turn, at = harness.position().turn, harness.game().at
    browser.get(site.page(harness.id, turn))
    finger = Finger(browser)
    finger.press(browser.find_element(By.CSS_SELECTOR, '.dock [value="draw supply"]'))
    wait(browser, lambda: buttons(browser))
    assert "You drew two cards" in browser.find_element(By.CSS_SELECTOR, "main [role=status]").text
    said = browser.find_element(By.CSS_SELECTOR, "body > [role=status]").get_attribute("textContent") or ""
    assert "You drew two cards" in said
    assert said.endswith("Your turn.")

    lay = next(one for one in buttons(browser) if (one.get_attribute("aria-label") or "").endswith(outlaw))
    finger.press(lay)
    told = preview(browser, outlaw)
    assert "Yes, do it" not in told, "a turn that goes on is reviewed when its player asks for that"
    finger.press(other_card(browser, outlaw))
    assert "This ends your turn." in preview(browser, "Yes, do it")
    assert harness.game().at == at + 1, "nothing is played before it is confirmed"
    finger.press(yes(browser))
    wait(browser, lambda: heading(browser) != "Your turn")
    assert verbs(harness, at) == ["draw", "play", "discard"]
    assert finger.presses == 4
    assert finger.has_stayed()
    assert "You laid" in browser.find_element(By.CSS_SELECTOR, "main [role=status]").text
    browser.refresh()
    assert harness.game().at == at + 3


def test_a_turn_without_scripts_is_played_by_forms(scriptless: webdriver.Chrome, site: Site) -> None:
    browser = scriptless
    show(browser, PHONE)
    harness, _ = before_a_turn(site)
    turn, at = harness.position().turn, harness.game().at
    browser.get(site.page(harness.id, turn))
    draw = browser.find_element(By.CSS_SELECTOR, '.dock [value="draw supply"]')
    assert browser.execute_script(IN_SIGHT, draw)
    press(browser, draw.text)
    browser.find_element(By.LINK_TEXT, "Moves").click()
    pick(browser.find_element(By.CSS_SELECTOR, ".lay input:not([value=''])"))
    pick(browser.find_elements(By.CSS_SELECTOR, ".discards input")[-1])
    press(browser, "Review my turn")
    press(browser, "Yes, do it")
    assert verbs(harness, at) == ["draw", "play", "discard"]


def test_one_card_to_discard_is_reviewed_too(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=6)
    assert harness.act_until(lambda p: p.phase == "play" and all(one.startswith("discard") for one in p.legal(p.turn)))
    at = harness.game().at
    browser.get(site.page(harness.id, harness.position().turn))
    finger = Finger(browser)
    finger.press(labelled(browser, "Discard"))
    preview(browser, "This ends your turn.", "Yes, do it")
    assert harness.game().at == at
    finger.press(yes(browser))
    wait(browser, lambda: heading(browser) != "Your turn")
    assert verbs(harness, at) == ["discard"]
    assert finger.has_stayed()


def test_an_answer_and_a_rejected_post_leave_the_page_where_it_is(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    window = Harness(site.database, site.now, seed=7)
    assert window.act_until(in_window)
    asked = window.position().to_act()[0]
    browser.get(site.page(window.id, asked))
    finger = Finger(browser)
    finger.press(browser.find_element(By.CSS_SELECTOR, '.dock [value="pass"]'))
    wait(browser, lambda: "sealed" in browser.find_element(By.CSS_SELECTOR, "main [role=status]").text)
    assert finger.has_stayed()

    harness = Harness(site.database, site.now, seed=6)
    turn = harness.position().turn
    browser.get(site.page(harness.id, turn))
    finger = Finger(browser)
    harness.pass_turn()
    finger.press(browser.find_element(By.CSS_SELECTOR, '.dock [value="draw supply"]'))
    wait(browser, lambda: "Nothing was done" in browser.find_element(By.CSS_SELECTOR, "main [role=alert]").text)
    assert heading(browser).startswith("Waiting for")
    assert finger.has_stayed()


@pytest.mark.slow
@pytest.mark.parametrize("width", WIDTHS)
def test_every_step_fits_reads_and_has_no_fault_that_axe_finds(
    browser: webdriver.Chrome, site: Site, width: int
) -> None:
    show(browser, width)
    harness = with_long_names(site, 6, lambda position: holds_open(position) is not None)
    outlaw = engine.CARDS[holds_open(harness.position()) or ""].name
    browser.get(site.page(harness.id, harness.position().turn))
    without_fault(browser, width)
    browser.find_element(By.CSS_SELECTOR, '.dock [value="draw supply"]').click()
    wait(browser, lambda: buttons(browser))
    next(one for one in buttons(browser) if (one.get_attribute("aria-label") or "").endswith(outlaw)).click()
    preview(browser, outlaw)
    without_fault(browser, width)
    other_card(browser, outlaw).click()
    preview(browser, "Yes, do it")
    without_fault(browser, width)
    window = with_long_names(site, 7, in_window)
    browser.get(site.page(window.id, window.position().to_act()[0]))
    without_fault(browser, width)


def without_fault(browser: webdriver.Chrome, width: int) -> None:
    for scheme in ("dark", "light"):
        show(browser, width, scheme)
        assert not browser.execute_script(IS_TOO_WIDE)
        assert not browser.execute_script(LOOK_FOR_CONTRAST)
        assert not browser.execute_script(LOOK_FOR_SMALL_TARGETS)
        assert not browser.execute_script(UNLABELLED)
        check(browser)
