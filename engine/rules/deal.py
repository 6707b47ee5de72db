"""Set-up of a hand: every poster gains $1,000, the cards are shuffled and dealt (docs/rules.md#set-up)."""

from __future__ import annotations

from engine.rules import cards
from engine.rules.events import Dealt
from engine.rules.table import NOTHING, Table

HAND_SIZE = 10  # cards dealt to each player
POSTER_GAIN = 1000  # dollars that every poster gains with each deal


def deal(t: Table) -> None:
    """Deal the hand with the table's `hand_no` and `dealer`. The player on the dealer's left begins."""
    n = len(t.players)
    starter = (t.dealer + 1) % n
    deck = t.shuffles.order(f"hand/{t.hand_no}/deal", cards.DECK)
    t.hands = [[0] * cards.N_KINDS for _ in range(n)]
    for place, card in enumerate(deck[: n * HAND_SIZE]):
        t.hands[(starter + place) % n][card] += 1
    t.discard = [deck[n * HAND_SIZE]]
    t.supply = deck[n * HAND_SIZE + 1 :]
    t.territories = [{} for _ in range(n)]
    t.posters = [money + POSTER_GAIN for money in t.posters]
    t.open = [False] * cards.N_OUTLAWS
    t.reshuffled = False
    t.sheriff_played = False
    t.may_play_now = None
    t.laid = {}
    t.pending = NOTHING
    t.turn = starter
    t.phase = "draw"
    t.events.append(Dealt(t.hand_no, t.dealer, starter, cards.KINDS[t.discard[0]]))
