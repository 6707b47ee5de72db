"""A player looks at their play, from the press on the page of the finished game to the table of a mistake."""

from __future__ import annotations

from datetime import timedelta

from selenium import webdriver
from selenium.webdriver.common.by import By

from service.games import analyses
from service.sweep import play_analyses
from tests.browser.conftest import Site
from tests.browser.measures import PHONE, show
from tests.browser.test_pages import follow, heading, press
from tests.browser.test_scripts import ASK_NOW, wait
from tests.service.analysed import played, quick_analysis

WAITING = "Your play is being analysed"


def progress(browser: webdriver.Chrome) -> str:
    """What stands beside the progress bar."""
    return browser.find_element(By.CSS_SELECTOR, "main .clockline").text


def test_a_player_asks_for_the_analysis_and_sees_it_when_it_is_done(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = played(site.database, site.now, seed=2)
    browser.get(site.page(harness.id, 0))
    press(browser, "Look at my play")
    assert (heading(browser), progress(browser)) == (WAITING, "It has not begun yet.")
    browser.execute_script("window.isTheSame = true")
    later = site.now + timedelta(minutes=1)  # the site has the time of the machine
    with site.database.writing() as session:
        claimed = analyses.claim(session, later)
        assert claimed is not None
        analyses.advance(session, claimed, 12, 80, later)
    browser.execute_script(ASK_NOW)
    wait(browser, lambda: progress(browser) == "12 of 80 decisions")
    said = browser.find_element(By.CSS_SELECTOR, "body > [role=status]")
    assert said.get_attribute("textContent") == "", "a screen reader does not read every step"

    with site.database.writing() as session:
        analyses.give_back(session, claimed, later)
    assert play_analyses.work_due(site.database, lambda: later, analyse=quick_analysis)
    browser.execute_script(ASK_NOW)
    wait(browser, lambda: heading(browser) == "Your play")
    assert said.get_attribute("textContent") == "The page has changed. Your play."
    assert browser.execute_script("return window.isTheSame")
    follow(browser, browser.find_element(By.LINK_TEXT, "The table at that time"))
    assert heading(browser).startswith("After move")
