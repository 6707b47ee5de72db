"""Every kind of mail, and the page that lists mails, by the rules of axe-core: tables, headings, contrast, links."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import chain
from pathlib import Path

import pytest
from selenium import webdriver
from selenium_axe_python import Axe

import engine
from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, PHONE, show, unfold
from tests.browser.states import before_the_deal, branched, how_they_played, in_play, leagues
from tests.mail import golden
from tests.service.harness import Harness, over, well_under_way

# Of pages, not of mails: a mail is shown inside the main landmark of a mail program.
OF_PAGES = ("landmark-one-main", "region")
MAILS = sorted(Path(golden.__file__).parent.glob("*.html"))


@pytest.mark.parametrize("mail", MAILS, ids=lambda mail: mail.stem)
def test_a_mail_has_no_fault_that_axe_finds(browser: webdriver.Chrome, mail: Path) -> None:
    show(browser, PHONE)
    browser.get(mail.as_uri())
    check_both_schemes(browser, beside=OF_PAGES)


def test_the_page_of_a_player_s_mails_has_none_either(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now)
    harness.act_until(lambda position: position.hand_no == 2)
    browser.get(site.page(harness.id, harness.position().turn) + "/mail-history")
    unfold(browser)
    check_both_schemes(browser)


def test_the_pages_after_the_last_press_of_a_turn_and_of_a_game_have_none(
    browser: webdriver.Chrome, site: Site
) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now)
    turn = harness.position().turn
    harness.pass_turn()
    browser.get(site.page(harness.id, turn, "done", harness.game().at))
    check_both_schemes(browser)
    harness.act_until(lambda position: False)
    browser.get(site.page(harness.id, turn))
    unfold(browser)
    check_both_schemes(browser)


def test_the_page_on_how_a_player_played_has_none_in_any_state(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, players=2)
    harness.act_until(lambda position: False)
    for page in how_they_played(site, harness):
        browser.get(page)
        unfold(browser)
        check_both_schemes(browser)


def test_the_pages_of_a_branch_have_none(browser: webdriver.Chrome, site: Site) -> None:
    ended = Harness(site.database, site.now, seed=8, players=2)
    assert ended.act_until(over)
    for page in chain([f"{site.page(ended.id, 0)}/at/30"], branched(site, ended)):
        browser.get(page)
        unfold(browser)
        check_both_schemes(browser)


def test_the_rules_have_none_either(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    for edition in engine.EDITIONS:
        browser.get(f"{site.address}/rules/{edition}")
        check_both_schemes(browser)


def test_a_seat_s_page_has_none_with_the_effects_of_its_cards_open(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    harness = Harness(site.database, site.now, seed=6)
    assert harness.act_until(well_under_way)
    browser.get(site.page(harness.id, harness.position().turn))
    unfold(browser)
    check_both_schemes(browser)


def test_the_pages_to_learn_by_and_about_the_site_have_none(browser: webdriver.Chrome, site: Site) -> None:
    show(browser, PHONE)
    for page in ("about", "api", "learn", "learn/3", "learn/7", "learn/end"):
        browser.get(f"{site.address}/{page}")
        assert not browser.execute_script(IS_TOO_WIDE), page
        check_both_schemes(browser)


@pytest.mark.slow
@pytest.mark.parametrize(("pages", "scheme"), [(before_the_deal, "dark"), (in_play, "light"), (leagues, "dark")])
def test_no_page_in_any_state_of_a_game_has_any(
    browser: webdriver.Chrome, site: Site, pages: Callable[[Site], Iterator[str]], scheme: str
) -> None:
    """Of a game that is over, other tests show the pages, in both schemes."""
    show(browser, PHONE, scheme)
    for page in (site.address, f"{site.address}/start", f"{site.address}/my-games", *pages(site)):
        browser.get(page)
        unfold(browser)
        check(browser)


def check_both_schemes(browser: webdriver.Chrome, width: int = PHONE, beside: Collection[str] = ()) -> None:
    """Check what is shown in light and in dark, between which only the style sheets tell; end in light."""
    for scheme in ("dark", "light"):
        show(browser, width, scheme)
        check(browser, beside)


def check(browser: webdriver.Chrome, beside: Collection[str] = ()) -> None:
    """Fail if axe-core finds a fault in what is shown, beside those of these rules."""
    axe = Axe(browser)
    if not browser.execute_script("return 'axe' in window"):
        axe.inject()
    found = axe.run(options={"resultTypes": ["violations"]})  # of what passes one element is enough, and quicker
    faults = [one for one in found["violations"] if one["id"] not in beside]
    assert found["passes"]
    assert not faults, axe.report(faults)
