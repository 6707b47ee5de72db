"""What a player's cards would bring: the poster and the standing after laying them, computed from the player's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.cards import CARDS, OUTLAWS, capture_points
from engine.checks import SET
from engine.editions import resolve
from engine.reader import card_name, dollars
from engine.turn import reward

OUTCOMES: dict[str, str] = {
    "open": "open {outlaw} with {count}: poster {before} → {after}, {standing}",
    "lay": "lay {count} {outlaw}: poster {before} → {after}, {standing}",
    "lay unpaid": "lay {count} {outlaw}: {standing}",
    "photo": "play the Photo of {outlaw}: poster {before} → {after}, {standing}",
}
CONSEQUENCES: dict[str, str] = {
    "paid": "poster {before} → {after}, {standing}",
    "unpaid": "{standing}",
}
STANDINGS: dict[str, str] = {
    "alone": "only you have CP there, {own}",
    "ahead": "you lead {own} to {rival}",
    "level": "you are level with {name} at {own}",
    "behind": "{name} leads {rival} to {own}",
    "hidden": "your pile counts nothing under its Hideout",
}


class Prospect(NamedTuple):
    """What a play would bring: `number` Outlaw cards laid together; with 0 the Photo, or the `robbery` if it hits.

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
    robbery: str | None = None

    @property
    def move(self) -> str:
        """The play in canonical form."""
        return f"play {self.outlaw} {self.number}" if self.number else f"photo {self.outlaw}"


def list_prospects(view: dict[str, Any]) -> list[Prospect]:
    """Return what the Outlaw cards and Photos in a hand would bring, in circle order; each Outlaw's are laid together.

    There are none in the view of a seat whose turn it is not. Before the draw it is what the cards in hand would bring
    after it, in the play what is legal now.
    """
    hand = view["hands"][view["turn"]]
    if isinstance(hand, int) or view["phase"] not in ("draw", "play"):
        return []
    moves = _after_the_draw(view, hand) if view["phase"] == "draw" else view["legal"]
    most: dict[str, int] = {}
    for _, outlaw, number in (move.split() for move in moves if move.startswith("play ")):
        most[outlaw] = max(int(number), most.get(outlaw, 0))
    found = [of_lay(view, outlaw, number) for outlaw, number in most.items()]
    found += [of_photo(view, outlaw) for outlaw in OUTLAWS if f"photo {outlaw}" in moves]
    return sorted(found, key=lambda prospect: OUTLAWS.index(prospect.outlaw))


def phrase_prospect(prospect: Prospect, names: Sequence[str]) -> str:
    """Return a prospect as a phrase for its player: "lay 4 Jesse James: poster $4,000 → $7,000, you lead 8 to 4"."""
    if not prospect.number:
        case = "photo"
    elif prospect.opens:
        case = "open"
    else:
        case = "lay" if prospect.after > prospect.before else "lay unpaid"
    return OUTCOMES[case].format(
        outlaw=card_name(prospect.outlaw),
        count=prospect.number,
        before=dollars(prospect.before),
        after=dollars(prospect.after),
        standing=_standing(prospect, names),
    )


def phrase_consequence(prospect: Prospect, names: Sequence[str]) -> str:
    """Return what a prospect brings, without the play: "poster $4,000 → $7,000, you lead 8 to 4"."""
    case = "paid" if prospect.after > prospect.before else "unpaid"
    return CONSEQUENCES[case].format(
        before=dollars(prospect.before), after=dollars(prospect.after), standing=_standing(prospect, names)
    )


def of_lay(view: dict[str, Any], outlaw: str, number: int) -> Prospect:
    """Return what laying cards of an Outlaw together would bring the player whose turn it is."""
    rules = resolve(view["edition"], view["house_rules"])
    gained = reward(number, view["laid"].get(outlaw, 0), rules)
    return _outcome(view, outlaw, [outlaw] * number, gained)._replace(number=number)


def of_photo(view: dict[str, Any], outlaw: str) -> Prospect:
    """Return what the Photo of an Outlaw would bring the player whose turn it is."""
    photo = f"{outlaw}*"
    return _outcome(view, outlaw, [photo], CARDS[photo].reward)


def of_robbery(view: dict[str, Any], outlaw: str, card: str) -> Prospect:
    """Return what a robbery or a Fastest Gun would bring the player whose turn it is, if it lands on their pile.

    A Fastest Gun displaces one that another player has on that Outlaw, where the rules allow it to land there.
    """
    return _outcome(view, outlaw, [card], CARDS[card].reward)._replace(robbery=card)


def _after_the_draw(view: dict[str, Any], hand: Sequence[str]) -> list[str]:
    """Return the plays that the cards in hand will allow: any draw leaves one more for the discard."""
    held, is_open = Counter(hand), view["open"]
    lays = [f"play {code} {held[code]}" for code in OUTLAWS if held[code] >= (1 if code in is_open else SET)]
    return lays + [f"photo {code}" for code in is_open if held[f"{code}*"]]


def _outcome(view: dict[str, Any], outlaw: str, added: list[str], gained: int) -> Prospect:
    """Return what the cards added to the player's pile bring, with the dollars that the poster gains."""
    seat: int = view["turn"]
    before: int = view["posters"][outlaw]
    piles = [territory.get(outlaw, []) for territory in view["territories"]]
    displaced = "FG" if "FG" in added else None
    points = [
        capture_points(pile + added if n == seat else [code for code in pile if code != displaced])
        for n, pile in enumerate(piles)
    ]
    best = max((n for n in range(len(points)) if n != seat), key=lambda n: points[n])
    return Prospect(
        outlaw=outlaw,
        number=0,
        opens=outlaw not in view["open"],
        before=before,
        after=before + gained,
        own=points[seat],
        hidden="HO" in piles[seat],
        rival=best if points[best] else None,
        rival_points=points[best],
    )


def _standing(prospect: Prospect, names: Sequence[str]) -> str:
    own, rival = prospect.own, prospect.rival_points
    if prospect.hidden:
        case = "hidden"
    elif prospect.rival is None:
        case = "alone"
    else:
        case = "ahead" if own > rival else "level" if own == rival else "behind"
    name = "" if prospect.rival is None else names[prospect.rival]
    return STANDINGS[case].format(name=name, own=own, rival=rival)
