"""Reject positions that have the right form but break the rules (docs/formats.md#writing-and-reading)."""

from __future__ import annotations

from engine.rules import cards
from engine.rules.choice_effects import choices
from engine.rules.moves import WYATT_CLEAR, WYATT_SEARCH
from engine.rules.supply import can_shoot
from engine.rules.table import EMPTY, Table


def check(t: Table) -> None:
    """Check the position. Raises ValueError whose message begins with the field's name."""
    _check_open(t)
    _check_guns(t)
    _check_turn(t)
    if t.may_play_now is not None:
        _check_may_play_now(t, t.may_play_now)
    if t.phase == "choose":
        _check_choose(t)
    if t.phase == "react":
        _check_react(t)
    _check_winner(t)


def _check_open(t: Table) -> None:
    for seat, territory in enumerate(t.territories):
        for outlaw in territory:
            _require(t.open[outlaw], f"territories.{seat}: {cards.OUTLAWS[outlaw]} is not open")
    for outlaw in t.laid:
        _require(t.open[outlaw], f"laid: {cards.OUTLAWS[outlaw]} is not open")


def _check_guns(t: Table) -> None:
    guns = [outlaw for territory in t.territories for outlaw, pile in territory.items() for _ in range(pile.gun)]
    if t.rules.fastest_gun == "table":
        _require(len(guns) <= 1, "territories: more than one Fastest Gun in play")
    else:
        _require(len(guns) == len(set(guns)), "territories: more than one Fastest Gun on an Outlaw")


def _check_turn(t: Table) -> None:
    if t.phase in ("draw", "hand_over", "game_over"):
        _require(not t.sheriff_played, f"sheriff_played: expected false in phase {t.phase}")
        _require(not t.laid, f"laid: expected nothing in phase {t.phase}")
    if t.phase in ("play", "react"):
        _require(any(t.hands[t.turn]), f"hands.{t.turn}: the active player has no card in phase {t.phase}")


def _check_may_play_now(t: Table, card: int) -> None:
    _require(t.phase == "play", f"may_play_now: expected null in phase {t.phase}")
    _require(t.sheriff_played, "may_play_now: a search counts as the Sheriff card, but sheriff_played is false")
    _require(cards.PHOTO <= card < cards.WYATT, "may_play_now: expected a Sheriff card other than WE")
    _require(t.hands[t.turn][card] > 0, "may_play_now: the active player does not hold it")


def _check_choose(t: Table) -> None:
    move = t.pending.move
    _require(t.sheriff_played, "sheriff_played: expected true while a choice is open")
    _require(move is WYATT_SEARCH or any(t.hands[t.turn]), f"hands.{t.turn}: no card left to discard")
    _require(bool(choices(t)), f"pending.move: {move} has nothing to choose from")


def _check_react(t: Table) -> None:
    pending = t.pending
    _require(bool(pending.waiting), "pending.waiting: expected at least one seat")
    _require(t.turn not in pending.waiting, "pending.waiting: the active player does not react")
    for seat in pending.waiting:
        _require(any(t.hands[seat]), f"pending.waiting: seat {seat} has no cards")
    if pending.move is WYATT_CLEAR:
        _require(len(pending.waiting) == 1, "pending.waiting: expected the pile's owner alone")
        pile = t.territories[pending.waiting[0]].get(pending.outlaw, EMPTY)
        _require(pile.hideout == 1, f"pending.on: no Hideout on {cards.OUTLAWS[pending.outlaw]} there")
        _require(t.sheriff_played, "sheriff_played: expected true after a Hideout")
        _require(can_shoot(t, on_stack=1), "pending: no shot is possible")
    else:
        _require(t.rules.photo_window, "pending: this game has no photo window")
        least = t.rules.numbers.set
        _require(t.laid.get(pending.outlaw, 0) >= least, f"laid: expected {least} or more of the Outlaw just opened")


def _check_winner(t: Table) -> None:
    if t.phase != "game_over":
        _require(t.winner is None, f"winner: expected null in phase {t.phase}")
        return
    _require(t.winner is not None, "winner: expected a seat in phase game_over")
    if t.winner is not None:
        held, needed = t.money[t.winner], t.rules.numbers.to_win
        _require(held == max(t.money) and held >= needed, f"winner: not the richest with ${needed:,} or more")


def _require(condition: bool, message: str) -> None:
    if not condition:
        raise ValueError(message)
