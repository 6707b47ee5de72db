"""To a player who asked for it, or whose address was typed by somebody: the link to all their games."""

from __future__ import annotations

from engine.language import text
from service.links import LISTED_FOR
from service.mail.composing.kind import AtTable, Context, Draft, Kind
from service.models import Player, PlayerPage


def context(draft: Draft) -> Context:
    """Return the link, until when it is good, and the link to change the page of the player's own, if there is one."""
    player = draft.log.session.get_one(Player, draft.mail.player_id)
    page = draft.log.session.get(PlayerPage, draft.mail.player_id)
    return {
        "own_page": None if page is None else draft.links.own_page(page),
        "link": draft.links.games(player, draft.sent_at),
        "until": draft.local(draft.sent_at + LISTED_FOR),
        "rules": draft.links.rules(None),
    }


KIND = Kind(
    "games", text("The link to all your games"), context, may_be_muted=False, of_all_games=True, sent_as="links"
)  # nobody could play without its link


def queue(table: AtTable, n: int) -> None:
    """Mail the player of a seat the link to all their games. Idempotent within one second."""
    KIND.queue(table, n, f"asked {table.now:%Y-%m-%d %H:%M:%S}")
