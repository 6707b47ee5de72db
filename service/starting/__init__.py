"""Starting a game: proposed by anyone, confirmed by its organiser from his own mail, forgotten if he does not.

A stranger's word buys one short mail. Invitations follow the confirmation.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlmodel import Session, col, select

import engine
from service import errors, outbox
from service.models import Game, Outmail, Player, Seat
from service.playing import orders
from service.starting import invitations, limits, people
from service.starting.acceptance import accept, decline, never, no_more_invitations
from service.starting.invitations import ask_another, invitable, lapse_invited, remind_invited, seats_of, sent_to
from service.starting.people import block, refuse_muted
from service.starting.proposal import Person, Proposal, read_person, read_proposal
from service.transaction import lock_game

__all__ = [
    "Person",
    "Proposal",
    "accept",
    "ask_another",
    "block",
    "confirm",
    "decline",
    "forget_unconfirmed",
    "invitable",
    "lapse_invited",
    "never",
    "no_more_invitations",
    "propose",
    "read_person",
    "read_proposal",
    "refuse_muted",
    "remind_invited",
    "seats_of",
    "sent_to",
]

FORGOTTEN_AFTER = timedelta(hours=48)


def propose(session: Session, proposal: Proposal, now: datetime, keys: Sequence[str]) -> Game:
    """A new game, for its organiser to confirm: one mail to him. Nobody else hears of it yet.

    To an address that asked never to be written to nothing is sent, and nobody can tell. Raises errors.TooMany.
    """
    players = _players(session, proposal, now, keys)
    organiser = players[proposal.people[0].address]
    limits.allow_confirmation(session, people.lock_player(session, _id(organiser)), now)
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
    seats = [_seat(game, n, person, players) for n, person in enumerate(proposal.people)]
    session.add_all(seats)
    session.flush()
    outbox.queue(session, game, seats[0], "confirm", at=0, now=now, asked_by=_id(organiser))
    return game


def confirm(session: Session, game: Game, now: datetime, wishes: orders.Changes = orders.ON_ACCEPTING) -> None:
    """The organiser means it, and takes his seat with these orders: everybody else is invited. Once more does nothing.

    Against robots alone the cards are dealt at once. Raises errors.TooMany, errors.Past.
    """
    game = lock_game(session, game.id)
    seats = seats_of(session, game)
    if game.status != "proposed":
        if seats[0].state == "accepted":
            return
        raise errors.Past("This game was given up by its organiser.")
    people.refuse_muted(session, seats[0].player_id)
    seats[0].state = "accepted"
    orders.keep(session, game, 0, wishes)
    game.status, game.due_at = "inviting", None
    guests = [seat for seat in seats if seat.state == "invited"]
    if guests:
        invitations.invite(session, game, seats, guests, now)
    invitations.begin_if_filled(session, game, seats, now)


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
    named = {seat.player_id for seat in seats_of(session, game) if seat.player_id is not None}
    session.exec(delete(Outmail).where(col(Outmail.game_id) == game.id))
    session.exec(delete(Seat).where(col(Seat.game_id) == game.id))
    session.delete(game)
    session.flush()
    people.forget_unused(session, named)
    return True


def _players(session: Session, proposal: Proposal, now: datetime, keys: Sequence[str]) -> dict[str | None, Player]:
    """The players by address; made in one order everywhere, so that two proposals cannot wait for each other."""
    addresses = {person.address for person in proposal.people if person.address is not None}
    return {address: people.player_of(session, address, now, keys) for address in sorted(addresses, key=str.lower)}


def _seat(game: Game, n: int, person: Person, players: dict[str | None, Player]) -> Seat:
    if person.robot is not None:
        return Seat(game_id=game.id, n=n, name=person.name, robot=person.robot, state="accepted")
    return Seat(game_id=game.id, n=n, name=person.name, player_id=_id(players[person.address]))


def _id(player: Player) -> int:
    if player.id is None:
        raise LookupError("a player was not kept")
    return player.id
