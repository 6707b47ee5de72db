"""The form for a turn as a page shows it: what may be chosen, and what is chosen. Its targets follow on the next page.

Its fields are posted together to be reviewed; where nothing but a discard is possible, they are played at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

import engine
from service.views.tableau import MoveOption
from service.web.move_section import CardOption
from service.web.whole_turn import SheriffOptions, WholeTurn

ASK = "wanted ask"
"""The value that stands for an ask whose Outlaw is not chosen yet: no complete move."""

HINTS_TO_LAY = {
    "per_play": "Several cards laid together add $1,000 to the poster for every card after the first.",
    "per_turn": "Cards of an Outlaw that you lay in one turn add $1,000 to the poster for every card after the first.",
}
"""By the value of the flag `reward`."""
HINTS_TO_PLAY = {
    False: "You may play one in a turn.",
    True: "Your search has brought this card. You may play it now, as your second in this turn, before anything else.",
}
"""By whether it is to be played first."""
KEEP, NO_SHERIFF_CARD, NO_DISCARD = "keep them", "none", "Nothing yet: my turn goes on"
LAY = "lay {count}"
WAYS = {
    ASK: "{title}: ask for an Outlaw",
    "wanted steal": "{title}: steal an Outlaw card (shot)",
    "wyatt draw": "{title}: draw two cards",
    "wyatt search": "{title}: search the discard stack",
    "wyatt clear": "{title}: remove a Hideout (shot)",
}
ON_A_CARD = {
    "play": "Lay {count}",
    "discard": "Discard",
    ASK: "Ask",
    "wanted steal": "Steal one",
    "wyatt draw": "Draw two",
    "wyatt search": "Search",
    "wyatt clear": "Clear a pile",
}
"""What the button on a card of the hand says, by the beginning of its move; on any other card it says PLAY."""
PLAY = "Play"
BUTTON_OF_CARD = "{button}: {card}"
ONCE_LAID = "{words}, once you have laid what it needs"


@dataclass(frozen=True)
class TurnOption:
    """A radio button. `value` is posted, "" for none; `chosen`: it is the one that is selected.

    Where scripts run, a button on the `card` of the hand selects it, too: `on_card` is its text, `label` its full name.
    """

    value: str
    words: str
    chosen: bool
    code: str = ""

    @property
    def card(self) -> str:
        """The code of the card that is played."""
        return engine.card_of(self.value)

    @property
    def on_card(self) -> str:
        """The text of the button on the card."""
        verb, *rest = self.value.split()
        return ON_A_CARD.get(self.value, ON_A_CARD.get(verb, PLAY)).format(count=rest[-1] if rest else "")

    @property
    def label(self) -> str:
        """The text of that button with the name of the card, for those who do not see where it is."""
        return BUTTON_OF_CARD.format(button=self.on_card, card=engine.CARDS[self.card].name)


@dataclass(frozen=True)
class LayGroup:
    """An Outlaw of whom cards may be laid, and how many."""

    code: str
    name: str
    options: tuple[TurnOption, ...]


@dataclass(frozen=True)
class TurnForm:
    """The fields in the order in which they are played. `only_discard`: nothing else is possible.

    `sheriff_first`: the Sheriff card is played before Outlaw cards are laid.
    """

    lays: tuple[LayGroup, ...]
    sheriffs: tuple[TurnOption, ...]
    discards: tuple[TurnOption, ...]
    only_discard: bool
    hint_to_lay: str
    hint_to_play: str
    sheriff_first: bool

    @property
    def values(self) -> frozenset[str]:
        """Every value that the form can post."""
        groups = (*(lay.options for lay in self.lays), self.sheriffs, self.discards)
        return frozenset(option.value for group in groups for option in group)


def turn_form(turn: WholeTurn | None, chosen: Sequence[str]) -> TurnForm | None:
    """Return the form with the moves in `chosen` selected, as they were posted; None where no turn can be played."""
    if turn is None:
        return None
    values = {without_target(move) for move in chosen}
    lays = tuple(LayGroup(lay.code, lay.name, _options(KEEP, _lays(lay.counts), values)) for lay in turn.lays)
    sheriffs = _options(NO_SHERIFF_CARD, _ways(turn.sheriffs), values) if turn.sheriffs else ()
    discards = _discards(turn.discards, values)
    only_discard = not (lays or sheriffs)
    return TurnForm(
        lays,
        sheriffs,
        discards if only_discard else (_none(NO_DISCARD, discards), *discards),
        only_discard,
        HINTS_TO_LAY[turn.reward],
        HINTS_TO_PLAY[turn.sheriff_first],
        turn.sheriff_first,
    )


def without_target(move: str) -> str:
    """Return a move as the form offers it: without its preselected target, an ask without its Outlaw."""
    bare = move.partition(">")[0].strip()
    return ASK if bare.startswith(f"{ASK} ") else bare


def not_in_form(form: TurnForm | None, chosen: Iterable[str]) -> str:
    """Return the posted moves that the form cannot show, as a line to be typed again."""
    values: Collection[str] = form.values if form else ()
    return "; ".join(move for move in chosen if without_target(move) not in values)


def _lays(counts: Iterable[MoveOption]) -> Iterator[tuple[str, str, str]]:
    for count in counts:
        yield count.move, LAY.format(count=count.words), ""


def _ways(cards: Iterable[SheriffOptions]) -> Iterator[tuple[str, str, str]]:
    """Yield each way to play each Sheriff card once, without its targets."""
    for card in cards:
        for move in dict.fromkeys(without_target(choice.move) for choice in card.choices):
            ways = [choice for choice in card.choices if without_target(choice.move) == move]
            words = ways[0].words if move.startswith("photo ") else WAYS.get(move, "{title}").format(title=card.title)
            if all(choice.after_laying for choice in ways) and not move.startswith("photo "):
                words = ONCE_LAID.format(words=words)
            yield move, words, ""


def _options(none: str, found: Iterable[tuple[str, str, str]], chosen: Collection[str]) -> tuple[TurnOption, ...]:
    options = tuple(TurnOption(value, words, value in chosen, code) for value, words, code in found)
    return (_none(none, options), *options)


def _discards(cards: Iterable[CardOption], chosen: Collection[str]) -> tuple[TurnOption, ...]:
    return tuple(TurnOption(card.move, card.name, card.move in chosen, card.code) for card in cards)


def _none(words: str, others: Iterable[TurnOption]) -> TurnOption:
    """Return the option for none of the others, which is selected unless one of them is."""
    return TurnOption("", words, not any(option.chosen for option in others))
