"""The form of each chat: names call nobody, link to nothing and format nothing, and mentions call one person."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.db.database import Database
from service.following import chat_choice
from service.following.chat_messages import ChatMessage
from service.following.chat_posts import is_mention, post_of
from service.games import stopping
from service.models import ChatKind, GameChat
from service.privacy import forgetting, trimming
from service.table import substitutes
from tests.chats.conftest import Chat
from tests.rows import commit, rows_of
from tests.service.harness import Harness

KINDS: tuple[ChatKind, ...] = get_args(ChatKind)
MENTIONS: dict[ChatKind, str] = {
    "discord": "123456789012345678",
    "slack": "U0123ABCD",
    "mattermost": "anna.b",
    "matrix": "@anna:example.org",
    "json": "anna",
}
EVERYBODY = [
    "",
    "!channel",
    "<!channel>",
    *(f"{at}{who}" for at in ("", "@") for who in ("everyone", "here", "all", "channel")),
]
NASTY = "*Doc* <!channel> @everyone @all <@123456789012345678> [x](https://evil.example) `a` <b>"


def message(name: str = "Anna", mention: str | None = None) -> ChatMessage:
    return ChatMessage(
        id="turn.7.abc",
        about="turn",
        at=7,
        game_id="abc",
        game="Friday",
        headline=f"Friday: it is {name}’s turn.",
        lines=(f"{name} laid three Jesse James.", "$3,000 more."),
        url="https://posse.test/g/abc",
        whose=0,
        name=name,
        mention=mention,
    )


def body(kind: ChatKind, **values: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(post_of(kind, message(**values)).body)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_message_has_its_id_and_leads_to_the_game(kind: ChatKind) -> None:
    post = post_of(kind, message())
    assert post.headers["Posse-Message"] == "turn.7.abc"
    assert "https://posse.test/g/abc" in post.body.decode() + post.headers.get("Click", "")


def test_discord_calls_one_user_at_most_whatever_the_text_says() -> None:
    assert body("discord", name=NASTY)["allowed_mentions"] == {"parse": [], "users": []}
    called = body("discord", mention=MENTIONS["discord"])
    assert called["allowed_mentions"] == {"parse": [], "users": ["123456789012345678"]}
    assert called["content"].startswith("<@123456789012345678> Friday")


@pytest.mark.slow
@given(st.text(max_size=60))
def test_in_markdown_nothing_of_a_name_is_a_mark(name: str) -> None:
    for kind, field in (("discord", "content"), ("mattermost", "text")):
        text = body(kind, name=name)[field].rpartition("\n")[0]  # the address of the game stands alone
        assert re.search(r"(?<!\\)(\\\\)*[*_`~<>\[\]()|#@]", text) is None


@given(st.text(max_size=60))
def test_slack_and_matrix_read_a_name_as_text(name: str) -> None:
    assert not set("<>") & set(body("slack", name=name)["text"])
    shown = re.sub(r'<br>|<a href="https://posse\.test/g/abc">|</a>', "", body("matrix", name=name)["html"])
    assert not set('<>"') & set(shown)


def test_a_name_cannot_call_everybody() -> None:
    assert "@\u2060everyone" in body("mattermost", name=NASTY)["text"].replace("\\", "")
    assert "<!channel>" not in body("slack", name=NASTY)["text"]
    assert body("slack", name=NASTY)["mrkdwn"] is False


@pytest.mark.parametrize(("kind", "mention"), MENTIONS.items())
def test_a_mention_calls_its_player(kind: ChatKind, mention: str) -> None:
    assert is_mention(kind, mention)
    assert mention in post_of(kind, message(mention=mention)).body.decode()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("wrong", [*EVERYBODY, "a b", "a\nb", "<@1>", "@a@b", 'x"', "x" * 300])
def test_what_is_no_mention_is_left_out(kind: ChatKind, wrong: str) -> None:
    if kind == "json" and re.fullmatch(r"[@a-z]+", wrong):
        return  # whoever reads it decides what it means
    assert not is_mention(kind, wrong)
    assert post_of(kind, message(mention=wrong)).body == post_of(kind, message()).body


@pytest.mark.parametrize("kind", KINDS)
def test_a_message_is_short_whatever_stands_in_it(kind: ChatKind) -> None:
    if kind not in ("matrix", "json", "ntfy"):
        text = body(kind, name="x" * 5000)["content" if kind == "discord" else "text"]
        assert len(text) <= 2000
        assert text.endswith("\nhttps://posse.test/g/abc")


def test_the_plain_form_names_everything() -> None:
    assert body("json", mention="anna") == {
        "id": "turn.7.abc",
        "about": "turn",
        "game": "abc",
        "title": "Friday",
        "at": 7,
        "turn": {"seat": 0, "name": "Anna", "mention": "anna"},
        "headline": "Friday: it is Anna’s turn.",
        "lines": ["Anna laid three Jesse James.", "$3,000 more."],
        "url": "https://posse.test/g/abc",
    }


def test_ntfy_gets_lines_and_where_a_tap_leads() -> None:
    post = post_of("ntfy", message())
    assert post.body.decode() == "Friday: it is Anna’s turn.\nAnna laid three Jesse James.\n$3,000 more."
    assert post.headers["Click"] == "https://posse.test/g/abc"


@pytest.fixture
def called(chat: Chat, harness: Harness) -> None:
    """Everybody is called by a name of theirs."""
    for n in range(3):
        harness.do(chat_choice.call, n, f"name.{n}")


def mentions(harness: Harness) -> list[str | None]:
    return [harness.seat(n).mention for n in range(3)]


@pytest.mark.usefixtures("called")
def test_all_of_it_is_deleted_long_after_the_end(chat: Chat, harness: Harness, database: Database) -> None:
    harness.pass_turn()
    harness.do(stopping.stop, None, "ended")
    chat.deliver()
    assert len(chat.messages()) == 2
    later = harness.now + timedelta(days=91)
    assert trimming.trim_some(database, later - timedelta(days=90), later) == 1
    assert chat.messages() == rows_of(database, GameChat) == []
    assert not chat.is_on()
    assert mentions(harness) == [None] * 3


@pytest.mark.usefixtures("called")
def test_whoever_takes_a_seat_is_not_called_by_the_name_of_another(harness: Harness) -> None:
    harness.do(lambda tx: substitutes.change_player(tx, tx.seats[1], "Dora", None))
    assert mentions(harness) == ["name.0", None, "name.2"]


@pytest.mark.usefixtures("called")
def test_who_is_forgotten_is_called_nothing(harness: Harness, database: Database) -> None:
    commit(database, forgetting.forget, harness.player(2).id, harness.now)
    assert mentions(harness) == ["name.0", "name.1", None]
