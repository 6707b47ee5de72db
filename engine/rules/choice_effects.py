"""The choice after a hit or a search: the legal answers, and the effect of each (docs/rules.md#shots)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from engine.rules import cards, targets
from engine.rules.cards import BANK, GUN, STAGECOACH, WYATT
from engine.rules.ending import end_hand
from engine.rules.events import Displaced, Hid, Landed, Orphaned, Stole, Took
from engine.rules.moves import CHOOSE, CHOOSE_AT, HIDE, PUT, ROBBERY, STEAL, TAKE, WYATT_CLEAR, WYATT_SEARCH, Move
from engine.rules.reactions import clear_hideout, open_wyatt_window
from engine.rules.supply import spent
from engine.rules.table import NOTHING, Table, kinds_on, with_cards


def choices(t: Table) -> list[Move]:
    """Return the legal answers to the open choice."""
    return CHOICES[t.pending.move].offered(t)


def choose(t: Table, answer: Move) -> None:
    """Carry out an answer. If the shot took the last card of the supply, the hand ends after the answer, not before."""
    choice = CHOICES[t.pending.move]
    t.phase = "play"
    t.pending = NOTHING
    choice.carry_out(t, answer)
    if choice.shot and spent(t):
        end_hand(t, "supply")
    elif choice.may_be_answered:
        open_wyatt_window(t, answer.seat, answer.card)


class ChoiceRule(NamedTuple):
    """A kind of choice."""

    offered: Callable[[Table], list[Move]]  # returns the legal answers
    carry_out: Callable[[Table, Move], None]
    shot: bool = True  # whether it follows a shot
    may_be_answered: bool = False  # whether the owner of the chosen pile may react


def _piles(outlaws: list[int]) -> list[Move]:
    return [CHOOSE[outlaw] for outlaw in outlaws]


def _piles_at(places: list[tuple[int, int]]) -> list[Move]:
    return [CHOOSE_AT[seat][outlaw] for seat, outlaw in places]


def _land(card: int, t: Table, answer: Move) -> None:
    """Put a robbery or a Fastest Gun on the pile and its reward on the poster."""
    outlaw = answer.card
    territory = t.territories[t.turn]
    territory[outlaw] = with_cards(territory[outlaw], outlaw, card)
    t.posters[outlaw] += cards.REWARD[card]
    code = cards.KINDS[card]
    t.events.append(Landed(t.turn, code, cards.OUTLAWS[outlaw], cards.POINTS[card], cards.REWARD[card]))


def _land_gun(t: Table, answer: Move) -> None:
    """Put a Fastest Gun on the pile; it displaces the one in play, or an opponent's on the same Outlaw.

    The money on the posters stays.
    """
    outlaw = answer.card
    rivals = [
        (seat, where)
        for seat, territory in enumerate(t.territories)
        for where, pile in territory.items()
        if pile.gun and (t.rules.fastest_gun == "table" or where == outlaw)
    ]
    _land(GUN, t, answer)
    for seat, where in rivals:
        territory = t.territories[seat]
        territory[where] = territory[where]._replace(gun=0)
        t.discard.insert(0, GUN)
        t.events.append(Displaced(seat, cards.OUTLAWS[where]))


def _steal(t: Table, answer: Move) -> None:
    """Take one Outlaw card into the hand. Sheriff cards left without Outlaw card and Photo go to the discard stack."""
    owner, outlaw = answer.seat, answer.card
    territory = t.territories[owner]
    pile = territory[outlaw]._replace(outlaws=territory[outlaw].outlaws - 1)
    t.hands[t.turn][outlaw] += 1
    t.events.append(Stole(t.turn, owner, cards.OUTLAWS[outlaw]))
    if pile.outlaws or pile.photo:
        territory[outlaw] = pile
    else:
        del territory[outlaw]
        if orphans := kinds_on(pile, outlaw):
            t.discard[:0] = reversed(orphans)
            t.events.append(Orphaned(owner, cards.OUTLAWS[outlaw], tuple(cards.codes(orphans))))


def _hide(t: Table, answer: Move) -> None:
    owner, outlaw = answer.seat, answer.card
    territory = t.territories[owner]
    territory[outlaw] = territory[outlaw]._replace(hideout=1)
    t.events.append(Hid(t.turn, owner, cards.OUTLAWS[outlaw]))


def _clear(t: Table, answer: Move) -> None:
    clear_hideout(t, t.turn, answer.card)


def _take(t: Table, answer: Move) -> None:
    """Take the copy nearest the top into the hand. A Sheriff card may be played at once."""
    card = answer.card
    t.discard.remove(card)
    t.hands[t.turn][card] += 1
    t.may_play_now = card if card >= cards.PHOTO else None
    t.events.append(Took(t.turn, cards.KINDS[card], t.rules.search == "announced"))


CHOICES: dict[Move, ChoiceRule] = {
    ROBBERY[STAGECOACH]: ChoiceRule(lambda t: _piles(targets.own_piles(t)), partial(_land, STAGECOACH)),
    ROBBERY[BANK]: ChoiceRule(lambda t: _piles(targets.own_piles(t)), partial(_land, BANK)),
    ROBBERY[GUN]: ChoiceRule(lambda t: _piles(targets.gun_targets(t)), _land_gun),
    STEAL: ChoiceRule(lambda t: _piles_at(targets.steal_targets(t)), _steal),
    HIDE: ChoiceRule(lambda t: _piles_at(targets.hideout_targets(t)), _hide, may_be_answered=True),
    WYATT_CLEAR: ChoiceRule(lambda t: _piles(targets.hidden_piles(t)), _clear),
    WYATT_SEARCH: ChoiceRule(lambda t: [TAKE[kind] for kind in sorted({*t.discard} - {WYATT})], _take, shot=False),
}
"""What each move that opens a choice offers, by the move."""

ON_TABLE: dict[Move, int] = {move: card for card, move in PUT.items()}
"""The card that is in no hand, pile or stack while the choice is open."""
