"""A finger on the screen: what it presses is in sight, or is scrolled to; presses and scrolls are counted."""

from __future__ import annotations

from selenium.webdriver.remote.webelement import WebElement

from tests.browser.chromium import Chromium

# Whether an element is in sight, and nothing lies on it.
IN_SIGHT = """
const {left, top, right, bottom} = arguments[0].getBoundingClientRect();
const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && arguments[0].contains(there);
"""
SCROLL_TO = "arguments[0].scrollIntoView({block: 'center'})"
PLACE = "return [window.isTheSame === true, scrollX, scrollY]"


def pick(element: WebElement) -> None:
    """Scroll to an element and press it: a button may stick to the bottom of the screen, over it."""
    element.parent.execute_script(SCROLL_TO, element)
    element.click()


class Finger:
    """Presses elements of a page. `scrolls`: how often the next was not in sight; never, unless it `may_scroll`."""

    def __init__(self, browser: Chromium, *, may_scroll: bool = False) -> None:
        self._browser, self._may_scroll = browser, may_scroll
        self.presses = self.scrolls = 0
        self.mark()

    def press(self, element: WebElement) -> None:
        """Press an element, after scrolling to it if it may."""
        if not self._browser.execute_script(IN_SIGHT, element):
            assert self._may_scroll, f"not in sight: {element.get_attribute('outerHTML')}"
            self._browser.execute_script(SCROLL_TO, element)
            self.scrolls += 1
        element.click()
        self.presses += 1

    def mark(self) -> None:
        """Remember the page that is loaded now."""
        self._browser.execute_script("window.isTheSame = true")

    def has_stayed(self) -> bool:
        """Return whether the page is still the one that was marked, at its top."""
        return self._browser.execute_script(PLACE) == [True, 0, 0]
