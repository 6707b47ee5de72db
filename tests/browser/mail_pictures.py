"""Make the pictures in docs/mails of the golden mails, on a phone: `python -m tests.browser.mail_pictures`."""

from __future__ import annotations

import base64
import tempfile
from pathlib import Path

from tests.browser.chromium import Chromium
from tests.browser.conftest import chromium
from tests.browser.measures import PHONE
from tests.mail.golden import mails as golden

FOLDER = Path(__file__).parents[2] / "docs" / "mails"
PICTURES = (
    ("turn", "light"),
    ("turn", "dark"),
    ("window", "light"),
    ("answer", "light"),
    ("hand", "light"),
    ("invite", "light"),
    ("result", "dark"),
    ("start", "light"),
    ("reminder", "dark"),
)


def take(driver: Chromium, kind: str, scheme: str) -> bytes:
    """Return a whole golden mail as a PNG."""
    driver.show(PHONE, scheme)
    driver.get((golden.HERE / f"{kind}.html").as_uri())
    wish = {"format": "png", "captureBeyondViewport": True}
    return base64.b64decode(driver.execute_cdp_cmd("Page.captureScreenshot", wish)["data"])


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium(Path(folder)) as driver:
        for kind, scheme in PICTURES:
            (FOLDER / f"{kind}-{scheme}.png").write_bytes(take(driver, kind, scheme))


if __name__ == "__main__":
    main()
