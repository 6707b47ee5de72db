"""Reports for the operator: games, seats, table talk, the mails of each, mails that wait or have failed, the audit.

No report contains a hand, a seed or a link. Addresses are masked unless the operator asks for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import func
from sqlmodel import Session, col, select

from service import errors
from service.admin import audit
from service.gamelog import presence, talk
from service.gamelog.log import GameLog
from service.gamelog.titles import name_of
from service.inbound import correspondence
from service.inbound.correspondence import MailSummary
from service.leagues import founding, membership
from service.models import UNSENT, Game, HeldDomain, Inmail, Outmail, PlayedSeat, Player, Seat, Talk
from service.process import logs
from service.results import rating_check
from service.standings import season_record
from service.text.addresses import masked
from service.text.names import name_key

Report = dict[str, Any]
SHORTEST_ID = 4  # the fewest characters of a game's id that may identify it
UNSENT_SHOWN = 50  # mails in the report of one game


def games_list(session: Session, now: datetime, status: str | None, overdue: bool, number: int) -> list[Report]:
    """Report up to `number` games, the earliest deadline first; all, of one status, or only the overdue."""
    wanted = select(Game).order_by(col(Game.due_at).is_(None), col(Game.due_at), col(Game.created_at).desc())
    if status is not None:
        wanted = wanted.where(Game.status == status)
    if overdue:
        wanted = wanted.where(Game.status == "playing", col(Game.due_at) < now)
    return [game_summary(session, game) for game in session.exec(wanted.limit(number))]


def game_report(session: Session, game_id: str, addresses: bool) -> Report:
    """Report one game with its seats and unsent mails. Raises errors.Forged for an unknown game."""
    game = find_game(session, game_id)
    seats = [_seat_report(session, seat, addresses) for seat in GameLog(session, game).seats]
    unsent = mails_list(session, None, game_id=game.id, number=UNSENT_SHOWN)
    return game_summary(session, game) | {"seats": seats, "unsent": unsent}


def seat_report(session: Session, game_id: str, named: str, now: datetime, number: int) -> Report:
    """Report one seat with up to `number` mails to its player and as many from them, the newest first.

    The result of each mail is described as for the player. Raises errors.Forged for an unknown game or seat.
    """
    log = GameLog(session, find_game(session, game_id))
    seat = log.seats[find_seat(log.names, named)]
    letters = correspondence.of_seat(session, seat, now, number)
    return _seat_report(session, seat, addresses=False) | {"mails": [letter_report(one) for one in letters]}


def mails_list(session: Session, state: str | None, game_id: str | None, number: int) -> list[Report]:
    """Report up to `number` mails of a state, or those that are neither sent nor dismissed, the newest first."""
    wanted = select(Outmail).order_by(col(Outmail.id).desc())
    if state is not None:
        wanted = wanted.where(Outmail.state == state)
    else:
        wanted = wanted.where(col(Outmail.state).in_((*UNSENT, "failed")), col(Outmail.dismissed_at).is_(None))
    if game_id is not None:
        wanted = wanted.where(Outmail.game_id == game_id)
    return [_mail_report(session, mail) for mail in session.exec(wanted.limit(number))]


def received_list(session: Session, state: str | None, number: int) -> list[Report]:
    """Report up to `number` received mails, of one state or of all, the newest first, each with its result."""
    wanted = select(Inmail).order_by(col(Inmail.id).desc())
    if state is not None:
        wanted = wanted.where(Inmail.state == state)
    return [_received_report(one) for one in session.exec(wanted.limit(number))]


def held_list(session: Session, now: datetime) -> list[Report]:
    """Report the domains to which mail is held, the next to be tried first."""
    held = select(HeldDomain).where(HeldDomain.until > now).order_by(col(HeldDomain.until), HeldDomain.domain)
    return [_held_report(one) for one in session.exec(held)]


def talk_list(session: Session, game_id: str, number: int) -> list[Report]:
    """Report up to `number` lines of a game's talk, the newest first. Raises errors.Forged for an unknown game."""
    return [_talk_report(one) for one in talk.every(session, find_game(session, game_id), number)]


def audit_entries(session: Session, number: int) -> list[Report]:
    """Report the last `number` actions, the newest first."""
    return [
        {"when": one.made_at.isoformat(), "who": one.who, "did": one.did, "about": one.about}
        for one in audit.latest(session, number)
    ]


def find_game(session: Session, game_id: str) -> Game:
    """Return the game with this id, or the only one whose id begins with it. Raises errors.Forged."""
    begins = select(Game).where(col(Game.id).startswith(game_id, autoescape=True)).limit(2)
    found = session.exec(begins).all() if len(game_id) >= SHORTEST_ID else []
    if len(found) == 1:
        return found[0]
    problem = "There are several games" if found else "There is no game"
    raise errors.Forged(
        f"{problem} with an id that begins with {game_id!r}. Expected the id of a game that `posse admin games` lists, "
        f"or enough of its first characters, at least {SHORTEST_ID}, to identify it."
    )


def find_seat(names: Sequence[str], named: str) -> int:
    """Return the seat with this name or number from 0. A name always has a letter. Raises errors.Forged."""
    if named.isascii() and named.isdigit() and int(named) < len(names):
        return int(named)
    matching = [n for n, name in enumerate(names) if name_key(name) == name_key(named)]
    if len(matching) != 1:
        listed = ", ".join(f"{name} ({n})" for n, name in enumerate(names))
        raise errors.Forged(f"Nobody in this game is called {named!r}. Expected a name or number of these: {listed}.")
    return matching[0]


def game_summary(session: Session, game: Game) -> Report:
    """Report one game in a line: its state, the players it waits for, and its deadline."""
    log = GameLog(session, game)
    waits = log.position.to_act() if game.status == "playing" else []
    return {
        "game": game.id,
        "name": str(name_of(game)),
        "status": game.status,
        "at": game.at,
        "waits_for": waits,
        "waits_for_names": [log.seats[n].name for n in waits],
        "due": None if game.due_at is None else game.due_at.isoformat(),
        "window": game.window_at is not None,
        "players": len(log.seats),
    }


def _seat_report(session: Session, seat: Seat, addresses: bool) -> Report:
    player = None if seat.player_id is None else session.get_one(Player, seat.player_id)
    shown = None if player is None else player.address if addresses else masked(player.address)
    return {
        "seat": seat.n,
        "name": seat.name,
        "state": seat.state,
        "robot": presence.is_robot(seat),
        "address": shown,
        "muted": player is not None and player.muted,
        "mails_off": seat.mails_off,
        "bounced": None if seat.bounced_at is None else seat.bounced_at.isoformat(),
    }


def _mail_report(session: Session, mail: Outmail) -> Report:
    return {
        "mail": mail.id,
        "game": mail.game_id,
        "seat": mail.seat,
        "kind": mail.kind,
        "to": masked(session.get_one(Player, mail.player_id).address),
        "state": mail.state,
        "tries": mail.tries,
        "queued": mail.created_at.isoformat(),
        "next_try": mail.next_try_at.isoformat() if mail.state in UNSENT else None,
        "reason": None if mail.error is None else logs.without_addresses(mail.error),
        "dismissed": None if mail.dismissed_at is None else mail.dismissed_at.isoformat(),
    }


def letter_report(letter: MailSummary) -> Report:
    """Report one mail to or from a player, without what is written in it."""
    return {
        "way": letter.way,
        "number": letter.number,
        "kind": letter.kind,
        "when": letter.when.isoformat(),
        "state": letter.state,
        "told": f"{letter.title}. {letter.result.told(lambda when: f'{when:%Y-%m-%d %H:%M}Z')}",
        "reason": None if letter.error is None else logs.without_addresses(letter.error),
    }


def _received_report(mail: Inmail) -> Report:
    return {
        "received": mail.id,
        "when": mail.received_at.isoformat(),
        "game": mail.game_id,
        "seat": mail.seat,
        "asked": mail.asked,
        "at": mail.at,
        "state": mail.state,
        "reason": mail.why,
        "answered": mail.answered,
    }


def _held_report(held: HeldDomain) -> Report:
    return {
        "domain": held.domain,
        "since": held.since.isoformat(),
        "until": held.until.isoformat(),
        "refusals": held.refusals,
        "reason": held.reason,
    }


def _talk_report(one: Talk) -> Report:
    return {
        "line": one.id,
        "when": one.said_at.isoformat(),
        "seat": one.seat,
        "name": one.name,
        "said": one.line,
        "hidden": None if one.hidden_at is None else one.hidden_at.isoformat(),
    }


def ratings_report(session: Session) -> Report:
    """Report how many ratings there are, those that differ from what all games lead to, and seats counted wrongly."""
    rated = select(func.count()).select_from(PlayedSeat).where(col(PlayedSeat.scale).is_not(None))
    differ = [
        {"game": one.game, "seat": one.seat, "stored": one.stored and one.stored.mean, "computed": one.computed.mean}
        for one in rating_check.differences(session)
    ]
    miscounted = [{"game": game, "seat": seat} for game, seat in rating_check.miscounted(session)]
    return {"rated": session.exec(rated).one(), "differ": differ, "miscounted": miscounted}


def leagues_list(session: Session) -> list[Report]:
    """Return the leagues that are played, with their present season and how many play in them."""
    leagues, found = founding.leagues(session), []
    seasons, members = season_record.latest_seasons(session, leagues), membership.numbers_of_members(session, leagues)
    for league in leagues:
        season = seasons.get(league.id or 0)
        found.append(
            {
                "name": league.name,
                "members": members.get(league.id or 0, 0),
                "season": None if season is None else season.number,
                "ends": None if season is None else season.ends_at.isoformat(),
                "next": None if league.season_due is None else league.season_due.isoformat(),
            }
        )
    return found
