"""The first hand to learn by, and the steps for the three cards that it lacks, with and without scripts."""

from __future__ import annotations

from collections.abc import Sequence

import engine
from service.web.site.lesson_cards import CARD_STEPS
from service.web.site.lesson_steps import STEPS
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT, Finger, pick
from tests.browser.phone_player import ON_THE_HAND


def test_the_whole_hand_is_played_by_its_forms(scriptless: Chromium, site: Site) -> None:
    browser = scriptless
    browser.get(f"{site.address}/")
    browser.follow_link("Learn by playing")
    browser.follow_link("Go on")
    for step in STEPS[1:]:
        assert browser.heading == step.title
        for move in step.taught:
            found = browser.find(f'[value="{move}"]')
            if found.tag_name == "button":
                browser.follow(found)
            else:
                pick(found)
        words = [one.text for one in browser.find_all("button")]
        if "Review my turn" in words and browser.heading == step.title:
            browser.press("Review my turn")
            browser.press("Yes, do it")
        elif browser.heading == step.title:
            browser.press("Discard and end the turn")
    assert browser.heading == "Who gets the money"
    browser.press("Play now against a robot")
    assert "/p/" in browser.current_url


# --- the three cards --------------------------------------------------------------------------------------------------


def values(taught: Sequence[str]) -> list[str]:
    """Return what the form posts for the moves of a step: an ask without its Outlaw."""
    moves = [engine.Move.parse(move) for move in taught]
    return [move.verb.value if move.verb is engine.Verb.ASK else move.text for move in moves]


def answer_questions(browser: Chromium, taught: Sequence[str], finger: Finger) -> None:
    """Choose the Outlaw of an ask in the review that is open."""
    for move in taught:
        if move.startswith(engine.Verb.ASK.value):
            finger.press(browser.find(f'[name="move-target"][value="{move}"]'))


def to_the_three_cards(browser: Chromium, site: Site) -> None:
    """Go on from the end of the first hand."""
    browser.get(f"{site.address}/learn/end")
    browser.follow_link("Stagecoach Robbery")


def test_they_are_done_by_forms(scriptless: Chromium, site: Site) -> None:
    browser = scriptless
    to_the_three_cards(browser, site)
    for step in CARD_STEPS[:-1]:
        assert browser.heading == step.title
        finger = Finger(browser, may_scroll=True)
        for value in values(step.taught):
            finger.press(browser.find(f'.turn [value="{value}"]'))
        browser.follow(".turn .act button")
        answer_questions(browser, step.taught, finger)
        browser.follow(".act button")
    assert browser.heading == CARD_STEPS[-1].title
    browser.follow_link("Play a game")
    assert browser.current_url == f"{site.address}/"


def test_where_scripts_run_each_takes_three_presses_in_sight(browser: Chromium, site: Site) -> None:
    to_the_three_cards(browser, site)
    for step in CARD_STEPS[:-1]:
        assert browser.heading == step.title
        task = browser.find(".preview .sum")
        assert task.text == step.task
        assert browser.execute_script(IN_SIGHT, task)
        finger = Finger(browser)
        for value in values(step.taught):
            finger.press(browser.execute_script(ON_THE_HAND, value))
        finger.press(browser.more)
        browser.preview("Yes, do it")
        answer_questions(browser, step.taught, finger)
        assert finger.has_stayed()
        finger.presses += 1
        browser.follow(browser.yes)
        assert finger.presses == 3 + step.title.startswith("Most Wanted")
    assert browser.heading == CARD_STEPS[-1].title
