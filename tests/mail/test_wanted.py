"""Which kinds of mail may wait for a digest, which nobody needs, and which are never muted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from service.mail import registry
from service.mail.composing.kind import Kind
from service.mail.registry import KINDS


def keys(condition: Callable[[Kind], bool]) -> set[str]:
    return {key for key, kind in KINDS.items() if condition(kind)}


def test_each_kind_is_declared_once() -> None:
    assert all(key == kind.key for key, kind in KINDS.items())
    assert len({id(kind) for kind in KINDS.values()}) == len(KINDS)
    assert keys(lambda kind: kind.name == "notice" and not kind.word) == set()


def test_what_is_never_muted_never_waits() -> None:
    assert keys(lambda kind: not kind.may_be_muted) == {
        *("address", "confirm", "deal", "digest", "games", "invite", "join", "links", "start")
    }
    assert keys(lambda kind: not kind.may_be_muted and kind.wanted != "always") == set()


def test_nothing_that_asks_is_left_out_and_only_a_turn_may_wait() -> None:
    assert keys(lambda kind: kind.wanted == "turn") == {"turn"}
    assert keys(lambda kind: kind.wanted == "news") == {
        *("timeout", "hand", "notice held-seat", "notice bounced", "notice refused", "notice unanswered"),
        *("notice paused", "league week", "league over"),
    }


def test_what_strangers_receive_can_be_refused_by_them_and_not_by_a_player() -> None:
    assert set(registry.UNSOLICITED) == {"address", "confirm", "invite", "join"}
    assert set(registry.UNSOLICITED) <= set(registry.NEVER_MUTED)


@pytest.mark.parametrize(
    ("asked", "kinds", "alone"),
    [
        ("turn", {"answer", "deal", "reminder", "start", "turn"}, {"deal", "start", "turn"}),
        ("window", {"answer", "reminder", "window"}, {"window"}),
    ],
)
def test_a_decision_is_asked_for_by_these_kinds(asked: str, kinds: set[str], alone: set[str]) -> None:
    assert set(registry.names_that_ask(asked)) == kinds
    assert set(registry.names_that_ask(asked, only=True)) == alone
