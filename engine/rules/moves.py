"""The moves: each decision of a player as a value, with its canonical text (docs/formats.md#moves)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.rules.cards import BANK, GUN, HIDEOUT, KINDS, N_KINDS, OUTLAWS, PHOTO, PRINTED, STAGECOACH, WANTED, WYATT

MOST_SEATS = 4
MOST_LAID = PRINTED[0]  # all cards of an Outlaw
NONE = -1  # no card, no seat


class Verb(StrEnum):
    """What a move does. The text of the move begins with it."""

    DRAW_SUPPLY = "draw supply"
    DRAW_DISCARD = "draw discard"
    PLAY = "play"
    PHOTO = "photo"
    STAGECOACH = "stagecoach"
    BANK = "bank"
    GUN = "gun"
    ASK = "wanted ask"
    STEAL = "wanted steal"
    HIDEOUT = "hideout"
    WYATT_DRAW = "wyatt draw"
    WYATT_SEARCH = "wyatt search"
    WYATT_CLEAR = "wyatt clear"
    DECLINE = "pass"
    DISCARD = "discard"
    CHOOSE = "choose"
    TAKE = "take"


_SHERIFF_CARDS = {
    Verb.STAGECOACH: STAGECOACH,
    Verb.BANK: BANK,
    Verb.GUN: GUN,
    Verb.ASK: WANTED,
    Verb.STEAL: WANTED,
    Verb.HIDEOUT: HIDEOUT,
    Verb.WYATT_DRAW: WYATT,
    Verb.WYATT_SEARCH: WYATT,
    Verb.WYATT_CLEAR: WYATT,
}
DRAWS = frozenset((Verb.DRAW_SUPPLY, Verb.DRAW_DISCARD))
_SHOTS = frozenset((Verb.STAGECOACH, Verb.BANK, Verb.GUN, Verb.STEAL, Verb.HIDEOUT, Verb.WYATT_CLEAR))


@dataclass(frozen=True, slots=True, eq=False)
class Move:
    """A move. Each exists once in this module (`parse` returns it), so that equal moves are the same object.

    `card`: the Outlaw that is laid, photographed, asked for or chosen, or the kind that is discarded or taken; NONE in
    a move without one, and if a taken card is hidden. `count`: how many cards are laid. `seat`: whose pile is chosen;
    NONE for the player's own. `step`: 1 if an ask goes to the left, -1 to the right.
    """

    verb: Verb
    text: str
    card: int = NONE
    count: int = 0
    seat: int = NONE
    step: int = 0

    @staticmethod
    def parse(text: str) -> Move:
        """Return the move of a canonical text. Raises ValueError if there is none."""
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            raise ValueError(f"not a move in canonical form: {text!r:.60}") from None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __lt__(self, other: Move) -> bool:
        """Order moves by their text: where moves are equally good, every robot prefers the same."""
        return self.text < other.text

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copy and unpickle a move as the same object."""
        return Move.parse, (self.text,)

    @property
    def played(self) -> int | None:
        """The Sheriff card that the move plays; None if it plays none."""
        return PHOTO + self.card if self.verb is Verb.PHOTO else _SHERIFF_CARDS.get(self.verb)

    @property
    def leaves(self) -> int:
        """The card that leaves the hand in a play or a discard; of several its kind."""
        played = self.played
        return self.card if played is None else played

    @property
    def shoots(self) -> bool:
        """Whether the move takes a shot."""
        return self.verb in _SHOTS

    @property
    def target(self) -> str:
        """The text of an answer without its verb, as it is given ahead: "JJ", "2 BS", "BR"."""
        return self.text.removeprefix(f"{self.verb} ")


def _plain(verb: Verb) -> Move:
    return Move(verb, verb.value)


def _with_card(verb: Verb, card: int) -> Move:
    return Move(verb, f"{verb} {KINDS[card]}", card)


def _ask(outlaw: int, side: str, step: int) -> Move:
    return Move(Verb.ASK, f"{Verb.ASK} {KINDS[outlaw]} {side}", outlaw, step=step)


_OUTLAWS = range(len(OUTLAWS))

DRAW_SUPPLY, DRAW_DISCARD = _plain(Verb.DRAW_SUPPLY), _plain(Verb.DRAW_DISCARD)
PLAY = tuple(
    tuple(Move(Verb.PLAY, f"{Verb.PLAY} {KINDS[o]} {count}", o, count) for count in range(1, MOST_LAID + 1))
    for o in _OUTLAWS
)
"""PLAY[outlaw][count - 1]"""
PHOTOGRAPH = tuple(_with_card(Verb.PHOTO, outlaw) for outlaw in _OUTLAWS)
ROBBERY = {STAGECOACH: _plain(Verb.STAGECOACH), BANK: _plain(Verb.BANK), GUN: _plain(Verb.GUN)}
"""The moves by which these cards are put on a pile of the player's own."""
ASK_LEFT = tuple(_ask(outlaw, "left", 1) for outlaw in _OUTLAWS)
ASK_RIGHT = tuple(_ask(outlaw, "right", -1) for outlaw in _OUTLAWS)
STEAL, HIDE = _plain(Verb.STEAL), _plain(Verb.HIDEOUT)
PUT = {**ROBBERY, HIDEOUT: HIDE}
"""The moves by which a card is put on a pile after a hit."""
WYATT_DRAW, WYATT_SEARCH, WYATT_CLEAR = (
    _plain(verb) for verb in (Verb.WYATT_DRAW, Verb.WYATT_SEARCH, Verb.WYATT_CLEAR)
)
DECLINE = _plain(Verb.DECLINE)
DISCARD = tuple(_with_card(Verb.DISCARD, kind) for kind in range(N_KINDS))
CHOOSE = tuple(_with_card(Verb.CHOOSE, outlaw) for outlaw in _OUTLAWS)
CHOOSE_AT = tuple(
    tuple(Move(Verb.CHOOSE, f"{Verb.CHOOSE} {seat} {KINDS[o]}", o, seat=seat) for o in _OUTLAWS)
    for seat in range(MOST_SEATS)
)
"""CHOOSE_AT[seat][outlaw]"""
TAKE = tuple(_with_card(Verb.TAKE, kind) for kind in range(N_KINDS))
TAKE_HIDDEN = Move(Verb.TAKE, "take ?")  # what others see of a taken card; never a legal move

# Moves whose text does not depend on the number of players or on their names.
_EVERYWHERE = (
    *(DRAW_SUPPLY, DRAW_DISCARD, *(move for outlaw in PLAY for move in outlaw), *PHOTOGRAPH, *ROBBERY.values()),
    *(*ASK_LEFT, STEAL, HIDE, WYATT_DRAW, WYATT_SEARCH, WYATT_CLEAR, DECLINE, *DISCARD, *CHOOSE),
)
EVERYWHERE = {move.text: move for move in _EVERYWHERE}
_BY_TEXT = EVERYWHERE | {
    move.text: move for move in (*ASK_RIGHT, *(move for at_seat in CHOOSE_AT for move in at_seat), *TAKE, TAKE_HIDDEN)
}
