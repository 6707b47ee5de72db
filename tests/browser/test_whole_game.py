"""A whole game on a phone: each turn takes as few presses and scrolls as it can, with and without scripts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

import pytest
from sqlmodel import select

import engine
from service.models import Game
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site
from tests.browser.finger import IN_SIGHT
from tests.browser.phone_player import PhonePlayer, Step

ANY = 100  # hands: more than a game has
OTHER_EDITIONS = [name for name in engine.EDITIONS if name != engine.DEFAULT_EDITION]
PLAIN = {engine.Verb.PLAY, engine.Verb.DISCARD}


def start_as_guest(browser: Chromium, site: Site) -> str:
    """Begin a game by the button of the first page; return its id."""
    browser.get(f"{site.address}/")
    browser.press("Play now against robots")
    with site.database.reading() as session:
        return session.exec(select(Game)).one().id


def turns(steps: Iterable[Step]) -> list[list[Step]]:
    """Return the steps of each turn, without answers in the turns of others and the results of hands."""
    found: list[list[Step]] = [[]]
    for step in steps:
        if step.phase not in ("", "react"):
            found[-1].append(step)
        if step.ends_turn:
            found.append([])
    return [steps for steps in found if steps]


def expected(step: Step) -> int:
    """Return the presses of a step where scripts run: to play, one for each card, for each question, and for *Yes*.

    A turn that goes on is reviewed by one more; only the discard opens its review by itself.
    """
    if step.phase == "play":
        return len(step.verbs) + (not step.ends_turn) + step.asked + 1
    return 2 if engine.Verb.TAKE in step.verbs else 1


def check(steps: Sequence[Step]) -> None:
    """Fail unless nothing was scrolled or loaded, and each step took as many presses as it has to."""
    for step in steps:
        assert (step.stayed, step.scrolls) == (True, 0), step
        assert step.presses == expected(step), step
    for turn in turns(steps):
        played = [verb for step in turn if step.phase == "play" for verb in step.verbs]
        if set(played) <= PLAIN and len(played) <= 2:
            assert sum(step.presses for step in turn) <= 4, turn


def test_a_guest_plays_a_whole_game_without_scrolling(browser: Chromium, site: Site) -> None:
    game = start_as_guest(browser, site)
    steps = list(PhonePlayer(browser, site, game, scripts=True).play(ANY))
    assert browser.heading.startswith("The game is over")
    result = browser.find(".ranking li")
    assert browser.execute_script(IN_SIGHT, result), "what the last moves were stands below who has won"
    assert len(turns(steps)) >= 4
    check(steps)


def test_a_guest_plays_a_whole_game_without_scripts(scriptless: Chromium, site: Site) -> None:
    browser = scriptless
    game = start_as_guest(browser, site)
    steps = list(PhonePlayer(browser, site, game, scripts=False).play(ANY))
    for step in steps:
        assert step.presses <= len(step.verbs) + step.asked + 3, "the way to the form, its review, and the answer"
        assert step.scrolls <= 1 + step.asked, step
    assert median(sum(step.scrolls for step in turn) for turn in turns(steps)) == 0


@pytest.mark.parametrize(("edition", "players"), list(zip(OTHER_EDITIONS, (3, 4, 2, 4), strict=True)))
def test_a_game_of_every_edition_is_played_without_scrolling(
    browser: Chromium, site: Site, edition: str, players: int
) -> None:
    harness = site.game(players=players, robots=dict.fromkeys(range(1, players), "deputy"), edition=edition)
    browser.get(site.page(harness.id, 0))
    steps = list(PhonePlayer(browser, site, harness.id, scripts=True).play(ANY))
    check(steps)
