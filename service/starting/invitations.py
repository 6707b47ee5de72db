"""Invitations: sent, repeated after two days, lapsed after seven, and sent to somebody else.

Every function looks at the game under its lock.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy.orm import Mapped
from sqlmodel import Session, col, select

from service import errors, outbox
from service.links.tokens import Claim
from service.models import Game, Outmail, Player, Seat
from service.playing import games
from service.starting import limits, people
from service.starting.mailboxes import mailbox_of
from service.starting.names import name_key
from service.starting.proposal import Person, free_robot_name
from service.transaction import lock_game

REPEATED_AFTER = timedelta(days=2)
LAPSES_AFTER = timedelta(days=7)


def seats_of(session: Session, game: Game) -> list[Seat]:
    """The seats of a game as they are now, in order."""
    query = select(Seat).where(Seat.game_id == game.id).order_by(col(Seat.n))
    return list(session.exec(query.execution_options(populate_existing=True)))


def ask_another(session: Session, game: Game, n: int, person: Person, now: datetime, keys: Sequence[str]) -> None:
    """Give a seat that was declined, or whose invitation lapsed, to another person or a robot; old links die.

    The same person twice is asked once. Raises errors.Past if the game invites nobody, Stale if the seat is not free,
    Invalid if the name is taken, TooMany.
    """
    game = lock_game(session, game.id)
    seats = seats_of(session, game)
    if not 1 <= n < len(seats):
        raise errors.Unreadable(f"There is no seat {n} to fill.")
    if _sits_there(session, seats[n], person):
        return
    if game.status != "inviting":
        raise errors.Past("This game invites nobody any more.")
    if seats[n].state not in ("declined", "lapsed"):
        raise errors.Stale("This seat is not free.")
    _seat_person(session, seats, n, person, now, keys)
    if person.robot is None:
        invite(session, game, seats, [seats[n]], now)
    else:
        begin_if_filled(session, game, seats, now)


def invite(session: Session, game: Game, seats: Sequence[Seat], guests: Sequence[Seat], now: datetime) -> None:
    """Send an invitation to each of `guests`; errors.TooMany if that is too much for the organiser or for a guest."""
    organiser = _human(seats[0])
    ids = {organiser, *(_human(guest) for guest in guests)}
    known = {number: people.lock_player(session, number) for number in sorted(ids)}
    limits.allow_invitations(session, known[organiser], [known[_human(guest)] for guest in guests], now)
    for guest in guests:
        guest.state, guest.invited_at = "invited", now
        guest.remind_at, guest.due_at = now + REPEATED_AFTER, now + LAPSES_AFTER
        session.add(guest)
        session.flush()
        cause = _cause("", guest)
        outbox.queue(session, game, guest, "invite", at=game.at, now=now, cause=cause, asked_by=organiser)


def invite_anew(session: Session, game: Game, seat: Seat, now: datetime) -> None:
    """Mail another link to the player who has this seat before the deal; the links before it die."""
    seat.epoch += 1
    session.add(seat)
    session.flush()
    kind = "confirm" if seat.n == 0 else "invite"
    outbox.queue(session, game, seat, kind, at=game.at, now=now, cause=_cause("", seat))


def sent_to(session: Session, claim: Claim) -> int | None:
    """Return the player to whom the mail with this link to confirm or to accept went; None if they are forgotten.

    The seat may be somebody else's by now.
    """
    sent = select(Outmail.player_id).where(
        Outmail.game_id == claim.game_id,
        Outmail.seat == claim.seat,
        Outmail.kind == claim.scope,
        Outmail.cause == (str(claim.epoch) if claim.epoch else ""),
    )
    return session.exec(sent).first()


def invitable(session: Session, asking: Seat, person: Person, now: datetime, keys: Sequence[str]) -> Player:
    """Return the player to be asked into a game under way by the player of the seat `asking`.

    Raises errors.TooMany for too many invitations by one person, Invalid without an address. Whether the named person
    is a player of this game, or had enough invitations today, does not change the answer: only their own mail tells.
    """
    if person.address is None:
        raise errors.Invalid({"email": "Expected a mail address."})
    limits.allow_invitations_by(session, people.lock_player(session, _human(asking)), 1, now)
    return people.player_of(session, person.address, now, keys)


def begin_if_filled(session: Session, game: Game, seats: Sequence[Seat], now: datetime) -> None:
    """Deal the cards if everybody has accepted."""
    if all(seat.state == "accepted" for seat in seats):
        session.flush()
        games.begin(session, game, now)


# --- swept ------------------------------------------------------------------------------------------------------------


def remind_invited(session: Session, now: datetime) -> bool:
    """Repeat one invitation that was not answered for two days; False if there is none.

    It waits while its reader has had enough unsolicited mail for a day.
    """
    found = _due(session, col(Seat.remind_at), now)
    if found is None:
        return False
    game, seats, n = found
    guest = session.get_one(Player, _human(seats[n]))
    room = limits.room_for(session, seats[0].player_id, guest, now)
    if room > now:
        seats[n].remind_at = room
        return True
    seats[n].remind_at = None
    outbox.queue(session, game, seats[n], "invite", at=game.at, now=now, cause=_cause(limits.AGAIN, seats[n]))
    return True


def lapse_invited(session: Session, now: datetime) -> bool:
    """Let one invitation lapse that was not answered for a week, and tell the organiser; False if there is none."""
    found = _due(session, col(Seat.due_at), now)
    if found is None:
        return False
    game, seats, n = found
    settle(seats[n], "lapsed")
    tell_organiser(session, game, seats, n, now)
    return True


def _due(session: Session, when: Mapped[datetime | None], now: datetime) -> tuple[Game, list[Seat], int] | None:
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
    return game, seats_of(session, game), n


# --- steps ------------------------------------------------------------------------------------------------------------


def settle(seat: Seat, state: str) -> None:
    """The invitation has come to an end."""
    seat.state, seat.remind_at, seat.due_at = state, None, None


def tell_organiser(session: Session, game: Game, seats: Sequence[Seat], n: int, now: datetime) -> None:
    """A notice: seat `n` was declined, or its invitation lapsed."""
    cause = _cause(f"{seats[n].state} {n}", seats[n])
    outbox.queue(session, game, seats[0], "notice", at=game.at, now=now, cause=cause)


def _cause(words: str, seat: Seat) -> str:
    """The cause of a mail about a seat, told apart for each person who was asked to take it."""
    return f"{words} {seat.epoch}".strip() if seat.epoch else words


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


def _seat_person(
    session: Session, seats: Sequence[Seat], n: int, person: Person, now: datetime, keys: Sequence[str]
) -> None:
    """Somebody else on the seat; every link made for it before is worth nothing any more."""
    others = [seat.name for seat in seats if seat.n != n]
    name = person.name or free_robot_name(others)
    if name_key(name) in map(name_key, others):
        raise errors.Invalid({"name": "Another player has this name already."})
    player = None if person.address is None else people.player_of(session, person.address, now, keys)
    if player is not None and any(one.n != n and _is_of(session, one, player) for one in seats):
        raise errors.Invalid({"email": "You have named this person for another seat already."})
    seat = seats[n]
    seat.name, seat.robot, seat.player_id = name, person.robot, player.id if player else None
    seat.epoch += 1
    seat.owner_epoch, seat.invited_at = seat.epoch, None
    settle(seat, "accepted" if player is None else "invited")
