"""Make the pictures of pages in docs/pages: `python -m tests.browser.page_pictures`."""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait

import engine
from service.sweep import play_analyses
from tests.browser.conftest import Site, chromium, served
from tests.browser.finger import pick
from tests.browser.measures import PHONE, show
from tests.browser.picture import GAME, in_the_second_hand
from tests.service.analysed import ask
from tests.service.harness import Harness, in_window, over

FOLDER = Path(__file__).parents[2] / "docs" / "pages"
DESK = 1280
PLAYOUTS = 20  # for a decision in the analysis of that game
MOMENT = 150  # a move of the game that is over
HEIGHT = {PHONE: 1500, DESK: 1150}  # pixels at most


class Picture(NamedTuple):
    """A page in one width and colour scheme."""

    name: str
    page: str
    width: int
    scheme: str


def pictures(site: Site, playing: Harness) -> Iterator[Picture]:
    """Yield the pages that are shown as they are opened."""
    asked, ended = Harness(site.database, site.now, seed=7), Harness(site.database, site.now, seed=4)
    asked.act_until(in_window)
    ended.act_until(over)
    yield Picture("home", site.address, PHONE, "light")
    yield Picture("learn", f"{site.address}/learn/2", PHONE, "light")
    yield Picture("turn", site.page(playing.id, 0), PHONE, "light")
    yield Picture("turn-wide", site.page(playing.id, 0), DESK, "dark")
    yield Picture("waiting", site.page(playing.id, 1), PHONE, "dark")
    yield Picture("window", site.page(asked.id, asked.position().to_act()[0]), PHONE, "light")
    ask(ended, 0)
    play_analyses.work_due(site.database, lambda: site.now, analyse=partial(engine.analyse, budget=PLAYOUTS))
    yield Picture("my-play", f"{site.page(ended.id, 0)}/my-play", PHONE, "light")
    yield Picture("over", site.page(ended.id, 0), PHONE, "light")
    history = f"{site.page(ended.id, 0)}/history?hand=2"
    yield Picture("history", f"{history}#moves", PHONE, "light")
    yield Picture("history-wide", history, DESK, "light")
    yield Picture("moment", f"{site.page(ended.id, 0)}/at/{MOMENT}?view=all", DESK, "dark")
    yield Picture("scores", f"{site.address}/g/{ended.id}/scores", DESK, "light")


def take(driver: webdriver.Chrome, width: int) -> bytes:
    """Return the upper part of the page that is open as a PNG."""
    height = min(HEIGHT[width], int(driver.execute_script("return document.documentElement.scrollHeight")))
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    wish = {"format": "png", "captureBeyondViewport": True, "clip": clip}
    return base64.b64decode(driver.execute_cdp_cmd("Page.captureScreenshot", wish)["data"])


def review(driver: webdriver.Chrome, page: str) -> bytes:
    """Choose the first card of each kind on a page, and return the page on which the turn is confirmed."""
    show(driver, PHONE, "light")
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    driver.get(page)
    for group in driver.find_elements(By.CSS_SELECTOR, "form.turn fieldset"):
        pick(group.find_element(By.CSS_SELECTOR, "input[type=radio]:not([value=''])"))
    driver.find_element(By.CSS_SELECTOR, "form.turn button").click()
    WebDriverWait(driver, 30).until(lambda _: driver.title.startswith("Make "))
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    return take(driver, PHONE)


def main() -> None:
    """Play the games, serve them, and write the pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium(Path(folder) / "chromium") as driver:
        site = Site(Path(folder))
        playing = Harness(site.database, site.now, players=3, seed=GAME)
        if not playing.act_until(in_the_second_hand):
            raise LookupError(f"game {GAME} never reaches such a position: choose another")
        with served(site.app) as address:
            site.address = address
            for picture in pictures(site, playing):
                show(driver, picture.width, picture.scheme)
                driver.get(picture.page)
                (FOLDER / f"{picture.name}.png").write_bytes(take(driver, picture.width))
            (FOLDER / "review.png").write_bytes(review(driver, site.page(playing.id, 0)))
        site.database.close()


if __name__ == "__main__":
    main()
