"""Invitations: sent, repeated after two days, lapsed after seven; and inviting another person to a free seat."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy.orm import Mapped
from sqlmodel import Session, col, select

from engine.language import text
from service import errors
from service.gamelog import join_requests
from service.games.carry_on import begin
from service.games.transaction import GameTransaction
from service.links.tokens import LinkContent
from service.lobby import cutting
from service.lobby.proposal import Person
from service.mail.composing.kind import epoch_cause
from service.mail.kinds import confirm
from service.mail.kinds import invite as invite_mail
from service.mail.kinds.notices import seat_notices
from service.models import OCCUPIED, Game, Outmail, Player, Seat, SeatState
from service.players import failed_mails, limits, players
from service.queues import retries
from service.text.mailbox_names import mailbox_of
from service.text.names import name_key
from service.text.robot_names import free_name

QUEUE = retries.Queue("invitations")
REPEATED_AFTER = timedelta(days=2)
LAPSES_AFTER = timedelta(days=7)


def ask_another(tx: GameTransaction, n: int, person: Person, withdrawn: int | None = None) -> None:
    """Give a seat to another person, a robot, or whoever joins, if it is free or its invitation has failed.

    `withdrawn`: the epoch of an open invitation that is withdrawn for that. The links of the seat are revoked.
    Idempotent for one person. After a failed invitation that may be the same person again, at another address or the
    same. Raises errors.Malformed if there is no such seat, Past if the game is not inviting players, Stale if the seat
    is not free, Invalid if the name or the person has another seat, and TooMany.
    """
    if not 1 <= n < len(tx.seats):
        raise errors.Malformed(text("This game has no such seat to fill."))
    failed = n in failed_mails.before_the_deal(tx)
    if not failed and _has_seat(tx.session, tx.seats[n], person):
        return
    if tx.game.status != "inviting":
        raise errors.Past(text("This game is not inviting players any more."))
    if not failed:
        _require_free(tx.seats[n], withdrawn)
    _assign_seat(tx, n, person)
    if person.anyone:
        open_address(tx)
    elif person.robot is None:
        invite(tx, [tx.seats[n]])
    else:
        begin_if_filled(tx)


def invite(tx: GameTransaction, guests: Sequence[Seat]) -> None:
    """Invite the players of these seats. Raises errors.TooMany for a limit of the organiser or of a guest.

    A seat whose player's address is not stored any more looks like the others, and nobody is mailed.
    """
    session, now, organiser = tx.session, tx.now, _player_id(tx.seats[0])
    ids = [guest.player_id for guest in guests if guest.player_id is not None]
    locked = players.lock_players(session, {organiser, *ids})
    limits.allow_invitations(session, locked[organiser], [locked[number] for number in ids], now)
    for guest in guests:
        guest.state, guest.invited_at, guest.reminded_at = "invited", now, None
        guest.remind_at, guest.due_at = now + REPEATED_AFTER, now + LAPSES_AFTER
        player = None if guest.player_id is None else locked[guest.player_id]
        sent = player is None or limits.next_allowed(session, organiser, player, now) <= now
        invite_mail.queue(tx, guest.n, sent=sent)


def open_address(tx: GameTransaction) -> None:
    """Give the open seats of a confirmed game a week, and the game an address if it has none. Idempotent."""
    for seat in join_requests.open_seats(tx):
        seat.due_at = seat.due_at or tx.now + LAPSES_AFTER
        tx.game.join_key = tx.game.join_key or new_join_key()


def new_join_key() -> str:
    """Return a key for the address to join a game, of 96 random bits."""
    return secrets.token_hex(12)


def invite_anew(tx: GameTransaction, n: int) -> None:
    """Revoke the links of a seat before the deal, and mail its player a new one."""
    tx.seats[n].epoch += 1
    if n == 0:
        confirm.queue(tx)
    else:
        invite_mail.queue(tx, n)


def sent_to(session: Session, content: LinkContent) -> int | None:
    """Return the recipient of the mail with this confirm or invite link; None if they were forgotten.

    The seat may have another player now.
    """
    sent = select(Outmail.player_id).where(
        Outmail.game_id == content.game_id,
        Outmail.seat == content.seat,
        Outmail.kind == content.scope,
        Outmail.cause == epoch_cause("", content.epoch),
    )
    return session.exec(sent).first()


def invitable(session: Session, asking: Seat, person: Person, now: datetime) -> Player:
    """Return the player whom the player of the seat `asking` wants to invite into a running game.

    Raises errors.TooMany if the asking player has sent too many invitations, and Invalid without an address. Whether
    the named person plays in this game, or has reached a limit of their own, is not revealed.
    """
    if person.address is None:
        raise errors.Invalid({"email": text("Please enter a mail address.")})
    asker = _player_id(asking)
    language = session.get_one(Player, asker).language
    player = players.player_of(session, person.address, now, language)
    locked = players.lock_players(session, {asker} if player.id is None else {asker, player.id})
    limits.allow_invitations_by(session, locked[asker], 1, now)
    return player


def change_player(tx: GameTransaction, n: int, player: Player | None) -> None:
    """Ask `player`, or (None) nobody, to take seat `n` before the deal, and revoke every link made for it before.

    Raises errors.Invalid if they have another seat.
    """
    if player is not None and any(_is_seat_of(tx.session, seat, player) for seat in tx.seats if seat.n != n):
        raise errors.Invalid({"email": text("You have named this person for another seat already.")})
    cutting.keep(tx, n, None)
    seat = tx.seats[n]
    seat.player_id = None if player is None else player.id
    seat.epoch += 1
    seat.owner_epoch = seat.epoch
    seat.mails_off = False


def begin_if_filled(tx: GameTransaction) -> None:
    """Start the game if all seats are accepted."""
    if all(seat.state == "accepted" for seat in tx.seats):
        tx.session.flush()
        begin(tx)


# --- deadlines --------------------------------------------------------------------------------------------------------


def remind_invited(session: Session, now: datetime) -> bool:
    """Repeat one invitation that was not answered for two days; return False if there is none.

    If its recipient has reached a daily limit, defer the repetition.
    """
    found = _due(session, col(Seat.remind_at), now)
    if found is None:
        return False
    tx, n = found
    player_id = tx.seats[n].player_id
    guest = None if player_id is None else players.lock_player(session, player_id)
    allowed_at = now if guest is None else limits.next_allowed(session, tx.seats[0].player_id, guest, now)
    tx.seats[n].remind_at = allowed_at if allowed_at > now else None
    if allowed_at <= now:
        invite_mail.queue_repetition(tx, n)
    return True


def lapse_invited(session: Session, now: datetime) -> bool:
    """Let one invitation lapse that was not answered for a week, and notify the organiser; False if there is none.

    A seat that nobody has joined for is free then, too, or a robot has it.
    """
    found = _due(session, col(Seat.due_at), now)
    if found is None:
        return False
    tx, n = found
    if tx.seats[n].state == "open" and tx.game.fill_with is not None:
        ask_another(tx, n, Person("", None, tx.game.fill_with))
        return True
    end_invitation(tx.seats[n], "lapsed")
    if not any(seat.state == "open" for seat in tx.seats):
        tx.game.join_key = None
    seat_notices.queue_free(tx, n)
    return True


def _due(session: Session, when: Mapped[datetime | None], now: datetime) -> tuple[GameTransaction, int] | None:
    """Return an open invitation that is due by the column `when`, its game locked; skip games locked by others.

    The seat is locked, too: PostgreSQL looks again at the rows that it locks, and at no others. Somebody may have
    accepted between the beginning of this query and its lock.
    """
    query = (
        select(Game, Seat.n, Seat.id)
        .join(Seat)
        .where(Game.status == "inviting", col(Seat.state).in_(("invited", "open")), when <= now)
        .where(~retries.waits(QUEUE, col(Seat.id), now))
        .order_by(when, col(Seat.n))
        .limit(1)
        .with_for_update(of=(Game, Seat), skip_locked=True)
        .execution_options(populate_existing=True)
    )
    found = session.exec(query).first()
    if found is None:
        return None
    game, n, seat_id = found
    retries.take(session, QUEUE, seat_id)
    return GameTransaction(session, game, now), n


# --- steps ------------------------------------------------------------------------------------------------------------


def end_invitation(seat: Seat, state: SeatState) -> None:
    """Set the final state of a seat's invitation and remove its deadlines."""
    seat.state, seat.remind_at, seat.due_at = state, None, None


def _player_id(seat: Seat) -> int:
    """Return the id of the seat's player. Raises LookupError for a robot's seat."""
    if seat.player_id is None:
        raise LookupError(f"seat {seat.n} of game {seat.game_id} is a robot's")
    return seat.player_id


def _has_seat(session: Session, seat: Seat, person: Person) -> bool:
    """Return whether the seat is that person's or robot's already, invited or accepted, or open already."""
    if person.anyone:
        return seat.state == "open"
    if seat.state not in OCCUPIED:
        return False
    if person.robot is not None or seat.robot is not None:
        return seat.robot == person.robot
    if seat.player_id is None:
        return False
    address = session.get_one(Player, seat.player_id).address
    return person.address is not None and mailbox_of(person.address) == mailbox_of(address)


def _require_free(seat: Seat, withdrawn: int | None) -> None:
    """Raise errors.Stale if a player has accepted the seat, or has an invitation that is not the withdrawn one."""
    if seat.state == "accepted":
        raise errors.Stale(text("This seat is not free any more: it was accepted."))
    if seat.state == "invited" and withdrawn is None:
        raise errors.Stale(text("This seat is not free: the player you asked may still accept."))
    if seat.state == "invited" and withdrawn != seat.epoch:
        raise errors.Stale(text("You have asked somebody else for this seat meanwhile."))


def _is_seat_of(session: Session, seat: Seat, player: Player) -> bool:
    """Return whether the player, known by their mailbox, is invited to that seat or has accepted it."""
    if seat.player_id is None or seat.state not in OCCUPIED:
        return False
    return mailbox_of(session.get_one(Player, seat.player_id).address) == player.mailbox


def _assign_seat(tx: GameTransaction, n: int, person: Person) -> None:
    """Give a seat to another person or robot, and revoke every link made for it before."""
    seat, taken = tx.seats[n], [seat.name for seat in tx.seats if seat.n != n]
    name = "" if person.anyone else person.name or free_name([*taken, seat.name])  # a robot is nobody who was asked
    if name and name_key(name) in map(name_key, taken):
        raise errors.Invalid({"name": text("Another player has this name already.")})
    asker = players.stored(tx.session, tx.seats[0].player_id)
    language = person.language or (players.WRITTEN_IN if asker is None else asker.language)
    player = None if person.address is None else players.player_of(tx.session, person.address, tx.now, language)
    change_player(tx, n, player)
    seat.name, seat.robot, seat.invited_at = name, person.robot, None
    end_invitation(seat, "open" if person.anyone else "accepted" if seat.player_id is None else "invited")
