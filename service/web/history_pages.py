"""A game's history for everybody: the moves in words, the table after any of them, the record."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from flask import Blueprint, Response, url_for
from sqlmodel import Session

from service import errors
from service.clocks import timeline
from service.gamelog.log import GameLog
from service.gamelog.record import record as of_game
from service.gamelog.story import Entry, story
from service.models import Game
from service.views import gate
from service.web import answers, lobby, seatpage
from service.web import moments as words
from service.web.desk import desk

blueprint = Blueprint("history", __name__)

EYEBROWS = {"over": "The whole story", "stopped": "A game that was stopped"}
WAITING = "This game begins when everybody who was asked has accepted. Its whole story will stand here, move by move."
GIVEN_UP = "This game was given up before the cards were dealt."
MARKS = {"clock": "the clock, when time was up", "robot": "a robot"}


@dataclass(frozen=True)
class Turn:
    """One player's turn: its moves, the answers of others among them."""

    name: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Hand:
    """One hand: its turns."""

    number: int
    turns: tuple[Turn, ...]


@dataclass(frozen=True)
class Place:
    """One player's end."""

    name: str
    money: int
    winner: bool


def find(session: Session, game_id: str) -> GameLog:
    """Return the game of this id. Raises errors.Forged."""
    known = len(game_id) == 24 and all(letter in "0123456789abcdef" for letter in game_id)
    game = session.get(Game, game_id) if known else None
    if game is None:
        raise errors.Forged("There is no game at this address. Perhaps the link was cut short on its way.")
    return GameLog(session, game)


def grouped(entries: list[Entry], names: list[str]) -> list[Hand]:
    """The story by hands and, in each, by turns."""
    return [
        Hand(
            number,
            tuple(
                Turn(names[seat], tuple(of_turn)) for seat, of_turn in groupby(of_hand, key=lambda entry: entry.turn)
            ),
        )
        for number, of_hand in groupby(entries, key=lambda entry: entry.hand_no)
    ]


# --- the whole story -------------------------------------------------------------------------------------------------


@blueprint.get("/g/<game_id>")
def game(game_id: str) -> Response:
    """The history page; as JSON the game's object as a bystander may have it."""
    with desk().database.reading() as session:
        found = find(session, game_id)
        if answers.wants_json():
            return answers.data(gate.seat_object(found, None))
        return _before(found) if found.game.started_at is None else _story(found)


def _before(found: GameLog) -> Response:
    return answers.page(
        "lobby.html",
        notice=None,
        greeting=GIVEN_UP if found.game.status == "stopped" else WAITING,
        terms=lobby.terms(found.game),
        guests=lobby.guests(found.game, found.seats, None),
    )


def _story(found: GameLog) -> Response:
    game, told = found.game, of_game(found)
    hands = grouped(story(found, None, 0, game.at), told["players"])
    return answers.page(
        "history.html",
        **seatpage.deadline(game),
        beside=_beside(found),
        terms=lobby.terms(game),
        table=seatpage.dealt(found, None),
        hands=hands,
        result=_result(told),
        seed=told.get("seed"),
        eyebrow=EYEBROWS.get(game.status, "The game so far"),
        record_url=url_for("history.record", game_id=game.id),
        at_url=url_for("history.game", game_id=game.id) + "/at",
        marks=MARKS,
        moment=words.moment,
        money=words.money,
    )


def _beside(found: GameLog) -> list[tuple[str, str, int]]:
    """What happened at the table beside the moves: when, in words, after which move."""
    told = []
    for line in timeline.public(found.session, found.game):
        # A player who takes a seat over sits there from the next move on.
        names = found.names_at(line.at + 1 if line.what == "substituted" else line.at)
        told.append((words.moment(line.made_at), timeline.words(line, names), line.at))
    return told


def _result(told: dict[str, Any]) -> list[Place] | None:
    """The players by their money, once the game is over."""
    result = told.get("result")
    if result is None:
        return None
    ends = zip(told["players"], result["money"], strict=True)
    places = [Place(name, money, n == result["winner"]) for n, (name, money) in enumerate(ends)]
    return sorted(places, key=lambda place: (-place.money, not place.winner))


@blueprint.get("/g/<game_id>.json")
def record(game_id: str) -> Response:
    """The record so far (FORMATS); hidden things only once the game is over."""
    with desk().database.reading() as session:
        return answers.data(of_game(find(session, game_id)))


# --- the table after one move ----------------------------------------------------------------------------------------


@blueprint.get("/g/<game_id>/at/<n>")
def game_at(game_id: str, n: str) -> Response:
    """The table after move n as a bystander may know it."""
    with desk().database.reading() as session:
        found = find(session, game_id)
        back = url_for("history.game", game_id=found.game.id)
        return _at(found, None, _number(found.game, n), back)


@blueprint.get("/p/<token>/at/<n>")
def seat_at(token: str, n: str) -> Response:
    """The table after move n as that seat may know it; with a link that is past, as anybody may."""
    with desk().database.reading() as session:
        visitor = seatpage.visit(session, token)
        back = url_for("pages.page", token=token)
        return _at(visitor.log, visitor.viewer, _number(visitor.game, n), back)


def _number(found: Game, text: str) -> int:
    """The number of a move of this game. Errors: Forged, saying which numbers there are."""
    if found.started_at is None:
        raise errors.Forged("The cards of this game are not dealt yet: there is no table to show.")
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 9 else -1
    if not 0 <= number <= found.at:
        raise errors.Forged(f"This game has the tables after moves 0 to {found.at}, and no other.")
    return number


def _at(found: GameLog, viewer: int | None, n: int, back: str) -> Response:
    if answers.wants_json():
        return answers.data(gate.seat_object(found, viewer, n))
    return answers.page(
        "at.html",
        game=found.game,
        table=seatpage.dealt(found, viewer, n),
        entries=story(found, viewer, n - 1, n) if n else [],
        n=n,
        before=f"{back}/at/{n - 1}" if n > 0 else None,
        after=f"{back}/at/{n + 1}" if n < found.game.at else None,
        back=back,
        money=words.money,
        moment=words.moment,
    )
