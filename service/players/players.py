"""Players: finding, creating, blocking and deleting them.

Rate limits and blocks apply to mailboxes, so that they cannot be evaded by adding a tag or a dot. Mail is sent to the
address as it was typed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Collection
from datetime import datetime

from sqlalchemy import delete, func, update
from sqlalchemy.exc import IntegrityError
from sqlmodel import Session, col, select

from engine.language import text
from service import errors
from service.db.database import lock_names
from service.mail.registry import UNSOLICITED
from service.models import BlockedAddress, LeagueMember, Outmail, PlayedSeat, Player, Seat, SiteKey
from service.players import blocks
from service.text.addresses import spellings
from service.text.mailbox_names import mailbox_of

WRITTEN_IN = "en"  # the language of mails to somebody of whom nothing is known
_BLOCKED = "blocked addresses"  # SiteKey.purpose


def player_of(session: Session, address: str, now: datetime, language: str = WRITTEN_IN) -> Player:
    """Return the player of an address, creating them if there is none. Addresses are compared without case.

    `language`: of the mails to a new player until they choose, which is that of whoever named their address.

    A player due to be deleted is kept if somebody enters their address again.
    """
    same = select(Player).where(func.lower(Player.address) == address.lower()).order_by(col(Player.id))
    # Locked, so that the player is not deleted before this transaction ends.
    same = same.with_for_update(read=True, key_share=True).execution_options(populate_existing=True)
    found = session.exec(same).first()
    if found is not None:
        found.forgotten_at = None
        return found
    player = Player(address=address, created_at=now, language=language, muted=is_blocked(session, address))
    try:
        with session.begin_nested():
            session.add(player)
    except IntegrityError:  # another request created the same player at the same moment
        return session.exec(same).one()
    return player


def stored(session: Session, player_id: int | None) -> Player | None:
    """Return a player; None without an id, as for a robot's seat, or after the address was erased."""
    return None if player_id is None else session.get(Player, player_id)


def lock_players(session: Session, ids: Collection[int]) -> dict[int, Player]:
    """Lock players with their mailboxes and return them, so that no other transaction uses up their limits meanwhile.

    Limits count for a mailbox, which may have several addresses, each a player. A transaction locks all players whose
    limits it needs in one call, after games and after creating players: otherwise two of them could deadlock.
    """
    addresses = session.exec(select(Player.address).where(col(Player.id).in_(ids))).all()
    _lock_mailboxes(session, addresses)
    return {number: session.get_one(Player, number, with_for_update={"key_share": True}) for number in sorted(ids)}


def lock_player(session: Session, player_id: int) -> Player:
    """Lock one player with their mailbox and return them, as `lock_players`."""
    return lock_players(session, {player_id})[player_id]


def _lock_mailboxes(session: Session, addresses: Collection[str]) -> None:
    """Lock the mailboxes of these addresses until the transaction ends, after its games and new players."""
    lock_names(session, {f"mailbox {mailbox_of(address)}" for address in addresses})


def block(session: Session, player: Player, now: datetime) -> None:
    """Block invitations and confirmations to a player, and end the deals of each day that they get by mail.

    The block stays when the player's row is deleted. Games that are being played go on, with their mails.
    """
    block_address(session, player.address, now)
    same = col(Player.mailbox) == player.mailbox
    session.exec(update(Player).where(same).values(muted=True, deal_mails=False, deal_due=None))
    theirs = select(Player.id).where(same)
    waiting = (col(Outmail.state) == "queued") & col(Outmail.kind).in_(UNSOLICITED)
    session.exec(update(Outmail).where(waiting, col(Outmail.player_id).in_(theirs)).values(state="superseded"))


def block_address(session: Session, address: str, now: datetime) -> None:
    """Store the fingerprint of an address to block, whether or not a player has it. Idempotent."""
    _lock_mailboxes(session, [address])
    key = fingerprint(session, address)
    if session.get(BlockedAddress, key) is None:
        session.add(BlockedAddress(key=key, created_at=now))


def unblock_address(session: Session, address: str) -> bool:
    """Remove the block of an address's mailbox; return False if it is not blocked."""
    stored = col(BlockedAddress.key) == fingerprint(session, address)
    same = col(Player.mailbox) == mailbox_of(address)
    unblocked = session.exec(delete(BlockedAddress).where(stored)).rowcount
    unmuted = session.exec(update(Player).where(same, col(Player.muted)).values(muted=False)).rowcount
    return bool(unblocked or unmuted)


def fingerprint(session: Session, address: str) -> str:
    """Return the HMAC of an address's mailbox, as which a blocked address is stored."""
    text = b"posse/blocked/" + mailbox_of(address).encode()
    return hmac.new(_key(session).encode(), text, hashlib.sha256).hexdigest()


def without_address(session: Session, player: Player, now: datetime) -> Player:
    """Return a row that has the fingerprint of a player's mailbox in place of an address, and is to be deleted."""
    key = fingerprint(session, player.address)
    found = session.exec(select(Player).where(Player.address == key)).first()
    if found is None:
        found = Player(address=key, mailbox=key, created_at=now, forgotten_at=now)
        session.add(found)
        session.flush()
    return found


def is_blocked(session: Session, address: str) -> bool:
    """Return whether the mailbox of an address is blocked, perhaps since its domain was read by IDNA 2003."""
    keys = [fingerprint(session, one) for one in spellings(address)]
    blocked = select(BlockedAddress.key).where(col(BlockedAddress.key).in_(keys))
    return session.exec(blocked.limit(1)).first() is not None


def _key(session: Session) -> str:
    """Return the key of these HMACs, which is stored in the database: it stays when the signing keys are changed."""
    stored = session.get(SiteKey, _BLOCKED)
    if stored is None:
        stored = SiteKey(purpose=_BLOCKED, key=secrets.token_hex(32))
        try:
            with session.begin_nested():
                session.add(stored)
        except IntegrityError:  # another process created it at the same moment
            stored = session.get_one(SiteKey, _BLOCKED, populate_existing=True)
    return stored.key


def refuse_muted(session: Session, player_id: int | None) -> None:
    """Raise errors.Past for a player who wants no more invitations, and so cannot accept one."""
    if player_id is not None and session.get_one(Player, player_id).muted:
        raise errors.Past(text("This address asked for no more invitations, so it cannot accept one."))


def forget_unused(session: Session, player_ids: Collection[int]) -> None:
    """Delete those of the players who have no seat, no mail, no league and no game that counts for them."""
    players = select(Player).where(col(Player.id).in_(player_ids)).order_by(func.lower(Player.address))
    for player in session.exec(players.with_for_update()).all():
        seats = select(Seat.id).where(Seat.player_id == player.id).limit(1)
        mails = select(Outmail.id).where(Outmail.player_id == player.id).limit(1)
        played = select(PlayedSeat.game).where(PlayedSeat.player_id == player.id).limit(1)
        member = select(LeagueMember.id).where(LeagueMember.player_id == player.id).limit(1)
        if not any(session.exec(found).first() for found in (seats, mails, played, member)):
            blocks.erase_of(session, player.id or 0)
            session.delete(player)
