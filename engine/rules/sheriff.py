"""Sheriff cards in the player's own turn: when each is legal, and its effect up to the choice after a hit.

See docs/rules.md#sheriff-cards. `choices` carries out the choice.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.rules import cards, targets
from engine.rules.cards import GUN, HIDEOUT, N_OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT
from engine.rules.ending import end_hand
from engine.rules.events import Asked, Played
from engine.rules.moves import (
    ASK_LEFT,
    ASK_RIGHT,
    HIDE,
    PHOTOGRAPH,
    PUT,
    STEAL,
    WYATT_CLEAR,
    WYATT_DRAW,
    WYATT_SEARCH,
    Move,
)
from engine.rules.public import PublicTable
from engine.rules.reactions import land_photo
from engine.rules.supply import available, can_shoot, draw, shoot, spent
from engine.rules.table import Pending, Table


def ways(t: PublicTable, card: int, size: int) -> list[Move]:
    """Return the legal plays of a Sheriff card of the active player, whose hand has `size` cards, this one included.

    A card must remain to be discarded, except where Wyatt Earp brings one into the hand. No hidden card matters, so a
    view gives the same answer as the game.
    """
    if card == WYATT:
        return _wyatt_ways(t, size)
    if size < 2:
        return []
    if card < STAGECOACH:
        return [PHOTOGRAPH[card - PHOTO]] if t.open[card - PHOTO] else []
    if card == WANTED:
        return _wanted_ways(t)
    if card == HIDEOUT:
        return [HIDE] if can_shoot(t) and targets.hideout_targets(t) else []
    piles = targets.gun_targets(t) if card == GUN else targets.own_piles(t)
    return [PUT[card]] if piles and can_shoot(t) else []


def _wanted_ways(t: PublicTable) -> list[Move]:
    """Return an ask for every Outlaw and direction (left only, with two players), and the theft if it is legal."""
    found = list(ASK_LEFT) if len(t.players) == 2 else [*ASK_LEFT, *ASK_RIGHT]
    if can_shoot(t) and targets.steal_targets(t):
        found.append(STEAL)
    return found


def _wyatt_ways(t: PublicTable, size: int) -> list[Move]:
    found = []
    if available(t, on_stack=1) >= t.rules.numbers.drawn:
        found.append(WYATT_DRAW)
    if size > 1 or t.searchable:
        found.append(WYATT_SEARCH)
    if size > 1 and targets.hidden_piles(t) and can_shoot(t, on_stack=1):
        found.append(WYATT_CLEAR)
    return found


def play_photo(t: Table, outlaw: int) -> None:
    """Play a Photo in the player's own turn; it counts as their one Sheriff card."""
    _count_as_played(t)
    land_photo(t, t.turn, outlaw, out_of_turn=False)


def put(t: Table, card: int) -> None:
    """Play a card that is put on a pile: after a hit, when it is in no list, the pile is chosen; a miss discards it."""
    _leave_hand(t, card)
    hit = shoot(t, t.turn)
    if not hit:
        t.discard.insert(0, card)
    _choose_or_go_on(t, hit, PUT[card])


def ask(t: Table, outlaw: int, step: int) -> None:
    """Play Most Wanted! to ask the opponents in turn, left if `step` is 1, until one has such a card and gives it."""
    seat = t.turn
    _leave_hand(t, WANTED, "ask")
    t.discard.insert(0, WANTED)
    n = len(t.players)
    for distance in range(1, n):
        asked = (seat + step * distance) % n
        gave = t.hands[asked][outlaw] > 0
        t.events.append(Asked(seat, asked, cards.OUTLAWS[outlaw], gave))
        if gave:
            t.hands[asked][outlaw] -= 1
            t.hands[seat][outlaw] += 1
            return


def steal(t: Table) -> None:
    """Play Most Wanted! to steal from a territory: after a hit an Outlaw card is chosen.

    The Most Wanted! goes to the discard stack after the card turned up by the shot.
    """
    _leave_hand(t, WANTED, "steal")
    hit = shoot(t, t.turn)
    t.discard.insert(0, WANTED)
    _choose_or_go_on(t, hit, STEAL)


def wyatt_draw(t: Table) -> None:
    """Play Wyatt Earp to draw the top cards of the supply."""
    _wyatt_to_stack(t, "draw")
    draw(t, t.turn, t.rules.numbers.drawn)
    if spent(t):
        end_hand(t, "supply")


def wyatt_search(t: Table) -> None:
    """Play Wyatt Earp to choose a card of the discard stack, if it holds any other than Wyatt Earps."""
    _wyatt_to_stack(t, "search")
    if t.searchable:
        _wait_for_choice(t, WYATT_SEARCH)


def wyatt_clear(t: Table) -> None:
    """Play Wyatt Earp against a Hideout: after a hit a pile of the player's own is chosen."""
    _wyatt_to_stack(t, "clear")
    _choose_or_go_on(t, shoot(t, t.turn), WYATT_CLEAR)


def _leave_hand(t: Table, card: int, way: str = "") -> None:
    _count_as_played(t)
    t.hands[t.turn][card] -= 1
    t.events.append(Played(t.turn, cards.KINDS[card], way, False))


def _count_as_played(t: Table) -> None:
    """Count the turn's one Sheriff card. A second one, taken by a search, may only be played at once."""
    t.sheriff_played = True
    t.may_play_now = None


def _wyatt_to_stack(t: Table, way: str) -> None:
    """Put the Wyatt Earp on the discard stack, before its effect."""
    _leave_hand(t, WYATT, way)
    t.discard.insert(0, WYATT)


def _choose_or_go_on(t: Table, hit: bool, move: Move) -> None:
    if hit:
        _wait_for_choice(t, move)
    elif spent(t):
        end_hand(t, "supply")


def _wait_for_choice(t: Table, move: Move) -> None:
    t.phase = "choose"
    t.pending = Pending(move)


ACTIONS: dict[Move, tuple[Callable[..., None], tuple[int, ...]]] = {
    **{PHOTOGRAPH[outlaw]: (play_photo, (outlaw,)) for outlaw in range(N_OUTLAWS)},
    **{move: (put, (card,)) for card, move in PUT.items()},
    **{ASK_LEFT[outlaw]: (ask, (outlaw, 1)) for outlaw in range(N_OUTLAWS)},
    **{ASK_RIGHT[outlaw]: (ask, (outlaw, -1)) for outlaw in range(N_OUTLAWS)},
    STEAL: (steal, ()),
    WYATT_DRAW: (wyatt_draw, ()),
    WYATT_SEARCH: (wyatt_search, ()),
    WYATT_CLEAR: (wyatt_clear, ()),
}
"""For each Sheriff move of the player's own turn the function that carries it out, and its arguments."""
