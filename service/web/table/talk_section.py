"""The table talk on the page of a seat, and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.language import joined, text
from service import errors
from service.gamelog import talk
from service.table import talking
from service.text.remarks import REMARK_LENGTH
from service.web.base import time_formats
from service.web.base.app_state import app_state
from service.web.base.form_fields import Field, FormFields
from service.web.link.link_requests import LinkRequest

SHOWN = 20  # lines
FOLDED = 80  # earlier ones
IN_JSON = 100

LABEL = text("Say a line to the table")
HINT = text(
    "At most {most} characters, without links. It is shown to the players of this game and to nobody else."
).format(most=REMARK_LENGTH)
HINT_IN_WINDOW = joined((HINT, text("Players are being asked out of turn: a line shows the others that you are here.")))


@dataclass(frozen=True)
class SaidLine:
    """A line as the page shows it: who said it, whether that is the reader, and on which day."""

    name: str
    you: bool
    words: str
    day: str


@dataclass(frozen=True)
class TalkSection:
    """The talk as one player reads it; `earlier` lines are folded.

    `off`: the organiser has switched it off. `field` is None if nothing can be said any more; `closed` says why.
    """

    off: bool
    muted: bool
    may_switch: bool
    earlier: Sequence[SaidLine]
    lines: Sequence[SaidLine]
    field: Field | None
    closed: str


def talk_section(link: LinkRequest, typed: Mapping[str, str], wrong: Mapping[str, str]) -> TalkSection | None:
    """Return the talk as the player of the link reads it; None if there is none for this link.

    `typed` and `wrong`: what was typed in a line that was rejected, and why.

    For a player who has muted it no line is read, so their page is the same whatever others say.
    """
    log, n = link.log, link.seat.n
    if not link.allows("talk") or not talking.has_company(log.seats):
        return None
    refusal = talking.obstacle(log, app_state().clock())
    shown = _said_lines(link)
    if isinstance(refusal, errors.Over) and not shown and not link.seat.talk_muted:
        return None  # there is nothing to read, and nothing more can be said
    hint = HINT if log.game.window_at is None else HINT_IN_WINDOW
    return TalkSection(
        off=log.game.talk_off,
        muted=link.seat.talk_muted,
        may_switch=talking.may_switch(log, n),
        earlier=shown[:-SHOWN],
        lines=shown[-SHOWN:],
        field=FormFields(typed, wrong, "talk").field("line", LABEL, hint=hint) if refusal is None else None,
        closed="" if refusal is None else refusal.message,
    )


def talk_json(link: LinkRequest) -> dict[str, object]:
    """Return the talk as programs get it, the oldest line first; days are in UTC."""
    lines = talk.latest(link.log, IN_JSON) if talk.is_shown_to(link.log, link.seat.n) else []
    return {
        "on": not link.game.talk_off,
        "muted": link.seat.talk_muted,
        "lines": [
            {"seat": one.seat, "name": one.name, "line": one.line, "day": one.said_at.date().isoformat()}
            for one in lines
        ],
    }


def _said_lines(link: LinkRequest) -> list[SaidLine]:
    """Return the lines that this link shows, the oldest first."""
    if not talk.is_shown_to(link.log, link.seat.n):
        return []
    zone = link.log.zone_of(link.seat.n)
    own = link.seat.n, link.seat.player_id  # not of a player who had the seat before
    return [
        SaidLine(one.name, (one.seat, one.player_id) == own, one.line, time_formats.day(one.said_at, zone))
        for one in talk.latest(link.log, SHOWN + FOLDED)
    ]
