"""Proposing a game, which its organiser confirms by mail; unconfirmed games are deleted.

A proposal by anybody causes one short mail only. Invitations follow the confirmation. Against robots alone, without an
address, there is nothing to confirm: the game begins at once, without any mail.
"""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlmodel import Session, col, select

import engine
from engine.language import text
from service import errors
from service.db.database import lock_names
from service.gamelog import talk
from service.gamelog.log import GameLog
from service.games import erasing, game_clock, standing_orders
from service.games.transaction import GameTransaction
from service.lobby import cutting, invitations, listing
from service.lobby.proposal import Person, Proposal
from service.mail.kinds import confirm as confirm_mail
from service.models import Game, Outmail, Player, Seat, SeatState
from service.players import failed_mails, hours, limits, players
from service.queues import retries

QUEUE = retries.Queue("proposals")
PRESSED_TWICE = timedelta(seconds=10)  # between the two presses of a double click
FORGOTTEN_AFTER = timedelta(hours=48)  # an unconfirmed game


class GuestStart(NamedTuple):
    """How somebody without an address begins a game: the language of the page, their time zone, the press of a button.

    `press`: the id of the game that it begins; if it has begun that game moments ago, it was pressed twice.
    """

    language: str = players.WRITTEN_IN
    zone: str = hours.NOT_CHOSEN
    press: str | None = None


WITHOUT_PAGE = GuestStart()


def propose(
    session: Session,
    proposal: Proposal,
    now: datetime,
    language: str = players.WRITTEN_IN,
    *,
    press: str | None = None,
    nth: limits.NthRequest = limits.the_first,
) -> Game:
    """Store a new game and queue the confirmation mail to its organiser; nobody else gets a mail yet.

    `language`: of the page it is proposed on, and so of the mails to those who are new here, unless the proposal says
    another one. `press`: as in `GuestStart`. `nth`: as for `limits.may_be_asked`.
    A blocked address gets none, nor one that has had its share today, which is not revealed.
    """
    if (same := begun_just_now(session, press, now)) is not None:
        return same
    named = _players(session, proposal, now, language)
    organiser = named[proposal.people[0].address]
    sent = limits.may_be_asked(session, players.lock_player(session, _id(organiser)), now, nth)
    game = _new_game(proposal, now, _unused(session, press))
    _store(session, game, proposal, named)
    tx = GameTransaction(session, game, now)
    if proposal.message:
        talk.add(tx, 0, proposal.message, now)
    confirm_mail.queue(tx, sent=sent)
    return game


def begin_without_address(
    session: Session,
    proposal: Proposal,
    now: datetime,
    orders: standing_orders.Changes = standing_orders.ON_ACCEPTING,
    guest: GuestStart = WITHOUT_PAGE,
) -> Game:
    """Store a game of one person without an address against robots, and begin it. No mail is queued.

    If the same press has begun it moments ago, return that game.
    """
    if (same := begun_just_now(session, guest.press, now)) is not None:
        return same
    tx = store_without_address(session, proposal, now, guest)
    standing_orders.keep(tx, 0, orders)
    invitations.begin_if_filled(tx)
    return tx.game


def begun_just_now(session: Session, press: str | None, now: datetime) -> Game | None:
    """Return the game that the same press of a button has begun moments ago; None for the first press."""
    if press is None:
        return None
    lock_names(session, [f"press {press}"])
    game = session.get(Game, press)
    return game if game is not None and game.created_at > now - PRESSED_TWICE else None


def store_without_address(session: Session, proposal: Proposal, now: datetime, guest: GuestStart) -> GameTransaction:
    """Store a game of one person without an address against robots, and return it before its deal.

    Its id is that of the press, unless an earlier game has it.
    """
    game = _new_game(proposal, now, _unused(session, guest.press))
    game.guest_language, game.guest_zone = proposal.people[0].language or guest.language, guest.zone
    game.status, game.due_at, game.erase_at = "inviting", None, now + game_clock.ERASED_AFTER
    _store(session, game, proposal, {})
    return GameTransaction(session, game, now)


def store_agreed(session: Session, proposal: Proposal, now: datetime) -> GameTransaction:
    """Store a game whose players have all agreed to it before, and return it before its deal. No mail is queued."""
    game = _new_game(proposal, now)
    game.status, game.due_at = "inviting", None
    _store(session, game, proposal, _players(session, proposal, now, players.WRITTEN_IN))
    tx = GameTransaction(session, game, now)
    for seat in tx.seats:
        seat.state = "accepted"
    return tx


def propose_confirmed(session: Session, proposal: Proposal, now: datetime, orders: standing_orders.Changes) -> Game:
    """Store a new game whose organiser's address is known to be theirs, and invite the others at once.

    Raises errors.TooMany, or errors.Past if the organiser wants no invitations.
    """
    game = _new_game(proposal, now)
    _store(session, game, proposal, _players(session, proposal, now, players.WRITTEN_IN))
    confirm(GameTransaction(session, game, now), orders)
    return game


def correct_address(tx: GameTransaction, address: str, nth: limits.NthRequest = limits.the_first) -> None:
    """Ask for the confirmation at another address, as the mail to the organiser's first has failed. Idempotent.

    Links in earlier mails are revoked. Raises errors.Stale if no mail has failed, and Invalid if another seat has that
    address.
    """
    if 0 not in failed_mails.before_the_deal(tx):
        present = tx.session.get(Player, tx.seats[0].player_id)
        if present is not None and present.address.lower() == address.lower():
            return
        raise errors.Stale(text("No mail was refused, so the address cannot be changed. Please start the game again."))
    organiser, before = players.player_of(tx.session, address, tx.now), tx.seats[0].player_id
    invitations.change_player(tx, 0, organiser)
    talk.move(tx, before, organiser.id)
    sent = limits.may_be_asked(tx.session, players.lock_player(tx.session, _id(organiser)), tx.now, nth)
    confirm_mail.queue(tx, sent=sent)


def _unused(session: Session, press: str | None) -> str | None:
    """Return the id of the game that a press begins; None if an earlier game has it."""
    return press if press is not None and session.get(Game, press) is None else None


def _new_game(proposal: Proposal, now: datetime, game_id: str | None = None) -> Game:
    """Return a proposed game with a new seed, and a new id unless one is given."""
    seed = engine.new_seed()
    return Game(
        id=game_id or secrets.token_hex(12),
        name=proposal.name,
        edition=proposal.edition,
        house_rules=proposal.house_rules,
        turn_hours=proposal.turn_hours,
        window_hours=proposal.window_hours,
        windows=proposal.windows,
        bank_hours=proposal.bank_hours,
        weekends_off=proposal.weekends_off,
        show_address=proposal.show_address,
        listed=proposal.listed,
        least_in_time=proposal.least_in_time,
        fill_with=proposal.fill_with,
        unrated=proposal.unrated,
        join_key=invitations.new_join_key() if any(person.anyone for person in proposal.people) else None,
        seed=seed,
        commitment=engine.commitment(seed),
        created_at=now,
        due_at=now + FORGOTTEN_AFTER,
    )


def confirm(
    tx: GameTransaction, orders: standing_orders.Changes = standing_orders.ON_ACCEPTING, cut: str | None = None
) -> None:
    """Confirm a game for its organiser, who takes their seat with these orders and this cut, and invite the others.

    Against robots only, the game starts at once. Idempotent. Raises errors.TooMany, or errors.Past if the game was
    given up.
    """
    organiser = tx.seats[0]
    if tx.game.status != "proposed":
        if organiser.state == "accepted":
            return
        raise errors.Past(text("This game was given up by its organiser."))
    players.refuse_muted(tx.session, organiser.player_id)
    organiser.state = "accepted"
    standing_orders.keep(tx, 0, orders)
    cutting.keep(tx, 0, cut)
    tx.game.status, tx.game.due_at = "inviting", None
    guests = [seat for seat in tx.seats if seat.state == "invited"]
    if guests:
        invitations.invite(tx, guests)
    invitations.open_address(tx)
    if tx.game.listed:
        listing.put_on(tx)
    invitations.begin_if_filled(tx)


def forget_unconfirmed(session: Session, now: datetime) -> bool:
    """Delete one game that was not confirmed in two days, and players named only in it; False if there is none."""
    game = _unconfirmed(session, now)
    if game is None:
        return False
    retries.take(session, QUEUE, game.id)
    seats = GameLog(session, game).seats
    named = {seat.player_id for seat in seats if seat.player_id is not None}
    named |= set(session.exec(select(Outmail.player_id).where(Outmail.game_id == game.id)))
    erasing.erase_game(session, game)
    session.flush()
    players.forget_unused(session, named)
    return True


def _unconfirmed(session: Session, now: datetime) -> Game | None:
    """Return a game that was not confirmed in time, locked; skip games locked by others."""
    due = (
        select(Game)
        .where(Game.status == "proposed", col(Game.due_at) <= now, ~retries.waits(QUEUE, col(Game.id), now))
        .order_by(col(Game.due_at))
        .limit(1)
        .with_for_update(skip_locked=True)
        .execution_options(populate_existing=True)
    )
    return session.exec(due).first()


def _players(session: Session, proposal: Proposal, now: datetime, language: str) -> dict[str | None, Player]:
    """Return the players by address, created in a fixed order: two proposals at once cannot deadlock.

    `language`: of those who are new here, for whom the proposal has none.
    """
    chosen = {person.address: person.language for person in proposal.people if person.address is not None}
    return {
        address: players.player_of(session, address, now, chosen[address] or language)
        for address in sorted(chosen, key=str.lower)
    }


def _store(session: Session, game: Game, proposal: Proposal, players: dict[str | None, Player]) -> None:
    session.add(game)
    session.flush()
    session.add_all(_new_seat(game, n, person, players) for n, person in enumerate(proposal.people))
    session.flush()


def _new_seat(game: Game, n: int, person: Person, players: dict[str | None, Player]) -> Seat:
    """Return a seat: robots, and the player of a game without an address, have accepted; others are to accept."""
    if person.address is not None:
        return Seat(game_id=game.id, n=n, name=person.name, player_id=_id(players[person.address]))
    if person.anyone:
        return Seat(game_id=game.id, n=n, name="", state="open")
    state: SeatState = "invited" if person.robot is None and game.erase_at is None else "accepted"
    return Seat(game_id=game.id, n=n, name=person.name, robot=person.robot, state=state)


def _id(player: Player) -> int:
    """Return the id of a stored player. Raises LookupError for one that is not stored."""
    if player.id is None:
        raise LookupError("this player has not been stored")
    return player.id
