"""Answers by mail are played as posts of a page are, and answered by a mail to the player alone."""

from __future__ import annotations

from datetime import timedelta

import pytest

from service.admin import reports
from service.inbound import playing, store
from service.models import Inmail
from service.players import fresh_links
from service.privacy import forgetting, retention
from service.process import logs
from service.sweep.due import STEPS
from tests.databases import both
from tests.inbound.conftest import ADDRESSES, Begin, Table
from tests.mail.mail_server import plain, text_of
from tests.rows import alter, commit, kept
from tests.service.sweeping import sweep

pytestmark = both


def test_moves_in_words_are_played_and_answered(turn: tuple[Table, int]) -> None:
    table, seat = turn
    row = table.answer(seat, "Hi Posse,\n\ndraw supply\n\nBest wishes\n", **{"Message-ID": "<one@phone.test>"})
    assert (row.state, row.why) == ("played", None)
    assert [move.move for move in table.moves()] == ["draw supply"]
    (answer,) = table.arrived()
    assert answer["To"].addresses[0].addr_spec == f"{table.names[seat].lower()}.1@posse.test"
    assert answer["In-Reply-To"] == "<one@phone.test>"
    assert answer["Reply-To"].addresses[0].addr_spec == table.reply_address(seat)
    told = plain(text_of(answer))
    assert "your mail was played" in told
    assert "You drew two cards from the supply:" in told
    assert "Best wishes" not in told
    assert "It is your turn: you may play cards" in told
    assert "YOUR HAND, 12 CARDS" in told


def test_words_are_played_as_long_as_the_turn_goes_on(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    table.post(seat, "draw supply")
    assert table.answer(seat, table.discard(seat), address).state == "played"
    assert table.position().turn != seat


@pytest.mark.parametrize(("came", "read", "mark"), [(-1, 60, None), (1, 60, "clock"), (-1, 660, "clock")])
def test_an_answer_that_came_before_the_deadline_is_played_before_the_clock_plays(
    turn: tuple[Table, int], came: int, read: int, mark: str | None
) -> None:
    """Seconds after the deadline; the worker was busy or was being replaced meanwhile, or cannot read the mail."""
    table, seat = turn
    due = table.due
    raw, address = bytes(table.letter(seat, "draw supply")), table.reply_address(seat)
    assert store.take_in(table.database, ADDRESSES, [address], None, raw, due + timedelta(seconds=came))
    table.now = due + timedelta(seconds=read)
    sweep(table.database, table.now, (*STEPS, lambda database, now: playing.work_due(database, None, now)))
    assert table.moves()[0].mark == mark


def test_after_its_turn_an_answer_says_what_has_changed(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    assert table.act_until(lambda position: position.turn != seat)
    before = table.game().at
    row = table.answer(seat, "pass", address)
    assert (row.state, row.why) == ("refused", "past")
    assert table.game().at == before
    assert "The table has changed since then:" in plain(text_of(table.arrived()[-1]))
    assert table.arrived()[-1]["Reply-To"] is None


def test_a_window_is_answered_sealed(photo_window: tuple[Table, int]) -> None:
    """It may be changed until the window closes."""
    game, holder = photo_window
    before = game.game().at
    photo = next(move for move in game.position().legal(holder) if move != "pass")
    for line in (photo, "pass"):
        assert game.answer(holder, line).state == "sealed"
        assert game.game().at == before
        assert [answer.move for answer in game.answers() if answer.at == before] == [line]
    assert {answer["X-Posse-Seat"] for answer in game.arrived()} == {str(holder)}


def test_an_empty_envelope_sender_is_never_answered(turn: tuple[Table, int]) -> None:
    table, seat = turn
    row = table.receive(table.letter(seat, "draw supply"), table.reply_address(seat), sender="")
    assert row is not None
    assert (row.state, row.why) == ("ignored", "empty sender")


def test_revoked_links_take_their_reply_addresses_with_them(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    table.do(fresh_links.renew, seat)
    assert table.receive(table.letter(seat, "draw supply"), address) is None
    assert table.answer(seat, "draw supply").state == "played"


def test_addresses_are_made_with_the_first_key_and_verified_with_all(table: Begin) -> None:
    game = table()
    seat = game.position().turn
    address = game.reply_address(seat)
    local, _, domain = address.partition("@")
    assert (len(local) <= 64, local, domain) == (True, local.lower(), "posse.test")
    assert game.receive(game.letter(seat, "draw supply"), f"<{address.upper()}>") is not None
    for forged in (address.replace(".0.", ".1.", 1), address.replace("posse+", "wanted+"), f"x{address}", address[1:]):
        assert game.receive(game.letter(seat, "draw supply"), forged) is None
    parts = ADDRESSES.replies.read(address)
    assert parts is not None
    wrong = "a" if parts.signature[0] != "a" else "b"
    assert game.receive(game.letter(seat, "x"), address.replace(parts.signature, wrong + parts.signature[1:])) is None


def test_what_was_said_of_a_mail_is_erased_after_thirty_days_and_the_row_stays(turn: tuple[Table, int]) -> None:
    table, seat = turn
    row = table.answer(seat, "draw supply")
    assert row.raw is None
    assert row.told
    for days, stays in ((29, True), (2, False)):
        table.later(days=days)
        while retention.work_due(table.database, table.now):
            pass
        found = kept(table.database, Inmail, row.id)
        assert bool(found.told) == bool(found.message_id) == stays
        assert found.state == "played"


def test_the_text_of_a_mail_that_failed_is_erased_after_thirty_days(turn: tuple[Table, int]) -> None:
    table, seat = turn
    assert table.take_in(table.letter(seat, "draw supply"), table.reply_address(seat))
    (row,) = table.inmails()
    assert row.raw
    alter(table.database, Inmail, row.id, state="failed")
    table.later(days=31)
    while retention.work_due(table.database, table.now):
        pass
    assert kept(table.database, Inmail, row.id).raw is None


def test_nothing_that_a_forgotten_player_wrote_is_left(turn: tuple[Table, int]) -> None:
    table, seat = turn
    table.answer(seat, "draw supply")
    commit(table.database, forgetting.forget, table.player(seat).id, table.now)
    (row,) = table.inmails()
    assert (row.raw, row.message_id, row.told) == (None, None, None)


def test_the_operator_sees_what_became_of_each_mail_and_nothing_written_in_it(turn: tuple[Table, int]) -> None:
    table, seat = turn
    table.answer(seat, "draw supply")
    table.answer(seat, "nonsense")
    with table.database.reading() as session:
        listed = reports.received_list(session, None, 10)
        assert reports.received_list(session, "ignored", 10) == []
    assert [(one["state"], one["reason"], one["answered"]) for one in listed] == [
        ("refused", "no move found", True),
        ("played", None, True),
    ]
    assert "nonsense" not in str(listed)
    assert "@" not in str(listed)


def test_no_log_line_has_a_reply_address(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    local = address.partition("@")[0]
    for written in (address, local, local.upper(), local.removeprefix("posse+")):
        assert local.rpartition(".")[2] not in logs.redacted(f"refused {written}: no").lower()
