"""The state of a game. Each move works on a copy of its own."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple

from engine.rules import cards
from engine.rules.cards import WYATT
from engine.rules.editions import Rules
from engine.rules.events import Event
from engine.rules.moves import DECLINE, Move, Verb
from engine.rules.shuffle import Shuffles

Phase = Literal["draw", "play", "choose", "react", "hand_over", "game_over"]

PILES: tuple[tuple[int, ...], ...] = tuple(
    (outlaw, cards.PHOTO + outlaw, cards.STAGECOACH, cards.BANK, cards.GUN, cards.HIDEOUT)
    for outlaw in range(cards.N_OUTLAWS)
)
"""For each Outlaw the kinds of card that can be on its piles, in the order of the fields of `Pile`."""


_OUTLAW, _PHOTO, _STAGECOACH, _BANK, _GUN = (cards.POINTS[kind] for kind in PILES[0][:5])


class Pile(NamedTuple):
    """One player's cards of one Outlaw. It always has an Outlaw card or the Photo."""

    outlaws: int = 0
    photo: int = 0
    stagecoach: int = 0
    bank: int = 0
    gun: int = 0
    hideout: int = 0

    @property
    def capture_points(self) -> int:
        """The Capture Points the pile counts for its owner: none under a Hideout (docs/rules.md#hideout)."""
        if self.hideout:
            return 0
        return (
            _OUTLAW * self.outlaws
            + _PHOTO * self.photo
            + _STAGECOACH * self.stagecoach
            + _BANK * self.bank
            + _GUN * self.gun
        )


EMPTY = Pile()


@cache  # there are few different piles, and each is needed often
def kinds_on(pile: Pile, outlaw: int) -> tuple[int, ...]:
    """Return the cards of an Outlaw's pile, in canonical order."""
    return tuple(kind for kind, count in zip(PILES[outlaw], pile, strict=True) for _ in range(count))


def with_cards(pile: Pile, outlaw: int, kind: int, number: int = 1) -> Pile:
    """Return an Outlaw's pile with more cards of a kind that can be on it."""
    place = PILES[outlaw].index(kind)
    return pile._replace(**{Pile._fields[place]: pile[place] + number})


WYATT_WINDOW = "wyatt"
"""The name of the window for a Wyatt Earp (docs/formats.md#pending)."""


class Pending(NamedTuple):
    """The decision the game waits for: the choice after a hit or a search, or the answers in a window."""

    move: Move  # in `choose`: the one that has opened the choice; in `react`: the one that may be made out of turn
    outlaw: int = -1  # in `react`: the Outlaw of the Photo, or of the pile under the new Hideout
    waiting: tuple[int, ...] = ()  # in `react`: the seats that have not answered, lowest first

    @property
    def window(self) -> str:
        """The name of a window (docs/formats.md#pending): "photo JJ", or WYATT_WINDOW."""
        return WYATT_WINDOW if self.move.verb is Verb.WYATT_CLEAR else self.move.text


NOTHING = Pending(DECLINE)


@dataclass(init=False, repr=False, eq=False, slots=True)
class Table:
    """The complete state. Lists and dicts belong to this table alone; of their items, only hands change in place."""

    players: tuple[str, ...]
    edition: str
    rules: Rules
    hand_no: int
    dealer: int
    turn: int
    phase: Phase
    hands: list[list[int]]  # twenty counts for each seat
    territories: list[dict[int, Pile]]  # by seat, then by Outlaw
    posters: list[int]  # dollars, in circle order
    money: list[int]
    supply: list[int]  # top first
    discard: list[int]  # top first
    open: list[bool]  # by Outlaw
    reshuffled: bool
    sheriff_played: bool
    may_play_now: int | None
    laid: dict[int, int]  # Outlaw cards the active player has laid this turn
    pending: Pending  # NOTHING outside `choose` and `react`
    winner: int | None
    shuffles: Shuffles
    events: list[Event]  # of the move that is being carried out, or of the last one

    def copy(self, shuffles: Shuffles) -> Table:
        """Return a copy for the next move, without events."""
        new = Table()
        new.players, new.edition, new.rules = self.players, self.edition, self.rules
        new.hand_no, new.dealer, new.turn = self.hand_no, self.dealer, self.turn
        new.phase, new.pending, new.winner = self.phase, self.pending, self.winner
        new.hands = [hand[:] for hand in self.hands]
        new.territories = [territory.copy() for territory in self.territories]
        new.posters, new.money, new.open = self.posters[:], self.money[:], self.open[:]
        new.supply, new.discard, new.laid = self.supply[:], self.discard[:], self.laid.copy()
        new.reshuffled, new.sheriff_played = self.reshuffled, self.sheriff_played
        new.may_play_now = self.may_play_now
        new.shuffles, new.events = shuffles, []
        return new

    def to_act(self) -> tuple[int, ...]:
        """Return the seats that must decide now, lowest first (docs/formats.md#pending)."""
        if self.phase == "react":
            return self.pending.waiting
        return (self.turn,) if self.phase in ("draw", "play", "choose") else ()

    @property
    def hand_sizes(self) -> list[int]:
        """The number of cards in each hand."""
        return [sum(hand) for hand in self.hands]

    @property
    def supply_size(self) -> int:
        """The number of cards in the supply."""
        return len(self.supply)

    @property
    def stack_size(self) -> int:
        """The number of cards on the discard stack."""
        return len(self.discard)

    @property
    def searchable(self) -> bool:
        """Whether the discard stack holds a card that a search may take: any but a Wyatt Earp."""
        return any(kind != WYATT for kind in self.discard)

    @property
    def stack_top(self) -> int | None:
        """The top card of the discard stack, if there is one."""
        return self.discard[0] if self.discard else None
