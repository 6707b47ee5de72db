"""What a game asks of its player: their turn, an answer out of turn, or whether they take their seat back."""

from __future__ import annotations

from dataclasses import dataclass

from engine.language import text, text_of
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.links import Scope, held_at
from service.views.tableau import TableView


@dataclass(frozen=True)
class AskedOfPlayer:
    """A question to a player: a tag, the words of the link, and the link's scope and moment.

    `waits`: the game waits for the player.
    """

    tag: str
    button: str
    scope: Scope
    at: int
    waits: bool = False


def asked_of(log: GameLog, n: int, table: TableView) -> AskedOfPlayer | None:
    """Return what a game under way asks of its player; None if it asks nothing."""
    game, seat = log.game, log.seats[n]
    if game.ended_at is not None:
        return None
    if presence.is_held(seat):
        return AskedOfPlayer(text("held by a robot"), text("Take my seat back"), "back", held_at(log, seat) or 0)
    if game.status == "playing" and presence.has_turn(game, n):
        return AskedOfPlayer(
            text("your turn"), text("Open your table"), "turn", game.turn_at, waits=game.window_at is None
        )
    if game.window_at is None or table.you is None or not table.you.waiting:
        return None
    if table.answered:
        return AskedOfPlayer(text("you have answered"), text("Change my answer"), "window", game.window_at)
    return AskedOfPlayer(text("you are asked"), text_of("button", "Answer"), "window", game.window_at, waits=True)
