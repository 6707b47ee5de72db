"""My games in a browser: from the form to the mail, from its link to the list, from there to the turn."""

from __future__ import annotations

import email
from email import policy
from email.message import EmailMessage
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.by import By
from sqlmodel import select

from service.links import Links
from service.mail.delivering.renderer import Written
from service.mail.writer import Writer
from service.models import Outmail
from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, PHONE, show
from tests.browser.test_axe import check
from tests.browser.test_pages import follow, heading, press
from tests.mail.mail_server import links_of
from tests.service.harness import Harness
from tests.service.sweeping import sweep
from tests.settings import KEYS, settings


def mailed(site: Site) -> EmailMessage:
    """The mail that the worker sends after somebody has posted the form."""
    sweep(site.database, site.now)
    writer = Writer(settings(Path(), base_url=site.address), Links(KEYS, site.address))
    with site.database.reading() as session:
        number = session.exec(select(Outmail.id).where(Outmail.kind == "games")).one()
        (written,) = writer.write(session, [number or 0], site.now)
    assert isinstance(written, Written)
    mail = email.message_from_bytes(written.mail, policy=policy.default)
    assert isinstance(mail, EmailMessage)
    return mail


def test_a_player_without_their_mails_finds_their_turn(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now)
    name = harness.names[harness.position().turn]
    browser.get(site.address)
    follow(browser, browser.find_element(By.LINK_TEXT, "See your games"))
    check(browser)
    browser.find_element(By.NAME, "email").send_keys(f"{name.lower()}.1@posse.test")
    press(browser, "Mail me the link to my games")
    assert "look into your mailbox" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text
    browser.get(links_of(mailed(site))[0])
    assert heading(browser) == "My games"
    assert not browser.execute_script(IS_TOO_WIDE)
    check(browser)
    follow(browser, browser.find_element(By.PARTIAL_LINK_TEXT, "Open your table"))
    assert heading(browser) == "Your turn"


def test_an_address_is_posted_as_it_was_typed(browser: webdriver.Chrome, site: Site) -> None:
    """In a field of the type `email` Chromium makes it one of fass.example."""
    show(browser, PHONE)
    browser.get(f"{site.address}/my-games")
    browser.find_element(By.NAME, "email").send_keys("pat@faß.example")
    press(browser, "Mail me the link to my games")
    field = browser.find_element(By.NAME, "email")
    assert field.get_attribute("value") == "pat@faß.example"
    assert "pat@xn--fa-hia.example" in browser.find_element(By.ID, field.get_attribute("aria-describedby")).text
    assert not browser.execute_script(IS_TOO_WIDE)
    check(browser)
