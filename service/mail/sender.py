"""Sends what is due in the outbox, mail by mail; between reading and noting no transaction is open."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta

from sqlmodel import Session

from service import logs, metrics, outbox
from service.database import Database
from service.links import Links
from service.mail import smtp
from service.mail.writer import Writer
from service.models import Outmail, Player
from service.playing import bounces
from service.settings import Settings

log = logs.get(__name__)


def always() -> bool:
    """Nobody asks the sender to stop."""
    return True


class Sender:
    """Sends what is due. Holds nothing between rounds, so one may serve many threads."""

    def __init__(self, settings: Settings, database: Database, links: Links) -> None:
        self._settings = settings
        self._database = database
        self._writer = Writer(settings, links)

    def deliver(self, now: datetime, go_on: Callable[[], bool] = always) -> int:
        """Deal with every mail that is due; the number dealt with. `now` is when the round begins.

        A round ends early when there is no mail server to talk to, or between two mails when `go_on` says no: the next
        one tries again.
        """
        started, dealt = time.monotonic(), 0
        with smtp.Post(self._settings.smtp_url) as post:
            while go_on():
                moment = now + timedelta(seconds=time.monotonic() - started)  # a round may outlast a claim
                with self._database.writing() as session:
                    claimed = outbox.claim(session, moment)
                if claimed is None:
                    return dealt
                dealt += 1
                logs.about_only(mail=claimed.id, kind=claimed.kind, game=claimed.game_id, seat=claimed.seat)
                if not self._deal_with(claimed, post, moment):
                    return dealt
        return dealt

    def _deal_with(self, claimed: outbox.Claim, post: smtp.Post, now: datetime) -> bool:
        """Send one mail and note what came of it. False if there is no mail server, so that the round may end."""
        try:
            sent = self._send(claimed, post, now)
        except smtp.Undelivered as refused:
            rejected = isinstance(refused, smtp.Rejected)
            self._put_back(claimed, str(refused), now, final=rejected)
            if rejected:
                self._tell_the_clocks(claimed, bounces.bounced, now)
            return not isinstance(refused, smtp.NoServer)
        except Exception as bug:  # a mail that cannot be written must not hold up the others
            log.error("mail cannot be written", exc_info=bug)
            self._put_back(claimed, type(bug).__name__, now)  # its words may hold a card
            return True
        state = "sent" if sent else "superseded"
        with self._database.writing() as session:
            outbox.note(session, claimed, state, now)
        if sent:
            self._tell_the_clocks(claimed, bounces.delivered, now)
        log.info("mail", state=state)
        metrics.mail(claimed.kind, state)
        return True

    def _send(self, claimed: outbox.Claim, post: smtp.Post, now: datetime) -> bool:
        """Write the mail as things stand now and hand it over. False: it no longer applies."""
        with self._database.reading() as session:
            mail = session.get(Outmail, claimed.id)
            written = None if mail is None else self._writer.write(session, mail, now)
        if written is None:
            return False
        post.send(*written)
        return True

    def _tell_the_clocks(
        self, claimed: outbox.Claim, heard: Callable[[Session, Player, datetime], None], now: datetime
    ) -> None:
        """A mail came back for good, or arrived: it says something about its reader's clocks."""
        with self._database.writing() as session:
            mail = session.get(Outmail, claimed.id)
            player = None if mail is None else session.get(Player, mail.player_id)
            if player is not None:
                heard(session, player, now)

    def _put_back(self, claimed: outbox.Claim, error: str, now: datetime, *, final: bool = False) -> None:
        with self._database.writing() as session:
            state = outbox.put_back(session, claimed, error, now, final=final)
        (log.error if state == "failed" else log.warning)("mail", state=state, tries=claimed.tries)
        if state is not None:
            metrics.mail(claimed.kind, state)
