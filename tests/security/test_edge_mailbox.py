"""The mailbox shows everybody's mail to one person: no other page may show it in a frame."""

from __future__ import annotations

from email.message import EmailMessage

from flask.testing import FlaskClient

from service.mailbox import viewer
from service.mailbox.kept_mails import Store
from tests.mail.test_mailbox import client, letter, put, store

__all__ = ["client", "store"]


def directives(client: FlaskClient, path: str) -> dict[str, str]:
    """What a page's Content-Security-Policy says, by directive."""
    policy = client.get(path).headers["Content-Security-Policy"]
    parts = [part.strip().partition(" ") for part in policy.split(";")]
    return {name: value for name, _, value in parts}


def test_no_page_may_be_framed(store: Store, client: FlaskClient) -> None:
    name = put(store, letter(html="<p>hello</p>"))
    for path in ("/", f"/mail/{name}", f"/mail/{name}/source", "/nowhere"):
        assert directives(client, path)["frame-ancestors"] == "'none'"
        assert client.get(path).headers["X-Frame-Options"] == "DENY"


def test_a_mails_html_may_be_framed_by_the_mailbox_alone(store: Store, client: FlaskClient) -> None:
    name = put(store, letter(html="<p>hello</p>"))
    inside = directives(client, f"/mail/{name}/html")
    assert inside["frame-ancestors"] == "'self'"
    assert inside["sandbox"] == "allow-popups allow-popups-to-escape-sandbox"
    assert client.get(f"/mail/{name}/html").headers["X-Frame-Options"] == "SAMEORIGIN"


def test_of_a_long_mail_only_the_beginning_is_looked_at(store: Store, client: FlaskClient) -> None:
    late = "<head> http://late.example/"
    message: EmailMessage = letter()
    message.set_content("x " * (viewer.LONGEST // 2) + late)
    message.add_alternative("y " * (viewer.LONGEST // 2) + late, subtype="html")
    name = put(store, message)
    for path in (f"/mail/{name}", f"/mail/{name}/html"):
        page = client.get(path)
        assert page.status_code == 200
        assert "late.example" not in page.text
    assert "late.example" in client.get(f"/mail/{name}/source").text
