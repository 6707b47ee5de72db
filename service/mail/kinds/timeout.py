"""To a player whose turn the clock has finished: what it played; if a robot holds their seat now, how to return."""

from __future__ import annotations

from dataclasses import replace

from engine.language import text
from service.gamelog import presence
from service.gamelog.story import lines_of, since_last_turn
from service.mail.composing import parts
from service.mail.composing.kind import AtTable, Context, Draft, Kind
from service.mail.kinds import hand


def context(draft: Draft) -> Context:
    """Return what the clock played."""
    played = since_last_turn(draft.log, draft.seat.n, draft.mail.at).entries
    return {**parts.news(draft), "held": False, "lines": lines_of(played)}


def _with_way_back(draft: Draft) -> Context:
    return {**context(draft), "held": True, "link": draft.links.page("back", draft.seat, draft.mail.at)}


def _is_held(draft: Draft) -> bool:
    return presence.is_held(draft.seat)


KIND = Kind(
    "timeout",
    text("A robot has finished your turn"),
    context,
    hand.still_applies,
    text("Not sent: the mail of your next turn said the same, or the seat was yours again."),
    wanted="news",
    in_digest=lambda _: text("Your time was up, so a robot finished your turn."),
)
HELD = replace(KIND, word="held", context=_with_way_back, still_applies=_is_held, wanted="always")


def queue(table: AtTable, n: int, *, held: bool) -> None:
    """Tell a player what the clock played; `held`: a robot has taken their seat with this turn."""
    (HELD if held else KIND).queue(table, n)
