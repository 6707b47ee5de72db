"""Sending a player the present question again at their own request, because the first mail did not reach them."""

from __future__ import annotations

from sqlmodel import col, select

from engine.language import text
from service import errors
from service.gamelog import presence
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.mail import registry
from service.mail.kinds import turn, window
from service.models import UNSENT, Outmail, Question
from service.players import limits, players

NOT_ASKED = text("The game does not wait for you now, so there is no mail to send again.")
MAILS_OFF = text(
    "The mails of this game are switched off. Once they are on again, a mail comes if the game waits for you."
)
ON_ITS_WAY = text("The mail that asks you now is on its way, so it need not be sent again.")


def question(log: GameLog, n: int) -> Question | None:
    """Return what the game asks of the player of a seat now; None if it does not wait for them."""
    game = log.game
    if game.status != "playing" or not presence.plays(log.seats[n]) or n not in log.position.to_act():
        return None
    if game.window_at is None:
        return "turn"
    return None if n in log.answers(game.window_at) else "window"


def obstacle(log: GameLog, n: int) -> str | None:
    """Return in a sentence why no mail can be sent again to a seat now; None if one can."""
    asked = question(log, n)
    if asked is None:
        return NOT_ASKED
    if log.seats[n].mails_off:
        return MAILS_OFF
    return ON_ITS_WAY if _is_on_its_way(log, n, asked) else None


def ask_again(tx: GameTransaction, n: int) -> None:
    """Mail the present question to the seat's player once more. Idempotent until that mail is sent.

    Raises errors.OutOfTurn if the game does not wait for them or they want no mails of it, and errors.TooMany.
    """
    asked, why_not, player_id = question(tx, n), obstacle(tx, n), tx.seats[n].player_id
    if why_not == ON_ITS_WAY:
        return
    if asked is None or why_not is not None or player_id is None:
        raise errors.OutOfTurn(why_not or NOT_ASKED)
    players.lock_player(tx.session, player_id)
    limits.allow_repetition(tx.session, player_id, tx.now)
    (turn if asked == "turn" else window).KIND.queue_again(tx, n, "asked", asked_by=player_id)


def _is_on_its_way(log: GameLog, n: int, asked: Question) -> bool:
    """Return whether a mail with that question waits for a worker, or for another attempt after a temporary refusal."""
    game = log.game
    began = game.turn_at if game.window_at is None else game.window_at
    waiting = select(Outmail.id).where(
        Outmail.game_id == game.id,
        Outmail.seat == n,
        Outmail.player_id == log.seats[n].player_id,
        col(Outmail.kind).in_(registry.names_that_ask(asked, only=True)),
        Outmail.at >= began,
        col(Outmail.state).in_(UNSENT),
    )
    return log.session.exec(waiting).first() is not None
