"""What `posse doctor` tells of BASE_URL: who answers there, through which proxies, with which certificate."""

from __future__ import annotations

import os
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from service.diagnostics.public_site import DAY, validity
from tests.nginx import Nginx, running_nginx
from tests.servers import free_port
from tests.service.doctor.conftest import KEY, OTHER_KEY, Doctor, Finds, Told
from tests.service.doctor.served import site_at
from tests.whole.upstream import Answer, raw, running_upstream, text


class Proxied(NamedTuple):
    """A proxy in front of the port at which the site is to listen, and `posse doctor` with BASE_URL leading there."""

    nginx: Nginx
    port: int
    doctor: Doctor

    def told(self, **settings: str) -> Told:
        return self.doctor(settings={"BASE_URL": self.nginx.url, "TRUSTED_PROXIES": "1", **settings})

    def wrong(self, check: str = "public address", **settings: str) -> str:
        """Run it, which exits with 2, and return the only finding of a check, which is wrong."""
        told = self.told(**settings)
        (found,) = told.of(check)
        assert (told.code, found.partition(": ")[0]) == (2, "wrong")
        return found.partition(": ")[2]


@pytest.fixture
def proxied(tmp_path: Path, doctor: Doctor, monkeypatch: pytest.MonkeyPatch) -> Iterator[Proxied]:
    port = int(os.environ["PORT"])
    with running_nginx(tmp_path / "nginx", port) as nginx:
        monkeypatch.setenv("SSL_CERT_FILE", str(nginx.certificate))
        yield Proxied(nginx, port, doctor)


def test_a_site_behind_its_proxy(proxied: Proxied) -> None:
    with site_at(proxied.port, TRUSTED_PROXIES="1", BASE_URL=proxied.nginx.url):
        told = proxied.told()
    assert (told.code, told.amiss) == (0, [])
    of_address = ("public address", "certificate", "proxies")
    assert [str(one) for one in told.findings if one.check in of_address] == [
        "certificate       fine: it is valid for 2 more days",
        f"public address    fine: this site answers at {proxied.nginx.url}",
        "proxies           fine: TRUSTED_PROXIES=1 is what requests arrive with",
    ]


def test_the_port_of_the_site_itself(doctor: Doctor) -> None:
    assert doctor().of("public address")[0].startswith("not checked: http://127.0.0.1:")


def test_a_proxy_that_is_stopped(proxied: Proxied) -> None:
    proxied.nginx.stop()
    with site_at(proxied.port):
        told = proxied.wrong()
    assert told.startswith(f"{proxied.nginx.url} in BASE_URL cannot be opened from this machine: nothing listens")
    assert told.endswith("check the spelling of BASE_URL, the DNS, and the proxy (`systemctl status nginx`)")


@pytest.mark.proof
def test_an_address_that_never_answers_may_be_behind_a_router(doctor: Doctor) -> None:
    """It is a warning: some routers do not lead a machine to its own public address, which players reach."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        told = doctor(settings={"BASE_URL": f"http://127.0.0.1:{silent.getsockname()[1]}"})
    (text_,) = told.of("public address")
    assert text_.startswith("warning: ")
    assert "Some routers do not lead a machine behind them to its own public address" in text_


def test_a_proxy_that_does_not_reach_the_site(proxied: Proxied) -> None:
    assert "a proxy answers, but does not reach Posse: start posse-web" in proxied.wrong()


def test_a_certificate_that_nobody_trusts(proxied: Proxied, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SSL_CERT_FILE")
    assert "its certificate is not accepted (self-signed certificate): " in proxied.wrong()


@pytest.mark.parametrize(
    ("days", "left", "status"),
    [(90, 15, "fine"), (90, 13, "warning"), (6, 2, "fine"), (6, 1, "warning"), (365, 15, "fine")],
)
def test_a_certificate_that_ends(days: int, left: int, status: str) -> None:
    assert validity(0, days * DAY, (days - left) * DAY).status == status


@pytest.mark.usefixtures("no_names")
def test_a_name_that_does_not_resolve(wrong: Finds) -> None:
    told = wrong("public address", BASE_URL="https://possse.example.org", SECRET_KEYS=KEY)
    assert "BASE_URL cannot be opened from this machine: this machine finds no address" in told


@pytest.mark.parametrize(
    "answer",
    [
        text("200 OK", "<h1>Welcome</h1>"),
        text("404 Not Found", '{"status": "gone"}'),
        text("200 OK", "[]"),
        raw(b"220 mail.example.org ESMTP\r\n"),
    ],
)
def test_another_program_answers(wrong: Finds, answer: Answer) -> None:
    with running_upstream(answer) as other:
        told = wrong("public address", BASE_URL=f"http://127.0.0.1:{other.port}")
        assert KEY not in other.requests[0].decode()
    assert "another site or program answers there: correct BASE_URL" in told


@pytest.mark.usefixtures("site")
def test_another_posse_answers(wrong: Finds) -> None:
    port = free_port()
    with site_at(port, SECRET_KEYS=OTHER_KEY):
        told = wrong("public address", BASE_URL=f"http://127.0.0.1:{port}")
    assert "a Posse answers, but not with the SECRET_KEYS of this command" in told


def test_an_address_that_redirects_to_tls(proxied: Proxied) -> None:
    url = proxied.nginx.plain_url
    assert f"{url} in BASE_URL: it redirects" in proxied.wrong(BASE_URL=url)


@pytest.mark.parametrize("trusted", ["0", "2"])
def test_proxies_that_are_not_counted_right(proxied: Proxied, trusted: str) -> None:
    with site_at(proxied.port, TRUSTED_PROXIES=trusted):
        told = proxied.wrong("proxies", TRUSTED_PROXIES=trusted)
    assert told.startswith(
        f"TRUSTED_PROXIES is {trusted}, and requests arrive through 1 proxies (by X-Forwarded-For), so that all"
        " players count as one client, whose requests are limited: set TRUSTED_PROXIES=1"
    )


def test_a_proxy_that_does_not_say_for_whom_it_asks(proxied: Proxied) -> None:
    site = proxied.nginx.folder / "posse.conf"
    site.write_text(re.sub(r"proxy_set_header X-Forwarded-For .*", "", site.read_text()))
    proxied.nginx.stop()
    proxied.nginx.start()
    with site_at(proxied.port):
        assert proxied.wrong("proxies", TRUSTED_PROXIES="0").startswith("the proxy sends no X-Forwarded-For")


def test_without_a_proxy_none_is_trusted(doctor: Doctor) -> None:
    port = free_port()
    with site_at(port):
        assert doctor(settings={"BASE_URL": f"http://127.0.0.1:{port}"}).of("proxies")[0].startswith("fine: ")
