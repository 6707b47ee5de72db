"""Finding and starting games in a browser, with nothing but forms and links; and what goes wrong on the way."""

from __future__ import annotations

import email
from datetime import timedelta
from email import policy
from email.message import EmailMessage
from pathlib import Path

from selenium.webdriver.common.by import By
from sqlalchemy import update
from sqlmodel import Session, col, select

from service.games.transaction import GameTransaction
from service.links import Links
from service.lobby.acceptance import accept, decline
from service.lobby.proposal import read_proposal
from service.lobby.proposing import confirm, propose
from service.mail.delivering.renderer import Written
from service.mail.writer import Writer
from service.models import Game, JoinRequest, Outmail, Player, Seat
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.browser.measures import CONFIRM, IS_TOO_WIDE
from tests.mail.mail_server import links_of
from tests.rows import commit, execute, row
from tests.service.sweeping import sweep
from tests.settings import KEYS, settings

NAMES = ("Maximiliane von Sayn-Berleburg", "Burt", "W" * 30, "Dora")
PLAYING = ("Your turn", "You are asked")


def game_of(site: Site) -> Game:
    return row(site.database, select(Game))


def players(site: Site) -> list[tuple[str, str]]:
    with site.database.reading() as session:
        return [(seat.name, seat.state) for seat in session.exec(select(Seat).order_by(col(Seat.n)))]


# --- starting a game --------------------------------------------------------------------------------------------------


def test_a_slip_in_an_address_costs_nothing_that_was_typed(browser: Chromium, site: Site) -> None:
    browser.get(f"{site.address}/")
    browser.follow_link("Start a game with friends")
    browser.fill("new", players__0__name="Anna", players__0__email="anna@example.org", players__1__name="Burt")
    browser.press("Send me the mail to confirm")
    browser.find("[role=alert]").find_element(By.LINK_TEXT, "Second player’s mail address").click()
    burt = browser.field("new", "players__1__email")
    assert burt.location["y"] - browser.execute_script("return scrollY") < 844
    assert browser.field("new", "players__0__name").get_attribute("value") == "Anna"
    burt.send_keys("burt@example.org")
    browser.press("Send me the mail to confirm")
    assert browser.heading == "Check your mail"


def test_a_slip_in_one_s_own_address_is_corrected_where_one_is_and_the_game_begins(
    browser: Chromium, site: Site
) -> None:
    browser.get(f"{site.address}/")
    browser.find("summary").click()
    browser.fill("try", players__0__name="Anna", players__0__email="anan@exmaple.org")
    browser.press("Play with these choices")
    assert browser.heading == "Check your mail"
    execute(site.database, update(Outmail).values(state="failed", error="550 5.1.1 No such user"))
    browser.follow_link("See whether the mail was refused")
    assert browser.heading == "Correct your address"
    browser.fill("correct", email="anna@example.org")
    browser.press("Send me the mail to confirm")
    assert browser.heading == "Check your mail"
    assert "anna@example.org" in browser.text()
    browser.get(site.page(game_of(site).id, 0, "confirm"))
    browser.follow(CONFIRM)
    assert "The cards are dealt" in browser.status
    assert browser.heading in PLAYING
    assert browser.get_cookies() == []


def test_a_game_with_robots_begins_by_one_press(browser: Chromium, site: Site) -> None:
    browser.get(f"{site.address}/")
    assert browser.execute_script("return document.images[0].naturalWidth") > 0
    button = browser.find("button")
    assert button.location["y"] + button.size["height"] < 844, "on the first screen"
    browser.press("Play now against robots")
    assert browser.heading in PLAYING
    assert browser.find("#hand").is_displayed()
    assert browser.get_cookies() == []


def test_a_guest_asks_for_mails_later(browser: Chromium, site: Site) -> None:
    browser.get(f"{site.address}/")
    browser.press("Play now against robots")
    browser.fill("address", email="zoe@example.org")
    browser.press("Send me the mail to confirm")
    assert "zoe@example.org" in browser.find("#mailme").find_element(By.XPATH, "..").text
    browser.check_all()
    browser.get(site.page(game_of(site).id, 0, "address", 1))
    browser.check_all()
    browser.press("Confirm and go to my seat")
    assert "The address is confirmed" in browser.text("[role=status]")
    assert browser.heading in PLAYING


def test_the_time_zone_of_the_device_is_preset_and_confirmed_by_the_same_press(browser: Chromium, site: Site) -> None:
    people = [{"name": name, "email": f"{name.lower()}@example.org"} for name in ("Anna", "Burt")]
    with site.database.writing() as session:
        game = propose(session, read_proposal({"players": people}), site.now).id
    browser.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "America/New_York"})
    try:
        browser.get(site.page(game, 0, "confirm"))
        zone = browser.find_element(By.NAME, "time_zone")
        assert (zone.is_displayed(), zone.get_attribute("value")) == (True, "America/New_York")
        assert not browser.find_element(By.NAME, "photo").is_displayed(), "standing orders are folded"
        browser.check_all()
        browser.follow(CONFIRM)
    finally:
        browser.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": ""})
    with site.database.reading() as session:
        anna, burt = session.exec(select(Player).order_by(Player.address)).all()
    assert (anna.time_zone, burt.time_zone) == ("America/New_York", "UTC")


def test_a_guest_s_pages_are_in_the_time_zone_of_the_device(browser: Chromium, site: Site) -> None:
    browser.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": "America/New_York"})
    try:
        browser.get(f"{site.address}/")
        browser.press("Play now against robots")
    finally:
        browser.execute_cdp_cmd("Emulation.setTimezoneOverride", {"timezoneId": ""})
    assert browser.heading in PLAYING
    assert game_of(site).guest_zone == "America/New_York"


# --- joining one ------------------------------------------------------------------------------------------------------


def confirm_last_request(browser: Chromium, site: Site) -> None:
    """Open the link in the mail about the latest request to join, and press its button."""
    with site.database.reading() as session:
        number = len(session.exec(select(JoinRequest)).all())
    browser.get(site.page(game_of(site).id, 0, "join", number))
    assert not browser.execute_script(IS_TOO_WIDE)
    browser.follow(CONFIRM)


def ask(browser: Chromium, button: str) -> None:
    """Fill in the form of the page that shows a game with open seats."""
    browser.fill("join", name="Dora", email="dora@example.org")
    browser.press(button)
    assert "A short mail is on its way" in browser.text("[role=status]")


def test_a_player_joins_by_an_address_that_was_shared(scriptless: Chromium, site: Site) -> None:
    browser = scriptless
    browser.get(f"{site.address}/start")
    browser.fill("new", players__0__name="Anna", players__0__email="anna@example.org")
    browser.find_all("summary")[1].click()
    browser.fill("new", open_beside="one")
    browser.press("Send me the mail to confirm")
    browser.get(site.page(game_of(site).id, 0, "confirm"))
    browser.follow(CONFIRM)
    shared = browser.find("#join-address").get_attribute("value") or ""
    browser.get(shared.replace("http://127.0.0.1:8000", site.address))
    assert not browser.execute_script(IS_TOO_WIDE)
    ask(browser, "Join the game")
    confirm_last_request(browser, site)
    assert browser.heading in PLAYING or game_of(site).status == "playing"
    assert players(site) == [("Anna", "accepted"), ("Dora", "accepted")]


def test_a_player_joins_by_the_list_of_tables(scriptless: Chromium, site: Site) -> None:
    browser = scriptless
    browser.get(f"{site.address}/")
    browser.follow_link("See who wants players")
    browser.fill("table", players__0__name="Anna", players__0__email="anna@example.org", seats="two")
    browser.press("Send me the mail to confirm")
    organiser = site.page(game_of(site).id, 0, "confirm")
    browser.get(organiser)
    browser.follow(CONFIRM)
    browser.get(f"{site.address}/tables")
    browser.follow_link("Look at this table")
    ask(browser, "Ask for a seat")
    confirm_last_request(browser, site)
    assert browser.heading == "You wait for a seat"
    browser.get(organiser)
    browser.press("Give Dora a seat")
    assert players(site) == [("Anna", "accepted"), ("Dora", "accepted")]
    assert game_of(site).status == "playing"


# --- waiting for others, and playing again ----------------------------------------------------------------------------


def invited(session: Session, site: Site) -> str:
    """A game whose organiser confirmed it a day ago: one player has accepted, one declined, one has not answered."""
    people = [{"name": name, "email": f"p{n}@example.org"} for n, name in enumerate(NAMES)]
    then = site.now - timedelta(days=1, minutes=1)
    game = propose(session, read_proposal({"name": "Friday", "players": people}), then)
    tx = GameTransaction.lock(session, game.id, then)
    confirm(tx)
    accept(tx, 1)
    decline(tx, 3)
    return game.id


def test_the_organiser_waits_for_the_others(browser: Chromium, site: Site) -> None:
    game = commit(site.database, invited, site)
    for page in (site.page(game, 1, "invite"), site.page(game, 0, "confirm")):
        browser.open_unfolded(page)
        browser.check_all()
    browser.press("Send a reminder")
    assert "The reminder is on its way" in browser.text("[role=status]")
    browser.find("summary").click()
    browser.fill("instead-2", name="Emil")
    browser.press("Withdraw it and ask this player")
    assert browser.field("instead-2", "name").get_attribute("value") == "Emil", "the address is missing"
    browser.fill("instead-2", email="emil@example.org")
    browser.press("Withdraw it and ask this player")
    assert "Emil has not answered yet" in [one.text for one in browser.find_all("h2")]
    browser.follow_link("Cancel the game")
    browser.check_all()
    browser.press("Yes, cancel the game")
    assert "given up" in browser.text()
    assert browser.heading == "Friday"


# --- one's own games --------------------------------------------------------------------------------------------------


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


def test_a_player_without_their_mails_finds_their_turn(browser: Chromium, site: Site) -> None:
    harness = site.game()
    name = harness.names[harness.position().turn]
    browser.get(site.address)
    browser.follow_link("See your games")
    browser.find_element(By.NAME, "email").send_keys(f"{name.lower()}.1@posse.test")
    browser.press("Mail me the link to my games")
    assert "look into your mailbox" in browser.text("[role=status]")
    browser.get(links_of(mailed(site))[0])
    assert browser.heading == "My games"
    browser.check_all()
    browser.follow_link("Open your table")
    assert browser.heading == "Your turn"


def test_an_address_is_posted_as_it_was_typed(browser: Chromium, site: Site) -> None:
    """In a field of the type `email` Chromium makes it one of fass.example."""
    browser.get(f"{site.address}/my-games")
    browser.find_element(By.NAME, "email").send_keys("pat@faß.example")
    browser.press("Mail me the link to my games")
    typed = browser.find_element(By.NAME, "email")
    assert typed.get_attribute("value") == "pat@faß.example"
    assert "pat@xn--fa-hia.example" in browser.text(f"#{typed.get_attribute('aria-describedby')}")
    browser.check_all()
