"""Send the messages to devices that are due: claim some, encrypt each, post them together and record the answers.

Mails never wait for it, and no transaction is open while a push service is waited for. What its mail must not say, a
message does not say either: it is sent only if the mail still applies and its player has not switched the game's mails
off, and not in their quiet hours.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from sqlmodel import Session

from service.db.database import Database
from service.following.push_keys import PushKeys
from service.following.push_messages import encrypted, headers, notification
from service.gamelog.log import GameLog
from service.languages.spoken import language_of
from service.links import Links
from service.mail.composing.kind import Draft
from service.mail.composing.plans import end_of_quiet_hours
from service.mail.registry import kind_of, still_applies
from service.models import Device, Game, Outmail, Player, Push, Seat
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import GONE, NotPosted, Posted, Send
from service.process import logs, metrics
from service.queues.claim_rounds import AT_ONCE, ClaimRounds, Outgoing
from service.queues.pushes import CLAIMS, REFUSED, ClaimedPush

MOST_REFUSALS = 3  # consecutive ones, after which a device is deleted
PATIENCE = timedelta(days=14)  # a device that has taken no message for so long is deleted
QUIET = "quiet hours"

logger = logs.get()


class PushSender:
    """Sends what is due, one round at a time and `at_once` together. `steady` returns the seconds of a monotonic clock.

    Unless it is `on`, nothing is sent, and what waits does not apply any more.
    """

    def __init__(
        self,
        database: Database,
        links: Links,
        keys: PushKeys,
        send: Send,
        steady: Callable[[], float] = time.monotonic,
        at_once: int = AT_ONCE,
        *,
        on: bool = True,
    ) -> None:
        self._database, self._links, self._keys, self._on = database, links, keys, on
        self._rounds = ClaimRounds(database, CLAIMS, self._to_post, send, self._answered, steady, at_once)

    def deliver(self, now: datetime, may_continue: Callable[[], bool] = lambda: True) -> int:
        """Handle the messages that are due; return how many. `now` is when the round begins."""
        return self._rounds.work(now, may_continue)

    def _to_post(self, claimed: ClaimedPush, now: datetime) -> Outgoing | None:
        logs.about_only(push=claimed.id, mail=claimed.mail_id)
        with self._database.reading() as session:
            written = self._write(session, claimed, now)
        if isinstance(written, Outgoing):
            return written
        if written is None:
            self._record(claimed, "superseded", now)
            self._delete_if_revoked(claimed)
        else:
            with self._database.writing() as session:
                CLAIMS.defer(session, claimed, written, QUIET)
        return None

    def _answered(self, claimed: ClaimedPush, answer: Posted | NotPosted, now: datetime) -> None:
        logs.about_only(push=claimed.id, mail=claimed.mail_id)
        if isinstance(answer, NotPosted):
            self._failed(claimed, answer.failure, now, gone=answer.failure == "not public")
        elif answer.is_taken:
            self._record(claimed, "sent", now)
        else:
            gone, refused = answer.status in GONE, answer.status in REFUSED
            self._failed(claimed, f"status {answer.status}", now, wait=answer.wait(now), gone=gone, refused=refused)

    def _write(self, session: Session, claimed: ClaimedPush, now: datetime) -> Outgoing | datetime | None:
        """Return the message as it is to be posted; in quiet hours when they end.

        None if it no longer applies, or the device is told no more.
        """
        push, mail = session.get(Push, claimed.id), session.get(Outmail, claimed.mail_id)
        device = session.get(Device, claimed.device_id or 0)
        if push is None or mail is None or device is None or not self._on:
            return None
        game, player = session.get_one(Game, mail.game_id), session.get_one(Player, mail.player_id)
        log, kind = GameLog(session, game), kind_of(mail)
        seat = log.seats[mail.seat]
        if seat.mails_off or not self._is_told(device, seat, player):
            return None
        draft = Draft(log, seat, mail, kind, self._links, ZoneInfo(player.time_zone), now)
        if not still_applies(draft):
            return None
        quiet_until = end_of_quiet_hours(player, now)
        if quiet_until is not None:
            return quiet_until
        address = HttpsAddress.parse(device.endpoint)
        signed = {"Authorization": self._keys.authorization(device.server_key, address, now)}
        given = headers(device, game.id, game.due_at, now) | signed
        shown = notification(draft, push.message_id, language_of(player.language))
        return Outgoing(address, given, encrypted(device, shown))

    def _delete_if_revoked(self, claimed: ClaimedPush) -> None:
        """Delete a device that is told nothing any more because the links with which it was added were replaced."""
        with self._database.writing() as session:
            mail, device = session.get(Outmail, claimed.mail_id), session.get(Device, claimed.device_id or 0)
            if mail is not None and device is not None:
                seat = GameLog(session, session.get_one(Game, mail.game_id)).seats[mail.seat]
                if not self._is_told(device, seat, session.get_one(Player, mail.player_id)):
                    session.delete(device)

    def _is_told(self, device: Device, seat: Seat, player: Player) -> bool:
        """Return whether the links with which the device was added still hold, and it still takes our messages."""
        epoch = player.games_key if device.game_id is None else seat.epoch
        return device.epoch == epoch and device.player_id == seat.player_id and self._keys.has(device.server_key)

    def _record(self, claimed: ClaimedPush, state: str, now: datetime) -> None:
        """Record that a message is `sent` or `superseded`."""
        with self._database.writing() as session:
            CLAIMS.note(session, claimed, state, now)
            device = session.get(Device, claimed.device_id) if state == "sent" else None
            if device is not None:
                device.failing_since, device.refusals = None, 0
        logger.info("push", state=state)
        metrics.push(state)

    def _failed(
        self,
        claimed: ClaimedPush,
        why: str,
        now: datetime,
        *,
        wait: timedelta = timedelta(),
        gone: bool = False,
        refused: bool = False,
    ) -> None:
        """Record a failed try, to be repeated after `wait` at the earliest.

        Delete the device if it is `gone`, was `refused` again and again, or fails for weeks.
        """
        with self._database.writing() as session:
            device = session.get(Device, claimed.device_id, with_for_update=True)
            if device is not None:
                device.failing_since = device.failing_since or now
                device.refusals += refused
                gone = gone or device.refusals >= MOST_REFUSALS or now - device.failing_since >= PATIENCE
            state = CLAIMS.put_back(session, claimed, why, now, wait=wait, final=gone)
            if device is not None and gone and state is not None:
                session.delete(device)
        logger.warning("push", state=state, tries=claimed.tries, why=why)
        if state is not None:
            metrics.push(state)
