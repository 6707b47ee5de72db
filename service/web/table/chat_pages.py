"""The page of a game's chat: where the game tells whose turn it is, what became of each message, and who is called how.

Everybody at the table sees that there is a chat, and at which host; its whole address is shown to nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from zoneinfo import ZoneInfo

from flask import Response
from sqlmodel import col, select

from engine.language import Text, text
from service import errors
from service.following import chat_choice, chat_posts
from service.models import ChatKind, GameChat, Ping, PingAbout
from service.web.base import bodies, responses, time_formats
from service.web.base.app_state import app_state
from service.web.base.error_pages import Refusal, status_of
from service.web.base.form_fields import FormFields, Option
from service.web.base.message_rows import NUMBER, MessageWords
from service.web.link import seat_object
from service.web.link.link_posts import Body, LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import PageNotice, requested_notice

ABOUT: dict[PingAbout, Text] = {
    "test": text("A test message"),
    "turn": text("Whose turn it is"),
    "end": text("How the game has ended"),
}
WORDS = MessageWords(
    superseded=text("The game went on before it could be posted, or had posted very many."),
    failures={
        "not public": text("The server of the chat is none of the public internet."),
        "no connection": text("The server of the chat cannot be reached."),
        "not secure": text("The server of the chat has no valid certificate."),
        "no answer": text("The server of the chat did not answer in two seconds."),
        "no HTTP": text("The server of the chat did not answer as a web server does."),
        "many messages": text("The server of the chat gets very many messages now."),
    },
    status=text("The server of the chat answered with the status {status}."),
    error=text("The message could not be written."),
)
MENTION_HINTS: dict[ChatKind, Text] = {
    "discord": text("Your number there, of 17 digits or more: “Copy User ID” in the menu of your name."),
    "slack": text("Your member ID there, as in U0123ABCD: “Copy member ID” in your profile."),
    "mattermost": text("Your user name there, without the @."),
    "matrix": text("Your address there, as in @anna:example.org."),
    "json": text("Whatever the program that reads the messages calls you, without spaces."),
}
JSON_KIND = text("a program of your own (JSON)")


def kind_name(kind: ChatKind) -> str:
    """Return what a kind of chat is called."""
    return JSON_KIND if kind == "json" else chat_posts.NAMES[kind]


@seat.get("/chat")
def chat() -> Response:
    """Show the chat of the link's game with the last messages to it."""
    with app_state().database.reading() as session:
        link = read_link(session)
        link.require("chat")
        return _json(link) if responses.wants_json() else _page(link, requested_notice(link))


def _json(link: LinkRequest) -> Response:
    found = chat_choice.chat_of(link.log)
    told = (
        None
        if found is None
        else {
            "kind": found.kind,
            "host": found.host,
            "on": link.game.in_chat,
            "why": found.off_why,
        }
    )
    messages = [
        {"id": ping.message_id, "about": ping.about, "at": ping.at, "state": ping.state, "error": ping.error}
        for ping in _latest(link)
    ]
    return seat_object.seat_json(link, chat=told, mention=link.seat.mention, messages=messages)


def _rejected(link: LinkRequest, refusal: Refusal, body: Body) -> Response:
    shown = isinstance(refusal, (errors.Invalid, errors.TooMany))
    if responses.wants_json() or not link.allows("chat") or not shown:
        raise refusal
    wrong = refusal.fields if isinstance(refusal, errors.Invalid) else {"address": refusal.message}
    return _page(link, None, bodies.text_fields(body), wrong, status_of(refusal))


@seat.post("/chat")
@link_post("chat", as_json=_json, rejected=_rejected)
def choose_chat(post: LinkPost) -> PostDone:
    """Give the game the chat with the posted `kind` and `address`, which gets a test message: the organiser alone."""
    chat_choice.choose(post.tx, post.n, post.body, app_state().settings.webhooks)
    return PostDone("chat chosen", "seat.chat")


@seat.post("/chat/off")
@link_post("chat", as_json=_json)
def switch_chat_off(post: LinkPost) -> PostDone:
    """Let the game tell its chat nothing more, and forget its address: the organiser alone."""
    chat_choice.switch_off(post.tx, post.n)
    return PostDone("chat off", "seat.chat")


@seat.post("/chat/name")
@link_post("chat", as_json=_json, rejected=_rejected)
def name_in_chat(post: LinkPost) -> PostDone:
    """Keep how the player of the link is called in the chat, in the field `mention`; empty for not at all."""
    chat_choice.call(post.tx, post.n, post.body.get("mention"))
    return PostDone("called in chat", "seat.chat")


def _latest(link: LinkRequest) -> list[Ping]:
    latest = select(Ping).where(Ping.game_id == link.game.id).order_by(col(Ping.id).desc()).limit(NUMBER)
    return list(link.session.exec(latest))


def _page(
    link: LinkRequest,
    notice: PageNotice | None,
    typed: Mapping[str, str] | None = None,
    wrong: Mapping[str, str] | None = None,
    status: int = 200,
) -> Response:
    found, form = chat_choice.chat_of(link.log), FormFields(typed or {}, wrong or {}, "chat")
    zone = link.log.zone_of(link.seat.n)
    may_have = chat_choice.may_have_chat(link.log, app_state().settings.webhooks)
    return responses.page(
        "table/chat.html",
        status,
        **link_context(link),
        notice=notice,
        chat=found,
        is_told=chat_choice.is_told(link.log, app_state().settings.webhooks),
        kind=None if found is None else kind_name(found.kind),
        why=None if found is None or found.off_why is None else WORDS.why(found.off_why),
        off_at=None if found is None or found.off_at is None else time_formats.local_moment(found.off_at, zone),
        mention=_mention_field(link, found, form),
        choice=_choice(found, form) if may_have and chat_choice.may_choose(link.log, link.seat.n) else None,
        may_have=may_have,
        messages=message_rows(link, zone),
    )


def message_rows(link: LinkRequest, zone: ZoneInfo) -> list[dict[str, object]]:
    """Return the last messages to the game's chat as pages list them, in a zone."""
    return [WORDS.row(ABOUT[ping.about], ping, zone) for ping in _latest(link)]


def _mention_field(link: LinkRequest, found: GameChat | None, form: FormFields) -> object | None:
    """Return the field for how the player is called there; None if nobody is called in such a chat."""
    if found is None or not link.game.in_chat or found.kind not in MENTION_HINTS:
        return None
    hint = MENTION_HINTS[found.kind]
    return form.field("mention", text("What you are called there"), link.seat.mention or "", hint)


def _choice(found: GameChat | None, form: FormFields) -> list[object]:
    options = tuple(Option(kind, kind_name(kind)) for kind in chat_choice.KINDS)
    kind = form.field("kind", text("The chat"), options[0].value if found is None else found.kind, options=options)
    hint = text("Whoever knows it can write there, so it is shown to nobody again.")
    return [kind, form.field("address", text("Address of its webhook"), hint=hint)]
