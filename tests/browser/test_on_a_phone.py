"""A turn and a window on a phone, with and without scripts: what `make test` runs in a browser."""

from __future__ import annotations

from selenium.webdriver.common.by import By

from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT, Finger, pick
from tests.browser.measures import DRAW
from tests.browser.positions import before_a_turn
from tests.service.harness import Harness, in_window


def verbs(harness: Harness, at: int) -> list[str]:
    return [move.move.split()[0] for move in harness.moves()[at : at + 3]]


def test_a_turn_takes_four_presses_and_no_scrolling(browser: Chromium, site: Site) -> None:
    harness, outlaw = before_a_turn(site)
    at = harness.game().at
    browser.get(site.turn(harness))
    finger = Finger(browser)
    finger.press(browser.find(DRAW))
    browser.wait(lambda: browser.buttons)
    assert "You drew two cards" in browser.status
    assert "You drew two cards" in browser.said
    assert browser.said.endswith("Your turn.")

    finger.press(browser.labelled(outlaw))
    told = browser.preview(outlaw)
    assert "Yes, do it" not in told, "a turn that goes on is reviewed when its player asks for that"
    finger.press(browser.other_card(outlaw))
    assert "This ends your turn." in browser.preview("Yes, do it")
    browser.check_reading()
    assert harness.game().at == at + 1, "nothing is played before it is confirmed"
    finger.press(browser.yes)
    browser.wait(lambda: browser.heading != "Your turn")
    assert verbs(harness, at) == ["draw", "play", "discard"]
    assert finger.presses == 4
    assert finger.has_stayed()
    assert "You laid" in browser.status
    browser.refresh()
    assert harness.game().at == at + 3


def test_a_turn_without_scripts_is_played_by_forms(scriptless: Chromium, site: Site) -> None:
    browser = scriptless
    harness, _ = before_a_turn(site)
    at = harness.game().at
    browser.get(site.turn(harness))
    draw = browser.find(DRAW)
    assert browser.execute_script(IN_SIGHT, draw)
    browser.press(draw.text)
    assert browser.buttons == []
    browser.find_element(By.LINK_TEXT, "Moves").click()
    pick(browser.find(".lay input:not([value=''])"))
    pick(browser.find_all(".discards input")[-1])
    browser.press("Review my turn")
    assert harness.game().at == at + 1, "nothing is played before it is confirmed"
    browser.press("No, change it")
    assert browser.find_all(".discards input")[-1].is_selected()
    browser.press("Review my turn")
    browser.press("Yes, do it")
    assert verbs(harness, at) == ["draw", "play", "discard"]
    assert "You laid" in browser.status
    browser.refresh()
    assert harness.game().at == at + 3
    assert browser.get_cookies() == []


def test_an_answer_and_a_rejected_post_leave_the_page_where_it_is(browser: Chromium, site: Site) -> None:
    browser.get(site.asked(site.game(in_window, seed=7)))
    finger = Finger(browser)
    finger.press(browser.find('.dock [value="pass"]'))
    browser.wait(lambda: "sealed" in browser.status)
    assert finger.has_stayed()

    harness = site.game(seed=6)
    browser.get(site.turn(harness))
    finger = Finger(browser)
    harness.pass_turn()
    finger.press(browser.find(DRAW))
    browser.wait(lambda: "Nothing was done" in browser.text("main [role=alert]"))
    assert browser.heading.startswith("Waiting for")
    assert finger.has_stayed()
