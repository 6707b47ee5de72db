"""The steps of a turn but for Sheriff cards: draw, lay Outlaw cards, discard (docs/rules.md#turn)."""

from __future__ import annotations

from engine.rules import cards
from engine.rules.editions import Rules
from engine.rules.ending import end_hand
from engine.rules.events import Discarded, DrewDiscard, Laid
from engine.rules.public import PublicTable
from engine.rules.reactions import open_photo_window
from engine.rules.supply import draw, draw_ends_hand
from engine.rules.table import EMPTY, Table


def draw_supply(t: Table) -> None:
    """Draw the top cards of the supply. The hand ends if that exhausts the supply for the second time.

    By `needed` no card is drawn then, unless the one reshuffle has yielded too few.
    """
    ends, drawn = draw_ends_hand(t), t.rules.numbers.drawn
    if not (ends and t.reshuffled and t.rules.second_exhaustion == "needed"):
        draw(t, t.turn, drawn)
    if ends:
        end_hand(t, "supply")
    else:
        t.phase = "play"


def draw_discard(t: Table) -> None:
    """Draw the top card of the discard stack."""
    card = t.discard.pop(0)
    t.hands[t.turn][card] += 1
    t.events.append(DrewDiscard(t.turn, cards.KINDS[card]))
    t.phase = "play"


def fewest_to_lay(t: PublicTable) -> list[int]:
    """Return how many cards of each Outlaw have to be laid together: a set, until the Outlaw is open."""
    a_set = t.rules.numbers.set
    return [1 if is_open else a_set for is_open in t.open]


def lay(t: Table, outlaw: int, count: int) -> None:
    """Lay cards of one Outlaw together. The first set opens the Outlaw and may open a photo window."""
    seat = t.turn
    t.may_play_now = None
    t.hands[seat][outlaw] -= count
    territory = t.territories[seat]
    pile = territory.get(outlaw, EMPTY)
    territory[outlaw] = pile._replace(outlaws=pile.outlaws + count)
    laid = t.laid.get(outlaw, 0)
    t.laid[outlaw] = laid + count
    gained = lay_reward(count, laid, t.rules)
    t.posters[outlaw] += gained
    opened = not t.open[outlaw]
    t.open[outlaw] = True
    t.events.append(Laid(seat, cards.KINDS[outlaw], count, opened, gained))
    if opened:
        open_photo_window(t, outlaw)


def lay_reward(count: int, laid: int, rules: Rules) -> int:
    """Return the dollars that a play of Outlaw cards adds to the poster; `laid` of that Outlaw were laid this turn."""
    paid_before = laid and rules.reward == "per_turn"
    return rules.numbers.lay * (count if paid_before else count - 1)


def discard(t: Table, card: int) -> None:
    """Discard one card, without effect. It ends the turn, and the hand if any player has no cards left."""
    seat = t.turn
    t.hands[seat][card] -= 1
    t.discard.insert(0, card)
    t.events.append(Discarded(seat, cards.KINDS[card]))
    if not any(t.hands[seat]):
        end_hand(t, "out", seat)
        return
    for other, hand in enumerate(t.hands):
        if not any(hand):
            end_hand(t, "no_cards", other)
            return
    t.turn = (seat + 1) % len(t.players)
    t.phase = "draw"
    t.sheriff_played = False
    t.may_play_now = None
    t.laid = {}
