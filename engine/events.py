"""What a move did, as values: the one source of every sentence that a page or a mail says about it.

Cards, Outlaws and Sheriff cards are codes, seats numbers, money dollars. Everything in an event is public
except the cards of `Drew` and the card of a hidden `Took`, which `seen_by` takes out for everybody else.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Dealt(NamedTuple):
    """A hand was dealt: ten cards to each, every poster gained $1,000, the top card started the stack."""

    hand: int
    dealer: int
    starter: int
    top: str


class Drew(NamedTuple):
    """Cards came from the supply into a hand. `cards` is None for those who may not know them."""

    seat: int
    number: int
    cards: tuple[str, ...] | None


class DrewDiscard(NamedTuple):
    """The top card of the discard stack came into a hand."""

    seat: int
    card: str


class Reshuffled(NamedTuple):
    """The discard stack became the new supply, of so many cards."""

    cards: int


class Laid(NamedTuple):
    """Outlaw cards were laid together. `opened`: the first set of this Outlaw in the hand."""

    seat: int
    outlaw: str
    number: int
    opened: bool
    reward: int


class PhotoPlayed(NamedTuple):
    """A Photo was played onto one's own territory."""

    seat: int
    outlaw: str
    out_of_turn: bool
    reward: int


class Played(NamedTuple):
    """A Sheriff card other than a Photo was played; `way` names which of its uses."""

    seat: int
    card: str
    way: str  # "", "ask", "steal", "draw", "search" or "clear"
    out_of_turn: bool


class Shot(NamedTuple):
    """The top card of the supply was turned up for a shot."""

    seat: int
    card: str
    hit: bool


class Landed(NamedTuple):
    """A robbery or a Fastest Gun came to lie on a pile."""

    seat: int
    card: str
    outlaw: str
    points: int
    reward: int


class Displaced(NamedTuple):
    """A Fastest Gun left a pile for the discard stack because a new one landed."""

    seat: int
    outlaw: str


class Asked(NamedTuple):
    """A player was asked for an Outlaw card and gave one, or had none."""

    seat: int
    asked: int
    outlaw: str
    gave: bool


class Stole(NamedTuple):
    """An Outlaw card was taken from a territory into a hand."""

    seat: int
    owner: int
    outlaw: str


class Orphaned(NamedTuple):
    """Sheriff cards went to the stack because their pile lost its last Outlaw card."""

    owner: int
    outlaw: str
    cards: tuple[str, ...]


class Hid(NamedTuple):
    """A Hideout came to lie on a pile."""

    seat: int
    owner: int
    outlaw: str


class Cleared(NamedTuple):
    """A Hideout was removed from one's own pile."""

    seat: int
    outlaw: str


class Took(NamedTuple):
    """A card was taken out of the discard stack. `card` is None for those who may not know it."""

    seat: int
    card: str | None
    announced: bool


class Passed(NamedTuple):
    """A player declined to react."""

    seat: int


class Discarded(NamedTuple):
    """A card was discarded, which ended the turn."""

    seat: int
    card: str


class HandOver(NamedTuple):
    """The hand ended. `why`: "out" (a last card discarded), "no_cards" (another had none left at the end of the
    turn), "supply" (exhausted for the second time), "at_once" (a Wyatt Earp out of turn was the last card)."""

    why: str
    seat: int | None  # who had no card left


class Scored(NamedTuple):
    """One poster was scored (RULES section 4). `how`: "free" (under 8 points in all), "whole" (one leader took
    all), "shared", or "short" (it could not pay its leaders)."""

    outlaw: str
    points: tuple[int, ...]  # by seat
    reward: int  # what lay on the poster
    how: str
    rounds: tuple[tuple[int, ...], ...]  # payments by seat, round by round
    left: int  # what stays on the poster


class DuelShot(NamedTuple):
    """A duellist turned up a card."""

    seat: int
    card: str
    hit: bool


class DuelOut(NamedTuple):
    """A duellist dropped out."""

    seat: int


class GameOver(NamedTuple):
    """The game ended."""

    winner: int
    money: tuple[int, ...]


Event: TypeAlias = (
    Dealt
    | Drew
    | DrewDiscard
    | Reshuffled
    | Laid
    | PhotoPlayed
    | Played
    | Shot
    | Landed
    | Displaced
    | Asked
    | Stole
    | Orphaned
    | Hid
    | Cleared
    | Took
    | Passed
    | Discarded
    | HandOver
    | Scored
    | DuelShot
    | DuelOut
    | GameOver
)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat, or with None a bystander, may know it."""
    if isinstance(event, Drew) and event.seat != seat:
        return event._replace(cards=None)
    if isinstance(event, Took) and event.seat != seat and not event.announced:
        return event._replace(card=None)
    return event
