"""Handle the mails that wait, each in one transaction: play answers, through the same `submit` as a page.

Idempotent: an answer is handled under its game's lock, after checking that it still waits.
"""

from __future__ import annotations

from datetime import datetime

from sqlmodel import Session

import engine
from service import errors, logs
from service.db import faults
from service.db.database import Database
from service.games import rejections, submit
from service.games.submit import Done
from service.games.transaction import GameTransaction
from service.inbound import answers, claims, parsing, reading, returned, screening, store
from service.inbound.claims import InmailResult
from service.links import LinkContent, standing
from service.mail.composing import parts
from service.mail.kinds import answer
from service.models import Inmail, Player
from service.views import gate

TABLE_CHANGED = "The table has changed since that mail, so its numbers mean nothing any more."

logger = logs.get()


def work_due(database: Database, authserv_id: str | None, now: datetime) -> bool:
    """Claim the oldest mail that waits and handle it, in a transaction of its own; return False if none waits.

    One that raises an exception is tried again later, and put aside after some tries. Raises SQLAlchemyError if the
    database cannot be used.
    """
    with database.writing() as session:
        found = claims.claim(session, now)
    if found is None:
        return False
    claimed, mail = found
    try:
        incoming = parsing.parse(store.raw_of(mail))  # before locking: parsing takes time
        with database.writing() as session:
            if mail.asked == "report":
                returned.handle(session, claimed, incoming, now)
            else:
                _handle(session, claimed, incoming, authserv_id, now)
    except Exception as error:
        _give_up(database, claimed, error, now)
    return True


def _give_up(database: Database, claimed: claims.ClaimedInmail, error: Exception, now: datetime) -> None:
    """Release the claim on a mail that raised an exception. Raises SQLAlchemyError if the database cannot be used."""
    trouble = faults.reason(error)
    with database.writing() as session:
        claims.release(session, claimed, None if trouble else type(error).__name__, now)
    if trouble:
        logger.warning("received mail cannot be handled for the moment", inmail=claimed.id, why=trouble)
    else:
        logger.error("received mail cannot be handled", inmail=claimed.id, tries=claimed.tries, exc_info=error)


def _handle(
    session: Session, claimed: claims.ClaimedInmail, incoming: parsing.Incoming, authserv_id: str | None, now: datetime
) -> None:
    tx = GameTransaction.lock(session, session.get_one(Inmail, claimed.id).game_id, now)
    mail = session.get_one(Inmail, claimed.id, populate_existing=True)
    if not claims.is_valid(mail, claimed):
        return  # another worker was faster
    seat = tx.seats[mail.seat]
    if seat.player_id is None or seat.epoch != mail.epoch:
        why: str | None = "revoked"
    else:
        why = screening.not_from(incoming, tx.session.get_one(Player, seat.player_id).address, authserv_id)
    result = InmailResult("ignored", why) if why else _play(tx, mail, incoming.text, now)
    _record(tx, mail, result)
    logs.about_only(inmail=claimed.id, game=mail.game_id, seat=mail.seat)
    logger.info("received mail", state=result.state, why=result.why)


def _play(tx: GameTransaction, mail: Inmail, text: str | None, now: datetime) -> InmailResult:
    """Play what the mail says; a refusal is a result too."""
    found = reading.find_moves(text, tx.names)
    if isinstance(found, reading.Nothing):
        return InmailResult("refused", "no move found", [found.why])
    try:
        with tx.session.begin_nested():  # a refusal is rolled back
            done, again = _submit(tx, mail, _line(tx, mail, found), now)
    except errors.Past:
        return InmailResult("refused", "past", [rejections.stale(tx, mail.seat, mail.at).message])
    except errors.Refused as refusal:
        return InmailResult("refused", refusal.kind, [refusal.message])
    except engine.Refusal as refusal:
        return InmailResult("refused", "refused by the rules", [_sentence(refusal.message)])
    unread = [] if found.unread is None else [f"Reading ended at “{found.unread}”, which is no move."]
    repeated = done.told if again else None
    if done.stopped is not None:
        return InmailResult("refused", "stopped", [*done.told, _sentence(done.stopped), *unread], repeated)
    return InmailResult("sealed" if done.sealed else "played", None, [*done.told, *unread], repeated)


def _line(tx: GameTransaction, mail: Inmail, found: reading.Found) -> str:
    """Return the line to play. Raises errors.Stale for the number of a choice that is unknown or out of date."""
    number = found.number
    if number is None:
        return "\n".join(found.lines)
    if tx.game.at != mail.at:
        raise errors.Stale(TABLE_CHANGED)
    table = gate.table(tx, mail.seat)
    choices = () if table is None else parts.listed(table)
    if not 1 <= number <= len(choices):
        raise errors.Stale(f"There was no choice {number} in that mail.")
    return choices[number - 1].move.text


def _submit(tx: GameTransaction, mail: Inmail, line: str, now: datetime) -> tuple[Done, bool]:
    """Play a line for the present table if the mail's turn or window goes on. Idempotent for the same line.

    Return its result, and whether it was posted before. Raises as `submit`.
    """
    game = tx.game
    turn_goes_on = mail.asked == "turn" and mail.at >= game.turn_at
    began = game.turn_at if turn_goes_on else mail.at
    content = LinkContent("turn" if mail.asked == "turn" else "window", game.id, mail.seat, mail.epoch, began)
    at = game.at if standing(tx, content, tx.now) == "live" else mail.at
    repeated = (n for n in range(mail.at, game.at) if submit.repeat(tx, mail.seat, line, n) is not None)
    at = next(repeated, at)
    again = submit.repeat(tx, mail.seat, line, at) is not None
    return submit.submit(tx.session, content, line, at, now).done, again


def _record(tx: GameTransaction, mail: Inmail, result: InmailResult) -> None:
    session, turn_at = tx.session, tx.game.turn_at
    answered_before = result.repeated is not None and answers.repeats(session, mail, result.repeated)
    no_answer = result.state == "ignored" or answered_before
    closing = None if no_answer else answers.closing(session, mail, result.state, turn_at)
    mail.answered, mail.turn_at = closing is not None, turn_at
    mail.state, mail.why = result.state, answers.REPEATED if answered_before else result.why
    mail.raw, mail.told = None, [*result.told, *(closing or ())]
    if result.state == "ignored":
        mail.message_id = None  # nothing answers it
    session.add(mail)
    if mail.answered:
        answer.queue(tx, mail.seat, mail.id or 0)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!', '?', '”')) else '.'}"
