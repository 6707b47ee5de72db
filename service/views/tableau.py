"""The values of a table that is laid out for display: seats, piles with their points, posters, a hand in groups.

`views.laying_out` makes them from one seat's *view*, or a bystander's if the viewer is None, so what is made from a
TableView is as public as that view. Pages and mails show a TableView; they never see a Position.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

import engine
from engine.language import Text, counted, joined, text, text_of
from service.views.poster_status import PosterStatus

SEVERAL = text("{count} {card}")
PHOTO = text_of("card of a pile whose Outlaw is named", "Photo")
_LETTERS = {
    "SR": text_of("Stagecoach Robbery, in one letter", "S"),
    "BR": text_of("Bank Robbery, in one letter", "B"),
    "FG": text_of("Fastest Gun, in one letter", "F"),
    "HO": text_of("Hideout, in one letter", "H"),
}
_LETTER_OF_PHOTO = text_of("Photo, in one letter", "P")


@dataclass(frozen=True)
class Group:
    """A number of cards of one kind."""

    code: str
    name: str
    count: int

    @property
    def is_outlaw(self) -> bool:
        """Whether these are Outlaw cards."""
        return engine.CARDS[self.code].kind == "outlaw"

    @property
    def words(self) -> str:
        """The cards in words: '3 Jesse James'."""
        return self.name if self.count == 1 else SEVERAL.format(count=self.count, card=self.name)


@dataclass(frozen=True)
class PileView:
    """One player's cards of one Outlaw. `points` are Capture Points, 0 while `hidden` by a Hideout."""

    code: str
    outlaw: str
    cards: tuple[Group, ...]
    points: int
    hidden: bool

    @property
    def words(self) -> str:
        """The cards as a list: '3 Jesse James, Photo of Jesse James, Bank Robbery'."""
        return joined((group.words for group in self.cards), ", ")

    @property
    def in_short(self) -> str:
        """The cards as a list that does not name the Outlaw: '3 cards, Photo, Bank Robbery'."""
        laid = sum(group.count for group in self.cards if group.code == self.code)
        others = (
            PHOTO if group.code == f"{self.code}*" else group.words for group in self.cards if group.code != self.code
        )
        return joined([*([counted("{number} card", "{number} cards", laid)] if laid else []), *others], ", ")

    @property
    def bar(self) -> str:
        """The cards as a bar: a block for each Outlaw card, a letter for each other card: '■■■PB'."""
        return joined((self._blocks(group) for group in self.cards), "")

    def _blocks(self, group: Group) -> Text:
        letter = "■" if group.code == self.code else _LETTERS.get(group.code, _LETTER_OF_PHOTO)
        return joined([letter] * group.count, "")


@dataclass(frozen=True)
class Chair:
    """What lies in front of one player.

    `mark`: the letters that stand for the player where there is no room for a name. `robot`: what it is called if it is
    one, or empty. `waiting`: the game waits for them; `is_turn`: it is their turn; `held`: a robot holds the seat until
    they are back. `away`: a few words about their absence, where it is shown.
    """

    n: int
    name: str
    mark: str
    you: bool
    robot: str
    held: bool
    cards: int
    money: int
    is_turn: bool
    waiting: bool
    dealer: bool
    piles: tuple[PileView, ...]
    away: str = ""


@dataclass(frozen=True)
class PlayerPoints:
    """A player's Capture Points for one Outlaw."""

    n: int
    name: str
    points: int


@dataclass(frozen=True)
class Poster:
    """An Outlaw's reward in dollars, the players with points, the most first, and the piles by seat.

    `status`: who leads, and what the poster would pay if the hand ended now.
    """

    code: str
    name: str
    money: int
    open: bool
    standings: tuple[PlayerPoints, ...]
    piles: tuple[PileView | None, ...]
    status: PosterStatus

    @property
    def lead(self) -> int:
        """How many points the first is ahead of the second; 0 if they are level or nobody has any."""
        first, second, *_ = [*(one.points for one in self.standings), 0, 0]
        return first - second


@dataclass(frozen=True)
class MoveOption:
    """A move that may be made now, and a phrase for it."""

    move: engine.Move
    words: str


@dataclass(frozen=True)
class TableView:
    """A table as one seat, or a bystander, may see it.

    `effects`: what each kind of card does, by its code; `prospects`: what plays would bring in the viewer's turn.
    `answered` and `answered_words` are the viewer's own sealed answer. `choices` is empty unless the game waits for the
    viewer; `turn`: what they may put together for a whole turn then. `winner`: the seat that has won, once the game is
    over. `sheriff_played`: the one Sheriff card of this turn has been played. `window`: the move that may be made out
    of turn in the open window. `searched`: the discard stack, the top first, if the viewer is searching it. `changed`:
    the places that the last move has changed, if that is shown (`views.changes`). `can_shoot`: a shot can be taken,
    with the cards of the one reshuffle if it is still to come. `draw_ends_hand`: a draw from the supply would end the
    hand. `unplayable`: why cards of the hand can only be discarded in this turn, by their codes.
    """

    rules: engine.Rules
    at: int
    past: bool
    hand_no: int
    phase: str
    situation: str
    chairs: tuple[Chair, ...]
    posters: tuple[Poster, ...]
    hand: tuple[Group, ...]
    effects: Mapping[str, str]
    prospects: tuple[str, ...]
    winner: int | None
    supply: int
    can_shoot: bool
    draw_ends_hand: bool
    discard: int
    discard_top: Group | None
    sheriff_played: bool
    choices: tuple[MoveOption, ...]
    turn: engine.TurnOptions | None
    due: datetime | None
    window: engine.Move | None
    answered: engine.Move | None
    answered_words: str | None
    searched: tuple[Group, ...]
    unplayable: Mapping[str, str]
    changed: frozenset[str] = frozenset()

    @property
    def you(self) -> Chair | None:
        """The viewer's own seat; None for a bystander."""
        return next((chair for chair in self.chairs if chair.you), None)

    @property
    def ranked(self) -> tuple[Chair, ...]:
        """The seats by money, the most first. A duel breaks a tie: its winner stands before the others."""
        return tuple(sorted(self.chairs, key=lambda chair: (-chair.money, chair.n != self.winner)))

    @property
    def waiting(self) -> tuple[Chair, ...]:
        """The seats of the players whom the game waits for."""
        return tuple(chair for chair in self.chairs if chair.waiting)

    @property
    def guns(self) -> tuple[tuple[Chair, PileView], ...]:
        """Each Fastest Gun in play: whose it is, and the pile it lies on."""
        piles = ((chair, pile) for chair in self.chairs for pile in chair.piles)
        return tuple((chair, pile) for chair, pile in piles if any(group.code == "FG" for group in pile.cards))

    @property
    def holds_shot(self) -> bool:
        """Whether the viewer holds a card that may take a shot."""
        return any(engine.CARDS[group.code].kind == "sheriff" for group in self.hand)
