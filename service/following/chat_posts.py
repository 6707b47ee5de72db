"""A message in the form that a chat takes: the body of a post and its headers, by the kind of chat.

Names are what somebody typed. In each form they are escaped so that they call nobody, link to nothing and format
nothing: only a mention that a player has set for themselves calls somebody.
"""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from service.following.chat_messages import ChatMessage
from service.models import ChatKind

_JOINER = "\u2060"  # invisible: a word behind it is none that a chat would look for
_MOST = 1900  # characters of a text: Discord takes 2,000
_MARKDOWN = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~:@])")


class ChatPost(NamedTuple):
    """What is posted."""

    headers: dict[str, str]
    body: bytes


class _Form(NamedTuple):
    """A kind of chat: its name, what a mention must look like there, and how it takes a message."""

    name: str
    mention: re.Pattern[str] | None
    post: Callable[[ChatMessage, str | None], ChatPost]


def _json(content: Mapping[str, object]) -> ChatPost:
    return ChatPost({"Content-Type": "application/json"}, json.dumps(content).encode())


def _text(message: ChatMessage, escape: Callable[[str], str], call: str | None) -> str:
    """Return the message as lines: first whom it calls and the headline, last the address of the game's page."""
    head = escape(message.headline) if call is None else f"{call} {escape(message.headline)}"
    return "\n".join((head, *map(escape, message.lines)))[: _MOST - len(message.url)] + f"\n{message.url}"


def _plain(text: str) -> str:
    return text


def _markdown(text: str) -> str:
    return _MARKDOWN.sub(r"\\\1", text)


def _mattermost(text: str) -> str:
    return _markdown(text).replace("@", f"@{_JOINER}")


def _slack(text: str) -> str:
    return html.escape(text, quote=False)


def _to_discord(message: ChatMessage, mention: str | None) -> ChatPost:
    called = None if mention is None else f"<@{mention}>"
    content = _text(message, _markdown, called)
    users = [] if mention is None else [mention]
    no_preview = 4  # SUPPRESS_EMBEDS
    return _json({"content": content, "allowed_mentions": {"parse": [], "users": users}, "flags": no_preview})


def _to_slack(message: ChatMessage, mention: str | None) -> ChatPost:
    called = None if mention is None else f"<@{mention}>"
    text = _text(message, _slack, called)
    return _json({"text": text, "mrkdwn": False, "unfurl_links": False, "unfurl_media": False})


def _to_mattermost(message: ChatMessage, mention: str | None) -> ChatPost:
    return _json({"text": _text(message, _mattermost, None if mention is None else f"@{mention}")})


def _to_ntfy(message: ChatMessage, _mention: str | None) -> ChatPost:
    headers = {"Content-Type": "text/plain; charset=utf-8", "Click": message.url}
    return ChatPost(headers, "\n".join((message.headline, *message.lines)).encode())


def _to_matrix(message: ChatMessage, mention: str | None) -> ChatPost:
    """Return it as matrix-hookshot takes it: `html` is what people see."""
    lines = [html.escape(line) for line in (message.headline, *message.lines)]
    if mention is not None and message.name is not None:
        lines[0] = f'<a href="https://matrix.to/#/{html.escape(mention)}">{html.escape(message.name)}</a>: {lines[0]}'
    url = html.escape(message.url)
    shown = "<br>".join((*lines, f'<a href="{url}">{url}</a>'))
    return _json({"text": _text(message, _plain, None), "html": shown})


def _to_json(message: ChatMessage, mention: str | None) -> ChatPost:
    turn = None if message.whose is None else {"seat": message.whose, "name": message.name, "mention": mention}
    return _json(
        {
            "id": message.id,
            "about": message.about,
            "game": message.game_id,
            "title": message.game,
            "at": message.at,
            "turn": turn,
            "headline": message.headline,
            "lines": list(message.lines),
            "url": message.url,
        }
    )


_ONE_PERSON = re.compile(r"(?!(?:all|channel|here|everyone)\Z)[a-z][a-z0-9._-]{0,63}")
_FORMS: dict[ChatKind, _Form] = {
    "discord": _Form("Discord", re.compile(r"[0-9]{15,21}"), _to_discord),
    "slack": _Form("Slack", re.compile(r"[UW][A-Z0-9]{6,20}"), _to_slack),
    "mattermost": _Form("Mattermost", _ONE_PERSON, _to_mattermost),
    "ntfy": _Form("ntfy", None, _to_ntfy),
    "matrix": _Form("Matrix", re.compile(r"@[a-z0-9._=/+-]{1,100}:[a-z0-9.-]{1,100}(:[0-9]{1,5})?"), _to_matrix),
    "json": _Form("JSON", re.compile(r"[A-Za-z0-9._:@+-]{1,64}"), _to_json),
}
NAMES: dict[ChatKind, str] = {kind: form.name for kind, form in _FORMS.items()}


def is_mention(kind: ChatKind, text: str) -> bool:
    """Return whether somebody may be called so in that kind of chat: one person, never everybody."""
    pattern = _FORMS[kind].mention
    return pattern is not None and pattern.fullmatch(text) is not None


def post_of(kind: ChatKind, message: ChatMessage) -> ChatPost:
    """Return a message in the form of a kind of chat; a mention that is none there is left out."""
    mention = message.mention if message.mention is not None and is_mention(kind, message.mention) else None
    made = _FORMS[kind].post(message, mention)
    return made._replace(headers={**made.headers, "Posse-Message": message.id})
