"""Invitations: sent, repeated after two days, lapsed after seven, and sent to somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy.orm import Mapped
from sqlmodel import Session, col, select

from service import errors
from service.games.carry_on import begin
from service.games.transaction import GameTransaction
from service.links.tokens import Claim
from service.mail.cause import Epoch
from service.mail.kinds import confirm, empty_seat
from service.mail.kinds import invite as invite_mail
from service.models import Game, Outmail, Player, Seat
from service.seats import limits, players
from service.seats.mailboxes import mailbox_of
from service.seats.proposal import Person, free_robot_name
from service.text.names import name_key

REPEATED_AFTER = timedelta(days=2)
LAPSES_AFTER = timedelta(days=7)


def ask_another(tx: GameTransaction, n: int, person: Person, keys: Sequence[str]) -> None:
    """Give a seat that was declined, or whose invitation lapsed, to another person or a robot; old links die.

    The same person twice is asked once. Raises errors.Past if the game invites nobody, Stale if the seat is not free,
    Invalid if the name is taken, TooMany.
    """
    if not 1 <= n < len(tx.seats):
        raise errors.Unreadable(f"There is no seat {n} to fill.")
    if _sits_there(tx.session, tx.seats[n], person):
        return
    if tx.game.status != "inviting":
        raise errors.Past("This game invites nobody any more.")
    if tx.seats[n].state not in ("declined", "lapsed"):
        raise errors.Stale("This seat is not free.")
    _seat_person(tx, n, person, keys)
    if person.robot is None:
        invite(tx, [tx.seats[n]])
    else:
        begin_if_filled(tx)


def invite(tx: GameTransaction, guests: Sequence[Seat]) -> None:
    """Send an invitation to each of `guests`.

    Raises errors.TooMany if that is too much for the organiser or a guest.
    """
    session, now, organiser = tx.session, tx.now, _human(tx.seats[0])
    ids = {organiser, *(_human(guest) for guest in guests)}
    known = {number: players.lock_player(session, number) for number in sorted(ids)}
    limits.allow_invitations(session, known[organiser], [known[_human(guest)] for guest in guests], now)
    for guest in guests:
        guest.state, guest.invited_at = "invited", now
        guest.remind_at, guest.due_at = now + REPEATED_AFTER, now + LAPSES_AFTER
        invite_mail.queue(tx, guest.n)


def invite_anew(tx: GameTransaction, n: int) -> None:
    """Mail another link to the player who has this seat before the deal; the links before it die."""
    tx.seats[n].epoch += 1
    if n == 0:
        confirm.queue(tx)
    else:
        invite_mail.queue(tx, n)


def sent_to(session: Session, claim: Claim) -> int | None:
    """Return the player to whom the mail with this link to confirm or to accept went; None if they are forgotten.

    The seat may be somebody else's by now.
    """
    sent = select(Outmail.player_id).where(
        Outmail.game_id == claim.game_id,
        Outmail.seat == claim.seat,
        Outmail.kind == claim.scope,
        Outmail.cause == str(Epoch(claim.epoch)),
    )
    return session.exec(sent).first()


def invitable(session: Session, asking: Seat, person: Person, now: datetime, keys: Sequence[str]) -> Player:
    """Return the player to be asked into a game under way by the player of the seat `asking`.

    Raises errors.TooMany for too many invitations by one person, Invalid without an address. Whether the named person
    is a player of this game, or had enough invitations today, does not change the answer: only their own mail tells.
    """
    if person.address is None:
        raise errors.Invalid({"email": "Expected a mail address."})
    limits.allow_invitations_by(session, players.lock_player(session, _human(asking)), 1, now)
    return players.player_of(session, person.address, now, keys)


def begin_if_filled(tx: GameTransaction) -> None:
    """Deal the cards if everybody has accepted."""
    if all(seat.state == "accepted" for seat in tx.seats):
        tx.session.flush()
        begin(tx.session, tx.game, tx.now)


# --- swept ------------------------------------------------------------------------------------------------------------


def remind_invited(session: Session, now: datetime) -> bool:
    """Repeat one invitation that was not answered for two days; False if there is none.

    It waits while its reader has had enough unsolicited mail for a day.
    """
    found = _due(session, col(Seat.remind_at), now)
    if found is None:
        return False
    tx, n = found
    guest = session.get_one(Player, _human(tx.seats[n]))
    room = limits.room_for(session, tx.seats[0].player_id, guest, now)
    tx.seats[n].remind_at = room if room > now else None
    if room <= now:
        invite_mail.queue_repetition(tx, n)
    return True


def lapse_invited(session: Session, now: datetime) -> bool:
    """Let one invitation lapse that was not answered for a week, and tell the organiser; False if there is none."""
    found = _due(session, col(Seat.due_at), now)
    if found is None:
        return False
    tx, n = found
    settle(tx.seats[n], "lapsed")
    tell_organiser(tx, n)
    return True


def _due(session: Session, when: Mapped[datetime | None], now: datetime) -> tuple[GameTransaction, int] | None:
    """An open invitation whose time `when` has come, its game locked. One at hand elsewhere is left."""
    query = (
        select(Game, Seat.n)
        .join(Seat)
        .where(Game.status == "inviting", Seat.state == "invited", when <= now)
        .order_by(when)
        .limit(1)
        .with_for_update(of=Game, skip_locked=True)
        .execution_options(populate_existing=True)
    )
    found = session.exec(query).first()
    if found is None:
        return None
    game, n = found
    return GameTransaction(session, game, now), n


# --- steps ------------------------------------------------------------------------------------------------------------


def settle(seat: Seat, state: str) -> None:
    """The invitation has come to an end."""
    seat.state, seat.remind_at, seat.due_at = state, None, None


def tell_organiser(tx: GameTransaction, n: int) -> None:
    """Queue a notice that seat `n` was declined, or that its invitation lapsed."""
    empty_seat.queue(tx, n)


def _human(seat: Seat) -> int:
    """The id of the seat's player, who is a human."""
    if seat.player_id is None:
        raise LookupError(f"seat {seat.n} of game {seat.game_id} is a robot's")
    return seat.player_id


def _sits_there(session: Session, seat: Seat, person: Person) -> bool:
    if seat.state not in ("invited", "accepted"):
        return False
    if person.robot is not None or seat.player_id is None:
        return seat.robot == person.robot
    address = session.get_one(Player, seat.player_id).address
    return person.address is not None and mailbox_of(person.address) == mailbox_of(address)


def _is_of(session: Session, seat: Seat, player: Player) -> bool:
    """Tell whether that seat is this person's, or waits for their answer."""
    if seat.player_id is None or seat.state not in ("invited", "accepted"):
        return False
    return mailbox_of(session.get_one(Player, seat.player_id).address) == player.mailbox


def _seat_person(tx: GameTransaction, n: int, person: Person, keys: Sequence[str]) -> None:
    """Put somebody else on the seat; every link made for it before dies."""
    others = [seat for seat in tx.seats if seat.n != n]
    name = person.name or free_robot_name([seat.name for seat in others])
    if name_key(name) in (name_key(seat.name) for seat in others):
        raise errors.Invalid({"name": "Another player has this name already."})
    player = None if person.address is None else players.player_of(tx.session, person.address, tx.now, keys)
    if player is not None and any(_is_of(tx.session, seat, player) for seat in others):
        raise errors.Invalid({"email": "You have named this person for another seat already."})
    seat = tx.seats[n]
    seat.name, seat.robot, seat.player_id = name, person.robot, player.id if player else None
    seat.epoch += 1
    seat.owner_epoch, seat.invited_at = seat.epoch, None
    settle(seat, "accepted" if player is None else "invited")
