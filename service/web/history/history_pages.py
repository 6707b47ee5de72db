"""The history of a game: the moves of a hand as a story, all of them as text, and the record."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from flask import Blueprint, Response, request, url_for
from sqlmodel import Session

from engine.language import text
from service import errors
from service.gamelog.game_record import record as game_record
from service.gamelog.hands import Hand
from service.gamelog.log import GameLog
from service.gamelog.scores import ended_hands
from service.gamelog.story import finished, story
from service.gamelog.titles import name_of
from service.models import Game
from service.views import gate
from service.views.score_sheet import score_sheet
from service.views.tableau import TableView
from service.views.terms import terms_of
from service.web.base import responses
from service.web.base.app_state import app_state
from service.web.base.page_language import page_language
from service.web.history import chapters, hand_scores, perspective
from service.web.history.branch_notes import branch_note
from service.web.history.branch_offer import anybody_may_branch, may_branch
from service.web.history.perspective import Perspective
from service.web.link.link_requests import read_link, seat
from service.web.link.page_context import deadline, dealt_table, may_look_at_play, situation
from service.web.lobby import before_the_deal
from service.web.lobby.before_the_deal import GIVEN_UP

blueprint = Blueprint("history", __name__)

EYEBROWS = {"over": text("The whole story"), "stopped": text("A game that was stopped")}
EYEBROW = text("The game so far")
NOT_BEGUN = text(
    "This game begins when everybody who is invited has accepted. After that you can read it here, move by move."
)
NOT_DEALT = text("The cards of this game are not dealt yet, so there is no table to show.")


def find_game(session: Session, game_id: str) -> GameLog:
    """Return the game of this id. Raises errors.Forged if there is none, or if nobody may know of it yet."""
    log = existing_game(session, game_id)
    if log.game.sealed:
        raise errors.Forged(perspective.SEALED)
    return log


def existing_game(session: Session, game_id: str) -> GameLog:
    """Return the game of this id, also if it is sealed. Raises errors.Forged if there is none."""
    is_id = len(game_id) == 24 and all(letter in "0123456789abcdef" for letter in game_id)
    game = session.get(Game, game_id) if is_id else None
    if game is None:
        raise errors.Forged(text("There is no game at this address. Perhaps a part of the link is missing."))
    return GameLog(session, game)


@blueprint.get("/g/<game_id>")
def game(game_id: str) -> Response:
    """Show the history, a hand at a time; as JSON the game's object as a bystander may know it."""
    with app_state().database.reading() as session:
        log = find_game(session, game_id)
        if responses.wants_json():
            return responses.json_object(gate.seat_object(log, None))
        if log.game.started_at is None:
            return _lobby_page(log)
        seen = perspective.of_everybody(log)
        page = app_state().pages.page(
            log,
            lambda: _history_page(seen, may_branch=anybody_may_branch(log)),
            lambda: finished(log.game) or _hand_to_show(seen).last is not None,
        )
        return responses.revalidated(page)


@seat.get("/history")
def history() -> Response:
    """Show the history as that seat may know it; for a link that is past, as a bystander may."""
    with app_state().database.reading() as session:
        link = read_link(session)
        if not link.is_dealt:
            raise errors.Forged(NOT_DEALT)
        seen = perspective.of_link(link)
        if responses.wants_json():
            at = link.moment
            return responses.json_object(gate.seat_object(link.log, seen.viewer, at, fixed=at is not None))
        page = _history_page(seen, may_look_at_play=may_look_at_play(link), may_branch=may_branch(link))
        return responses.revalidated(page)


@blueprint.get("/g/<game_id>.json")
def record(game_id: str) -> Response:
    """Return the record so far (docs/formats.md#record); hidden things only once the game is over."""
    with app_state().database.reading() as session:
        return responses.json_object(game_record(find_game(session, game_id)).to_dict())


@blueprint.get("/g/<game_id>.txt")
def as_text(game_id: str) -> Response:
    """Return all moves so far as sentences, as a bystander may know them."""
    with app_state().database.reading() as session:
        log = find_game(session, game_id)
        if log.game.started_at is None:
            raise errors.Forged(NOT_DEALT)

        def story_as_text() -> Response:
            return Response("".join(f"{line}\n" for line in _text_lines(log)), mimetype="text/plain")

        return app_state().pages.page(log, story_as_text, lambda: finished(log.game))


def _text_lines(log: GameLog) -> Iterator[str]:
    """Yield all moves of a game that has been dealt, by hands and turns, each with its number and its sentences."""
    say = page_language().say
    yield say(name_of(log.game))
    yield say(text("commitment: {commitment}").format(commitment=log.game.commitment))
    for number, of_hand in groupby(story(log, None, 0, log.game.at), lambda entry: entry.hand_no):
        yield from ("", say(chapters.HAND.format(number=number)))
        for _, of_turn in groupby(of_hand, lambda entry: entry.turn):
            yield ""
            for entry in of_turn:
                yield from (f"{entry.n if n == 0 else '':>5} {say(line)}" for n, line in enumerate(entry.lines))


def _lobby_page(log: GameLog) -> Response:
    return responses.page(
        "lobby/lobby.html",
        notice=None,
        greeting=GIVEN_UP if log.game.status == "stopped" else NOT_BEGUN,
        terms=terms_of(log.game),
        guests=before_the_deal.guests(log.game, log.seats, None),
    )


def _history_page(seen: Perspective, *, may_look_at_play: bool = False, may_branch: bool) -> Response:
    hand = _hand_to_show(seen)
    return responses.page(
        "history/history.html",
        **_head(seen, hand),
        **_scores(seen, hand),
        terms=terms_of(seen.log.game),
        hand=hand,
        turns=chapters.turn_lines(seen, hand),
        events=chapters.table_events(seen, hand),
        chapters=chapters.chapter_links(seen, hand),
        views=seen.switches(hand=hand.number),
        first_url=seen.moment_url(hand.after),
        feed_url=None if seen.log.game.sealed else url_for("game_feed.turns", game_id=seen.log.game.id),
        may_look_at_play=may_look_at_play,
        may_branch=may_branch,
        seed=None if seen.fixed else game_record(seen.log).to_dict().get("seed"),
        branch=branch_note(seen.log),
    )


def _head(seen: Perspective, hand: Hand) -> dict[str, object]:
    """Return the table of a hand, and what the game waits for if it is the present table."""
    table, status = _table_of(seen, hand), seen.log.game.status
    now = hand.last is None and not seen.fixed
    return {
        "table": table,
        "eyebrow": EYEBROW if seen.fixed else EYEBROWS.get(status, EYEBROW),
        "situation": situation(seen.log, table) if now else table.situation,
        "due": deadline(seen.log, seen.zone) if now else None,
    }


def _scores(seen: Perspective, hand: Hand) -> dict[str, object]:
    """Return the score sheet of a hand, and on the first page the result of the game; None while there is none."""
    log, ended = seen.log, ended_hands(seen.log, seen.last)
    has_result = log.game.status == "over" and not seen.fixed and "hand" not in request.args
    return {
        "result": score_sheet(ended, log.names, None, log.position.winner).players if has_result else None,
        "sheet": hand_scores.sheet_of(ended, hand, log.names, seen.viewer),
        "players": hand_scores.scored_players(log),
        "posters": hand_scores.poster_chart(log, hand, seen.last),
        "has_scores": bool(ended) and not seen.fixed,
    }


def _hand_to_show(seen: Perspective) -> Hand:
    """Return the hand that the address names; else the first of a game that is over, or the present one.

    Raises errors.Forged if there is no such hand.
    """
    hands, named = chapters.shown_hands(seen), request.args.get("hand")
    if named is None:
        return hands[0 if hands[-1].last is not None else -1]
    number = number_in(named)
    if not 1 <= number <= len(hands):
        raise errors.Forged(text("This game has the hands 1 to {last} only.").format(last=len(hands)))
    return hands[number - 1]


def _table_of(seen: Perspective, hand: Hand) -> TableView:
    if hand.last is not None:
        return gate.table_at_end(seen.log, seen.viewer, hand.last)
    return dealt_table(seen.log, seen.viewer, seen.last if seen.fixed else None, fixed=seen.fixed)


def number_in(typed: str) -> int:
    """Return a number as it stands in an address, or -1."""
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 9 else -1
