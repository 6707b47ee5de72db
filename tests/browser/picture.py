"""Make docs/table.png, the picture in the README, of the same game each time: `python -m tests.browser.picture`."""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

import engine
from tests.browser.chromium import Chromium
from tests.browser.conftest import Site, chromium, served

PICTURE = Path(__file__).parents[2] / "docs" / "table.png"
WIDTH, HEIGHT = 1100, 1175
GAME = 18  # the seed of a game that has every kind of card on the table by then


def in_the_second_hand(position: engine.Position) -> bool:
    """Return whether it is Anna's turn in the second hand, after the draw, with many piles on the table."""
    view = position.view(0)
    piles = sum(len(territory) for territory in view["territories"])
    return position.hand_no == 2 and position.turn == 0 and position.phase == "play" and piles >= 6


def take(driver: Chromium, address: str) -> bytes:
    """Return the upper part of a page as a PNG."""
    size = {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 1, "mobile": False}
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
    driver.execute_cdp_cmd(
        "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "light"}]}
    )
    driver.get(address)
    return base64.b64decode(driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})["data"])


def main() -> None:
    """Play the game up to that position, serve it, and write the picture."""
    with tempfile.TemporaryDirectory() as folder, chromium(Path(folder) / "chromium") as driver:
        site = Site(Path(folder))
        harness = site.game(in_the_second_hand, seed=GAME)
        with served(site.app) as address:
            site.address = address
            PICTURE.write_bytes(take(driver, site.page(harness.id, 0)))
        site.database.close()


if __name__ == "__main__":
    main()
