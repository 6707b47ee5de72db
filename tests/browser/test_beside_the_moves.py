"""Beside the moves: table talk, a note to oneself, and the analysis of one's play."""

from __future__ import annotations

from datetime import timedelta

from selenium.webdriver.common.by import By

from service.analysis import analyses, play_analyses
from service.games.transaction import GameTransaction
from service.table import talking
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.browser.measures import ASK_NOW, DESK, PHONE
from tests.rows import commit
from tests.service.analysed import played, quick_analysis
from tests.service.harness import in_window

HOSTILE = "<img src=x onerror=document.title='hacked'> שלום " + "W" * 200
WAITING = "Your play is being analysed"


def section(browser: Chromium) -> str:
    return browser.text("section:has(#talk)")


def test_players_talk_to_each_other(browser: Chromium, site: Site) -> None:
    harness = site.game(seed=3)
    with site.database.writing() as session:
        talking.say(GameTransaction.lock(session, harness.id, site.now, 2), 2, HOSTILE)
    browser.get(site.page(harness.id, 1))
    field = browser.find("#talk-line")
    field.send_keys("Look at evil.com")
    browser.press("Say it")
    assert "No link and no address" in browser.text("[role=alert]")
    field = browser.find("#talk-line")
    assert field.get_attribute("value") == "Look at evil.com"
    field.clear()
    field.send_keys("Good luck!")
    browser.press("Say it")
    assert browser.execute_script("return document.querySelector('#talk').getBoundingClientRect().top") < 844
    assert "Burt: “Good luck!” you" in section(browser)
    for width in (PHONE, DESK):
        browser.show(width)
        browser.open_unfolded(site.page(harness.id, 0))
        assert "Burt: “Good luck!”" in section(browser)
        assert HOSTILE in section(browser)
        browser.check_all(width)
    browser.press("Switch it off for everybody")
    assert "has switched the table talk of this game off" in section(browser)
    browser.get(site.page(harness.id, 1))
    assert "Good luck!" not in section(browser)


def test_a_line_appears_while_a_player_chooses_and_nothing_that_is_chosen_is_lost(
    browser: Chromium, site: Site
) -> None:
    harness = site.game(seed=3)
    turn = harness.position().turn
    harness.post(turn, "draw supply")
    browser.get(site.page(harness.id, turn))
    browser.find("#talk-line").send_keys("One mo")
    for n in range(22):
        with site.database.writing() as session:
            speaker = [one for one in range(3) if one != turn][n % 2]
            at = site.now + timedelta(minutes=n)
            talking.say(GameTransaction.lock(session, harness.id, at, speaker), speaker, f"Line {n}")
        if n in (0, 20, 21):
            browser.execute_script(ASK_NOW)
            browser.wait(lambda n=n: f"“Line {n}”" in section(browser))
        if n == 20:
            browser.find(".talk summary").click()
    assert "“Line 0”" in section(browser), "the earlier lines are still unfolded"
    assert browser.find("#talk-line").get_attribute("value") == "One mo"
    assert not browser.find_elements(By.LINK_TEXT, "Show the new table")


def test_a_player_who_waits_writes_a_note(browser: Chromium, site: Site) -> None:
    browser.get(site.turn(site.game(in_window)))
    assert browser.heading.startswith("Waiting for")
    browser.find_element(By.LINK_TEXT, "Write a note to yourself").click()
    browser.find("#note summary").click()
    browser.find_element(By.NAME, "note").send_keys("Burt collects Jesse James.")
    browser.press("Save the note")
    assert "Your note is saved" in browser.text("[role=status]")
    assert browser.find_element(By.NAME, "note").get_property("value") == "Burt collects Jesse James."
    browser.check_all()


def progress(browser: Chromium) -> str:
    """What stands beside the progress bar."""
    return browser.text("main .clockline")


def test_a_player_asks_for_the_analysis_and_sees_it_when_it_is_done(browser: Chromium, site: Site) -> None:
    harness = played(site.database, site.now, seed=2)
    browser.get(site.page(harness.id, 0))
    browser.press("Look at my play")
    assert (browser.heading, progress(browser)) == (WAITING, "It has not begun yet.")
    browser.execute_script("window.isTheSame = true")
    later = site.now + timedelta(minutes=1)  # the site has the time of the machine
    with site.database.writing() as session:
        claimed = analyses.claim(session, later)
        assert claimed is not None
        analyses.advance(session, claimed, 12, 80, later)
    browser.execute_script(ASK_NOW)
    browser.wait(lambda: progress(browser) == "12 of 80 decisions")
    assert browser.said == "", "a screen reader does not read every step"

    commit(site.database, analyses.give_back, claimed, later)
    assert play_analyses.work_due(site.database, lambda: later, analyse=quick_analysis)
    browser.execute_script(ASK_NOW)
    browser.wait(lambda: browser.heading == "Your play")
    assert browser.said == "The page has changed. Your play."
    assert browser.execute_script("return window.isTheSame")
    browser.follow_link("The table at that time")
    assert browser.heading.startswith("After move")
