"""The table of which kinds of mail may wait for a digest, and which nobody needs."""

from __future__ import annotations

from service import outbox
from service.mail import registry
from service.plans import wanted


def test_the_table_names_every_kind_of_mail_and_no_other() -> None:
    assert set(wanted.WANTED) == {*registry.KINDS, *registry.NOTICES, "digest", "timeout held"} - {"notice"}


def test_what_is_never_muted_never_waits() -> None:
    assert {wanted.WANTED[kind] for kind in outbox.NEVER_MUTED} == {wanted.ALWAYS}


def test_nothing_that_asks_is_left_out_and_only_a_turn_may_wait() -> None:
    asking = {"turn", "window", "reminder", "motion", "held", "timeout held", "declined", "lapsed", "unreached"}
    assert {wanted.WANTED[kind].needed for kind in asking} == {"at once"}
    assert {kind for kind in asking if wanted.WANTED[kind].digest != "at once"} == {"turn"}
