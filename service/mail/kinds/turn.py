"""To the player whose turn it is.

The mail waits while its player is posting on the page of the seat link, which shows the new turn, and is not sent if
they play on. Pages of turn and window links do not show later turns, so a player who uses these is mailed at once.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from engine.language import text
from service.mail.composing import parts
from service.mail.composing.kind import AtTable, Draft, Kind

LONGEST_WAIT = timedelta(seconds=60)  # after the player's last post
LARGEST_PART = 0.05  # the part of a turn, and of the time left, for which its mail may wait


def still_applies(draft: Draft) -> bool:
    """Return whether the turn waits for its player, who has not played on since. A digest lists it all the same."""
    mail, line_at = draft.mail, draft.game.line_at
    has_played_on = mail.state == "sending" and line_at is not None and mail.at <= line_at
    return parts.is_awaited(draft) and not has_played_on


KIND = Kind(
    "turn",
    text("It is your turn"),
    parts.turn_question,
    still_applies,
    text("Not sent: by then you had played on, the game did not wait for your turn, or a newer mail asked for it."),
    wanted="turn",
    most_words=220,
    cuts=(
        *("prospects", "odds", "effects", "explanations", "words", "piles", "situation", "own turn", "seats"),
        *("closed posters", "supply", "earlier talk", "earlier turns", "turns before the last", "talk", "turns"),
        *("other posters", "news", "gains", "table", "money", "concerns", "hand"),
    ),
    asks=("turn",),
    push=text("Your turn in {game}"),
    in_deals=False,
    tells_talk=True,
)


def queue(table: AtTable, n: int) -> None:
    """Ask a player for their turn. Idempotent for the same number of moves."""
    KIND.queue(table, n, due=_due(table, n))


def _due(table: AtTable, n: int) -> datetime:
    game, posted = table.game, table.game.posted_at.get(str(n))
    if posted is None or game.due_at is None:
        return table.now
    turn = min(timedelta(hours=game.turn_hours), game.due_at - table.now)
    posted_at = min(datetime.fromtimestamp(posted, UTC), table.now)
    return max(table.now, posted_at + min(LONGEST_WAIT, turn * LARGEST_PART))
