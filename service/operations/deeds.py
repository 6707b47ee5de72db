"""What the operator may do. Each works in the caller's transaction and is written down in it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import func
from sqlmodel import Session, select

from service import errors, outbox
from service.games import ending
from service.games.transaction import GameTransaction
from service.models import Outmail, Player
from service.operations import audit, forgetting
from service.operations.reports import find
from service.seats import acceptance, fresh_links, invitations, players
from service.seats.mailboxes import block_keys, fingerprints
from service.text.addresses import clean_address

STOPPED = "stopped operator"  # the cause of the notice, and what the story of the clocks says


def look_at_addresses(session: Session, game_id: str, now: datetime) -> None:
    """Somebody has a reason to read addresses in full; he is known to have read them."""
    audit.note(session, "read the addresses of", find(session, game_id).id, now)


def send_again(session: Session, mail_id: int, now: datetime) -> None:
    """Send a mail once more, as things stand now, under a new Message-ID. Raises errors.Forged."""
    mail = session.get(Outmail, mail_id, with_for_update=True)
    if mail is None:
        raise errors.Forged(f"There is no mail {mail_id}.")
    outbox.send_again(session, mail, now)
    audit.note(session, "sent again mail", f"{mail_id} ({mail.kind}) of game {mail.game_id} seat {mail.seat}", now)


def revoke_links(session: Session, game_id: str, n: int, now: datetime) -> None:
    """Make every link of a seat worthless and mail its player a new one. Raises errors.Forged, errors.Over."""
    tx = _with_player(session, game_id, n, now)
    game = tx.game
    if game.status in ("proposed", "stopped"):
        raise errors.Over("This game waits for nobody: its links are worth nothing.")
    if game.started_at is not None:
        fresh_links.renew(tx, n)
    else:
        invitations.invite_anew(tx, n)
    audit.note(session, "revoked the links of", f"game {game.id} seat {n}", now)


def block(session: Session, address: str, now: datetime, keys: Sequence[str]) -> None:
    """Invite and confirm an address, known or not, no more; what its person is asked is declined.

    ValueError if it is none.
    """
    address = clean_address(address)
    player = _player(session, address)
    if player is not None and player.id is not None:
        acceptance.never(session, player.id, now, keys)
    else:
        players.block_address(session, address, now, keys)
    audit.note(session, "blocked", _fingerprint(session, keys, address), now)


def stop(session: Session, game_id: str, now: datetime) -> None:
    """End a game without a winner; its people are told. Once more does nothing. Raises errors.Forged, errors.Over."""
    tx = GameTransaction.lock(session, find(session, game_id).id, now)
    game = tx.game
    if game.status == "stopped":
        return
    if game.status == "over":
        raise errors.Over("This game has ended by itself.")
    if game.started_at is not None:
        ending.stop(tx, STOPPED)
    else:
        acceptance.give_up(tx, STOPPED)
    audit.note(session, "stopped", f"game {game.id}", now)


def forget(session: Session, address: str, now: datetime, keys: Sequence[str]) -> list[str]:
    """Forget a person wherever he is; the ids of his games. Raises errors.Forged if nobody has that address."""
    player = _player(session, clean_address(address))
    if player is None or player.id is None:
        raise errors.Forged("Nobody here has that address.")
    audit.note(session, "forgot", _fingerprint(session, keys, address), now)
    return forgetting.forget(session, player.id, now)


def _with_player(session: Session, game_id: str, n: int, now: datetime) -> GameTransaction:
    """Return the locked game, in which seat `n` is a player's. Raises errors.Forged."""
    tx = GameTransaction.lock(session, find(session, game_id).id, now)
    if not 0 <= n < len(tx.seats):
        raise errors.Forged(f"This game has the seats 0 to {len(tx.seats) - 1}.")
    if tx.seats[n].player_id is None:
        raise errors.Forged("Nobody's address is kept for this seat.")
    return tx


def _player(session: Session, address: str) -> Player | None:
    return session.exec(select(Player).where(func.lower(Player.address) == address.lower())).first()


def _fingerprint(session: Session, keys: Sequence[str], address: str) -> str:
    """Return what an address is called in the audit: the same for the same mailbox, and nobody's address."""
    return f"address {fingerprints(block_keys(session, keys), address)[0][: audit.FINGERPRINT]}"
