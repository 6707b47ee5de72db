"""With scripts: choosing on the hand, the preview, a table that refreshes itself."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import engine
from service.sweep import robots_due
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.browser.measures import ASK_NOW
from tests.service.harness import Harness


def before_a_lay(position: engine.Position) -> bool:
    """Return whether the player may lay cards of an open Outlaw and play a robbery."""
    legal = position.legal(position.turn) if position.phase == "play" else []
    return any(move.startswith("play ") for move in legal) and {"bank", "stagecoach"} & set(legal) != set()


@pytest.fixture
def harness(site: Site) -> Harness:
    return site.game(before_a_lay, seed=6)


def test_a_turn_is_chosen_on_the_hand_previewed_and_played(browser: Chromium, site: Site, harness: Harness) -> None:
    turn, at = harness.position().turn, harness.game().at
    browser.get(site.page(harness.id, turn))
    legal = harness.position().legal(turn)
    lay = max((move for move in legal if move.startswith("play ")), key=lambda move: int(move.split()[2]))
    outlaw = engine.CARDS[lay.split()[1]].name

    lays = browser.labelled(f"Lay {lay.split()[2]}: {outlaw}")
    lays.click()
    assert browser.chosen == [lay]
    assert lays.get_attribute("aria-pressed") == "true"
    words = engine.describe_move(engine.Move.parse(lay), harness.names)
    assert words[1:] in browser.preview(words[1:])
    browser.find(".preview > button").click()
    browser.preview("If the hand ends then", "Yes, do it")
    assert browser.switch_to.active_element.text == "Yes, do it"

    card = lays.find_element(By.XPATH, "ancestor::*[@data-hand-card]")
    for times in (0, 1):
        card.find_element(By.CLASS_NAME, "index").click()
        assert len(browser.chosen) == times, "the card itself presses its first button"
        if not times:
            assert "Review" not in browser.preview("Choose on your cards what to lay")

    browser.buttons[0].send_keys(Keys.END)
    last = browser.switch_to.active_element
    assert last == browser.buttons[-1], "the arrow keys, Home and End move between the buttons"
    last.send_keys(Keys.ARROW_LEFT)
    assert browser.switch_to.active_element == browser.buttons[-2]
    browser.switch_to.active_element.send_keys(Keys.ARROW_RIGHT)
    assert len([one for one in browser.buttons if one.get_attribute("tabindex") == "0"]) == 1, "one stop for Tab"
    last.send_keys(Keys.SPACE)
    assert len(browser.chosen) == 2
    browser.preview("This ends your turn.")
    last.send_keys(Keys.ENTER)
    assert browser.chosen == [lay], "a second press takes it back"
    browser.preview("Your turn goes on after this")
    last.send_keys(Keys.ENTER)
    browser.preview("This ends your turn.")

    browser.check_all()
    assert harness.game().at == at, "a preview plays nothing"
    browser.follow(".preview form button")
    assert harness.moves()[at].move == lay
    assert "You laid" in browser.text("[role=status]")


def test_the_table_refreshes_itself_unless_something_is_chosen(browser: Chromium, site: Site, harness: Harness) -> None:
    turn = harness.position().turn
    other, line = (turn + 1) % 3, f"discard {harness.position().view(turn)['hands'][turn][0]}"
    browser.get(site.page(harness.id, other))
    browser.execute_script("window.isTheSame = true; scrollTo(0, 300)")
    note = browser.find("#note summary")
    browser.execute_script("arguments[0].focus({preventScroll: true})", note)
    assert browser.heading == f"Waiting for {harness.names[turn]}"
    harness.post(turn, line)
    browser.execute_script(ASK_NOW)
    browser.wait(lambda: browser.heading == "Your turn")
    assert browser.execute_script("return [window.isTheSame, scrollY]") == [True, 300]
    assert browser.switch_to.active_element.text == "A note to yourself"
    assert browser.said == "The table has changed. Your turn."

    harness.post(other, "draw supply")
    browser.execute_script(ASK_NOW)
    browser.wait(lambda: browser.buttons)
    browser.labelled("Discard").click()
    assert len(browser.chosen) == 1
    harness.post(other, browser.chosen[0])
    browser.execute_script(ASK_NOW)
    browser.wait(lambda: browser.find_elements(By.LINK_TEXT, "Show the new table"))
    assert len(browser.chosen) == 1, "nothing is taken away"
    browser.follow_link("Show the new table")
    assert browser.heading != "Your turn"


def test_the_page_asks_more_often_while_a_robot_thinks(browser: Chromium, site: Site) -> None:
    harness = site.game(players=2, robots={1: "marshal"}, seed=2)
    browser.get(site.page(harness.id, 0))
    if browser.heading == "Your turn":
        harness.pass_turn()
        browser.refresh()
    assert browser.heading == "Burt is thinking"
    browser.check_all()
    count = (
        "window.asked = 0; const first = fetch; window.fetch = (...all) => { window.asked += 1; return first(...all) }"
    )
    browser.execute_script(count)
    browser.wait(lambda: browser.execute_script("return window.asked >= 3"))

    browser.run_scripts(False)
    browser.get(site.page(harness.id, 0))
    while robots_due.work_due(site.database, 0.01, lambda: site.now):
        pass
    browser.wait(lambda: browser.heading in ("Your turn", "You are asked"))
