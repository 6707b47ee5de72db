"""Cards played out of turn: a Photo when a set opens its Outlaw, a Wyatt Earp when a Hideout is put on a pile.

See docs/rules.md#windows. A window is data: the seats that may react, and the card they may react with.
"""

from __future__ import annotations

from engine.rules import cards
from engine.rules.ending import end_hand
from engine.rules.events import Cleared, Passed, PhotoPlayed, Played
from engine.rules.moves import DECLINE, PHOTOGRAPH, WYATT_CLEAR, Move
from engine.rules.supply import can_shoot, shoot, spent
from engine.rules.table import EMPTY, NOTHING, Pending, Table


def open_photo_window(t: Table, outlaw: int) -> None:
    """Let every opponent who holds a card react with the Photo, if the rules have photo windows."""
    if t.rules.photo_window:
        asked = tuple(seat for seat, hand in enumerate(t.hands) if seat != t.turn and any(hand))
        if asked:
            t.phase = "react"
            t.pending = Pending(PHOTOGRAPH[outlaw], outlaw, asked)


def open_wyatt_window(t: Table, owner: int, outlaw: int) -> None:
    """Let the owner of the hidden pile react with a Wyatt Earp, if they hold a card and a shot can be taken."""
    if owner != t.turn and any(t.hands[owner]) and can_shoot(t, on_stack=1):
        t.phase = "react"
        t.pending = Pending(WYATT_CLEAR, outlaw, (owner,))


def reactions(t: Table, seat: int) -> list[Move]:
    """Return the legal answers of a seat that may react."""
    card = t.pending.move.played
    return [DECLINE] if card is None or not t.hands[seat][card] else [DECLINE, t.pending.move]


def react(t: Table, seat: int, move: Move) -> None:
    """Carry out an answer. The window closes when the card is played or the last seat passes."""
    outlaw = t.pending.outlaw
    if move is not DECLINE:
        _close(t)
        if move is WYATT_CLEAR:
            _shoot_at_hideout(t, seat, outlaw)
        else:
            land_photo(t, seat, outlaw, out_of_turn=True)
        return
    t.events.append(Passed(seat))
    waiting = tuple(other for other in t.pending.waiting if other != seat)
    if waiting:
        t.pending = t.pending._replace(waiting=waiting)
    else:
        _close(t)


def land_photo(t: Table, seat: int, outlaw: int, out_of_turn: bool) -> None:
    """Put the Photo on the player's pile, which it may start, and $1,000 on its poster."""
    photo = cards.PHOTO + outlaw
    t.hands[seat][photo] -= 1
    territory = t.territories[seat]
    territory[outlaw] = territory.get(outlaw, EMPTY)._replace(photo=1)
    t.posters[outlaw] += cards.REWARD[photo]
    t.events.append(PhotoPlayed(seat, cards.OUTLAWS[outlaw], out_of_turn, cards.REWARD[photo]))


def clear_hideout(t: Table, seat: int, outlaw: int) -> None:
    """Move the Hideout from the pile to the discard stack; the pile counts again."""
    territory = t.territories[seat]
    territory[outlaw] = territory[outlaw]._replace(hideout=0)
    t.discard.insert(0, cards.HIDEOUT)
    t.events.append(Cleared(seat, cards.OUTLAWS[outlaw]))


def _close(t: Table) -> None:
    t.phase = "play"
    t.pending = NOTHING


def _shoot_at_hideout(t: Table, seat: int, outlaw: int) -> None:
    """Play a Wyatt Earp out of turn and shoot once at the new Hideout; a hit discards it."""
    t.hands[seat][cards.WYATT] -= 1
    t.discard.insert(0, cards.WYATT)
    t.events.append(Played(seat, "WE", "clear", True))
    if shoot(t, seat):
        clear_hideout(t, seat, outlaw)
    if t.rules.out_of_turn_out == "at_once" and not any(t.hands[seat]):
        end_hand(t, "at_once", seat)
    elif spent(t):
        end_hand(t, "supply")
