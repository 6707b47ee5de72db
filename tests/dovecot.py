"""A Dovecot for tests: Debian's programs with a configuration, a mailbox and a log of our own, gone afterwards."""

from __future__ import annotations

import imaplib
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from service.settings.mail_in import ImapFolder
from tests.keys import make_certificate
from tests.servers import free_port, greets, running_as_root, unavailable
from tests.waiting import PATIENCE, until

USER, PASSWORD = "posse@posse.test", "a pass:word/with @signs"

CONF = """
base_dir = {folder}/run
log_path = {folder}/log
protocols = imap
listen = 127.0.0.1
disable_plaintext_auth = no
auth_failure_delay = 0
ssl = yes
ssl_cert = <{folder}/cert.pem
ssl_key = <{folder}/key.pem
mail_location = maildir:{folder}/mail
first_valid_uid = 1
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {port}
  }}
  inet_listener imaps {{
    port = {tls_port}
    ssl = yes
  }}
}}
service anvil {{
  chroot =
}}
passdb {{
  driver = passwd-file
  args = {folder}/users
}}
userdb {{
  driver = static
  args = uid=nobody gid=nogroup home={folder}/home
}}
"""


class Dovecot:
    """An IMAP server on 127.0.0.1 with one mailbox, that is started and stopped as tests like."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._delivered = folder, 0
        self.port, self.tls_port = free_port(), free_port()
        self.certificate = folder / "cert.pem"
        for name in ("home", "mail", "mail/cur", "mail/new", "mail/tmp"):
            (folder / name).mkdir()
            shutil.chown(folder / name, "nobody", "nogroup")
        make_certificate(self.certificate, folder / "key.pem")
        (folder / "users").write_text(f"{USER}:{{PLAIN.b64}}{b64encode(PASSWORD.encode()).decode()}\n")
        (folder / "conf").write_text(CONF.format(folder=folder, port=self.port, tls_port=self.tls_port))

    def mailbox(self, folder: str = "INBOX", password: str = PASSWORD, *, tls: bool = False) -> ImapFolder:
        """Return how to read its mailbox."""
        return ImapFolder("127.0.0.1", self.tls_port if tls else self.port, tls, folder, USER, password)

    def start(self) -> None:
        """Start it, and wait until it greets its clients."""
        self._run("dovecot")
        until(lambda: greets(self.port, b"* OK"), PATIENCE, "Dovecot to greet", not_yet=OSError, instead=self.log)

    def stop(self) -> None:
        """Stop it. Its connections are closed, and the mailbox stays."""
        self._run("dovecot", "stop")

    def deliver(self, raw: bytes) -> None:
        """Put a mail into the mailbox, as a mail server does."""
        self._delivered += 1
        written = self._folder / "mail/tmp" / f"{self._delivered:05}.test"
        written.write_bytes(raw)
        shutil.chown(written, "nobody", "nogroup")
        written.rename(self._folder / "mail/new" / written.name)

    def count(self, criterion: str) -> int:
        """The number of mails in the mailbox for which that holds: SEEN, UNSEEN, ALL."""
        with self._client() as client:
            client.select("INBOX", readonly=True)
            return len(client.search(None, criterion)[1][0].split())

    def empty(self) -> None:
        """Delete every mail."""
        with self._client() as client:
            client.select("INBOX")
            client.uid("STORE", "1:*", "+FLAGS", r"(\Deleted)")
            client.expunge()

    def forget_seen(self) -> None:
        """Mark every mail as unseen."""
        with self._client() as client:
            client.select("INBOX")
            client.uid("STORE", "1:*", "-FLAGS", r"(\Seen)")

    def log(self) -> str:
        """What it has logged."""
        file = self._folder / "log"
        return file.read_text() if file.exists() else ""

    def _client(self) -> imaplib.IMAP4:
        client = imaplib.IMAP4("127.0.0.1", self.port, timeout=10)
        client.login(USER, PASSWORD)
        return client

    def _run(self, program: str, *words: str) -> None:
        command = [program, "-c", str(self._folder / "conf"), *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=PATIENCE)


@contextmanager
def running() -> Iterator[Dovecot]:
    """A Dovecot, started, for as long as the block runs. Skips the test where it cannot run, and fails it in CI."""
    if not Path("/usr/lib/dovecot/imap").exists():
        unavailable("no Dovecot on this machine (Debian: apt install dovecot-imapd)")
    with running_as_root("dovecot", "dovecot-imapd", Dovecot) as server:
        yield server
