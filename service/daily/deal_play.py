"""Playing a deal: on its day it counts, and is sealed until that is over; later it is open from the beginning."""

from __future__ import annotations

from datetime import date, datetime

from sqlmodel import Session, select

from engine.language import text
from service import errors
from service.gamelog import deals
from service.gamelog.titles import DEFAULT_NAME
from service.games import deal_results, standing_orders
from service.games.transaction import GameTransaction
from service.lobby import invitations
from service.lobby.proposal import GUEST_TURN_HOURS, Person, Proposal
from service.lobby.proposing import GuestStart, begun_just_now, store_without_address
from service.mail.kinds import daily_deal
from service.models import DailyDeal, Game, Player
from service.text.robot_names import free_name

HOURS = 48.0  # of a turn and of a window: longer than the day, whose end is the only deadline

NO_DEAL = text("There is no deal of that day.")
NOT_YET = text("That deal is played on its own day, and later.")


def begin(session: Session, day: date, name: str, now: datetime, guest: GuestStart) -> Game:
    """Begin a game of a day's deal, without an address; if the same press has begun it moments ago, return that game.

    Raises errors.Forged if that day has no deal, or is still to come.
    """
    # What is opened meanwhile is seen: a game is not sealed that began as its day ended.
    deal = session.exec(select(DailyDeal).where(DailyDeal.day == day).with_for_update(read=True)).first()
    if deal is None:
        raise errors.Forged(NO_DEAL)
    if deal.opened_at is None and day != deals.day_of(now):
        raise errors.Forged(NOT_YET)
    if (same := begun_just_now(session, guest.press, now)) is not None:
        return same
    tx = _stored(session, deal, name, now, guest)
    invitations.begin_if_filled(tx)
    return tx.game


def begin_for(session: Session, day: date, player: Player, name: str, now: datetime) -> None:
    """Begin a game of the day's deal for a player, and queue the mail that asks for their first turn.

    They have the seat once robots have moved, so that no other mail says that the cards are dealt.
    """
    deal = session.get_one(DailyDeal, day, with_for_update={"read": True})
    tx = _stored(session, deal, name, now, GuestStart(player.language))
    invitations.begin_if_filled(tx)
    tx.game.erase_at, tx.seats[deal_results.PLAYER].player_id = None, player.id
    daily_deal.KIND.queue(tx, deal_results.PLAYER)


def _stored(session: Session, deal: DailyDeal, name: str, now: datetime, guest: GuestStart) -> GameTransaction:
    """Store a game of a deal, and return it before the cards are dealt."""
    sealed = deal.opened_at is None
    tx = store_without_address(session, _proposal(deal, name, sealed=sealed), now, guest)
    tx.game.hands, tx.game.deal, tx.game.sealed = 1, deal.day, sealed
    tx.game.seed, tx.game.commitment = deal.seed, deal.commitment
    standing_orders.keep(tx, deal_results.PLAYER, standing_orders.ON_ACCEPTING)
    return tx


def _proposal(deal: DailyDeal, name: str, *, sealed: bool) -> Proposal:
    """Return the table of a deal: the player first, then the robots."""
    people = [Person(name, None, None)]
    for robot in deal.robots:
        people.append(Person(free_name([person.name for person in people]), None, robot))
    return Proposal(
        name=DEFAULT_NAME,
        edition=deal.edition,
        house_rules={},
        turn_hours=HOURS if sealed else GUEST_TURN_HOURS,
        window_hours=HOURS,
        bank_hours=0.0,
        weekends_off=False,
        windows="sealed",
        people=tuple(people),
    )
