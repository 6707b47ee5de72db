"""To everybody when the game is over, whoever ended it: who has won, and how to check the shuffles."""

from __future__ import annotations

from engine.language import text
from service.gamelog.game_record import record
from service.gamelog.story import is_open
from service.mail.composing.kind import Context, Draft, Kind
from service.mail.kinds import hand
from service.views.tableau import TableView


def context(draft: Draft) -> Context:
    """Return the score of the last hand, the winner, the seed, and where play and record are.

    While others still play the same deals, the templates tell none of these but the score and the winner. A deal of
    the day, of one hand, has no winner as a rule, and is not played again.
    """
    found, ended = hand.context(draft), record(draft.log)
    play = draft.links.page("analysis", draft.seat)
    table: TableView = found["table"]
    return {
        **found,
        "sealed": draft.game.sealed,
        "in_deal": draft.in_deal,
        "winner": next((chair for chair in table.chairs if chair.n == ended.winner), None),
        "seed": ended.to_dict()["seed"] if is_open(draft.game) else None,
        "commitment": ended.commitment,
        "play": play,
        "again": f"{play}#again",
        "record": f"{draft.history}.json",
    }


KIND = Kind(
    "result",
    text("How the game has ended"),
    context,
    push=text("{game} is over"),
    tells_talk=True,
    most_words=250,
    cuts=(
        *("own turn", "earlier hands", "explanations", "earlier turns", "turns before the last", "turns", "sheet"),
        *("earlier talk", "talk", "duel", "ending"),
    ),
)
