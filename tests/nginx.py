"""A real nginx in front of web processes, with `deploy/nginx/posse.conf` as it is committed but for ports and paths."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.servers import free_port, unavailable
from tests.waiting import until

DEPLOY = Path(__file__).parents[1] / "deploy" / "nginx"
SOON = 180  # seconds a loaded machine may take to start or stop it
MAIN = """
user root;
pid {folder}/nginx.pid;
error_log {folder}/logs/error.log info;
events {{ }}
http {{
    client_body_temp_path {folder}/temp/body;
    proxy_temp_path {folder}/temp/proxy;
    fastcgi_temp_path {folder}/temp/fastcgi;
    uwsgi_temp_path {folder}/temp/uwsgi;
    scgi_temp_path {folder}/temp/scgi;
    include {folder}/posse.conf;
}}
"""


class Nginx:
    """One nginx over some ports of web processes, in a folder of its own.

    `url` is where it serves with TLS, `plain_url` without; `certificate` is the file that a client must trust, for
    example by the variable SSL_CERT_FILE; `logs` is the folder with everything it logs.
    """

    def __init__(self, program: str, folder: Path, upstream_ports: tuple[int, ...]) -> None:
        self.folder, self._program = folder, program
        self.port, self.plain_port = free_port(), free_port()
        self.url, self.plain_url = f"https://127.0.0.1:{self.port}", f"http://127.0.0.1:{self.plain_port}"
        self.logs, self.certificate = folder / "logs", folder / "certificate.pem"
        for name in ("logs", "temp", "acme"):
            (folder / name).mkdir()
        _make_certificate(self.certificate, folder / "key.pem")
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder))
        (folder / "posse.conf").write_text(self._configuration(upstream_ports))
        self._process: subprocess.Popen[bytes] | None = None

    def _configuration(self, upstream_ports: tuple[int, ...]) -> str:
        """Return the committed file with this folder's paths and these ports. Each line to change must be there."""
        servers = "\n".join(rf"\1:{port}\2" for port in upstream_ports)
        changed = (DEPLOY / "posse.conf").read_text()
        for pattern, replacement in (
            (r"^(    server 127\.0\.0\.1):8000(.*)$", servers),
            (r"^    listen \[::\]:.*\n", ""),  # not every machine has IPv6
            (r"\blisten 80\b", f"listen 127.0.0.1:{self.plain_port}"),
            (r"\blisten 443\b", f"listen 127.0.0.1:{self.port}"),
            (r"/var/log/nginx/", f"{self.logs}/"),
            (r"/var/www/html;", f"{self.folder}/acme;"),
            (r"/etc/nginx/posse;", f"{DEPLOY};"),
            (r"/etc/letsencrypt/live/posse\.example\.org/fullchain\.pem", str(self.certificate)),
            (r"/etc/letsencrypt/live/posse\.example\.org/privkey\.pem", f"{self.folder}/key.pem"),
        ):
            changed, number = re.subn(pattern, replacement, changed, flags=re.MULTILINE)
            assert number, pattern
        return changed

    def start(self) -> None:
        """Start it and wait until it listens."""
        paths = ["-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]
        command = [self._program, *paths, "-e", str(self.logs / "error.log"), "-g", "daemon off;"]
        with (self.logs / "output").open("ab") as output:
            self._process = subprocess.Popen(command, stdout=output, stderr=output)
        until(self._listens, SOON, "nginx to listen", not_yet=OSError, instead=self.logged)

    def _listens(self) -> bool:
        for port in (self.port, self.plain_port):
            socket.create_connection(("127.0.0.1", port), timeout=5).close()
        return True

    def stop(self) -> None:
        """Stop it at once."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(SOON)

    def logged(self) -> str:
        """Return everything it has written to its logs."""
        return "".join(file.read_text(errors="replace") for file in sorted(self.logs.iterdir()))

    def context(self) -> ssl.SSLContext:
        """Return what a client needs to trust its certificate."""
        return ssl.create_default_context(cafile=self.certificate)


def _make_certificate(certificate: Path, key: Path) -> None:
    openssl = shutil.which("openssl")
    if openssl is None:
        unavailable("openssl is missing: it makes the certificate")
    made = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1"
    command = [openssl, *made.split(), "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def running_nginx(folder: Path, *upstream_ports: int) -> Iterator[Nginx]:
    """An nginx for as long as the block runs, in `folder`, which is created, in front of these ports of 127.0.0.1."""
    program = shutil.which("nginx", path=os.pathsep.join((os.environ["PATH"], "/usr/sbin")))
    if program is None:
        unavailable("no nginx on this machine (Debian: apt install nginx-light)")
    folder.mkdir()
    server = Nginx(program, folder, upstream_ports)
    server.start()
    try:
        yield server
    finally:
        server.stop()
