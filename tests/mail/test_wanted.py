"""The table of which kinds of mail may wait for a digest, and which nobody needs."""

from __future__ import annotations

from service.mail import registry
from service.mail.composing import plans
from service.mail.delivering import outbox


def test_the_table_names_every_kind_of_mail_and_no_other() -> None:
    assert set(plans.WANTED) == {*registry.KINDS, *registry.NOTICES, "digest", "timeout held"} - {"notice"}


def test_what_is_never_muted_never_waits() -> None:
    assert {plans.WANTED[kind] for kind in outbox.NEVER_MUTED} == {plans.ALWAYS}


def test_nothing_that_asks_is_left_out_and_only_a_turn_may_wait() -> None:
    asking = {"turn", "window", "reminder", "motion", "held", "timeout held", "declined", "lapsed", "unreached"}
    assert {plans.WANTED[kind].needed for kind in asking} == {"at once"}
    assert {kind for kind in asking if plans.WANTED[kind].digest != "at once"} == {"turn"}
