"""Set-up of a hand: every poster gains money, the cards are shuffled and dealt (docs/rules.md#set-up)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules import cards
from engine.rules.editions import Rules
from engine.rules.events import Dealt
from engine.rules.shuffle import Shuffles
from engine.rules.table import NOTHING, Table


def new_table(players: Sequence[str], edition: str, rules: Rules, dealer: int, shuffles: Shuffles) -> Table:
    """Return the table of a new game after its first deal."""
    t = Table()
    t.players, t.edition, t.rules = tuple(players), edition, rules
    t.hand_no, t.dealer = 1, dealer
    t.posters, t.money, t.winner = [0] * cards.N_OUTLAWS, [0] * len(players), None
    t.shuffles, t.events = shuffles, []
    deal(t)
    return t


def deal_next(t: Table) -> None:
    """Deal the hand after one that is over. The dealer is the player who began that one."""
    t.hand_no += 1
    t.dealer = (t.dealer + 1) % len(t.players)
    deal(t)


def deal(t: Table) -> None:
    """Deal the hand with the table's `hand_no` and `dealer`. The player on the dealer's left begins."""
    n, numbers = len(t.players), t.rules.numbers
    dealt = n * numbers.hand
    starter = (t.dealer + 1) % n
    deck = t.shuffles.order(f"hand/{t.hand_no}/deal", numbers.cards)
    t.hands = [[0] * cards.N_KINDS for _ in range(n)]
    for place, card in enumerate(deck[:dealt]):
        t.hands[(starter + place) % n][card] += 1
    t.discard = [deck[dealt]]
    t.supply = deck[dealt + 1 :]
    t.territories = [{} for _ in range(n)]
    t.posters = [money + numbers.deal for money in t.posters]
    t.open = [False] * cards.N_OUTLAWS
    t.reshuffled = False
    t.sheriff_played = False
    t.may_play_now = None
    t.laid = {}
    t.pending = NOTHING
    t.turn = starter
    t.phase = "draw"
    t.events.append(Dealt(t.hand_no, t.dealer, starter, cards.KINDS[t.discard[0]]))
