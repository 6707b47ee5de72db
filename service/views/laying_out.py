"""Make the table that pages and mails show from one seat's view, or from a bystander's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import engine
from service.text.robot_levels import robot_in_words
from service.views.poster_status import PosterSituation, player_marks, poster_status
from service.views.situation import situation
from service.views.tableau import Chair, Group, MoveOption, PileView, PlayerPoints, Poster, TableView


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
        is_turn=n == view.turn and view.phase not in engine.ENDED,
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
    over = view.phase in engine.ENDED
    return Poster(
        code=code,
        name=engine.CARDS[code].name,
        money=standing.reward,
        open=view.open[outlaw],
        standings=tuple(sorted(standings, key=lambda one: -one.points)),
        piles=piles,
        status=poster_status(standing, view.rules, is_open=view.open[outlaw], over=over),
    )
