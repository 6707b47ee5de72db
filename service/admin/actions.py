"""The operator's actions. Each runs in the caller's transaction and is recorded in the audit within it."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import func
from sqlmodel import Session, select

from service import errors
from service.admin import audit
from service.admin.reports import find_game, find_seat
from service.games import stopping
from service.games.transaction import GameTransaction
from service.leagues import founding
from service.leagues.league_terms import LeagueTerms
from service.lobby import acceptance, invitations
from service.models import Player, Talk
from service.players import fresh_links, new_address, players
from service.privacy import forgetting
from service.results import rating_check
from service.text.addresses import clean_address, spellings


def record_reading_of_addresses(session: Session, game_id: str, now: datetime) -> None:
    """Record that the operator reads the addresses of a game in full. Raises errors.Forged for an unknown game."""
    audit.record(session, "read the addresses of", find_game(session, game_id).id, now)


def record_reading_of_talk(session: Session, game_id: str, now: datetime) -> None:
    """Record that the operator reads the table talk of a game. Raises errors.Forged for an unknown game."""
    audit.record(session, "read the table talk of", f"game {find_game(session, game_id).id}", now)


def hide_line(session: Session, number: int, now: datetime, *, hidden: bool = True) -> None:
    """Hide a line of table talk from all its readers, or show it again. Idempotent.

    Raises errors.Forged for an unknown line.
    """
    line = session.get(Talk, number, with_for_update=True)
    if line is None:
        raise errors.Forged(
            f"Line {number} does not exist. Expected the number of a line that `posse admin talk GAME` lists."
        )
    if hidden != (line.hidden_at is not None):
        line.hidden_at = now if hidden else None
        did = "hid line" if hidden else "showed line again"
        audit.record(session, did, f"{line.id} of game {line.game_id} seat {line.seat}", now)


def revoke_links(session: Session, game_id: str, named: str, now: datetime) -> str:
    """Revoke every link of a seat and mail its player a new one; return the player's name.

    `named` is the player's name or the seat's number from 0. Raises errors.Forged for an unknown game or seat, or one
    without a player; errors.Over for a game whose links do nothing.
    """
    tx = GameTransaction.lock(session, find_game(session, game_id).id, now)
    n, game = find_seat(tx.names, named), tx.game
    if tx.seats[n].player_id is None:
        raise errors.Forged(f"{tx.names[n]} is a robot or was forgotten. Expected a seat with a player to mail.")
    if game.status in ("proposed", "stopped"):
        raise errors.Over(f"This game is {game.status}. Expected a game that invites players, is played or is over.")
    if game.started_at is not None:
        fresh_links.renew(tx, n)
    else:
        invitations.invite_anew(tx, n)
    audit.record(session, "revoked the links of", f"game {game.id} seat {n}", now)
    return tx.names[n]


def change_address(session: Session, old: str, new: str, game_id: str | None, now: datetime) -> list[str]:
    """Change a player's address in all their unfinished games, or in one, and mail new links; return the games' ids.

    Raises ValueError if one is no mail address, errors.Forged if no player has the old one or no such game is known,
    and as `new_address.change`.
    """
    player, address = _require_player(session, old), clean_address(new)
    only = None if game_id is None else find_game(session, game_id).id
    games = new_address.change(session, player, address, only, now)
    both = f"{_fingerprint(session, old)} to {_fingerprint(session, new)}"
    audit.record(session, "changed", f"{both} in {', '.join(games)}", now)
    return games


def block(session: Session, address: str, now: datetime) -> None:
    """Block invitations and confirmations to an address, known or not, and decline its open invitations.

    Raises ValueError if it is no mail address.
    """
    address = clean_address(address)
    player = _player_with(session, address)
    if player is not None and player.id is not None:
        acceptance.never(session, player.id, now)
    else:
        players.block_address(session, address, now)
    audit.record(session, "blocked", _fingerprint(session, address), now)


def is_blocked_by_operator(session: Session, address: str) -> bool:
    """Return whether the operator was the last to block an address, or to let mails be sent to it again."""
    return audit.last_done(session, _fingerprint(session, address), ("blocked", "unblocked")) == "blocked"


def unblock(session: Session, address: str, now: datetime) -> None:
    """Let invitations and confirmations to an address be sent again, also if its owner has blocked them.

    What was declined or not sent meanwhile stays so. Raises ValueError if it is no mail address, errors.Over if it is
    not blocked, or is as the address for which IDNA 2003 would take it.
    """
    address = clean_address(address)
    removed = players.unblock_address(session, address)
    if players.is_blocked(session, address):
        raise errors.Over(f"This address is blocked as {spellings(address)[-1]}. Expected the one that was blocked.")
    if not removed:
        raise errors.Over("This address is not blocked. Expected one that was, by `posse admin block` or its owner.")
    audit.record(session, "unblocked", _fingerprint(session, address), now)


def stop(session: Session, game_id: str, now: datetime) -> None:
    """End a game without a winner and notify its players. Idempotent.

    Raises errors.Forged for an unknown game, errors.Over for one that was played to its end.
    """
    tx = GameTransaction.lock(session, find_game(session, game_id).id, now)
    game = tx.game
    if game.status == "stopped":
        return
    if game.status == "over":
        raise errors.Over("This game was played to its end. Expected a game that is not over.")
    if game.started_at is not None:
        stopping.stop(tx, stopping.STOPPED)
    else:
        acceptance.give_up(tx, "operator")
    audit.record(session, "stopped", f"game {game.id}", now)


def forget(session: Session, address: str, now: datetime) -> list[str]:
    """Remove a player's address and name everywhere; return the ids of their games.

    Raises ValueError if it is no mail address, errors.Forged if no player has it.
    """
    player = _require_player(session, address)
    audit.record(session, "forgot", _fingerprint(session, address), now)
    return forgetting.forget(session, player.id or 0, now)


def _player_with(session: Session, address: str) -> Player | None:
    return session.exec(select(Player).where(func.lower(Player.address) == address.lower())).first()


def _require_player(session: Session, address: str) -> Player:
    player = _player_with(session, clean_address(address))
    if player is None:
        raise errors.Forged("Nobody here has that address. Expected the address of a player, as they typed it.")
    return player


def _fingerprint(session: Session, address: str) -> str:
    """Return an address's fingerprint for the audit: the same for the same mailbox, without revealing the address."""
    return f"address {players.fingerprint(session, address)[: audit.FINGERPRINT]}"


def rate_all_again(session: Session, now: datetime) -> None:
    """Have the ratings of all games computed again, which the sweep does in a while."""
    rating_check.rate_all_again(session)
    audit.record(session, "had rated again", "all games", now)


def found_league(session: Session, terms: LeagueTerms, now: datetime) -> None:
    """Found a league of the operator's. Raises as `founding.found`."""
    founding.found(session, None, terms, now)
    audit.record(session, "founded the league", terms.name, now)


def end_league(session: Session, name: str, now: datetime) -> str:
    """Let a league have no further season, and return its name. Raises errors.Forged if there is none by that name."""
    league = founding.lock_league(session, name)
    founding.end(league, now)
    audit.record(session, "ended the league", league.name, now)
    return league.name
