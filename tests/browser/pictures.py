"""Make the pictures in docs, of the same games each time: `python -m tests.browser.pictures`."""

from __future__ import annotations

import base64
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import engine
from service.analysis import play_analyses
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site, chromium, served
from tests.browser.measures import DESK, PHONE
from tests.mail.golden import mails as golden
from tests.service.analysed import ask
from tests.service.harness import Harness, in_window, over
from tests.service.web.test_game_over import ends_a_hand

FOLDER = Path(__file__).parents[2] / "docs"
GAME = 18  # the seed of a game that has every kind of card on the table in the second hand
PLAYOUTS = 20  # for a decision in the analysis of that game
MOMENT = 150  # a move of the game that is over
README = 1100  # the width of the picture there
HEIGHT = {PHONE: 1500, DESK: 1150, README: 1175}  # pixels at most
SCREEN = 844  # pixels: what is seen of a page at whose bottom the hand stays
LIGHT = ("turn", "window", "answer", "hand", "invite", "start")
DARK = ("turn", "result", "reminder")


class Picture(NamedTuple):
    """A page or a mail in one width and colour scheme; its name is that of the file."""

    name: str
    page: str
    width: int
    scheme: str


def in_the_second_hand(position: engine.Position) -> bool:
    """Return whether it is Anna's turn in the second hand, after the draw, with many piles on the table."""
    piles = sum(len(territory) for territory in position.view(0)["territories"])
    return position.hand_no == 2 and position.turn == 0 and position.phase == "play" and piles >= 6


def may_lay(position: engine.Position) -> bool:
    """Return whether the player whose turn it is may lay cards in the second hand."""
    can_play = position.hand_no == 2 and position.phase == "play"
    return can_play and any(move.startswith("play") for move in position.legal(position.turn))


def of_pages(site: Site, playing: Harness) -> Iterator[Picture]:
    """Yield the pages that are shown as they are opened."""
    yield Picture("table", site.page(playing.id, 0), README, "light")
    asked, ended, paid = site.game(in_window, seed=7), site.game(over, seed=4), site.game(ends_a_hand, seed=3)
    turn, at = paid.position().turn, paid.game().at
    paid.act()
    yield Picture("pages/home", site.address, PHONE, "light")
    yield Picture("pages/learn", f"{site.address}/learn/2", PHONE, "light")
    yield Picture("pages/turn", site.page(playing.id, 0), PHONE, "light")
    yield Picture("pages/turn-wide", site.page(playing.id, 0), DESK, "dark")
    yield Picture("pages/waiting", site.page(playing.id, 1), PHONE, "dark")
    yield Picture("pages/window", site.asked(asked), PHONE, "light")
    yield Picture("pages/hand", f"{site.page(paid.id, turn)}?did={at}", PHONE, "light")
    ask(ended, 0)
    play_analyses.work_due(site.database, lambda: site.now, analyse=partial(engine.analyse, budget=PLAYOUTS))
    yield Picture("pages/my-play", f"{site.page(ended.id, 0)}/my-play", PHONE, "light")
    yield Picture("pages/over", site.page(ended.id, 0), PHONE, "light")
    history = f"{site.page(ended.id, 0)}/history?hand=2"
    yield Picture("pages/history", f"{history}#moves", PHONE, "light")
    yield Picture("pages/history-wide", history, DESK, "light")
    yield Picture("pages/moment", f"{site.page(ended.id, 0)}/at/{MOMENT}?view=all", DESK, "dark")
    yield Picture("pages/scores", f"{site.address}/g/{ended.id}/scores", DESK, "light")


def of_mails() -> Iterator[Picture]:
    """Yield the golden mails, whole."""
    for kinds, scheme in ((LIGHT, "light"), (DARK, "dark")):
        for kind in kinds:
            yield Picture(f"mails/{kind}-{scheme}", (golden.HERE / f"{kind}.html").as_uri(), PHONE, scheme)


def take(driver: Chromium, most: int) -> bytes:
    """Return the upper part of the page that is open as a PNG, so many pixels high at most."""
    height = min(most, int(driver.execute_script("return document.documentElement.scrollHeight")))
    width = driver.execute_script("return innerWidth")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
    wish = {"format": "png", "captureBeyondViewport": True, "clip": clip}
    return base64.b64decode(driver.execute_cdp_cmd("Page.captureScreenshot", wish)["data"])


def height_of(driver: Chromium, picture: Picture) -> int:
    """Return how much is shown: a whole mail, and one screen of a page at whose bottom the hand stays."""
    if picture.page.startswith("file:"):
        return 100_000
    holds = picture.width == PHONE and driver.find_all(".holds")
    return SCREEN if holds else HEIGHT[picture.width]


def review(driver: Chromium, page: str) -> bytes:
    """Choose a card to lay and one to discard on a page, and return what is seen when the turn is to be confirmed."""
    driver.show()
    driver.get(page)
    driver.wait(lambda: driver.buttons)
    next(one for one in driver.buttons if one.text.startswith("Lay")).click()
    [one for one in driver.buttons if one.text == "Discard"][-1].click()
    driver.preview("Lay ", "This ends your turn.", "Yes, do it")
    return take(driver, SCREEN)


def main() -> None:
    """Play the games, serve them, and write the pictures."""
    for name in ("pages", "mails"):
        (FOLDER / name).mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium(Path(folder) / "chromium") as driver:
        site = Site(Path(folder))
        playing = site.game(in_the_second_hand, seed=GAME)
        with served(site.app) as address:
            site.address = address
            for picture in (*of_pages(site, playing), *of_mails()):
                driver.show(picture.width, picture.scheme)
                driver.get(picture.page)
                (FOLDER / f"{picture.name}.png").write_bytes(take(driver, height_of(driver, picture)))
            (FOLDER / "pages/review.png").write_bytes(review(driver, site.turn(site.game(may_lay, seed=6))))
        site.database.close()


if __name__ == "__main__":
    main()
