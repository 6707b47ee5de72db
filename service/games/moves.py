"""Making one move: appends it to the log, and updates the cached position, the clock and the mails with it."""

from __future__ import annotations

import engine
from service.gamelog.replay import first_deal, settled
from service.games import game_clock, held_seats
from service.games.transaction import GameTransaction
from service.mail.kinds import hand, result
from service.mail.kinds import turn as turn_mail
from service.models import LoggedMove, Mark


def play(tx: GameTransaction, seat: int, move: engine.Move, mark: Mark | None = None) -> None:
    """Play one move. Raises engine.IllegalMove without changing anything."""
    append(tx, seat, move, tx.position.play(seat, move.text), mark)


def append(
    tx: GameTransaction, seat: int, move: engine.Move, played: engine.Position, mark: Mark | None = None
) -> None:
    """Append a move to the log, `played` being the engine's position after it, with all that follows from it."""
    done = settled(tx.position, played)
    _log(tx, seat, move.text, mark)
    tx.steps[tx.game.at], tx.made[tx.game.at] = done, (seat, move.text)
    tx.position = done.after
    own_post = seat if seat == tx.by and mark is None else None
    if done.dealt is not None:
        for n in tx.others(own_post):
            hand.queue(tx, n)
    ended = done.ended_turn_of()
    if ended is not None:
        held_seats.end_turn(tx, ended)
    if done.after.phase == "game_over":
        _end_game(tx, own_post)
    elif done.after.phase == "draw":
        begin_turn(tx)
        if not tx.is_robot(tx.position.turn):
            turn_mail.queue(tx, tx.position.turn)


def deal(tx: GameTransaction) -> None:
    """Deal the first hand, before any move."""
    position = first_deal(tx.game, tx.names)
    tx.position = position
    tx.game.dealer = position.dealer
    tx.clock_of = position.turn


def begin_turn(tx: GameTransaction) -> None:
    """Record that a turn begins, and start its player's clock; a robot has none."""
    game, turn = tx.game, tx.position.turn
    game.turn_at, tx.clock_of = game.at, turn
    game_clock.clear(game)
    if not tx.is_robot(turn):
        game_clock.begin(tx)


def _log(tx: GameTransaction, seat: int, move: str, mark: Mark | None) -> None:
    """Add a move to the log, and count it."""
    game = tx.game
    game.at += 1
    game.think_at = game.think_by = None  # a thought that was due is about the table before this move
    whole_post = seat == tx.by and move == tx.line
    tx.session.add(
        LoggedMove(game_id=game.id, n=game.at, seat=seat, move=move, mark=mark, made_at=tx.now, posted=whole_post)
    )
    tx.expire_moves()
    tx.count_move(mark)


def _end_game(tx: GameTransaction, own_post: int | None) -> None:
    """End a game that has a winner."""
    tx.game.status, tx.game.ended_at = "over", tx.now
    game_clock.clear(tx.game)
    for n in tx.others(own_post):
        result.queue(tx, n)
