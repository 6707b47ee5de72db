"""The chat of a game, as its organiser chooses it, and how each player wants to be called there."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import get_args

from sqlmodel import col, select

from engine.language import text
from service import errors
from service.following import chat_posts
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.models import UNDER_WAY, ChatKind, GameChat, Ping
from service.outgoing.https_address import HttpsAddress
from service.players import limits
from service.queues import pings
from service.settings.values import Webhooks
from service.table.substitutes import organiser
from service.text import fields
from service.text.fields import FieldParser

KINDS: tuple[ChatKind, ...] = get_args(ChatKind)
CHOICES_A_DAY = 10  # each posts a test message

NOT_THE_ORGANISER = text("Only the organiser of the game chooses its chat.")
NONE_HERE = text("This game cannot have a chat: it is over, or this site sends no messages to chats.")
_ADDRESS = text("Expected the https address of a webhook, as your chat shows it.")
_HOST = text("This site sends messages to these servers only: {hosts}.")
_MENTION = text("In this chat nobody is called so. Expected your own name or number there, without spaces.")
_TOO_MANY = text("The chat of a game is set at most {most} times in 24 hours. Please try again in {wait}.")


def may_have_chat(log: GameLog, webhooks: Webhooks) -> bool:
    """Return whether a game may have a chat: it is under way, public, and somebody with an address is in it."""
    game = log.game
    return webhooks.on and game.status in UNDER_WAY and not game.sealed and game.deal is None and game.erase_at is None


def may_choose(log: GameLog, n: int) -> bool:
    """Return whether that seat's player chooses the chat."""
    return organiser(log.seats) == n


def chat_of(log: GameLog) -> GameChat | None:
    """Return the chat that the game has, or had until it was switched off."""
    return log.session.get(GameChat, log.game.id)


def is_told(log: GameLog, webhooks: Webhooks) -> bool:
    """Return whether the game's chat is told anything: it has one, which the site allows."""
    chat = chat_of(log) if log.game.in_chat else None
    return chat is not None and webhooks.allows(HttpsAddress.parse(chat.address).host)


def choose(tx: GameTransaction, n: int, data: Mapping[str, object], webhooks: Webhooks) -> None:
    """Give the game the chat with the posted `kind` and `address`, and queue a test message to it.

    Raises errors.OutOfTurn for another seat than the organiser's, Past for a game that cannot have one, Invalid with
    every mistake, and TooMany.
    """
    _require(tx, n, webhooks)
    reader = FieldParser()
    reader.only(data, ("kind", "address"))
    for name in ("kind", "address"):
        if fields.is_blank(data.get(name)):
            reader.wrong(name, text("Please fill this in."))
    kind = reader.read("kind", data, fields.one_of(KINDS), KINDS[0])
    address = reader.read("address", data, lambda value: _address(value, webhooks), None)
    reader.done()
    if address is None:
        return
    lately = select(Ping.created_at).where(Ping.game_id == tx.game.id, Ping.about == "test")
    recent = tx.session.exec(lately.where(col(Ping.created_at) > tx.now - timedelta(days=1))).all()
    limits.allow(1, recent, CHOICES_A_DAY, tx.now, _TOO_MANY)
    tx.session.merge(
        GameChat(
            game_id=tx.game.id,
            kind=kind,
            address=address.text,
            host=address.authority,
            language=tx.language_of(n).code,
            since=tx.now,
        )
    )
    tx.game.in_chat = True
    pings.queue(tx, "test", f"{tx.now:%Y%m%d%H%M%S}")


def switch_off(tx: GameTransaction, n: int) -> None:
    """Let the game tell its chat nothing more, and forget the address. Raises errors.OutOfTurn for another seat."""
    if not may_choose(tx, n):
        raise errors.OutOfTurn(NOT_THE_ORGANISER)
    chat = chat_of(tx)
    tx.game.in_chat = False
    if chat is not None:
        tx.session.delete(chat)


def call(tx: GameTransaction, n: int, value: object) -> None:
    """Keep how the player of a seat is called in the game's chat; empty for nothing. Raises errors.Invalid, Past."""
    chat = chat_of(tx)
    if chat is None:
        raise errors.Past(NONE_HERE)
    mention = None if fields.is_blank(value) else str(value).strip()
    if mention is not None and not chat_posts.is_mention(chat.kind, mention):
        raise errors.Invalid({"mention": _MENTION})
    tx.seats[n].mention = mention


def _require(tx: GameTransaction, n: int, webhooks: Webhooks) -> None:
    if not may_choose(tx, n):
        raise errors.OutOfTurn(NOT_THE_ORGANISER)
    if not may_have_chat(tx, webhooks):
        raise errors.Past(NONE_HERE)


def _address(value: object, webhooks: Webhooks) -> HttpsAddress:
    try:
        address = HttpsAddress.parse(fields.text(value).strip())
    except ValueError as error:
        raise ValueError(_ADDRESS) from error
    if not webhooks.allows(address.host):
        raise ValueError(_HOST.format(hosts=", ".join(webhooks.hosts)))
    return address
