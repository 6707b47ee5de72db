"""What a chat is told: one message for each turn, about what anybody may know, and nothing of sealed windows."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest

from service.db.database import Database
from service.gamelog.log import GameLog
from service.gamelog.story import lines_of, story, turn_parts
from service.games import stopping
from service.links import Links
from tests.chats.conftest import Chat
from tests.service.harness import Harness, bold, in_window


def test_each_turn_has_one_message_which_names_its_player_and_tells_the_turn_before(
    chat: Chat, harness: Harness
) -> None:
    for _ in range(6):
        ended = harness.position().turn
        harness.pass_turn()
        (message,) = chat.told()
        turn = harness.position().turn
        assert message["about"] == "turn"
        assert message["turn"] == {"seat": turn, "name": harness.names[turn], "mention": None}
        assert message["headline"] == f"Friday: it is {harness.names[turn]}’s turn."
        assert message["lines"][-1].startswith(harness.names[ended])
        assert message["url"].endswith(f"/g/{harness.id}")
        assert chat.deliver() == 0


@pytest.mark.slow
def test_everything_in_the_messages_of_a_whole_game_stands_in_its_public_history(
    database: Database, now: datetime, links: Links
) -> None:
    """Cards that a bystander does not see are in no message, whoever holds them."""
    harness = Harness(database, now, robots=(1, 2), seed=7)
    chat = Chat(harness, links)
    said: list[dict[str, Any]] = []
    turns = 0
    while harness.game().status == "playing":
        harness.act()
        harness.sweep()
        posts = chat.told()
        assert len([one for one in posts if one["about"] == "turn"]) <= 1
        turns += len(posts)
        said += posts
        harness.later(minutes=2)
    with database.reading() as session:
        log = GameLog(session, harness.game())
        parts = turn_parts(log, story(log, None, 0, log.game.at), None)
        public = {str(line) for part in parts for line in (part.line, *lines_of(part.entries))}
    assert {line for one in said for line in one["lines"]} - {said[-1]["lines"][-1]} <= public
    assert said[-1]["about"] == "end"
    assert "has won" in said[-1]["headline"]
    money = ", ".join(f"{name}: ${has:,}" for name, has in zip(harness.names, harness.position().money, strict=True))
    assert said[-1]["lines"][-1] == money
    assert turns > 20
    assert {one["turn"]["seat"] for one in said if one["about"] == "turn"} == {0}, "no robot's turn has a message"


def test_nothing_is_told_between_the_turns_whoever_is_asked_or_answers(chat: Chat, harness: Harness) -> None:
    assert harness.act_until(in_window, bold)
    chat.deliver()
    before, asked = len(chat.messages()), harness.position().to_act()
    for n in asked:
        assert len(chat.messages()) == before
        assert chat.deliver() == 0
        harness.post(n, "pass")
    assert harness.game().window_at is None


def test_a_message_that_could_not_be_posted_in_time_is_told_by_the_next(chat: Chat, harness: Harness) -> None:
    harness.pass_turn()
    chat.deliver()
    harness.pass_turn()
    first = harness.names[harness.position().turn]
    harness.pass_turn()
    (message,) = chat.told()
    assert [ping.state for ping in chat.messages()] == ["sent", "superseded", "sent"]
    assert len(message["lines"]) == 2
    assert message["lines"][1].startswith(first)


def test_a_game_that_is_stopped_says_so_and_then_nothing(chat: Chat, harness: Harness) -> None:
    harness.do(stopping.stop, None, "ended")
    (message,) = chat.told()
    assert (message["about"], message["headline"], message["turn"]) == ("end", "Friday was stopped.", None)


def test_messages_are_in_the_language_of_the_chat(chat: Chat, harness: Harness) -> None:
    chat.choose(language="de")
    harness.pass_turn()
    (message,) = chat.told()
    assert "turn" not in message["headline"]


def test_a_game_without_a_chat_and_a_sealed_one_queue_nothing(chat: Chat, harness: Harness) -> None:
    for name in ("in_chat", "sealed"):
        harness.change(in_chat=name == "sealed", sealed=name == "sealed")
        harness.pass_turn()
    assert chat.messages() == []


@pytest.mark.parametrize("mention", [None, "anna.b"])
def test_who_wants_to_be_called_is_called(chat: Chat, harness: Harness, mention: str | None) -> None:
    harness.pass_turn()
    for n in range(3):
        harness.change_seat(n, mention=mention)
    (message,) = chat.told()
    assert message["turn"]["mention"] == mention
