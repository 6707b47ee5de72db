"""`posse admin address`: a player's new address in their unfinished games, and what the old one is still good for."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path

import pytest
from sqlmodel import col, select

from service import errors
from service.admin import actions
from service.db.database import Database
from service.links import Links, Scope
from service.links.standing import Standing, holder
from service.links.tokens import PlayerLinkContent
from service.mail.delivering.renderer import Written
from service.mail.writer import Writer
from service.models import Audit, Outmail, Player, Talk
from service.players import bounces
from service.privacy import forgetting
from service.table import talking
from tests.databases import both
from tests.rows import alter, commit, kept, row, rows, rows_of
from tests.service.harness import Harness, in_window
from tests.service.lobby import Lobbies
from tests.settings import settings

pytestmark = both  # these run on both databases

OLD, NEW = "burt.1@posse.test", "burt@new.test"
BURT = 1  # the seat of the player whose address changes


def change(harness: Harness, old: str = OLD, new: str = NEW, game: str | None = None) -> list[str]:
    return commit(harness.database, actions.change_address, old, new, game, harness.now)


def mails_to(harness: Harness, address: str) -> list[Outmail]:
    mails = select(Outmail).join(Player, col(Player.id) == col(Outmail.player_id))
    return rows(harness.database, mails.where(Player.address == address, Outmail.game_id == harness.id))


def standing(harness: Harness, links: Links, token: str) -> Standing:
    claim = links.read(token)
    assert not isinstance(claim, PlayerLinkContent)
    with harness.database.reading() as session:
        return holder(session, claim, harness.now)[1]


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """A game of Anna, Burt and Curt in which it is Burt's turn."""
    harness = Harness(database, now)
    while harness.position().turn != BURT:
        harness.pass_turn()
    return harness


@pytest.mark.slow
def test_the_mails_of_all_unfinished_games_go_to_the_new_address(harness: Harness, now: datetime) -> None:
    other, finished = Harness(harness.database, now, seed=2), Harness(harness.database, now, seed=3)
    finished.act_until(lambda position: False)
    for game in (other, finished):
        game.change_seat(0, player_id=harness.seat(BURT).player_id)
    assert change(harness) == sorted([harness.id, other.id])
    assert [harness.player(BURT).address, other.player(0).address, finished.player(0).address] == [NEW, NEW, OLD]
    assert [mail.kind for mail in mails_to(harness, NEW)] == [mail.kind for mail in mails_to(other, NEW)] == ["start"]
    harness.pass_turn()
    harness.act_until(lambda position: position.turn == BURT and not in_window(position))
    assert {mail.kind for mail in mails_to(harness, NEW)} >= {"start", "turn"}


def test_of_one_game_alone(harness: Harness, now: datetime) -> None:
    other = Harness(harness.database, now, seed=2)
    other.change_seat(0, player_id=harness.seat(BURT).player_id)
    assert change(harness, game=harness.id[:24]) == [harness.id]
    assert [harness.player(BURT).address, other.player(0).address] == [NEW, OLD]


@pytest.mark.parametrize("scope", ["seat", "turn"])
def test_links_in_mails_to_the_old_address_show_what_everybody_may_see(
    harness: Harness, links: Links, scope: Scope
) -> None:
    old = links.token(scope, harness.seat(BURT), harness.game().turn_at if scope == "turn" else 0)
    assert standing(harness, links, old) == "live"
    change(harness)
    assert standing(harness, links, old) == "former"
    new = links.token(scope, harness.seat(BURT), harness.game().turn_at if scope == "turn" else 0)
    assert standing(harness, links, new) == "live"


def test_the_link_to_all_games_at_the_old_address_is_void(harness: Harness) -> None:
    key = select(Player.games_key).where(Player.address == OLD)
    before = row(harness.database, key)
    change(harness)
    assert row(harness.database, key) != before


def test_a_mail_that_waits_is_not_sent_to_the_old_address_and_the_new_one_gets_the_turn(
    harness: Harness, links: Links, tmp_path: Path
) -> None:
    before = {mail.id: mail for mail in mails_to(harness, OLD)}
    change(harness)
    writer = Writer(settings(tmp_path), links)
    (start,) = mails_to(harness, NEW)
    with harness.database.reading() as session:
        assert list(writer.write(session, [number for number in before if number], harness.now)) == [None] * len(before)
        (written,) = writer.write(session, [start.id or 0], harness.now)
    assert isinstance(written, Written)
    assert written.recipient == NEW
    assert b"it is your turn" in written.mail


def test_who_is_asked_out_of_turn_is_asked_at_the_new_address(harness: Harness, links: Links, tmp_path: Path) -> None:
    """The start mail asks for a turn only, and the mail that has asked them was sent to the old address."""
    harness.act_until(lambda position: in_window(position) and BURT in position.to_act())
    change(harness)
    assert [mail.kind for mail in mails_to(harness, NEW)] == ["start", "window"]
    with harness.database.reading() as session:
        mails = [mail.id or 0 for mail in mails_to(harness, NEW)]
        assert None not in list(Writer(settings(tmp_path), links).write(session, mails, harness.now))
    harness.post(BURT, "pass")
    change(harness, NEW, "burt@newer.test")
    assert [mail.kind for mail in mails_to(harness, "burt@newer.test")] == ["start"]


def test_a_clock_that_bounced_mail_has_stopped_goes_on(harness: Harness) -> None:
    commit(harness.database, bounces.bounced, harness.mail_to(BURT), harness.now)
    due = harness.due
    change(harness)
    assert harness.seat(BURT).bounced_at is None
    assert harness.due < due


def test_hours_and_wishes_go_along_and_those_of_a_player_at_the_new_address_stay(
    harness: Harness, now: datetime
) -> None:
    wishes = {"time_zone": "Europe/Berlin", "mail_plan": "digest", "quiet_from": 60, "quiet_to": 120}
    alter(harness.database, Player, harness.seat(BURT).player_id, **wishes)
    change(harness)
    new = row(harness.database, select(Player).where(Player.address == NEW))
    assert new.model_dump(include=set(wishes)) == wishes
    assert new.digest_due is not None
    other = Harness(harness.database, now, seed=2)
    change(harness, NEW, "dora.9@posse.test")
    change(harness, "dora.9@posse.test", "anna.2@posse.test")
    assert kept(harness.database, Player, other.seat(0).player_id).time_zone == "UTC"


def test_what_the_player_has_said_is_forgotten_with_the_new_address(harness: Harness) -> None:
    harness.do(talking.say, BURT, "Hello")
    change(harness)
    commit(harness.database, forgetting.forget, harness.seat(BURT).player_id, harness.now)
    assert rows_of(harness.database, Talk) == []


def test_before_the_deal_an_invitation_and_a_confirmation_go_to_the_new_address(
    database: Database, lobby: Lobbies, now: datetime
) -> None:
    def kinds(address: str) -> list[str]:
        mails = select(Outmail.kind).join(Player, col(Player.id) == col(Outmail.player_id))
        return rows(database, mails.where(Player.address == address).order_by(col(Outmail.id)))

    def changed(old: str, new: str) -> None:
        commit(database, actions.change_address, old, new, None, now)

    made = lobby("Anna", "Burt")
    changed("burt@example.org", "b@new.test")
    assert kinds("b@new.test") == [], "nobody is invited before the organiser has confirmed"
    changed("anna@example.org", "a@new.test")
    assert kinds("a@new.test") == ["confirm"]
    made.confirm()
    assert kinds("b@new.test") == ["invite"]
    changed("b@new.test", "c@new.test")
    assert kinds("c@new.test") == ["invite"]
    assert made.states[1] == "invited"


@pytest.mark.parametrize(
    ("old", "new", "game", "said"),
    [
        ("nobody@posse.test", NEW, None, "Nobody here has that address"),
        (OLD, "BURT.1@posse.test", None, "has this address already"),
        (OLD, "anna.1@posse.test", None, "has another seat in game"),
        (OLD, "blocked@posse.test", None, "wants no mails from here"),
        (OLD, NEW, "ffff", "Expected the id of a game"),
        (OLD, NEW, f"{2:024x}", "has no seat in an unfinished game"),
    ],
)
def test_a_change_that_is_refused_changes_nothing(
    harness: Harness, now: datetime, old: str, new: str, game: str | None, said: str
) -> None:
    Harness(harness.database, now, seed=2)
    commit(harness.database, actions.block, "blocked@posse.test", now)
    before = harness.seat(BURT)
    with pytest.raises(errors.Refused, match=said):
        change(harness, old, new, game)
    assert harness.seat(BURT) == before
    assert rows_of(harness.database, Player, Player.address == NEW) == []
    assert rows(harness.database, select(Audit.did)) == ["blocked"]


def test_the_audit_has_it_without_the_addresses(harness: Harness) -> None:
    change(harness)
    entry = row(harness.database, select(Audit))
    assert (entry.did, "@" in entry.about) == ("changed", False)
    assert re.fullmatch(f"address .* in {harness.id}", entry.about)
