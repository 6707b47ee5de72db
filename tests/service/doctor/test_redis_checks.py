"""What `posse doctor` tells of a real Redis."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import redis

from tests import servers
from tests.mail.mail_server import MailServer
from tests.servers import free_port
from tests.service.doctor.conftest import PASSWORD, Doctor
from tests.waiting import until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[servers.Redis]:
    with servers.running_redis(tmp_path_factory.mktemp("redis")) as running:
        yield running


@pytest.fixture
def client(server: servers.Redis) -> Iterator[redis.Redis]:
    """An operator who configures it; afterwards it is as before."""
    with redis.Redis(port=server.port) as client:
        before = {name: client.config_get(name)[name] for name in ("maxmemory-policy", "appendonly", "maxmemory")}
        yield client
        for name, value in before.items():
            client.config_set(name, value)


@pytest.mark.usefixtures("client")
def test_as_it_should_be(doctor: Doctor, server: servers.Redis) -> None:
    told = doctor(settings={"REDIS_URL": server.url})
    assert (told.code, told.amiss) == (0, [])
    assert told.of("redis") == [f"fine: 127.0.0.1:{server.port}"]
    with redis.Redis(port=server.port) as client:
        assert client.dbsize() == 0


def test_one_that_deletes_messages(doctor: Doctor, server: servers.Redis, client: redis.Redis) -> None:
    client.config_set("maxmemory-policy", "allkeys-lru")
    told = doctor(settings={"REDIS_URL": server.url})
    assert (told.code, len(told.amiss)) == (1, 1)
    assert told.of("redis policy")[0].startswith("warning: maxmemory-policy is allkeys-lru: when its memory is full")


def test_one_that_writes_no_file(doctor: Doctor, server: servers.Redis, client: redis.Redis) -> None:
    client.config_set("appendonly", "no")
    told = doctor(settings={"REDIS_URL": server.url})
    assert (told.code, len(told.amiss)) == (1, 1)
    assert told.of("redis persistence")[0].startswith("warning: appendonly is no: after a restart of Redis messages")


@pytest.mark.slow
def test_one_whose_memory_is_full(doctor: Doctor, server: servers.Redis, client: redis.Redis) -> None:
    client.config_set("maxmemory", "3mb")
    with suppress(redis.OutOfMemoryError):
        while True:
            client.rpush("filling", "0" * 1000)
    told = doctor(settings={"REDIS_URL": server.url})
    client.delete("filling")
    assert told.code == 2
    assert told.of("redis")[0].startswith(
        f"wrong: 127.0.0.1:{server.port} takes no messages, as its memory is full (`maxmemory`), and mails and"
    )
    assert told.of("redis memory") == [
        "warning: 3 MB of 3 MB are used: when it is full Redis takes no messages. Raise `maxmemory`"
    ]


def test_one_that_is_a_replica(doctor: Doctor, server: servers.Redis, client: redis.Redis) -> None:
    client.replicaof("127.0.0.1", free_port())
    told = doctor(settings={"REDIS_URL": server.url})
    client.replicaof("NO", "ONE")
    assert told.code == 2
    assert told.of("redis") == [f"wrong: 127.0.0.1:{server.port} can only be read: expected the master, not a replica"]


def test_one_that_cannot_save_its_data(doctor: Doctor, tmp_path: Path) -> None:
    with servers.running_redis(tmp_path) as own, redis.Redis(port=own.port) as its:
        its.config_set("appendonly", "no")
        its.config_set("save", "1 1")
        (tmp_path / "dump.rdb").mkdir()
        its.set("a", "b")
        its.bgsave()
        until(lambda: its.info()["rdb_last_bgsave_status"] == "err", servers.PATIENCE, "the failure to be known")
        told = doctor(settings={"REDIS_URL": own.url})
    assert told.code == 2
    assert "takes no messages, as it cannot save its data: free space on its disk" in told.of("redis")[0]


@pytest.mark.parametrize(("user", "secret"), [("", PASSWORD), ("stranger", PASSWORD), ("", "")])
def test_a_login_that_is_refused(doctor: Doctor, tmp_path: Path, user: str, secret: str) -> None:
    with servers.running_redis(tmp_path) as own:
        own.require_password("another")
        login = f"{user}:{secret}@" if secret else ""
        told = doctor(settings={"REDIS_URL": own.url.replace("//", f"//{login}")})
    assert told.code == 2
    assert told.of("redis") == [
        f"wrong: 127.0.0.1:{own.port} cannot be used: it does not accept the user or the password in REDIS_URL"
    ]


def test_a_user_who_may_not_ask(doctor: Doctor, server: servers.Redis, client: redis.Redis) -> None:
    client.acl_setuser("posse", enabled=True, passwords=[f"+{PASSWORD}"], commands=["+@all", "-info"], keys=["*"])
    told = doctor(settings={"REDIS_URL": server.url.replace("//", f"//posse:{PASSWORD}@")})
    client.acl_deluser("posse")
    assert told.code == 0
    assert told.of("redis policy")[0].startswith("not checked: its user may not execute INFO")


def test_one_that_does_not_run(doctor: Doctor) -> None:
    port = free_port()
    told = doctor(settings={"REDIS_URL": f"redis://:{PASSWORD}@127.0.0.1:{port}/0"})
    assert told.code == 2
    assert told.of("redis") == [
        f"wrong: 127.0.0.1:{port} cannot be used: nothing listens there: check that it runs, and the host and the port"
    ]


def test_a_server_without_tls(doctor: Doctor) -> None:
    with MailServer() as mail_server:
        told = doctor(settings={"REDIS_URL": mail_server.url.replace("smtp:", "rediss:")})
    assert told.code == 2
    assert "it does not speak TLS there" in told.of("redis")[0]


def test_a_number_of_no_database(doctor: Doctor, server: servers.Redis) -> None:
    told = doctor(settings={"REDIS_URL": server.url.replace("/0", "/9999")})
    assert told.code == 2
    assert "it refuses commands: check the number of the database in REDIS_URL" in told.of("redis")[0]


def test_a_name_that_leads_nowhere(monkeypatch: pytest.MonkeyPatch, doctor: Doctor) -> None:
    """The resolver of this machine may take long to say so."""

    def unknown(*_: object, **_more: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    told = doctor(settings={"REDIS_URL": "redis://redis.invalid"})
    assert told.code == 2
    assert "this machine finds no address for that name" in told.of("redis")[0]
