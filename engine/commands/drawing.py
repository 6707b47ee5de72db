"""Draw a view as lines of text: the table, the hand, the legal moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from engine.cards import CARDS, KINDS, OUTLAWS
from engine.move_phrases import describe_move
from engine.reader import dollars


def draw_table(view: Mapping[str, Any], seat: int | None) -> list[str]:
    """Return the lines for a view of a seat, or of a bystander if `seat` is None."""
    names = view["players"]
    top = view["discard"]["top"]
    lines = [
        f"Hand {view['hand_no']}, dealt by {names[view['dealer']]}. {_moment(view)}",
        f"Supply: {cards(view['supply'])}. Discard stack: {cards(view['discard']['size'])}"
        + (f", {CARDS[top].name} on top." if top else "."),
        "",
        "Posters",
    ]
    lines += [_poster(view, code) for code in OUTLAWS]
    for player, name in enumerate(names):
        hand = view["hands"][player]
        held = hand if isinstance(hand, int) else len(hand)
        lines += ["", f"{name}: {dollars(view['money'][player])}, {cards(held)} in hand"]
        lines += [
            f"  {CARDS[code].name}: {counted(pile)}, {points(pile)} CP"
            for code, pile in view["territories"][player].items()
        ]
    if seat is not None:
        lines += ["", f"Your hand: {counted(view['hands'][seat])}"]
        lines += [f"You may {describe_move(move, names, seat)}: {move}" for move in view.get("legal", ())]
    return lines


def counted(codes: Sequence[str]) -> str:
    """Return a list of cards grouped by kind: 4 Jesse James, Bank Robbery."""
    counts = Counter(codes)
    words = [
        f"{counts[code]} {CARDS[code].name}" if counts[code] > 1 else CARDS[code].name for code in KINDS if counts[code]
    ]
    return ", ".join(words) or "no cards"


def cards(number: int) -> str:
    """Return a number of cards: 1 card, 2 cards."""
    return "1 card" if number == 1 else f"{number} cards"


def points(pile: Sequence[str]) -> int:
    """Return the Capture Points of a pile; none under a Hideout."""
    return 0 if "HO" in pile else sum(CARDS[code].points for code in pile)


def _moment(view: Mapping[str, Any]) -> str:
    names, phase = view["players"], view["phase"]
    if phase == "game_over":
        return f"The game is over; {names[view['winner']]} won."
    if phase == "hand_over":
        return "The hand is over."
    if phase == "react":
        asked = " and ".join(names[seat] for seat in view["pending"]["waiting"])
        return f"{names[view['turn']]}’s turn waits for {asked} to react."
    steps = {"draw": "to draw", "play": "to play or discard", "choose": "to choose"}
    return f"{names[view['turn']]}’s turn, {steps[phase]}."


def _poster(view: Mapping[str, Any], code: str) -> str:
    standing = [
        (points(territory[code]), seat) for seat, territory in enumerate(view["territories"]) if code in territory
    ]
    ranked = sorted(standing, key=lambda held: -held[0])
    who = ", ".join(f"{view['players'][seat]} {own} CP" for own, seat in ranked)
    is_open = "" if code in view["open"] else "not open"
    return f"  {CARDS[code].name:<15} {dollars(view['posters'][code]):>8}  {who or is_open}".rstrip()
