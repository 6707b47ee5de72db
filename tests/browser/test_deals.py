"""The pages of the daily deal: on a phone and on a desk, by day and by night, with no fault that axe finds."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient
from selenium import webdriver
from sqlmodel import select

from service.models import DealResult, Game, Player, Seat
from service.web import create_app
from tests.browser.conftest import Site
from tests.browser.measures import IS_TOO_WIDE, LOOK_FOR_CONTRAST, LOOK_FOR_SMALL_TARGETS, PHONE, show, unfold
from tests.browser.test_axe import check
from tests.browser.test_pages import DESK, UNLABELLED, heading
from tests.quick import few
from tests.service.sweeping import WITH_DEALS, sweep
from tests.settings import settings

JSON = {"Accept": "application/json"}
SITE = "http://127.0.0.1:8000"
DAYS, HANDS = 2, 3


def finished(client: FlaskClient, seed: int, name: str) -> str:
    """Play a hand of the deal of the day by moves that a seed chooses, to be named in its ranking; its game."""
    begun = client.post("/daily", json={"name": name}).json
    page, chance = begun["url"].removeprefix(SITE), random.Random(seed)
    while (seat := client.get(page, headers=JSON).json)["status"] == "playing":
        client.post(f"{page}/moves", json={"move": chance.choice(seat["legal"]), "at": seat["at"]})
    client.post(f"{page}/ranking", json={"named": "yes"})
    return str(begun["game"])


def played(site: Site, folder: Path) -> tuple[str, str]:
    """Let a player and guests play the deals of some days; the player's last game, and a hand of today's deal.

    Its guest has typed an address.
    """
    now = site.now - timedelta(days=DAYS)
    configured = settings(folder, base_url=SITE)
    client = create_app(configured, site.database, lambda: now).test_client()

    with site.database.writing() as session:
        player = Player(address="zoe@example.org", created_at=now)
        session.add(player)
        session.flush()
        number, own = player.id, ""
    for day in range(DAYS):
        sweep(site.database, now, WITH_DEALS)
        for n in range(HANDS):
            game = finished(client, 10 * day + n, f"Guest {n} with a long name" if n else "Zoe")
            if n == 0:
                own = game
                _give(site, own, number)
        now += timedelta(days=1)
    sweep(site.database, now, WITH_DEALS)
    return own, client.post("/daily", json={"name": "Yan", "email": "yan@example.org"}).json["game"]


def _give(site: Site, game: str, player: int | None) -> None:
    """Let a hand that is over count for a player's address."""
    with site.database.writing() as session:
        session.get_one(Game, game).erase_at = None
        session.get_one(DealResult, game).player_id = player
        session.exec(select(Seat).where(Seat.game_id == game, Seat.n == 0)).one().player_id = player


def test_every_page_of_a_deal_fits_reads_and_has_no_fault_that_axe_finds(
    browser: webdriver.Chrome, site: Site, tmp_path: Path
) -> None:
    own, begun = played(site, tmp_path)
    day = (site.now - timedelta(days=1)).date()
    pages = [
        f"{site.address}/daily",
        f"{site.address}/daily/{day}",
        f"{site.address}/daily/month/{day:%Y-%m}",
        *(f"{site.page(own, 0)}{end}" for end in ("", "/choices", "/deals", "/mails")),
        site.page(begun, 0, "address", 1),
        site.page(begun, 0),
    ]
    for page in pages:
        for width in few((PHONE, 320, DESK), 2):
            show(browser, width)
            browser.get(page)
            unfold(browser)
            for scheme in ("light", "dark"):
                show(browser, width, scheme)
                faults: dict[str, Any] = {
                    "wider than the screen": browser.execute_script(IS_TOO_WIDE),
                    "poor contrast": browser.execute_script(LOOK_FOR_CONTRAST),
                    "no label": browser.execute_script(UNLABELLED),
                    "small targets": browser.execute_script(LOOK_FOR_SMALL_TARGETS),
                }
                assert not any(faults.values()), (page, heading(browser), width, scheme, faults)
        check(browser)
