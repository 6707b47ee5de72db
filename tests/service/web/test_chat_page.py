"""The page of a game's chat: its organiser chooses it, everybody sees it, each is called as they want to be."""

from __future__ import annotations

from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import col, select

from service.db.database import Database
from service.models import Game, GameChat, Ping
from service.settings.values import Webhooks
from service.table import chat_choice
from service.web.base.app_state import EXTENSION
from tests.service.harness import Harness
from tests.service.web.conftest import JSON, People, text_of

ADDRESS = "https://discord.example.org/api/webhooks/1/secret-part"
CHOICE = {"kind": "discord", "address": ADDRESS}


def chosen(client: FlaskClient, people: People, n: int = 0, **changed: object) -> Any:
    return client.post(f"{people.page(n)}/chat", json={**CHOICE, **changed}, headers=JSON)


def row(database: Database, harness: Harness) -> GameChat | None:
    with database.reading() as session:
        return session.get(GameChat, harness.id)


@pytest.mark.slow
def test_the_organiser_gives_the_game_a_chat_and_a_test_message_is_queued(
    client: FlaskClient, people: People, harness: Harness, database: Database
) -> None:
    answer = client.post(f"{people.page(0)}/chat", data=CHOICE, follow_redirects=True)
    assert "The chat is saved" in text_of(answer)
    assert "Discord , at discord.example.org" in text_of(answer)
    assert "A test message waits" in text_of(answer)
    assert "secret-part" not in answer.text
    kept = row(database, harness)
    assert kept is not None
    assert (kept.kind, kept.address, kept.host) == ("discord", ADDRESS, "discord.example.org")
    assert harness.game().in_chat
    with database.reading() as session:
        (ping,) = session.exec(select(Ping)).all()
    assert (ping.about, ping.state) == ("test", "queued")


@pytest.mark.parametrize("n", [1, 2])
def test_nobody_else_does(client: FlaskClient, people: People, harness: Harness, n: int) -> None:
    assert chosen(client, people, n).status_code == 409
    assert not harness.game().in_chat
    assert "Choose the chat" not in client.get(f"{people.page(n)}/chat").text
    assert client.post(f"{people.page(n)}/chat/off", headers=JSON).status_code == 409


@pytest.mark.parametrize("n", [0, 1, 2])
def test_everybody_at_the_table_sees_where_it_is_and_nobody_its_address(
    client: FlaskClient, people: People, n: int
) -> None:
    chosen(client, people)
    for path in ("", "/chat", "/mail-history"):
        for headers in ({}, JSON):
            assert "secret-part" not in client.get(f"{people.page(n)}{path}", headers=headers).text
    assert "This game tells a chat at discord.example.org" in text_of(client.get(people.page(n)))
    told = client.get(f"{people.page(n)}/chat", headers=JSON).get_json()
    assert told["chat"] == {"kind": "discord", "host": "discord.example.org", "on": True, "why": None}
    assert [message["state"] for message in told["messages"]] == ["queued"]
    assert "A test message" in text_of(client.get(f"{people.page(n)}/mail-history"))


def test_the_public_history_does_not_tell_of_the_chat(client: FlaskClient, people: People, harness: Harness) -> None:
    before = client.get(f"/g/{harness.id}").text
    chosen(client, people)
    assert client.get(f"/g/{harness.id}").text == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("kind", ""),
        ("kind", "telegram"),
        ("address", ""),
        ("address", "http://discord.example.org/x"),
        ("address", "https://127.0.0.1/x"),
        ("address", "https://localhost/x"),
        ("address", 5),
        ("address", "https://a.example.org/" + "x" * 1000),
        ("more", "x"),
    ],
)
def test_a_wrong_choice_is_told_and_changes_nothing(
    client: FlaskClient, people: People, harness: Harness, database: Database, field: str, value: object
) -> None:
    answer = chosen(client, people, **{field: value})
    assert answer.status_code == 422
    assert field in answer.get_json()["fields"]
    assert row(database, harness) is None
    page = client.post(f"{people.page(0)}/chat", data={**CHOICE, field: value})
    assert page.status_code == 422


def test_an_operator_switches_chats_off_or_names_the_hosts(
    app: Flask, client: FlaskClient, people: People, harness: Harness
) -> None:
    settings = app.extensions[EXTENSION].settings
    object.__setattr__(settings, "webhooks", Webhooks(on=False))
    assert chosen(client, people).status_code == 410
    assert "In a chat" not in text_of(client.get(people.page(0)))
    object.__setattr__(settings, "webhooks", Webhooks(hosts=("chat.posse.test",)))
    assert "chat.posse.test" in chosen(client, people).get_json()["fields"]["address"]
    assert chosen(client, people, address="https://chat.posse.test/x").status_code == 200
    assert harness.game().in_chat


def test_a_chat_that_the_operator_does_not_allow_any_more_is_told_nothing(
    app: Flask, client: FlaskClient, people: People
) -> None:
    chosen(client, people)
    object.__setattr__(app.extensions[EXTENSION].settings, "webhooks", Webhooks(on=False))
    assert "This game tells no chat" in text_of(client.get(f"{people.page(0)}/chat"))
    assert "discord.example.org" not in client.get(people.page(0)).text


def test_a_choice_can_be_taken_back_and_the_address_is_forgotten(
    client: FlaskClient, people: People, harness: Harness, database: Database
) -> None:
    chosen(client, people)
    assert client.post(f"{people.page(0)}/chat/off", headers=JSON).get_json()["chat"] is None
    assert row(database, harness) is None
    assert not harness.game().in_chat


def test_a_chat_is_set_so_often_a_day(client: FlaskClient, people: People, harness: Harness, clock: Any) -> None:
    for _ in range(chat_choice.CHOICES_A_DAY):
        assert chosen(client, people).status_code == 200
        clock.now += clock.now - clock.now.replace(minute=clock.now.minute - 1)
    answer = chosen(client, people)
    assert answer.status_code == 429
    assert "Retry-After" in answer.headers
    assert client.post(f"{people.page(0)}/chat", data=CHOICE).status_code == 429


def test_players_are_called_as_they_want_to_be(client: FlaskClient, people: People) -> None:
    path = f"{people.page(1)}/chat/name"
    assert client.post(path, json={"mention": "123456789012345678"}, headers=JSON).status_code == 410
    chosen(client, people)
    answer = client.post(path, json={"mention": " 123456789012345678 "}, headers=JSON)
    assert answer.get_json()["mention"] == "123456789012345678"
    for wrong in ("@everyone", "anna", "<@1>"):
        assert client.post(path, json={"mention": wrong}, headers=JSON).status_code == 422
    assert "nobody is called so" in text_of(client.post(path, data={"mention": "@everyone"}))
    assert people.seat(1).mention == "123456789012345678"
    assert client.post(path, json={"mention": ""}, headers=JSON).get_json()["mention"] is None


def test_a_chat_that_was_switched_off_after_an_error_says_why(
    client: FlaskClient, people: People, harness: Harness, database: Database
) -> None:
    chosen(client, people)
    for error, words in (("status 404", "answered with the status 404"), ("not public", "none of the public internet")):
        with database.writing() as session:
            session.get_one(Game, harness.id).in_chat = False
            chat = session.get_one(GameChat, harness.id)
            chat.off_at, chat.off_why = harness.now, error
            ping = session.exec(select(Ping).order_by(col(Ping.id))).one()
            ping.state, ping.error = "failed", error
        assert text_of(client.get(f"{people.page(2)}/chat")).count(words) == 2


def test_a_game_that_nobody_may_see_has_no_chat(
    client: FlaskClient, people: People, database: Database, harness: Harness
) -> None:
    with database.writing() as session:
        session.get_one(Game, harness.id).sealed = True
    assert chosen(client, people).status_code == 410
