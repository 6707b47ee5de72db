"""To a player who is asked out of turn: as long for one who can react as for one who cannot."""

from __future__ import annotations

from engine.language import text
from service.mail.composing import parts
from service.mail.composing.kind import AtTable, Context, Draft, Kind
from service.mail.kinds.seat_link import RENEWED


def context(draft: Draft) -> Context:
    """Return the context of the mail. The hand is neither cut nor counted: what is cut would tell what is held."""
    asked = parts.window_question(draft)
    return {**asked, "uncounted": sum(1 + len(group.name.split()) for group in asked["table"].hand)}


KIND = Kind(
    "window",
    text("You are asked out of turn"),
    context,
    parts.is_awaited,
    text("Not sent: by then you had answered, or there was nothing to answer any more."),
    asks=("window",),
    push=text("You are asked out of turn in {game}"),
    in_deals=False,
    most_words=140,
    cuts=(
        *("change", "explanations", "page", "own turn", "piles", "closed posters", "seats", "supply", "earlier turns"),
        *("turns before the last", "turns", "other posters", "news", "table", "concerns"),
    ),
)


def queue_renewed(table: AtTable, n: int) -> None:
    """Ask a player again after the epoch of their seat was raised, which revoked the links of the first mail."""
    KIND.queue(table, n, f"{RENEWED} {table.seats[n].epoch}")
