"""The view of a position: only what a seat may know (docs/formats.md#view). All that people see passes through here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.json_values import read_card, read_hand, read_list, read_number, read_object, read_text
from engine.position_json import read_open_table, write_table
from engine.rules import cards
from engine.rules.moves import Move
from engine.rules.public import SeatView
from engine.rules.table import Table


def view(t: Table, seat: int | None, legal: Sequence[Move]) -> SeatView:
    """Return what a seat may know, or a bystander if `seat` is None, with the seat's legal moves if it has any.

    A move is worked out on a copy of the table, so this table's lists do not change any more, and need no copies.
    """
    knows = seat == t.turn or t.rules.search == "announced"
    return SeatView(
        seat=seat,
        players=t.players,
        edition=t.edition,
        rules=t.rules,
        hand_no=t.hand_no,
        dealer=t.dealer,
        turn=t.turn,
        phase=t.phase,
        hand=_NO_CARDS if seat is None else t.hands[seat],
        hand_sizes=t.hand_sizes,
        territories=t.territories,
        posters=t.posters,
        money=t.money,
        supply_size=t.supply_size,
        stack_size=t.stack_size,
        stack_top=t.stack_top,
        searchable=t.searchable,
        open=t.open,
        reshuffled=t.reshuffled,
        sheriff_played=t.sheriff_played,
        may_play_now=t.may_play_now if knows else None,
        laid=t.laid,
        pending=t.pending,
        winner=t.winner,
        legal=tuple(legal),
    )


_NO_CARDS = (0,) * cards.N_KINDS


def write_view(seen: SeatView) -> dict[str, object]:
    """Return a view as JSON data (docs/formats.md#view)."""
    own = cards.spelled(seen.hand)
    written = write_table(
        seen,
        hands=[own if seat == seen.seat else size for seat, size in enumerate(seen.hand_sizes)],
        supply=seen.supply_size,
        discard={"top": cards.code_or_none(seen.stack_top), "size": seen.stack_size},
    )
    return written | {"legal": [move.text for move in seen.legal]} if seen.legal else written


def read_view(data: object) -> SeatView:
    """Read a view (docs/formats.md#view), for a robot outside. Raises ValueError naming the wrong field.

    Whether a search would find a card does not show in every view: then it is assumed.
    """
    try:
        seen = read_object("view", data)
        t = read_open_table(seen)
        hands, stack = read_list("hands", seen["hands"]), read_object("discard", seen["discard"])
        sizes = [len(hand) if isinstance(hand, list) else read_number("hands", hand, 0) for hand in hands]
        seat = next((n for n, hand in enumerate(hands) if isinstance(hand, list)), None)
        t.hands = [[] for _ in hands] if seat is None else [read_hand("hands", hands[seat])] * len(hands)
        t.supply, t.discard = [], [] if stack["top"] is None else [read_card("discard.top", stack["top"])]
        legal = tuple(Move.parse(read_text("legal", move)) for move in read_list("legal", seen.get("legal", [])))
        supply, size = read_number("supply", seen["supply"], 0), read_number("discard.size", stack["size"], 0)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"view: not in the form of a view: {error!r:.80}") from error
    shown = view(t, seat, legal)
    return replace(
        shown,
        hand_sizes=sizes,
        supply_size=supply,
        stack_size=size,
        searchable=size > len(t.discard) or shown.searchable,
        may_play_now=t.may_play_now,
    )
