"""A turn in one line: what its player did, with what others did in it in brackets.

`event_phrases` tells each event in a sentence of its own; a summary is for a reader who wants a turn at a glance. It
leaves out what is usual (two cards drawn from the supply), money, and the passes of others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from engine.rules import events as e
from engine.rules.cards import CARDS
from engine.words.event_sentences import OTHER, YOU
from engine.words.reader import Reader, card_name, card_names

DEEDS: dict[tuple[str, str], str] = {
    ("drew nothing", ""): "found no card in the supply",
    ("drew one", ""): "drew one card",
    ("drew two", ""): "drew two cards",
    ("drew", YOU): "drew {cards}",
    ("drew by wyatt", ""): "drew two cards with a Wyatt Earp",
    ("drew by wyatt", YOU): "drew {cards} with a Wyatt Earp",
    ("shuffled", ""): "had the discard stack shuffled into a new supply",
    ("shuffled below the top", ""): "had the discard stack but its top card shuffled into a new supply",
    ("drew top", ""): "took {card} from the discard stack",
    ("opened", ""): "opened {outlaw} with {count}",
    ("laid", ""): "laid {count} {outlaw}",
    ("photo", ""): "played the Photo of {outlaw}",
    ("missed", ""): "missed with a {card}",
    ("hit", ""): "hit with a {card}",
    ("landed", ""): "put a {card} on {outlaw}",
    ("asked", ""): "asked for {outlaw} and got none",
    ("got", OTHER): "asked for {outlaw} and got one from {owner}",
    ("got", YOU): "asked for {outlaw} and got one from you",
    ("stole", OTHER): "took one {outlaw} from {owner} with a Most Wanted!",
    ("stole", YOU): "took one {outlaw} from you with a Most Wanted!",
    ("hid", OTHER): "put a Hideout on {owner}’s {outlaw}",
    ("hid", YOU): "put a Hideout on your {outlaw}",
    ("cleared", ""): "removed the Hideout from {outlaw} with a Wyatt Earp",
    ("searched", ""): "searched the discard stack with a Wyatt Earp",
    ("took", ""): "took a card out of the discard stack with a Wyatt Earp",
    ("took", YOU): "took {card} out of the discard stack with a Wyatt Earp",
    ("discarded", ""): "discarded {card}",
}
"""What the player of the turn did; the line begins with their name, or “You”. YOU and OTHER tell whether the reader is
the other player of the deed, or may know the cards."""

ASIDES: dict[tuple[str, str], str] = {
    ("photo", YOU): "you played its Photo",
    ("photo", OTHER): "{name} played its Photo",
    ("passed", YOU): "you passed",
    ("cleared", YOU): "you removed it with a Wyatt Earp",
    ("cleared", OTHER): "{name} removed it with a Wyatt Earp",
    ("missed", YOU): "you shot at it with a Wyatt Earp and missed",
    ("missed", OTHER): "{name} shot at it with a Wyatt Earp and missed",
    ("displaced", YOU): "you lost the one on {outlaw}",
    ("displaced", OTHER): "{name} lost the one on {outlaw}",
    ("orphaned", YOU): "you lost {cards} with it",
    ("orphaned", OTHER): "{name} lost {cards} with it",
}
"""What others did in the turn, or what a deed led to: in brackets after the deed."""

NAMED = {"outlaw": "{card}", "photo": "the {card}", "sheriff": "a {card}"}  # a card, by its kind


def turn_in_one_line(turn: int, events: Iterable[e.Event], names: Sequence[str], you: int | None = None) -> str:
    """Return one line about a turn or a part of it: "Zoe opened Wes Hardin with 3 (you passed), discarded a Hideout."

    `turn` is the seat whose turn it was; `events` are the turn's, as the reader may know them (`seen_by`). A deal, and
    what ends a hand, are no part of a turn. Empty if there is nothing to tell.
    """
    line = _TurnSentence(turn, Reader(names, you))
    for event in events:
        line.tell(event)
    return line.text()


class _TurnSentence:
    """Builds the line: the player's name, then the deeds, each with its asides."""

    def __init__(self, turn: int, reader: Reader) -> None:
        self._reader = reader
        self._parts = ["You" if turn == reader.you else reader.names[turn]]
        self._usual: list[str] = []  # used only if the line has nothing else
        self._played: e.Played | None = None  # a Sheriff card whose effect is not yet in the line
        self._effect = ""  # its words if no event follows with its effect

    def text(self) -> str:
        """Return the whole line, or "" if there is nothing to tell."""
        self._settle()
        name, *deeds = self._parts
        told = ", ".join(deeds or self._usual)
        if not told:
            return ""
        return f"{name} {told}" if told.endswith("!") else f"{name} {told}."

    def _deed(self, case: str, person: str = "", **values: object) -> None:
        self._played, self._effect = None, ""
        self._parts.append(_words(case, person, **values))

    def _aside(self, case: str, seat: int, **values: object) -> None:
        words = ASIDES[case, self._reader.person(seat)].format(name=self._reader.names[seat], **values)
        self._parts[-1] += f" ({words})"

    def _settle(self) -> None:
        """Add a Sheriff card that no event has described: its effect comes later, or it had none."""
        if self._effect:
            self._parts.append(self._effect)
        self._played, self._effect = None, ""

    @singledispatchmethod
    def tell(self, event: object) -> None:
        """Add what an event did. Those that belong to no turn add nothing."""

    @tell.register
    def _(self, event: e.Drew) -> None:
        cards = " and ".join(map(_named, event.cards or ()))
        person = YOU if cards else ""
        if self._played is not None:
            self._deed("drew by wyatt", person, cards=cards)
        elif cards:
            self._deed("drew", person, cards=cards)
        elif event.number == 2:
            self._usual.append(_words("drew two"))
        else:
            self._deed(("drew nothing", "drew one")[event.number])

    @tell.register
    def _(self, event: e.Reshuffled) -> None:
        self._parts.append(_words("shuffled below the top" if event.top_stayed else "shuffled"))

    @tell.register
    def _(self, event: e.DrewDiscard) -> None:
        self._deed("drew top", card=_named(event.card))

    @tell.register
    def _(self, event: e.Laid) -> None:
        self._settle()
        self._deed("opened" if event.opened else "laid", outlaw=card_name(event.outlaw), count=event.number)

    @tell.register
    def _(self, event: e.PhotoPlayed) -> None:
        if event.out_of_turn:
            self._aside("photo", event.seat)
        else:
            self._deed("photo", outlaw=card_name(event.outlaw))

    @tell.register
    def _(self, event: e.Passed) -> None:
        if event.seat == self._reader.you:
            self._aside("passed", event.seat)

    @tell.register
    def _(self, event: e.Played) -> None:
        self._played = event
        if not event.out_of_turn:
            self._effect = _words("searched" if event.way == "search" else "hit", card=card_name(event.card))

    @tell.register
    def _(self, event: e.Shot) -> None:
        if event.hit or self._played is None:
            return
        if self._played.out_of_turn:
            self._aside("missed", event.seat)
            self._settle()
        else:
            self._deed("missed", card=card_name(self._played.card))

    @tell.register
    def _(self, event: e.Landed) -> None:
        self._deed("landed", card=card_name(event.card), outlaw=card_name(event.outlaw))

    @tell.register
    def _(self, event: e.Displaced) -> None:
        self._aside("displaced", event.seat, outlaw=card_name(event.outlaw))

    @tell.register
    def _(self, event: e.Asked) -> None:
        outlaw = card_name(event.outlaw)
        if event.gave:
            self._deed("got", self._reader.person(event.asked), outlaw=outlaw, owner=self._reader.names[event.asked])
        else:
            self._effect = _words("asked", outlaw=outlaw)

    @tell.register
    def _(self, event: e.Stole) -> None:
        owner = self._reader.names[event.owner]
        self._deed("stole", self._reader.person(event.owner), outlaw=card_name(event.outlaw), owner=owner)

    @tell.register
    def _(self, event: e.Orphaned) -> None:
        self._aside("orphaned", event.owner, cards=card_names(event.cards))

    @tell.register
    def _(self, event: e.Hid) -> None:
        owner = self._reader.names[event.owner]
        self._deed("hid", self._reader.person(event.owner), outlaw=card_name(event.outlaw), owner=owner)

    @tell.register
    def _(self, event: e.Cleared) -> None:
        if self._played is not None and self._played.out_of_turn:
            self._aside("cleared", event.seat)
            self._settle()
        else:
            self._deed("cleared", outlaw=card_name(event.outlaw))

    @tell.register
    def _(self, event: e.Took) -> None:
        if event.card is None:
            self._deed("took")
        else:
            self._deed("took", YOU, card=_named(event.card))

    @tell.register
    def _(self, event: e.Discarded) -> None:
        self._settle()
        self._deed("discarded", card=_named(event.card))


def _words(case: str, person: str = "", **values: object) -> str:
    return DEEDS[case, person].format(**values)


def _named(code: str) -> str:
    """Return a card with its article: an Outlaw needs none."""
    return NAMED[CARDS[code].kind].format(card=card_name(code))
