"""What a player's cards would bring: the poster and the standing after laying them, computed from the player's view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.language import Message, Text, dollars, text
from engine.rules.cards import GUN, NUMBER, OUTLAWS, PHOTO, REWARD
from engine.rules.moves import PHOTOGRAPH, PLAY, Move, Verb
from engine.rules.public import SeatView
from engine.rules.table import EMPTY, with_cards
from engine.rules.turn_steps import fewest_to_lay, lay_reward
from engine.words.card_forms import card_name

PLAYS: dict[str, Message] = {
    "open": text("open {outlaw} with {count}: {consequence}"),
    "lay": text("lay {count} {outlaw}: {consequence}"),
    "photo": text("play the Photo of {outlaw}: {consequence}"),
}
PAID = text("poster {before} → {after}, {standing}")
STANDINGS: dict[str, Message] = {
    "alone": text("you have {own} CP there, and nobody else has any"),
    "ahead": text("you lead {own} to {rival}"),
    "level": text("you are level with {name} at {own}"),
    "behind": text("{name} leads {rival} to {own}"),
    "hidden": text("your pile counts nothing under its Hideout"),
}


class Prospect(NamedTuple):
    """What a play would bring: `number` Outlaw cards laid together; with 0 the Photo, or a robbery that hits.

    `before` and `after` are dollars on the poster; `own` are the player's Capture Points after it, 0 if their pile is
    `hidden` by a Hideout; `rival` is the other seat with the most, None if no other has any.
    """

    outlaw: str
    number: int
    opens: bool
    before: int
    after: int
    own: int
    hidden: bool
    rival: int | None
    rival_points: int

    @property
    def move(self) -> Move:
        """The play."""
        outlaw = NUMBER[self.outlaw]
        return PLAY[outlaw][self.number - 1] if self.number else PHOTOGRAPH[outlaw]


def list_prospects(view: SeatView) -> list[Prospect]:
    """Return what the Outlaw cards and Photos in a hand would bring, in circle order; each Outlaw's are laid together.

    There are none in the view of a seat whose turn it is not. Before the draw it is what the cards in hand would bring
    after it, in the play what is legal now.
    """
    if view.seat != view.turn or view.phase not in ("draw", "play"):
        return []
    moves = _after_the_draw(view) if view.phase == "draw" else view.legal
    most: dict[int, int] = {}
    for move in moves:
        if move.verb is Verb.PLAY:
            most[move.card] = max(move.count, most.get(move.card, 0))
    found = [of_lay(view, outlaw, number) for outlaw, number in most.items()]
    found += [of_photo(view, move.card) for move in moves if move.verb is Verb.PHOTO]
    return sorted(found, key=lambda prospect: OUTLAWS.index(prospect.outlaw))


def phrase_prospect(prospect: Prospect, names: Sequence[str]) -> Text:
    """Return a prospect as a phrase for its player: "lay 4 Jesse James: poster $4,000 → $7,000, you lead 8 to 4"."""
    case = "photo" if not prospect.number else "open" if prospect.opens else "lay"
    outlaw, consequence = card_name(prospect.outlaw), phrase_consequence(prospect, names)
    return PLAYS[case].format(outlaw=outlaw, count=prospect.number, consequence=consequence)


def phrase_consequence(prospect: Prospect, names: Sequence[str]) -> Text:
    """Return what a prospect brings, without the play: "poster $4,000 → $7,000, you lead 8 to 4"."""
    standing = _standing(prospect, names)
    if prospect.after == prospect.before:
        return standing
    return PAID.format(before=dollars(prospect.before), after=dollars(prospect.after), standing=standing)


def of_lay(view: SeatView, outlaw: int, number: int) -> Prospect:
    """Return what laying cards of an Outlaw together would bring the player whose turn it is."""
    gained = lay_reward(number, view.laid.get(outlaw, 0), view.rules)
    return _outcome(view, outlaw, outlaw, gained, number)._replace(number=number)


def of_photo(view: SeatView, outlaw: int) -> Prospect:
    """Return what the Photo of an Outlaw would bring the player whose turn it is."""
    photo = PHOTO + outlaw
    return _outcome(view, outlaw, photo, REWARD[photo])


def of_robbery(view: SeatView, outlaw: int, card: int) -> Prospect:
    """Return what a robbery or a Fastest Gun would bring the player whose turn it is, if it lands on their pile.

    A Fastest Gun displaces one that another player has on that Outlaw, where the rules allow it to land there.
    """
    return _outcome(view, outlaw, card, REWARD[card])


def _after_the_draw(view: SeatView) -> list[Move]:
    """Return the plays that the cards in hand will allow: any draw leaves one more for the discard."""
    found = []
    for outlaw, fewest in enumerate(fewest_to_lay(view)):
        held = view.hand[outlaw]
        if held >= fewest:
            found.append(PLAY[outlaw][held - 1])
        if view.open[outlaw] and view.hand[PHOTO + outlaw]:
            found.append(PHOTOGRAPH[outlaw])
    return found


def with_own_cards(view: SeatView, outlaw: int, card: int, number: int = 1) -> SeatView:
    """Return the view with cards on the player's own pile: Outlaw cards laid together, or the Photo.

    The hand, and what lies on the poster, are as before.
    """
    laid = card == outlaw
    own = dict(view.territories[view.turn])
    own[outlaw] = with_cards(own.get(outlaw, EMPTY), outlaw, card, number)
    return replace(
        view,
        territories=[own if seat == view.turn else other for seat, other in enumerate(view.territories)],
        laid={**view.laid, outlaw: view.laid.get(outlaw, 0) + number} if laid else view.laid,
        open=[is_open or (laid and n == outlaw) for n, is_open in enumerate(view.open)],
    )


def _outcome(view: SeatView, outlaw: int, card: int, gained: int, number: int = 1) -> Prospect:
    """Return what cards on the player's pile bring, with the dollars that the poster gains."""
    seat, before = view.turn, view.posters[outlaw]
    piles = [territory.get(outlaw, EMPTY) for territory in with_own_cards(view, outlaw, card, number).territories]
    if card == GUN:  # it displaces another player's
        piles = [pile if n == seat else pile._replace(gun=0) for n, pile in enumerate(piles)]
    points = [pile.capture_points for pile in piles]
    best = max((n for n in range(len(points)) if n != seat), key=lambda n: points[n])
    return Prospect(
        outlaw=OUTLAWS[outlaw],
        number=0,
        opens=not view.open[outlaw],
        before=before,
        after=before + gained,
        own=points[seat],
        hidden=bool(piles[seat].hideout),
        rival=best if points[best] else None,
        rival_points=points[best],
    )


def _standing(prospect: Prospect, names: Sequence[str]) -> Text:
    own, rival = prospect.own, prospect.rival_points
    if prospect.hidden:
        case = "hidden"
    elif prospect.rival is None:
        case = "alone"
    else:
        case = "ahead" if own > rival else "level" if own == rival else "behind"
    name = "" if prospect.rival is None else names[prospect.rival]
    return STANDINGS[case].format(name=name, own=own, rival=rival)
