"""The page of a game's chat: its organiser chooses it, everybody sees it, each is called as they want to be."""

from __future__ import annotations

import pytest
from sqlmodel import col, select
from werkzeug.test import TestResponse

from service.following import chat_choice
from service.models import Game, GameChat, Ping
from service.settings.values import Webhooks
from tests.rows import rows_of
from tests.service.web.conftest import JSON, Table, set_settings, text_of

ADDRESS = "https://discord.example.org/api/webhooks/1/secret-part"
CHOICE = {"kind": "discord", "address": ADDRESS}


def chosen(table: Table, n: int = 0, **changed: object) -> TestResponse:
    return table.send(n, "/chat", {**CHOICE, **changed})


def chats(table: Table) -> list[GameChat]:
    return rows_of(table.database, GameChat)


def test_the_organiser_gives_the_game_a_chat_and_a_test_message_is_queued(table: Table) -> None:
    answer = table.client.post(f"{table.page(0)}/chat", data=CHOICE, follow_redirects=True)
    assert "The chat is saved" in text_of(answer)
    assert "Discord , at discord.example.org" in text_of(answer)
    assert "A test message waits" in text_of(answer)
    assert "secret-part" not in answer.text
    (kept,), (ping,) = chats(table), rows_of(table.database, Ping)
    assert (kept.kind, kept.address, kept.host) == ("discord", ADDRESS, "discord.example.org")
    assert table.game().in_chat
    assert (ping.about, ping.state) == ("test", "queued")


def test_everybody_at_the_table_sees_where_it_is_and_nobody_its_address(table: Table) -> None:
    public = table.client.get(table.public).text
    chosen(table)
    assert table.client.get(table.public).text == public, "the public history does not tell of the chat"
    for n in range(3):
        for path in ("", "/chat", "/mail-history"):
            for headers in ({}, JSON):
                assert "secret-part" not in table.get(n, path, headers=headers).text
        assert "This game tells a chat at discord.example.org" in table.text(n)
        told = table.json(n, "/chat")
        assert told["chat"] == {"kind": "discord", "host": "discord.example.org", "on": True, "why": None}
        assert [message["state"] for message in told["messages"]] == ["queued"]
        assert "A test message" in table.text(n, "/mail-history")
        assert ("Another chat" in table.text(n, "/chat")) == (n == 0), "the organiser alone chooses"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("kind", kind) for kind in ("", "telegram")),
        *(("address", address) for address in ("", 5, "https://a.example.org/" + "x" * 1000)),
        *(
            ("address", f"{site}/x")
            for site in ("http://discord.example.org", "https://127.0.0.1", "https://localhost")
        ),
        ("more", "x"),
    ],
)
def test_a_wrong_choice_is_told_and_changes_nothing(table: Table, field: str, value: object) -> None:
    answer = chosen(table, **{field: value})
    assert answer.status_code == 422
    assert field in answer.get_json()["fields"]
    assert chats(table) == []
    page = table.press(0, "/chat", {**CHOICE, field: value})
    assert page.status_code == 422


def test_an_operator_switches_chats_off_or_names_the_hosts(table: Table) -> None:
    chosen(table)
    set_settings(table.client, webhooks=Webhooks(on=False))
    assert "This game tells no chat" in table.text(0, "/chat")
    assert "discord.example.org" not in table.get(0).text
    assert chosen(table).status_code == 410
    assert "In a chat" not in table.text(0)
    set_settings(table.client, webhooks=Webhooks(hosts=("chat.posse.test",)))
    assert "chat.posse.test" in chosen(table).get_json()["fields"]["address"]
    assert chosen(table, address="https://chat.posse.test/x").status_code == 200


def test_a_choice_can_be_taken_back_and_a_game_that_nobody_may_see_has_none(table: Table) -> None:
    chosen(table)
    assert table.send(0, "/chat/off").get_json()["chat"] is None
    assert chats(table) == []
    assert not table.game().in_chat
    table.change(sealed=True)
    assert chosen(table).status_code == 410


def test_a_chat_is_set_so_often_a_day(table: Table) -> None:
    for _ in range(chat_choice.CHOICES_A_DAY):
        assert chosen(table).status_code == 200
        table.later(minutes=1)
    answer = chosen(table)
    assert answer.status_code == 429
    assert "Retry-After" in answer.headers
    assert table.press(0, "/chat", CHOICE).status_code == 429


def test_players_are_called_as_they_want_to_be(table: Table) -> None:
    number = "123456789012345678"
    assert table.send(1, "/chat/name", {"mention": number}).status_code == 410
    chosen(table)
    assert table.send(1, "/chat/name", {"mention": f" {number} "}).json["mention"] == number
    for wrong in ("@everyone", "anna", "<@1>"):
        assert table.send(1, "/chat/name", {"mention": wrong}).status_code == 422
    assert "nobody is called so" in text_of(table.press(1, "/chat/name", {"mention": "@everyone"}))
    assert table.seat(1).mention == number
    assert table.send(1, "/chat/name", {"mention": ""}).json["mention"] is None


def test_a_chat_that_was_switched_off_after_an_error_says_why(table: Table) -> None:
    chosen(table)
    for error, words in (("status 404", "answered with the status 404"), ("not public", "none of the public internet")):
        with table.database.writing() as session:
            session.get_one(Game, table.id).in_chat = False
            chat = session.get_one(GameChat, table.id)
            chat.off_at, chat.off_why = table.now, error
            ping = session.exec(select(Ping).order_by(col(Ping.id))).one()
            ping.state, ping.error = "failed", error
        assert table.text(2, "/chat").count(words) == 2
