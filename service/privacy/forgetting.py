"""Forget a player: delete their address and mails, and on request their name.

Games stay. If the player asked to be forgotten, their name is replaced by "A player" wherever it is stored, what they
said at the table is deleted, and a robot takes their seats in games under way. `retention` erases only the address,
long after the player's last game.
"""

from __future__ import annotations

import secrets
from datetime import datetime

import sqlalchemy as sa
from sqlmodel import Session, col, select

from service.analysis import analyses
from service.db.database import lock_game
from service.following import own_devices
from service.gamelog import talk, titles
from service.games.carry_on import play_for_robot
from service.games.transaction import GameTransaction
from service.inbound import store
from service.leagues import membership
from service.lobby import acceptance
from service.mail.kinds.notices import seat_notices
from service.models import (
    PENDING,
    UNDER_WAY,
    DealResult,
    Game,
    Inmail,
    JoinRequest,
    League,
    LeagueMember,
    LeaguePlace,
    Motion,
    Note,
    Outmail,
    PlayedSeat,
    Player,
    Seat,
    Seating,
    Submission,
    Talk,
)
from service.players import blocks, limits, mail_plans, player_pages
from service.table import private_notes, resigning, watching
from service.text.names import distinct
from service.text.renaming import renamed

ROBOT = "cautious"
FORGOTTEN = "A player"


def forget(session: Session, player_id: int, now: datetime) -> list[str]:
    """Remove a player from every game and from the database; return the ids of the games they were in."""
    games = _leave_all_games(session, player_id, now)
    erase_address(session, player_id)
    return games


def forget_at_own_wish(session: Session, game: Game, seat: Seat, now: datetime) -> None:
    """Remove the player of this seat from every game, and queue a mail that confirms it.

    It cannot be undone, so the player is notified even if somebody else pressed the button with their link. `retention`
    erases the address once that mail has been sent or has failed.
    """
    player = session.get_one(Player, seat.player_id)
    player_id = seat.player_id or 0
    _leave_all_games(session, player_id, now)
    _clear_references(session, player_id)
    player.forgotten_at = now
    mail_plans.reset(player)
    session.add(player)
    seat_notices.queue_forgotten(GameTransaction(session, game, now), seat.n, player_id)


def _leave_all_games(session: Session, player_id: int, now: datetime) -> list[str]:
    """Free every seat of a player and replace their name in stored sentences; return the ids of their games."""
    limits.keep_counting(session, session.get_one(Player, player_id), now)
    _leave_all_leagues(session, player_id, now)
    ranked = sa.update(DealResult).where(col(DealResult.player_id) == player_id)
    session.exec(ranked.values(name=None))
    games = _games_of(session, player_id)
    for game_id in games:
        tx = GameTransaction.lock(session, game_id, now)
        acceptance.leave_before_the_deal(tx, player_id)
        for seat in tx.seats:
            if seat.player_id == player_id:
                _free_seat(tx, seat)
        _forget_earlier_seats(tx, player_id)
        talk.erase_of(tx, player_id)
        session.flush()
    return games


def _leave_all_leagues(session: Session, player_id: int, now: datetime) -> None:
    """Leave every league, and remove the player's name from all their seasons."""
    membership.leave_all(session, player_id, now)
    theirs = sa.select(col(LeagueMember.id)).where(col(LeagueMember.player_id) == player_id)
    session.exec(sa.update(LeaguePlace).where(col(LeaguePlace.member_id).in_(theirs)).values(name=FORGOTTEN))
    session.exec(sa.update(LeagueMember).where(col(LeagueMember.player_id) == player_id).values(name=FORGOTTEN))


def lock_games(session: Session, player_id: int) -> None:
    """Lock all games of a player, in the order in which all transactions lock games."""
    for game_id in _games_of(session, player_id):
        lock_game(session, game_id)


def erase_address(session: Session, player_id: int) -> None:
    """Delete a player's row and mails; their names in games stay."""
    _clear_references(session, player_id)
    session.exec(sa.delete(Player).where(col(Player.id) == player_id))


def _clear_references(session: Session, player_id: int) -> None:
    private_notes.erase_all_of(session, player_id)
    blocks.erase_of(session, player_id)
    player_pages.take_down(session, player_id)
    own_devices.erase_of(session, player_id)
    for table in (Seat, Seating, Motion, Talk):
        theirs = sa.update(table).where(col(table.player_id) == player_id)
        session.exec(theirs.values(player_id=None))
    member = sa.update(LeagueMember).where(col(LeagueMember.player_id) == player_id)
    session.exec(member.values(player_id=None))
    session.exec(sa.update(League).where(col(League.founder_id) == player_id).values(founder_id=None))
    asked = sa.update(JoinRequest).where(col(JoinRequest.player_id) == player_id)
    session.exec(asked.values(player_id=None, name="", cut=None))
    played = sa.update(PlayedSeat).where(col(PlayedSeat.player_id) == player_id)
    session.exec(played.values(player_id=None, forgotten=secrets.randbits(31)))
    results = sa.update(DealResult).where(col(DealResult.player_id) == player_id)
    session.exec(results.values(player_id=None))
    caused = sa.update(Outmail).where(col(Outmail.asked_by) == player_id)
    session.exec(caused.values(asked_by=None))
    session.exec(sa.delete(Outmail).where(col(Outmail.player_id) == player_id))


def _games_of(session: Session, player_id: int) -> list[str]:
    """Return the ids of a player's games, sorted: all transactions lock games in this order, which avoids deadlocks."""
    sits = select(Seat.game_id).where(Seat.player_id == player_id)
    sat = select(Seating.game_id).where(Seating.player_id == player_id)
    moved = select(Motion.game_id).where(Motion.player_id == player_id)
    return sorted(set(session.exec(sits)) | set(session.exec(sat)) | set(session.exec(moved)))


def _free_seat(tx: GameTransaction, seat: Seat) -> None:
    """Revoke a seat's links and remove its name; in a game under way a robot takes it."""
    game = tx.game
    if game.status in UNDER_WAY:
        if tx.position.turn == seat.n:
            resigning.leave_turn(tx)
        seat.robot, seat.held_since = ROBOT, None
    store.erase_texts_of(tx.session, game.id, seat.n)
    private_notes.erase(tx.session, game.id, seat.n)
    analyses.erase(tx.session, game.id, seat.n)
    erase_name(tx, seat.n)
    seat.player_id = None
    seat.away_from = seat.away_until = seat.bounced_at = None
    seat.mails_off = seat.talk_muted = False
    seat.mention = None
    watching.agree(tx, seat.n, on=False)
    seat.epoch += 1
    seat.owner_epoch = seat.epoch  # so that an old link never reaches a later player of this seat
    if seat.n == 0:
        game.name = titles.DEFAULT_NAME  # the organiser chose the name
        game.show_address = False
    if game.status == "playing":
        play_for_robot(tx, seat.n)


def erase_name(tx: GameTransaction, n: int) -> None:
    """Call the player of a seat "A player" from now on, wherever the game has their name."""
    seat = tx.seats[n]
    name = distinct(FORGOTTEN, [one.name for one in tx.seats if one.n != n])
    _rename(tx, seat.name, name)
    seat.name = name
    if tx.game.position is not None:
        tx.game.position = tx.game.position | {"players": tx.names}


def _forget_earlier_seats(tx: GameTransaction, player_id: int) -> None:
    """Remove the player's name from seats they had in this game earlier, and from seats they were proposed for."""
    session, taken = tx.session, tx.names
    of_game = select(Seating).where(Seating.game_id == tx.game.id)
    last = {one.seat: one.n for one in session.exec(of_game.order_by(col(Seating.n)))}  # the present players
    for seating in session.exec(of_game.where(Seating.player_id == player_id)).all():
        store.erase_texts_of(session, tx.game.id, seating.seat)
        name = taken[seating.seat] if seating.n == last[seating.seat] else distinct(FORGOTTEN, taken)
        _rename(tx, seating.name, name)
        seating.name, seating.player_id = name, None
    for motion in session.exec(select(Motion).where(Motion.game_id == tx.game.id, Motion.player_id == player_id)):
        motion.name, motion.player_id, motion.due_at = distinct(FORGOTTEN, taken), None, None
        motion.state = "lapsed" if motion.state in PENDING else motion.state


def _rename(tx: GameTransaction, old: str, new: str) -> None:
    session, game = tx.session, tx.game
    talk.rename(tx, old, new)
    for post in session.exec(
        select(Submission).where(Submission.game_id == game.id, col(Submission.stopped).contains(old))
    ):
        post.stopped = renamed(post.stopped or "", old, new)
    for note in session.exec(select(Note).where(Note.game_id == game.id, col(Note.line).contains(old))):
        note.line = renamed(note.line, old, new)
    for mail in session.exec(select(Inmail).where(Inmail.game_id == game.id, col(Inmail.told).is_not(None))):
        mail.told = [renamed(line, old, new) for line in mail.told or ()]
