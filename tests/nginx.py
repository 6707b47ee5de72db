"""A real nginx in front of web processes, with `deploy/nginx/posse.conf` as it is committed but for ports and paths."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.keys import make_certificate
from tests.servers import free_port, listens, unavailable
from tests.waiting import PATIENCE, until

DEPLOY = Path(__file__).parents[1] / "deploy" / "nginx"
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
    include {sites};
}}
"""


class NginxProcess:
    """An nginx that serves the sites of some files; `folder` is for its main configuration and all that it writes.

    `ports`: those of 127.0.0.1 at which these sites listen; `logs`: the folder with everything it logs.
    """

    def __init__(self, folder: Path, sites: Path, *ports: int) -> None:
        self.folder, self.logs, self.ports = folder, folder / "logs", ports
        for name in ("logs", "temp"):
            (folder / name).mkdir()
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, sites=sites))
        paths = ["-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(self.logs / "error.log")]
        self._command = [_program(), *paths]
        self._process: subprocess.Popen[bytes] | None = None

    def check(self) -> None:
        """Let it check the configuration."""
        said = subprocess.run([*self._command, "-t"], capture_output=True, text=True, check=False)
        assert said.returncode == 0, said.stderr

    def start(self) -> None:
        """Start it and wait until it listens."""
        with (self.logs / "output").open("ab") as output:
            self._process = subprocess.Popen([*self._command, "-g", "daemon off;"], stdout=output, stderr=output)
        until(lambda: listens(*self.ports), PATIENCE, "nginx to listen", not_yet=OSError, instead=self.logged)

    def stop(self) -> None:
        """Stop it at once."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(PATIENCE)

    def logged(self) -> str:
        """Return everything it has written to its logs."""
        return "".join(file.read_text(errors="replace") for file in sorted(self.logs.iterdir()))


class Nginx(NginxProcess):
    """One nginx over some ports of web processes, in a folder of its own.

    `url` is where it serves with TLS, `plain_url` without; `certificate` is the file that a client must trust, for
    example by the variable SSL_CERT_FILE.
    """

    def __init__(self, folder: Path, upstream_ports: tuple[int, ...]) -> None:
        self.port, self.plain_port = free_port(), free_port()
        super().__init__(folder, folder / "posse.conf", self.port, self.plain_port)
        self.url, self.plain_url = f"https://127.0.0.1:{self.port}", f"http://127.0.0.1:{self.plain_port}"
        self.certificate = folder / "certificate.pem"
        (folder / "acme").mkdir()
        make_certificate(self.certificate, folder / "key.pem")
        (folder / "posse.conf").write_text(self._configuration(upstream_ports))

    def _configuration(self, upstream_ports: tuple[int, ...]) -> str:
        """Return the committed file with this folder's paths and these ports."""
        return changed(
            with_ports((DEPLOY / "posse.conf").read_text(), self.plain_port, self.port, *upstream_ports),
            (r"/var/log/nginx/", f"{self.logs}/"),
            (r"/var/www/html;", f"{self.folder}/acme;"),
            (r"/etc/nginx/posse;", f"{DEPLOY};"),
            (r"/etc/letsencrypt/live/posse\.example\.org/fullchain\.pem", str(self.certificate)),
            (r"/etc/letsencrypt/live/posse\.example\.org/privkey\.pem", f"{self.folder}/key.pem"),
        )

    def context(self) -> ssl.SSLContext:
        """Return what a client needs to trust its certificate."""
        return ssl.create_default_context(cafile=self.certificate)


def with_ports(site: str, plain: int, tls: int, *upstream: int) -> str:
    """Return the site's configuration for these ports of 127.0.0.1."""
    return changed(
        site,
        (r"^(    server 127\.0\.0\.1):8000(.*)$", "\n".join(rf"\1:{port}\2" for port in upstream)),
        (r"^    listen \[::\]:.*\n", ""),  # not every machine has IPv6
        (r"\blisten 80\b", f"listen 127.0.0.1:{plain}"),
        (r"\blisten 443\b", f"listen 127.0.0.1:{tls}"),
    )


def changed(text: str, *replacements: tuple[str, str]) -> str:
    """Return a text with each pattern replaced. Each must be there."""
    for pattern, replacement in replacements:
        text, number = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        assert number, pattern
    return text


def _program() -> str:
    found = shutil.which("nginx", path=os.pathsep.join((os.environ["PATH"], "/usr/sbin")))
    return found or unavailable("no nginx on this machine (Debian: apt install nginx-light)")


@contextmanager
def running_nginx(folder: Path, *upstream_ports: int) -> Iterator[Nginx]:
    """An nginx for as long as the block runs, in `folder`, which is created, in front of these ports of 127.0.0.1."""
    folder.mkdir()
    server = Nginx(folder, upstream_ports)
    server.start()
    try:
        yield server
    finally:
        server.stop()
