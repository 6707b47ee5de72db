"""The built-in mailbox: every mail that is sent arrives complete, and only this machine can read it."""

from __future__ import annotations

import re
import smtplib
from collections.abc import Iterator
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from service.mailbox import kept_mails, viewer
from service.mailbox.kept_mails import Store
from service.settings.mail_in import MailIn
from tests.servers import free_port

SITE = "http://127.0.0.1:8000"
LINK = f"{SITE}/p/abc.def-ghi_jkl"


def letter(to: str = "anna@example.org", subject: str = "Your turn", html: str | None = None) -> EmailMessage:
    message = EmailMessage(policy=SMTP)
    message["From"], message["To"], message["Subject"] = "Posse <posse@localhost>", to, subject
    message["X-Posse-Kind"] = "turn"
    message.set_content(f"Björn, it is your turn:\n\n{LINK}\n")
    if html is not None:
        message.add_alternative(html, subtype="html")
    return message


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "mailbox")


@pytest.fixture
def client(store: Store) -> FlaskClient:
    return viewer.create_app(store, SITE, None).test_client()


@pytest.fixture
def port(store: Store) -> Iterator[int]:
    free = free_port()
    server = kept_mails.server(store, free)
    server.start()
    yield free
    server.stop()


def put(store: Store, message: EmailMessage, to: str | None = None) -> str:
    return store.add(message.as_bytes(), [to or message["To"]], datetime.now(UTC))


def only_mail_on(client: FlaskClient) -> str:
    found = re.findall(r'href="(/mail/[^"]+)"', client.get("/").text)
    assert len(found) == 1
    return str(found[0])


def test_what_is_sent_over_smtp_is_on_the_page_with_its_links(port: int, client: FlaskClient) -> None:
    with smtplib.SMTP("127.0.0.1", port) as post:
        post.send_message(letter(subject="Your turn, Björn"))
    assert "Your turn, Björn" in client.get("/").text
    page = client.get(only_mail_on(client)).text
    assert "Björn, it is your turn:" in page
    assert f'<a href="{LINK}"' in page
    assert "X-Posse-Kind" in page


def test_a_mail_is_stored_byte_for_byte(port: int, client: FlaskClient) -> None:
    content = b"Subject: dots\r\nX-Long: " + b"a" * 900 + b"\r\n\r\n.\r\n..\r\nlast line\r\n"
    with smtplib.SMTP("127.0.0.1", port) as post:
        post.sendmail("a@example.org", ["b@example.org"], content)
    assert client.get(only_mail_on(client) + "/source").data == b"Delivered-To: b@example.org\r\n" + content


def test_every_recipient_of_the_envelope_is_listed(port: int, client: FlaskClient) -> None:
    with smtplib.SMTP("127.0.0.1", port) as post:
        post.send_message(letter(), to_addrs=["Burt@example.org", "curt@example.org"])
    for address in ("burt@example.org", "curt@example.org"):
        assert "Your turn" in client.get("/", query_string={"to": address}).text
    assert "No mail for anna@example.org yet" in client.get("/", query_string={"to": "anna@example.org"}).text


def test_the_newest_comes_first(store: Store, client: FlaskClient) -> None:
    for n in range(5):
        put(store, letter(subject=f"Mail number {n}"))
    assert re.findall(r"Mail number (\d)", client.get("/").text) == ["4", "3", "2", "1", "0"]


def test_the_list_says_what_each_mail_of_a_game_is_about(store: Store, client: FlaskClient) -> None:
    put(store, letter(subject="Friday: your table"))
    other = letter(subject="Friday: your table")
    other.set_content(f"Björn, hand 1 is over. {'<Long> ' * 100}\n\nNot this.\n")
    put(store, other)
    page = client.get("/").text
    assert re.search(r"your table</a> <span[^>]*>Björn, hand 1 is over. &lt;Long&gt;", page)
    assert re.search(r"your table</a> <span[^>]*>Björn, it is your turn:</span>", page)
    assert "Not this." not in page
    assert page.count("Long") < 50


def test_the_list_is_reloaded_and_a_mail_is_not(store: Store, client: FlaskClient) -> None:
    put(store, letter())
    assert '<meta http-equiv="refresh"' in client.get("/").text
    assert "http-equiv" not in client.get(only_mail_on(client)).text


def test_html_is_shown_in_a_sandbox_whose_links_open_in_a_new_window(store: Store, client: FlaskClient) -> None:
    name = put(store, letter(html=f'<html><head><title>x</title></head><body><a href="{LINK}">Play</a></body></html>'))
    page = client.get(f"/mail/{name}").text
    frame = re.search(r"<iframe [^>]*>", page)
    assert frame is not None
    assert f'src="/mail/{name}/html"' in frame[0]
    assert re.search(r'sandbox="([^"]*)"', frame[0])[1] == "allow-popups allow-popups-to-escape-sandbox"  # type: ignore[index]
    inside = client.get(f"/mail/{name}/html")
    assert '<head><base target="_blank">' in inside.text
    assert "script-src" not in inside.headers["Content-Security-Policy"]
    assert "default-src 'none'" in inside.headers["Content-Security-Policy"]


def test_markup_in_a_mail_is_escaped(store: Store, client: FlaskClient) -> None:
    message = letter(subject="<script>alert(1)</script>")
    message.set_content('<img src=x onerror=alert(1)> http://127.0.0.1:8000/p/a"onclick="x')
    put(store, message, "<b>@example.org")
    for page in ("/", only_mail_on(client)):
        text = client.get(page).text
        assert "<script" not in text
        assert "<img" not in text
        assert "<b>" not in text
        assert ' onclick="' not in text


def test_a_mail_in_an_unknown_character_set_is_still_shown(store: Store, client: FlaskClient) -> None:
    content = b"Subject: odd\r\nContent-Type: text/plain; charset=klingon-1\r\n\r\nnuqneH \xff\r\n"
    name = store.add(content, ["a@example.org"], datetime.now(UTC))
    assert "nuqneH" in client.get(f"/mail/{name}").text


@pytest.mark.parametrize(
    ("status", "host"),
    [
        *((403, host) for host in ("evil.example", "evil.example:8025", "127.0.0.1.evil.example", "10.0.0.1:8025")),
        *((200, host) for host in ("127.0.0.1:8025", "localhost:8025", "localhost")),
    ],
)
def test_only_requests_for_a_name_of_this_machine_are_accepted(client: FlaskClient, host: str, status: int) -> None:
    assert client.get("/", headers={"Host": host}).status_code == status


@pytest.mark.parametrize("name", ["nothing", "..", "%2e%2e%2fsecret-keys", "0" * 20 + "-" + "0" * 8])
def test_an_unknown_mail_is_not_found(client: FlaskClient, name: str) -> None:
    assert [client.get(f"/mail/{name}{part}").status_code for part in ("", "/html", "/source")] == [404, 404, 404]


def test_get_requests_change_nothing(store: Store, client: FlaskClient, tmp_path: Path) -> None:
    name = put(store, letter(html="<p>hello</p>"))

    def files() -> dict[str, bytes]:
        return {file.name: file.read_bytes() for file in (tmp_path / "mailbox").iterdir()}

    before = files()
    for page in ("/", f"/mail/{name}", f"/mail/{name}/html", f"/mail/{name}/source"):
        assert client.get(page).status_code == 200
    assert files() == before


def test_a_mail_that_may_be_answered_has_a_box_whose_text_is_sent(store: Store, port: int) -> None:
    client = viewer.create_app(store, SITE, MailIn("smtp", "127.0.0.1", port)).test_client()
    message = letter()
    message["Reply-To"] = "Posse <posse+x.0.1.y@localhost>"
    name = put(store, message)
    assert "<textarea" in client.get(f"/mail/{name}").text
    assert "The answer was sent." in client.post(f"/mail/{name}/answer", data={"text": "draw supply"}).text
    sent = next(mail for mail in store.newest_first() if mail.name != name)
    assert (sent.recipients, sent.message["From"]) == (["posse+x.0.1.y@localhost"], "anna@example.org")
    lines = (sent.part("plain") or "").strip().splitlines()
    assert lines[0] == "draw supply"
    assert all(line.startswith(">") for line in lines[3:]), lines


def test_other_mails_have_no_box_and_an_answer_that_is_not_taken_is_reported(store: Store, client: FlaskClient) -> None:
    name = put(store, letter())
    assert "<textarea" not in client.get(f"/mail/{name}").text
    assert "Nothing was played." in client.post(f"/mail/{name}/answer", data={"text": "pass"}).text
    closed = viewer.create_app(store, SITE, MailIn("smtp", "127.0.0.1", free_port())).test_client()
    assert "Nothing was played." in closed.post(f"/mail/{name}/answer", data={"text": "pass"}).text
    assert closed.post("/mail/00000000000000000000-00000000/answer", data={"text": "pass"}).status_code == 404
