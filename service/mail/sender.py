"""Sends what is due in the outbox: a few mails are claimed and written together, then handed over and noted one by one.

No transaction is open while a mail server is talked to. A worker that dies has sent at most one mail that is not noted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from sqlmodel import Session

from service import logs, metrics, outbox
from service.db.database import Database
from service.links import Links
from service.mail import smtp
from service.mail.message import UnsafeMail
from service.mail.writer import Writer, Written
from service.models import Outmail, Player
from service.outbox import Claim
from service.settings import Settings

BATCH = 10  # mails claimed at once
FRESH = 1.0  # seconds after which one that is not sent yet is asked again whether it still applies

log = logs.get()


def always() -> bool:
    """Nobody asks the sender to stop."""
    return True


Heard = Callable[[Session, Player, datetime], None]


class Sender:
    """Sends what is due. Holds nothing between rounds, so one may serve many threads."""

    def __init__(self, settings: Settings, database: Database, links: Links, delivered: Heard, bounced: Heard) -> None:
        self._settings = settings
        self._database = database
        self._writer = Writer(settings, links)
        self._delivered, self._bounced = delivered, bounced

    def deliver(self, now: datetime, go_on: Callable[[], bool] = always) -> int:
        """Deal with every mail that is due; the number dealt with. `now` is when the round begins.

        A round ends early when there is no mail server to talk to, or between two mails when `go_on` says no: the next
        one tries again.
        """
        started, dealt = time.monotonic(), 0
        with smtp.Post(self._settings.smtp_url, self._settings.smtp_tls) as post:
            while go_on():
                moment = now + timedelta(seconds=time.monotonic() - started)  # a round may outlast a claim
                with self._database.writing() as session:
                    claims = outbox.claim(session, moment, BATCH)
                if not claims:
                    break
                done, server = self._work_off(claims, post, moment, go_on)
                with self._database.writing() as session:
                    outbox.give_back(session, claims[done:], moment)
                dealt += done
                if not server:
                    break
        return dealt

    def _work_off(
        self, claims: Sequence[Claim], post: smtp.Post, moment: datetime, go_on: Callable[[], bool]
    ) -> tuple[int, bool]:
        """Deal with the mails, as far as what is written of them stays fresh; with how many, and whether there is a
        mail server."""
        done, stale = 0, time.monotonic() + FRESH
        for claimed, written in zip(claims, self._write(claims, moment), strict=False):
            if done and not (go_on() and time.monotonic() < stale):
                break
            done += 1
            logs.about_only(mail=claimed.id, kind=claimed.kind, game=claimed.game_id, seat=claimed.seat)
            if not self._deal_with(claimed, written, post, moment):
                return done, False
        return done, True

    def _write(self, claims: Sequence[Claim], moment: datetime) -> list[Written | Exception | None]:
        """The mails as things stand now; None for one that no longer applies. None after one that cannot be written:
        it may have spoilt the transaction."""
        letters: list[Written | Exception | None] = []
        with self._database.reading() as session:
            try:
                for letter in self._writer.write(session, [claimed.id for claimed in claims], moment):
                    letters.append(letter)
            except Exception as bug:
                letters.append(bug)
        return letters

    def _deal_with(self, claimed: Claim, written: Written | Exception | None, post: smtp.Post, now: datetime) -> bool:
        """Send one mail and note what came of it. False if there is no mail server, so that the round may end."""
        if isinstance(written, UnsafeMail):  # it would be as unsafe the next time
            log.error("mail is not safe to send", why=str(written))
            self._put_back(claimed, f"not safe to send: {written}", now, final=True)
            return True
        if isinstance(written, Exception):  # it must not hold up the others
            log.error("mail cannot be written", exc_info=written)
            self._put_back(claimed, type(written).__name__, now)  # its words may hold a card
            return True
        try:
            if written is not None:
                post.send(written.sender, written.recipient, written.mail)
        except smtp.Undelivered as refused:
            rejected = isinstance(refused, smtp.Rejected)
            self._put_back(claimed, str(refused), now, final=rejected)
            if rejected:
                self._tell_the_clocks(claimed, self._bounced, now)
            return not isinstance(refused, smtp.NoServer)
        state = "superseded" if written is None else "sent"
        with self._database.writing() as session:
            outbox.note(session, claimed, state, now)
        if written is not None and written.silent:
            self._tell_the_clocks(claimed, self._delivered, now)
        log.info("mail", state=state)
        metrics.mail(claimed.kind, state)
        return True

    def _tell_the_clocks(self, claimed: Claim, heard: Heard, now: datetime) -> None:
        """A mail came back for good, or arrived where others had not: it says something about its reader's clocks."""
        with self._database.writing() as session:
            mail = session.get(Outmail, claimed.id)
            player = None if mail is None else session.get(Player, mail.player_id)
            if player is not None:
                heard(session, player, now)

    def _put_back(self, claimed: Claim, error: str, now: datetime, *, final: bool = False) -> None:
        with self._database.writing() as session:
            state = outbox.put_back(session, claimed, error, now, final=final)
        (log.error if state == "failed" else log.warning)("mail", state=state, tries=claimed.tries)
        if state is not None:
            metrics.mail(claimed.kind, state)
