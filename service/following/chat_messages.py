"""What a chat is told: whose turn it is, what was played before as a bystander sees it, how the game has ended."""

from __future__ import annotations

from dataclasses import dataclass

from sqlmodel import col, select

from engine.language import Text, dollars, joined, text
from service.gamelog.log import GameLog
from service.gamelog.story import finished, lines_of, story, turn_parts
from service.gamelog.titles import title
from service.languages.spoken import Spoken
from service.models import Ping, PingAbout

MOST_LINES = 6  # turns that are told: of more the latest

_TURN = text("{game}: it is {name}’s turn.")
_WON = text("{game} is over: {name} has won.")
_ENDED = text("{game} is over.")
_STOPPED = text("{game} was stopped.")
_TEST = text("{game}: this chat is told from now on whose turn it is.")
_MONEY = text("{name}: {dollars}")


@dataclass(frozen=True)
class ChatMessage:
    """A message in its language. `whose`: the seat whose turn it is, with its name and how the chat calls them."""

    id: str
    about: PingAbout
    at: int
    game_id: str
    game: str
    headline: str
    lines: tuple[str, ...]
    url: str
    whose: int | None = None
    name: str | None = None
    mention: str | None = None


def message_of(log: GameLog, ping: Ping, url: str, language: Spoken) -> ChatMessage | None:
    """Return what a ping says, as any bystander may know it; None if it no longer applies.

    A turn's message is about that turn as long as it lasts, and tells what was played since the last one that left.
    `url`: of the game's history.
    """
    game = log.game
    if game.sealed or not _applies(log, ping):
        return None
    whose = log.position.turn if ping.about == "turn" else None
    return ChatMessage(
        id=ping.message_id,
        about=ping.about,
        at=ping.at,
        game_id=game.id,
        game=str(language.say(title(log))),
        headline=str(language.say(_headline(log, ping))),
        lines=tuple(str(language.say(line)) for line in _lines(log, ping)),
        url=url,
        whose=whose,
        name=None if whose is None else log.names[whose],
        mention=None if whose is None else log.seats[whose].mention,
    )


def _applies(log: GameLog, ping: Ping) -> bool:
    if ping.about == "turn":
        return log.game.status == "playing" and log.game.turn_at == ping.at
    return ping.about == "test" or finished(log.game)


def _headline(log: GameLog, ping: Ping) -> Text:
    game = title(log)
    if ping.about == "test":
        return _TEST.format(game=game)
    if ping.about == "turn":
        return _TURN.format(game=game, name=log.names[log.position.turn])
    if log.game.status == "stopped":
        return _STOPPED.format(game=game)
    winner = log.position.winner
    return _ENDED.format(game=game) if winner is None else _WON.format(game=game, name=log.names[winner])


def _lines(log: GameLog, ping: Ping) -> list[str]:
    """Return a line for each turn since the last message that left; at the end also the money of each player."""
    if ping.about == "test":
        return []
    told = select(Ping.at).where(Ping.game_id == ping.game_id, Ping.about == "turn", Ping.state == "sent")
    last = log.session.exec(told.order_by(col(Ping.at).desc()).limit(1)).first()
    entries = story(log, None, log.dealt_hands[-1].after if last is None else last, ping.at)
    lines = [part.line or lines_of(part.entries)[0] for part in turn_parts(log, entries, None)]
    lines = lines[-1:] if last is None else lines  # the first message tells of one turn
    if ping.about == "end" and log.game.status == "over":
        money = zip(log.names, log.position.money, strict=True)
        lines.append(joined((_MONEY.format(name=name, dollars=dollars(amount)) for name, amount in money), ", "))
    return lines[-MOST_LINES:]
