"""An SSH server for tests: Debian's programs on a free port of 127.0.0.1, with keys and users' keys of our own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.servers import free_port, greets, unavailable
from tests.waiting import PATIENCE, until

SERVER = """
Port {port}
ListenAddress 127.0.0.1
HostKey {folder}/host_key
AuthorizedKeysFile {folder}/authorized_keys
PidFile none
UsePAM no
StrictModes no
"""
CLIENT = """
Host *
    HostName 127.0.0.1
    Port {port}
    User {user}
    HostKeyAlias {host}
    IdentityFile {home}/.ssh/id_ed25519
    IdentitiesOnly yes
    UserKnownHostsFile {home}/.ssh/known_hosts
    BatchMode yes
"""
PRIVILEGE_SEPARATION = Path("/run/sshd")  # which a server of root needs, and its unit creates


class Sshd:
    """A server whose only user is the one of the tests. Its folder has `host_key.pub` and `authorized_keys`."""

    def __init__(self, program: str, folder: Path) -> None:
        self.folder, self.port, self.user = folder, free_port(), pwd.getpwuid(os.geteuid()).pw_name
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(folder / "host_key")], check=True)
        (folder / "sshd_config").write_text(SERVER.format(port=self.port, folder=folder))
        if os.geteuid() == 0:
            PRIVILEGE_SEPARATION.mkdir(mode=0o755, exist_ok=True)
        self._log = folder / "log"
        with self._log.open("wb") as log:
            command = [program, "-D", "-e", "-f", str(folder / "sshd_config")]
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        greeted = lambda: greets(self.port, b"SSH-")  # noqa: E731
        until(greeted, PATIENCE, "the SSH server to greet", not_yet=OSError, instead=self._log.read_text)

    def client(self, host: str, home: Path) -> Path:
        """Return a configuration of the client, for a user with this home to whom the server is `host`."""
        file = self.folder / "ssh_config"
        file.write_text(CLIENT.format(port=self.port, user=self.user, host=host, home=home))
        return file

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        self._process.wait(PATIENCE)


@contextmanager
def running(folder: Path) -> Iterator[Sshd]:
    """A server, for as long as the block runs. Skips the test where there is none, and fails it in CI."""
    program = shutil.which("sshd", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        unavailable("no SSH server on this machine: sshd not found (Debian: apt install openssh-server)")
    server = Sshd(program, folder)
    try:
        yield server
    finally:
        server.stop()
