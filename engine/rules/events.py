"""What a move did, as values. Every sentence about a move is made from these (`engine.words.event_phrases`).

Cards, Outlaws and Sheriff cards are codes, seats are numbers, money is in dollars. Everything in an event is public
except the cards of `Drew` and the card of a hidden `Took`, which `seen_by` removes for other players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.rules.scoring import Payment


class Dealt(NamedTuple):
    """A hand was dealt: every poster gained $1,000, every player got ten cards, and `top` started the discard stack."""

    hand: int
    dealer: int
    starter: int
    top: str


class Drew(NamedTuple):
    """A player drew cards from the supply. `cards` is None for readers who may not know them."""

    seat: int
    number: int
    cards: tuple[str, ...] | None


class DrewDiscard(NamedTuple):
    """A player drew the top card of the discard stack."""

    seat: int
    card: str


class Reshuffled(NamedTuple):
    """The discard stack was shuffled into a new supply of so many `cards`. `top_stayed`: all of it but its top card."""

    cards: int
    top_stayed: bool


class Laid(NamedTuple):
    """A player laid Outlaw cards together. `opened`: it was the first set of this Outlaw in the hand."""

    seat: int
    outlaw: str
    number: int
    opened: bool
    reward: int


class PhotoPlayed(NamedTuple):
    """A player played a Photo onto their own territory."""

    seat: int
    outlaw: str
    out_of_turn: bool
    reward: int


class Played(NamedTuple):
    """A player played a Sheriff card other than a Photo. `way` is the use made of it."""

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
    """A robbery or a Fastest Gun was put on a pile of the player's own."""

    seat: int
    card: str
    outlaw: str
    points: int
    reward: int


class Displaced(NamedTuple):
    """A Fastest Gun went from a pile to the discard stack because a new one was put on another pile."""

    seat: int
    outlaw: str


class Asked(NamedTuple):
    """A player was asked for an Outlaw card and gave one, or had none."""

    seat: int
    asked: int
    outlaw: str
    gave: bool


class Stole(NamedTuple):
    """A player took an Outlaw card from another player's territory into their hand."""

    seat: int
    owner: int
    outlaw: str


class Orphaned(NamedTuple):
    """Sheriff cards went to the discard stack because their pile has neither Outlaw card nor Photo left."""

    owner: int
    outlaw: str
    cards: tuple[str, ...]


class Hid(NamedTuple):
    """A player put a Hideout on a pile."""

    seat: int
    owner: int
    outlaw: str


class Cleared(NamedTuple):
    """A player removed a Hideout from their own pile."""

    seat: int
    outlaw: str


class Took(NamedTuple):
    """A player took a card out of the discard stack by a search. `card` is None for readers who may not know it."""

    seat: int
    card: str | None
    announced: bool


class Passed(NamedTuple):
    """A player passed instead of reacting."""

    seat: int


class Discarded(NamedTuple):
    """A player discarded a card, which ended the turn."""

    seat: int
    card: str


class HandOver(NamedTuple):
    """The hand ended. `why`: "out" (the player discarded their last card), "no_cards" (another player had none left at
    the end of the turn), "supply" (it was exhausted for the second time), or "at_once" (the player's last card was a
    Wyatt Earp played out of turn)."""

    why: str
    seat: int | None  # the player who had no card left; None for "supply"


class Scored(NamedTuple):
    """A poster was scored (docs/rules.md#scoring). `how`: "free" (fewer than 8 points in all), "whole" (the leader took
    the whole reward), "shared", or "short" (the poster could not pay its leaders)."""

    outlaw: str
    points: tuple[int, ...]  # by seat
    reward: int  # dollars on the poster before
    how: str
    sharers: tuple[int, ...]  # the seats entitled to a share, the leaders first
    payments: tuple[Payment, ...]  # in order; payment ends with one that could not be made
    left: int  # dollars that stay on the poster

    @property
    def gained(self) -> tuple[int, ...]:
        """The dollars each player was paid, by seat: the sum of the payments."""
        return tuple(
            sum(payment.dollars for payment in self.payments if payment.paid and seat in payment.seats)
            for seat in range(len(self.points))
        )


class DuelBegan(NamedTuple):
    """The richest players, who are level at `money`, settle who wins by a duel. `way`: the value of the flag `duel`."""

    seats: tuple[int, ...]
    money: int
    way: str


class DuelShot(NamedTuple):
    """A player turned up a card in the duel."""

    seat: int
    card: str
    hit: bool


class DuelOut(NamedTuple):
    """A player dropped out of the duel."""

    seat: int


class GameOver(NamedTuple):
    """The game ended."""

    winner: int
    money: tuple[int, ...]


Event: TypeAlias = (
    Dealt | Drew | DrewDiscard | Reshuffled | Laid | PhotoPlayed | Played | Shot | Landed | Displaced | Asked | Stole
    | Orphaned | Hid | Cleared | Took | Passed | Discarded | HandOver | Scored | DuelBegan | DuelShot | DuelOut
    | GameOver
)  # fmt: skip


def seen_by(event: Event, seat: int | None) -> Event:
    """Return the event as a seat may know it, or a bystander if `seat` is None."""
    if isinstance(event, Drew) and event.seat != seat:
        return event._replace(cards=None)
    if isinstance(event, Took) and event.seat != seat and not event.announced:
        return event._replace(card=None)
    return event


def since_deal(told: Sequence[Event]) -> Sequence[Event]:
    """Return the events of the latest hand among those of a game, from its deal on."""
    return told[max((n for n, event in enumerate(told) if isinstance(event, Dealt)), default=0) :]


def touches(event: Event, seat: int) -> bool:
    """Return whether somebody else's doing cost a seat a card, a pile's points or a Fastest Gun."""
    match event:
        case Hid(seat=actor, owner=owner) | Stole(seat=actor, owner=owner):
            return owner == seat != actor
        case Asked(asked=asked, gave=gave):
            return gave and asked == seat
        case Displaced(seat=owner) | Orphaned(owner=owner):
            return owner == seat
        case _:
            return False
