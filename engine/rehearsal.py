"""What a line would bring its player, and whether it can be played at all: told from the player's view alone.

Nothing is played. What a line cannot know (a shot, the cards it draws) is left open: only what is certainly impossible
is refused.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from engine.cards import CARDS, KINDS, OUTLAWS
from engine.checks import SET
from engine.editions import resolve
from engine.errors import IllegalMove
from engine.forecast import forecast
from engine.move_phrases import SHERIFF_CARDS, card_of, describe_move
from engine.prospects import Prospect, of_lay, of_photo, of_robbery
from engine.supply import drawable
from engine.typed import Order

REASONS: dict[str, str] = {
    "held once": (
        "You hold one {card} card, and it is chosen {number} times. The same card cannot be played twice, or be "
        "played and discarded."
    ),
    "held": (
        "You hold {held} {card} cards, and {number} are chosen. The same card cannot be played twice, or be played "
        "and discarded."
    ),
    "not held": "You hold no {card} card, so this is not possible: {move}.",
    "none left": "After this no card would be left to discard: {move}. Keep one card.",
    "one sheriff": "Only one Sheriff card may be played in a turn.",
    "set": "{outlaw} is not open yet: the first cards that are laid must be three or more together.",
    "not possible": "This move is not possible now: {move}.",
    "over": "Nothing can follow this: {move}.",
    "search": "A search lets you look before you take a card, so nothing can follow it yet: {move}.",
}
"""The sentences of refusals, for the player."""

ROBBERIES = ("stagecoach", "bank", "gun")
SHOTS = (*ROBBERIES, "hideout", "wanted steal", "wyatt clear")
_BRINGING_ANY = ("draw supply", "draw discard", "wyatt draw", "wyatt search")  # any card may come into the hand


class Rehearsed(NamedTuple):
    """One order of a line, before it is played. Each prospect counts with all that is before it in the line.

    `landings`: what a robbery would bring on each pile that it may land on. `asks_others`: a set that opens an Outlaw,
    so that others are asked before the line goes on. `ends_hand`: a discard that is certain to end the hand.

    `pays`: the dollars by seat that the hand would pay if it ended after this play, no shot had hit and nobody had
    reacted; () before a play.
    """

    order: Order
    prospect: Prospect | None = None
    landings: tuple[Prospect, ...] = ()
    asks_others: bool = False
    ends_hand: bool = False
    pays: tuple[int, ...] = ()

    @property
    def is_shot(self) -> bool:
        """Whether the order takes a shot."""
        return self.order.move in SHOTS


def rehearse(view: dict[str, Any], seat: int, orders: Sequence[Order]) -> list[Rehearsed]:
    """Return what a line would bring the seat whose view it is. Raises IllegalMove with the reason, in a sentence."""
    line = _Line(view, seat)
    return [line.take(order) for order in orders]


class _Line:
    """The line so far: the view as it would be after it, if no shot hits and nobody reacts."""

    def __init__(self, view: dict[str, Any], seat: int) -> None:
        self._view = deepcopy(view)
        self._rules = resolve(view["edition"], view["house_rules"])
        self._seat = seat
        self._legal = set(view.get("legal", ()))
        self._held = Counter(view["hands"][seat])
        self._used: Counter[str] = Counter()
        self._coming: set[str] = set()  # kinds of cards that the line may bring into the hand
        self._ended: tuple[str, str] | None = None  # why nothing can follow, and the move
        self._sheriff = False
        self._second: set[str] = set()  # Sheriff cards that a search may just have brought: one may be played at once
        self._asked = False  # others may play a Photo, which may begin a pile
        self._begun = False

    def take(self, order: Order) -> Rehearsed:
        """Return what the next order would bring. Raises IllegalMove."""
        if self._ended is not None:
            raise self._refusal(*self._ended)
        in_play = self._view["phase"] == "play"
        rehearsed = self._play(order) if in_play else self._answer(order)
        self._begun = True
        return rehearsed

    def _answer(self, order: Order) -> Rehearsed:
        """Take a draw, a choice or a reaction, which must be legal now; after the first two the turn goes on."""
        if order.move not in self._legal:
            raise self._refusal("not possible", order.move)
        if self._view["phase"] == "react":
            self._ended = "over", order.move
        self._view["phase"] = "play"
        self._coming = set(KINDS)
        return Rehearsed(order)

    def _play(self, order: Order) -> Rehearsed:
        move = order.move
        code, number = self._cards(move)
        sheriff = CARDS[code].kind != "outlaw" and not move.startswith("discard ")
        if sheriff and self._sheriff and code not in self._second:
            raise self._refusal("one sheriff", move)
        self._check_held(move, code, number)
        if move.startswith("play ") and code not in self._view["open"] and number < SET:
            raise self._refusal("set", move, outlaw=CARDS[code].name)
        self._check_left(move, number)
        if sheriff and not self._may_play(move):
            raise self._refusal("not possible", move)
        self._used[code] += number
        self._sheriff, self._second = self._sheriff or sheriff, set()
        return self._carry_out(order, code, number)._replace(pays=forecast(self._view))

    def _cards(self, move: str) -> tuple[str, int]:
        """Return the cards that a play or a discard takes out of the hand."""
        verb, *rest = move.split()
        if verb not in (*SHERIFF_CARDS, "play", "photo", "discard"):
            raise self._refusal("not possible", move)
        return card_of(move), int(rest[1]) if verb == "play" else 1

    def _check_held(self, move: str, code: str, number: int) -> None:
        held, wanted = self._held[code], self._used[code] + number
        if wanted <= held or code in self._coming:
            return
        case = "not held" if not held else "held once" if held == 1 else "held"
        raise self._refusal(case, move, card=CARDS[code].name, held=held, number=wanted)

    def _check_left(self, move: str, number: int) -> None:
        """Refuse a play after which no card could be left. Wyatt Earp as the last card may bring others."""
        left = self._held.total() - self._used.total() - number
        brings = move == "wyatt draw" or (move == "wyatt search" and self._view["discard"]["size"] > 0)
        if left < 1 and not (move.startswith("discard ") or brings or self._coming):
            raise self._refusal("none left", move)

    def _may_play(self, move: str) -> bool:
        """Tell whether a Sheriff card may be played here: it is legal now, or what the line lays allows it."""
        if move in self._legal:
            return not (self._begun and self._view["sheriff_played"])  # one that a search brought must be played first
        if self._coming:
            return True
        if self._view["sheriff_played"]:
            return False
        if move.startswith("photo "):
            return move.split()[1] in self._view["open"]
        view = self._view
        if not drawable(self._rules, view["supply"], view["discard"]["size"], view["reshuffled"]):
            return False
        return self._may_hide() if move == "hideout" else move in ROBBERIES and bool(self._piles_for(move))

    def _may_hide(self) -> bool:
        """Tell whether there may be a pile for a Hideout that could not be played before the line."""
        own = self._view["territories"][self._seat].values()
        return self._asked or (self._rules.hideout == "anyone" and any("HO" not in pile for pile in own))

    def _piles_for(self, move: str) -> list[str]:
        """Return the player's piles that a robbery may land on."""
        territories = self._view["territories"]
        own = territories[self._seat]
        looked_at = territories if self._rules.fastest_gun == "table" else [own]
        with_gun = {outlaw for territory in looked_at for outlaw, pile in territory.items() if "FG" in pile}
        return [outlaw for outlaw in OUTLAWS if outlaw in own and (move != "gun" or outlaw not in with_gun)]

    def _carry_out(self, order: Order, code: str, number: int) -> Rehearsed:
        verb, *rest = order.move.split()
        if verb in ("play", "photo"):
            return self._add(order, code, number)
        if verb == "discard":
            self._ended = "over", order.move
            own_last = not self._coming and self._used.total() == self._held.total()
            return Rehearsed(order, ends_hand=own_last or 0 in self._view["hands"])
        if order.move in _BRINGING_ANY:
            self._coming = set(KINDS) - {code}
            self._second = {answer.removeprefix("take ") for answer in order.ahead}
            if order.move == "wyatt search" and not order.ahead:
                self._ended = "search", order.move
        elif verb == "wanted":
            self._coming = {rest[1]} if rest[0] == "ask" else set(OUTLAWS)
        elif verb in ROBBERIES:
            landings = (of_robbery(self._view, outlaw, code) for outlaw in self._piles_for(verb))
            return Rehearsed(order, landings=tuple(landings))
        return Rehearsed(order)

    def _add(self, order: Order, code: str, number: int) -> Rehearsed:
        """Add Outlaw cards or a Photo to the player's pile, and what they bring to the poster."""
        view, outlaw = self._view, order.move.split()[1]
        laid = order.move.startswith("play ")
        prospect = of_lay(view, outlaw, number) if laid else of_photo(view, outlaw)
        view["posters"][outlaw] = prospect.after
        view["territories"][self._seat].setdefault(outlaw, []).extend([code] * number)
        if laid:
            view["laid"][outlaw] = view["laid"].get(outlaw, 0) + number
            view["open"] = [one for one in OUTLAWS if one in (*view["open"], outlaw)]
        asks_others = prospect.opens and self._rules.photo_window
        self._asked = self._asked or asks_others
        return Rehearsed(order, prospect, asks_others=asks_others)

    def _refusal(self, reason: str, move: str, **values: Any) -> IllegalMove:
        words = describe_move(move, self._view["players"], self._seat)
        return IllegalMove(REASONS[reason].format(move=words, **values), tuple(sorted(self._legal)))
