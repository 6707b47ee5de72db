"""Analyses of how seats were played in games that are over: asked for by a seat's player, computed by a worker, kept.

`PlayAnalysis.work_at` is when a worker may compute one: at once, or when the lease of another worker expires, which the
worker renews after each decision. A worker whose claim another has taken over changes nothing any more.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement
from sqlmodel import Session, and_, col, delete, func, select, tuple_

import engine
from engine.language import text
from service import errors
from service.db.database import after_commit, lock_names
from service.games.transaction import GameTransaction
from service.models import Game, PlayAnalysis

LEASE = timedelta(minutes=2)  # how long a worker may compute one decision before another worker may claim the row
MOST_TRIES = 5  # claims of workers that were killed or failed; after these the player has to ask again
MOST_OF_GUESTS = 20  # analyses waiting at one time for games without an address, which anybody may begin
RETRY_AFTER = 1800  # seconds
NOT_OVER = text("This game is not over. Your play can be looked at as soon as it is.")
TOO_MANY = text("Many players have asked for the same and wait for it now. Please ask again in half an hour.")

_IN_TURN = (col(Game.erase_at).is_not(None), col(PlayAnalysis.asked_at), col(PlayAnalysis.seat))  # guests come last

State = Literal["none", "waiting", "failed", "done"]


class ClaimedAnalysis(NamedTuple):
    """An analysis that a worker computes. `tries`: the number of its claim."""

    game_id: str
    seat: int
    tries: int


def find(session: Session, game_id: str, seat: int) -> PlayAnalysis | None:
    """Return the analysis of a seat; None if nobody has asked for it."""
    return session.get(PlayAnalysis, (game_id, seat))


def state_of(row: PlayAnalysis | None) -> State:
    """Return how far an analysis is."""
    if row is None:
        return "none"
    if row.work_at is not None:
        return "waiting"
    return "failed" if row.found is None else "done"


def number_ahead(session: Session, row: PlayAnalysis) -> int:
    """Return how many analyses that wait are computed before one that waits."""
    of_guest = session.get_one(Game, row.game_id).erase_at is not None
    before = tuple_(*_IN_TURN) < tuple_(of_guest, row.asked_at, row.seat)
    waiting = select(func.count()).select_from(PlayAnalysis).join(Game).where(col(PlayAnalysis.work_at).is_not(None))
    return session.exec(waiting.where(before)).one()


def seconds_left(row: PlayAnalysis, now: datetime) -> float | None:
    """Return how long a worker still needs for an analysis if its other decisions take as long as those so far.

    None before the first, and if no worker computes it.
    """
    if row.work_at is None or row.work_at <= now or row.began_at is None or not row.done:
        return None
    taken = row.work_at - LEASE - row.began_at  # until the last decision
    return taken.total_seconds() / row.done * (row.total - row.done)


def may_be_made(game: Game) -> bool:
    """Return whether the game was played to its end, and nothing of it is secret any more."""
    return game.status == "over" and not game.sealed


def may_be_analysed() -> ColumnElement[bool]:
    """Return the same as a condition of a query."""
    return and_(col(Game.status) == "over", col(Game.sealed).is_(False))


def require_over(game: Game) -> None:
    """Raise errors.Forged unless the game may be analysed."""
    if not may_be_made(game):
        raise errors.Forged(NOT_OVER)


def request(tx: GameTransaction, seat: int) -> None:
    """Make the analysis of a seat due for a worker, unless it is under way or done. Idempotent.

    Raises errors.Forged unless the game is over, and errors.TooMany.
    """
    require_over(tx.game)
    row = find(tx.session, tx.game.id, seat)
    if state_of(row) in ("waiting", "done"):
        return
    _check_room(tx)
    _make_due(tx.session, tx.game.id, seat, tx.now, tx.now)


def request_more(session: Session, seats: Iterable[tuple[str, int]], now: datetime) -> None:
    """Make analyses due that nobody has asked for yet, of seats in other games that are over, by game.

    In the queue they stand as far apart as if each had been asked for when the one before was done, so that those of
    other players come between them.
    """
    for n, (game_id, seat) in enumerate(seats):
        _make_due(session, game_id, seat, now + n * LEASE, now)


def _make_due(session: Session, game_id: str, seat: int, asked_at: datetime, now: datetime) -> None:
    session.merge(PlayAnalysis(game_id=game_id, seat=seat, asked_at=asked_at, work_at=now))
    after_commit(session).thought_due = True


def are_due(session: Session, now: datetime) -> bool:
    """Return whether an analysis is due and none is being computed: a worker that computes one then takes the next."""
    latest = session.exec(select(func.max(PlayAnalysis.work_at))).one()  # a lease, if there is one, is later than now
    return latest is not None and latest <= now


def claim(session: Session, now: datetime) -> ClaimedAnalysis | None:
    """Claim the analysis that was asked for first, for the time of a lease; None if none is due.

    Those of guests come last. One that has been tried too often fails instead, and the next is taken.
    """
    due = (
        select(PlayAnalysis)
        .join(Game)
        .where(col(PlayAnalysis.work_at) <= now)
        .order_by(*_IN_TURN)
        .with_for_update(of=PlayAnalysis, skip_locked=True)
    )
    while (row := session.exec(due.limit(1)).first()) is not None:
        if row.tries < MOST_TRIES:
            row.tries, row.work_at, row.began_at, row.done = row.tries + 1, now + LEASE, now, 0
            return ClaimedAnalysis(row.game_id, row.seat, row.tries)
        row.work_at = None
        session.flush()
    return None


def advance(session: Session, claimed: ClaimedAnalysis, done: int, total: int, now: datetime) -> bool:
    """Record how far a worker is, and renew its lease; return False if the claim is no longer valid."""
    return _change(session, claimed, done=done, total=total, work_at=now + LEASE)


def give_back(session: Session, claimed: ClaimedAnalysis, now: datetime) -> None:
    """Release the claim, so that another worker may begin again at once. This try does not count."""
    _change(session, claimed, tries=claimed.tries - 1, work_at=now, began_at=None, done=0)


def keep(session: Session, claimed: ClaimedAnalysis, found: engine.Analysis) -> None:
    """Store the analysis that a worker has computed, unless the claim is no longer valid.

    It is compressed JSON in base64: as it is, that of a long game would be too long for a backup.
    """
    written = json.dumps(found.as_dict(), separators=(",", ":"))
    packed = base64.b64encode(zlib.compress(written.encode())).decode()
    _change(session, claimed, found=packed, costs=found.costs, work_at=None)


def result_of(row: PlayAnalysis) -> engine.Analysis | None:
    """Return a stored analysis; None if it is not done."""
    if row.found is None:
        return None
    return engine.Analysis.from_dict(json.loads(zlib.decompress(base64.b64decode(row.found))))


def erase(session: Session, game_id: str, seat: int) -> None:
    """Erase the analysis of a seat."""
    session.exec(delete(PlayAnalysis).where(col(PlayAnalysis.game_id) == game_id, col(PlayAnalysis.seat) == seat))


def _check_room(tx: GameTransaction) -> None:
    """Raise errors.TooMany for a game without an address if too many analyses of such games wait."""
    if tx.game.erase_at is None:
        return
    lock_names(tx.session, ["analyses of guests"])
    waiting = select(func.count()).select_from(PlayAnalysis).join(Game)
    waiting = waiting.where(col(PlayAnalysis.work_at).is_not(None), col(Game.erase_at).is_not(None))
    if tx.session.exec(waiting).one() >= MOST_OF_GUESTS:
        raise errors.TooMany(TOO_MANY, RETRY_AFTER)


def _change(session: Session, claimed: ClaimedAnalysis, **values: object) -> bool:
    """Update the row if the claim is still valid; return False if another worker has claimed it, or it was deleted."""
    row = session.get(PlayAnalysis, (claimed.game_id, claimed.seat), with_for_update=True)
    if row is None or row.tries != claimed.tries or row.work_at is None:
        return False
    row.sqlmodel_update(values)
    return True
