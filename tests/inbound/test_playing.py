"""Answers by mail are played as posts of a page are, and answered by a mail to the player alone."""

from __future__ import annotations

from datetime import timedelta

import pytest
from sqlmodel import select

from service import logs
from service.gamelog.log import GameLog
from service.inbound import playing, store
from service.models import Inmail
from service.operations import reports
from service.operations.privacy import forgetting, retention
from service.players import fresh_links
from service.sweep.due import STEPS
from tests.databases import both
from tests.inbound.conftest import ADDRESSES, Begin, Table
from tests.mail.mail_server import plain, text_of
from tests.rows import kept, rows
from tests.service.harness import in_window, photo_held
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


def test_a_number_means_nothing_once_the_table_has_changed(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    table.post(seat, "draw supply")
    assert table.answer(seat, "2", address).state == "refused"
    assert playing.TABLE_CHANGED in plain(text_of(table.arrived()[-1]))
    assert table.answer(seat, "99").state == "refused"
    assert table.game().at == 1


def test_words_are_played_as_long_as_the_turn_goes_on(turn: tuple[Table, int]) -> None:
    table, seat = turn
    address = table.reply_address(seat)
    table.post(seat, "draw supply")
    discard = next(move for move in table.position().legal(seat) if move.startswith("discard "))
    assert table.answer(seat, discard, address).state == "played"
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


def test_a_window_is_answered_sealed(table: Begin) -> None:
    game = table(seed=3)
    assert game.act_until(photo_held)
    game.arrived()
    asked = game.position().to_act()
    holder = next(n for n in asked if len(game.position().legal(n)) > 1)
    before = game.game().at
    photo = next(move for move in game.position().legal(holder) if move != "pass")
    assert game.answer(holder, photo).state == "sealed"
    assert game.game().at == before
    assert [answer.move for answer in game.answers() if answer.at == before] == [photo]
    (answer,) = game.arrived()
    assert f"p{holder}" not in answer["To"]
    assert answer["X-Posse-Seat"] == str(holder)
    assert game.answer(holder, "pass").state == "sealed"
    assert [answer.move for answer in game.answers() if answer.at == before] == ["pass"], (
        "it may be changed until the window closes"
    )


def test_the_address_of_another_seat_answers_no_window(table: Begin) -> None:
    game = table(seed=3)
    seat = game.position().turn
    address = game.reply_address(seat)
    assert game.act_until(in_window)
    for n in game.position().to_act():
        row = game.receive(game.letter(n, "pass"), address)
        assert row is not None
        assert row.state == "ignored"
    assert game.answers() == []


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
        with table.database.reading() as session:
            found = session.get_one(Inmail, row.id)
        assert bool(found.told) == bool(found.message_id) == stays
        assert found.state == "played"


def test_the_text_of_a_mail_that_failed_is_erased_after_thirty_days(
    turn: tuple[Table, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seat = turn
    with monkeypatch.context() as patched:
        patched.setattr(playing.reading, "find_moves", lambda *_: 1 / 0)
        row = table.answer(seat, "draw supply")
    assert row.raw
    table.later(days=31)
    while retention.work_due(table.database, table.now):
        pass
    assert kept(table.database, Inmail, row.id).raw is None


def test_nothing_that_a_forgotten_player_wrote_is_left(turn: tuple[Table, int]) -> None:
    table, seat = turn
    table.answer(seat, "draw supply")
    with table.database.reading() as session:
        player = GameLog.of(session, table.id).seats[seat].player_id
    assert player is not None
    with table.database.writing() as session:
        forgetting.forget(session, player, table.now)
    (row,) = rows(table.database, select(Inmail))
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
