"""Making one move: appends it to the log, and updates the cached position, the clock and the mails with it."""

from __future__ import annotations

import engine
from service.gamelog.hands import first_deal
from service.games import deal_results, game_clock, held_seats
from service.games.transaction import GameTransaction
from service.mail.kinds import hand, result
from service.mail.kinds import turn as turn_mail
from service.mail.kinds.notices import seat_notices
from service.models import EndedGame, Mark
from service.queues import pings


def play(tx: GameTransaction, seat: int, move: engine.Move, mark: Mark | None = None, *, own: bool = False) -> None:
    """Play one move; `own` as in `append`. Raises engine.IllegalMove without changing anything."""
    append(tx, seat, move, tx.position.play(seat, move.text), mark, own=own)


def append(
    tx: GameTransaction,
    seat: int,
    move: engine.Move,
    played: engine.Position,
    mark: Mark | None = None,
    *,
    own: bool = False,
    posted: bool = False,
) -> None:
    """Append a move to the log, `played` being the engine's position after it, with all that follows from it.

    `own`: it is of the post that this transaction carries out, about which its player is not mailed; `posted`: it is
    the whole of that post.
    """
    done = engine.settled(tx.position, played, tx.game.hands)
    tx.log_move(seat, move.text, done, mark, posted=posted)
    if tx.game.think_by is not None:  # a thought that was due is about the table before this move
        game_clock.stop_waiting(tx.game)
    if done.dealt is not None:
        for n in tx.others(seat if own else None):
            hand.KIND.queue(tx, n)
    ended = done.ended_turn_of()
    if ended is not None:
        held_seats.end_turn(tx, ended)  # while the position still tells whose turn it was
    tx.set_position(done.after)
    if done.after.phase in engine.ENDED:
        _end_game(tx)
    elif done.after.phase == "draw":
        begin_turn(tx)
        if not tx.is_robot(tx.position.turn):
            turn_mail.queue(tx, tx.position.turn)
            seat_notices.queue_clock_runs(tx, tx.position.turn)
            pings.queue(tx, "turn")


def deal(tx: GameTransaction) -> None:
    """Deal the first hand, before any move."""
    position = first_deal(tx.game, tx.names)
    tx.set_position(position)
    tx.game.dealer = position.dealer


def begin_turn(tx: GameTransaction) -> None:
    """Record that a turn begins, and start its player's clock; a robot has none."""
    tx.game.turn_at = tx.game.at
    game_clock.clear(tx.game)
    if not tx.is_robot(tx.position.turn):
        game_clock.begin(tx)


def _end_game(tx: GameTransaction) -> None:
    tx.game.status, tx.game.ended_at = "over", tx.now
    game_clock.clear(tx.game)
    pings.queue(tx, "end")
    deal_results.keep(tx)
    if tx.game.deal is None and tx.game.erase_at is None:  # a guest has no other games
        tx.session.add(EndedGame(game_id=tx.game.id, ended_at=tx.now))
    for n in tx.others(None):  # also to whoever ended it: it has the seed, and what follows a game begins with it
        result.KIND.queue(tx, n)
