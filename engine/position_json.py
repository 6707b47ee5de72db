"""Write a position as JSON, and read and check one (docs/formats.md#position)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from engine.json_values import (
    read_card,
    read_cards,
    read_dollars,
    read_each,
    read_fields,
    read_format,
    read_hand,
    read_list,
    read_number,
    read_object,
    read_outlaw,
    read_text,
    read_truth,
)
from engine.rules import cards
from engine.rules.cards import N_OUTLAWS, OUTLAWS
from engine.rules.checks import check
from engine.rules.choice_effects import CHOICES, ON_TABLE
from engine.rules.editions import house_rules_of, resolve
from engine.rules.moves import PHOTOGRAPH, WYATT_CLEAR
from engine.rules.public import PublicTable
from engine.rules.table import NOTHING, PILES, WYATT_WINDOW, Pending, Phase, Pile, Table, kinds_on

FORMAT = "posse-position/1"
PHASES: tuple[Phase, ...] = get_args(Phase)


def write_position(t: Table) -> dict[str, object]:
    """Return the position as JSON data, hidden cards included. The seed is not part of it."""
    return write_table(
        t,
        hands=[cards.spelled(hand) for hand in t.hands],
        supply=cards.codes(t.supply),
        discard=cards.codes(t.discard),
    )


def write_table(t: PublicTable, *, hands: Sequence[object], supply: object, discard: object) -> dict[str, object]:
    """Return a table as JSON data. What is not public is given as its reader may know it: cards, or their number."""
    return {
        "format": FORMAT,
        "edition": t.edition,
        "house_rules": house_rules_of(t.edition, t.rules),
        "players": list(t.players),
        "hand_no": t.hand_no,
        "dealer": t.dealer,
        "turn": t.turn,
        "phase": t.phase,
        "hands": list(hands),
        "territories": [
            {OUTLAWS[outlaw]: cards.codes(kinds_on(territory[outlaw], outlaw)) for outlaw in sorted(territory)}
            for territory in t.territories
        ],
        "posters": dict(zip(OUTLAWS, t.posters, strict=True)),
        "money": list(t.money),
        "supply": supply,
        "discard": discard,
        "open": [code for code, is_open in zip(OUTLAWS, t.open, strict=True) if is_open],
        "reshuffled": t.reshuffled,
        "sheriff_played": t.sheriff_played,
        "may_play_now": cards.code_or_none(t.may_play_now),
        "laid": {OUTLAWS[outlaw]: t.laid[outlaw] for outlaw in sorted(t.laid)},
        "pending": _write_pending(t),
        "winner": t.winner,
    }


def _write_pending(t: PublicTable) -> dict[str, object] | None:
    pending = t.pending
    if pending is NOTHING:
        return None
    if t.phase == "choose":
        return {"move": pending.move.text, "seat": t.turn}
    on = {"on": OUTLAWS[pending.outlaw]} if pending.move is WYATT_CLEAR else {}
    return {"move": pending.window, **on, "waiting": list(pending.waiting)}


FIELDS = (
    "format", "edition", "house_rules", "players", "hand_no", "dealer", "turn", "phase", "hands", "territories",
    "posters", "money", "supply", "discard", "open", "reshuffled", "sheriff_played", "may_play_now", "laid",
    "pending", "winner",
)  # fmt: skip


def read_position(data: object) -> Table:
    """Read a table from JSON data. Raises ValueError whose message begins with the field's name."""
    found = read_fields("position", data, FIELDS, is_top=True)
    t = read_open_table(found)
    t.hands = read_each("hands", found["hands"], read_hand)
    t.supply = read_cards("supply", found["supply"])
    t.discard = read_cards("discard", found["discard"])
    _count_cards(t)
    check(t)
    return t


def read_open_table(data: dict[str, object]) -> Table:
    """Read what positions and views have in common: all but hands, supply and discard stack, which stay unset.

    `data` has all keys. Raises ValueError whose message begins with the field's name.
    """
    read_format(data["format"], FORMAT)
    t = Table()
    t.rules = resolve(data["edition"], read_object("house_rules", data["house_rules"]))
    t.edition = str(data["edition"])
    t.players = tuple(read_text("players", name) for name in read_list("players", data["players"]))
    if not 2 <= len(t.players) <= 4:
        raise ValueError(f"players: expected two to four, got {len(t.players)}")
    seats = len(t.players)
    t.hand_no = read_number("hand_no", data["hand_no"], 1)
    t.dealer = read_number("dealer", data["dealer"], 0, seats - 1)
    t.turn = read_number("turn", data["turn"], 0, seats - 1)
    t.phase = _phase(data["phase"])
    read_list("hands", data["hands"], seats)
    t.territories = read_each("territories", data["territories"], _territory, seats)
    posters = read_fields("posters", data["posters"], OUTLAWS)
    t.posters = [read_dollars(f"posters.{code}", posters[code]) for code in OUTLAWS]
    t.money = read_each("money", data["money"], read_dollars, seats)
    t.open = _open(data["open"])
    t.reshuffled = read_truth("reshuffled", data["reshuffled"])
    t.sheriff_played = read_truth("sheriff_played", data["sheriff_played"])
    t.may_play_now = None if data["may_play_now"] is None else read_card("may_play_now", data["may_play_now"])
    t.laid = {
        read_outlaw("laid", code): read_number(f"laid.{code:.10}", count, 1)
        for code, count in read_object("laid", data["laid"]).items()
    }
    t.pending = _pending(t, data["pending"])
    t.winner = None if data["winner"] is None else read_number("winner", data["winner"], 0, seats - 1)
    t.events = []
    return t


def _phase(data: object) -> Phase:
    text = read_text("phase", data)
    for phase in PHASES:
        if phase == text:
            return phase
    raise ValueError(f"phase: expected one of {', '.join(PHASES)}, got {text!r:.60}")


def _count_cards(t: Table) -> None:
    """Check that all cards are there. The card whose choice is open is in no hand, pile or stack."""
    lying = t.supply + t.discard
    for territory in t.territories:
        for outlaw, pile in territory.items():
            lying += kinds_on(pile, outlaw)
    if t.phase == "choose" and t.pending.move in ON_TABLE:
        lying.append(ON_TABLE[t.pending.move])
    counts = [sum(held) for held in zip(*t.hands, strict=True)]
    for kind in lying:
        counts[kind] += 1
    for kind, copies in enumerate(t.rules.numbers.copies):
        if counts[kind] != copies:
            raise ValueError(
                f"cards: hands, territories, supply, discard do not add up to the {t.rules.numbers.deck}: "
                f"{counts[kind]} of {cards.KINDS[kind]}, expected {copies}"
            )


def _pending(t: Table, data: object) -> Pending:
    if t.phase not in ("choose", "react"):
        if data is not None:
            raise ValueError(f"pending: expected null in phase {t.phase}")
        return NOTHING
    move = read_text("pending.move", read_object("pending", data).get("move"))
    if t.phase == "choose":
        choice = read_fields("pending", data, ("move", "seat"))
        if read_number("pending.seat", choice["seat"], 0) != t.turn:
            raise ValueError(f"pending.seat: expected the seat whose turn it is, {t.turn}")
        if move not in _OPENINGS:
            raise ValueError(f"pending.move: {move!r:.60} opens no choice")
        return Pending(_OPENINGS[move])
    if move == WYATT_WINDOW:
        window = read_fields("pending", data, ("move", "on", "waiting"))
        outlaw = read_outlaw("pending.on", window["on"])
        answer = WYATT_CLEAR
    elif move in _PHOTO_WINDOWS:
        window = read_fields("pending", data, ("move", "waiting"))
        outlaw = _PHOTO_WINDOWS[move]
        answer = PHOTOGRAPH[outlaw]
    else:
        raise ValueError(f"pending.move: expected 'wyatt' or a photo, got {move!r:.60}")
    last = len(t.players) - 1
    waiting = [
        read_number("pending.waiting", seat, 0, last) for seat in read_list("pending.waiting", window["waiting"])
    ]
    if len(set(waiting)) != len(waiting):
        raise ValueError("pending.waiting: a seat is listed twice")
    return Pending(answer, outlaw, tuple(sorted(waiting)))


_PHOTO_WINDOWS = {move.text: outlaw for outlaw, move in enumerate(PHOTOGRAPH)}
_OPENINGS = {move.text: move for move in CHOICES}


def _territory(field: str, data: object) -> dict[int, Pile]:
    return {
        (outlaw := read_outlaw(field, code)): _pile(f"{field}.{code}", outlaw, pile)
        for code, pile in read_object(field, data).items()
    }


_PLACES = tuple({kind: place for place, kind in enumerate(kinds)} for kinds in PILES)


def _pile(field: str, outlaw: int, data: object) -> Pile:
    places = _PLACES[outlaw]
    counts = [0] * len(places)
    for card in read_cards(field, data):
        if card not in places:
            raise ValueError(f"{field}: a {cards.KINDS[card]} cannot be on this pile")
        counts[places[card]] += 1
    pile = Pile(*counts)
    if not pile.outlaws and not pile.photo:
        raise ValueError(f"{field}: a pile needs an Outlaw card or the Photo")
    if pile.hideout > 1:
        raise ValueError(f"{field}: two Hideouts on a pile")
    return pile


def _open(data: object) -> list[bool]:
    is_open = [False] * N_OUTLAWS
    for code in read_list("open", data):
        outlaw = read_outlaw("open", code)
        if is_open[outlaw]:
            raise ValueError(f"open: {code} is listed twice")
        is_open[outlaw] = True
    return is_open
