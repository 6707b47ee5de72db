"""A report of one mailbox for the operator: its players, their games and mails, and whether it is blocked.

It brings together what is known of a person, so that it is recorded in the audit. Addresses are masked.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlmodel import Session, col, func, select

from service import errors
from service.admin import audit, reports
from service.admin.reports import Report
from service.gamelog import presence
from service.inbound import correspondence
from service.models import Game, Player, Seat, Seating
from service.players.players import fingerprint, is_blocked
from service.text.addresses import clean_address, masked, spellings
from service.text.mailbox_names import mailbox_of


def mailbox_report(session: Session, address: str, now: datetime, number: int) -> Report:
    """Report the players whose address is that one or a variant of the same mailbox, as with a `+tag`.

    `also`: the address for which IDNA 2003 would take that one, if it is known here: perhaps the same person's.
    Of games, mails to them and mails from them it has up to `number` each, the newest first.
    Raises ValueError if it is no mail address, errors.Forged if nobody has it and it is not blocked.
    """
    address = clean_address(address)
    found, blocked = _players(session, address), is_blocked(session, address)
    former = spellings(address)[-1]
    also = former if former != address and (blocked or _players(session, former)) else None
    if not found and not blocked and also is None:
        raise errors.Forged("Nobody here has that address. Expected the address of a player, or one that is blocked.")
    about = f"address {fingerprint(session, address)[: audit.FINGERPRINT]}"
    audit.record(session, "read the games and mails of", about, now)
    ids = [player.id or 0 for player in found]
    letters = correspondence.of_players(session, ids, now, number)
    return {
        "blocked": blocked,
        "also": also,
        "players": [_player_report(session, player, address) for player in found],
        "games": _games(session, ids, number),
        "left": _left(session, ids, number),
        "mails": [reports.letter_report(one) | {"game": one.game, "seat": one.seat} for one in letters],
    }


def _players(session: Session, address: str) -> Sequence[Player]:
    same = select(Player).where(Player.mailbox == mailbox_of(address))
    return session.exec(same.order_by(col(Player.id))).all()


def _player_report(session: Session, player: Player, address: str) -> Report:
    """Report one player: `given` tells whether this is the address that was given, and not a variant."""
    bounced = session.exec(select(func.max(Seat.bounced_at)).where(Seat.player_id == player.id)).one()
    return {
        "address": masked(player.address),
        "given": player.address.lower() == address.lower(),
        "created": player.created_at.isoformat(),
        "muted": player.muted,
        "bounced": None if bounced is None else bounced.isoformat(),
        "mail_plan": player.mail_plan,
        "forgotten": None if player.forgotten_at is None else player.forgotten_at.isoformat(),
    }


def _games(session: Session, players: Collection[int], number: int) -> list[Report]:
    """Report the games in which these players have a seat, those under way first."""
    theirs = select(Seat, Game).join(Game).where(col(Seat.player_id).in_(players))
    rows = session.exec(theirs.order_by(col(Game.ended_at).is_not(None), col(Game.created_at).desc()).limit(number))
    return [_seated(session, seat, game) for seat, game in rows.all()]


def _seated(session: Session, seat: Seat, game: Game) -> Report:
    summary = reports.game_summary(session, game)
    return summary | {
        "seat": seat.n,
        "seat_name": seat.name,
        "state": seat.state,
        "waits": seat.n in summary["waits_for"],
        "held": presence.is_held(seat),
        "mails_off": seat.mails_off,
        "bounced": None if seat.bounced_at is None else seat.bounced_at.isoformat(),
    }


def _left(session: Session, players: Collection[int], number: int) -> list[str]:
    """Return the ids of games in which these players had a seat that somebody else, or a robot, has now."""
    has = select(Seat.id).where(Seat.game_id == Seating.game_id, col(Seat.player_id).in_(players)).exists()
    had = select(Seating.game_id).where(col(Seating.player_id).in_(players), ~has).distinct()
    return list(session.exec(had.order_by(Seating.game_id).limit(number)))
