"""Read mail from a folder on an IMAP server: a mail is marked as seen once it is stored and committed.

If the process or the connection ends in between, the mail is fetched again, and stored once by its Message-ID. Mails
for none of our addresses are left as they are: the folder may be a person's. So are those to an address to which too
much has come, until an hour later.
"""

from __future__ import annotations

import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime, timedelta
from imaplib import IMAP4
from threading import Event

from imap_tools import BaseMailBox, MailBox, MailBoxUnencrypted
from imap_tools.errors import ImapToolsError, MailboxFolderSelectError
from sqlalchemy.exc import SQLAlchemyError

from service.db.database import Database
from service.inbound import bounds, quotas, store
from service.links.mail_addresses import MailAddresses
from service.mail.delivering.availability import ServerAway
from service.process import logs
from service.settings.mail_in import ImapFolder

TIMEOUT = 30.0  # seconds for a connection and for each reply
LOOK_AGAIN = 60.0  # seconds after which to check for mail although the server has announced nothing
SOON_AGAIN = 2.0  # the same just after a mail: some servers do not announce one that came just before IDLE
TICK = 1.0  # seconds within which a process that is asked to stop ends
FULL_FOR = timedelta(hours=1)  # after which a mail is fetched again that could not be stored because of `quotas`
DELAYS = (1, 2, 4, 8, 15, 30, 60)  # seconds after one failure, two, ...

logger = logs.get()


class UnusableMailbox(Exception):
    """The folder cannot be read, or a mail cannot be stored. The message says why, and quotes nothing of the server."""


class Poller:
    """Reads one folder until it is asked to stop. `away`: since when it cannot be read, and why; None if it can."""

    def __init__(
        self,
        database: Database,
        addresses: MailAddresses,
        folder: ImapFolder,
        clock: Callable[[], datetime],
        authserv_id: str | None = None,
    ) -> None:
        self._database, self._addresses, self._clock = database, addresses, clock
        self._folder, self._authserv_id = folder, authserv_id
        self.away: ServerAway | None = None
        self._failures = 0
        self._full: dict[str, datetime] = {}  # when to fetch a mail again, by its UID

    def run(self, stopped: Event) -> None:
        """Read mail as it arrives; connect again after each failure, with a growing delay."""
        while not stopped.is_set():
            try:
                with connection(self._folder) as box:
                    self._serve(box, stopped)
            except (UnusableMailbox, ImapToolsError, IMAP4.error, OSError) as error:
                stopped.wait(self._failed(_reason(error)))

    def _failed(self, reason: str) -> float:
        delay = DELAYS[min(self._failures, len(DELAYS) - 1)]
        self._failures += 1
        self.away = ServerAway(self._clock() if self.away is None else self.away.since, reason)
        logger.warning("mail folder cannot be read", reason=reason, next_try_in=delay)
        return delay

    def _serve(self, box: BaseMailBox, stopped: Event) -> None:
        announces = b"IDLE" in box.client.capability()[1][0].upper().split()
        done: set[str] = set()  # over this connection: some servers go on listing them as unseen
        pause = SOON_AGAIN
        while not stopped.is_set():
            unseen, more = _unseen(box)
            now = self._clock()
            self._full = {uid: again for uid, again in self._full.items() if uid in unseen and again > now}
            done.intersection_update(unseen)
            new = [uid for uid in unseen if uid not in self._full and uid not in done]
            done.update(uid for uid in new if not stopped.is_set() and self._take(box, uid))
            if self._failures:
                logger.info("mail folder can be read again", failures=self._failures)
            self._failures, self.away = 0, None
            if new or more:
                pause = SOON_AGAIN
                stopped.wait(0 if new else TICK)
            else:
                _wait(box, announces, pause, stopped)
                pause = LOOK_AGAIN

    def _take(self, box: BaseMailBox, uid: str) -> bool:
        """Store a mail, commit, and mark it as seen, unless it is not ours. Raises UnusableMailbox.

        Return False if it is to be fetched again later.
        """
        raw, now = _fetched(box, uid), self._clock()
        if raw is None:
            return True
        try:
            taken = store.take_in(self._database, self._addresses, None, None, raw, now, self._authserv_id)
        except quotas.Full:
            logger.warning("mail folder has a mail that cannot be stored now", next_try_in=FULL_FOR.total_seconds())
            self._full[uid] = now + FULL_FOR
            return False
        except SQLAlchemyError as error:
            raise UnusableMailbox(f"a mail cannot be stored ({type(error).__name__})") from None
        if taken and box.client.uid("STORE", uid, "+FLAGS.SILENT", r"(\Seen)")[0] != "OK":
            raise UnusableMailbox("mails cannot be marked as seen")
        return True


@contextmanager
def connection(folder: ImapFolder, *, readonly: bool = False) -> Iterator[BaseMailBox]:
    """Log in and open the folder for the length of the block, to change nothing if `readonly`.

    Raises UnusableMailbox, or as imap-tools and imaplib do.
    """
    if folder.tls:
        box: BaseMailBox = MailBox(folder.host, folder.port, TIMEOUT, ssl_context=ssl.create_default_context())
    else:
        box = MailBoxUnencrypted(folder.host, folder.port, TIMEOUT)
    try:
        _log_in(box, folder, readonly)
        yield box
        box.logout()
    finally:
        with suppress(OSError):
            box.client.shutdown()


def _log_in(box: BaseMailBox, folder: ImapFolder, readonly: bool) -> None:
    """Log in and open the folder. Raises UnusableMailbox; a server's own words could repeat the password."""
    log_in = box.login if f"{folder.user}{folder.password}".isascii() else box.login_utf8
    try:
        log_in(folder.user, folder.password, initial_folder=None)
        box.folder.set(folder.folder, readonly)
    except MailboxFolderSelectError:
        raise UnusableMailbox("the folder cannot be opened") from None
    except IMAP4.abort:
        raise UnusableMailbox("the connection was closed at the login") from None
    except (ImapToolsError, IMAP4.error):
        raise UnusableMailbox("the login was refused") from None


def _unseen(box: BaseMailBox) -> tuple[list[str], bool]:
    """Return the mails that are not seen, and whether others came meanwhile, which IDLE would not announce again."""
    box.client.response("EXISTS")  # forget what was announced before
    unseen = box.uids("UNSEEN", charset=None)
    return unseen, box.client.response("EXISTS")[1] != [None]


def _fetched(box: BaseMailBox, uid: str) -> bytes | None:
    """Return as much of a mail as is read, without marking it as seen; None if it is gone."""
    _, data = box.client.uid("FETCH", uid, f"(BODY.PEEK[]<0.{bounds.READ}>)")
    return next((part[1] for part in data if isinstance(part, tuple)), None)


def _wait(box: BaseMailBox, announces: bool, pause: float, stopped: Event) -> None:
    """Wait until the server announces something, or for `pause` seconds; for TICK at least, whatever it announces."""
    if not announces:
        stopped.wait(pause)
        return
    first = time.monotonic()
    with box.idle as idle:
        while not stopped.is_set() and time.monotonic() < first + pause:
            began = time.monotonic()
            if idle.poll(timeout=TICK) or time.monotonic() - began < TICK:
                break  # IDLE returned at once without a line: the connection has ended, and the next command raises
    stopped.wait(first + TICK - time.monotonic())


def _reason(error: Exception) -> str:
    """Return why a folder cannot be read, without what the server said."""
    if isinstance(error, UnusableMailbox):
        return str(error)
    return getattr(error, "strerror", None) or type(error).__name__
