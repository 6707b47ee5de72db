"""The devices of a simulation's players, which they have told and take off again; they open what they get."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from service.following import own_devices
from service.following.own_devices import DeviceOwner
from service.games.transaction import GameTransaction
from service.models import UNDER_WAY, Game, Player, Push
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import Posted
from tests.devices.push_service import Browser
from tests.simulation.faults.chance import Chances
from tests.simulation.message_servers import MessageServers

EVERY = timedelta(hours=1)  # until players think of it again
TAKEN_OFF, OF_ALL = 0.1, 0.3  # of their thoughts


class DeviceDrawer(MessageServers):
    """All devices: a browser for each player."""

    def __init__(self, chances: Chances) -> None:
        super().__init__("devices", Push, chances)
        self._browsers: dict[str, Browser] = {}

    def post(self, to: HttpsAddress, _: Mapping[str, str], body: bytes) -> Posted:
        """Open a message and take it, or not. Raises NotPosted and Killed."""
        browser = self._browsers[to.text]
        browser.take(body)
        return self.take(browser.ids[-1])

    def choose(self, session: Session, now: datetime, server_key: str) -> None:
        """Let a player in a game under way have their browser told of it, or of all games, or take it off."""
        under_way = select(Game.id).where(col(Game.status).in_(UNDER_WAY), col(Game.deal).is_(None))
        games = session.exec(under_way.where(col(Game.erase_at).is_(None)).order_by(Game.id)).all()
        if not games or self.chance.ended:
            return
        tx = GameTransaction.lock(session, self.chance.random.choice(games), now)
        people = [seat for seat in tx.seats if seat.player_id is not None]
        if not people or not own_devices.may_be_told(tx.game, push=True):
            return
        seat = self.chance.random.choice(people)
        player = session.get_one(Player, seat.player_id)
        owner = DeviceOwner(player, None if self.chance.random.random() < OF_ALL else seat)
        told = own_devices.devices_of(session, owner)
        if told and self.chance.random.random() < TAKEN_OFF:
            own_devices.remove(session, owner, {"device": told[0].id})
        else:
            own_devices.add(session, owner, self._browser(player, server_key).subscription, server_key, now)
        self.counts["devices chosen"] += 1

    def _browser(self, player: Player, server_key: str) -> Browser:
        browser = Browser(f"of-{player.id}", server_key)
        return self._browsers.setdefault(browser.endpoint, browser)
