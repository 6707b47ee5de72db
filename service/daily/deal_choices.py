"""What the players of a deal chose at each moment, and what it brought them: counted once the deal is open.

All who have made the same moves stood before the same cards, as the robot makes the same move of what it sees. So a
moment is the moves that led to it, of which a digest is kept.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime
from itertools import groupby
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.orm import aliased
from sqlmodel import Session, col, select

from service.daily import deal_queue
from service.games.deal_results import PLAYER
from service.models import DailyDeal, DealChoice, DealResult, LoggedMove

AT_ONCE = 50  # hands that are counted in one transaction


class DealDecision(NamedTuple):
    """A move of a deal's player, and the moment at which they chose it, after `at` moves."""

    at: int
    moment: str
    move: str


class ChosenMove(NamedTuple):
    """A move that so many chose at the same moment, and the lead that the hand brought them on average."""

    move: str
    number: int
    lead: float


def count_some(session: Session, now: datetime) -> bool:
    """Count what was chosen in some hands of one open deal; return False if all of every deal are counted.

    At the end what is left out is where only one player came.
    """
    deal = deal_queue.take(session, now, col(DailyDeal.opened_at).is_not(None), col(DailyDeal.counted_at).is_(None))
    if deal is None:
        return False
    hands = select(DealResult).where(DealResult.day == deal.day, ~col(DealResult.counted))
    found = session.exec(hands.order_by(col(DealResult.game)).limit(AT_ONCE)).all()
    if found:
        _count(session, deal.day, found)
    else:
        _leave_out_single(session, deal.day)
        deal.counted_at = now
    return True


def decisions(moves: Iterable[tuple[int, str]]) -> Iterator[DealDecision]:
    """Yield the moves of a deal's player. `moves`: all of the hand, each with its seat, in order."""
    before = hashlib.sha256()
    for at, (seat, move) in enumerate(moves):
        if seat == PLAYER:
            yield DealDecision(at, before.hexdigest()[:32], move)
        before.update(f"{seat} {move}\n".encode())


def chosen_at(session: Session, day: date, moments: Sequence[str]) -> dict[str, list[ChosenMove]]:
    """Return by moment what several players have chosen there, the most frequent first; nothing of other moments."""
    rows = select(DealChoice).where(DealChoice.day == day, col(DealChoice.moment).in_(moments))
    found: dict[str, list[ChosenMove]] = {}
    for row in session.exec(rows.order_by(col(DealChoice.number).desc(), col(DealChoice.move))).all():
        found.setdefault(row.moment, []).append(ChosenMove(row.move, row.number, row.total / row.number))
    return found


def _count(session: Session, day: date, hands: Sequence[DealResult]) -> None:
    leads = {hand.game: hand.lead for hand in hands}
    logged = select(LoggedMove).where(col(LoggedMove.game_id).in_(leads))
    rows = session.exec(logged.order_by(col(LoggedMove.game_id), col(LoggedMove.n))).all()
    numbers, totals = Counter[tuple[str, str]](), Counter[tuple[str, str]]()
    for game, moves in groupby(rows, key=lambda row: row.game_id):
        for one in decisions((row.seat, row.move) for row in moves):
            numbers[one.moment, one.move] += 1
            totals[one.moment, one.move] += leads[game]
    moments = {moment for moment, _ in numbers}
    known = session.exec(select(DealChoice).where(DealChoice.day == day, col(DealChoice.moment).in_(moments))).all()
    by_choice = {(row.moment, row.move): row for row in known}
    for (moment, move), number in numbers.items():
        row = by_choice.get((moment, move)) or DealChoice(day=day, moment=moment, move=move)
        row.number, row.total = row.number + number, row.total + totals[moment, move]
        session.add(row)
    for hand in hands:
        hand.counted = True


def _leave_out_single(session: Session, day: date) -> None:
    """Delete the moments to which only one player came: nobody has anything to compare there."""
    other = aliased(DealChoice)
    same = sa.and_(col(other.day) == DealChoice.day, col(other.moment) == DealChoice.moment)
    others = sa.exists().where(same, col(other.move) != DealChoice.move)
    session.exec(sa.delete(DealChoice).where(col(DealChoice.day) == day, col(DealChoice.number) == 1, ~others))
