"""The page *Look at my play* of a finished game: the analysis is requested by a post and computed by a worker."""

from __future__ import annotations

import math
from collections.abc import Sequence

from flask import Response, request, url_for

import engine
from engine.language import Text, text, text_of
from service import errors
from service.analysis import analyses, decision_costs
from service.analysis.play_review import CourseMoment, play_review
from service.clocks import zones
from service.links import Verdict
from service.models import PlayAnalysis
from service.text import amounts
from service.views import gate
from service.web.base import responses
from service.web.base.app_state import app_state
from service.web.base.error_pages import Refusal, status_of
from service.web.history.branch_offer import may_branch
from service.web.history.chart import Chart, ChartSeries, chart
from service.web.history.decision_kinds import DecisionsOfGames, decisions_of_games
from service.web.link.link_posts import Body, LinkPost, PostDone, link_post
from service.web.link.link_requests import LinkRequest, read_link, seat
from service.web.link.page_context import link_context
from service.web.link.page_notices import PageNotice, rejection_notice
from service.web.lobby.rematch_offer import rematch_offer

HEADINGS: dict[analyses.State, str] = {
    "none": text("Look at my play"),
    "waiting": text("Your play is being analysed"),
    "failed": text("The analysis did not succeed"),
    "done": text("Your play"),
}
NO_PLAYER = text("No mail address is stored for this seat, so no other games belong to it.")
COURSE = text("Your result with what you could expect, by hand, and the ends of its interval (95 %)")
MOMENT = text("Move {at}, {cause}")
LINES = (
    (text_of("curve of a chart", "expected"), text_of("curve of what was expected", "E")),
    (text_of("curve of a chart", "upper end"), "+"),
    (text_of("curve of a chart", "lower end"), amounts.MINUS),
)


@seat.get("/my-play")
def my_play() -> Response:
    """Show how the player of the seat played, how far the analysis is, or the button that asks for it."""
    with app_state().database.reading() as session:
        link = read_link(session)
        _require(link)
        return _play_json(link) if responses.wants_json() else play_page(link)


def play_page(link: LinkRequest, notice: PageNotice | None = None, status: int = 200) -> Response:
    """Return the page of a link that permits it, of a game that is over."""
    row = analyses.find(link.session, link.game.id, link.content.seat)
    found = None if row is None else analyses.result_of(row)
    review = None if found is None else play_review(link.log, found)
    state = analyses.state_of(row)
    page = responses.page(
        "history/my_play.html",
        status,
        **link_context(link),
        notice=notice,
        state=state,
        heading=HEADINGS[state],
        own_url=request.path,
        row=row,
        ahead=0 if row is None else analyses.number_ahead(link.session, row),
        left=_time_left(row),
        moment=lambda n: url_for("seat.moment", n=n),
        review=review,
        kinds=engine.KINDS,
        of_games=_over_all_games(link),
        ask_url=url_for("seat.analyse_all"),
        course=None if review is None else course_chart(review.course),
        difference=amounts.difference,
        rematch=rematch_offer(link) if link.content.scope == "analysis" else None,
        may_branch=may_branch(link),
        branched_at=link.game.branched_at,
    )
    return responses.revalidated(page) if status == 200 else page


def _time_left(row: PlayAnalysis | None) -> Text | None:
    """Return in words how long the analysis still takes, in whole minutes; None if nobody knows."""
    left = None if row is None else analyses.seconds_left(row, app_state().clock())
    return None if left is None else amounts.duration(max(1, math.ceil(left / amounts.MINUTE)) * amounts.MINUTE)


def _over_all_games(link: LinkRequest) -> DecisionsOfGames | None:
    """Return what decisions cost in all games of the seat's player, if the link may show that."""
    player_id = link.seat.player_id
    if player_id is None or link.verdict("coach") is not Verdict.ALLOWED:
        return None
    return decisions_of_games(link.session, player_id, zones.zone_of(link.session, player_id))


def course_chart(course: Sequence[CourseMoment]) -> Chart:
    """Return the chart of what could be expected over a game, with the ends of its 95 % interval."""
    values = zip(*((one.value, one.high, one.low) for one in course), strict=True)
    series = [ChartSeries(name, mark, "line-0", column) for (name, mark), column in zip(LINES, values, strict=True)]
    columns = [MOMENT.format(at=one.at, cause=one.cause) for one in course]
    firsts = [n for n, one in enumerate(course) if n == 0 or one.hand != course[n - 1].hand]
    return chart(COURSE, text_of("score sheet", "After"), columns, series, {n: str(course[n].hand) for n in firsts})


def _require(link: LinkRequest) -> None:
    """Raise errors.Revoked or Past if the link does not permit this, and errors.Forged unless the game is over."""
    link.require("analyse")
    analyses.require_over(link.game)


def _play_json(link: LinkRequest) -> Response:
    """Return the seat's object with how far the analysis is, and what it has found."""
    row = analyses.find(link.session, link.game.id, link.content.seat)
    found = gate.seat_object(link.log, link.viewer)
    return responses.json_object(found | {"analysis": _object_of(row)})


def _object_of(row: PlayAnalysis | None) -> dict[str, object]:
    found = None if row is None else analyses.result_of(row)
    left = None if row is None else analyses.seconds_left(row, app_state().clock())
    return {
        "state": analyses.state_of(row),
        "done": row.done if row else 0,
        "total": row.total if row else 0,
        "seconds_left": None if left is None else round(left),
        "found": None if found is None else found.as_dict(),
    }


def _rejected(link: LinkRequest, refusal: Refusal, _body: Body) -> Response:
    """Return the page with the reason. Raises the refusal as JSON, and if the link is not good for the page."""
    if responses.wants_json() or not isinstance(refusal, errors.TooMany):
        raise refusal
    return play_page(link, rejection_notice(refusal.message), status_of(refusal))


@seat.post("/my-play")
@link_post(as_json=_play_json, rejected=_rejected)
def analyse(post: LinkPost) -> PostDone:
    """Have a worker analyse the play of the seat, once, and show how far that is. Idempotent."""
    _require(post.link)
    analyses.request(post.tx, post.n)
    return PostDone(page="seat.my_play")


@seat.post("/my-play/all")
@link_post(as_json=_play_json, rejected=_rejected)
def analyse_all(post: LinkPost) -> PostDone:
    """Have a worker analyse the other games of the seat's player that have no analysis yet. Idempotent."""
    post.link.require_address("coach", NO_PLAYER)
    analyses.require_over(post.link.game)
    if post.link.seat.player_id is not None:
        decision_costs.request_all(post.tx.session, post.link.seat.player_id, post.tx.now)
    return PostDone(page="seat.my_play", anchor="all-games")
