"""Handle the mails that wait, each in one transaction: play answers, through the same `submit` as a page.

Idempotent: an answer is handled under its game's lock, after checking that it still waits.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from itertools import takewhile
from typing import NamedTuple
from zoneinfo import ZoneInfo

from sqlmodel import Session

import engine
from engine.language import text
from engine.refusals import shortened
from service import errors
from service.db import faults
from service.db.database import Database
from service.gamelog.log import GameLog
from service.gamelog.story import story
from service.games import rejections, submit
from service.games.submit import Done
from service.games.transaction import GameTransaction
from service.inbound import answers, claims, parsing, reading, returned, screening, store
from service.inbound.claims import InmailResult
from service.languages.moments import long_moment
from service.links import LinkContent, standing
from service.mail.composing import parts
from service.mail.kinds import answer
from service.models import Inmail, Player
from service.process import logs
from service.text import phrases
from service.views import gate

PLAYED_BEFORE = text("You had done this already, on {time}. What happened then:")
TABLE_CHANGED = text(
    "The table has changed since the mail that you answered, so the numbers in it can no longer be used. "
    "Please answer in words, or with a number from the latest mail."
)
READ = text("Your mail has several texts. These moves were read in them: {moves}.")
NO_SUCH_CHOICE = text("The mail that you answered has no choice {number}.")

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
    result = InmailResult("ignored", why) if why else _play(tx, mail, incoming, now)
    _record(tx, mail, result, suppressed=screening.suppresses_answers(incoming))
    logs.about_only(inmail=claimed.id, game=mail.game_id, seat=mail.seat)
    logger.info("received mail", state=result.state, why=result.why)


def _play(tx: GameTransaction, mail: Inmail, incoming: parsing.Incoming, now: datetime) -> InmailResult:
    """Play what the mail says; a refusal is a result too."""
    subject, language = incoming.headers.get("subject", ""), tx.language_of(mail.seat)
    found = reading.find_moves(incoming.text, tx.names, subject, language, incoming.wrapper)
    if isinstance(found, reading.Nothing):
        return InmailResult("refused", answer.ASKS_TO_STOP if found.stops else "no move found", [found.why])
    result = _play_found(tx, mail, found, now)
    if incoming.texts == 1:
        return result
    return result._replace(told=[*result.told, READ.format(moves=shortened("; ".join(found.lines), 150))])


def _play_found(tx: GameTransaction, mail: Inmail, found: reading.Found, now: datetime) -> InmailResult:
    try:
        line = _line(tx, mail, found)
        before = find_earlier_post(tx, mail, line)
        if before is not None:
            return _played_before(tx, mail, before, found)
        if found.number is not None and tx.game.at != mail.at:
            raise errors.Stale(TABLE_CHANGED)
        with tx.session.begin_nested():  # a refusal is rolled back
            done = _submit(tx, mail, line, now)
    except errors.Past:
        return InmailResult("refused", "past", [rejections.stale(tx, mail.seat, mail.at).message])
    except errors.Refused as refusal:
        return InmailResult("refused", refusal.kind, [refusal.message])
    except engine.Refusal as refusal:
        return InmailResult("refused", "refused by the rules", [phrases.sentence(refusal.message)])
    return _result(done, found)


def _result(done: Done, found: reading.Found) -> InmailResult:
    """Return the result of what was played. What waits behind a window is no failure."""
    stopped = [] if done.stopped is None else [phrases.sentence(done.stopped)]
    unplayed = [] if found.unplayed is None else [found.unplayed]
    told = [*done.told, *stopped, *unplayed]
    if unplayed or (stopped and not done.waits):
        return InmailResult("refused", answer.STOPPED, told)
    return InmailResult("sealed" if done.sealed else "played", None, told)


def _played_before(tx: GameTransaction, mail: Inmail, before: EarlierPost, found: reading.Found) -> InmailResult:
    """Return the result of a line that was posted before: what it did then; nothing is played again."""
    result = _result(before.done, found)
    if before.done.sealed:
        return result._replace(why=result.why or answers.SEALED_BEFORE, repeated=result.told)
    reader = tx.participants.players[tx.seats[mail.seat].player_id]
    time = long_moment(before.made_at.astimezone(ZoneInfo(reader.time_zone)))
    return InmailResult(
        result.state, answer.PLAYED_BEFORE, [PLAYED_BEFORE.format(time=time), *result.told], result.told
    )


def _line(tx: GameTransaction, mail: Inmail, found: reading.Found) -> str:
    """Return the line to play; for a number the move that the answered mail lists. Raises errors.Stale if it has none.

    A mail about a window lists nothing by numbers.
    """
    number = found.number
    if number is None:
        return "\n".join(found.lines)
    choices = () if mail.asked == "window" else parts.listed(gate.table_asked(tx, mail.seat, mail.at))
    if not 1 <= number <= len(choices):
        raise errors.Stale(NO_SUCH_CHOICE.format(number=number))
    return choices[number - 1].move.text


def _submit(tx: GameTransaction, mail: Inmail, line: str, now: datetime) -> Done:
    """Play a line for the present table if the mail's turn or window goes on. Raises as `submit`."""
    game = tx.game
    turn_goes_on = mail.asked == "turn" and mail.at >= game.turn_at
    began = game.turn_at if turn_goes_on else mail.at
    content = LinkContent("turn" if mail.asked == "turn" else "window", game.id, mail.seat, mail.epoch, began)
    at = game.at if standing(tx, content, tx.now) == "live" else mail.at
    return submit.submit(tx.session, content, line, at, now).done


def _record(tx: GameTransaction, mail: Inmail, result: InmailResult, *, suppressed: bool) -> None:
    """Store the result of a mail, and answer it unless it is ignored, asks for none, or was answered before."""
    session, turn_at, ignored = tx.session, tx.game.turn_at, result.state == "ignored"
    language = tx.language_of(mail.seat)
    repeated = result.repeated is not None and answers.repeats(
        session, mail, list(map(language.say, result.repeated)), turn_at
    )
    silent = answers.SUPPRESSED if suppressed else answers.REPEATED if repeated else None
    closing = None if ignored or silent else answers.closing(session, mail, result, turn_at)
    mail.answered, mail.turn_at = closing is not None, turn_at
    if closing is None and not ignored and not silent and answers.played(result):
        silent = answers.OVER_DAY
        tx.add_note(mail.seat, answers.unanswered(list(map(language.say, result.told))))
    told = result.told if closing is None else (*result.told, *answers.missed(session, mail), *closing)
    mail.state, mail.why = result.state, result.why if ignored else silent or result.why
    mail.raw, mail.told = None, list(map(language.say, told))
    if ignored:
        mail.message_id = None  # nothing answers it
    session.add(mail)
    if mail.answered:
        answer.queue(tx, mail.seat, mail.id or 0)


class EarlierPost(NamedTuple):
    """What a post did, for its player, and when it was made; a sealed answer: when its window opened or closed."""

    done: Done
    made_at: datetime


def find_earlier_post(log: GameLog, mail: Inmail, line: str) -> EarlierPost | None:
    """Return the post of the same line that was made before, by mail or on a page; None if there is none.

    The mail is its player's, and is answered to them alone: what is returned may tell what only they know.
    """
    for at in _tables_asked_of(log, mail):
        done = submit.repeat(log, mail.seat, line, at)
        if done is not None:
            return EarlierPost(done, log.moves[min(at, len(log.moves) - 1)].made_at)
    return None


def _tables_asked_of(log: GameLog, mail: Inmail) -> Iterable[int]:
    """Return after which moves its seat may have posted something in the turn, or to the window, of a mail."""
    game = log.game
    if mail.asked == "window":
        return (mail.at,)
    if mail.at >= game.turn_at:
        return range(mail.at, game.at)
    later = story(log, None, mail.at, game.at)
    in_turn = takewhile(lambda entry: (entry.hand_no, entry.turn) == (later[0].hand_no, mail.seat), later)
    return [entry.n - 1 for entry in in_turn]
