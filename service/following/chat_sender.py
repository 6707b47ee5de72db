"""Post the messages to chats that are due: claim some, write each, post them together and record the answers.

Mails never wait for it: it is a task of its own, and no transaction is open while a server is waited for.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlmodel import Session, and_, col, func, or_, select

from service.db.database import Database, lock_game
from service.following.chat_messages import message_of
from service.following.chat_posts import ChatPost, post_of
from service.gamelog.log import GameLog
from service.languages.spoken import language_of
from service.links import Links
from service.models import Game, GameChat, Ping
from service.outgoing.https_address import HttpsAddress
from service.outgoing.https_post import GONE, NotPosted, Posted, Send
from service.process import logs, metrics
from service.queues.claim_rounds import AT_ONCE, ClaimRounds, Outgoing
from service.queues.pings import CLAIMS, ClaimedPing
from service.settings.values import ANY_WEBHOOK, Webhooks

PATIENCE = timedelta(days=3)  # a chat that has taken no message for so long is switched off
A_HOUR, A_MINUTE = timedelta(hours=1), timedelta(minutes=1)
MOST_OF_GAME = 60  # messages in an hour
MOST_TO_HOST = 60  # messages in a minute
FOR_GOOD = GONE | {401, 403}  # statuses after which it is switched off: it is elsewhere, or not for us

logger = logs.get()


@dataclass(frozen=True)
class _Prepared:
    """A message ready to be posted; `wait`: until when its server gets no other."""

    address: HttpsAddress
    post: ChatPost
    wait: datetime | None


class Courier:
    """Posts what is due, one round at a time and `at_once` together, to the chats that `webhooks` allows now.

    `steady` returns the seconds of a monotonic clock.
    """

    def __init__(
        self,
        database: Database,
        links: Links,
        send: Send,
        webhooks: Webhooks = ANY_WEBHOOK,
        steady: Callable[[], float] = time.monotonic,
        at_once: int = AT_ONCE,
    ) -> None:
        self._database, self._links, self._webhooks = database, links, webhooks
        self._rounds = ClaimRounds(database, CLAIMS, self._to_post, send, self._answered, steady, at_once)

    def deliver(self, now: datetime, may_continue: Callable[[], bool] = lambda: True) -> int:
        """Handle the messages that are due; return how many. `now` is when the round begins."""
        return self._rounds.work(now, may_continue)

    def _to_post(self, claimed: ClaimedPing, now: datetime) -> Outgoing | None:
        logs.about_only(ping=claimed.id, game=claimed.game_id)
        with self._database.reading() as session:
            written = self._write(session, claimed, now)
        if written is None:
            self._record(claimed, "superseded", now)
            return None
        if written.wait is not None:
            with self._database.writing() as session:
                CLAIMS.defer(session, claimed, written.wait, "many messages")
            return None
        return Outgoing(written.address, *written.post)

    def _write(self, session: Session, claimed: ClaimedPing, now: datetime) -> _Prepared | None:
        """Return the message as it is to be posted; None if it no longer applies, or the game has had its share."""
        ping, game = session.get(Ping, claimed.id), session.get(Game, claimed.game_id)
        chat = session.get(GameChat, claimed.game_id)
        if ping is None or game is None or chat is None or not game.in_chat:
            return None
        address = HttpsAddress.parse(chat.address)
        if not self._webhooks.allows(address.host):
            return None
        under_way = and_(col(Ping.state) == "sending", col(Ping.id) != ping.id)
        of_game = select(func.count()).where(Ping.game_id == game.id, or_(under_way, col(Ping.sent_at) > now - A_HOUR))
        if session.exec(of_game).one() >= MOST_OF_GAME:
            return None
        message = message_of(GameLog(session, game), ping, self._links.history(game.id), language_of(chat.language))
        if message is None:
            return None
        there = select(GameChat.game_id).where(GameChat.host == chat.host)
        to_host = select(func.count()).where(col(Ping.game_id).in_(there))
        full = session.exec(to_host.where(or_(under_way, col(Ping.sent_at) > now - A_MINUTE))).one() >= MOST_TO_HOST
        return _Prepared(address, post_of(chat.kind, message), now + A_MINUTE if full else None)

    def _answered(self, claimed: ClaimedPing, answer: Posted | NotPosted, now: datetime) -> None:
        logs.about_only(ping=claimed.id, game=claimed.game_id)
        if isinstance(answer, NotPosted):
            self._failed(claimed, answer.failure, now, final=answer.failure == "not public")
        elif answer.is_taken:
            self._record(claimed, "sent", now)
        else:
            final = answer.status in FOR_GOOD
            self._failed(claimed, f"status {answer.status}", now, wait=answer.wait(now), final=final)

    def _record(self, claimed: ClaimedPing, state: str, now: datetime) -> None:
        """Record that a message is `sent` or `superseded`."""
        with self._database.writing() as session:
            CLAIMS.note(session, claimed, state, now)
            chat = session.get(GameChat, claimed.game_id) if state == "sent" else None
            if chat is not None:
                chat.failing_since = None
        logger.info("ping", state=state)
        metrics.ping(state)

    def _failed(
        self, claimed: ClaimedPing, why: str, now: datetime, *, wait: timedelta = timedelta(), final: bool = False
    ) -> None:
        """Record a failed try, to be repeated after `wait` at the earliest.

        Switch the chat off if it failed for good, or has taken nothing for days.
        """
        with self._database.writing() as session:
            game = lock_game(session, claimed.game_id)
            chat = session.get(GameChat, claimed.game_id)
            state = CLAIMS.put_back(session, claimed, why, now, wait=wait, final=final)
            if chat is not None and state is not None:
                chat.failing_since = chat.failing_since or now
                if final or now - chat.failing_since >= PATIENCE:
                    game.in_chat, chat.off_at, chat.off_why = False, now, why
        logger.warning("ping", state=state, tries=claimed.tries, why=why)
        if state is not None:
            metrics.ping(state)
