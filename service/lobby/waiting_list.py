"""Those who wait for a seat of a listed game, as its organiser may see them.

Whom a player at the table has blocked, or who has blocked one, the organiser does not see. So nobody learns of a block:
somebody whom the organiser does not choose, for whatever reason, waits until the seats are taken.
"""

from __future__ import annotations

from sqlmodel import col, select

from service.gamelog import join_requests
from service.gamelog.log import GameLog
from service.models import OCCUPIED, JoinRequest, Player
from service.players import blocks


def those_who_wait(log: GameLog) -> list[JoinRequest]:
    """Return the requests among which the organiser may choose, in the order in which they were made.

    Whoever has a seat by another way meanwhile, or wants no more invitations, is not among them.
    """
    if not join_requests.open_seats(log):
        return []
    waiting = select(JoinRequest).join(Player).where(JoinRequest.game_id == log.game.id, JoinRequest.state == "waiting")
    waiting = waiting.where(~col(Player.muted))
    at_table = [seat.player_id for seat in log.seats if seat.state in OCCUPIED and seat.player_id is not None]
    found = log.session.exec(waiting.order_by(col(JoinRequest.n))).all()
    free = [one for one in found if one.player_id not in at_table]
    return [one for one in free if not blocks.keep_apart(log.session, one.player_id, at_table)]
