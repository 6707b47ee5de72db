"""Examples of the calls that programs make, in the order in which they can be tried on one site.

The page for programs prints them, and a test sends them as they are printed: each gets the status and the keys that are
written here.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field

ANY = "…"
"""A value that differs from game to game."""

SEAT_OBJECT = {
    "game": ANY,
    "name": ANY,
    "status": "playing",
    "seat": 0,
    "at": ANY,
    "to_act": [0],
    "due": ANY,
    "view": ANY,
    "legal": ANY,
    "window": None,
}
BYSTANDER_OBJECT = SEAT_OBJECT | {"seat": None, "legal": []}
PAST_OBJECT = {"at": 1, "to_act": ANY, "due": ANY}
RECORD = {
    "format": "posse-record/1",
    "game": ANY,
    "edition": "gryphon-2014",
    "house_rules": {},
    "players": ["Anna", "Robby"],
    "dealer": ANY,
    "commitment": ANY,
    "moves": ANY,
}


@dataclass(frozen=True)
class Example:
    """A request and the response to it.

    `path` begins with a variable of an earlier example. `fields` are posted as a form, `body` as JSON; without both it
    is a GET. `answer` has all keys of the JSON. `keep`: variables for later examples, each with the key of its value.
    """

    title: str
    says: str
    path: str
    status: int
    answer: Mapping[str, object]
    fields: Mapping[str, str] = field(default_factory=dict)
    body: Mapping[str, object] | None = None
    keep: Mapping[str, str] = field(default_factory=dict)

    @property
    def command(self) -> str:
        """The request as a command for a shell."""
        if self.body is not None:
            kind, sent = "Content-Type", ["-d " + shlex.quote(json.dumps(self.body, ensure_ascii=False))]
        else:
            kind, sent = "Accept", [f'--data-urlencode "{name}={value}"' for name, value in self.fields.items()]
        return " \\\n  ".join([f"curl -H '{kind}: application/json'", *sent, f'"{self.path}"'])

    @property
    def response(self) -> str:
        """The body of the response, with `ANY` for what differs."""
        return json.dumps(self.answer, ensure_ascii=False)


EXAMPLES = (
    Example(
        "Start a game",
        "If all others are robots and you give no address, the game begins at once, and “url” is your seat: whoever "
        "has that address plays for you. A “robot” is a greenhorn, cautious, a deputy, a marshal, a gunslinger or a "
        "homesteader. With “orders” nobody is asked out of turn; standing orders decide.",
        "$SITE/games",
        201,
        {"game": ANY, "url": ANY},
        body={"players": [{"name": "Anna"}, {"name": "Robby", "robot": "deputy"}], "windows": "orders"},
        keep={"GAME": "game", "SEAT": "url"},
    ),
    Example(
        "Start a game with people",
        "The first player is the organiser and gets a mail to confirm; then the others are invited. At “mail” a "
        "program sees whether that mail was refused. Only “players” is needed. “language” is for those who are new "
        "here; “anyone” leaves a seat to whoever opens “join”, posts “name” and “email” there and confirms by mail.",
        "$SITE/games",
        201,
        {"game": ANY, "url": ANY, "mail": ANY, "join": ANY},
        body={
            "name": "Friday",
            "edition": "gryphon-2014",
            "players": [
                {"name": "Anna", "email": "anna@example.org"},
                {"name": "Burt", "email": "burt@example.org", "language": "de"},
                {"anyone": True},
            ],
            "turn_hours": 48,
            "window_hours": 8,
        },
    ),
    Example(
        "See the table",
        "The seat’s object. “at” is the number of moves so far; a post names it, so that it cannot hit a table that "
        "has changed. “legal” has every move that you may make now, in the form in which it is posted. “view” is the "
        "table as you may see it; “window” is null, or the open question.",
        "$SEAT",
        200,
        SEAT_OBJECT,
        keep={"AT": "at"},
    ),
    Example(
        "Make a move",
        "Several moves in one post are separated by a semicolon. “did” has what was done; “stopped”, if it is "
        "there, why a line of moves stopped early.",
        "$SEAT/moves",
        200,
        SEAT_OBJECT | {"did": ANY},
        fields={"move": "draw supply", "at": "$AT"},
    ),
    Example(
        "Send the same again",
        "A post that is repeated is done once, and gets the same answer. So a program may repeat what was cut off.",
        "$SEAT/moves",
        200,
        SEAT_OBJECT | {"did": ANY},
        fields={"move": "draw supply", "at": "$AT"},
    ),
    Example(
        "Come too late",
        "Another move for a table that has changed is refused. The answer says what has changed, and the present “at”.",
        "$SEAT/moves",
        409,
        {"error": "stale", "message": ANY, "legal": ANY, "at": ANY},
        fields={"move": "draw discard", "at": "$AT"},
        keep={"AT": "at"},
    ),
    Example(
        "Make a mistake",
        "“error” is unreadable, ambiguous or illegal; “message” is for people; “legal” says what is possible.",
        "$SEAT/moves",
        422,
        {"error": "unreadable", "message": ANY, "legal": ANY, "at": ANY},
        fields={"move": "rob the train", "at": "$AT"},
    ),
    Example(
        "Leave standing orders",
        "“photo” and “wyatt” answer for you out of turn: always, never or ask. “draw” is ask or supply.",
        "$SEAT/orders",
        200,
        SEAT_OBJECT | {"orders": ANY},
        fields={"photo": "always", "wyatt": "always", "draw": "ask"},
    ),
    Example(
        "Watch as a bystander",
        "What everybody may see who knows the game’s address.",
        "$SITE/g/$GAME",
        200,
        BYSTANDER_OBJECT,
    ),
    Example(
        "Look at an earlier table",
        "The table after the first move, as a bystander may know it. The same below your seat shows what you knew.",
        "$SITE/g/$GAME/at/1",
        200,
        BYSTANDER_OBJECT | PAST_OBJECT,
    ),
    Example(
        "Read the record",
        "All moves so far. When the game is over it also has the seed, with which every shuffle can be checked.",
        "$SITE/g/$GAME.json",
        200,
        RECORD,
    ),
    Example(
        "Look for the deal of the day",
        "One hand that everybody plays with the same cards until “closes”. “played” is how many have ended it.",
        "$SITE/daily",
        200,
        {"date": ANY, "closes": ANY, "commitment": ANY, "played": 0},
        keep={"DAY": "date"},
    ),
    Example(
        "Play the deal",
        "“url” is a seat like any other. With “email” a mail asks to confirm that address, for which one hand of each "
        "deal counts; with “day” an earlier deal is played, which counts for nobody.",
        "$SITE/daily",
        201,
        {"game": ANY, "url": ANY},
        body={"name": "Anna"},
    ),
    Example(
        "Read the deal too early",
        "When its day is over: “date”, “seed”, “commitment” and “results”. Until then nothing.",
        "$SITE/daily/$DAY",
        404,
        {"error": "forged", "message": ANY, "legal": None, "at": None},
    ),
    Example(
        "Use a wrong link",
        "A link that this site did not make is never told apart from one that is misspelt.",
        "$SITE/p/not-a-link",
        404,
        {"error": "forged", "message": ANY, "legal": None, "at": None},
    ),
    Example(
        "Ask whether the site works",
        "At /readyz the answer is 503 while no move can be taken.",
        "$SITE/healthz",
        200,
        {"status": "alive"},
    ),
)
