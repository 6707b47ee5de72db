"""Playing a deal: on its day it counts, and is sealed until that is over; later it is open from the beginning."""

from __future__ import annotations

from datetime import date, datetime

from sqlmodel import Session, select

from engine.language import text
from service import errors
from service.gamelog import deals
from service.gamelog.titles import DEFAULT_NAME
from service.games import deal_results, standing_orders
from service.lobby import invitations
from service.lobby.proposal import GUEST_TURN_HOURS, Person, Proposal
from service.lobby.proposing import store_without_address
from service.models import DailyDeal, Game
from service.text.robot_names import free_name

HOURS = 48.0  # of a turn and of a window: longer than the day, whose end is the only deadline

NO_DEAL = text("There is no deal of that day.")
NOT_YET = text("That deal is played on its own day, and later.")


def begin(session: Session, day: date, name: str, now: datetime, language: str) -> Game:
    """Begin a game of a day's deal, without an address. `language`: of the page on which it begins.

    Raises errors.Forged if that day has no deal, or is still to come.
    """
    # What is opened meanwhile is seen: a game is not sealed that began as its day ended.
    deal = session.exec(select(DailyDeal).where(DailyDeal.day == day).with_for_update(read=True)).first()
    if deal is None:
        raise errors.Forged(NO_DEAL)
    sealed = deal.opened_at is None
    if sealed and day != deals.day_of(now):
        raise errors.Forged(NOT_YET)
    tx = store_without_address(session, _proposal(deal, name, sealed=sealed), now, language)
    tx.game.hands, tx.game.deal, tx.game.sealed = 1, deal.day, sealed
    tx.game.seed, tx.game.commitment = deal.seed, deal.commitment
    standing_orders.keep(tx, deal_results.PLAYER, standing_orders.ON_ACCEPTING)
    invitations.begin_if_filled(tx)
    return tx.game


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
