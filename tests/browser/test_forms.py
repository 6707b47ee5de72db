"""Answering and moving in a browser with nothing but forms and links, as from a link in a mail."""

from __future__ import annotations

import pytest
from selenium.webdriver.common.keys import Keys

from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.browser.finger import pick
from tests.browser.measures import DESK, PHONE
from tests.service.harness import in_window

PASS = 'button[name=move][value="pass"]'


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_the_last_press_by_a_mail_s_link_ends_on_the_player_s_own_table(
    scriptless: Chromium, site: Site, width: int
) -> None:
    browser = scriptless
    browser.show(width)
    harness = site.game(seed=3)
    link = site.page(harness.id, harness.position().turn, "turn", 0)
    browser.get(link)
    browser.follow('button[value="draw supply"]')
    assert browser.current_url.startswith(link), "the turn goes on"
    pick(browser.find_all(".discards input[type=radio]")[-1])
    browser.follow(".turn button")
    browser.follow("form[action$='/moves'] button:not(.plain)")
    assert browser.heading == f"{harness.names[harness.position().turn]} is next; we will mail you."
    assert "You discarded" in browser.text("[role=status]")
    assert browser.text("#hand") == "Your hand"
    assert not browser.find_all("form")
    browser.refresh()
    assert browser.text("#hand") == "Your hand"
    assert harness.game().at == 2
    browser.get(link)
    assert browser.heading == "This link is no longer valid"
    assert browser.get_cookies() == []


def test_a_pass_by_a_mail_s_link_that_closes_the_window_is_confirmed(browser: Chromium, site: Site) -> None:
    window = site.game(in_window, seed=7)
    at, (*others, last) = window.game().at, window.position().to_act()
    for n in others:
        window.post(n, "pass", at)
    browser.get(site.page(window.id, last, "window", at))
    browser.follow(PASS)
    assert browser.heading.endswith(" is next; we will mail you.")
    assert "You passed." in browser.text("[role=status]")


def test_a_player_who_is_asked_finds_the_answer_before_the_hand(browser: Chromium, site: Site) -> None:
    browser.get(site.asked(site.game(in_window, seed=7)))
    answer = browser.find(PASS).location["y"]
    assert answer < browser.find("#hand").location["y"]
    assert answer < 844, "on the first screen"


def test_the_name_of_a_card_opens_what_it_does_by_keyboard(browser: Chromium, site: Site) -> None:
    browser.get(site.turn(site.game(seed=3)))
    name, effect = browser.find(".hand summary"), browser.find(".hand .effect p")
    assert not effect.is_displayed()
    name.send_keys(Keys.ENTER)
    assert effect.is_displayed()
    name.click()
    assert not effect.is_displayed()


def test_a_review_fits_reads_and_has_no_fault_that_axe_finds(scriptless: Chromium, site: Site) -> None:
    browser = scriptless
    harness = site.game(
        lambda p: p.phase == "play" and any(m.startswith("wanted ask") for m in p.legal(p.turn)), players=4, seed=6
    )
    browser.get(site.turn(harness))
    for value in ("wanted ask", harness.position().legal(harness.position().turn)[0]):
        pick(browser.find(f'input[value="{value}"]'))
    browser.follow(".turn button")
    assert len(browser.find_all("input[name=move-target]")) == 7
    assert len(browser.find_all("input[name=move-side]")) == 2
    browser.run_scripts()
    browser.check_all()
