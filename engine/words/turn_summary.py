"""A turn in one line: what its player did, with what others did in it in brackets.

`event_phrases` tells each event in a sentence of its own; a summary is for a reader who wants a turn at a glance. It
leaves out what is usual (two cards drawn from the supply), money, and the passes of others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatchmethod

from engine.language import Message, Text, joined, text, text_of
from engine.rules import events as e
from engine.words.card_forms import a_card, card_in_short, card_name
from engine.words.event_sentences import LIST_SEPARATOR, OTHER, TOGETHER, YOU
from engine.words.reader import Reader

DEEDS: dict[tuple[str, str], Message] = {
    ("drew nothing", ""): text_of("deed of a turn", "found no card in the supply"),
    ("drew one", ""): text_of("deed of a turn", "drew one card"),
    ("drew two", ""): text_of("deed of a turn", "drew two cards"),
    ("drew", YOU): text_of("deed of a turn", "drew {cards}"),
    ("drew by wyatt", ""): text_of("deed of a turn", "drew two cards with a Wyatt Earp"),
    ("drew by wyatt", YOU): text_of("deed of a turn", "drew {cards} with a Wyatt Earp"),
    ("shuffled", ""): text_of("deed of a turn", "had the discard stack shuffled into a new supply"),
    ("shuffled below the top", ""): text_of(
        "deed of a turn", "had the discard stack but its top card shuffled into a new supply"
    ),
    ("drew top", ""): text_of("deed of a turn", "took {a_card} from the discard stack"),
    ("opened", ""): text_of("deed of a turn", "opened {outlaw} with {count}"),
    ("laid", ""): text_of("deed of a turn", "laid {count} {outlaw}"),
    ("photo", ""): text_of("deed of a turn", "played the Photo of {outlaw}"),
    ("missed", ""): text_of("deed of a turn", "missed with {a_card}"),
    ("hit", ""): text_of("deed of a turn", "hit with {a_card}"),
    ("landed", ""): text_of("deed of a turn", "put {a_card} on {outlaw}"),
    ("asked", ""): text_of("deed of a turn", "asked for {outlaw} and got none"),
    ("got", OTHER): text_of("deed of a turn", "asked for {outlaw} and got one from {owner}"),
    ("got", YOU): text_of("deed of a turn", "asked for {outlaw} and got one from you"),
    ("stole", OTHER): text_of("deed of a turn", "took one {outlaw} from {owner} with a Most Wanted!"),
    ("stole", YOU): text_of("deed of a turn", "took one {outlaw} from you with a Most Wanted!"),
    ("hid", OTHER): text_of("deed of a turn", "put a Hideout on {owner}’s {outlaw}"),
    ("hid", YOU): text_of("deed of a turn", "put a Hideout on your {outlaw}"),
    ("cleared", ""): text_of("deed of a turn", "removed the Hideout from {outlaw} with a Wyatt Earp"),
    ("searched", ""): text_of("deed of a turn", "searched the discard stack with a Wyatt Earp"),
    ("took", ""): text_of("deed of a turn", "took a card out of the discard stack with a Wyatt Earp"),
    ("took", YOU): text_of("deed of a turn", "took {a_card} out of the discard stack with a Wyatt Earp"),
    ("discarded", ""): text_of("deed of a turn", "discarded {a_card}"),
}
"""What the player of the turn did; the line begins with their name, or “You”. YOU and OTHER tell whether the reader is
the other player of the deed, or may know the cards."""

ASIDES: dict[tuple[str, str], Message] = {
    ("photo", YOU): text_of("in brackets after a deed", "you played the Photo of {outlaw}"),
    ("photo", OTHER): text_of("in brackets after a deed", "{name} played the Photo of {outlaw}"),
    ("passed", YOU): text_of("in brackets after a deed", "you passed"),
    ("cleared", YOU): text_of("in brackets after a deed", "you removed it with a Wyatt Earp"),
    ("cleared", OTHER): text_of("in brackets after a deed", "{name} removed it with a Wyatt Earp"),
    ("missed", YOU): text_of("in brackets after a deed", "you shot at it with a Wyatt Earp and missed"),
    ("missed", OTHER): text_of("in brackets after a deed", "{name} shot at it with a Wyatt Earp and missed"),
    ("displaced", YOU): text_of("in brackets after a deed", "you lost the Fastest Gun on {outlaw}"),
    ("displaced", OTHER): text_of("in brackets after a deed", "{name} lost the Fastest Gun on {outlaw}"),
    ("orphaned", YOU): text_of("in brackets after a deed", "you also lost {cards}"),
    ("orphaned", OTHER): text_of("in brackets after a deed", "{name} also lost {cards}"),
}
"""What others did in the turn, or what a deed led to: in brackets after the deed."""

WITH_ASIDE = text("{deed} ({aside})")
"""A deed and what others did at it."""

AFTER_ASIDE = text("({aside}) {deed}")
"""The first deed of a part of a turn, and what others did before it."""

LINES = {YOU: text("You {deeds}."), OTHER: text("{name} {deeds}.")}
"""The whole line. A language in which this would need inflection may write the deeds after a colon."""


def turn_in_one_line(turn: int, events: Iterable[e.Event], names: Sequence[str], you: int | None = None) -> Text:
    """Return one line about a turn or a part of it: "Zoe opened Wes Hardin with 3 (you passed), discarded a Hideout."

    `turn` is the seat whose turn it was; `events` are the turn's, as the reader may know them (`seen_by`). A deal, and
    what ends a hand, are no part of a turn. Empty if there is nothing to tell.
    """
    line = _TurnSentence(turn, Reader(names, you))
    for event in events:
        line.tell(event)
    return line.whole()


class _TurnSentence:
    """Builds the line: the player's name, then the deeds, each with its asides."""

    def __init__(self, turn: int, reader: Reader) -> None:
        self._turn = turn
        self._reader = reader
        self._deeds: list[Text] = []
        self._before: list[Text] = []  # the asides before the first deed
        self._usual: list[Text] = []  # used only if the line has nothing else
        self._played: e.Played | None = None  # a Sheriff card whose effect is not yet in the line
        self._effect: Text | None = None  # its words if no event follows with its effect

    def whole(self) -> Text:
        """Return the whole line, or "" if there is nothing to tell."""
        self._settle()
        deeds = self._deeds or self._usual
        if not deeds:
            return joined(())
        for words in reversed(self._before):
            deeds[0] = AFTER_ASIDE.format(aside=words, deed=deeds[0])
        told, name = joined(deeds, LIST_SEPARATOR), self._reader.names[self._turn]
        return LINES[self._reader.person(self._turn)].format(name=name, deeds=told)

    def _deed(self, case: str, person: str = "", **values: object) -> None:
        self._played, self._effect = None, None
        self._deeds.append(DEEDS[case, person].format(**values))

    def _aside(self, case: str, seat: int, **values: object) -> None:
        words = ASIDES[case, self._reader.person(seat)].format(name=self._reader.names[seat], **values)
        if self._deeds:
            self._deeds[-1] = WITH_ASIDE.format(deed=self._deeds[-1], aside=words)
        else:
            self._before.append(words)

    def _settle(self) -> None:
        """Add a Sheriff card that no event has described: its effect comes later, or it had none."""
        if self._effect is not None:
            self._deeds.append(self._effect)
        self._played, self._effect = None, None

    @singledispatchmethod
    def tell(self, event: object) -> None:
        """Add what an event did. Those that belong to no turn add nothing."""

    @tell.register
    def _(self, event: e.Drew) -> None:
        cards = joined(map(card_in_short, event.cards or ()), TOGETHER)
        person = YOU if cards else ""
        if self._played is not None:
            self._deed("drew by wyatt", person, cards=cards)
        elif cards:
            self._deed("drew", person, cards=cards)
        elif event.number == 2:
            self._usual.append(DEEDS["drew two", ""])
        else:
            self._deed(("drew nothing", "drew one")[event.number])

    @tell.register
    def _(self, event: e.Reshuffled) -> None:
        self._deeds.append(DEEDS["shuffled below the top" if event.top_stayed else "shuffled", ""])

    @tell.register
    def _(self, event: e.DrewDiscard) -> None:
        self._deed("drew top", a_card=card_in_short(event.card))

    @tell.register
    def _(self, event: e.Laid) -> None:
        self._settle()
        self._deed("opened" if event.opened else "laid", outlaw=card_name(event.outlaw), count=event.number)

    @tell.register
    def _(self, event: e.PhotoPlayed) -> None:
        if event.out_of_turn:
            self._aside("photo", event.seat, outlaw=card_name(event.outlaw))
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
            case = "searched" if event.way == "search" else "hit"
            self._effect = DEEDS[case, ""].format(a_card=a_card(event.card))

    @tell.register
    def _(self, event: e.Shot) -> None:
        if event.hit or self._played is None:
            return
        if self._played.out_of_turn:
            self._aside("missed", event.seat)
            self._settle()
        else:
            self._deed("missed", a_card=a_card(self._played.card))

    @tell.register
    def _(self, event: e.Landed) -> None:
        self._deed("landed", a_card=a_card(event.card), outlaw=card_name(event.outlaw))

    @tell.register
    def _(self, event: e.Displaced) -> None:
        self._aside("displaced", event.seat, outlaw=card_name(event.outlaw))

    @tell.register
    def _(self, event: e.Asked) -> None:
        outlaw = card_name(event.outlaw)
        if event.gave:
            self._deed("got", self._reader.person(event.asked), outlaw=outlaw, owner=self._reader.names[event.asked])
        else:
            self._effect = DEEDS["asked", ""].format(outlaw=outlaw)

    @tell.register
    def _(self, event: e.Stole) -> None:
        owner = self._reader.names[event.owner]
        self._deed("stole", self._reader.person(event.owner), outlaw=card_name(event.outlaw), owner=owner)

    @tell.register
    def _(self, event: e.Orphaned) -> None:
        self._aside("orphaned", event.owner, cards=joined(map(a_card, event.cards), LIST_SEPARATOR))

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
            self._deed("took", YOU, a_card=card_in_short(event.card))

    @tell.register
    def _(self, event: e.Discarded) -> None:
        self._settle()
        self._deed("discarded", a_card=card_in_short(event.card))
