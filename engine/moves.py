"""The canonical text of every move (FORMATS *Moves*)."""

from __future__ import annotations

from engine.cards import BANK, GUN, KINDS, OUTLAWS, STAGECOACH

MOST_SEATS = 4

DRAW_SUPPLY, DRAW_DISCARD = "draw supply", "draw discard"
PLAY = tuple(tuple(f"play {code} {count}" for count in range(1, 8)) for code in OUTLAWS)  # PLAY[outlaw][count - 1]
PHOTO_MOVE = tuple(f"photo {code}" for code in OUTLAWS)
ROBBERY = {STAGECOACH: "stagecoach", BANK: "bank", GUN: "gun"}  # put on a pile of the player's own
ASK_LEFT = tuple(f"wanted ask {code} left" for code in OUTLAWS)
ASK_RIGHT = tuple(f"wanted ask {code} right" for code in OUTLAWS)
STEAL = "wanted steal"
HIDEOUT_MOVE = "hideout"
WYATT_DRAW, WYATT_SEARCH, WYATT_CLEAR = "wyatt draw", "wyatt search", "wyatt clear"
DECLINE = "pass"
DISCARD = tuple(f"discard {code}" for code in KINDS)
CHOOSE = tuple(f"choose {code}" for code in OUTLAWS)
CHOOSE_AT = tuple(tuple(f"choose {seat} {code}" for code in OUTLAWS) for seat in range(MOST_SEATS))
TAKE = tuple(f"take {code}" for code in KINDS)

# Moves whose text does not depend on the number of players or on their names.
EVERYWHERE = frozenset(
    (
        *(DRAW_SUPPLY, DRAW_DISCARD, *(move for outlaw in PLAY for move in outlaw), *PHOTO_MOVE, *ROBBERY.values()),
        *(*ASK_LEFT, STEAL, HIDEOUT_MOVE, WYATT_DRAW, WYATT_SEARCH, WYATT_CLEAR, DECLINE, *DISCARD, *CHOOSE),
    )
)
