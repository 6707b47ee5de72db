"""Playing in a browser: starting a game, answering and moving, with nothing but forms and links."""

from __future__ import annotations

from typing import Any

import pytest
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from sqlalchemy import update
from sqlmodel import col, select

import engine
from service.games.transaction import GameTransaction
from service.lobby.proposal import read_proposal
from service.lobby.proposing import confirm, propose
from service.models import Game, Outmail
from tests.browser.conftest import Site
from tests.browser.finger import pick
from tests.browser.measures import IS_TOO_WIDE, LOOK_FOR_CONTRAST, LOOK_FOR_SMALL_TARGETS, PHONE, show
from tests.browser.test_axe import check
from tests.quick import few
from tests.service.harness import NAMES, Harness, in_window, well_under_way

DESK = 1280
OFTEN = 0.05  # seconds between two looks

UNLABELLED = """
return [...document.querySelectorAll('input:not([type=hidden]), select, button')]
  .filter(e => e.tagName === 'BUTTON' ? !e.textContent.trim() : !e.labels.length).map(e => e.outerHTML);
"""


def named(browser: webdriver.Chrome, form: str, name: str) -> WebElement:
    return browser.find_element(By.ID, f"{form}-{name.replace('.', '-')}")


def press(browser: webdriver.Chrome, words: str) -> None:
    buttons = browser.find_elements(By.TAG_NAME, "button")
    follow(browser, next(one for one in buttons if one.text == words))


def follow(browser: webdriver.Chrome, button: WebElement) -> None:
    """Press a button and wait until the next page has loaded, or has taken the place of this one without a reload.

    The page that goes and its heading are marked, rather than one of its elements asked whether it is stale: for an
    element of a page that is just being replaced the driver may answer with an internal error instead.
    """
    browser.execute_script("for (const one of [window, ...document.querySelectorAll('h1')]) one.left = true")
    button.click()
    loaded = (
        "return document.readyState === 'complete' && "
        "(!window.left || [...document.querySelectorAll('h1')].some(one => !one.left))"
    )
    WebDriverWait(browser, 60, OFTEN, [WebDriverException]).until(lambda _: browser.execute_script(loaded))


def heading(browser: webdriver.Chrome) -> str:
    return browser.find_element(By.TAG_NAME, "h1").text


def test_a_slip_in_an_address_costs_nothing_that_was_typed(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    browser.get(f"{site.address}/")
    follow(browser, browser.find_element(By.LINK_TEXT, "Start a game with friends"))
    for name, typed in (("players.0.name", "Anna"), ("players.0.email", "anna@example.org")):
        named(browser, "new", name).send_keys(typed)
    named(browser, "new", "players.1.name").send_keys("Burt")
    press(browser, "Send me the mail to confirm")
    alert = browser.find_element(By.CSS_SELECTOR, "[role=alert]")
    alert.find_element(By.LINK_TEXT, "Second player’s mail address").click()
    assert named(browser, "new", "players.1.email").location["y"] - browser.execute_script("return scrollY") < 844
    assert named(browser, "new", "players.0.name").get_attribute("value") == "Anna"
    named(browser, "new", "players.1.email").send_keys("burt@example.org")
    press(browser, "Send me the mail to confirm")
    assert heading(browser) == "Check your mail"


def test_a_slip_in_one_s_own_address_is_corrected_where_one_is(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    browser.get(f"{site.address}/")
    browser.find_element(By.TAG_NAME, "summary").click()
    named(browser, "try", "players.0.name").send_keys("Anna")
    named(browser, "try", "players.0.email").send_keys("anan@exmaple.org")
    press(browser, "Play with these choices")
    assert heading(browser) == "Check your mail"
    with site.database.writing() as session:
        session.exec(update(Outmail).values(state="failed", error="550 5.1.1 No such user"))
    follow(browser, browser.find_element(By.LINK_TEXT, "See whether the mail was refused"))
    assert heading(browser) == "Correct your address"
    named(browser, "correct", "email").send_keys("anna@example.org")
    press(browser, "Send me the mail to confirm")
    assert heading(browser) == "Check your mail"
    assert "anna@example.org" in browser.find_element(By.TAG_NAME, "main").text
    assert browser.get_cookies() == []


def test_from_nothing_into_a_game_with_robots(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    browser.get(f"{site.address}/")
    browser.find_element(By.TAG_NAME, "summary").click()
    named(browser, "try", "players.0.name").send_keys("Anna")
    named(browser, "try", "players.0.email").send_keys("anna@example.org")
    press(browser, "Play with these choices")
    with site.database.reading() as session:
        game = session.exec(select(Game)).one()
    browser.get(site.page(game.id, 0, "confirm"))
    follow(browser, browser.find_element(By.CSS_SELECTOR, "button[name=action][value=confirm]"))
    assert "The cards are dealt" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text
    assert heading(browser) in ("Your turn", "You are asked")


def test_a_game_with_robots_begins_by_one_press(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    browser.get(f"{site.address}/")
    assert browser.execute_script("return document.images[0].naturalWidth") > 0
    button = browser.find_element(By.TAG_NAME, "button")
    assert button.location["y"] + button.size["height"] < 844, "on the first screen"
    press(browser, "Play now against robots")
    assert heading(browser) in ("Your turn", "You are asked")
    assert browser.find_element(By.ID, "hand").is_displayed()
    assert browser.get_cookies() == []


def test_a_whole_turn_by_forms(scriptless: webdriver.Chrome, site: Site) -> None:
    browser = scriptless
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=3)
    turn = harness.position().turn
    browser.get(site.page(harness.id, turn))
    follow(browser, browser.find_element(By.CSS_SELECTOR, 'button[value="draw supply"]'))
    assert "You drew two cards" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text
    picks = browser.find_elements(By.CSS_SELECTOR, ".discards input[type=radio]")
    pick(picks[-1])
    follow(browser, browser.find_element(By.CSS_SELECTOR, ".turn button"))
    assert harness.game().at == 1, "nothing is played before it is confirmed"
    press(browser, "No, change it")
    assert browser.find_elements(By.CSS_SELECTOR, ".discards input[type=radio]")[-1].is_selected()
    follow(browser, browser.find_element(By.CSS_SELECTOR, ".turn button"))
    assert heading(browser) == "Make this move?"
    press(browser, "Yes, do it")
    assert heading(browser).startswith("Waiting for")
    assert "You discarded" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text
    browser.refresh()
    assert harness.game().at == 2
    assert browser.get_cookies() == []


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_the_last_press_by_a_mail_s_link_ends_on_the_player_s_own_table(
    scriptless: webdriver.Chrome, site: Site, width: int
) -> None:
    browser = scriptless
    show(browser, width)
    harness = Harness(site.database, site.now, seed=3)
    turn = harness.position().turn
    link = site.page(harness.id, turn, "turn", 0)
    browser.get(link)
    follow(browser, browser.find_element(By.CSS_SELECTOR, 'button[value="draw supply"]'))
    assert browser.current_url.startswith(link), "the turn goes on"
    pick(browser.find_elements(By.CSS_SELECTOR, ".discards input[type=radio]")[-1])
    follow(browser, browser.find_element(By.CSS_SELECTOR, ".turn button"))
    follow(browser, browser.find_element(By.CSS_SELECTOR, "form[action$='/moves'] button:not(.plain)"))
    assert heading(browser) == f"{harness.names[harness.position().turn]} is next; we will mail you."
    assert "You discarded" in browser.find_element(By.CSS_SELECTOR, "[role=status]").text
    assert browser.find_element(By.ID, "hand").text == "Your hand"
    assert not browser.find_elements(By.TAG_NAME, "form")
    browser.refresh()
    assert browser.find_element(By.ID, "hand").text == "Your hand"
    assert harness.game().at == 2
    browser.get(link)
    assert heading(browser) == "This link is no longer valid"
    assert browser.get_cookies() == []


def test_a_pass_by_a_mail_s_link_that_closes_the_window_is_confirmed(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    window = Harness(site.database, site.now, seed=7)
    window.act_until(in_window)
    at, (*others, last) = window.game().at, window.position().to_act()
    for n in others:
        window.post(n, "pass", at)
    browser.get(site.page(window.id, last, "window", at))
    follow(browser, browser.find_element(By.CSS_SELECTOR, 'button[name=move][value="pass"]'))
    assert heading(browser).endswith(" is next; we will mail you.")
    assert "You passed." in browser.find_element(By.CSS_SELECTOR, "[role=status]").text


def test_a_typed_line_is_kept_when_it_is_refused(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=4)
    browser.get(site.page(harness.id, harness.position().turn))
    browser.find_element(By.CSS_SELECTOR, ".typed summary").click()
    browser.find_element(By.ID, "line").send_keys("juggle 3 jesse")
    press(browser, "Play the line")
    assert "juggle" in browser.find_element(By.CSS_SELECTOR, "[role=alert]").text
    field = browser.find_element(By.ID, "line")
    assert field.get_attribute("value") == "juggle 3 jesse"
    field.clear()
    field.send_keys("draw supply")
    press(browser, "Play the line")
    assert harness.game().at == 1


def test_a_link_that_names_a_move_waits_for_its_button(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=5)
    browser.get(site.page(harness.id, harness.position().turn, "turn", 0) + "?move=draw%20supply")
    assert harness.game().at == 0
    press(browser, "Yes, do it")
    assert harness.game().at == 1


def test_a_player_who_is_asked_finds_the_answer_before_the_hand(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    window = Harness(site.database, site.now, seed=7)
    window.act_until(in_window)
    browser.get(site.page(window.id, window.position().to_act()[0]))
    answer = browser.find_element(By.CSS_SELECTOR, 'button[name=move][value="pass"]')
    assert answer.location["y"] < browser.find_element(By.ID, "hand").location["y"]
    assert answer.location["y"] < 844, "on the first screen"


def test_the_name_of_a_card_opens_what_it_does_by_keyboard(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=3)
    browser.get(site.page(harness.id, harness.position().turn))
    name = browser.find_element(By.CSS_SELECTOR, ".hand summary")
    effect = browser.find_element(By.CSS_SELECTOR, ".hand .effect p")
    assert not effect.is_displayed()
    name.send_keys(Keys.ENTER)
    assert effect.is_displayed()
    assert name.size["height"] >= 24, "a target for a finger"
    name.click()
    assert not effect.is_displayed()


def refused_mails(site: Site) -> list[str]:
    """The pages of those who typed an address whose mail was refused, or is still on its way."""
    players = [{"name": name, "email": f"{name.lower()}@a-long-name-of-a-host.example.org"} for name in NAMES[:3]]
    with site.database.writing() as session:
        games = [propose(session, read_proposal({"players": players}), site.now).id for _ in range(3)]
        confirm(GameTransaction.lock(session, games[2], site.now))
        failed = update(Outmail).where(col(Outmail.game_id).in_(games[1:]))
        session.exec(failed.values(state="failed", error="550 5.1.1 No such user, see https://mail.example.org/help"))
    pages = [site.page(game, 0, "proposal") for game in games[:2]]
    return [*pages, site.page(games[2], 0, "confirm")]


def test_every_page_fits_reads_and_is_labelled(browser: webdriver.Chrome, site: Site) -> None:
    harness = Harness(site.database, site.now, 4, seed=6)
    assert harness.act_until(well_under_way)
    turn, at = harness.position().turn, harness.game().at
    window = Harness(site.database, site.now, seed=7)
    window.act_until(in_window)
    game = f"{site.address}/g/{harness.id}"
    over = Harness(site.database, site.now, 4, seed=8)
    over.act_until(lambda position: False)
    pages = [
        f"{site.address}/",
        f"{site.address}/start",
        *refused_mails(site),
        f"{site.address}/nothing-here",
        site.page(harness.id, turn),
        site.page(harness.id, turn) + "/clock",
        site.page(harness.id, turn) + "/mail-history",
        site.page(harness.id, turn) + "/resign",
        site.page(harness.id, (turn + 1) % 4),
        site.page(harness.id, turn, "turn", 99),
        site.page(window.id, window.position().to_act()[0]),
        site.page(window.id, window.position().turn),
        site.page(harness.id, turn, "done", at),
        site.page(over.id, 0),
        game,
        f"{game}/at/{at}",
        *(f"{site.address}/g/{over.id}{end}" for end in ("?view=all", "/at/30?view=all", "/scores", "/check")),
        f"{game}/rules",
        *(f"{site.address}/rules/{edition}" for edition in engine.EDITIONS),
    ]
    for page in pages:
        for width in few((320, DESK, PHONE), 2):
            show(browser, width)
            browser.get(page)
            for scheme in ("light", "dark"):
                show(browser, width, scheme)
                faults: dict[str, Any] = {
                    "wider than the screen": browser.execute_script(IS_TOO_WIDE),
                    "poor contrast": browser.execute_script(LOOK_FOR_CONTRAST),
                    "no label": browser.execute_script(UNLABELLED),
                    "small targets": browser.execute_script(LOOK_FOR_SMALL_TARGETS),
                }
                assert not any(faults.values()), (heading(browser), width, scheme, faults)


def test_a_review_fits_reads_and_has_no_fault_that_axe_finds(scriptless: webdriver.Chrome, site: Site) -> None:
    browser = scriptless
    show(browser, PHONE)
    harness = Harness(site.database, site.now, 4, seed=6)
    harness.act_until(lambda p: p.phase == "play" and any(m.startswith("wanted ask") for m in p.legal(p.turn)))
    browser.get(site.page(harness.id, harness.position().turn))
    for value in ("wanted ask", harness.position().legal(harness.position().turn)[0]):
        pick(browser.find_element(By.CSS_SELECTOR, f'input[value="{value}"]'))
    follow(browser, browser.find_element(By.CSS_SELECTOR, ".turn button"))
    assert len(browser.find_elements(By.CSS_SELECTOR, "input[name=move-target]")) == 7
    assert len(browser.find_elements(By.CSS_SELECTOR, "input[name=move-side]")) == 2
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    for scheme in ("light", "dark"):
        show(browser, PHONE, scheme)
        assert not browser.execute_script(IS_TOO_WIDE)
        assert not browser.execute_script(LOOK_FOR_CONTRAST)
        assert not browser.execute_script(UNLABELLED)
        check(browser)
