"""What must hold of seats: whoever has one has asked for it, and is told if nothing comes of their game."""

from __future__ import annotations

from sqlmodel import Session, col, select

from service.models import UNDER_WAY, Game, Outmail, Player, Seat
from tests.simulation.world import World, expect


def who_plays_has_agreed(world: World, session: Session, game: Game) -> None:
    """Whoever has a seat in a game under way has pressed the button of the mail that asked them, at their address."""
    if game.status not in UNDER_WAY or game.id not in world.ledger.pressed:
        return
    world.ledger.pressed.remove(game.id)
    players = select(Player.address).join(Seat).where(Seat.game_id == game.id)
    for address in session.exec(players).all():
        agreed = address in world.ledger.agreed[game.id]
        expect(agreed, f"{address} has a seat in game {game.id}, and has never pressed the button that takes it")


def given_up_is_told(_world: World, session: Session, game: Game) -> None:
    """Whoever had accepted a game that has been given up before its deal has a mail that says so."""
    if game.status != "stopped" or game.started_at is not None:
        return
    accepted = select(Seat).where(Seat.game_id == game.id, Seat.state == "accepted", col(Seat.player_id).is_not(None))
    mails = select(Outmail.seat).where(Outmail.game_id == game.id, Outmail.kind == "notice")
    told = set(session.exec(mails.where(col(Outmail.cause).startswith("stopped"))).all())
    for seat in session.exec(accepted).all():
        expect(seat.n in told, f"game {game.id} was given up, and no mail tells it to seat {seat.n}")
