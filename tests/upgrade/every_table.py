"""What `every_state` leaves out: rows in every other table, as the service leaves them while all of it is used.

A deal that is played and one that is over, a league under way, devices, a chat, blocks, a page of a player, somebody
who asks to join, ratings. Tests that need games in every state do not wait for these.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from cryptography.hazmat.primitives.asymmetric import ec
from sqlmodel import Session, col, select

from service.daily import calendar, day_end, deal_choices, deal_play
from service.db.database import Database
from service.following import chat_choice, own_devices
from service.following.own_devices import DeviceOwner
from service.games.transaction import GameTransaction
from service.leagues import founding, membership, season_start
from service.lobby import joining
from service.lobby.proposal import read_proposal
from service.lobby.proposing import GuestStart, propose_confirmed
from service.models import (
    DealResult,
    HeldDomain,
    Player,
    ProcessPulse,
    Pulse,
    Retry,
    SiteCheck,
)
from service.players import blocks, player_pages
from service.results import played_seats, ratings
from service.settings.values import Webhooks
from tests.devices.push_service import HOST, point, text_of
from tests.leagues.league import TERMS
from tests.rows import add
from tests.service.harness import Harness, over, play_out
from tests.settings import NOW

YESTERDAY = NOW - timedelta(days=1)
PEOPLE = ("Ada", "Bea", "Cleo", "Dina", "Elsa")


def fill(database: Database) -> None:
    """Add rows to every table that a database with games has none in."""
    _deals(database)
    _league_under_way(database)
    _told_elsewhere(database)
    _asked_to_join(database)
    _counted(database)
    _by_processes(database)


def _deals(database: Database) -> None:
    """Yesterday's deal is over and counted; in today's, one hand has ended and one is played."""
    with database.writing() as session:
        while calendar.announce_one(session, YESTERDAY):
            pass
    for day, now in ((YESTERDAY, YESTERDAY), (YESTERDAY, YESTERDAY), (NOW, NOW)):
        with database.writing() as session:
            game_id = deal_play.begin(session, day.date(), "Pia", now, GuestStart("nl")).id
        play_out(database, game_id, 0, now)
    with database.writing() as session:
        results = session.exec(select(DealResult).order_by(col(DealResult.ended_at)))
        for result, name in zip(results, ("Pia", None, "Pia"), strict=True):
            result.name = name
        while day_end.open_one(session, NOW) or deal_choices.count_some(session, NOW):
            session.flush()
        for name in ("Quin", "Rosa"):
            deal_play.begin_for(session, NOW.date(), _player(session, name), name, NOW)


def _league_under_way(database: Database) -> None:
    with database.writing() as session:
        league = founding.found(session, _player(session, PEOPLE[0]).id, replace(TERMS, name="Monday league"), NOW)
        for name in PEOPLE:
            membership.join(session, league, _player(session, name).id or 0, name, NOW)
        league.season_due = NOW
        session.flush()
        assert season_start.begin_one(session, NOW)
        while season_start.deal_one(session, NOW):
            session.flush()


def _told_elsewhere(database: Database) -> None:
    """A game has a chat, and a player of it devices, a page and blocks."""
    harness = Harness(database, NOW, seed=11)
    public = text_of(point(ec.derive_private_key(1, ec.SECP256R1()).public_key()))
    posted = {"endpoint": f"https://{HOST}/1", "public_key": public, "auth": text_of(bytes(16))}
    turn = harness.position().turn
    with database.writing() as session:
        tx = GameTransaction.lock(session, harness.id, NOW, 0)
        chat_choice.choose(tx, 0, {"kind": "discord", "address": "https://chat.example.org/hook"}, Webhooks(True))
        chat_choice.call(tx, 0, "123456789012345678")
        first, second, third = (session.get_one(Player, seat.player_id) for seat in tx.seats)
        for seat in tx.seats:
            own_devices.add(session, own_devices.owner_of_seat(session, seat), posted, public, NOW)
        own_devices.add(session, DeviceOwner(first), posted | {"endpoint": f"https://{HOST}/2"}, public, NOW)
        player_pages.make(session, first.id or 0, "Anna", NOW)
        blocks.block(session, first.id or 0, second.id or 0, "Burt", NOW)
        blocks.block(session, third.id or 0, first.id or 0, "Anna", NOW)
    harness.act(times=6)
    assert harness.position().turn != turn


def _asked_to_join(database: Database) -> None:
    proposal = read_proposal({"players": [{"name": "Sue", "email": "sue@posse.test"}, {"anyone": True}]})
    with database.writing() as session:
        game = propose_confirmed(session, proposal, NOW, {})
        joining.request(GameTransaction(session, game, NOW), "Tom", "tom@posse.test")


def _counted(database: Database) -> None:
    """The games that are over are counted and rated; another ends, which waits for that."""
    with database.writing() as session:
        while played_seats.count_one(session, NOW) or ratings.rate_one(session, NOW):
            session.flush()
    Harness(database, NOW, seed=12, players=2).act_until(over)


def _by_processes(database: Database) -> None:
    add(
        database,
        Pulse(awake_at=NOW),
        ProcessPulse(id="0" * 32, role="worker", machine="here", started_at=NOW, pulse_at=NOW, skew=0.0),
        SiteCheck(machine="here", checked_at=NOW, reason="no answer"),
        Retry(queue="mails", item="1", tries=2, next_try_at=NOW, reason="ValueError"),
        HeldDomain(domain="full.test", since=NOW, until=NOW, refusals=2, reason="450 too many"),
    )


def _player(session: Session, name: str) -> Player:
    address = f"{name.lower()}@posse.test"
    player = session.exec(select(Player).where(Player.address == address)).first()
    if player is None:
        player = Player(address=address, created_at=NOW)
        session.add(player)
        session.flush()
    return player
