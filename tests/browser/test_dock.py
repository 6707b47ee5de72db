"""The dock, which has the hand and the moves: on low screens, with large letters, in each state of a turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import engine
from service.languages.spoken import languages
from service.web.table.table_look import look
from tests.browser.chromium import Chromium, label
from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT, Finger
from tests.browser.measures import DESK, DRAW, IS_TOO_WIDE, PHONE, WIDTHS
from tests.browser.positions import before_a_turn, holds_open, only_discards, to_choose
from tests.browser.states import harness as with_long_names
from tests.service.harness import in_window, over

HEIGHT = 844
LANDSCAPE = {"width": HEIGHT, "height": PHONE, "deviceScaleFactor": 1, "mobile": True}
LARGE = "document.documentElement.style.fontSize = '24px'"
PLACES = "return [...document.querySelectorAll('.chips button')].map(one => one.getBoundingClientRect().top)"
# Returns where an element begins and ends on the page, from its top.
PLACE = """
const {top, bottom} = document.querySelector(arguments[0]).getBoundingClientRect();
return [top + scrollY, bottom + scrollY];
"""
# Returns the buttons of a card that lay all there are of it, and discard one.
LAY_ALL_AND_DISCARD = """
for (const card of document.querySelectorAll('[data-hand-card]')) {
  const buttons = [...card.querySelectorAll('.chips button')];
  if (buttons[0]?.textContent === `Lay ${card.dataset.count}`) return [buttons[0], buttons.at(-1)];
}
"""
# Lets the review of a turn refuse it.
REFUSED = """
const notice = '<div class="notice bad"><p><strong>Nothing was done</strong></p>'
  + '<ul><li>You hold one card.</li><li>It is there</li></ul></div>';
window.fetch = async () => new Response(notice);
"""
# Returns the words of names on cards, and of reasons, that stand on two lines and are not divided at a soft hyphen.
BROKEN_WORDS = """
const broken = [];
for (const text of document.querySelectorAll('.hand .name summary, .hand .why')) {
  const node = text.firstChild, words = node.textContent.matchAll(/[^\\s\u00ad]+/g);
  for (const word of words) {
    const range = document.createRange(), lines = new Set();
    for (let at = word.index; at < word.index + word[0].length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      lines.add([...range.getClientRects()].at(-1)?.top);  // after a soft hyphen the first one is that of the hyphen
    }
    if (lines.size > 1) broken.push(word[0]);
  }
}
return broken;
"""
# Makes the hand one of cards with these names, indices and styles, as it is before a draw.
NAMES = """
const [names, codes, styles] = arguments, hand = document.querySelector('.hand'), card = hand.querySelector('.card');
hand.replaceChildren(...names.map((name, n) => {
  const one = card.cloneNode(true);
  one.className = `card ${styles[n]}`;
  one.querySelector('.index').textContent = codes[n];
  one.querySelector('.name summary').textContent = name;
  return one;
}));
"""
GAP = 40  # pixels between two panels of a column, at most
every_width = pytest.mark.parametrize("width", WIDTHS)


def place(browser: Chromium, selector: str) -> tuple[float, float]:
    top, bottom = browser.execute_script(PLACE, selector)
    return top, bottom


def open_way(browser: Chromium, n: int) -> None:
    """Scroll to one of the ways that are folded away, above the hand at the bottom, and open it."""
    way = browser.find_all(".others summary")[n]
    browser.execute_script("arguments[0].scrollIntoView({block: 'start'})", way)
    way.click()


def takes_a_card(position: engine.Position) -> bool:
    """Return whether a player chooses from a discard stack with many kinds of card."""
    legal = position.legal(position.turn) if position.phase == "choose" else []
    return len(legal) >= 9 and legal[0].startswith("take")


def may_ask(position: engine.Position) -> bool:
    return position.phase == "play" and any(move.startswith("wanted ask") for move in position.legal(position.turn))


# --- on a phone -------------------------------------------------------------------------------------------------------


def test_the_last_line_of_the_page_can_be_scrolled_into_sight(browser: Chromium, site: Site) -> None:
    to_choose(browser, site)
    browser.execute_script("scrollTo(0, document.documentElement.scrollHeight)")
    for last in ("#more", ".others summary", ".foot p:last-child"):
        element = browser.find(last)
        browser.execute_script("arguments[0].scrollIntoView({block: 'start'})", element)
        assert browser.execute_script(IN_SIGHT, element), last


def test_on_a_phone_held_across_the_dock_stands_in_the_page(browser: Chromium, site: Site) -> None:
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", LANDSCAPE)
    to_choose(browser, site)
    browser.wait(lambda: browser.buttons)
    top, _ = place(browser, ".dock")
    title = browser.find("h1")
    assert browser.execute_script(IN_SIGHT, title)
    assert title.location["y"] < top < PHONE, "below the heading, and it begins on the first screen"
    assert top < browser.find("#since").location["y"]
    browser.execute_script("scrollTo(0, document.documentElement.scrollHeight)")
    assert browser.execute_script("return document.querySelector('.dock').getBoundingClientRect().top") < 0, (
        "it leaves the screen to what is read"
    )


def test_with_large_letters_a_turn_is_chosen_and_reviewed(browser: Chromium, site: Site) -> None:
    to_choose(browser, site)
    browser.wait(lambda: browser.buttons)
    browser.execute_script(LARGE)
    assert not browser.execute_script(IS_TOO_WIDE)
    top, bottom = place(browser, ".dock")
    assert bottom - top < 0.85 * HEIGHT
    browser.labelled("Discard").click()
    browser.preview("Yes, do it")
    assert browser.execute_script(IN_SIGHT, browser.yes)


def test_why_a_card_can_only_be_discarded_is_seen_where_it_is_chosen(browser: Chromium, site: Site) -> None:
    harness = to_choose(browser, site)
    told = harness.table(harness.position().turn).unplayable
    assert [one.text for one in browser.find_all(".card .why") if one.is_displayed()] == list(told.values())
    assert told


def test_the_second_press_for_a_card_that_is_held_once_replaces_the_first(browser: Chromium, site: Site) -> None:
    to_choose(browser, site)
    browser.wait(lambda: browser.buttons)
    lay, discard = browser.execute_script(LAY_ALL_AND_DISCARD)
    for first, second in ((lay, discard), (discard, lay)):
        for button in (first, second):
            button.click()
        pressed = [one.get_attribute("aria-pressed") for one in (first, second)]
        assert pressed == ["false", "true"]
        second.click()
    browser.execute_script(REFUSED)
    lay.click()
    browser.wait(lambda: browser.find(".preview .sum").text == "Nothing was done. You hold one card. It is there.")


def test_no_card_moves_under_the_finger_while_what_is_chosen_is_described(browser: Chromium, site: Site) -> None:
    to_choose(browser, site)
    browser.wait(lambda: browser.buttons)
    before = browser.execute_script(PLACES)
    browser.labelled("Lay").click()
    browser.preview("poster")
    assert browser.execute_script(PLACES) == before


def test_who_can_only_discard_is_told_so_and_reviews_that_too(browser: Chromium, site: Site) -> None:
    harness = site.game(only_discards, seed=6)
    at = harness.game().at
    browser.get(site.turn(harness))
    browser.preview("Choose on your cards which to discard.")
    assert "no card can be played, and a discard ends the turn" in browser.text(".head")
    assert "may play cards" not in browser.text()
    finger = Finger(browser)
    finger.press(browser.labelled("Discard"))
    browser.preview("This ends your turn.", "Yes, do it")
    assert harness.game().at == at
    finger.press(browser.yes)
    browser.wait(lambda: browser.heading != "Your turn")
    assert [move.move.split()[0] for move in harness.moves()[at:]][:1] == ["discard"]
    assert finger.has_stayed()


# --- in every width ---------------------------------------------------------------------------------------------------


@every_width
def test_every_step_of_a_turn_fits_reads_and_has_no_fault_that_axe_finds(
    browser: Chromium, site: Site, width: int
) -> None:
    browser.show(width)
    harness = with_long_names(site, 6, lambda position: holds_open(position) is not None)
    outlaw = engine.CARDS[holds_open(harness.position()) or ""].name
    browser.get(site.turn(harness))
    browser.check_all(width)
    browser.find(DRAW).click()
    browser.wait(lambda: browser.buttons)
    next(one for one in browser.buttons if label(one).endswith(outlaw)).click()
    browser.preview(outlaw)
    browser.check_all(width)
    browser.other_card(outlaw).click()
    browser.preview("Yes, do it")
    browser.check_all(width)
    browser.get(site.asked(with_long_names(site, 7, in_window)))
    browser.check_all(width)


@every_width
@pytest.mark.parametrize("there", [takes_a_card, over])
def test_other_states_do_too(
    browser: Chromium, site: Site, width: int, there: Callable[[engine.Position], bool]
) -> None:
    browser.show(width)
    harness = next(one for seed in range(1, 9) if there((one := with_long_names(site, seed, there)).position()))
    browser.get(site.turn(harness))
    browser.check_all(width)
    if width == PHONE and there is takes_a_card:
        for part in (".dock .pick label:last-child", ".dock .pick .act button"):
            assert browser.execute_script(IN_SIGHT, browser.find(part)), part


@every_width
def test_the_questions_of_most_wanted_fit(browser: Chromium, site: Site, width: int) -> None:
    browser.show(width)
    browser.get(site.turn(with_long_names(site, 6, may_ask)))
    browser.labelled("Ask").click()
    browser.more.click()
    browser.preview("Who is asked first?", "Yes, do it")
    browser.check_all(width)


# --- three ways to choose ---------------------------------------------------------------------------------------------


@every_width
def test_one_way_to_choose_is_open_and_two_are_folded_away(browser: Chromium, site: Site, width: int) -> None:
    browser.show(width)
    to_choose(browser, site)
    browser.wait(lambda: browser.buttons)
    ways = browser.find_all(".others > details")
    assert [(one.text, one.get_attribute("open")) for one in ways] == [
        ("Choose from a list", None),
        ("Or in your own words", None),
    ]
    assert not [one for one in browser.find_all(".others input, .others h3") if one.is_displayed()]
    top, bottom = place(browser, ".others")
    assert bottom - top < 130, "two lines at most"
    if width < DESK:
        assert place(browser, "#more")[1] < top, "below all else"
    open_way(browser, 0)
    assert browser.find(".discards input").is_displayed()


def test_what_was_typed_and_rejected_is_kept_below_the_reason(browser: Chromium, site: Site) -> None:
    harness = to_choose(browser, site)
    at = harness.game().at
    open_way(browser, 1)
    browser.find("#line").send_keys("juggle 3 jesse")
    browser.press("Review the line")
    assert "juggle" in browser.text(".notice.bad")
    line = browser.find("#line")
    assert line.get_attribute("value") == "juggle 3 jesse"
    assert line.is_displayed()
    assert place(browser, ".others")[1] < place(browser, "#since")[0]
    line.clear()
    line.send_keys(harness.position().legal(harness.position().turn)[0])
    browser.press("Review the line")
    browser.press("Yes, do it")
    assert harness.game().at == at + 1


def test_without_scripts_the_list_is_open_above_what_has_happened(scriptless: Chromium, site: Site) -> None:
    to_choose(scriptless, site)
    assert scriptless.find(".discards input").is_displayed()
    assert place(scriptless, ".others")[1] < place(scriptless, "#since")[0]


@pytest.mark.parametrize("seen_by", ["turn", "asked", "asking"])
def test_no_column_of_a_wide_page_is_empty_beside_the_other(browser: Chromium, site: Site, seen_by: str) -> None:
    browser.show(DESK)
    if seen_by == "turn":
        to_choose(browser, site)
        browser.wait(lambda: browser.buttons)
    else:
        window = site.game(in_window, seed=7)
        browser.get(site.turn(window) if seen_by == "asking" else site.asked(window))
    right, left, below = (place(browser, one) for one in (".mine", ".felt", ".below"))
    assert left[0] == right[0]
    assert 0 <= below[0] - left[1] < GAP
    assert right[1] <= below[1], "something stands to the left of all that has happened"


@every_width
def test_no_word_of_the_hand_is_broken(browser: Chromium, site: Site, width: int) -> None:
    browser.show(width)
    harness, _ = before_a_turn(site)
    browser.get(site.turn(harness))
    assert browser.execute_script(BROKEN_WORDS) == [], "before the draw"
    harness.post(harness.position().turn, "draw supply")
    browser.get(site.turn(harness))
    browser.wait(lambda: browser.buttons)
    assert browser.execute_script(BROKEN_WORDS) == []


@pytest.mark.parametrize("language", languages())
def test_no_name_of_a_card_is_broken_in_any_language(browser: Chromium, site: Site, language: str) -> None:
    harness, _ = before_a_turn(site)
    browser.get(f"{site.turn(harness)}?lang={language}")
    spoken = languages()[language]
    names = [spoken.say(look(code).name) for code in engine.CARDS]
    browser.execute_script(NAMES, names, list(engine.CARDS), [look(code).style for code in engine.CARDS])
    assert len(browser.find_all(".hand .card")) == len(names)
    assert browser.execute_script(BROKEN_WORDS) == []
