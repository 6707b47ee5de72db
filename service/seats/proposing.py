"""Proposing a game: by anybody, confirmed by its organiser from their own mail, erased if they do not.

A stranger's word buys one short mail. Invitations follow the confirmation.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlmodel import Session, col, select

import engine
from service import errors
from service.gamelog.log import GameLog
from service.games import standing_orders
from service.games.transaction import GameTransaction
from service.mail.kinds import confirm as confirm_mail
from service.models import Game, Outmail, Player, Seat
from service.seats import invitations, limits, players
from service.seats.proposal import Person, Proposal

FORGOTTEN_AFTER = timedelta(hours=48)


def propose(session: Session, proposal: Proposal, now: datetime, keys: Sequence[str]) -> Game:
    """Keep a new game for its organiser to confirm: one mail to them, and none to anybody else yet.

    To an address that wants no more invitations nothing is sent, and nobody can tell. Raises errors.TooMany.
    """
    named = _players(session, proposal, now, keys)
    organiser = named[proposal.people[0].address]
    limits.allow_confirmation(session, players.lock_player(session, _id(organiser)), now)
    seed = engine.new_seed()
    game = Game(
        id=secrets.token_hex(12),
        name=proposal.name,
        edition=proposal.edition,
        house_rules=proposal.house_rules,
        turn_hours=proposal.turn_hours,
        window_hours=proposal.window_hours,
        windows=proposal.windows,
        bank_hours=proposal.bank_hours,
        weekends_off=proposal.weekends_off,
        seed=seed,
        commitment=engine.commitment(seed),
        created_at=now,
        due_at=now + FORGOTTEN_AFTER,
    )
    session.add(game)
    session.flush()
    seats = [_seat(game, n, person, named) for n, person in enumerate(proposal.people)]
    session.add_all(seats)
    session.flush()
    confirm_mail.queue(GameTransaction(session, game, now))
    return game


def confirm(tx: GameTransaction, wishes: standing_orders.Changes = standing_orders.ON_ACCEPTING) -> None:
    """Confirm a game for its organiser, who takes their seat with these orders: everybody else is invited. Idempotent.

    Against robots alone the cards are dealt at once. Raises errors.TooMany, errors.Past.
    """
    organiser = tx.seats[0]
    if tx.game.status != "proposed":
        if organiser.state == "accepted":
            return
        raise errors.Past("This game was given up by its organiser.")
    players.refuse_muted(tx.session, organiser.player_id)
    organiser.state = "accepted"
    standing_orders.keep(tx, 0, wishes)
    tx.game.status, tx.game.due_at = "inviting", None
    guests = [seat for seat in tx.seats if seat.state == "invited"]
    if guests:
        invitations.invite(tx, guests)
    invitations.begin_if_filled(tx)


def forget_unconfirmed(session: Session, now: datetime) -> bool:
    """Erase one game that nobody confirmed in two days, and whoever was named for it alone; False if there is none."""
    due = (
        select(Game)
        .where(Game.status == "proposed", col(Game.due_at) <= now)
        .order_by(col(Game.due_at))
        .limit(1)
        .with_for_update(skip_locked=True)
        .execution_options(populate_existing=True)
    )
    game = session.exec(due).first()
    if game is None:
        return False
    seats = GameLog(session, game).seats
    named = {seat.player_id for seat in seats if seat.player_id is not None}
    session.exec(delete(Outmail).where(col(Outmail.game_id) == game.id))
    session.exec(delete(Seat).where(col(Seat.game_id) == game.id))
    session.delete(game)
    session.flush()
    players.forget_unused(session, named)
    return True


def _players(session: Session, proposal: Proposal, now: datetime, keys: Sequence[str]) -> dict[str | None, Player]:
    """The players by address; made in one order everywhere, so that two proposals cannot wait for each other."""
    addresses = {person.address for person in proposal.people if person.address is not None}
    return {address: players.player_of(session, address, now, keys) for address in sorted(addresses, key=str.lower)}


def _seat(game: Game, n: int, person: Person, players: dict[str | None, Player]) -> Seat:
    if person.robot is not None:
        return Seat(game_id=game.id, n=n, name=person.name, robot=person.robot, state="accepted")
    return Seat(game_id=game.id, n=n, name=person.name, player_id=_id(players[person.address]))


def _id(player: Player) -> int:
    if player.id is None:
        raise LookupError("a player was not kept")
    return player.id
