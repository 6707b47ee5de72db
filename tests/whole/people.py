"""People who play by nothing but their mails: they take links from the text parts, look, and press buttons."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from email.message import EmailMessage
from html import unescape
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlencode, urljoin
from urllib.request import HTTPRedirectHandler, Request, build_opener

import engine
from tests.waiting import PATIENCE, until

LINK = re.compile(r"^\s*(https?://\S+)\s*$", re.MULTILINE)
FORM = re.compile(r"<form\b([^>]*)>(.*?)</form>", re.DOTALL)
PLAYERS = [{"name": "Anna", "email": "anna@players.example"}, {"name": "Robot", "robot": "cautious"}]
HIDDEN = re.compile(r'<input type="hidden" name="([^"]*)" value="([^"]*)">')


class Answer(NamedTuple):
    status: int
    text: str
    headers: dict[str, str]

    @property
    def json(self) -> Any:
        return json.loads(self.text)


class _StayHere(HTTPRedirectHandler):
    """A redirect is an answer like any other."""

    def redirect_request(self, *_: Any) -> None:
        """Do not follow."""


_OPENER = build_opener(_StayHere)


def ask(url: str, method: str = "GET", data: dict[str, Any] | None = None, accept: str = "text/html") -> Answer:
    """One request; a form if `data` is given to a page, JSON if JSON is wanted back."""
    headers = {"Accept": accept}
    body = None
    if data is not None:
        as_json = accept == "application/json"
        body = (json.dumps(data) if as_json else urlencode(data)).encode()
        headers["Content-Type"] = accept if as_json else "application/x-www-form-urlencoded"
    request = Request(url, body, headers, method=method)
    try:
        with _OPENER.open(request, timeout=PATIENCE) as answer:
            return Answer(answer.status, answer.read().decode(), dict(answer.headers))
    except HTTPError as refused:
        with refused:
            return Answer(refused.code, refused.read().decode(), dict(refused.headers))


def look(url: str) -> Any:
    answer = ask(url, accept="application/json")
    assert answer.status == 200, (answer.status, answer.text)
    return answer.json


def text_of(mail: EmailMessage) -> str:
    part = mail.get_body(("plain",))
    assert part is not None
    text: str = part.get_content()
    return text


def links_of(mail: EmailMessage) -> list[str]:
    """The links of a mail's text part, each on a line of its own; the first is what the mail is about."""
    return LINK.findall(text_of(mail))


def press(url: str, action: str, **chosen: str) -> Answer:
    """Open the page, choose in its fields, and press its one button with that action (docs/design.md#contract)."""
    page = ask(url)
    assert page.status == 200, page.text
    answer = push(url, page, action, **chosen)
    assert answer is not None, page.text
    return answer


def push(url: str, page: Answer, action: str, **chosen: str) -> Answer | None:
    """Press the button with that action on an open page; None if it has none."""
    forms = [match for match in FORM.finditer(page.text) if f'name="action" value="{action}"' in match[2]]
    if len(forms) != 1:
        return None
    where = re.search(r'action="([^"]*)"', forms[0][1])
    fields = {unescape(name): unescape(value) for name, value in HIDDEN.findall(forms[0][2])}
    return ask(urljoin(url, unescape(where[1]) if where else url), "POST", {**fields, **chosen, "action": action})


def start_with_robot(site: str, mail: Callable[[str], EmailMessage]) -> str:
    """Start a game of Anna with a robot through the site at a URL; return the link to her seat once it is her turn.

    `mail` returns the first mail of a kind once it has come. Its links are opened at that URL, whatever their own is.
    """
    asked = ask(f"{site}/games", "POST", {"players": PLAYERS}, "application/json")
    assert asked.status == 201, asked.text
    assert press(_at(site, mail("confirm")), "confirm").status == 303
    seat = _at(site, mail("start"))
    until(lambda: look(seat)["legal"], PATIENCE, "Anna's turn")
    return seat


def _at(site: str, mail: EmailMessage) -> str:
    return f"{site}/p/{links_of(mail)[0].partition('/p/')[2]}"


class Acknowledged(NamedTuple):
    """A move that the site said was made."""

    seat: int
    move: str


def decide(view: dict[str, Any], chance: random.Random) -> str:
    """Mostly a sensible move, so that the game ends; sometimes any legal one, so that everything happens."""
    return chance.choice(view["legal"]) if chance.random() < 0.15 else engine.cautious(engine.read_view(view)).text


def play_turn(link: str, chance: random.Random) -> list[Acknowledged]:
    """Play on from a turn's or a window's link for as long as it is for its seat to move."""
    made: list[Acknowledged] = []
    table = look(link)
    while table["legal"] and not (table["window"] and table["window"]["answered"]):
        move = {"move": decide(table["view"], chance), "at": table["at"]}
        # While the database cannot be used, the same may be sent again: nothing is done twice.
        answer = until(
            lambda move=move: ask(f"{link}/moves", "POST", move, "application/json"),
            PATIENCE,
            "an answer of the database",
            lambda answer: answer.status != 503,
        )
        assert answer.status in (200, 202, 409), (answer.status, answer.text)
        if answer.status != 200:
            break
        if not table["window"]:  # an answer is sealed: whether it becomes a move is decided at the close
            made += [Acknowledged(table["seat"], move) for move in answer.json["did"]]
        table = answer.json
    return made
