"""`posse admin`: its reports and actions, their entries in the audit, and that no output contains a secret."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlmodel import select

from service.admin import audit
from service.commands import main
from service.db.database import Database
from service.links import Links
from service.mail.delivering import outbox
from service.models import Audit, BlockedAddress, Game, HeldDomain, Inmail, Outmail, PlayedSeat, Player
from service.players import muting
from service.table import talking
from tests.databases import both, url_of
from tests.rows import add, alter, commit, kept, row, rows, rows_of
from tests.service.admin.conftest import EXPECTED, KEY, Data, Told, entries
from tests.service.counted_seats import counted_game
from tests.service.harness import Harness
from tests.service.sweeping import sweep

pytestmark = both  # these run on both databases


def failed_mail(harness: Harness) -> int:
    number = row(harness.database, select(Outmail.id).where(Outmail.kind == "start", Outmail.seat == 1)) or 0
    refusal = "550 no <burt.1@posse.test> here"
    alter(harness.database, Outmail, number, state="failed", tries=11, error=refusal)
    return number


def test_games_are_listed_with_the_players_they_wait_for(harness: Harness, told: Told, data: Data) -> None:
    assert harness.id in told("games")
    (one,) = data("games", "--status", "playing")
    assert (one["game"], one["at"], one["waits_for"]) == (harness.id, harness.game().at, harness.position().to_act())
    waited_for = [harness.names[n] for n in one["waits_for"]]
    assert one["waits_for_names"] == waited_for
    assert f"waits for {', '.join(waited_for)}" in told("games")
    assert data("games", "--status", "over") == []
    harness.change(due_at=datetime(2020, 1, 1, tzinfo=UTC))
    assert [game["game"] for game in data("games", "--overdue")] == [harness.id]
    whole = data("game", harness.id)
    assert [seat["name"] for seat in whole["seats"]] == ["Anna", "Burt", "Curt"]
    assert whole["seats"][1]["address"] == "b***@posse.test"
    assert "hand" not in whole
    assert "b***@posse.test" in told("game", harness.id)
    assert "seat " not in told("game", harness.id[:8]), "people read names"
    assert data("game", harness.id[:8]) == whole


def test_a_game_says_who_has_switched_its_mails_off(harness: Harness, told: Told, data: Data) -> None:
    harness.do(muting.switch_mails, 1, on=False)
    assert [seat["mails_off"] for seat in data("game", harness.id)["seats"]] == [False, True, False]
    assert told("game", harness.id).count("mails off") == 1


def test_addresses_are_shown_in_full_on_request_which_is_recorded(
    harness: Harness, told: Told, database: Database
) -> None:
    assert "burt.1@posse.test" in told("game", harness.id, "--addresses")
    (entry,) = entries(database)
    assert (entry.who, entry.did, entry.about) == (audit.operator(), "read the addresses of", harness.id)


def test_failed_mails_are_listed_with_the_reason_and_sent_again_under_a_new_message_id(
    harness: Harness, told: Told, data: Data, now: datetime
) -> None:
    number = failed_mail(harness)
    said = told("mails", "--state", "failed")
    assert "550 no <(an address)> here" in said
    assert "b***@posse.test" in said
    (one,) = data("mails", "--state", "failed")
    assert (one["mail"], one["tries"], one["kind"], one["seat"]) == (number, 11, "start", 1)
    before = kept(harness.database, Outmail, number).message_id
    told("again", str(number))
    mail = kept(harness.database, Outmail, number)
    assert (mail.state, mail.tries, mail.error) == ("queued", 0, None)
    assert mail.message_id != before
    assert commit(harness.database, outbox.claim, now + timedelta(days=900))
    assert data("mails", "--state", "failed") == []


@pytest.mark.slow
def test_a_failed_mail_is_dismissed_once_and_no_longer_listed(
    harness: Harness, told: Told, data: Data, database: Database
) -> None:
    number = failed_mail(harness)
    assert number in [mail["mail"] for mail in data("mails")]
    assert told("dismiss", str(number)) == f"Mail {number} needs no action any more. It stays failed.\n"
    told("dismiss", str(number))
    assert number not in [mail["mail"] for mail in data("mails")]
    assert number not in [mail["mail"] for mail in data("game", harness.id)["unsent"]]
    (listed,) = data("mails", "--state", "failed")
    assert datetime.fromisoformat(listed["dismissed"]).tzinfo is not None
    assert told("mails", "--state", "failed").endswith("  dismissed\n")
    (entry,) = entries(database)
    assert (entry.did, entry.about) == ("dismissed mail", f"{number} (start) of game {harness.id} seat 1")
    told("again", str(number))
    assert [mail["dismissed"] for mail in data("mails") if mail["mail"] == number] == [None]


def test_only_a_failed_mail_is_dismissed(harness: Harness, told: Told, database: Database) -> None:
    waiting = harness.mails()[0]
    said = told("dismiss", str(waiting.id), exit_code=2)
    assert said.endswith(
        f"Mail {waiting.id} is queued. Expected a mail that `posse admin mails --state failed` lists.\n"
    )
    assert entries(database) == []
    assert harness.mails()[0].dismissed_at is None


def test_deferred_mails_are_flushed_and_the_audit_says_how_many(
    harness: Harness, told: Told, data: Data, database: Database
) -> None:
    later = datetime.now(UTC) + timedelta(days=1)
    for mail in harness.mails()[:2]:
        alter(database, Outmail, mail.id, next_try_at=later)
    assert told("flush") == "Mails that are tried now instead of later: 2.\n"
    assert data("flush") == {"done": True, "mails": 0}
    assert max(mail.next_try_at for mail in harness.mails()) < later
    assert [(entry.did, entry.about) for entry in entries(database)] == [("flushed", "2 queued mails")]


def test_domains_to_which_mail_waits_are_listed(harness: Harness, told: Told, data: Data, database: Database) -> None:
    assert told("held") == "Mail to no domain is held.\n"
    now = datetime.now(UTC)
    row = HeldDomain(domain="full.test", since=now, until=now + timedelta(hours=1), refusals=3, reason="450 too many")
    add(database, row)
    line = told("held")
    assert line.startswith(f"full.test  since {now.isoformat()[:19]}Z")
    assert line.endswith("refusals: 3  reason: 450 too many\n")
    assert [one["until"] for one in data("held")] == [row.until.isoformat()]
    told("flush")
    assert data("held") == []


@pytest.mark.parametrize("named", ["2", "Curt", "curt"])
def test_the_links_of_a_seat_are_revoked_and_its_player_gets_a_new_one(
    harness: Harness, told: Told, named: str
) -> None:
    links, before = Links([KEY], "http://h"), harness.seat(2)
    old = links.token("seat", before)
    said = told("revoke", harness.id, named)
    assert said == "All links of Curt are revoked; a new link is mailed to Curt.\n"
    assert harness.seat(2).epoch == before.epoch + 1
    assert [mail.seat for mail in harness.mails("links")] == [2]
    assert old not in said
    assert links.token("seat", harness.seat(2)) not in said


def test_a_game_is_stopped_once_and_its_players_are_notified(harness: Harness, told: Told, database: Database) -> None:
    told("stop", harness.id)
    assert harness.game().status == "stopped"
    assert harness.game().due_at is None
    assert {mail.seat for mail in harness.mails("notice")} == {0, 1, 2}
    told("stop", harness.id)
    assert len(entries(database)) == 1
    assert "This game is stopped." in told("revoke", harness.id, "0", exit_code=2)


def test_what_was_said_at_a_table_is_listed_and_hidden_and_both_are_recorded(
    harness: Harness, told: Told, data: Data, database: Database
) -> None:
    assert told("talk", harness.id) == "Nobody has said anything at this table.\n"
    for n, line in ((1, "Hello"), (2, "Rude words")):
        harness.do(talking.say, n, line)
    rude, first = data("talk", harness.id[:8])
    assert (rude["seat"], rude["name"], rude["said"], rude["hidden"]) == (2, "Curt", "Rude words", None)
    assert told("hide", str(rude["line"])) == f"Line {rude['line']} is hidden: no page and no mail shows it any more.\n"
    told("hide", str(rude["line"]))
    assert told("talk", harness.id).splitlines() == [
        f"line {rude['line']}  2026-11-20T09:30Z  Curt: “Rude words”  hidden",
        f"line {first['line']}  2026-11-20T09:30Z  Burt: “Hello”",
    ]
    assert len(data("talk", harness.id, "--number", "1")) == 1
    hidden = ("hid line", f"{rude['line']} of game {harness.id} seat 2")
    found = [(entry.did, entry.about) for entry in entries(database)]
    assert found.count(hidden) == 1
    assert set(found) == {hidden, ("read the table talk of", f"game {harness.id}")}


def test_blocking_known_and_unknown_addresses_keeps_fingerprints_only(
    harness: Harness, told: Told, database: Database
) -> None:
    for address in ("Burt.1@Posse.test", "stranger@example.org"):
        told("block", address)
    assert len(rows(database, select(BlockedAddress))) == 2
    assert {mail.state for mail in harness.mails() if mail.seat == 1} == {"queued"}, "a game that is played goes on"
    assert len(entries(database)) == 2
    assert all("@" not in entry.about for entry in entries(database))
    assert EXPECTED in told("block", "nobody", exit_code=2)


def test_a_player_is_forgotten(harness: Harness, told: Told, data: Data) -> None:
    assert data("forget", "curt.1@posse.test") == {"done": True, "games": [harness.id]}
    assert harness.record()["players"][2] == "A player"
    assert "Nobody here has that address" in told("forget", "curt.1@posse.test", exit_code=2)


def test_an_address_is_changed(harness: Harness, told: Told, data: Data) -> None:
    assert data("address", "curt.1@posse.test", "curt@new.test", "--game", harness.id[:24])["games"] == [harness.id]
    said = told("address", "curt@new.test", "curt@newer.test")
    assert said.endswith("and new ones are mailed. Games: 1.\n")
    assert EXPECTED in told("address", "curt@newer.test", "nobody", exit_code=2)
    assert "c***@newer.test" in told("game", harness.id)


def test_an_action_about_very_many_games_is_recorded(database: Database, now: datetime) -> None:
    commit(database, audit.record, "changed", "0123456789ab, " * 1000, now)
    entry = row(database, select(Audit))
    assert entry.about.startswith("0123456789ab, 0")
    assert entry.about.endswith("…")


def test_the_audit_lists_the_newest_action_first(harness: Harness, told: Told, data: Data) -> None:
    assert "No action was recorded yet" in told("audit")
    told("block", "stranger@example.org")
    told("stop", harness.id)
    assert [entry["did"] for entry in data("audit")] == ["stopped", "blocked"]
    assert {entry["who"] for entry in data("audit")} == {audit.operator()}
    assert harness.id in told("audit", "--number", "1")


def test_an_error_says_what_was_expected_changes_nothing_and_is_not_recorded(
    harness: Harness, told: Told, database: Database
) -> None:
    for words, expected in (
        (("game", "0123"), "Expected the id of a game that `posse admin games` lists"),
        (("stop", "ffff"), "Expected the id of a game that `posse admin games` lists"),
        (("again", "999"), "Expected the number of a mail that `posse admin mails` lists"),
        (("hide", "999"), "Expected the number of a line that `posse admin talk GAME` lists"),
        (("talk", "ffff"), "Expected the id of a game that `posse admin games` lists"),
        (("dismiss", "999"), "Expected the number of a mail that `posse admin mails` lists"),
        (("revoke", harness.id, "7"), "Expected a name or number of these: Anna (0), Burt (1), Curt (2)."),
        (("revoke", harness.id, "Zoe"), "Expected a name or number of these: Anna (0), Burt (1), Curt (2)."),
        (("forget", "nobody@posse.test"), "Expected the address of a player"),
    ):
        said = told(*words, exit_code=2)
        assert said.startswith("posse admin: ")
        assert expected in said
    assert entries(database) == []
    assert kept(database, Game, harness.id).status == "playing"


def test_a_database_without_tables_of_posse_is_refused(
    database: Database,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    sqlite = url_of(database).startswith("sqlite")
    other = f"sqlite:///{tmp_path / 'other.sqlite'}" if sqlite else request.getfixturevalue("postgresql_url")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", other)
    monkeypatch.setenv("SECRET_KEYS", KEY)
    assert main(["admin", "games"]) == 2
    said = capsys.readouterr().err
    assert f"there is no database at {tmp_path}/other.sqlite (from DATABASE_URL)" in said or not sqlite
    assert "has no tables of Posse, or older ones: check DATABASE_URL" in said or sqlite


@pytest.mark.slow
def test_the_mails_of_one_seat_are_listed_as_its_player_reads_them(harness: Harness, told: Told, data: Data) -> None:
    number = failed_mail(harness)
    received = {"key": "k", "asked": "turn", "at": 0, "epoch": 0, "received_at": harness.now + timedelta(hours=1)}
    answered = {"state": "refused", "why": "refused by the rules", "told": ["You hold no supply"]}
    add(harness.database, Inmail(game_id=harness.id, seat=1, **received, **answered))
    said = told("seat", harness.id[:8], "burt")
    head, latest, *rest = said.splitlines()
    assert head.split() == ["Burt", "accepted", "b***@posse.test"]
    told_of = "An answer to the mail about your turn. Nothing was played. No mail says so, because "
    assert latest.startswith(f"2026-11-20T10:30Z  received 1  refused     {told_of}")
    assert latest.endswith("  reason: refused by the rules")
    assert f"mail {number}  failed      The cards are dealt, with the link to your seat. The mail server" in rest[-1]
    assert rest[-1].endswith("reason: 550 no <(an address)> here")
    whole = data("seat", harness.id, "1")
    assert {mail["kind"] for mail in whole["mails"]} >= {"start", "turn"}
    assert len(data("seat", harness.id, "1", "--number", "1")["mails"]) == 2, "one to the player, one from them"
    assert "Expected a name or number of these: Anna (0)" in told("seat", harness.id, "Zoe", exit_code=2)


def test_a_blocked_address_is_unblocked_with_its_tags(harness: Harness, told: Told) -> None:
    assert "This address is not blocked. Expected one that was" in told("unblock", "burt.1@posse.test", exit_code=2)
    told("block", "burt.1@posse.test")
    told("block", "stranger@example.org")
    told("unblock", "Burt.1+cards@Posse.test")
    told("unblock", "stranger@example.org")
    assert rows_of(harness.database, BlockedAddress) == []
    assert not any(rows(harness.database, select(Player.muted)))
    found = [(entry.did, entry.about) for entry in entries(harness.database)]
    assert [did for did, _ in found] == ["blocked", "blocked", "unblocked", "unblocked"]
    assert found[0][1] == found[2][1], "the same fingerprint"
    assert EXPECTED in told("unblock", "nobody", exit_code=2)


def test_a_hidden_line_is_shown_again(harness: Harness, told: Told, data: Data) -> None:
    harness.do(talking.say, 1, "Hello")
    (line,) = data("talk", harness.id)
    told("hide", str(line["line"]))
    assert told("unhide", str(line["line"])) == f"Line {line['line']} is not hidden: its table can read it.\n"
    told("unhide", str(line["line"]))
    assert [one["hidden"] for one in data("talk", harness.id)] == [None]
    found = [(entry.did, entry.about) for entry in entries(harness.database)]
    assert found.count(("showed line again", f"{line['line']} of game {harness.id} seat 1")) == 1
    assert "Expected the number of a line" in told("unhide", "999", exit_code=2)


def test_ratings_that_are_not_those_of_the_games_are_shown_and_computed_again(
    harness: Harness, told: Told, data: Data
) -> None:
    players = [harness.player(n).id or 0 for n in (0, 1)]
    add(harness.database, *counted_game(99, harness.now, players, [1, 2]))
    assert "stored none, computed 1575." in told("ratings", exit_code=2)
    sweep(harness.database, harness.now)
    assert told("ratings") == "2 ratings, 0 differ.\n"
    alter(harness.database, PlayedSeat, (f"{99:024x}", 0), rating=9000.0)
    found = data("ratings", "--again")
    assert [(one["seat"], one["stored"], round(one["computed"])) for one in found["differ"]] == [(0, 9000.0, 1576)]
    assert ("had rated again", "all games") in {(one.did, one.about) for one in entries(harness.database)}
    sweep(harness.database, harness.now)
    assert data("ratings") == {"rated": 2, "differ": [], "miscounted": []}
