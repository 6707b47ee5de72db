"""Make the pictures of pages in docs/pages: `python -m tests.browser.page_pictures`."""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import engine
from service.sweep import play_analyses
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site, chromium, served
from tests.browser.measures import DESK, PHONE
from tests.browser.picture import GAME, in_the_second_hand
from tests.service.analysed import ask
from tests.service.harness import Harness, in_window, over
from tests.service.web.test_game_over import ends_a_hand

FOLDER = Path(__file__).parents[2] / "docs" / "pages"
PLAYOUTS = 20  # for a decision in the analysis of that game
MOMENT = 150  # a move of the game that is over
HEIGHT = {PHONE: 1500, DESK: 1150}  # pixels at most
SCREEN = 844  # pixels: what is seen of a page at whose bottom the hand stays


class Picture(NamedTuple):
    """A page in one width and colour scheme."""

    name: str
    page: str
    width: int
    scheme: str


def may_lay(position: engine.Position) -> bool:
    """Return whether the player whose turn it is may lay cards in the second hand."""
    can_play = position.hand_no == 2 and position.phase == "play"
    return can_play and any(move.startswith("play") for move in position.legal(position.turn))


def pictures(site: Site, playing: Harness) -> Iterator[Picture]:
    """Yield the pages that are shown as they are opened."""
    asked, ended, paid = site.game(in_window, seed=7), site.game(over, seed=4), site.game(ends_a_hand, seed=3)
    turn, at = paid.position().turn, paid.game().at
    paid.act()
    yield Picture("home", site.address, PHONE, "light")
    yield Picture("learn", f"{site.address}/learn/2", PHONE, "light")
    yield Picture("turn", site.page(playing.id, 0), PHONE, "light")
    yield Picture("turn-wide", site.page(playing.id, 0), DESK, "dark")
    yield Picture("waiting", site.page(playing.id, 1), PHONE, "dark")
    yield Picture("window", site.asked(asked), PHONE, "light")
    yield Picture("hand", f"{site.page(paid.id, turn)}?did={at}", PHONE, "light")
    ask(ended, 0)
    play_analyses.work_due(site.database, lambda: site.now, analyse=partial(engine.analyse, budget=PLAYOUTS))
    yield Picture("my-play", f"{site.page(ended.id, 0)}/my-play", PHONE, "light")
    yield Picture("over", site.page(ended.id, 0), PHONE, "light")
    history = f"{site.page(ended.id, 0)}/history?hand=2"
    yield Picture("history", f"{history}#moves", PHONE, "light")
    yield Picture("history-wide", history, DESK, "light")
    yield Picture("moment", f"{site.page(ended.id, 0)}/at/{MOMENT}?view=all", DESK, "dark")
    yield Picture("scores", f"{site.address}/g/{ended.id}/scores", DESK, "light")


def take(driver: Chromium, width: int) -> bytes:
    """Return the upper part of the page that is open as a PNG; one screen of a page at whose bottom the hand stays."""
    height = min(HEIGHT[width], int(driver.execute_script("return document.documentElement.scrollHeight")))
    if width == PHONE and driver.find_all(".holds"):
        height = SCREEN
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    wish = {"format": "png", "captureBeyondViewport": True, "clip": clip}
    return base64.b64decode(driver.execute_cdp_cmd("Page.captureScreenshot", wish)["data"])


def review(driver: Chromium, page: str) -> bytes:
    """Choose a card to lay and one to discard on a page, and return what is seen when the turn is to be confirmed."""
    driver.show()
    driver.get(page)
    driver.wait(lambda: driver.buttons)
    next(one for one in driver.buttons if one.text.startswith("Lay")).click()
    [one for one in driver.buttons if one.text == "Discard"][-1].click()
    driver.preview("Lay ", "This ends your turn.", "Yes, do it")
    return take(driver, PHONE)


def main() -> None:
    """Play the games, serve them, and write the pictures."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium(Path(folder) / "chromium") as driver:
        site = Site(Path(folder))
        playing = site.game(in_the_second_hand, seed=GAME)
        with served(site.app) as address:
            site.address = address
            for picture in pictures(site, playing):
                driver.show(picture.width, picture.scheme)
                driver.get(picture.page)
                (FOLDER / f"{picture.name}.png").write_bytes(take(driver, picture.width))
            (FOLDER / "review.png").write_bytes(review(driver, site.turn(site.game(may_lay, seed=6))))
        site.database.close()


if __name__ == "__main__":
    main()
