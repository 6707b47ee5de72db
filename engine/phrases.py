"""The words of the game: one sentence for each event, one phrase for each move. Nothing else words a move.

Names stand for seats; `you` is the reader's seat, or None for a bystander. Events are told in the past
("Burt drew two cards."), moves as what one does ("lay 3 Jesse James together").
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from engine import events as e
from engine.cards import CARDS
from engine.scoring import TO_CAPTURE, TO_TAKE_ALL


class Who(NamedTuple):
    """How the reader calls the seats."""

    names: Sequence[str]
    you: int | None

    def __call__(self, seat: int) -> str:
        """The seat inside a sentence."""
        return "you" if seat == self.you else self.names[seat]

    def first(self, seat: int) -> str:
        """The seat at the beginning of a sentence."""
        return "You" if seat == self.you else self.names[seat]

    def whose(self, seat: int) -> str:
        """What belongs to the seat."""
        return "your" if seat == self.you else f"{self.names[seat]}’s"

    def was(self, seat: int) -> str:
        """The verb after the seat."""
        return "were" if seat == self.you else "was"


def phrase(event: e.Event, names: Sequence[str], you: int | None = None) -> str:
    """An event as one sentence. What the reader may not know must have been taken out before (`seen_by`)."""
    told = _tell(event, Who(names, you))
    return told.removesuffix(".") if told.endswith("!.") else told


def dollars(amount: int) -> str:
    """An amount of money: 3000 is $3,000."""
    return f"${amount:,}"


def card_name(code: str) -> str:
    """A card's name as printed."""
    return CARDS[code].name


def _a(code: str) -> str:
    """A card inside a sentence: there is only one Photo of an Outlaw."""
    return f"the {card_name(code)}" if CARDS[code].kind == "photo" else card_name(code)


def _listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def cards(number: int) -> str:
    """A number of cards: 1 card, 2 cards."""
    return "1 card" if number == 1 else f"{number} cards"


def _adding(reward: int) -> str:
    return f"; {dollars(reward)} onto the poster" if reward else ""


@singledispatch
def _tell(event: object, who: Who) -> str:
    raise TypeError(f"not an event: {event!r}")


@_tell.register
def _(event: e.Dealt, who: Who) -> str:
    return (
        f"Hand {event.hand} was dealt by {who(event.dealer)}: $1,000 onto every poster, "
        f"{_a(event.top)} on the discard stack. {who.first(event.starter)} "
        f"{'begin' if event.starter == who.you else 'begins'}."
    )


@_tell.register
def _(event: e.Drew, who: Who) -> str:
    if not event.number:
        return f"{who.first(event.seat)} found no card in the supply."
    what = "" if event.cards is None else f": {_listed([_a(card) for card in event.cards])}"
    return f"{who.first(event.seat)} drew {cards(event.number)} from the supply{what}."


@_tell.register
def _(event: e.DrewDiscard, who: Who) -> str:
    return f"{who.first(event.seat)} took {_a(event.card)} from the top of the discard stack."


@_tell.register
def _(event: e.Reshuffled, who: Who) -> str:
    return f"The discard stack was shuffled into a new supply of {cards(event.cards)}."


@_tell.register
def _(event: e.Laid, who: Who) -> str:
    what = f"{event.number} {card_name(event.outlaw)}"
    opened = f" and opened {'her' if event.outlaw == 'BS' else 'him'}" if event.opened else ""
    return f"{who.first(event.seat)} laid {what}{opened}{_adding(event.reward)}."


@_tell.register
def _(event: e.PhotoPlayed, who: Who) -> str:
    when = " out of turn" if event.out_of_turn else ""
    return f"{who.first(event.seat)} played the Photo of {card_name(event.outlaw)}{when}{_adding(event.reward)}."


_WAYS = {
    "": "",
    "ask": " and asked around",
    "steal": " to steal from a territory",
    "draw": " to draw two cards",
    "search": " to search the discard stack",
    "clear": " against a Hideout",
}


@_tell.register
def _(event: e.Played, who: Who) -> str:
    when = " out of turn" if event.out_of_turn else ""
    return f"{who.first(event.seat)} played {card_name(event.card)}{when}{_WAYS[event.way]}."


@_tell.register
def _(event: e.Shot, who: Who) -> str:
    return f"The shot turned up {_a(event.card)}: {'a hit' if event.hit else 'a miss'}."


@_tell.register
def _(event: e.Landed, who: Who) -> str:
    return (
        f"{card_name(event.card)} went onto {who.whose(event.seat)} {card_name(event.outlaw)}, "
        f"+{event.points} CP{_adding(event.reward)}."
    )


@_tell.register
def _(event: e.Displaced, who: Who) -> str:
    return f"The Fastest Gun on {who.whose(event.seat)} {card_name(event.outlaw)} went to the discard stack."


@_tell.register
def _(event: e.Asked, who: Who) -> str:
    answer = "gave one" if event.gave else "had none"
    return f"{who.first(event.asked)} {who.was(event.asked)} asked for {card_name(event.outlaw)} and {answer}."


@_tell.register
def _(event: e.Stole, who: Who) -> str:
    return f"{who.first(event.seat)} took one of {who.whose(event.owner)} {card_name(event.outlaw)} into the hand."


@_tell.register
def _(event: e.Orphaned, who: Who) -> str:
    lost = _listed([card_name(card) for card in event.cards])
    return f"That left {lost} of {who.whose(event.owner)} {card_name(event.outlaw)} alone: onto the discard stack."


@_tell.register
def _(event: e.Hid, who: Who) -> str:
    return f"The Hideout covers {who.whose(event.owner)} {card_name(event.outlaw)}."


@_tell.register
def _(event: e.Cleared, who: Who) -> str:
    return f"The Hideout on {who.whose(event.seat)} {card_name(event.outlaw)} is gone."


@_tell.register
def _(event: e.Took, who: Who) -> str:
    what = "a card" if event.card is None else _a(event.card)
    return f"{who.first(event.seat)} took {what} out of the discard stack."


@_tell.register
def _(event: e.Passed, who: Who) -> str:
    return f"{who.first(event.seat)} passed."


@_tell.register
def _(event: e.Discarded, who: Who) -> str:
    return f"{who.first(event.seat)} discarded {_a(event.card)}."


@_tell.register
def _(event: e.HandOver, who: Who) -> str:
    if event.seat is None:
        return "The supply was exhausted for the second time: the hand is over."
    how = {
        "out": "discarded the last card",
        "no_cards": "had no cards left at the end of the turn",
        "at_once": "had no cards left",
    }[event.why]
    return f"{who.first(event.seat)} {how}: the hand is over."


@_tell.register
def _(event: e.Scored, who: Who) -> str:
    name = card_name(event.outlaw)
    standing = ", ".join(f"{who(seat)} {own}" for seat, own in _ranked(event.points)) or "nobody any"
    total = sum(event.points)
    if event.how == "free":
        why = f"{total} CP in all, under {TO_CAPTURE}" if total else "no CP"
        return f"{name} stays free ({why}); {dollars(event.left)} stays."
    if event.how == "short":
        return f"{name} ({standing} CP): {dollars(event.reward)} cannot pay the leaders; it stays."
    if event.how == "whole":
        leader = _ranked(event.points)[0][0]
        takes = "take" if leader == who.you else "takes"
        return (
            f"{name} ({standing} CP): {who(leader)} {takes} all {dollars(event.reward)}, {TO_TAKE_ALL} or more ahead."
        )
    stays = f"; {dollars(event.left)} stays" if event.left else ""
    return f"{name} ({standing} CP), {dollars(event.reward)} shared: {_shares(event, who)}{stays}."


def _ranked(points: Sequence[int]) -> list[tuple[int, int]]:
    """Who has how many Capture Points, most first, those without any left out."""
    return sorted(((seat, own) for seat, own in enumerate(points) if own), key=lambda held: -held[1])


def _shares(event: e.Scored, who: Who) -> str:
    """Each share with its arithmetic, in thousands: Anna $5,000 (2+1+1+1)."""
    shares = []
    for seat, _own in _ranked(event.points):
        parts = [paid[seat] for paid in event.rounds if paid[seat]]
        if parts:
            sums = f" ({'+'.join(str(part // 1000) for part in parts)})" if len(parts) > 1 else ""
            shares.append(f"{who(seat)} {dollars(sum(parts))}{sums}")
    return ", ".join(shares)


@_tell.register
def _(event: e.DuelShot, who: Who) -> str:
    return f"Duel: {who(event.seat)} turned up {_a(event.card)}, {'a hit' if event.hit else 'a miss'}."


@_tell.register
def _(event: e.DuelOut, who: Who) -> str:
    return f"Duel: {who(event.seat)} {who.was(event.seat)} out."


@_tell.register
def _(event: e.GameOver, who: Who) -> str:
    ending = ", ".join(f"{who(seat)} {dollars(held)}" for seat, held in _ranked(event.money))
    return f"The game is over. {who.first(event.winner)} won: {ending}."


_MOVES = {
    "draw supply": "draw two cards from the supply",
    "draw discard": "take the top card of the discard stack",
    "stagecoach": "play Stagecoach Robbery (shot; +1 CP, $3,000)",
    "bank": "play Bank Robbery (shot; +2 CP, $1,000)",
    "gun": "play Fastest Gun (shot; +3 CP, $1,000)",
    "wanted steal": "play Most Wanted! to steal an Outlaw card from a territory (shot)",
    "hideout": "play Hideout (shot)",
    "wyatt draw": "play Wyatt Earp to draw two cards",
    "wyatt search": "play Wyatt Earp to search the discard stack",
    "wyatt clear": "play Wyatt Earp against a Hideout (shot)",
    "pass": "pass",
}


def describe_move(move: str, names: Sequence[str], you: int | None = None) -> str:
    """A canonical move, before it is made, as what one does: for buttons and lists, beginning in lower case."""
    if move in _MOVES:
        return _MOVES[move]
    verb, *rest = move.split()
    if verb == "play":
        together = " together" if int(rest[1]) > 1 else ""
        return f"lay {rest[1]} {card_name(rest[0])}{together}"
    if verb == "photo":
        return f"play the Photo of {card_name(rest[0])}"
    if verb == "wanted":
        return f"play Most Wanted! and ask for {card_name(rest[1])}, to the {rest[2]}"
    if verb == "choose" and len(rest) == 2:
        return f"choose {Who(names, you).whose(int(rest[0]))} {card_name(rest[1])}"
    if rest == ["?"]:
        return "take a card"
    return f"{verb} {_a(rest[0])}"
