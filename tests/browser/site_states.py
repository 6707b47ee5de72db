"""The pages of the site, of a hand that has ended and of the deal of each day, in all their states."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import col, select

import engine
from service.games.transaction import GameTransaction
from service.lobby.proposal import read_proposal
from service.lobby.proposing import confirm, propose
from service.models import DealResult, Game, Outmail, Player, Seat
from service.web import create_app
from service.web.site.lesson import MORE_CARDS
from tests.browser.conftest import Site
from tests.browser.states import harness as with_long_names
from tests.rows import add
from tests.service.harness import NAMES
from tests.service.sweeping import WITH_DEALS, sweep
from tests.service.web.days import play
from tests.service.web.test_game_over import ends_a_hand
from tests.settings import settings

DAYS, HANDS = 2, 3


def of_the_site(site: Site) -> Iterator[str]:
    """The pages that everybody may read, and those of players whose mails to confirm were refused."""
    paths = ("", "start", "my-games", "about", "api", "nothing-here", "learn", "learn/end")
    lessons = (3, 7, *range(MORE_CARDS.first, MORE_CARDS.last + 1))
    yield from (f"{site.address}/{path}" for path in paths)
    yield from (f"{site.address}/learn/{number}" for number in lessons)
    yield from (f"{site.address}/rules/{edition}" for edition in engine.EDITIONS)
    yield from _refused_mails(site)


def _refused_mails(site: Site) -> list[str]:
    """The pages of those who typed an address whose mail was refused, or is still on its way."""
    players = [{"name": name, "email": f"{name.lower()}@a-long-name-of-a-host.example.org"} for name in NAMES[:3]]
    with site.database.writing() as session:
        games = [propose(session, read_proposal({"players": players}), site.now).id for _ in range(3)]
        confirm(GameTransaction.lock(session, games[2], site.now))
        failed = update(Outmail).where(col(Outmail.game_id).in_(games[1:]))
        session.exec(failed.values(state="failed", error="550 5.1.1 No such user, see https://mail.example.org/help"))
    pages = [site.page(game, 0, "proposal") for game in games[:2]]
    return [*pages, site.page(games[2], 0, "confirm")]


def paid_out(site: Site) -> Iterator[str]:
    """The page of a hand that has just ended, with the longest names."""
    paid = with_long_names(site, 3, ends_a_hand)
    turn, at = paid.position().turn, paid.game().at
    paid.act()
    yield f"{site.page(paid.id, turn)}?did={at}"


# --- the deal of each day ---------------------------------------------------------------------------------------------


def deals(site: Site) -> Iterator[str]:
    """The pages of the deal of each day, on which a player and guests have played for some days."""
    own, begun = _played(site)
    day = (site.now - timedelta(days=1)).date()
    yield from (f"{site.address}/daily{end}" for end in ("", f"/{day}", f"/month/{day:%Y-%m}"))
    yield from (f"{site.page(own, 0)}{end}" for end in ("", "/choices", "/deals", "/mails"))
    yield from (site.page(begun, 0, "address", 1), site.page(begun, 0))


def _finished(client: FlaskClient, seed: int, name: str) -> str:
    """Play a hand of the deal of the day by moves that a seed chooses, to be named in its ranking; its game."""
    begun = client.post("/daily", json={"name": name}).json
    page = begun["url"].removeprefix("http://127.0.0.1:8000")
    play(client, page, seed)
    client.post(f"{page}/ranking", json={"named": "yes"})
    return str(begun["game"])


def _played(site: Site) -> tuple[str, str]:
    """Play the deals of some days; return the player's last game, and today's, whose guest has typed an address."""
    now, own = site.now - timedelta(days=DAYS), ""
    configured = settings(site.folder, base_url="http://127.0.0.1:8000")
    client = create_app(configured, site.database, lambda: now).test_client()
    player = Player(address="zoe@example.org", created_at=now)
    add(site.database, player)
    for day in range(DAYS):
        sweep(site.database, now, WITH_DEALS)
        for n in range(HANDS):
            game = _finished(client, 10 * day + n, f"Guest {n} with a long name" if n else "Zoe")
            if n == 0:
                own = game
                _give(site, own, player.id)
        now += timedelta(days=1)
    sweep(site.database, now, WITH_DEALS)
    return own, client.post("/daily", json={"name": "Yan", "email": "yan@example.org"}).json["game"]


def _give(site: Site, game: str, player: int | None) -> None:
    """Let a hand that is over count for a player's address."""
    with site.database.writing() as session:
        session.get_one(Game, game).erase_at = None
        session.get_one(DealResult, game).player_id = player
        session.exec(select(Seat).where(Seat.game_id == game, Seat.n == 0)).one().player_id = player
