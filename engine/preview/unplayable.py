"""Why a card of the hand can only be discarded in this turn, in a few words for its player."""

from __future__ import annotations

from engine.language import Text, text
from engine.preview.turn_options import turn_options
from engine.rules import targets
from engine.rules.cards import GUN, HIDEOUT, KINDS, N_OUTLAWS, OUTLAWS, PHOTO, STAGECOACH
from engine.rules.public import SeatView
from engine.rules.supply import can_shoot
from engine.rules.turn_steps import fewest_to_lay
from engine.words.card_forms import card_name
from engine.words.reader import SPELLED

REASONS = {
    "last": text("Only to discard: it is your last card"),
    "not open": text("It takes {set} to open"),
    "none left": text("A card must be left to discard"),
    "one sheriff": text("One Sheriff card a turn"),
    "no set": text("No {outlaw} is open"),
    "no pile": text("You have no pile for it"),
    "no gun": text("A Fastest Gun is there already"),
    "no hideout": text("There is no pile to put it on"),
    "no shot": text("No card is left for a shot"),
}


def list_unplayable(view: SeatView) -> dict[str, Text]:
    """Return by code the cards of which nothing can be played in this turn, also after laying others, and why.

    Empty unless the seat whose view it is has drawn and may play.
    """
    turn = turn_options(view)
    if turn is None:
        return {}
    playable = {move.card for lays in turn.lays for move in lays}
    playable |= {option.order.move.leaves for card in turn.sheriffs for option in card.options}
    held = (kind for kind, count in enumerate(view.hand) if count and kind not in playable)
    return {KINDS[kind]: _reason(view, kind) for kind in held}


def _reason(view: SeatView, kind: int) -> Text:
    case = _case_of_outlaw(view, kind) if kind < N_OUTLAWS else _case_of_sheriff(view, kind)
    outlaw = KINDS[kind] if kind < N_OUTLAWS else OUTLAWS[kind - PHOTO] if kind < STAGECOACH else OUTLAWS[0]
    return REASONS[case].format(outlaw=card_name(outlaw), set=SPELLED[view.rules.numbers.set])


def _case_of_outlaw(view: SeatView, kind: int) -> str:
    if sum(view.hand) == 1:
        return "last"
    return "not open" if view.hand[kind] < fewest_to_lay(view)[kind] else "none left"


def _case_of_sheriff(view: SeatView, kind: int) -> str:
    if view.sheriff_played:
        return "one sheriff"
    if sum(view.hand) == 1:
        return "last"
    if kind < STAGECOACH:
        return "no set"
    if not can_shoot(view):
        return "no shot"
    if kind == HIDEOUT:
        return "no hideout"
    return "no gun" if kind == GUN and targets.own_piles(view) else "no pile"
