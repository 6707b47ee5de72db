"""To a seat's player: their seat link, renewed or mailed once more."""

from __future__ import annotations

from engine.language import text
from service.mail.composing.kind import AtTable, Context, Draft, Kind

RENEWED = "epoch"  # the cause if all older links were revoked, with the new epoch


def context(draft: Draft) -> Context:
    """Return the link and the table."""
    return {"link": draft.links.page("seat", draft.seat), "table": draft.present}


KIND = Kind("links", text("The link to your seat"), context, may_be_muted=False)


def queue_renewed(table: AtTable, n: int) -> None:
    """Mail a seat its link after its epoch was raised."""
    KIND.queue(table, n, f"{RENEWED} {table.seats[n].epoch}")


def queue_resent(table: AtTable, n: int, standing: str) -> None:
    """Mail a seat its present link once more; `standing` is that of the link with which somebody asked."""
    KIND.queue(table, n, f"{standing} {table.now:%Y-%m-%d %H:%M:%S}")
