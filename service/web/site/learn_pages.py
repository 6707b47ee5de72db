"""Learn by playing: a first hand against a robot, step by step, and a part of another for the cards that it lacks.

Nothing is stored: the address identifies the step.
"""

from __future__ import annotations

from collections.abc import Sequence

from flask import Blueprint, Response, request, url_for
from werkzeug.exceptions import NotFound

import engine
from engine.language import text
from service.gamelog.scores import ended_hands
from service.views.terms import terms_of
from service.web.base import bodies, responses
from service.web.base.app_state import app_state
from service.web.base.page_language import page_language
from service.web.link import page_notices
from service.web.link.page_context import dealt_table
from service.web.link.page_notices import PageNotice
from service.web.site import lesson
from service.web.site.lesson import FIRST_HAND, MORE_CARDS
from service.web.site.lesson_steps import YOU, LessonStep
from service.web.turn.move_section import EXAMPLE, EXAMPLE_OF_AN_ANSWER, move_section
from service.web.turn.turn_form import not_in_form, turn_form
from service.web.turn.turn_review import review_of

blueprint = Blueprint("learn", __name__)

OTHERWISE = text("You may do that. It would do this:")
BETTER = text("Another move is better here. {why}")
STEP, THE_END, PLAY = text("Step {number}"), text("The end of the hand"), text("Play a game")


@blueprint.get("/learn")
@blueprint.get("/learn/<int:number>")
def show(number: int = 1) -> Response:
    """Show a step: its explanation, its task, and the forms of a real game."""
    return responses.public_page("site/learn.html", **_context(number))


@blueprint.get("/learn/end")
def end() -> Response:
    """Show how the hand was paid, and where to go from here."""
    log = FIRST_HAND.log_before(FIRST_HAND.last + 1)
    (hand,) = ended_hands(log, log.game.at)
    posters = [
        (engine.CARDS[one.outlaw].name, one.reward, engine.describe_scoring(one, log.names, YOU))
        for one in hand.score.posters
    ]
    return responses.page(
        "site/learn_end.html",
        before=_way_to(FIRST_HAND.last),
        more_cards=_address(MORE_CARDS.first),
        posters=posters,
        gained=list(zip(log.names, hand.score.gained, strict=True)),
        numbers=engine.NUMBERS,
        anybody=not app_state().settings.organisers,
    )


@blueprint.post("/learn/<int:number>")
def play(number: int) -> Response:
    """Judge a line: 303 if it is what the step teaches, else the step with what the line would have done."""
    step, chosen = _step_to_play(number), bodies.chosen_moves(request, bodies.read_body(request))
    try:
        tried = lesson.try_line(number, "; ".join(part for part in chosen if part.strip()), page_language())
    except engine.Refusal as refusal:
        return _rejected(number, refusal, chosen)
    if tried.done is not None:
        return responses.redirect_to(_after(tried.done)[0])
    notice = PageNotice(OTHERWISE, (*tried.told, BETTER.format(why=step.instead)))
    return responses.page("site/learn.html", **_context(number, notice))


@blueprint.get("/learn/<int:number>/review")
def leave(number: int) -> Response:
    """Show the step: for a browser that reloads the address of a review without its fields."""
    _step_to_play(number)
    return responses.redirect_to(_address(number))


@blueprint.post("/learn/<int:number>/review")
def look(number: int) -> Response:
    """Show what the chosen moves would do, as before every turn; with the field `change` the step again."""
    _step_to_play(number)
    body = bodies.read_body(request)
    chosen = bodies.chosen_moves(request, body)
    if "change" in body:
        return responses.page("site/learn.html", **_context(number, chosen=chosen))
    log = lesson.log_before(number)
    try:
        found = review_of(log, YOU, chosen, log.game.at, page_language())
    except engine.Refusal as refusal:
        return _rejected(number, refusal, chosen)
    return responses.page(
        "turn/review.html", terms=terms_of(log.game), review=found, may_change=True, **_addresses(number)
    )


def _step(number: int) -> LessonStep:
    """Return a step by its number, from 1. Raises NotFound."""
    if not FIRST_HAND.first <= number <= MORE_CARDS.last:
        raise NotFound
    part = lesson.part_of(number)
    return part.steps[number - part.first]


def _step_to_play(number: int) -> LessonStep:
    """Return a step that teaches a move. Raises NotFound."""
    step = _step(number)
    if not step.taught:
        raise NotFound
    return step


def _rejected(number: int, refusal: engine.Refusal, chosen: Sequence[str]) -> Response:
    notice = page_notices.rejection_notice(refusal.message)
    return responses.page("site/learn.html", 422, **_context(number, notice, chosen))


def _address(number: int) -> str:
    return url_for("learn.show", number=number)


def _way_to(number: int) -> tuple[str, str]:
    """Return the address of a step, and what a link to it says."""
    return _address(number), STEP.format(number=number - lesson.part_of(number).first + 1)


def _before(number: int) -> tuple[str, str] | None:
    """Return the address of the page before a step, and what a link to it says; None before the first one."""
    if number == MORE_CARDS.first:
        return url_for("learn.end"), THE_END
    return _way_to(number - 1) if number > FIRST_HAND.first else None


def _after(number: int) -> tuple[str, str]:
    """Return the address of the page after a step, and what a link to it says."""
    if number == FIRST_HAND.last:
        return url_for("learn.end"), THE_END
    return (url_for("home.home"), PLAY) if number == MORE_CARDS.last else _way_to(number + 1)


def _addresses(number: int) -> dict[str, object]:
    """Return the addresses that the forms of a real game post to."""
    return {
        "moves_url": url_for("learn.play", number=number),
        "review_url": url_for("learn.look", number=number),
    }


def _context(number: int, notice: PageNotice | None = None, chosen: Sequence[str] = ()) -> dict[str, object]:
    """Return what the page of a step needs. Raises NotFound."""
    step, part, log = _step(number), lesson.part_of(number), lesson.log_before(number)
    table = dealt_table(log, YOU)
    turn = turn_form(table, chosen, page_language()) if step.taught else None
    return {
        "step": step,
        "hand": part.title,
        "number": number - part.first + 1,
        "count": len(part.steps),
        "told": lesson.told_before(number),
        "terms": terms_of(log.game),
        "table": table,
        "sheet": None,
        "section": move_section(table) if step.taught else None,
        "turn": turn,
        "typed": not_in_form(turn, chosen, table, page_language()),
        "example": EXAMPLE if table.window is None else EXAMPLE_OF_AN_ANSWER,
        "notice": notice,
        "is_legal": notice is not None and not notice.bad,
        "before": _before(number),
        "after": _after(number),
        **_addresses(number),
    }
