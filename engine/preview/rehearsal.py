"""What a line would bring its player, and whether it can be played at all: told from the player's view alone.

Nothing is played. What a line cannot know (a shot, the cards it draws) is left open: only what is certainly impossible
is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.language import Message, Text, plural, text
from engine.preview.forecast import forecast
from engine.preview.prospects import Prospect, of_lay, of_photo, of_robbery, with_own_cards
from engine.refusals import IllegalMove
from engine.rules import sheriff, targets
from engine.rules.cards import GUN, KINDS, N_OUTLAWS
from engine.rules.moves import HIDE, ROBBERY, Move, Verb
from engine.rules.public import SeatView
from engine.rules.supply import can_shoot
from engine.rules.turn_steps import fewest_to_lay
from engine.typed.interpretation import TypedMove
from engine.words.card_forms import a_card, card_name
from engine.words.move_phrases import describe_move
from engine.words.reader import SPELLED

REASONS: dict[str, Message] = {
    "not held": text("You do not hold {a_card}, so this is not possible: {move}."),
    "none left": text("After this no card would be left to discard: {move}. Keep one card."),
    "one sheriff": text("Only one Sheriff card may be played in a turn."),
    "set": text("{outlaw} is not open yet: the first cards that are laid must be {set} or more together."),
    "not possible": text("This move is not possible now: {move}."),
    "over": text("Nothing can follow this: {move}."),
    "search": text("A search lets you look before you take a card, so nothing can follow it yet: {move}."),
}
"""The sentences of refusals, for the player. `_chosen_too_often` has one more."""

_EVERY_CARD = frozenset(range(len(KINDS)))
_BRINGS_ANY = (Verb.DRAW_SUPPLY, Verb.DRAW_DISCARD, Verb.WYATT_DRAW, Verb.WYATT_SEARCH)  # any card may come


class Rehearsed(NamedTuple):
    """One order of a line, before it is played. Each prospect counts with all that is before it in the line.

    `landings`: what a robbery would bring on each pile that it may land on. `asks_others`: a set that opens an Outlaw,
    so that others are asked before the line goes on. `ends_hand`: a discard that is certain to end the hand.

    `pays`: the dollars by seat that the hand would pay if it ended after this play, no shot had hit and nobody had
    reacted; () before a play.
    """

    order: TypedMove
    prospect: Prospect | None = None
    landings: tuple[Prospect, ...] = ()
    asks_others: bool = False
    ends_hand: bool = False
    pays: tuple[int, ...] = ()

    @property
    def is_shot(self) -> bool:
        """Whether the order takes a shot."""
        return self.order.move.shoots


def rehearse(view: SeatView, orders: Sequence[TypedMove]) -> list[Rehearsed]:
    """Return what a line would bring the seat whose view it is. Raises IllegalMove with the reason, in a sentence."""
    line = _RehearsedLine(view)
    return [line.take(order) for order in orders]


class _RehearsedLine:
    """The line so far: the view as it would be after it, if no shot hits and nobody reacts."""

    def __init__(self, view: SeatView) -> None:
        self._view = view
        self._legal = view.legal
        self._used = [0] * len(KINDS)
        self._coming: frozenset[int] = frozenset()  # kinds of cards that the line may bring into the hand
        self._ended: tuple[str, Move] | None = None  # why nothing can follow, and the move
        self._sheriff = False
        self._second: frozenset[int] = frozenset()  # what a search may just have brought: one may be played at once
        self._asked = False  # others may play a Photo, which may begin a pile
        self._begun = False

    def take(self, order: TypedMove) -> Rehearsed:
        """Return what the next order would bring. Raises IllegalMove."""
        if self._ended is not None:
            raise self._refusal(*self._ended)
        rehearsed = self._play(order) if self._view.phase == "play" else self._answer(order)
        self._begun = True
        return rehearsed

    def _answer(self, order: TypedMove) -> Rehearsed:
        """Take a draw, a choice or a reaction, which must be legal now; after the first two the turn goes on."""
        if order.move not in self._legal:
            raise self._refusal("not possible", order.move)
        if self._view.phase == "react":
            self._ended = "over", order.move
        self._view = replace(self._view, phase="play")
        self._coming = _EVERY_CARD
        return Rehearsed(order)

    def _play(self, order: TypedMove) -> Rehearsed:
        move = order.move
        if move.played is None and move.verb not in (Verb.PLAY, Verb.DISCARD):
            raise self._refusal("not possible", move)
        card, number = move.leaves, max(move.count, 1)
        if move.played is not None and self._sheriff and card not in self._second:
            raise self._refusal("one sheriff", move)
        self._check_held(move, card, number)
        if move.verb is Verb.PLAY and number < (least := fewest_to_lay(self._view)[card]):
            raise self._refusal("set", move, outlaw=card_name(KINDS[card]), set=SPELLED[least])
        self._check_left(move, number)
        if move.played is not None and not self._may_play(move, card):
            raise self._refusal("not possible", move)
        self._used[card] += number
        self._sheriff, self._second = self._sheriff or move.played is not None, frozenset()
        return self._carry_out(order, card, number)._replace(pays=forecast(self._view))

    @property
    def _left(self) -> int:
        """The number of cards in hand that the line has not used."""
        return sum(self._view.hand) - sum(self._used)

    def _check_held(self, move: Move, card: int, number: int) -> None:
        held, wanted = self._view.hand[card], self._used[card] + number
        if wanted <= held or card in self._coming:
            return
        if held:
            raise self._refused(_chosen_too_often(card, held, wanted))
        raise self._refusal("not held", move, a_card=a_card(KINDS[card]))

    def _check_left(self, move: Move, number: int) -> None:
        """Refuse a play after which no card could be left. Wyatt Earp as the last card may bring others."""
        brings = move.verb is Verb.WYATT_DRAW or (move.verb is Verb.WYATT_SEARCH and self._view.searchable)
        if self._left - number < 1 and not (move.verb is Verb.DISCARD or brings or self._coming):
            raise self._refusal("none left", move)

    def _may_play(self, move: Move, card: int) -> bool:
        """Return whether a Sheriff card may be played here: it is legal now, or what the line lays allows it."""
        if move in self._legal:
            return not (self._begun and self._view.sheriff_played)  # one that a search brought must be played first
        if self._coming:
            return True
        if self._view.sheriff_played:
            return False
        may_hide = move is HIDE and self._asked and can_shoot(self._view)
        return may_hide or move in sheriff.ways(self._view, card, self._left)

    def _carry_out(self, order: TypedMove, card: int, number: int) -> Rehearsed:
        move = order.move
        if move.verb in (Verb.PLAY, Verb.PHOTO):
            return self._add(order, card, number)
        if move.verb is Verb.DISCARD:
            self._ended = "over", move
            own_last = not self._coming and not self._left
            return Rehearsed(order, ends_hand=own_last or 0 in self._view.hand_sizes)
        if move.verb in _BRINGS_ANY:
            self._coming = _EVERY_CARD - {card}
            self._second = frozenset(answer.card for answer in order.ahead)
            if move.verb is Verb.WYATT_SEARCH and not order.ahead:
                self._ended = "search", move
        elif move.verb is Verb.ASK:
            self._coming = frozenset({move.card})
        elif move.verb is Verb.STEAL:
            self._coming = frozenset(range(N_OUTLAWS))
        elif card in ROBBERY:
            piles = targets.gun_targets(self._view) if card == GUN else targets.own_piles(self._view)
            return Rehearsed(order, landings=tuple(of_robbery(self._view, outlaw, card) for outlaw in piles))
        return Rehearsed(order)

    def _add(self, order: TypedMove, card: int, number: int) -> Rehearsed:
        """Add Outlaw cards or a Photo to the player's pile, and what they bring to the poster."""
        view, outlaw = self._view, order.move.card
        laid = order.move.verb is Verb.PLAY
        prospect = of_lay(view, outlaw, number) if laid else of_photo(view, outlaw)
        posters = [prospect.after if n == outlaw else held for n, held in enumerate(view.posters)]
        self._view = replace(with_own_cards(view, outlaw, card, number), posters=posters)
        asks_others = prospect.opens and view.rules.photo_window
        self._asked = self._asked or asks_others
        return Rehearsed(order, prospect, asks_others=asks_others)

    def _refusal(self, reason: str, move: Move, **values: object) -> IllegalMove:
        words = describe_move(move, self._view.players, self._view.seat)
        return self._refused(REASONS[reason].format(move=words, **values))

    def _refused(self, message: Text) -> IllegalMove:
        return IllegalMove(message, tuple(sorted(one.text for one in self._legal)))


def _chosen_too_often(card: int, held: int, chosen: int) -> Text:
    """Return the sentence about a card of which more are chosen than the player holds."""
    return plural(
        "You hold one {card} card, and it is chosen {number} times. The same card cannot be played twice, or be "
        "played and discarded.",
        "You hold {held} {card} cards, and {number} are chosen. The same card cannot be played twice, or be played "
        "and discarded.",
        held,
    ).format(card=card_name(KINDS[card]), held=held, number=chosen)
