"""The chats of a simulation's games, which organisers choose and switch off again."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from service.following import chat_choice
from service.games.transaction import GameTransaction
from service.models import UNDER_WAY, Game, Ping
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import Posted
from service.settings.values import ANY_WEBHOOK
from tests.simulation.faults.chance import Chances
from tests.simulation.message_servers import MessageServers

ADDRESS = "https://chat.players.example/hook"
EVERY = timedelta(hours=3)  # until organisers think of it again


class ChatRoom(MessageServers):
    def __init__(self, chances: Chances) -> None:
        super().__init__("chats", Ping, chances)

    def post(self, _: HttpsAddress, headers: Mapping[str, str], body: bytes) -> Posted:
        """Take a message, or not. Raises NotPosted and Killed."""
        return self.take(headers["Posse-Message"])

    def choose(self, session: Session, now: datetime) -> None:
        """Let the organiser of a game under way give it a chat, or another, or none; and a player be called there."""
        under_way = select(Game.id).where(col(Game.status).in_(UNDER_WAY), col(Game.deal).is_(None))
        games = session.exec(under_way.where(col(Game.erase_at).is_(None)).order_by(Game.id)).all()
        if not games or self.chance.ended:
            return
        tx = GameTransaction.lock(session, self.chance.random.choice(games), now)
        if not chat_choice.may_have_chat(tx, ANY_WEBHOOK):
            return
        organiser = next(seat.n for seat in tx.seats if chat_choice.may_choose(tx, seat.n))
        if tx.game.in_chat and self.chance.random.random() < 0.1:
            chat_choice.switch_off(tx, organiser)
        elif not tx.game.in_chat:
            chat_choice.choose(tx, organiser, {"kind": "json", "address": ADDRESS}, ANY_WEBHOOK)
            chat_choice.call(tx, organiser, "organiser")
        self.counts["chats chosen"] += 1
