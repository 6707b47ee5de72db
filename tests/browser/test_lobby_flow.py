"""In a browser: the organiser waits, reminds, asks somebody else, calls the game off; a game is played again."""

from __future__ import annotations

from datetime import timedelta

from selenium import webdriver
from selenium.webdriver.common.by import By
from sqlmodel import Session, select

from service.games.transaction import GameTransaction
from service.lobby.acceptance import accept, decline
from service.lobby.proposal import read_proposal
from service.lobby.proposing import confirm, propose
from service.models import Game
from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, LOOK_FOR_CONTRAST, PHONE, show, unfold
from tests.browser.test_axe import check, check_both_schemes
from tests.browser.test_pages import follow, heading, named, press
from tests.service.harness import Harness

NAMES = ("Maximiliane von Sayn-Berleburg", "Burt", "W" * 30, "Dora")


def invited(session: Session, site: Site) -> str:
    """A game whose organiser confirmed it a day ago: one player has accepted, one declined, one has not answered."""
    players = [{"name": name, "email": f"p{n}@example.org"} for n, name in enumerate(NAMES)]
    then = site.now - timedelta(days=1, minutes=1)
    game = propose(session, read_proposal({"name": "Friday", "players": players}), then)
    tx = GameTransaction.lock(session, game.id, then)
    confirm(tx)
    accept(tx, 1)
    decline(tx, 3)
    return game.id


def test_the_organiser_waits_for_the_others(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    with site.database.writing() as session:
        game = invited(session, site)
    for page in (site.page(game, 1, "invite"), site.page(game, 0, "confirm")):
        browser.get(page)
        unfold(browser)
        for scheme in ("dark", "light"):
            show(browser, PHONE, scheme)
            assert not browser.execute_script(IS_TOO_WIDE)
            assert not browser.execute_script(LOOK_FOR_CONTRAST)
            check(browser)
    press(browser, "Send a reminder")
    assert "The reminder is on its way" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text
    browser.find_element(By.TAG_NAME, "summary").click()
    named(browser, "instead-2", "name").send_keys("Emil")
    press(browser, "Withdraw it and ask this player")
    assert named(browser, "instead-2", "name").get_attribute("value") == "Emil", "the address is missing"
    named(browser, "instead-2", "email").send_keys("emil@example.org")
    press(browser, "Withdraw it and ask this player")
    assert "Emil has not answered yet" in [one.text for one in browser.find_elements(By.TAG_NAME, "h2")]
    follow(browser, browser.find_element(By.LINK_TEXT, "Cancel the game"))
    check_both_schemes(browser)
    press(browser, "Yes, cancel the game")
    assert "given up" in browser.find_element(By.TAG_NAME, "main").text
    assert heading(browser) == "Friday"


def test_a_game_is_played_again_by_one_press_of_each(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=8)
    harness.act_until(lambda position: False)
    browser.get(site.page(harness.id, 1))
    press(browser, "Play again")
    assert "The new game is proposed" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text
    for n, words in ((0, "You are in"), (2, "The cards are dealt")):
        browser.get(site.page(harness.id, n))
        check(browser)
        press(browser, "Accept and play again")
        assert words in browser.find_element(By.TAG_NAME, "main").text


def test_a_guest_asks_for_mails_later(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    browser.get(f"{site.address}/")
    press(browser, "Play now against robots")
    named(browser, "address", "email").send_keys("zoe@example.org")
    press(browser, "Send me the mail to confirm")
    assert "zoe@example.org" in browser.find_element(By.ID, "mailme").find_element(By.XPATH, "..").text
    check_both_schemes(browser)
    with site.database.reading() as session:
        game = session.exec(select(Game)).one().id
    browser.get(site.page(game, 0, "address", 1))
    check_both_schemes(browser)
    press(browser, "Confirm and go to my seat")
    assert "The address is confirmed" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text
    assert heading(browser) in ("Your turn", "You are asked")
