"""A view laid out for display: seats, piles with their points, posters, a hand in groups.

Everything comes from one seat's *view*, or a bystander's if the viewer is None, so what is made from a TableView is as
public as that view. Pages and mails show a TableView; they never see a Position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

import engine
from service.text.amounts import counted
from service.text.robot_levels import robot_in_words
from service.views.poster_status import PosterSituation, PosterStatus, player_marks, poster_status
from service.views.situation import situation


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

    def __str__(self) -> str:
        return self.name if self.count == 1 else f"{self.count} {self.name}"


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
        return ", ".join(map(str, self.cards))

    @property
    def in_short(self) -> str:
        """The cards as a list that does not name the Outlaw: '3 cards, Photo, Bank Robbery'."""
        laid = sum(group.count for group in self.cards if group.code == self.code)
        others = (
            "Photo" if group.code == f"{self.code}*" else str(group) for group in self.cards if group.code != self.code
        )
        return ", ".join([*([counted(laid, "card")] if laid else []), *others])

    @property
    def bar(self) -> str:
        """The cards as a bar: a block for each Outlaw card, the first letter of each other card: '■■■PB'."""
        return "".join(("■" if group.code == self.code else group.name[0]) * group.count for group in self.cards)


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


def lay_out(
    view: engine.SeatView,
    *,
    at: int,
    past: bool,
    to_act: Sequence[int],
    legal: Sequence[engine.Move],
    robots: Mapping[int, str],
    held: Sequence[int],
    due: datetime | None,
    answered: engine.Move | None,
    searched: Sequence[str],
) -> TableView:
    """Return the table of a view, with what only the service knows: who is to act, what is legal, the deadline.

    `robots`: the policies of the robots' seats, by seat.
    """
    names, rules = view.players, view.rules
    chairs = tuple(_chair(view, n, mark, to_act, robots, held) for n, mark in enumerate(player_marks(names)))
    return TableView(
        rules=rules,
        at=at,
        past=past,
        hand_no=view.hand_no,
        phase=view.phase,
        situation=situation(view),
        chairs=chairs,
        posters=tuple(_poster(view, outlaw, chairs) for outlaw in range(len(engine.OUTLAWS))),
        hand=held_cards(view.hand),
        effects={code: engine.describe_card(code, rules) for code in engine.KINDS},
        prospects=tuple(engine.phrase_prospect(one, names) for one in ([] if past else engine.list_prospects(view))),
        winner=view.winner,
        supply=view.supply_size,
        can_shoot=engine.can_shoot(view),
        draw_ends_hand=engine.draw_ends_hand(view),
        discard=view.stack_size,
        discard_top=None if view.stack_top is None else _group(engine.KINDS[view.stack_top]),
        sheriff_played=view.sheriff_played,
        choices=tuple(MoveOption(move, engine.describe_move(move, names, view.seat)) for move in legal),
        turn=engine.turn_options(view) if legal else None,
        due=due,
        window=view.pending.move if view.phase == "react" and not past else None,
        answered=answered,
        answered_words=None if answered is None else engine.describe_move(answered, names, view.seat),
        searched=tuple(_group(code) for code in searched),
        unplayable=engine.list_unplayable(view) if legal else {},
    )


def held_cards(hand: Sequence[int]) -> tuple[Group, ...]:
    """Return the cards of a hand, given as counts, by kind."""
    return tuple(_group(code, count) for code, count in zip(engine.KINDS, hand, strict=True) if count)


def _group(code: str, count: int = 1) -> Group:
    return Group(code, engine.CARDS[code].name, count)


def _chair(
    view: engine.SeatView,
    n: int,
    mark: str,
    to_act: Sequence[int],
    robots: Mapping[int, str],
    held: Sequence[int],
) -> Chair:
    return Chair(
        n=n,
        name=view.players[n],
        mark=mark,
        you=n == view.seat,
        robot=robot_in_words(robots[n]) if n in robots else "",
        held=n in held,
        cards=view.hand_sizes[n],
        money=view.money[n],
        is_turn=n == view.turn and view.phase != "game_over",
        waiting=n in to_act,
        dealer=n == view.dealer,
        piles=tuple(_pile(outlaw, pile) for outlaw, pile in sorted(view.territories[n].items())),
    )


def _pile(outlaw: int, pile: engine.Pile) -> PileView:
    code = engine.OUTLAWS[outlaw]
    kinds = zip(engine.PILES[outlaw], pile, strict=True)
    cards = tuple(_group(engine.KINDS[kind], count) for kind, count in kinds if count)
    return PileView(code, engine.CARDS[code].name, cards, pile.capture_points, bool(pile.hideout))


def _poster(view: engine.SeatView, outlaw: int, chairs: Sequence[Chair]) -> Poster:
    """Return a poster and the players with points for it; a pile under a Hideout has none (docs/rules.md#hideout)."""
    code = engine.OUTLAWS[outlaw]
    piles = tuple(next((pile for pile in chair.piles if pile.code == code), None) for chair in chairs)
    points = [pile.points if pile else 0 for pile in piles]
    standings = (PlayerPoints(chair.n, chair.name, own) for chair, own in zip(chairs, points, strict=True) if own)
    standing = PosterSituation(code, view.posters[outlaw], points, view.players, view.seat)
    over = view.phase in ("hand_over", "game_over")
    return Poster(
        code=code,
        name=engine.CARDS[code].name,
        money=standing.reward,
        open=view.open[outlaw],
        standings=tuple(sorted(standings, key=lambda one: -one.points)),
        piles=piles,
        status=poster_status(standing, view.rules, is_open=view.open[outlaw], over=over),
    )
