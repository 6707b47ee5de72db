"""A Postfix for tests: Debian's programs with a configuration, a queue and a log of our own, gone afterwards."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.servers import free_port, greets, running_as_root
from tests.waiting import PATIENCE, until

DOMAINS = ("posse.test", "busy.test")  # the only ones that it accepts mail for

PLACES = """
queue_directory = {folder}/queue
data_directory = {folder}/data
maillog_file = {folder}/log
maillog_file_prefixes = {folder}
smtpd_peername_lookup = no
"""
MAIN = """
compatibility_level = 3.6
myhostname = relay.posse.test
mydestination =
local_recipient_maps =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
relay_domains = {domains}
smtpd_recipient_restrictions = check_recipient_access inline:{{ {at_rcpt} }}, reject_unauth_destination
smtpd_data_restrictions = check_recipient_access inline:{{ {at_data} }}
"""
MASTER = """
{port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
smtp unix - - n - - smtp
lmtp unix - - n - - lmtp
proxymap unix - - n - - proxymap
verify unix - - n - 1 verify
tlsmgr unix - - n 1000? 1 tlsmgr
postlog unix-dgram n - n - 1 postlogd
"""


class Postfix:
    """A relay on 127.0.0.1 that is started and stopped as tests like, and passes mail on to another SMTP server."""

    def __init__(self, folder: Path, configuration: str) -> None:
        self._folder = folder
        self.port = free_port()
        for name in ("etc", "queue", "data"):
            (folder / name).mkdir()
        shutil.chown(folder / "data", "postfix")
        (folder / "etc/main.cf").write_text(configuration + PLACES.format(folder=folder))
        (folder / "etc/master.cf").write_text(MASTER.format(port=self.port))

    @property
    def url(self) -> str:
        """Where it listens, as SMTP_URL."""
        return f"smtp://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it greets its clients."""
        self._postfix("start")
        until(lambda: greets(self.port, b"220"), PATIENCE, "Postfix to greet", not_yet=OSError, instead=self.log)

    def stop(self) -> None:
        """Stop it. Its connections are closed, and the mails in its queue stay there."""
        self._postfix("stop")

    def log(self) -> str:
        """What it has logged."""
        file = self._folder / "log"
        return file.read_text() if file.exists() else ""

    def accepted(self) -> list[str]:
        """The Message-IDs of the mails it has accepted, in order."""
        return re.findall(r"postfix/cleanup\[\d+\]: \w+: message-id=(\S+)", self.log())

    def _postfix(self, command: str) -> None:
        run = ["postfix", "-c", str(self._folder / "etc"), command]
        subprocess.run(run, check=True, capture_output=True, timeout=PATIENCE)


def transports(sink: int) -> str:
    """Return the line that passes mail for DOMAINS on to a port of 127.0.0.1."""
    table = ", ".join(f"{domain}=smtp:[127.0.0.1]:{sink}" for domain in DOMAINS)
    return f"transport_maps = inline:{{ {table} }}\n"


def _table(replies: Mapping[str, str]) -> str:
    """Return addresses and what to answer as the contents of an inline table, which must not be empty."""
    return ", ".join(f"{{ {address} = {reply} }}" for address, reply in {"nobody": "OK", **replies}.items())


@contextmanager
def running(sink: int, at_rcpt: Mapping[str, str], at_data: Mapping[str, str]) -> Iterator[Postfix]:
    """A Postfix, started, that passes mail on to a port of 127.0.0.1, for as long as the block runs.

    `at_rcpt` and `at_data` are its answers to RCPT and DATA for some recipients. Skips the test where it cannot run,
    and fails it in CI.
    """
    replies = {"at_rcpt": _table(at_rcpt), "at_data": _table(at_data)}
    with running_with(MAIN.format(domains=", ".join(DOMAINS), **replies) + transports(sink)) as server:
        yield server


@contextmanager
def running_with(configuration: str) -> Iterator[Postfix]:
    """A Postfix with the lines of a main.cf, started, for as long as the block runs. Skips and fails as `running`."""
    with running_as_root("postfix", "postfix", lambda folder: Postfix(folder, configuration)) as server:
        yield server
