"""The table after any move of a game, from any seat, with links to the next and previous hand, turn and move."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from flask import Blueprint, Response

from engine.language import text
from service import errors
from service.gamelog.story import finished, is_draw, story
from service.models import Game
from service.views import gate
from service.views.terms import terms_of
from service.web.base import responses, time_formats
from service.web.base.app_state import app_state
from service.web.history import chapters, perspective
from service.web.history.branch_notes import branch_note
from service.web.history.branch_offer import anybody_may_branch, branch_offer, may_branch
from service.web.history.history_pages import NOT_DEALT, find_game, number_in
from service.web.history.perspective import Perspective
from service.web.link.link_requests import read_link, seat
from service.web.link.page_context import dealt_table

blueprint = Blueprint("moments", __name__)


class MomentStep(NamedTuple):
    """A link to another moment. `keys`: how the keyboard follows it. `url` is None if there is no such moment."""

    label: str
    hint: str
    keys: str
    url: str | None
    rel: str | None


class Moments(NamedTuple):
    """The links of the table after move `n` of `last`. `pattern`: the address of a moment, `{n}` for its number."""

    n: int
    last: int
    back: tuple[MomentStep, ...]
    forward: tuple[MomentStep, ...]
    pattern: str


@blueprint.get("/g/<game_id>/at/<n>")
def game_at(game_id: str, n: str) -> Response:
    """Show the table after move n as a bystander may know it."""
    with app_state().database.reading() as session:
        seen = perspective.of_everybody(find_game(session, game_id))
        if responses.wants_json():
            return _table_json(seen, n)
        page = app_state().pages.page(
            seen.log,
            lambda: _table_page(seen, n, may_branch=anybody_may_branch(seen.log)),
            lambda: _hand_has_ended(seen, n),
        )
        return responses.revalidated(page)


@seat.get("/at/<n>")
def moment(n: str) -> Response:
    """Show the table after move n as that seat may know it; for a link that is past, as a bystander may."""
    with app_state().database.reading() as session:
        link = read_link(session)
        seen = perspective.of_link(link)
        if responses.wants_json():
            return _table_json(seen, n)
        return responses.revalidated(_table_page(seen, n, may_branch=may_branch(link)))


def move_number(game: Game, typed: str, last: int) -> int:
    """Return the number of a move of this game, up to `last`. Raises errors.Forged, which says these numbers."""
    if game.started_at is None:
        raise errors.Forged(NOT_DEALT)
    number = number_in(typed)
    if not 0 <= number <= last:
        raise errors.Forged(text("This game has tables after the moves 0 to {last} only.").format(last=last))
    return number


def _table_json(seen: Perspective, number: str) -> Response:
    n = move_number(seen.log.game, number, seen.last)
    return responses.json_object(gate.seat_object(seen.log, seen.viewer, n, fixed=seen.fixed))


def _table_page(seen: Perspective, number: str, *, may_branch: bool) -> Response:
    n = move_number(seen.log.game, number, seen.last)
    log, hand = seen.log, chapters.hand_of(seen, n)
    revealed = gate.revealed_hands(log, n) if seen.revealed else []
    return responses.page(
        "history/moment.html",
        terms=terms_of(log.game),
        table=dealt_table(log, seen.viewer, n, fixed=seen.fixed, marked=True),
        hands=list(zip(log.names, revealed, strict=True)) if revealed else [],
        entries=story(log, seen.viewer, n - 1, n, revealed=seen.revealed) if n else [],
        moments=_moments_around(seen, n),
        turns=chapters.turn_lines(seen, hand, n),
        hand_no=hand.number,
        history_url=seen.history_url(hand.number),
        views=seen.switches(n=n),
        moment=None if seen.fixed else partial(time_formats.moment, zone=seen.zone),
        branch=branch_note(log),
        offer=branch_offer(log, n, seen.seat) if may_branch else None,
        branch_url=seen.branch_url(n),
    )


def _hand_has_ended(seen: Perspective, number: str) -> bool:
    """Return whether the hand of a move has ended, so that the page of the table after it stays the same.

    The last move of a hand deals the next one, which may still be played: that table is the present one, or was.
    """
    n = move_number(seen.log.game, number, seen.last)
    last = chapters.hand_of(seen, n).last
    return finished(seen.log.game) or (last is not None and n < last)


def _moments_around(seen: Perspective, n: int) -> Moments:
    turns = [move.n - 1 for move in seen.log.moves[: seen.last] if is_draw(move)]
    hands = [hand.after for hand in chapters.shown_hands(seen)]

    def step(label: str, hint: str, keys: str, to: int | None, rel: str | None = None) -> MomentStep:
        return MomentStep(label, hint, keys, None if to is None or to == n else seen.moment_url(to), rel)

    return Moments(
        n,
        seen.last,
        back=(
            step(text("⇤ First"), text("the first deal"), "Shift+Home", 0),
            step(text("← Hand"), text("the deal of a hand before"), "Control+ArrowLeft", _before(hands, n)),
            step(text("← Turn"), text("the beginning of a turn before"), "Shift+ArrowLeft", _before(turns, n)),
            step(text("← Move"), text("one move back"), "ArrowLeft", n - 1 if n else None, "prev"),
        ),
        forward=(
            step(text("Move →"), text("one move forward"), "ArrowRight", n + 1 if n < seen.last else None, "next"),
            step(text("Turn →"), text("the beginning of the next turn"), "Shift+ArrowRight", _after(turns, n)),
            step(text("Hand →"), text("the deal of the next hand"), "Control+ArrowRight", _after(hands, n)),
            step(text("Last ⇥"), text("the last move"), "Shift+End", seen.last),
        ),
        pattern=seen.moment_pattern,
    )


def _before(places: list[int], n: int) -> int | None:
    return max((place for place in places if place < n), default=None)


def _after(places: list[int], n: int) -> int | None:
    return min((place for place in places if place > n), default=None)
