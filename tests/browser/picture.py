"""Makes docs/table.png, the picture in the README, of the same game each time: `python -m tests.browser.picture`."""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from selenium import webdriver

import engine
from tests.browser.conftest import House, chromium, served
from tests.service.sitting import Sitting

PICTURE = Path(__file__).parents[2] / "docs" / "table.png"
WIDTH, HEIGHT = 1100, 1175
GAME = 18  # a game that by then has something of everything on the table


def well_on(position: engine.Position) -> bool:
    """The second hand, some way in, in Anna's turn, with her cards drawn."""
    view = position.view(0)
    piles = sum(len(territory) for territory in view["territories"])
    return position.hand_no == 2 and position.turn == 0 and position.phase == "play" and piles >= 6


def take(driver: webdriver.Chrome, address: str) -> bytes:
    """The upper part of a page as a PNG."""
    size = {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "light"}]}
    )
    driver.get(address)
    return base64.b64decode(driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"])


def main() -> None:
    """Play the game so far, serve it, take the picture."""
    with tempfile.TemporaryDirectory() as folder, chromium(Path(folder) / "chromium") as driver:
        house = House(Path(folder))
        sitting = Sitting(house.database, house.now, players=3, seed=GAME)
        if not sitting.act_until(well_on):
            raise LookupError("this game has no such moment: try another")
        with served(house.app) as address:
            house.address = address
            PICTURE.write_bytes(take(driver, house.page(sitting.id, 0)))
        house.database.close()


if __name__ == "__main__":
    main()
