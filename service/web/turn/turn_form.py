"""The form for a turn as a page shows it: what may be chosen, and what is chosen. Its targets follow on the next page.

Its fields are posted together to be reviewed; where nothing but a discard is possible, they are played at once.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

import engine
from engine.language import Language, dollars, text, text_of
from service.views.tableau import TableView

ASK = engine.Verb.ASK.value
"""The value that stands for an ask whose Outlaw is not chosen yet: no complete move."""

HINTS_TO_LAY = {
    "per_play": text("Several cards laid together add {lay} to the poster for every card after the first."),
    "per_turn": text(
        "Cards of an Outlaw that you lay in one turn add {lay} to the poster for every card after the first."
    ),
}
"""By the value of the flag `reward`."""
HINTS_TO_PLAY = {
    False: text("You may play one in a turn."),
    True: text(
        "Your search has brought this card. You may play it now, as your second in this turn, before anything else."
    ),
}
"""By whether it is to be played first."""
KEEP = text("keep them")
NO_SHERIFF_CARD = text_of("no Sheriff card", "none")
NO_DISCARD = text("Nothing yet: my turn goes on")
LAY = text("lay {count}")
WAYS = {
    engine.Verb.ASK: text("{title}: ask for an Outlaw"),
    engine.Verb.STEAL: text("{title}: steal an Outlaw card (shot)"),
    engine.Verb.WYATT_DRAW: text("{title}: draw two cards"),
    engine.Verb.WYATT_SEARCH: text("{title}: search the discard stack"),
    engine.Verb.WYATT_CLEAR: text("{title}: remove a Hideout (shot)"),
}
ON_A_CARD = {
    engine.Verb.PLAY: text_of("button on a card", "Lay {count}"),
    engine.Verb.DISCARD: text_of("button on a card", "Discard"),
    engine.Verb.ASK: text_of("button on a card", "Ask"),
    engine.Verb.STEAL: text_of("button on a card", "Steal one"),
    engine.Verb.WYATT_DRAW: text_of("button on a card", "Draw two"),
    engine.Verb.WYATT_SEARCH: text_of("button on a card", "Search"),
    engine.Verb.WYATT_CLEAR: text_of("button on a card", "Clear a pile"),
}
"""What the button on a card of the hand says, by its move; on any other card it says PLAY."""
PLAY = text_of("button on a card", "Play")
BUTTON_OF_CARD = text("{button}: {card}")
ONCE_LAID = text("{words}, once you have laid what it needs")


@dataclass(frozen=True)
class TurnOption:
    """A radio button. `value` is posted, "" for none; `chosen`: it is the one that is selected.

    `move`: what it stands for; of an ask whose Outlaw is not chosen yet, any. Where scripts run, a button on the `card`
    of the hand selects it, too: `on_card` is its text, `label` its full name.
    """

    value: str
    words: str
    chosen: bool
    move: engine.Move = engine.DECLINE
    code: str = ""

    @property
    def card(self) -> str:
        """The code of the card that is played."""
        return engine.KINDS[self.move.leaves]

    @property
    def on_card(self) -> str:
        """The text of the button on the card."""
        return ON_A_CARD.get(self.move.verb, PLAY).format(count=self.move.count)

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


def turn_form(table: TableView, chosen: Sequence[str], language: Language | None = None) -> TurnForm | None:
    """Return the form with the moves in `chosen` selected, as they were posted; None where no turn can be played.

    `language`: that in which moves may have been typed, beside English.
    """
    turn = table.turn
    if turn is None:
        return None
    values = {_value_of_line(line, table, language) for line in chosen}
    lays = tuple(_lay_group(moves, values) for moves in turn.lays)
    sheriffs = _with_none(NO_SHERIFF_CARD, _ways(turn.sheriffs, values)) if turn.sheriffs else ()
    discards = tuple(_discard(move, values) for move in turn.discards)
    only_discard = not (lays or sheriffs)
    return TurnForm(
        lays,
        sheriffs,
        discards if only_discard else _with_none(NO_DISCARD, discards),
        only_discard,
        HINTS_TO_LAY[table.rules.reward].format(lay=dollars(table.rules.numbers.lay)),
        HINTS_TO_PLAY[turn.sheriff_first],
        turn.sheriff_first,
    )


def value_of(move: engine.Move) -> str:
    """Return what the form posts for a move: an ask without its Outlaw, which is chosen on the next page."""
    return ASK if move.verb is engine.Verb.ASK else move.text


def not_in_form(
    form: TurnForm | None, chosen: Iterable[str], table: TableView, language: Language | None = None
) -> str:
    """Return the posted moves that the form cannot show, as a line to be typed again."""
    values: Collection[str] = form.values if form else ()
    return "; ".join(line for line in chosen if _value_of_line(line, table, language) not in values)


def _value_of_line(line: str, table: TableView, language: Language | None) -> str:
    """Return the value in the form of what was posted; the line itself if it is not one move."""
    try:
        orders = engine.read(line, [chair.name for chair in table.chairs], language)
    except engine.Refusal:
        return line
    return value_of(orders[0].move) if len(orders) == 1 else line


def _lay_group(moves: Sequence[engine.Move], chosen: Collection[str]) -> LayGroup:
    code = engine.OUTLAWS[moves[0].card]
    options = (TurnOption(move.text, LAY.format(count=move.count), move.text in chosen, move) for move in moves)
    return LayGroup(code, engine.CARDS[code].name, _with_none(KEEP, options))


def _ways(cards: Iterable[engine.CardOptions], chosen: Collection[str]) -> Iterator[TurnOption]:
    """Yield each way to play each Sheriff card once, without its targets."""
    for card in cards:
        for value in dict.fromkeys(value_of(option.order.move) for option in card.options):
            ways = [option for option in card.options if value_of(option.order.move) == value]
            yield TurnOption(value, _words_of_way(card.title, ways), value in chosen, ways[0].order.move)


def _words_of_way(title: str, ways: Sequence[engine.PlayOption]) -> str:
    verb = ways[0].order.move.verb
    if verb is engine.Verb.PHOTO:
        return ways[0].words
    words = WAYS[verb].format(title=title) if verb in WAYS else title
    return ONCE_LAID.format(words=words) if all(way.after_laying is not None for way in ways) else words


def _discard(move: engine.Move, chosen: Collection[str]) -> TurnOption:
    code = engine.KINDS[move.card]
    return TurnOption(move.text, engine.CARDS[code].name, move.text in chosen, move, code)


def _with_none(words: str, found: Iterable[TurnOption]) -> tuple[TurnOption, ...]:
    """Return the options after one for none of them, which is selected unless one of them is."""
    options = tuple(found)
    return TurnOption("", words, not any(option.chosen for option in options)), *options
