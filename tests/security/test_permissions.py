"""Every link may do what one table says and nothing else: each scope, each standing, each action, over HTTP.

A page or a post that is not in ROUTES, or an action that no route carries, makes these tests fail.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from flask import Flask
from sqlmodel import SQLModel
from werkzeug.test import TestResponse

from service.db.database import Database
from service.links import OF_A_PLAYER, Action, Scope, Standing, Verdict, holder, verdict
from service.links.permissions import ACTIONS
from tests.devices.push_service import Browser
from tests.quick import few
from tests.security.scenes import LINKS, STANDINGS, Held, build
from tests.service.web.conftest import JSON

SCOPES: tuple[Scope, ...] = get_args(Scope)


class Route(NamedTuple):
    """One way to ask for an action."""

    action: Action
    method: str
    path: str
    body: dict[str, Any] | None = None


ONE_CLICK = {"List-Unsubscribe": "One-Click"}
SUBSCRIPTION = Browser("1", "").subscription
ROUTES = (
    Route("look", "GET", ""),
    Route("look", "GET", "/at/<n>"),
    Route("look", "GET", "/history"),
    Route("move", "POST", "/moves", {"move": "draw supply", "at": 0}),
    Route("look", "GET", "/review"),
    Route("move", "POST", "/review", {"move": "draw supply", "at": 0}),
    Route("order", "POST", "/orders", {"photo": "never"}),
    Route("clock", "GET", "/clock"),
    Route("clock", "POST", "/clock", {"time_zone": "Europe/Berlin"}),
    Route("language", "GET", "/language"),
    Route("language", "POST", "/language", {"language": "en"}),
    Route("mute", "GET", "/mails"),
    Route("mute", "POST", "/mails", {"mails": "off"}),
    Route("mute", "GET", "/mails/all"),
    Route("plan", "POST", "/mails/all", {"plan": "digest", "digest_at": "7:30"}),
    Route("mute all", "POST", "/mails/all", {"mails": "off"}),
    Route("plan", "GET", "/mails/deal"),
    Route("plan", "POST", "/mails/deal", ONE_CLICK),
    Route("rank", "GET", "/deals"),
    Route("mails", "GET", "/mail-history"),
    Route("again", "POST", "/mail-history", {}),
    Route("games", "POST", "/my-games", {}),
    Route("note", "POST", "/note", {"note": "Burt collects Jesse James."}),
    Route("resign", "GET", "/resign"),
    Route("resign", "POST", "/resign", {}),
    Route("return", "POST", "/return", {}),
    Route("resume", "POST", "/resume", {}),
    Route("ask", "POST", "/motions", {"kind": "end"}),
    Route("answer", "POST", "/motions/<int:motion>", {"answer": "no"}),
    Route("talk", "GET", "/talk"),
    Route("talk", "POST", "/talk", {"line": "Good luck!"}),
    Route("talk", "POST", "/talk/own", {"talk": "off"}),
    Route("silence", "POST", "/talk/all", {"talk": "off"}),
    Route("confirm", "POST", "", {"action": "confirm"}),
    Route("accept", "POST", "", {"action": "accept"}),
    Route("decline", "POST", "", {"action": "decline"}),
    Route("fill", "POST", "", {"action": "robot", "seat": 2}),
    Route("fill", "POST", "", {"action": "ask", "seat": 2, "name": "Eve", "email": "eve@posse.test"}),
    Route("remind", "POST", "", {"action": "remind", "seat": 2}),
    Route("cancel", "GET", "/cancel"),
    Route("cancel", "POST", "/cancel", {}),
    Route("correct", "POST", "", {"action": "correct", "email": "anna.b@posse.test"}),
    Route("never", "POST", "", {"action": "never"}),
    Route("never", "POST", "", ONE_CLICK),
    Route("unblock", "POST", "", {"action": "unblock"}),
    Route("watch", "POST", "/watch", {"watch": "on"}),
    Route("apart", "GET", "/company"),
    Route("apart", "POST", "/company", {"block": 0}),
    Route("league", "GET", "/leagues"),
    Route("league", "POST", "/leagues", {"mails": "off"}),
    Route("league", "POST", "/leagues/new", {"name": "Sunday league"}),
    Route("league", "GET", "/leagues/mails"),
    Route("league", "POST", "/leagues/mails", ONE_CLICK),
    Route("page", "GET", "/own-page"),
    Route("page", "POST", "/own-page", {"name": "Dock Holiday"}),
    Route("forget", "GET", "/forget"),
    Route("forget", "POST", "/forget", {}),
    Route("address", "POST", "/address", {"email": "anna.b@posse.test"}),
    Route("analyse", "GET", "/my-play"),
    Route("analyse", "POST", "/my-play", {}),
    Route("coach", "POST", "/my-play/all", {}),
    Route("calendar", "GET", "/deadlines.ics"),
    Route("subscribe", "GET", "/calendar"),
    Route("subscribe", "POST", "/calendar", {}),
    Route("rank", "POST", "/ranking", {"named": "yes"}),
    Route("rank", "GET", "/choices"),
    Route("chat", "GET", "/chat"),
    Route("chat", "POST", "/chat", {"kind": "json", "address": "https://chat.posse.test/hook"}),
    Route("chat", "POST", "/chat/off", {}),
    Route("chat", "POST", "/chat/name", {"mention": "anna"}),
    Route("device", "GET", "/device"),
    Route("device", "POST", "/device", SUBSCRIPTION),
    Route("device", "POST", "/device/off", {"device": 1}),
    Route("rematch", "POST", "/rematch", {}),
    Route("branch", "POST", "/at/<n>", {"seat": 0}),
    Route("renew", "POST", "/links", {}),
    Route("resend", "POST", "/links", {}),
)
REFUSED_BY_THE_GAME = {
    ("confirm", "live", "fill"): 409,  # the seat is not free
    ("confirm", "live", "remind"): 429,  # the invitation was mailed just now
    ("confirm", "past", "cancel"): 410,  # the cards are dealt
    ("confirm", "live", "move"): 409,  # nothing is dealt
    ("invite", "live", "move"): 409,
    ("seat", "live", "move"): 409,  # it is somebody else's turn
    ("seat", "live", "address"): 409,  # the seat has an address
    ("seat", "live", "rematch"): 409,  # the game is not over
    ("seat", "live", "branch"): 409,
    ("seat", "live", "analyse"): 404,
    ("seat", "live", "coach"): 404,
    ("seat", "live", "rank"): 409,  # this game is of no deal
    ("seat", "live", "again"): 409,  # so no mail asks this player
    ("seat", "live", "silence"): 409,  # the organiser has another seat
    ("window", "live", "silence"): 409,
    ("window", "live", "move"): 409,  # there have been moves since `at`
    ("join", "past", "confirm"): 410,  # the game was closed before the request was confirmed
    ("join", "past", "decline"): 410,
    ("offer", "past", "accept"): 410,  # the offer was declined: only that may be said again
}
ANSWERED = {  # whatever the link
    ("POST", "/chat"): 409,  # the organiser has another seat
    ("POST", "/chat/off"): 409,
    ("POST", "/chat/name"): 410,  # the game has no chat
    ("POST", "/leagues/new"): 409,  # its player has no page of their own
    ("GET", "/choices"): 404,  # the game is of no deal
    ("GET", "/deals"): 200,  # those of all games of the player
}
OF_A_TABLE = ("/at/<n>", "/history")  # before the deal there is none; and the invitation's link is the right one
WITH_BUTTONS = ("proposal", "confirm", "invite", "offer", "address", "join")
# Of no seat: test_links_to_all_games.py; web/: test_player_pages.py, test_calendars_and_feeds.py, test_device_pages.py.
OF_A_SEAT = [scope for scope in SCOPES if scope not in OF_A_PLAYER]
THERE_ARE_NO = {
    "past": ("seat", "language", "league", "deadlines"),
    "revoked": ("offer", "address", "join"),
    "former": ("offer", "proposal", "address", "join"),
}
LINKS_THAT_EXIST = [
    (scope, standing) for standing in STANDINGS for scope in OF_A_SEAT if scope not in THERE_ARE_NO.get(standing, ())
]
# Of each scope the live links, and of one those of any standing; all others are part of `make proof`.
TESTED = [(scope, standing) for scope, standing in LINKS_THAT_EXIST if standing == "live" or scope == "turn"]
OTHERS = [link for link in LINKS_THAT_EXIST if link not in TESTED]


def test_no_page_of_a_link_is_forgotten(app: Flask) -> None:
    known = {(route.method, f"/p/<token>{route.path}") for route in ROUTES}
    served = {
        (method, rule.rule)
        for rule in app.url_map.iter_rules()
        if "token" in rule.arguments
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    assert served == known
    assert {route.action for route in ROUTES} == set(ACTIONS) - {"list"}


def test_what_the_table_says_in_figures() -> None:
    """Count the combinations by their permission: a change of the table shows in the numbers."""
    said = Counter(verdict(*one) for one in ((a, b, c) for a in SCOPES for b in STANDINGS for c in ACTIONS))
    assert said.total() == 22 * 4 * 46
    assert said == {Verdict.ALLOWED: 165, Verdict.BYSTANDER: 62, Verdict.REFUSED: 3821}


@pytest.mark.parametrize(
    ("actions", "scopes"),
    [
        pytest.param("forget", "confirm invite seat", id="what cannot be undone needs no link in a turn's mail"),
        pytest.param("fill remind cancel", "confirm", id="the organiser says who plays before the deal"),
        pytest.param("analyse", "seat analysis", id="the link of the result mail shows how its player played"),
        pytest.param("rematch branch", "seat analysis", id="links of the whole game play it again or on"),
        pytest.param("address chat", "seat", id="a seat link names an address, and the game's chat"),
        pytest.param("device", "seat games device", id="a device is told of a game, or of all"),
        pytest.param("mails again games note talk silence", "seat turn window", id="the present player of a game"),
        pytest.param("plan", "seat mute plan", id="a choice for all games needs no link in the text of a turn's mail"),
        pytest.param("look", "confirm invite seat turn window done analysis", id="a hand is shown to its player"),
    ],
)
def test_only_these_live_links_do(actions: str, scopes: str) -> None:
    for action in actions.split():
        may = {(scope, standing) for scope in SCOPES for standing in STANDINGS if _says(scope, standing, action)}
        assert may == {(scope, "live") for scope in scopes.split()}, action


@pytest.mark.parametrize(
    ("scope", "live", "others"),
    [
        # It asks for the analysis, and plays again or on.
        ("analysis", "look analyse rematch branch", {("revoked", "resend")}),
        ("games", "list coach subscribe device", set()),
        # It lists all games until its device is told nothing more.
        ("device", "list device", set()),
        ("deadlines", "calendar", set()),
        ("calendar", "calendar", set()),
        # It changes the page of a player.
        ("player", "page", set()),
        # It joins leagues and leaves them.
        ("league", "league", {("revoked", "resend")}),
        # It chooses, and switches no mails off.
        ("plan", "plan", {("past", "resend"), ("revoked", "resend")}),
    ],
)
def test_a_link_does_this_and_nothing_else(scope: Scope, live: str, others: set[tuple[Standing, Action]]) -> None:
    may = {(standing, action) for standing in STANDINGS for action in ACTIONS if _says(scope, standing, action)}
    assert may == {("live", action) for action in live.split()} | others


def test_a_link_of_somebody_who_has_left_the_seat_does_nothing_to_it() -> None:
    for scope in SCOPES:
        allowed = {action for action in ACTIONS if _says(scope, "former", action)}
        assert allowed == ({"never"} if scope in ("confirm", "invite") else set())


def _says(scope: Scope, standing: Standing, action: Any) -> bool:
    return verdict(scope, standing, action) is Verdict.ALLOWED


@pytest.mark.slow
@pytest.mark.parametrize(("scope", "standing"), few([*TESTED, *OTHERS], len(TESTED)))
def test_a_link_does_what_the_table_says(
    app: Flask, database: Database, now: datetime, scope: Scope, standing: Standing
) -> None:
    held = build(database, now, scope, standing)
    with database.reading() as session:
        assert holder(session, LINKS.read(held.path.rpartition("/")[2]), now)[1] == standing
    database.close()
    file = Path(database.location)
    unused, connection = file.read_bytes(), sqlite3.connect(file)
    before, dealt = _rows(connection), connection.execute("SELECT started_at FROM game").fetchall() != [(None,)]
    for route in ROUTES:
        answer = _asked(app, held, route)
        told = f"{route.method} {route.path or '/'} for {route.action}: {answer.status_code}"
        assert answer.status_code == _status(scope, standing, route, dealt), told
        allowed = any(_says(scope, standing, action) for action in _actions(route))
        if route.action == "look" or not allowed:
            own = held.seat if allowed and answer.status_code == 200 else None
            assert answer.json.get("seat") == own, told
        if _rows(connection) != before:
            assert allowed, told
            assert route.method == "POST", told
            connection.close()
            database.close()  # else its connections would know the rows of before
            file.write_bytes(unused)
            connection = sqlite3.connect(file)
    connection.close()


def _actions(route: Route) -> tuple[Action, ...]:
    """What a route is asked for: one button mails a link anew or once more, depending on the link that it is on."""
    return ("renew", "resend") if route.path == "/links" else (route.action,)


def _status(scope: Scope, standing: Standing, route: Route, dealt: bool) -> int:
    """Return the status that the table and the game's state together ask for."""
    verdicts = {verdict(scope, standing, action) for action in _actions(route)}
    if verdicts == {Verdict.REFUSED}:
        has_other_buttons = route.path == "" and standing == "live" and scope in WITH_BUTTONS
        return 400 if has_other_buttons else 410
    if not dealt and (route.path == "/links" or (route.action == "look" and route.path in OF_A_TABLE)):
        return 409 if route.path == "/links" else 404
    done = 201 if route.action == "branch" else 200
    by_game = REFUSED_BY_THE_GAME.get((scope, standing, route.action), done)
    return ANSWERED.get((route.method, route.path), by_game)


def _asked(app: Flask, held: Held, route: Route) -> TestResponse:
    path = route.path.replace("<n>", "0").replace("<int:motion>", str(held.motion))
    return app.test_client().open(held.path + path, method=route.method, json=route.body, headers=JSON)


def _rows(connection: sqlite3.Connection) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in the database."""
    return {table: connection.execute(f'SELECT * FROM "{table}"').fetchall() for table in SQLModel.metadata.tables}
