"""Send the mails that are due: claim many, render a few at a time, send each and record its result.

No transaction is open while the mail server is waited for. A worker that is killed has sent at most one mail that is
not recorded as sent. If the mail server cannot be used, the sender remembers that, and it does not count as a try of
any mail.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from threading import Lock

from sqlmodel import Session

from service.db import faults
from service.db.database import Database
from service.mail.delivering import outbox, postponed, smtp
from service.mail.delivering.availability import Availability, ServerAway
from service.mail.delivering.deferred_domains import DeferredDomains
from service.mail.delivering.outbox import ClaimedMail
from service.mail.delivering.pace import Pace, TooSoon
from service.mail.delivering.renderer import MailWriter, NotNow, Rendered, Renderer, UnsafeMail, Written
from service.models import Outmail
from service.process import logs, metrics
from service.queues.retries import MOST_TRIES
from service.settings import Settings

MOST_CLAIMED = 100  # mails claimed at once: among 20,000 that are due it takes longer to find the first than to send it
# Seconds after a claim until which its mails are begun; the rest is given back, also when this process stood still
# meanwhile. A mail that is begun waits at most pace.LONGEST and takes at most smtp.LIMIT: it has ended well before the
# claim expires and another process sends it.
HOLD = 5.0
DEFERRED = "the mail server temporarily accepts no mail to this domain"  # why a mail waits that was not tried itself

Clock = Callable[[], datetime]
Callback = Callable[[Session, Outmail, datetime], None]

logger = logs.get()


def _call_back(callback: Callback | None, session: Session, claimed: ClaimedMail, now: datetime) -> None:
    """Call back with the mail, in the transaction that records its result, so that both are committed or neither.

    Call this before recording the result: every transaction locks games before it changes their mails. Do nothing if
    the mail was deleted, or is to be sent again. An exception of the callback is logged, and the result recorded all
    the same: the mail must not be sent again and again.
    """
    mail = session.get(Outmail, claimed.id) if callback is not None else None
    if callback is None or mail is None or mail.message_id != claimed.message_id:
        return
    try:
        with session.begin_nested():
            callback(session, mail, now)
    except Exception as error:
        if faults.reason(error):
            raise
        logger.error("result of a mail cannot be acted on", exc_info=error)


class Sender:
    """Sends what is due, one round at a time. Its only state between rounds is whether the mail server is away.

    `bounced` is called when a mail to a player is refused permanently, `delivered` when one is accepted after that.
    `steady` returns the seconds of a monotonic clock; `connect` returns a connection to the mail server, by default
    that of the settings.
    """

    def __init__(
        self,
        settings: Settings,
        database: Database,
        writer: MailWriter,
        delivered: Callback,
        bounced: Callback,
        steady: Callable[[], float] = time.monotonic,
        connect: Callable[[], smtp.Connection] | None = None,
    ) -> None:
        self._database = database
        self._renderer = Renderer(database, writer)
        self._domains = DeferredDomains(database)
        self._pace = None if settings.smtp_rate is None else Pace(database, settings.smtp_rate)
        self._delivered, self._bounced = delivered, bounced
        self._steady = steady
        self._connect = connect or partial(smtp.Connection, settings.smtp_url, settings.smtp_tls)
        self._availability = Availability()
        self._one_round = Lock()

    @property
    def server_away(self) -> ServerAway | None:
        """Return since when the mail server cannot be used, and why; None if it can. Any thread may ask."""
        return self._availability.away

    def deliver(self, now: datetime, may_continue: Callable[[], bool] = lambda: True) -> int:
        """Handle every mail that is due; return how many. `now` is when the round begins.

        A round ends early if the mail server is away, or between two mails when `may_continue` returns False; the next
        round continues.
        """
        clock, states = self._clock_from(now), Counter[str | None]()
        with self._one_round, self._connect() as connection:
            before = self.server_away
            while may_continue() and self._may_claim(connection, clock):
                claimed_at, claims = self._steady(), self._claim(clock(), now)
                if not claims:
                    self._availability.restored()
                    break
                handled = self._send_claimed(claims, claimed_at + HOLD, connection, clock, may_continue)
                states.update(handled)
                with self._database.writing() as session:
                    outbox.give_back(session, claims[len(handled) :])
            self._log_change(before, states["sent"], clock())
        return states.total()

    def _clock_from(self, now: datetime) -> Clock:
        """Return a clock that begins at `now` and advances with the monotonic clock."""
        started = self._steady()
        return lambda: now + timedelta(seconds=self._steady() - started)

    def _may_claim(self, connection: smtp.Connection, clock: Clock) -> bool:
        """Return whether SMTP_RATE allows a mail soon, and the server can be used.

        While the server is away, try to connect, without a mail.
        """
        if self._pace is not None and not self._pace.is_near(clock()):
            return False
        if self.server_away is None:
            return True
        if not self._availability.may_try(clock()):
            return False
        try:
            connection.open()
        except smtp.NoServer as error:
            self._availability.failed(str(error), clock())
            return False
        return True

    def _claim(self, now: datetime, began: datetime) -> list[ClaimedMail]:
        """Claim mails that are due in the round that `began`: with SMTP_RATE as many as may be sent in a second."""
        most = MOST_CLAIMED if self._pace is None else min(MOST_CLAIMED, self._pace.in_a_second)
        with self._database.writing() as session:
            self._domains.read(session)
            return outbox.claim(session, now, most, began)

    def _send_claimed(
        self,
        claims: Sequence[ClaimedMail],
        give_back_at: float,
        connection: smtp.Connection,
        clock: Clock,
        may_continue: Callable[[], bool],
    ) -> list[str | None]:
        """Handle claimed mails in their order, until the server fails or they are to be given back.

        Return the new state of each that was handled. `give_back_at` is a time of the monotonic clock.
        """
        states: list[str | None] = []
        for claimed, rendered in self._renderer.render(claims, clock):
            if self._steady() > give_back_at:
                break
            logs.about_only(mail=claimed.id, kind=claimed.kind, game=claimed.game_id, seat=claimed.seat)
            try:
                states.append(self._handle(claimed, rendered, connection, clock))
            except TooSoon:
                break
            except smtp.NoServer as error:
                self._availability.failed(str(error), clock())
                break
            except smtp.Aborted as error:  # it counts as a try: if this mail is the reason, it must fail some day
                self._availability.failed(str(error), clock())
                states.append(self._defer(claimed, error, clock()))
                break
            except Exception as error:  # it must not block the others
                if faults.reason(error):
                    raise
                logger.error("mail cannot be handled", exc_info=error)
                states.append(self._put_back_broken(claimed, error, clock()))
            if not may_continue():
                break
        return states

    def _handle(
        self, claimed: ClaimedMail, rendered: Rendered, connection: smtp.Connection, clock: Clock
    ) -> str | None:
        """Send one mail if it can be sent, and record the result; return its new state.

        Raises TooSoon, NoServer and Aborted.
        """
        if rendered is None:
            return self._record(claimed, "superseded", clock())
        if isinstance(rendered, NotNow):
            return self._postpone(claimed, rendered, clock())
        if isinstance(rendered, UnsafeMail):  # rendered again, it would be as unsafe
            logger.error("mail is not safe to send", why=str(rendered))
            return self._put_back(claimed, f"not safe to send: {rendered}", clock(), final=True)
        if isinstance(rendered, Exception):  # it must not block the others
            logger.error("mail cannot be written", exc_info=rendered)
            return self._put_back_broken(claimed, rendered, clock())
        if (until := self._domains.until(rendered.recipient, clock())) is not None:
            with self._database.writing() as session:
                outbox.defer(session, claimed, until, DEFERRED)
            return "queued"
        if self._pace is not None:
            self._pace.wait(clock)
        state = self._send(claimed, rendered, connection, clock())
        self._availability.restored()
        return state

    def _send(self, claimed: ClaimedMail, written: Written, connection: smtp.Connection, now: datetime) -> str | None:
        """Send one mail and record the server's answer; return the mail's new state. Raises NoServer and Aborted."""
        try:
            connection.send(written.sender, written.recipient, written.mail)
        except smtp.Deferred as refusal:
            return self._defer(claimed, refusal, now)
        except smtp.Rejected as refusal:
            return self._put_back(claimed, str(refusal), now, final=True, callback=self._bounced)
        except smtp.Unsendable as refusal:
            return self._put_back(claimed, str(refusal), now, final=True)
        callback = self._delivered if written.bounced_before else None
        state = self._record(claimed, "sent", now, callback, written.told)
        self._domains.release(written.recipient, now)
        return state

    def _record(
        self,
        claimed: ClaimedMail,
        state: str,
        now: datetime,
        callback: Callback | None = None,
        told: Sequence[int] = (),
    ) -> str:
        """Record that the mail is `sent` or `superseded`; return that state. `told`: the mails that a digest tells."""
        with self._database.writing() as session:
            _call_back(callback, session, claimed, now)
            outbox.note(session, claimed, state, now)
            if claimed.kind == "digest":
                postponed.record_told(session, claimed.id, told)
        logger.info("mail", state=state)
        metrics.mail(claimed.kind, state)
        return state

    def _postpone(self, claimed: ClaimedMail, why: NotNow, now: datetime) -> str:
        """Record that the player wants the mail later, or not at all; return its new state."""
        with self._database.writing() as session:
            state = postponed.postpone(session, claimed, why, now)
        logger.info("mail", state=state)
        metrics.mail(claimed.kind, state)
        return state

    def _defer(self, claimed: ClaimedMail, refusal: smtp.Undelivered, now: datetime) -> str | None:
        """Record a temporary refusal, of the mail or of its whole domain; return the mail's new state.

        Another mail to the domain is tried first then: this one may be the only one that is refused.
        """
        if refusal.refused is not None:
            closed = isinstance(refusal, smtp.Aborted)  # each further try would cost all other mails their connection
            now = self._domains.refused(refusal.refused, str(refusal), now, at_once=closed)
        return self._put_back(claimed, str(refusal), now)

    def _put_back_broken(self, claimed: ClaimedMail, error: Exception, now: datetime) -> str | None:
        """Record a try that an exception ended; return the mail's new state.

        After MOST_TRIES it fails, unless this machine may be the reason. An exception may quote a card.
        """
        passes = isinstance(error, OSError | MemoryError) or faults.reason(error) is not None
        final = claimed.tries >= MOST_TRIES and not passes
        return self._put_back(claimed, type(error).__name__, now, final=final)

    def _put_back(
        self, claimed: ClaimedMail, error: str, now: datetime, *, final: bool = False, callback: Callback | None = None
    ) -> str | None:
        """Record a failed try; return the mail's new state, None if it is no longer ours."""
        with self._database.writing() as session:
            _call_back(callback, session, claimed, now)
            state = outbox.put_back(session, claimed, error, now, final=final)
        (logger.error if state == "failed" else logger.warning)("mail", state=state, tries=claimed.tries)
        if state is not None:
            metrics.mail(claimed.kind, state)
        return state

    def _log_change(self, before: ServerAway | None, sent: int, now: datetime) -> None:
        """Log what a round has changed: the mail server is back after an outage, or away."""
        after = self.server_away
        logs.about_only()
        if before is not None and (after is None or after.since != before.since):
            logger.info("mail server is back", seconds=round((now - before.since).total_seconds()), sent=sent)
        if after is not None and (before is None or after.since != before.since):
            logger.warning("mail server is away", reason=after.reason)
