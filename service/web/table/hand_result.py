"""The result of a hand that has ended with a player's post or after it: shown first, before the next hand."""

from __future__ import annotations

from typing import NamedTuple

from flask import Response, request

from engine.language import dollars, joined, text, text_of
from service.gamelog.log import GameLog
from service.gamelog.scores import ended_hands
from service.views.score_sheet import HandSheet, hand_sheet
from service.web.base import responses
from service.web.link.link_requests import LinkRequest
from service.web.link.page_context import link_context
from service.web.link.page_notices import PageNotice

YOU, NOBODY = text_of("player, subject", "you"), text_of("who has won a poster", "nobody")
SHARE = text("{name} {amount}")


class PurseBefore(NamedTuple):
    """A player's money in dollars before a hand, what they have won in it, and after it."""

    name: str
    before: int
    won: int
    after: int


class PaidPoster(NamedTuple):
    """A poster, its reward in dollars, who has won what of it, and why."""

    code: str
    name: str
    reward: int
    winners: str
    why: str


class HandResult(NamedTuple):
    """What a hand has brought. `ended` says how it ended, `then` what followed."""

    number: int
    ended: tuple[str, ...]
    purses: tuple[PurseBefore, ...]
    posters: tuple[PaidPoster, ...]
    then: tuple[str, ...]


def result_of_hand(log: GameLog, viewer: int | None, after: int, upto: int) -> HandResult | None:
    """Return the result of the last hand that ended with a move n, after < n <= upto; None if none did."""
    ended = [hand.number for hand in log.dealt_hands if hand.last is not None and after < hand.last <= upto]
    found = [hand for hand in ended_hands(log, upto) if ended and hand.score.hand_no == ended[-1]]
    return _result(hand_sheet(found[0], log.names, viewer), log.names, viewer) if found else None


def result_page(link: LinkRequest, notice: PageNotice | None) -> Response | None:
    """Return the page with the result of a hand that has ended since the post that the notice is about; else None.

    A game that is over shows its whole result on the page of the seat.
    """
    at = request.args.get("did", "")
    if notice is None or notice.bad or link.viewer is None or link.moment is not None:
        return None
    if not (at.isascii() and at.isdigit() and len(at) < 9):
        return None
    result = result_of_hand(link.log, link.viewer, int(at), link.game.at)
    if result is None or link.game.status not in ("playing", "paused"):
        return None
    return responses.page("table/hand_over.html", **link_context(link), notice=notice, result=result)


def _result(sheet: HandSheet, names: list[str], viewer: int | None) -> HandResult:
    called = [YOU if n == viewer else name for n, name in enumerate(names)]
    purses = zip(called, sheet.money, sheet.gained, strict=True)
    return HandResult(
        sheet.hand_no,
        sheet.ended,
        tuple(PurseBefore(name, now - won, won, now) for name, now, won in purses),
        tuple(
            PaidPoster(one.code, one.name, one.reward, _winners(one.gained, called), joined(one.steps))
            for one in sheet.posters
        ),
        sheet.then,
    )


def _winners(gained: tuple[int, ...], called: list[str]) -> str:
    won = [SHARE.format(name=name, amount=dollars(own)) for name, own in zip(called, gained, strict=True) if own]
    return joined(won, ", ") if won else NOBODY
