"""`posse admin player` and `posse admin mails --by`: all about one address, and who uses the mail."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from sqlmodel import col, select, update

from service.admin import game_actions, people, usage
from service.db.database import Database
from service.models import Inmail, Outmail, Player
from service.players import muting
from tests.databases import both
from tests.rows import add, alter, commit, execute, read, rows
from tests.service.admin.conftest import EXPECTED, Data, Told, entries
from tests.service.harness import Harness
from tests.upgrade.every_state import fill

pytestmark = both


def tagged(harness: Harness) -> Harness:
    """A second game, in which Burt plays with a tag in the address."""
    other = Harness(harness.database, harness.now, seed=2)
    add(harness.database, burt := Player(address="Burt.1+cards@posse.test", created_at=other.now))
    other.change_seat(1, player_id=burt.id)
    to_burt = update(Outmail).where(col(Outmail.game_id) == other.id, col(Outmail.seat) == 1)
    execute(harness.database, to_burt.values(player_id=burt.id))
    return other


# --- one address ------------------------------------------------------------------------------------------------------


def test_all_games_mails_and_the_state_of_a_mailbox(harness: Harness, told: Told, data: Data) -> None:
    other = tagged(harness)
    harness.do(muting.switch_mails, 1, on=False)
    answer = {"key": "k", "asked": "turn", "at": 0, "epoch": 0, "received_at": harness.now, "state": "refused"}
    add(harness.database, Inmail(game_id=other.id, seat=1, **answer, told=["You hold no supply"]))
    told("block", "burt.1@posse.test")
    found = data("player", "burt.1@posse.test")
    assert [(one["address"], one["given"], one["muted"]) for one in found["players"]] == [
        ("b***@posse.test", True, True),
        ("b***@posse.test", False, True),
    ]
    assert found["blocked"] is True
    assert {(one["game"], one["seat"], one["mails_off"]) for one in found["games"]} == {
        (harness.id, 1, True),
        (other.id, 1, False),
    }
    mine = {mail.id for table in (harness, other) for mail in table.mails() if mail.seat == 1}
    assert {one["number"] for one in found["mails"] if one["way"] == "to you"} == mine
    assert [one["game"] for one in found["mails"] if one["way"] == "from you"] == [other.id]
    assert data("player", "BURT.1+x@posse.test")["games"] == found["games"], "any variant finds the mailbox"
    said = told("player", "burt.1@posse.test")
    assert said.startswith("Invitations and confirmations to this mailbox are blocked.\nb***@posse.test  since 2026")
    assert "b***@posse.test  another address of this mailbox  since 2026-11-20  mails: all  muted" in said
    assert "  seat 1 as Burt  accepted  mails off" in said
    looks = [one for one in entries(harness.database) if one.did == "read the games and mails of"]
    assert len(looks) == 3
    assert len({one.about for one in looks}) == 1
    assert "@" not in looks[0].about


def test_a_game_whose_seat_somebody_else_has_now_is_listed(harness: Harness, data: Data, told: Told) -> None:
    commit(harness.database, game_actions.give_to_robot, harness.id, "1", harness.now)
    found = data("player", "burt.1@posse.test")
    assert (found["games"], found["left"]) == ([], [harness.id])
    assert f"{harness.id}  had a seat until somebody else or a robot got it" in told("player", "burt.1@posse.test")


def test_an_address_that_nobody_has(harness: Harness, told: Told, data: Data) -> None:
    assert "Expected the address of a player, or one that is blocked." in told("player", "no@posse.test", exit_code=2)
    assert entries(harness.database) == []
    assert EXPECTED in told("player", "nobody", exit_code=2)
    told("block", "no@posse.test")
    found = data("player", "no@posse.test")
    assert (found["blocked"], found["players"], found["games"], found["mails"]) == (True, [], [], [])


@pytest.mark.slow
def test_players_of_games_in_every_state(database: Database, now: datetime) -> None:
    fill(database)
    addresses = rows(database, select(Player.address))
    found = [commit(database, people.mailbox_report, address, now, 50) for address in addresses]
    games = {one["status"] for report in found for one in report["games"]}
    assert games == {"proposed", "inviting", "playing", "paused", "over", "stopped"}


# --- who uses the mail ------------------------------------------------------------------------------------------------


def test_mails_are_counted_by_what_they_have_in_common(harness: Harness, told: Told, data: Data) -> None:
    other = tagged(harness)
    mails = [*harness.mails(), *other.mails()]
    burt = [mail for mail in mails if mail.seat == 1]
    by_kind = {one["of"]: one["mails"] for one in data("mails", "--by", "kind")}
    assert by_kind == {kind: sum(mail.kind == kind for mail in mails) for kind in {mail.kind for mail in mails}}
    assert {one["mails"] for one in data("mails", "--by", "game")} == {len(harness.mails()), len(other.mails())}
    by_address = data("mails", "--by", "address")
    assert sorted(one["mails"] for one in by_address if one["of"] == "b***@posse.test") == [len(burt)], "one mailbox"
    assert sum(one["mails"] for one in by_address) == len(mails)
    assert [one["mails"] for one in by_address] == sorted((one["mails"] for one in by_address), reverse=True)
    assert sum(one["mails"] for one in data("mails", "--by", "organiser")) == len(mails)
    assert len(data("mails", "--by", "address", "--number", "2")) == 2
    assert f"{len(harness.mails()):>7}  {harness.id}  Friday  (sent 0, waiting " in told("mails", "--by", "game")


def test_causes_are_counted_without_their_numbers_and_times(harness: Harness, data: Data) -> None:
    for when in (harness.now, harness.now + timedelta(hours=1)):
        commit(harness.database, game_actions.pause, harness.id, when)
        commit(harness.database, game_actions.resume, harness.id, when)
    counted = {one["of"]: one["mails"] for one in data("mails", "--by", "cause")}
    assert counted["notice paused"] == 6
    assert counted["start"] == 3


def test_those_of_a_time_or_a_state(harness: Harness, data: Data) -> None:
    mails, now = harness.mails(), datetime.now(UTC)
    execute(harness.database, update(Outmail).values(created_at=now - timedelta(hours=2)))
    alter(harness.database, Outmail, mails[0].id, created_at=now, state="failed")
    (one,) = data("mails", "--by", "kind", "--since", "1.5")
    assert one == {"of": mails[0].kind, "mails": 1, "sent": 0, "waiting": 0, "failed": 1}
    assert data("mails", "--by", "game", "--state", "failed")[0]["mails"] == 1
    assert data("mails", "--by", "game", "--state", "digested") == []


def test_addresses_in_full_are_recorded(harness: Harness, told: Told) -> None:
    assert "burt.1@posse.test" in told("mails", "--by", "address", "--addresses")
    assert "anna.1@posse.test" in told("mails", "--by", "organiser", "--addresses")
    found = [(one.did, one.about) for one in entries(harness.database)]
    assert found == [("read the addresses of", f"mails by {by}") for by in ("address", "organiser")]
    assert "A list by kind has no addresses." in told("mails", "--by", "kind", "--addresses", exit_code=2)
    assert "--since and --addresses belong to --by" in told("mails", "--since", "2", exit_code=2)


def test_a_guest_without_an_address_is_an_organiser_too(database: Database, now: datetime) -> None:
    table = Harness(database, now, robots={0})
    (one,) = read(database, usage.mails_by, "organiser", None, None, 10)
    assert one["of"] == usage.NO_ADDRESS
    assert one["mails"] == len(table.mails())


@pytest.mark.parametrize("by", ["sender", ""])
def test_by_something_else(by: str, told: Told) -> None:
    said = told("mails", "--by", by, exit_code=2)
    assert "choose from address, cause, kind, game, organiser" in said.replace("'", "")
