"""Which mails a player gets: all, what needs them, or one digest a day; and one mail for several games that wait."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from itertools import groupby, pairwise

import pytest

import engine
from service.db.database import Database
from service.links import Links
from service.mail.composing import plaintext
from service.mail.delivering import postponed
from service.mail.delivering.renderer import NotNow
from service.models import Player
from service.monitoring import gauges
from service.privacy import retention
from tests.databases import both
from tests.mail.conftest import Post
from tests.mail.mail_server import LINK, html_of, links_of, text_of
from tests.mail.senders import claim_turn_mail, count_as_sent, forget_at_own_wish
from tests.mail.several import OWN, SeveralGames, kinds
from tests.rows import add, commit, rows_of
from tests.service.harness import Policy, in_window
from tests.settings import BASE_URL, KEYS

LINKS = Links(KEYS, BASE_URL)
EIGHT = datetime(2026, 11, 21, 8, 0, tzinfo=UTC)


@pytest.fixture
def games(database: Database, now: datetime, post: Post) -> SeveralGames:
    """Two games whose first mails have been sent; in each it is another player's turn."""
    games = SeveralGames(database, now, post)
    for table in games.tables:
        table.act_until(lambda position: position.turn != OWN)
    count_as_sent(database, now)
    games.now += timedelta(seconds=1)
    return games


def idle(view: engine.SeatView) -> engine.Move:
    """Return the move of a policy that only draws and discards."""
    verbs = (engine.Verb.DRAW_SUPPLY, engine.Verb.DISCARD, engine.Verb.DECLINE)
    return next((move for move in view.legal if move.verb in verbs), None) or engine.cautious(view)


def told(mail: EmailMessage) -> str:
    return " ".join(text_of(mail).split())


# --- all, and only what needs me --------------------------------------------------------------------------------------


def test_by_default_every_mail_comes_at_once_and_alone(games: SeveralGames) -> None:
    for table in games.tables:
        games.to_own_turn(table)
    assert kinds(games.post()) == ["turn", "turn"]


@pytest.mark.slow
def test_who_wants_only_what_needs_them_gets_no_news(games: SeveralGames) -> None:
    games.choose(plan="needed")
    table, arrived = games.tables[1], []
    while not games.states("hand"):
        table.act(times=3)
        arrived += kinds(games.post())
    assert {"turn"} <= set(arrived) <= {"turn", "window"}
    assert "unwanted" in games.states("hand")
    assert set(games.states("hand")) <= {"unwanted", "superseded"}


@pytest.mark.slow
def test_who_wants_only_what_needs_them_learns_that_a_robot_has_their_seat(games: SeveralGames) -> None:
    games.choose(plan="needed")
    table, arrived = games.tables[0], []
    for _ in range(3):
        games.to_own_turn(table)
        games.now = table.game().due_at or games.now
        table.sweep()
        arrived += [mail for mail in games.post() if mail["X-Posse-Kind"] == "timeout"]
    assert len(arrived) == 1
    assert "a robot" in told(arrived[0])


# --- one digest a day -------------------------------------------------------------------------------------------------


@both
def test_a_digest_tells_the_turns_of_all_games(games: SeveralGames) -> None:
    assert both_wait(games) == []
    assert games.states("turn")[-2:] == ["held", "held"]
    games.now = EIGHT - timedelta(minutes=1)
    assert games.post() == []
    games.now = EIGHT
    (mail,) = games.post()
    assert games.states("turn")[-2:] == ["digested", "digested"]
    assert {one.digest for one in games.mails() if one.state == "digested"} == {games.mails()[-1].id}
    assert mail["Subject"] == "2 games wait for you"
    claims = [LINKS.read(link.rpartition("/")[2].removesuffix("#all")) for link in links_of(mail)]
    assert [(claim.scope, claim.game_id, claim.seat) for claim in claims] == [
        *(("turn", table.id, OWN) for table in games.tables),
        ("plan", games.tables[0].id, OWN),
    ]
    for name in ("Game 1", "Game 2"):
        assert f"{name}: it is your turn. You have until Sunday 22 November, 09:30 (UTC)" in told(mail)
    games.now = EIGHT + timedelta(days=1)
    assert games.post() == [], "it is told once"


def test_a_digest_has_only_its_kind_and_its_own_list(games: SeveralGames) -> None:
    mail = digest_of(games)
    assert {name: value for name, value in mail.items() if name.startswith("X-Posse")} == {"X-Posse-Kind": "digest"}
    assert mail["List-Id"] == "<digest.posse.test>"
    assert mail["Reply-To"] is None
    assert mail["References"] is None
    address = mail["List-Unsubscribe"].strip("<>")
    assert address.endswith("/mails/all")
    assert LINKS.read(address.split("/")[-3]).scope == "mute"
    assert address not in text_of(mail) + html_of(mail), "a forwarded mail changes nothing"


def test_a_digest_reads_well_and_holds_no_move(games: SeveralGames) -> None:
    mail = digest_of(games)
    lines = text_of(mail).splitlines()
    assert lines[0].startswith("Game 1: it is your turn.")
    for before, line in pairwise(lines):
        assert not plaintext.reads_as_move(line, games.tables[0].names), line
        assert len(line) <= plaintext.WIDTH or LINK.fullmatch(line), line
        assert before or not LINK.fullmatch(line), "the words stand on the line before"
    assert set(links_of(mail)) <= set(LINK.findall(html_of(mail).replace('"', " ")))


@pytest.mark.parametrize("policy", [engine.cautious, idle])
def test_a_digest_says_what_happened_as_its_reader_may_know_it(games: SeveralGames, policy: Policy) -> None:
    mail = digest_of(games, policy)
    for table in games.tables:
        turns = [list(turn) for _, turn in groupby(table.story(OWN), lambda entry: (entry.hand_no, entry.turn))]
        turn, events = turns[-1][0].turn, [event for entry in turns[-1] for event in entry.events]
        assert engine.turn_in_one_line(turn, events, table.names, OWN) in told(mail)
        known = [line for entry in table.story(OWN) for line in entry.lines]
        hidden = [line for n in (1, 2) for entry in table.story(n) for line in entry.lines if line not in known]
        drawn = [line.partition(": ")[2].removesuffix(".") for line in hidden if " drew " in line]
        assert hidden
        assert not [line for line in hidden if line in told(mail)]
        assert not [cards for cards in drawn if cards and f"drew {cards.replace(', ', ' and ')}" in told(mail)]


def test_nothing_is_sent_on_a_day_when_nothing_waits(games: SeveralGames) -> None:
    games.choose(plan="digest", digest_at="8:00")
    for day in range(3):
        games.now = EIGHT + timedelta(days=day)
        assert games.post() == []
    assert "digest" not in {mail.kind for mail in games.mails()}


def test_a_turn_that_is_over_by_then_is_not_told(games: SeveralGames) -> None:
    both_wait(games)
    games.tables[0].act_until(lambda position: position.turn != OWN)
    games.now = EIGHT
    (mail,) = games.post()
    assert mail["Subject"] == "Your turn: Game 2"
    assert games.states("turn")[-2:] == ["superseded", "digested"]
    games.to_own_turn(games.tables[0])
    games.post()
    games.tables[0].act_until(lambda position: position.turn != OWN)
    games.now += timedelta(days=1)
    assert games.post() == [], "a digest of nothing is not sent"
    assert games.states("digest") == ["sent", "superseded"]
    assert games.states("turn")[-1] == "superseded"


def test_news_come_in_the_digest(games: SeveralGames) -> None:
    games.choose(plan="digest", digest_at="8:00")
    table = games.tables[1]
    table.act_until(lambda position: position.hand_no == 2 and position.turn != OWN)
    games.post()
    games.now = EIGHT
    (mail,) = games.post()
    assert mail["Subject"] == "News: Game 2"
    money = ", ".join(f"{chair.name} ${chair.money:,}" for chair in table.table(OWN).ranked)
    assert f"A hand is over. Money now: {money}." in told(mail)
    history, choice = links_of(mail)
    assert history == f"{BASE_URL}/g/{table.id}"
    assert LINKS.read(choice.rpartition("/")[2].removesuffix("#all")).scope == "plan"


def test_a_question_out_of_turn_and_a_reminder_come_at_once(games: SeveralGames) -> None:
    games.choose(plan="digest", digest_at="8:00")
    table = games.tables[0]
    assert table.act_until(lambda position: in_window(position) and OWN in position.to_act())
    assert kinds(games.post()) == ["window"]
    games.now = table.game().remind_at or games.now
    table.sweep()
    assert kinds(games.post()) == ["reminder"]


def test_a_turn_with_too_little_time_for_the_digest_comes_at_once(
    database: Database, now: datetime, post: Post
) -> None:
    """It begins at 9:30 and has 24 hours: a reminder would come at 3:30, before the digest."""
    games = SeveralGames(database, now, post, 1, turn_hours=24)
    games.post()
    games.choose(plan="digest", digest_at="8:00")
    games.to_own_turn(games.tables[0])
    assert kinds(games.post()) == ["turn"]
    games.choose(digest_at="3:00")
    games.to_own_turn(games.tables[0])
    assert games.post() == []


@pytest.mark.parametrize(
    ("zone", "due"),
    [
        ("Europe/Berlin", datetime(2026, 11, 21, 7, 0, tzinfo=UTC)),
        ("Asia/Tokyo", datetime(2026, 11, 20, 23, 0, tzinfo=UTC)),
        ("America/New_York", datetime(2026, 11, 20, 13, 0, tzinfo=UTC)),
    ],
)
def test_the_hour_is_in_the_time_zone_of_the_player(games: SeveralGames, zone: str, due: datetime) -> None:
    games.choose(plan="digest", digest_at="8:00")
    table = games.tables[0]
    games.keep_hours(table, {"time_zone": zone})
    assert games.player().digest_due == due
    games.to_own_turn(table)
    games.post()
    games.now = due
    assert kinds(games.post()) == ["digest"]


def test_a_digest_is_sent_again_after_a_refusal_as_things_stand_then(games: SeveralGames) -> None:
    both_wait(games)
    games.server.refusals = ["451 later"]
    games.now = EIGHT
    assert games.post() == []
    games.tables[1].act_until(lambda position: position.turn != OWN)
    games.now += timedelta(minutes=1)
    (mail,) = games.post()
    assert mail["Subject"] == "Your turn: Game 1"
    assert games.states("turn")[-2:] == ["digested", "superseded"]


@both
def test_two_sweeps_make_one_digest(games: SeveralGames) -> None:
    games.choose(plan="digest", digest_at="8:00")
    games.to_own_turn(games.tables[0])
    games.post()
    games.now = EIGHT
    assert games.tables[0].sweep() == 1
    for _ in range(2):
        commit(games.database, postponed.gather, games.player_id, games.now)
    assert games.states("digest") == ["queued"]
    games.to_own_turn(games.tables[1])
    games.sender.deliver(games.now)
    commit(games.database, postponed.gather, games.player_id, games.now)
    assert games.states("turn")[-1] == "held", "the next digest is tomorrow's"
    assert not games.gather()


def test_held_mails_wait_without_an_alert(games: SeveralGames) -> None:
    games.choose(plan="digest", digest_at="8:00")
    games.to_own_turn(games.tables[0])
    games.post()
    games.now += timedelta(hours=12)
    measured = commit(games.database, gauges.measure, games.now)
    assert measured.mail_waiting == 0
    assert measured.outbox == {}


# --- several games that wait ------------------------------------------------------------------------------------------


@pytest.mark.slow
@both
def test_games_that_wait_at_the_same_time_come_in_one_mail(games: SeveralGames) -> None:
    games.choose(together="true")
    for table in games.tables:
        games.to_own_turn(table)
    (mail,) = games.post()
    assert mail["Subject"] == "2 games wait for you"
    assert "One mail for all games that wait" in told(mail)
    games.to_own_turn(games.tables[0])
    assert kinds(games.post()) == ["turn"], "one that waits alone is mailed as ever"


@pytest.mark.parametrize(("waiting", "kind"), [(2, "digest"), (1, "turn")])
def test_turns_that_begin_in_quiet_hours_wait_until_these_are_over(
    games: SeveralGames, waiting: int, kind: str
) -> None:
    games.choose(together="true")
    games.keep(quiet_from=9 * 60, quiet_to=12 * 60)
    for table in games.tables[:waiting]:
        games.to_own_turn(table)
    assert games.post() == []
    games.now = games.now.replace(hour=12, minute=0)
    assert kinds(games.post()) == [kind]


def test_a_mail_that_was_refused_for_now_holds_no_other_up(games: SeveralGames) -> None:
    games.choose(together="true")
    games.to_own_turn(games.tables[0])
    games.server.refusals = ["451 later"]
    for _ in range(4):  # until it is to be tried again in two minutes
        games.server.refusals = ["451 later"]
        games.post()
        games.now += timedelta(seconds=40)
    games.server.refusals = []
    games.to_own_turn(games.tables[1])
    assert kinds(games.post()) == ["turn"]


# --- changes ----------------------------------------------------------------------------------------------------------


@both
def test_a_changed_plan_releases_what_waits(games: SeveralGames) -> None:
    games.choose(plan="digest", digest_at="8:00")
    games.to_own_turn(games.tables[0])
    games.tables[1].act_until(lambda position: position.hand_no == 2 and position.turn != OWN)
    assert games.post() == []
    games.choose(plan="needed")
    assert kinds(games.post()) == ["turn"]
    assert games.states("hand") == ["unwanted"]
    assert games.player().digest_due is None
    games.choose(plan="all")
    assert games.post() == [], "what was not wanted stays away"


def test_a_plan_that_changes_while_a_worker_decides_is_not_overlooked(games: SeveralGames) -> None:
    games.to_own_turn(games.tables[0])
    claimed = claim_turn_mail(games.database, games.now, OWN)
    old = NotNow("held", games.player_id, "digest", EIGHT)
    assert commit(games.database, postponed.postpone, claimed, old, games.now) == "queued"
    assert kinds(games.post()) == ["turn"]


def test_a_mail_that_is_held_just_after_the_digest_was_made_is_decided_again(games: SeveralGames) -> None:
    games.choose(plan="digest", digest_at="8:00")
    games.to_own_turn(games.tables[0])
    claimed = claim_turn_mail(games.database, games.now, OWN)
    decided = NotNow("held", games.player_id, "digest", EIGHT)
    games.now = EIGHT
    assert games.gather()
    assert commit(games.database, postponed.postpone, claimed, decided, EIGHT) == "queued", "tomorrow may be too late"


@both
def test_a_muted_game_is_not_in_the_digest_and_is_told_when_it_is_on_again(games: SeveralGames) -> None:
    both_wait(games)
    games.mute(games.tables[0], on=False)
    games.now = EIGHT
    commit(games.database, postponed.gather, games.player_id, games.now)
    games.mute(games.tables[1], on=False)
    assert games.post() == [], "muted while the digest was being made"
    assert games.states("turn")[-2:] == ["muted", "muted"]
    games.choose(plan="all")
    games.mute(games.tables[0], on=True)
    assert kinds(games.post()) == ["turn"]


@both
def test_a_plan_is_forgotten_with_its_player(games: SeveralGames) -> None:
    games.choose(plan="digest", digest_at="8:00", together="true")
    games.to_own_turn(games.tables[0])
    games.post()
    forget_at_own_wish(games.tables[0], OWN)
    player = games.player()
    assert (player.mail_plan, player.mails_together, player.digest_due) == ("all", False, None)
    assert kinds(games.post()) == ["notice"]
    assert retention.work_due(games.database, games.now)
    assert rows_of(games.database, Player, Player.id == games.player_id) == []


def test_who_takes_a_seat_over_has_a_plan_of_their_own(games: SeveralGames) -> None:
    games.choose(plan="digest", digest_at="8:00")
    table = games.tables[0]
    add(games.database, Player(id=99, address="zoe@posse.test", created_at=games.now))
    table.change_seat(OWN, player_id=99)
    table.act_until(lambda position: position.turn != OWN)
    games.to_own_turn(table)
    before = len(games.server.arrived)
    games.post()
    to = [mail["To"].addresses[0].addr_spec for mail in games.server.arrived[before:]]
    assert "zoe@posse.test" in to


# --- helpers ----------------------------------------------------------------------------------------------------------


def digest_of(games: SeveralGames, policy: Policy = engine.cautious) -> EmailMessage:
    """Let both games wait, and return the digest of the next morning."""
    assert both_wait(games, policy) == []
    games.now = EIGHT
    (mail,) = games.post()
    return mail


def both_wait(games: SeveralGames, policy: Policy = engine.cautious) -> list[EmailMessage]:
    """Choose a digest at eight, and let both games wait; return the mails that come at once."""
    games.choose(plan="digest", digest_at="8:00")
    for table in games.tables:
        games.to_own_turn(table, policy)
    return games.post()
