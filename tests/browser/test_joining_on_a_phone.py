"""Finding a game on a phone, with nothing but forms and links: by an address that was shared, and by the list."""

from __future__ import annotations

from selenium import webdriver
from selenium.webdriver.common.by import By
from sqlmodel import col, select

from service.models import Game, JoinRequest, Seat
from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, PHONE, show
from tests.browser.test_pages import follow, heading, named, press


def game_of(site: Site) -> Game:
    with site.database.reading() as session:
        return session.exec(select(Game)).one()


def players(site: Site) -> list[tuple[str, str]]:
    with site.database.reading() as session:
        return [(seat.name, seat.state) for seat in session.exec(select(Seat).order_by(col(Seat.n)))]


def confirm_last_request(browser: webdriver.Chrome, site: Site) -> None:
    """Open the link in the mail about the latest request to join, and press its button."""
    with site.database.reading() as session:
        number = len(session.exec(select(JoinRequest)).all())
    browser.get(site.page(game_of(site).id, 0, "join", number))
    assert not browser.execute_script(IS_TOO_WIDE)
    follow(browser, browser.find_element(By.CSS_SELECTOR, "button[name=action][value=confirm]"))


def ask(browser: webdriver.Chrome, name: str, email: str, button: str) -> None:
    """Fill in the form of the page that shows a game with open seats."""
    named(browser, "join", "name").send_keys(name)
    named(browser, "join", "email").send_keys(email)
    press(browser, button)
    assert "A short mail is on its way" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text


def test_by_an_address_that_was_shared(scriptless: webdriver.Chrome, site: Site) -> None:
    browser = scriptless
    show(browser, PHONE)
    browser.get(f"{site.address}/start")
    named(browser, "new", "players.0.name").send_keys("Anna")
    named(browser, "new", "players.0.email").send_keys("anna@example.org")
    browser.find_elements(By.TAG_NAME, "summary")[1].click()
    named(browser, "new", "open_beside").send_keys("one")
    press(browser, "Send me the mail to confirm")
    browser.get(site.page(game_of(site).id, 0, "confirm"))
    follow(browser, browser.find_element(By.CSS_SELECTOR, "button[name=action][value=confirm]"))
    shared = browser.find_element(By.ID, "join-address").get_attribute("value") or ""
    browser.get(shared.replace("http://127.0.0.1:8000", site.address))
    assert not browser.execute_script(IS_TOO_WIDE)
    ask(browser, "Dora", "dora@example.org", "Join the game")
    confirm_last_request(browser, site)
    assert heading(browser) in ("Your turn", "You are asked") or game_of(site).status == "playing"
    assert players(site) == [("Anna", "accepted"), ("Dora", "accepted")]


def test_by_the_list_of_tables(scriptless: webdriver.Chrome, site: Site) -> None:
    browser = scriptless
    show(browser, PHONE)
    browser.get(f"{site.address}/")
    follow(browser, browser.find_element(By.LINK_TEXT, "See who wants players"))
    named(browser, "table", "players.0.name").send_keys("Anna")
    named(browser, "table", "players.0.email").send_keys("anna@example.org")
    named(browser, "table", "seats").send_keys("two")
    press(browser, "Send me the mail to confirm")
    organiser = site.page(game_of(site).id, 0, "confirm")
    browser.get(organiser)
    follow(browser, browser.find_element(By.CSS_SELECTOR, "button[name=action][value=confirm]"))
    browser.get(f"{site.address}/tables")
    follow(browser, browser.find_element(By.PARTIAL_LINK_TEXT, "Look at this table"))
    ask(browser, "Dora", "dora@example.org", "Ask for a seat")
    confirm_last_request(browser, site)
    assert heading(browser) == "You wait for a seat"
    browser.get(organiser)
    press(browser, "Give Dora a seat")
    assert players(site) == [("Anna", "accepted"), ("Dora", "accepted")]
    assert game_of(site).status == "playing"
