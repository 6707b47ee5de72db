"""The Sheriff cards in one's own turn: when each may be played, and what it does up to the choice after a hit
(RULES section 3). Where a pile has to be chosen, `choices` goes on from here."""

from __future__ import annotations

from collections.abc import Callable

from engine import cards, targets
from engine.cards import GUN, HIDEOUT, N_OUTLAWS, PHOTO, STAGECOACH, WANTED, WYATT
from engine.ending import end_hand
from engine.events import Asked, Played
from engine.moves import (
    ASK_LEFT,
    ASK_RIGHT,
    HIDEOUT_MOVE,
    PHOTO_MOVE,
    ROBBERY,
    STEAL,
    WYATT_CLEAR,
    WYATT_DRAW,
    WYATT_SEARCH,
)
from engine.reactions import land_photo
from engine.supply import available, can_shoot, draw, shoot, spent
from engine.table import Pending, Table


def ways(t: Table, card: int, size: int) -> list[str]:
    """The legal plays of a Sheriff card by the active player, whose hand has `size` cards, this one included.

    A card must stay in hand to be discarded, but for Wyatt Earp's two ways of bringing one.
    """
    if card == WYATT:
        return _wyatt_ways(t, size)
    if size < 2:
        return []
    if card < STAGECOACH:
        return [PHOTO_MOVE[card - PHOTO]] if t.open[card - PHOTO] else []
    if card == WANTED:
        return _wanted_ways(t)
    if card == HIDEOUT:
        return [HIDEOUT_MOVE] if can_shoot(t) and targets.hideout_targets(t) else []
    piles = targets.gun_targets(t) if card == GUN else targets.own_piles(t)
    return [ROBBERY[card]] if piles and can_shoot(t) else []


def _wanted_ways(t: Table) -> list[str]:
    """An ask is legal for every Outlaw and direction; with two players the left is the only direction."""
    found = list(ASK_LEFT) if len(t.players) == 2 else [*ASK_LEFT, *ASK_RIGHT]
    if can_shoot(t) and targets.steal_targets(t):
        found.append(STEAL)
    return found


def _wyatt_ways(t: Table, size: int) -> list[str]:
    found = []
    if available(t, on_stack=1) >= 2:
        found.append(WYATT_DRAW)
    if size > 1 or targets.takeable(t):
        found.append(WYATT_SEARCH)
    if size > 1 and targets.hidden_piles(t) and can_shoot(t, on_stack=1):
        found.append(WYATT_CLEAR)
    return found


def play_photo(t: Table, outlaw: int) -> None:
    """The active player's own Photo: his one Sheriff card."""
    _count_as_played(t)
    land_photo(t, t.turn, outlaw, out_of_turn=False)


def rob(t: Table, card: int) -> None:
    """Stagecoach Robbery, Bank Robbery or Fastest Gun: a shot; a hit asks for the pile, a miss discards the card."""
    _leave_hand(t, card)
    _shoot_for_choice(t, card, ROBBERY[card])


def hide(t: Table) -> None:
    """Hideout: a shot; a hit asks whose pile, a miss discards the card."""
    _leave_hand(t, HIDEOUT)
    _shoot_for_choice(t, HIDEOUT, HIDEOUT_MOVE)


def ask(t: Table, outlaw: int, step: int) -> None:
    """Most Wanted! from hands: the players are asked in turn, and the first who has such a card gives one."""
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
    """Most Wanted! from a territory: a shot; the card goes onto the stack above the shot's, and a hit asks for the
    Outlaw card to take."""
    _leave_hand(t, WANTED, "steal")
    hit = shoot(t, t.turn)
    t.discard.insert(0, WANTED)
    _choose_or_go_on(t, hit, STEAL)


def wyatt_draw(t: Table) -> None:
    """Wyatt Earp: the two top cards of the supply."""
    _wyatt_to_stack(t, "draw")
    draw(t, t.turn, 2)
    if spent(t):
        end_hand(t, "supply")


def wyatt_search(t: Table) -> None:
    """Wyatt Earp: one card out of the discard stack, if it holds any other than Wyatt Earps."""
    _wyatt_to_stack(t, "search")
    if targets.takeable(t):
        _wait_for_choice(t, WYATT_SEARCH)


def wyatt_clear(t: Table) -> None:
    """Wyatt Earp: a shot; a hit asks which of one's own Hideouts to remove."""
    _wyatt_to_stack(t, "clear")
    _choose_or_go_on(t, shoot(t, t.turn), WYATT_CLEAR)


def _leave_hand(t: Table, card: int, way: str = "") -> None:
    _count_as_played(t)
    t.hands[t.turn][card] -= 1
    t.events.append(Played(t.turn, cards.KINDS[card], way, False))


def _count_as_played(t: Table) -> None:
    """A turn has one Sheriff card; the one that a search has brought may follow at once, and only at once."""
    t.sheriff_played = True
    t.may_play_now = None


def _wyatt_to_stack(t: Table, way: str) -> None:
    """Wyatt Earp goes to the stack before his effect."""
    _leave_hand(t, WYATT, way)
    t.discard.insert(0, WYATT)


def _shoot_for_choice(t: Table, card: int, move: str) -> None:
    """While the choice is open the card lies on the table, in no list; a miss puts it onto the stack."""
    hit = shoot(t, t.turn)
    if not hit:
        t.discard.insert(0, card)
    _choose_or_go_on(t, hit, move)


def _choose_or_go_on(t: Table, hit: bool, move: str) -> None:
    if hit:
        _wait_for_choice(t, move)
    elif spent(t):
        end_hand(t, "supply")


def _wait_for_choice(t: Table, move: str) -> None:
    t.phase = "choose"
    t.pending = Pending(move)


ACTIONS: dict[str, tuple[Callable[..., None], tuple[int, ...]]] = {
    **{PHOTO_MOVE[outlaw]: (play_photo, (outlaw,)) for outlaw in range(N_OUTLAWS)},
    **{move: (rob, (card,)) for card, move in ROBBERY.items()},
    **{ASK_LEFT[outlaw]: (ask, (outlaw, 1)) for outlaw in range(N_OUTLAWS)},
    **{ASK_RIGHT[outlaw]: (ask, (outlaw, -1)) for outlaw in range(N_OUTLAWS)},
    STEAL: (steal, ()),
    HIDEOUT_MOVE: (hide, ()),
    WYATT_DRAW: (wyatt_draw, ()),
    WYATT_SEARCH: (wyatt_search, ()),
    WYATT_CLEAR: (wyatt_clear, ()),
}
"""What carries out each Sheriff card's move in one's own turn, and with what."""
