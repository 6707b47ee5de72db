"""Settings: wrong ones are refused by name, all at once, and no message about them contains a secret."""

from __future__ import annotations

import stat
from contextlib import nullcontext
from dataclasses import replace
from datetime import UTC, datetime
from email.headerregistry import Address
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from py_vapid import VapidException

from service.following.push_keys import PushKeys
from service.outgoing.https_address import HttpsAddress
from service.settings import Settings, SettingsError, values
from service.settings.environment import VARIABLES
from service.settings.mail_in import ImapFolder
from tests import keys

KEY = "a-key-of-thirty-two-characters-or-more"
PUBLIC = {"BASE_URL": "https://posse.example", "SMTP_URL": "smtp://mail.example", "SECRET_KEYS": KEY}
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def mistakes(**environ: str) -> list[str]:
    with pytest.raises(SettingsError) as caught:
        Settings.from_environment(environ)
    return caught.value.mistakes


def named(lines: list[str]) -> list[str]:
    return [line.split()[0] for line in lines]


def test_without_settings_everything_runs_on_this_machine(here: Path) -> None:
    settings = Settings.from_environment({})
    assert (settings.database_url, settings.redis_url) == (f"sqlite:///{here}/var/posse.sqlite3", None)
    assert (settings.base_url, settings.smtp_url) == ("http://127.0.0.1:8000", "smtp://127.0.0.1:8026")
    assert (settings.port, settings.mailbox_port, settings.mailbox_smtp_port) == (8000, 8025, 8026)
    assert (settings.mail_from, settings.reply_domain) == ("Posse <posse@localhost>", "localhost")
    assert (settings.bind, settings.smtp_tls, settings.games_per_hour) == ("127.0.0.1", "offered", None)
    assert settings.mailbox
    assert settings.var == here / "var"
    assert not settings.public


@pytest.mark.parametrize(
    ("environ", "contact", "push"),
    [
        ({}, "posse@localhost", True),
        (PUBLIC, "posse@posse.example", True),
        (PUBLIC | {"BASE_URL": "https://club"}, "posse@club", False),
        (PUBLIC | {"BASE_URL": "https://club", "OPERATOR": "anna@example.org"}, "anna@example.org", True),
        (PUBLIC | {"OPERATOR": "admin@intranet"}, "admin@intranet", False),
        (PUBLIC | {"MAIL_FROM": "Posse <posse@LOCALHOST>"}, "posse@LOCALHOST", True),
        (PUBLIC | {"MAIL_FROM": "Posse <posse@mail>", "PUSH": "off"}, "posse@mail", False),
    ],
)
def test_devices_are_told_where_push_services_take_the_contact(
    environ: dict[str, str], contact: str, push: bool
) -> None:
    settings = Settings.from_environment(environ)
    assert (settings.contact, settings.push) == (contact, push)
    keys = PushKeys.of(replace(settings, secret_keys=(KEY,)))
    with nullcontext() if push else pytest.raises(VapidException):
        assert keys.authorization(keys.public, HttpsAddress.parse("https://push.example/x"), datetime.now(UTC))
    if not push and "PUSH" not in environ:
        assert named(mistakes(**environ, PUSH="on")) == ["PUSH"]


def test_port_sets_the_ports_of_site_and_mailbox() -> None:
    settings = Settings.from_environment({"PORT": "9100"})
    assert (settings.base_url, settings.smtp_url) == ("http://127.0.0.1:9100", "smtp://127.0.0.1:9126")
    assert (settings.mailbox_port, settings.mailbox_smtp_port) == (9125, 9126)


def test_an_empty_variable_counts_as_not_set() -> None:
    assert Settings.from_environment(dict.fromkeys(VARIABLES, " ")) == Settings.from_environment({})


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_each_scheme_of_postgresql_is_accepted(scheme: str) -> None:
    url = f"{scheme}://u:p%40ss@db.example:5433/posse"
    settings = Settings.from_environment({"DATABASE_URL": url, "SECRET_KEYS": KEY})
    assert settings.database_url == "postgresql+psycopg://u:p%40ss@db.example:5433/posse"


# --- signing mails ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def key() -> str:
    return keys.private_key(1024).decode()


def test_the_key_that_signs_mails_is_a_file_or_a_text(here: Path, key: str) -> None:
    (here / "dkim.pem").write_text(key)
    for wanted in (str(here / "dkim.pem"), "dkim.pem", key):
        settings = Settings.from_environment({"DKIM_KEY": wanted, "DKIM_SELECTOR": "posse"})
        assert settings.dkim_selector == "posse"
        assert settings.dkim_key is not None
        assert settings.dkim_key.strip() == key.strip().encode()
        assert "PRIVATE" not in repr(settings)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (("genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:512"), "too short"),
        (("genpkey", "-algorithm", "ED25519"), "another algorithm"),
        (("genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256"), "another algorithm"),
        (("genpkey", "-algorithm", "RSA", "-aes256", "-pass", "pass:secret"), "encrypted"),
        (("rand", "-hex", "100"), "no key"),
    ],
)
def test_a_key_that_cannot_sign_is_refused_at_start(here: Path, command: tuple[str, ...], why: str) -> None:
    wrong = keys.openssl(*command)
    (here / "dkim.pem").write_bytes(wrong)
    (line,) = mistakes(DKIM_KEY="dkim.pem", DKIM_SELECTOR="posse")
    assert line.startswith("DKIM_KEY is 'dkim.pem', a file with something else: expected an RSA private key"), why
    if wrong.startswith(b"-----BEGIN"):
        (line,) = mistakes(DKIM_KEY=wrong.decode(), DKIM_SELECTOR="posse")
        assert line.startswith("DKIM_KEY is something else (not shown): expected an RSA private key"), why
        assert wrong.decode()[40:60] not in line


@pytest.mark.slow
def test_a_key_that_is_not_there_is_refused_with_the_reason() -> None:
    (line,) = mistakes(DKIM_KEY="/no/such/key.pem", DKIM_SELECTOR="posse")
    assert line.startswith("DKIM_KEY is '/no/such/key.pem' (No such file or directory): expected an RSA private key")


def test_key_and_selector_belong_together(key: str) -> None:
    assert mistakes(DKIM_KEY=key) == [
        f"DKIM_SELECTOR is not set: expected {VARIABLES['DKIM_SELECTOR'].expected}, because DKIM_KEY is set"
    ]
    assert named(mistakes(DKIM_SELECTOR="posse")) == ["DKIM_KEY"]
    assert named(mistakes(DKIM_KEY=key, DKIM_SELECTOR="no selector")) == ["DKIM_SELECTOR"]


@pytest.mark.parametrize("host", ["192.0.2.7", "[2001:db8::7]"])
def test_a_site_without_a_domain_needs_addresses_for_its_mail(host: str) -> None:
    site = {**PUBLIC, "BASE_URL": f"https://{host}"}
    assert named(mistakes(**site)) == ["MAIL_FROM"]
    sent = {**site, "MAIL_FROM": "posse@example.org"}
    assert Settings.from_environment(sent).mail_from == "posse@example.org"
    answered = {**sent, "MAIL_IN": "lmtp://127.0.0.1:2525"}
    assert named(mistakes(**answered)) == ["REPLY_DOMAIN"]
    assert Settings.from_environment({**answered, "REPLY_DOMAIN": "example.org"}).reply_domain == "example.org"


def test_the_sender_of_mail_is_at_the_sites_host() -> None:
    settings = Settings.from_environment({**PUBLIC, "BASE_URL": "https://posse.example:8443/"})
    assert settings.base_url == "https://posse.example:8443"
    assert settings.mail_from == "Posse <posse@posse.example>"
    assert settings.reply_domain == "posse.example"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Card table <posse@example.org>", "Card table"),
        ("posse@example.org", "Posse"),
        ("<posse@example.org>", "Posse"),
        ('"Doe, Jane" <posse@example.org>', "Doe, Jane"),
        ("Doe, Jane <posse@example.org>", "Doe, Jane"),
        ("Posse: the game (in test) <posse@example.org>", "Posse: the game (in test)"),
        ('"" <posse@example.org>', "Posse"),
        ('"Card \\"the\\" table" <posse@example.org>', 'Card "the" table'),
        ("Zoë’s games <posse@example.org>", "Zoë’s games"),
        ("名無し <posse@example.org>", "名無し"),
    ],
)
def test_the_sender_of_mail_has_the_name_in_the_setting(text: str, name: str) -> None:
    settings = Settings.from_environment({**PUBLIC, "MAIL_FROM": text})
    assert values.sender(settings.mail_from) == Address(name, addr_spec="posse@example.org")


def test_every_wrong_setting_is_named_with_what_was_expected() -> None:
    wrong = {
        "DATABASE_URL": "mysql://localhost/posse",
        "REDIS_URL": "http://localhost",
        "SMTP_URL": "mail.example:25",
        "SMTP_TLS": "yes",
        "SMTP_RATE": "fast",
        "PORT": "http",
        "BIND": "localhost",
        "BASE_URL": "https://posse.example/games",
        "MAIL_FROM": "Posse",
        "REPLY_DOMAIN": "posse@example.org",
        "SOURCE_URL": "ftp://posse.example",
        "SECRET_KEYS": "short",
        "ORGANISERS": "anna@example.org, burt@",
        "TRUSTED_PROXIES": "yes",
        "REQUESTS_PER_MINUTE": "0",
        "GAMES_PER_HOUR": "0",
        "KEEP_MAILS_DAYS": "89",
        "ROBOT_SECONDS": "long",
        "LOG_FORMAT": "xml",
        "METRICS_PORT": "localhost:9464",
    }
    lines = mistakes(**wrong)
    assert named(lines) == list(wrong)
    for name, line in zip(wrong, lines, strict=True):
        assert f"expected {VARIABLES[name].expected}" in line


WRONG = {
    "PORT": ["0", "-1", "65510", "8000.0", "\u0668\u0660\u0660\u0660"],  # the mailbox needs ports above 65510
    "BASE_URL": [
        *("posse.example", "ftp://posse.example", "https://posse.example?x=1", "https://"),
        "https://posse.example:http",
    ],
    "DATABASE_URL": [
        *("sqlite://", "sqlite:///:memory:", "sqlite:///file:posse.sqlite?mode=memory&uri=true"),
        "postgresql://host",
    ],
    "REDIS_URL": ["redis://", "redis://host/zero"],
    "SMTP_URL": ["smtp://", "smtp://host:port", "smtp://host/path"],
    "SMTP_TLS": ["Required"],
    "SMTP_RATE": ["0", "0.001", "1000.5", "5/s", "-1"],
    "ROBOT_SECONDS": ["0", "20.1", "0.25"],
    "BIND": ["posse.example", "0.0.0.0:8000"],
    "MAIL_FROM": [
        *("a@example.org\nBcc: b@example.org", "a@example.org, b@example.org", "@example.org", "[@example.org"),
        *("Zoë <zoë@example.org>", "Posse <po..sse@example.org>", "b@example.org <a@example.org>"),
        *("a@example.org (Posse)", "Card <table> <a@example.org>", '"Card table <a@example.org>'),
        "=?utf-8?q?a=0D=0ABcc:all=40evil.test?= <a@example.org>",
        "=?utf-8?q?Zo=C3=AB?= <a@example.org>",  # would be read as another name
        *(f"{'a' * 1000} <a@example.org>", f"{'ö' * 500} <a@example.org>"),
    ],
    "REPLY_DOMAIN": ["-example.org", "example.org."],
    "SECRET_KEYS": [f"{KEY},short", f"{KEY},"],
    "SOURCE_URL": [
        *("posse.example/source", "https://user:password@posse.example/source"),
        "javascript:alert(1)",
    ],
    "ORGANISERS": ["anna@example.org,", "Anna <anna@example.org>"],
    "TRUSTED_PROXIES": ["-1", "10"],
    "REQUESTS_PER_MINUTE": ["1e3"],
    "GAMES_PER_HOUR": ["1000001"],
    "METRICS_PORT": ["0", "8000", "8025"],  # the site has 8000, the mailbox 8025
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in WRONG for value in WRONG[name]])
def test_a_wrong_value_is_refused(name: str, value: str) -> None:
    assert name in named(mistakes(**{"SECRET_KEYS": KEY, name: value}))


@given(
    secret=st.text("abcdefghij0123456789:/@?#%&=+ ", min_size=6).filter(lambda text: text.strip() == text),
    wrong=st.sampled_from(
        ["smtp://user:{}@mail.example/x", "redis://:{}@host/x", "mysql://u:{}@h/d", "{}", "smtp://u:{}"]
    ),
)
def test_a_masked_url_contains_no_secret(secret: str, wrong: str) -> None:
    secret = f"hunter2{secret}"
    assert "hunter2" not in values.masked(wrong.format(secret))


def test_mistakes_and_the_repr_contain_no_secret() -> None:
    urls = {name: f"x://user:hunter2@host/{name}" for name in ("DATABASE_URL", "REDIS_URL", "SMTP_URL", "BASE_URL")}
    assert "hunter2" not in "\n".join(mistakes(**urls, SECRET_KEYS="hunter2"))
    environ = {
        "DATABASE_URL": "postgres://u:hunter2@h/d",
        "REDIS_URL": "redis://:hunter2@h",
        "SMTP_URL": "smtp://u:hunter2@h",
        "SECRET_KEYS": "hunter2" * 5,
    }
    assert "hunter2" not in repr(Settings.from_environment(environ))


def test_optional_settings_are_read() -> None:
    settings = Settings.from_environment(
        {
            "ORGANISERS": "Anna@Example.org, @club.example",
            "TRUSTED_PROXIES": "2",
            "REQUESTS_PER_MINUTE": "50",
            "GAMES_PER_HOUR": "5",
            "SMTP_RATE": "0.5",
            "KEEP_MAILS_DAYS": "365",
            "ROBOT_SECONDS": "0.5",
            "BIND": "[::]",
            "LOG_FORMAT": "json",
            "METRICS_PORT": "9464",
        }
    )
    assert settings.organisers == ("anna@example.org", "club.example")
    assert (settings.trusted_proxies, settings.requests_per_minute, settings.log_format) == (2, 50, "json")
    assert (settings.games_per_hour, settings.smtp_rate, settings.bind) == (5, 0.5, "::")
    assert (settings.robot_seconds, Settings.from_environment({}).robot_seconds) == (0.5, 2.0)
    assert (settings.keep_mails_days, Settings.from_environment({}).keep_mails_days) == (365, 90)
    assert settings.metrics == ("127.0.0.1", 9464)
    assert Settings.from_environment({"METRICS_PORT": "[::1]:9464"}).metrics == ("::1", 9464)


def test_a_mistake_masks_organisers_addresses() -> None:
    (line,) = mistakes(ORGANISERS="anna@example.org, burt@")
    assert "a***@example.org" in line
    assert "anna" not in line.partition(": expected")[0]


def test_a_public_site_needs_a_mail_server_and_keys() -> None:
    lines = mistakes(BASE_URL="https://posse.example")
    assert named(lines) == ["SMTP_URL", "SECRET_KEYS"]
    assert all("https://posse.example is public" in line for line in lines)
    assert Settings.from_environment(PUBLIC).public


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "localhost", "[::1]", "posse.localhost"])
def test_a_site_on_this_machine_needs_no_mail_server_and_no_keys(host: str) -> None:
    assert Settings.from_environment({"BASE_URL": f"http://{host}:8000"}).mailbox


@pytest.mark.parametrize("host", ["0.0.0.0", "10.0.0.1", "127.0.0.1.example.org", "localhost.example.org"])
def test_a_host_that_resembles_this_machine_is_public(host: str) -> None:
    assert named(mistakes(BASE_URL=f"http://{host}"))[:2] == ["SMTP_URL", "SECRET_KEYS"]


def test_postgresql_needs_keys_that_all_machines_share() -> None:
    assert named(mistakes(DATABASE_URL="postgres://u:p@h/d")) == ["SECRET_KEYS"]


def test_all_keys_are_read_in_their_order() -> None:
    assert Settings.from_environment({"SECRET_KEYS": f"{KEY}1, {KEY}2"}).secret_keys == (f"{KEY}1", f"{KEY}2")


def test_a_key_is_generated_once_and_only_its_owner_can_read_it(here: Path) -> None:
    assert Settings.from_environment({}).secret_keys == ()
    assert list(here.iterdir()) == [], "reading creates nothing"
    first = Settings.from_environment({}).prepared().secret_keys
    assert first == Settings.from_environment({}).secret_keys == Settings.from_environment({}).prepared().secret_keys
    assert len(first) == 1
    assert len(first[0]) >= 32
    assert [stat.S_IMODE((here / path).stat().st_mode) for path in ("var", "var/secret-keys")] == [0o700, 0o600]
    assert [file.name for file in (here / "var").iterdir()] == ["secret-keys"]


def test_a_folder_that_others_could_read_is_made_private(here: Path) -> None:
    (here / "var").mkdir(mode=0o755)
    Settings.from_environment({}).prepared()
    assert stat.S_IMODE((here / "var").stat().st_mode) == 0o700


def test_a_damaged_key_is_refused_because_a_new_one_would_break_all_links(here: Path) -> None:
    Settings.from_environment({}).prepared()
    (here / "var" / "secret-keys").write_text("")
    assert named(mistakes()) == ["SECRET_KEYS"]


def test_nothing_is_created_while_a_setting_is_wrong(here: Path) -> None:
    mistakes(PORT="http")
    assert list(here.iterdir()) == []


def test_mail_in_is_where_to_listen_and_leaves_room_in_the_address() -> None:
    elsewhere = {"SMTP_URL": "smtp://127.0.0.1:25"}
    assert Settings.from_environment({"PORT": "9000"}).mail_in == ("smtp", "127.0.0.1", 9027)
    assert Settings.from_environment(elsewhere).mail_in is None, "nobody takes mail in"
    given = Settings.from_environment(elsewhere | {"MAIL_IN": "lmtp://127.0.0.1:2525", "AUTHSERV_ID": "mx.posse.test"})
    assert (given.mail_in, given.authserv_id) == (("lmtp", "127.0.0.1", 2525), "mx.posse.test")
    for wrong in ("127.0.0.1:2525", "smtp://127.0.0.1", "pop3://u:p@host", "smtp://user@host:25", "smtp://host:25/x"):
        with pytest.raises(SettingsError, match=r"MAIL_IN is .*: expected smtp://host:port"):
            Settings.from_environment({"MAIL_IN": wrong})
    with pytest.raises(SettingsError, match="MAIL_FROM has 15 characters before the @: expected at most 14"):
        Settings.from_environment({"MAIL_IN": "smtp://127.0.0.1:25", "MAIL_FROM": "abcdefghijklmno@posse.test"})


def test_mail_in_may_be_a_folder_whose_password_is_shown_nowhere() -> None:
    url = "imaps://posse%40posse.test:se%2Fcret@mail.posse.test/Posse/In"
    given = Settings.from_environment({"MAIL_IN": url})
    expected = ImapFolder("mail.posse.test", 993, True, "Posse/In", "posse@posse.test", "se/cret")
    assert given.mail_in == expected
    assert "cret" not in repr(given)
    assert "posse@" not in repr(given.mail_in)
    local = Settings.from_environment({"MAIL_IN": "imap://posse:secret@127.0.0.1:10143"})
    assert local.mail_in == ImapFolder("127.0.0.1", 10143, False, "INBOX", "posse", "secret")
    for wrong in (
        "imap://posse:secret@mail.posse.test",  # the password would cross a network without TLS
        "imaps://mail.posse.test/INBOX",
        "imaps://posse@mail.posse.test",
        "imaps://posse:secret@mail.posse.test/?x",
        "imaps://posse:sec%0d%0aret@mail.posse.test",
        "imaps://posse:secret@mail.posse.test:99999",
    ):
        with pytest.raises(SettingsError) as refused:
            Settings.from_environment({"MAIL_IN": wrong})
        assert "imaps://user:password@host/folder" in str(refused.value)
        assert "ret@" not in str(refused.value)


def test_an_open_quote_in_the_file_of_settings_shows_no_key(here: Path) -> None:
    (line,) = mistakes(MAIL_FROM="Posse <posse@example.org>\nSECRET_KEYS=hunter2")
    assert line.startswith("MAIL_FROM is something else (not shown): expected one address")


def test_a_list_of_tables_for_members_needs_their_names() -> None:
    with pytest.raises(SettingsError, match="TABLES is members: expected ORGANISERS"):
        Settings.from_environment({"TABLES": "members"})
