"""What `posse doctor` tells of a real Redis."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import redis

from tests import servers
from tests.mail.mail_server import MailServer
from tests.servers import free_port
from tests.service.doctor.conftest import PASSWORD, Doctor, Finds
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


def test_as_it_should_be(doctor: Doctor, server: servers.Redis, client: redis.Redis) -> None:
    told = doctor(settings={"REDIS_URL": server.url})
    assert (told.code, told.amiss) == (0, [])
    assert told.of("redis") == [f"fine: 127.0.0.1:{server.port}"]
    assert client.dbsize() == 0


@pytest.mark.parametrize(
    ("setting", "value", "check", "told_of"),
    [
        ("maxmemory-policy", "allkeys-lru", "policy", "allkeys-lru: when its memory is full .*`maxmemory-policy noev"),
        ("appendonly", "no", "persistence", "no: after a restart of Redis messages .*Set `appendonly yes`"),
    ],
)
def test_one_that_may_lose_messages(
    doctor: Doctor, server: servers.Redis, client: redis.Redis, setting: str, value: str, check: str, told_of: str
) -> None:
    client.config_set(setting, value)
    told = doctor(settings={"REDIS_URL": server.url})
    assert (told.code, len(told.amiss)) == (1, 1)
    assert re.match(f"warning: {setting} is {told_of}", told.of(f"redis {check}")[0])


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


def test_one_that_is_a_replica(wrong: Finds, server: servers.Redis, client: redis.Redis) -> None:
    client.replicaof("127.0.0.1", free_port())
    told = wrong("redis", REDIS_URL=server.url)
    client.replicaof("NO", "ONE")
    assert told == f"127.0.0.1:{server.port} can only be read: expected the master, not a replica"


def test_one_that_cannot_save_its_data(wrong: Finds, tmp_path: Path) -> None:
    with servers.running_redis(tmp_path) as own, redis.Redis(port=own.port) as its:
        its.config_set("appendonly", "no")
        its.config_set("save", "1 1")
        (tmp_path / "dump.rdb").mkdir()
        its.set("a", "b")
        its.bgsave()
        until(lambda: its.info()["rdb_last_bgsave_status"] == "err", servers.PATIENCE, "the failure to be known")
        told = wrong("redis", REDIS_URL=own.url)
    assert "takes no messages, as it cannot save its data: free space on its disk" in told


def test_a_login_that_is_refused(wrong: Finds, tmp_path: Path) -> None:
    with servers.running_redis(tmp_path) as own:
        own.require_password("another")
        for login in ("", f":{PASSWORD}@", f"stranger:{PASSWORD}@"):
            assert wrong("redis", REDIS_URL=own.url.replace("//", f"//{login}")) == (
                f"127.0.0.1:{own.port} cannot be used: it does not accept the user or the password in REDIS_URL"
            )


def test_a_user_who_may_not_ask(doctor: Doctor, server: servers.Redis, client: redis.Redis) -> None:
    client.acl_setuser("posse", enabled=True, passwords=[f"+{PASSWORD}"], commands=["+@all", "-info"], keys=["*"])
    told = doctor(settings={"REDIS_URL": server.url.replace("//", f"//posse:{PASSWORD}@")})
    client.acl_deluser("posse")
    assert told.code == 0
    assert told.of("redis policy")[0].startswith("not checked: its user may not execute INFO")


@pytest.mark.parametrize(
    ("url", "told_of"),
    [
        (
            f"redis://:{PASSWORD}@127.0.0.1:{{free}}/0",
            "nothing listens there: check that it runs, and the host and",
        ),
        ("rediss://127.0.0.1:{mail}", "it does not speak TLS there"),
        ("redis://127.0.0.1:{redis}/9999", "it refuses commands: check the number of the database in REDIS_URL"),
    ],
)
def test_an_address_at_which_it_cannot_be_used(
    wrong: Finds, server: servers.Redis, mail_server: MailServer, url: str, told_of: str
) -> None:
    where = url.format(free=free_port(), mail=mail_server.port, redis=server.port)
    assert f" cannot be used: {told_of}" in wrong("redis", REDIS_URL=where)


@pytest.mark.usefixtures("no_names")
def test_a_name_that_leads_nowhere(wrong: Finds) -> None:
    assert "this machine finds no address for that name" in wrong("redis", REDIS_URL="redis://redis.invalid")
