"""The result of a hand of the daily deal, kept apart from its game: that of a guest is erased a week later."""

from __future__ import annotations

from datetime import date
from math import floor

from sqlmodel import Session, col, select

import engine
from engine.language import text
from service import errors
from service.games.transaction import GameTransaction
from service.models import DealResult, Game, Seat

NO_RESULT = text("There is no ranked result here.")
PLAYER = 0  # the seat of whoever plays a deal; all others are robots'


def keep(tx: GameTransaction) -> None:
    """Keep what the hand has brought the player of a deal, as it ends on its day. After that it is not ranked."""
    game = tx.game
    if game.deal is None or not game.sealed:
        return
    lead = lead_of(tx.position.money)
    player_id = tx.seats[PLAYER].player_id
    tx.session.add(DealResult(game=game.id, day=game.deal, lead=lead, player_id=player_id, ended_at=tx.now))


def count_for(tx: GameTransaction, player_id: int) -> None:
    """Let the result count for a player, if the hand has ended before they confirmed their address."""
    result = result_of(tx.session, tx.game.id)
    if result is not None:
        result.player_id = player_id
        tx.session.add(result)


def name(tx: GameTransaction, *, named: bool) -> None:
    """Show the player's name in the ranking of their deal, or leave it out. Raises errors.Stale without a result."""
    result = result_of(tx.session, tx.game.id)
    if result is None:
        raise errors.Stale(NO_RESULT)
    result.name = tx.seats[PLAYER].name if named else None
    tx.session.add(result)


def has_hand(session: Session, day: date, player_id: int) -> bool:
    """Return whether a player has a hand of a deal that is not open yet, for their address: one counts for each."""
    hands = select(Seat.id).join(Game).where(Seat.player_id == player_id, Game.deal == day, col(Game.sealed).is_(True))
    return session.exec(hands.limit(1)).first() is not None


def lead_of(money: tuple[int, ...]) -> int:
    """Return how many dollars the player has more than the others on average, rounded down."""
    return floor(engine.margin(money, PLAYER))


def result_of(session: Session, game_id: str) -> DealResult | None:
    """Return the result of a game of a deal; None if it has none."""
    return session.get(DealResult, game_id)
