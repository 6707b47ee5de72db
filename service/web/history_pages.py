"""A game's history for everybody: the moves as sentences, the table after each of them, and the record."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import Any

from flask import Blueprint, Response, url_for
from sqlmodel import Session

from service import errors
from service.clocks import timeline
from service.gamelog.log import GameLog
from service.gamelog.record import record as game_record
from service.gamelog.story import Entry, story
from service.models import Game
from service.text import amounts
from service.views import gate
from service.views.terms import terms_of
from service.web import formats, lobby, responses
from service.web.app_state import app_state
from service.web.page_context import deadline, dealt_table, situation
from service.web.visits import read_visit

blueprint = Blueprint("history", __name__)

EYEBROWS = {"over": "The whole story", "stopped": "A game that was stopped"}
EYEBROW = "The game so far"
NOT_BEGUN = (
    "This game begins when everybody who is invited has accepted. After that you can read it here, move by move."
)
GIVEN_UP = "This game was given up before the cards were dealt."
MARKS = {"clock": "played by the clock, when time was up", "robot": "played by a robot"}
NO_SUCH_GAME = "There is no game at this address. Perhaps a part of the link is missing."
NOT_DEALT = "The cards of this game are not dealt yet, so there is no table to show."
NO_SUCH_MOVE = "This game has tables after the moves 0 to {last} only."


@dataclass(frozen=True)
class TurnStory:
    """One player's turn with its moves, the answers of others included."""

    name: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class HandStory:
    """One hand with its turns."""

    number: int
    turns: tuple[TurnStory, ...]


@dataclass(frozen=True)
class TableEvent:
    """Something that happened at the table beside the moves, and the number of the move before it."""

    when: str
    sentence: str
    after: int


@dataclass(frozen=True)
class FinalResult:
    """A player's money at the end of the game."""

    name: str
    money: int
    winner: bool


def find_game(session: Session, game_id: str) -> GameLog:
    """Return the game of this id. Raises errors.Forged."""
    is_id = len(game_id) == 24 and all(letter in "0123456789abcdef" for letter in game_id)
    game = session.get(Game, game_id) if is_id else None
    if game is None:
        raise errors.Forged(NO_SUCH_GAME)
    return GameLog(session, game)


# --- the whole story -------------------------------------------------------------------------------------------------


@blueprint.get("/g/<game_id>")
def game(game_id: str) -> Response:
    """Show the history; as JSON the game's object as a bystander may know it."""
    with app_state().database.reading() as session:
        log = find_game(session, game_id)
        if responses.wants_json():
            return responses.json_object(gate.seat_object(log, None))
        return _lobby_page(log) if log.game.started_at is None else _history_page(log)


@blueprint.get("/g/<game_id>.json")
def record(game_id: str) -> Response:
    """Return the record so far (FORMATS); hidden things only once the game is over."""
    with app_state().database.reading() as session:
        return responses.json_object(game_record(find_game(session, game_id)))


def _lobby_page(log: GameLog) -> Response:
    return responses.page(
        "lobby.html",
        notice=None,
        greeting=GIVEN_UP if log.game.status == "stopped" else NOT_BEGUN,
        terms=terms_of(log.game),
        guests=lobby.guests(log.game, log.seats, None),
    )


def _history_page(log: GameLog) -> Response:
    game, record, table = log.game, game_record(log), dealt_table(log, None)
    return responses.page(
        "history.html",
        due=deadline(log),
        events=_table_events(log),
        terms=terms_of(game),
        table=table,
        situation=situation(log, table),
        hands=_by_hands(story(log, None, 0, game.at), record["players"]),
        result=_final_results(record),
        seed=record.get("seed"),
        eyebrow=EYEBROWS.get(game.status, EYEBROW),
        record_url=url_for("history.record", game_id=game.id),
        at_url=url_for("history.game", game_id=game.id) + "/at",
        marks=MARKS,
        moment=formats.moment,
        money=amounts.money,
    )


def _by_hands(entries: list[Entry], names: list[str]) -> list[HandStory]:
    """Return the moves by hands and, in each hand, by turns."""
    return [
        HandStory(
            number,
            tuple(
                TurnStory(names[seat], tuple(of_turn))
                for seat, of_turn in groupby(of_hand, key=lambda entry: entry.turn)
            ),
        )
        for number, of_hand in groupby(entries, key=lambda entry: entry.hand_no)
    ]


def _table_events(log: GameLog) -> list[TableEvent]:
    events = []
    for note in timeline.public(log.session, log.game):
        # A player who takes a seat over has it from the next move on.
        names = log.names_at(note.at + 1 if note.what == "substituted" else note.at)
        events.append(TableEvent(formats.moment(note.made_at), timeline.words(note, names), note.at))
    return events


def _final_results(record: dict[str, Any]) -> list[FinalResult] | None:
    """Return the players, the richest first; None until the game is over."""
    result = record.get("result")
    if result is None:
        return None
    amounts = zip(record["players"], result["money"], strict=True)
    results = [FinalResult(name, money, n == result["winner"]) for n, (name, money) in enumerate(amounts)]
    return sorted(results, key=lambda one: (-one.money, not one.winner))


# --- the table after one move ----------------------------------------------------------------------------------------


@blueprint.get("/g/<game_id>/at/<n>")
def game_at(game_id: str, n: str) -> Response:
    """Show the table after move n as a bystander may know it."""
    with app_state().database.reading() as session:
        log = find_game(session, game_id)
        back = url_for("history.game", game_id=log.game.id)
        return _table_at(log, None, n, back)


@blueprint.get("/p/<token>/at/<n>")
def seat_at(token: str, n: str) -> Response:
    """Show the table after move n as that seat may know it; for a link that is past, as a bystander may."""
    with app_state().database.reading() as session:
        visit = read_visit(session, token)
        back = url_for("link.page", token=token)
        return _table_at(visit.log, visit.viewer, n, back, visit.moment)


def _move_number(game: Game, text: str, last: int) -> int:
    """Return the number of a move of this game, up to `last`. Raises errors.Forged, which says these numbers."""
    if game.started_at is None:
        raise errors.Forged(NOT_DEALT)
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 9 else -1
    if not 0 <= number <= last:
        raise errors.Forged(NO_SUCH_MOVE.format(last=last))
    return number


def _table_at(log: GameLog, viewer: int | None, number: str, back: str, moment: int | None = None) -> Response:
    """Return the table after a move; with `moment` as a past one, and as if that had been the last move so far."""
    last, fixed = (log.game.at, False) if moment is None else (moment, True)
    n = _move_number(log.game, number, last)
    if responses.wants_json():
        return responses.json_object(gate.seat_object(log, viewer, n, fixed=fixed))
    return responses.page(
        "at.html",
        game=log.game,
        table=dealt_table(log, viewer, n, fixed=fixed),
        entries=story(log, viewer, n - 1, n) if n else [],
        n=n,
        before=f"{back}/at/{n - 1}" if n > 0 else None,
        after=f"{back}/at/{n + 1}" if n < last else None,
        back=back,
        money=amounts.money,
        moment=formats.moment,
    )
