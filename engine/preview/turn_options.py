"""What a player may put together for a whole turn: what to lay, the one Sheriff card, the card to discard.

The target of a shot may be chosen in advance. Some plays are legal only after something is laid: they are offered, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from engine.language import Text, dollars, text, text_of
from engine.preview.prospects import with_own_cards
from engine.rules import targets
from engine.rules.cards import CARDS, GUN, HIDEOUT, KINDS, PHOTO, WANTED, WYATT
from engine.rules.moves import CHOOSE, CHOOSE_AT, HIDE, NONE, PHOTOGRAPH, ROBBERY, STEAL, WYATT_CLEAR, Move, Verb
from engine.rules.public import SeatView
from engine.rules.supply import can_shoot
from engine.typed.interpretation import TypedMove, write_orders
from engine.words.card_forms import card_name

WORDS = {
    # the heading of a Sheriff card's options
    "card with shot": text("{card} (shot)"),
    "robbery": text("{card} (shot; +{points} CP, {reward})"),
    "photos": text_of("heading", "Photo"),
    # its options
    "photo, once laid": text("{card} (once laid)"),
    "onto": text("onto {outlaw}"),
    "onto, once laid": text("onto {outlaw} (once laid)"),
    "onto a pile chosen later": text("onto a pile you choose after a hit"),
    "hide": text("onto {owner}’s {outlaw}"),
    "hide a pile chosen later": text("onto a pile you choose after a hit"),
    "ask": text("ask for {outlaw}"),
    "ask first": text("ask for {outlaw}, {first} first"),
    "steal": text("steal {owner}’s {outlaw} (shot)"),
    "steal a card chosen later": text("steal a card you choose after a hit (shot)"),
    "wyatt draw": text("draw two cards"),
    "wyatt search": text("search the discard stack"),
    "clear": text("remove the Hideout on {outlaw} (shot)"),
    "clear a pile chosen later": text("remove a Hideout you choose after a hit (shot)"),
}


class PlayOption(NamedTuple):
    """A play of a Sheriff card, perhaps with its target. `after_laying`: the Outlaw that has to be laid before."""

    order: TypedMove
    words: str
    after_laying: int | None = None

    @property
    def line(self) -> str:
        """The play in canonical form."""
        return write_orders([self.order])


class CardOptions(NamedTuple):
    """A Sheriff card and the ways to play it."""

    title: str
    options: tuple[PlayOption, ...]


class TurnOptions(NamedTuple):
    """The parts of a turn in the order in which they are played.

    `lays`: for each Outlaw that may be laid now the moves, the most cards first. `sheriff_first`: a search has just
    brought the Sheriff card, which can be played before anything else only.
    """

    lays: tuple[tuple[Move, ...], ...]
    sheriffs: tuple[CardOptions, ...]
    discards: tuple[Move, ...]
    sheriff_first: bool


def turn_options(view: SeatView) -> TurnOptions | None:
    """Return the options of a player who has drawn and may play; None for everybody else."""
    if view.phase != "play" or not view.legal:
        return None
    plays = sorted((move for move in view.legal if move.verb is Verb.PLAY), key=lambda move: (move.card, -move.count))
    lays = tuple(tuple(moves) for _, moves in groupby(plays, key=lambda move: move.card))
    most = {moves[0].card: moves[0].count for moves in lays}
    sheriffs = tuple(card for card in _Sheriffs(view, most).cards() if card.options)
    discards = tuple(sorted((move for move in view.legal if move.verb is Verb.DISCARD), key=lambda move: move.card))
    return TurnOptions(lays, sheriffs, discards, view.sheriff_played and bool(sheriffs))


class _Sheriffs:
    """The options of the Sheriff cards. `most`: the most cards of each Outlaw that may be laid before them."""

    def __init__(self, view: SeatView, most: Mapping[int, int]) -> None:
        self._view = view
        self._most = most

    def cards(self) -> Iterator[CardOptions]:
        """Yield the options of every Sheriff card, some with none."""
        yield CardOptions(WORDS["photos"], tuple(self._photos()))
        for card in ROBBERY:
            yield CardOptions(_title(card), tuple(self._robbery(card)))
        yield CardOptions(_title(WANTED), tuple(self._most_wanted()))
        yield CardOptions(_title(HIDEOUT), tuple(self._hideout()))
        yield CardOptions(_title(WYATT), tuple(self._wyatt_earp()))

    def _may_follow(self, card: int) -> bool:
        """Return whether a Sheriff card that has no target yet may have one once something is laid."""
        return not self._view.sheriff_played and self._view.hand[card] > 0

    def _photos(self) -> Iterator[PlayOption]:
        for outlaw, move in enumerate(PHOTOGRAPH):
            photo = PHOTO + outlaw
            if move in self._view.legal:
                yield PlayOption(TypedMove(move), card_name(KINDS[photo]))
            elif outlaw in self._most and self._may_follow(photo):
                words = _words("photo, once laid", card=card_name(KINDS[photo]))
                yield PlayOption(TypedMove(move), words, after_laying=outlaw)

    def _robbery(self, card: int) -> Iterator[PlayOption]:
        """Yield an option for each pile of the player's own, and for each that is only to be laid now."""
        view, move = self._view, ROBBERY[card]
        piles = targets.gun_targets if card == GUN else targets.own_piles
        now = piles(view)
        if move not in view.legal and (now or not (self._may_follow(card) and can_shoot(view))):
            return  # illegal for another reason than a missing pile
        most = {} if view.sheriff_played else self._most
        new = [outlaw for outlaw in most if outlaw not in view.territories[view.turn]]
        once = [outlaw for outlaw in new if outlaw in piles(with_own_cards(view, outlaw, outlaw, most[outlaw]))]
        found = [self._at(move, "onto", CHOOSE[outlaw]) for outlaw in now]
        found += [self._at(move, "onto, once laid", CHOOSE[outlaw])._replace(after_laying=outlaw) for outlaw in once]
        yield from self._shot(move, found, "onto a pile chosen later", known=card != GUN)

    def _most_wanted(self) -> Iterator[PlayOption]:
        """Yield the Outlaws to ask for, with three or more players in both directions; and the cards to steal."""
        players = self._view.players
        case = "ask first" if len(players) > 2 else "ask"
        for move in self._view.legal:
            if move.verb is Verb.ASK:
                first = players[(self._view.turn + move.step) % len(players)]
                yield PlayOption(TypedMove(move), _words(case, outlaw=card_name(KINDS[move.card]), first=first))
        if STEAL in self._view.legal:
            places = targets.steal_targets(self._view)
            found = [self._at(STEAL, "steal", CHOOSE_AT[seat][outlaw]) for seat, outlaw in places]
            yield from self._shot(STEAL, found, "steal a card chosen later")

    def _hideout(self) -> Iterator[PlayOption]:
        if HIDE in self._view.legal:
            others = [place for place in targets.hideout_targets(self._view) if place[0] != self._view.turn]
            found = [self._at(HIDE, "hide", CHOOSE_AT[seat][outlaw]) for seat, outlaw in others]
            yield from self._shot(HIDE, found, "hide a pile chosen later", known=False)

    def _wyatt_earp(self) -> Iterator[PlayOption]:
        for move in self._view.legal:
            if move.verb in (Verb.WYATT_DRAW, Verb.WYATT_SEARCH):
                yield PlayOption(TypedMove(move), _words(move.verb))
            elif move is WYATT_CLEAR:
                found = [self._at(move, "clear", CHOOSE[outlaw]) for outlaw in targets.hidden_piles(self._view)]
                yield from self._shot(move, found, "clear a pile chosen later")

    def _at(self, move: Move, case: str, target: Move) -> PlayOption:
        owner = "" if target.seat == NONE else self._view.players[target.seat]
        return PlayOption(TypedMove(move, (target,)), _words(case, owner=owner, outlaw=card_name(KINDS[target.card])))

    def _shot(self, move: Move, found: Sequence[PlayOption], later: str, known: bool = True) -> Iterator[PlayOption]:
        """Yield a shot with each target chosen in advance, and, if it is legal now, with the target chosen after a hit.

        `known`: the targets are all there are; a single one is then no choice.
        """
        legal = move in self._view.legal
        if legal and known and len(found) == 1:
            yield PlayOption(TypedMove(move), found[0].words)
            return
        yield from found
        if legal:
            yield PlayOption(TypedMove(move), _words(later))


def _title(kind: int) -> str:
    """Return the heading of a Sheriff card's options, with the effect that all of them have."""
    card = CARDS[KINDS[kind]]
    if card.points:
        return _words("robbery", card=card.name, points=str(card.points), reward=dollars(card.reward))
    return _words("card with shot", card=card.name) if kind == HIDEOUT else card.name


def _words(case: str, **values: str) -> Text:
    return WORDS[case].format(**values)
