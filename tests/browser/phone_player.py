"""A player on a phone, who plays a whole game with nothing but what the page shows, and counts what each turn took."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from sqlmodel import Session

import engine
from service.gamelog.log import GameLog
from service.models import Game
from tests.browser.chromium import HAS_CHANGED, MARK, Chromium
from tests.browser.conftest import Site
from tests.browser.finger import Finger
from tests.service.harness import bold

# The button on the hand that stands for a value of the form.
ON_THE_HAND = """
const radio = [...document.querySelectorAll('.turn input')].find(one => one.value === arguments[0]);
return [...document.querySelectorAll('.chips button')].find(one => one.ariaLabel === radio.dataset.label);
"""
OVER, HAND_OVER, REVIEW = "The game is over", "is over", "Make "


class Step(NamedTuple):
    """What was done before the page changed. `phase`: of the position; "" to go on after a hand. `verbs`: of the moves.

    `asked`: how many questions the review asked. `stayed`: no other page was loaded, and nothing was scrolled.
    """

    phase: str
    verbs: tuple[engine.Verb, ...]
    presses: int
    scrolls: int
    asked: int = 0
    stayed: bool = True

    @property
    def ends_turn(self) -> bool:
        return engine.Verb.DISCARD in self.verbs


class PhonePlayer:
    """Plays seat 0 of a game against robots, on a page that is open, by a mixture of policies."""

    def __init__(self, browser: Chromium, site: Site, game_id: str, *, scripts: bool) -> None:
        self._browser, self._site, self._game_id = browser, site, game_id
        self._scripts, self._rng = scripts, random.Random(4)
        self.finger = Finger(browser, may_scroll=not scripts)

    def play(self, hands: int) -> Iterator[Step]:
        """Play until so many hands or the game are over, and yield each step."""
        while hands and not self._browser.heading.startswith(OVER):
            before = self.finger.presses, self.finger.scrolls
            self._browser.execute_script(MARK)
            self.finger.mark()
            is_hand_over = self._browser.heading.endswith(HAND_OVER)
            phase, verbs, asked = ("", (), 0) if is_hand_over else self._act()
            hands -= is_hand_over
            if is_hand_over:
                self.finger.press(self._find(".head a.button"))
            self._browser.wait(lambda: self._browser.execute_script(HAS_CHANGED))
            spent = self.finger.presses - before[0], self.finger.scrolls - before[1]
            yield Step(phase, verbs, *spent, asked, self.finger.has_stayed())

    def _act(self) -> tuple[str, tuple[engine.Verb, ...], int]:
        """Make the next moves; return in which phase, what they were, and how many questions were answered."""
        position = self._position()
        if position.phase != "play":
            move = self._decide(position)
            self._answer(move)
            return position.phase, (move.verb,), 0
        moves = self._plan(position)
        asked = self._by_hand(moves) if self._scripts else self._by_form(moves)
        return position.phase, tuple(move.verb for move in moves), asked

    def _position(self) -> engine.Position:
        with self._site.database.reading() as session:
            return _log(session, self._game_id).position

    def _decide(self, position: engine.Position) -> engine.Move:
        view = position.seen_by(0)
        if self._rng.random() < 0.3:
            return bold(view)
        return engine.ROBOTS["deputy"](view, (), self._rng, 0)

    def _plan(self, position: engine.Position) -> list[engine.Move]:
        """Return the moves to choose at once: up to the discard, or to one that cannot be foreseen."""
        moves = [self._decide(position)]
        while moves[-1].verb is engine.Verb.PLAY:
            position = position.play(0, moves[-1].text)
            while position.phase == "react":
                position = position.play(position.to_act()[0], engine.DECLINE.text)
            if position.phase != "play" or position.turn != 0:
                break
            move = self._decide(position)
            if move.verb is engine.Verb.PLAY and move.card in [one.card for one in moves]:
                break  # one choice for each Outlaw
            moves.append(move)
        return moves

    def _answer(self, move: engine.Move) -> None:
        """Draw, choose or answer: by a button, or by a card and the button below the cards."""
        if found := self._browser.find_all(f'.dock button[value="{move}"]'):
            return self.finger.press(found[0])
        self.finger.press(_label(self._find(f'.dock input[value="{move}"]')))
        return self.finger.press(self._find(".dock .pick .act button"))

    def _by_hand(self, moves: Sequence[engine.Move]) -> int:
        for move in moves:
            self.finger.press(self._browser.execute_script(ON_THE_HAND, _value(move)))
        if moves[-1].verb is not engine.Verb.DISCARD:
            self.finger.press(self._browser.more)
        self._browser.wait(lambda: self._reviews(moves))
        asked = self._answer_review(".reviewed")
        self.finger.press(self._find(".reviewed .act button"))
        return asked

    def _reviews(self, moves: Sequence[engine.Move]) -> bool:
        """Return whether the review that is open is that of these moves."""
        shown = self._browser.find_all(".reviewed:not([hidden]) .review > li")
        return len(shown) == len(moves)

    def _by_form(self, moves: Sequence[engine.Move]) -> int:
        self.finger.press(self._browser.find_element(By.LINK_TEXT, "Moves"))
        for move in moves:
            self.finger.press(_label(self._find(f'.turn input[value="{_value(move)}"]')))
        self.finger.press(self._find(".turn button"))
        self._browser.wait(lambda: self._browser.execute_script(HAS_CHANGED))
        if not self._browser.heading.startswith(REVIEW):
            return 0  # a discard that is all a player can do
        asked = self._answer_review("main")
        self._browser.execute_script(MARK)
        self.finger.press(self._find(".act button"))
        return asked

    def _answer_review(self, place: str) -> int:
        """Answer what the review asks and has no answer to yet; return how many questions that were."""
        asked = 0
        for group in self._browser.find_all(f"{place} .review fieldset"):
            if not group.find_elements(By.CSS_SELECTOR, "input:checked"):
                self.finger.press(group.find_element(By.TAG_NAME, "label"))
                asked += 1
        return asked

    def _find(self, selector: str) -> WebElement:
        return self._browser.find(selector)


def _log(session: Session, game_id: str) -> GameLog:
    return GameLog(session, session.get_one(Game, game_id))


def _value(move: engine.Move) -> str:
    """Return what the form posts for a move: an ask without its Outlaw, which the review asks for."""
    return engine.Verb.ASK.value if move.verb is engine.Verb.ASK else move.text


def _label(radio: WebElement) -> WebElement:
    return radio.find_element(By.XPATH, "ancestor::label")
