"""To every player when the cards are dealt, or who takes a seat over: the seat link, the hand, who begins.

For the player who begins it is the mail of their first turn, too.
"""

from __future__ import annotations

from engine.language import text
from service.mail.composing import parts
from service.mail.composing.kind import AtTable, Context, Draft, Kind
from service.standings.in_words import division_told
from service.views.tableau import TableView
from service.views.terms import terms_of

_TAKEN_OVER = "substitute"


def context(draft: Draft) -> Context:
    """Return the links, the table, who begins, the terms, and the division; if the turn waits, its question."""
    awaited = parts.is_awaited(draft)
    told = parts.turn_question(draft) if awaited else {"table": draft.table(draft.mail.at)}
    table: TableView = told["table"]
    return {
        **told,
        "awaited": awaited,
        "seat_link": draft.links.page("seat", draft.seat),
        "later": draft.mail.cause.startswith(_TAKEN_OVER),
        "begins": next((chair for chair in table.chairs if chair.is_turn), None),  # in a hand that has ended nobody
        "history": draft.history,
        "terms": terms_of(draft.game),
        "division": division_told(draft.log.session, draft.game.id, draft.seat.n),
    }


KIND = Kind(
    "start",
    text("The cards are dealt, with the link to your seat"),
    context,
    may_be_muted=False,
    asks=("turn",),
    push=text("The cards are dealt in {game}"),
    most_words=250,
    cuts=(
        *("terms", "prospects", "odds", "effects", "explanations", "words", "orders", "own turn", "closed posters"),
        *("piles", "situation", "seats", "supply", "earlier talk", "earlier turns", "turns before the last"),
        *("talk", "turns", "other posters", "news", "gains", "table", "money", "concerns", "hand"),
    ),
    tells_talk=True,
)


def queue_taken_over(table: AtTable, n: int) -> None:
    """Tell a player that the seat of a game under way is theirs."""
    KIND.queue(table, n, f"{_TAKEN_OVER} {table.seats[n].epoch}")
