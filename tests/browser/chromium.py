"""A browser with what a player does on a page, what they read there, and how what is shown is checked."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from email.message import EmailMessage
from pathlib import Path

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Chrome, ChromeOptions
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait
from selenium_axe_python import Axe

from tests.browser.measures import FAULTS, PHONE, SCHEMES
from tests.mail.mail_server import html_of

PATIENCE = 600  # seconds: more than any page, script or state takes on a machine with much other work
OFTEN = 0.05  # seconds between two looks
PROGRAM, DRIVER = "/usr/bin/chromium", "/usr/bin/chromedriver"
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--hide-scrollbars"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
# Mark a page and its headings; then return whether another page has loaded, or has taken the place of this one without
# a reload. For an element of a page that is just being replaced the driver may answer with an internal error instead.
MARK = "for (const one of [window, ...document.querySelectorAll('h1')]) one.left = true"
HAS_CHANGED = """
return document.readyState === 'complete' &&
  (!window.left || [...document.querySelectorAll('h1')].some(one => !one.left))
"""


class Chromium(Chrome):
    """A headless Chromium whose profile is in a folder. It fails nothing because the machine is slow."""

    def __init__(self, folder: Path) -> None:
        options = ChromeOptions()
        options.binary_location = PROGRAM
        options.timeouts = {"script": 1000 * PATIENCE, "pageLoad": 1000 * PATIENCE}
        for flag in (*FLAGS, f"--user-data-dir={folder}"):
            options.add_argument(flag)
        super().__init__(options, Service(DRIVER))

    def run_scripts(self, run: bool = True) -> None:
        """Let pages run scripts, or not."""
        self.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": not run})

    def show(self, width: int = PHONE, scheme: str = "light") -> None:
        """Make the screen that wide, in CSS pixels, and its colours light or dark."""
        size = {"width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width == PHONE}
        self.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        features = [{"name": "prefers-color-scheme", "value": scheme}]
        self.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

    def wait(self, there: Callable[[], object]) -> None:
        """Wait until something holds; an element that is just being replaced is looked for again."""
        WebDriverWait(self, PATIENCE, OFTEN, [WebDriverException]).until(lambda _: there())

    # --- reading ------------------------------------------------------------------------------------------------------

    def find(self, selector: str) -> WebElement:
        return self.find_element(By.CSS_SELECTOR, selector)

    def find_all(self, selector: str) -> list[WebElement]:
        return self.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector: str = "main") -> str:
        return self.find(selector).text

    @property
    def heading(self) -> str:
        return self.text("h1")

    @property
    def status(self) -> str:
        """What the page says was done."""
        return self.text("main [role=status]")

    @property
    def said(self) -> str:
        """What a screen reader is told of a page that has changed in its place."""
        return self.find("body > [role=status]").get_attribute("textContent") or ""

    # --- acting -------------------------------------------------------------------------------------------------------

    def follow(self, pressed: WebElement | str) -> None:
        """Press a button or a link, which may be named by its selector, and wait until the page has changed."""
        self.execute_script(MARK)
        (self.find(pressed) if isinstance(pressed, str) else pressed).click()
        self.wait(lambda: self.execute_script(HAS_CHANGED))

    def press(self, words: str) -> None:
        """Press the button with these words, and wait until the page has changed."""
        found = {one.text: one for one in reversed(self.find_all("button"))}
        assert words in found, f"no button {words!r} among {list(found)}"
        self.follow(found[words])

    def follow_link(self, words: str) -> None:
        """Follow the link whose text holds these words."""
        self.follow(self.find_element(By.PARTIAL_LINK_TEXT, words))

    def field(self, form: str, name: str) -> WebElement:
        """Return a field of a form; a dot in its name is written as two underscores."""
        return self.find_element(By.ID, f"{form}-{name.replace('__', '-')}")

    def fill(self, form: str, **typed: str) -> None:
        """Type into fields of a form."""
        for name, words in typed.items():
            self.field(form, name).send_keys(words)

    # --- the hand -----------------------------------------------------------------------------------------------------

    @property
    def buttons(self) -> list[WebElement]:
        """The buttons on the cards of the hand."""
        return self.find_all(".chips button")

    def labelled(self, words: str) -> WebElement:
        """Return the first button on the hand whose label begins or ends with these words."""
        return next(one for one in self.buttons if label(one).startswith(words) or label(one).endswith(words))

    def other_card(self, outlaw: str) -> WebElement:
        """Return the button that discards another card than one of that Outlaw."""
        return next(one for one in self.buttons if label(one).startswith("Discard") and outlaw not in label(one))

    def preview(self, *words: str) -> str:
        """Wait until the preview holds these words; return what it says."""
        panel = self.find(".preview")
        self.wait(lambda: all(one in panel.text for one in words))
        return panel.text

    @property
    def more(self) -> WebElement:
        """The button that opens the review, once it is shown."""
        found = self.find(".preview > button")
        self.wait(found.is_displayed)
        return found

    @property
    def yes(self) -> WebElement:
        return self.find(".reviewed .act button")

    @property
    def chosen(self) -> list[str]:
        """What the form would post."""
        return [value for one in self.find_all(".turn input:checked") if (value := one.get_attribute("value"))]

    # --- checking -----------------------------------------------------------------------------------------------------

    def open_unfolded(self, page: str) -> None:
        """Load a page, and open everything on it that can be opened."""
        self.get(page)
        self.execute_script("document.querySelectorAll('details').forEach(one => one.open = true)")

    def open_mails(
        self, folder: Path, mails: Iterable[EmailMessage], shown: Callable[[str], str] = str
    ) -> Iterator[EmailMessage]:
        """Open the HTML of one mail after the other, as it is `shown`, and yield the mail that is open."""
        for n, mail in enumerate(mails):
            page = folder / f"{n}.html"
            page.write_text(shown(html_of(mail)), encoding="utf-8")
            self.get(page.as_uri())
            yield mail

    def check_reading(self, width: int = PHONE) -> None:
        """Fail unless what is shown fits, is labelled and can be read, in light and in dark; end in light."""
        for scheme in SCHEMES:
            self.show(width, scheme)
            faults = {name: self.execute_script(look) for name, look in FAULTS.items()}
            assert not any(faults.values()), (self.current_url, width, scheme, faults)

    def check_axe(self, beside: Collection[str] = ()) -> None:
        """Fail if axe-core finds a fault in what is shown, beside those of these rules."""
        axe = Axe(self)
        if not self.execute_script("return 'axe' in window"):
            axe.inject()
        found = axe.run(options={"resultTypes": ["violations"]})  # of what passes one element is enough, and quicker
        faults = [one for one in found["violations"] if one["id"] not in beside]
        assert found["passes"]
        assert not faults, (self.current_url, axe.report(faults))

    def check_all(self, width: int = PHONE) -> None:
        """Check what is shown for reading and by axe-core, in light and in dark."""
        self.check_reading(width)
        for scheme in SCHEMES:
            self.show(width, scheme)
            self.check_axe()


def label(button: WebElement) -> str:
    return button.get_attribute("aria-label") or ""
