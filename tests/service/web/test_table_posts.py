"""Posts beside the moves: resigning and coming back, pausing, ending, offering a held seat; as pages and JSON."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, select

from service.db.database import Database
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.links import Links
from service.models import Motion, Seat, Seating
from service.table import motions, resigning
from tests.service.harness import Harness, in_window
from tests.service.sweeping import work_one
from tests.service.web.conftest import JSON, Clock, People, text_of


def motion_of(harness: Harness) -> Motion:
    with harness.database.reading() as session:
        return session.exec(select(Motion).order_by(col(Motion.id).desc())).first() or pytest.fail("nobody was asked")


def held_at(harness: Harness) -> int:
    """Return the number of moves when a robot took the seat, for which the link to come back was made."""
    return harness.mails("notice")[-1].at


def notices(harness: Harness, topic: str) -> list[int]:
    return [mail.seat for mail in harness.mails("notice") if mail.cause.split()[0] == topic]


def someone_else(harness: Harness) -> int:
    return (harness.position().turn + 1) % 3


# --- leaving, coming back ---------------------------------------------------------------------------------------------


def test_resigning_asks_first_and_a_robot_plays_on(client: FlaskClient, people: People, harness: Harness) -> None:
    turn = harness.position().turn
    page = people.page(turn)
    assert "Resign?" in text_of(client.get(f"{page}/resign"))
    assert harness.game().at == 0, "looking changes nothing"
    assert client.post(f"{page}/resign").status_code == 303
    assert {move.mark for move in harness.moves()} == {"robot"}
    assert "held by a robot" in text_of(client.get(people.page(someone_else(harness))))
    assert "has resigned" in text_of(client.get(f"/g/{harness.id}"))
    assert notices(harness, "held") == [turn]
    assert "I am back" in text_of(client.get(page))
    assert client.post(f"{page}/return").status_code == 303
    assert "held by a robot" not in text_of(client.get(page))


def test_who_has_resigned_is_not_told_that_it_is_their_turn(
    client: FlaskClient, database: Database, now: datetime, people_of: Callable[[str], People]
) -> None:
    alone = Harness(database, now, robots=(1, 2))
    alone.act_until(lambda position: position.turn == 0 and position.phase == "play")
    page = people_of(alone.id).page(0)
    assert "<h1>Your turn</h1>" in client.get(page).text
    client.post(f"{page}/resign")
    shown = client.get(page)
    assert "<h1>A robot holds your seat</h1>" in shown.text
    assert "It is your turn" not in text_of(shown)
    assert "Nobody plays at the moment: the game goes on when you are back." in text_of(shown)
    assert "so the game ends on" in text_of(shown)
    client.post(f"{page}/return")
    assert "<h1>Your turn</h1>" in client.get(page).text


def test_one_click_from_the_mail_gives_the_seat_back_and_shows_no_hand(
    client: FlaskClient, people: People, harness: Harness
) -> None:
    turn = harness.position().turn
    client.post(f"{people.page(turn)}/resign")
    back = people.page(turn, "back")
    shown = client.get(back)
    assert "A robot holds your seat" in text_of(shown)
    assert "Your hand" not in text_of(shown)
    assert client.get(back, headers=JSON).json["seat"] is None
    assert client.post(f"{back}/moves", json={"move": "draw supply", "at": harness.game().at}).status_code == 410
    assert client.post(f"{back}/resign").status_code == 410
    assert client.post(f"{back}/return", headers=JSON).status_code == 200
    assert not people.seat(turn).held_since
    assert client.get(back).status_code == 200, "past by now"


def test_a_player_who_is_back_in_their_own_turn_has_a_fresh_clock(
    client: FlaskClient, people: People, harness: Harness
) -> None:
    harness.act_until(in_window)
    turn = harness.position().turn
    harness.later(hours=7)
    client.post(f"{people.page(turn)}/resign")
    client.post(f"{people.page(turn)}/return")
    for n in harness.position().to_act():
        harness.post(n, "pass")
    due = harness.game().due_at
    assert due is not None
    assert (due - harness.now).total_seconds() == 48 * 3600


def test_orders_bring_a_player_back_and_a_game_that_nobody_played_goes_on(
    client: FlaskClient, people: People, harness: Harness
) -> None:
    """It waits in the turn of a held seat, whose robot has to play before the clock of anybody runs."""
    turn = harness.position().turn
    for n in (turn + 1, turn + 2, turn):
        client.post(f"{people.page(n % 3)}/resign")
    assert harness.game().at == 0
    back = (turn + 1) % 3
    assert client.post(f"{people.page(back)}/orders", json={"photo": "never"}).status_code == 200
    assert not people.seat(back).held_since
    assert harness.position().to_act() == [back]
    assert harness.game().due_at == harness.now + timedelta(hours=48)


def test_a_held_seat_that_is_asked_answers_as_a_robot(client: FlaskClient, people: People, harness: Harness) -> None:
    harness.act_until(in_window)
    first, second = harness.position().to_act()
    client.post(f"{people.page(first)}/resign")
    assert [answer.seat for answer in harness.answers() if answer.at == harness.game().at] == [first]
    harness.post(second, "pass")
    assert harness.game().window_at is None


# --- pausing and ending -----------------------------------------------------------------------------------------------


def test_a_pause_needs_everybody_and_any_one_ends_it(
    client: FlaskClient, people: People, harness: Harness, clock: Clock
) -> None:
    turn = harness.position().turn
    asker, other = (n for n in range(3) if n != turn)
    clock.now = harness.now = harness.now.replace(hour=19)
    assert client.post(f"{people.page(asker)}/motions", data={"kind": "pause"}).status_code == 303
    motion = motion_of(harness)
    assert sorted(notices(harness, "motion")) == sorted([turn, other])
    vote = f"{people.page(other, 'motion', motion.id or 0)}"
    assert "to pause the game" in text_of(client.get(vote))
    assert client.post(f"{vote}/motions/{motion.id}", data={"answer": "yes"}).status_code == 303
    assert harness.game().status == "playing"
    client.post(f"{people.page(turn)}/motions/{motion.id}", json={"answer": "yes"}, headers=JSON)
    shown = client.get(people.page(turn), headers=JSON).json
    assert (shown["status"], shown["to_act"], shown["due"]) == ("paused", [], None)
    assert "All clocks stand still" in text_of(client.get(people.page(turn)))
    refused = client.post(f"{people.page(turn)}/moves", json={"move": "draw supply", "at": 0}, headers=JSON)
    assert refused.status_code == 409
    assert "paused" in refused.json["message"]
    harness.later(days=20)
    clock.now = harness.now
    assert harness.sweep() == 0
    client.post(f"{people.page(asker)}/resume")
    game = harness.game()
    assert game.status == "playing"
    assert game.due_at is not None
    assert (game.due_at - harness.now).total_seconds() == pytest.approx((48 - 10) * 3600)
    assert [mail.cause.split()[0] for mail in harness.mails("turn") if mail.cause] == ["resumed"]


@pytest.mark.parametrize("asked", [False, True])
def test_a_pause_that_everybody_forgets_ends_after_thirty_days(
    client: FlaskClient, people: People, harness: Harness, clock: Clock, asked: bool
) -> None:
    if asked:
        harness.act_until(in_window)
    turn = harness.position().turn
    for n in range(3):
        client.post(f"{people.page(n)}/motions", data={"kind": "pause"})
    assert harness.game().status == "paused"
    assert "Otherwise the game is resumed on Sun 20 Dec, 09:30 UTC." in text_of(client.get(people.page(0)))
    client.post(f"{people.page(turn)}/resign")  # a player who resigns meanwhile does not make the pause longer
    client.post(f"{people.page(turn)}/return")
    harness.later(days=30, minutes=-1)
    assert harness.sweep() == 0
    harness.later(minutes=1)
    clock.now = harness.now
    assert harness.sweep() == 1
    assert harness.game().status == "playing"
    waiting = set(harness.position().to_act())
    again = {mail.seat for mail in harness.mails("window" if asked else "turn") if mail.cause.startswith("resumed")}
    assert again == waiting, "all whom it waits for are told"
    assert "The pause has lasted 30 days" in text_of(client.get(f"{people.page(0)}/clock"))
    due = harness.game().due_at
    assert due is not None
    assert (due - harness.now).total_seconds() == (8 if asked else 48) * 3600


@pytest.mark.slow
def test_a_game_that_is_paused_and_forgotten_by_all_ends(harness: Harness) -> None:
    """No game keeps its players' addresses for good: after the pause clocks run, robots hold seats, and it stops."""
    with harness.database.writing() as session:
        for n in range(3):
            motions.ask(GameTransaction.lock(session, harness.id, harness.now, n), n, "pause")
    for _ in range(100):
        due = harness.game().due_at
        if due is None:
            break
        harness.now = due
        harness.sweep()
    assert harness.game().status == "stopped"


def test_a_player_who_left_in_a_pause_has_thirty_days_after_it_to_come_back(harness: Harness) -> None:
    with harness.database.writing() as session:
        for n in range(3):
            motions.ask(GameTransaction.lock(session, harness.id, harness.now, n), n, "pause")
    for n in range(3):
        with harness.database.writing() as session:
            resigning.resign(GameTransaction.lock(session, harness.id, harness.now, n), n)
    harness.later(days=30)
    assert harness.sweep() == 1
    assert harness.game().status == "playing"
    assert harness.game().due_at == harness.now + timedelta(days=30)


def test_a_window_stands_in_a_pause(client: FlaskClient, people: People, harness: Harness, clock: Clock) -> None:
    harness.act_until(in_window)
    harness.later(hours=3)
    clock.now = harness.now
    client.post(f"{people.page(0)}/motions", data={"kind": "pause"})
    for n in (1, 2):
        client.post(f"{people.page(n)}/motions/{motion_of(harness).id}", data={"answer": "yes"})
    assert harness.game().status == "paused"
    harness.later(days=2)
    clock.now = harness.now
    client.post(f"{people.page(0)}/resume")
    due = harness.game().due_at
    assert due is not None
    assert (due - harness.now).total_seconds() == pytest.approx(5 * 3600)
    for n in harness.position().to_act():
        harness.post(n, "pass")
    assert harness.game().window_at is None
    assert harness.game().due_at is not None, "the turn's clock goes on"


def test_one_no_settles_a_question_and_the_asker_is_told(client: FlaskClient, people: People, harness: Harness) -> None:
    client.post(f"{people.page(0)}/motions", data={"kind": "end"})
    motion = motion_of(harness)
    client.post(f"{people.page(1)}/motions/{motion.id}", data={"answer": "no"})
    assert notices(harness, "refused") == [0]
    late = client.post(f"{people.page(2)}/motions/{motion.id}", json={"answer": "yes"}, headers=JSON)
    assert late.status_code == 410
    assert harness.game().status == "playing"


def test_the_game_ends_when_all_who_play_agree(client: FlaskClient, people: People, harness: Harness) -> None:
    client.post(f"{people.page(2)}/resign")
    client.post(f"{people.page(0)}/motions", data={"kind": "end"})
    client.post(f"{people.page(1)}/motions/{motion_of(harness).id}", data={"answer": "yes"})
    game = harness.game()
    assert (game.status, game.due_at, game.remind_at) == ("stopped", None, None)
    record = harness.record()
    assert record["seed"]
    assert record["result"] is None
    assert sorted(notices(harness, "ended")) == [0, 2], "everybody but the player who agreed last"
    refused = client.post(f"{people.page(0)}/moves", json={"move": "draw supply", "at": game.at}, headers=JSON)
    assert refused.status_code == 409
    assert "stopped" in refused.json["message"]
    assert client.get(people.page(0)).status_code == client.get(f"/g/{harness.id}").status_code == 200


def test_a_question_without_answers_lapses(client: FlaskClient, people: People, harness: Harness) -> None:
    client.post(f"{people.page(0)}/motions", data={"kind": "end"})
    harness.later(hours=48)
    harness.sweep()
    assert notices(harness, "unanswered") == [0]
    assert motion_of(harness).state == "lapsed"
    assert not work_one(harness.database, harness.now)


# --- somebody else ----------------------------------------------------------------------------------------------------


def offered(client: FlaskClient, people: People, harness: Harness, held: int = 2) -> Motion:
    client.post(f"{people.page(held)}/resign")
    posted = {"kind": "substitute", "seat": held, "name": "Zoe", "email": "zoe@posse.test"}
    assert client.post(f"{people.page(0)}/motions", data=posted).status_code == 303
    return motion_of(harness)


def invitation(harness: Harness, links: Links, motion: Motion) -> str:
    """Return the page of the offer's link, which is made for the epoch that begins when it is accepted."""
    n = motion.seat or 0
    epoch = People(harness.database, links, harness.id).seat(n).epoch + 1
    return urlsplit(links.page("offer", Seat(game_id=harness.id, n=n, name="", epoch=epoch), motion.id or 0)).path


def test_a_substitute_gets_seat_and_hand_when_all_agree_and_nobody_objects(
    client: FlaskClient, people: People, harness: Harness, links: Links, clock: Clock
) -> None:
    motion = offered(client, people, harness)
    old = people.page(2)
    invite = invitation(harness, links, motion)
    assert client.post(invite, data={"action": "accept"}).status_code == 410, "nobody has agreed yet"
    client.post(f"{people.page(1)}/motions/{motion.id}", data={"answer": "yes"})
    assert harness.mails("invite") == [], "the owner has 48 hours"
    harness.later(hours=48)
    clock.now = harness.now
    harness.sweep()
    assert [mail.cause for mail in harness.mails("invite")] == [f"seat {motion.id}"]
    shown = client.get(invite)
    assert "Curt" in text_of(shown)
    assert "Your hand" not in text_of(shown)
    for path, body in {
        "moves": {"move": "pass", "at": 0},
        "orders": {"photo": "never"},
        "clock": {},
        "forget": {},
    }.items():
        assert client.post(f"{invite}/{path}", json=body, headers=JSON).status_code == 410, path
    hand = harness.position().to_dict()["hands"][2]
    with harness.database.writing() as session:
        GameTransaction.lock(session, harness.id, harness.now).add_note(2, "For Curt alone.")
    assert client.post(invite, data={"action": "accept"}).status_code == 303
    assert harness.position().to_dict()["hands"][2] == hand
    assert client.get(old, headers=JSON).json["seat"] is None
    assert client.post(f"{old}/return").status_code == 410
    new = client.get(people.page(2))
    assert "Zoe" in text_of(new)
    with harness.database.reading() as session:
        assert not [note for note in GameLog.of(session, harness.id).notes if note.seat == 2], (
            "nor what was for Curt alone"
        )
    assert people.seat(2).held_since is None
    assert harness.mails("start")[-1].player_id == people.seat(2).player_id
    assert "Zoe takes over the seat" in text_of(client.get(f"/g/{harness.id}"))
    with harness.database.reading() as session:
        assert [row.name for row in session.exec(select(Seating).order_by(col(Seating.n)))] == ["Curt", "Zoe"]
    assert not [line for entry in harness.story(None) for line in entry.lines if "Zoe" in line]
    timeline = client.get(f"{people.page(2)}/clock", headers=JSON).json["timeline"]
    assert [line["what"] for line in timeline] == ["substituted"], "not what the player before may read"


def test_the_owner_may_object_or_simply_come_back(
    client: FlaskClient, people: People, harness: Harness, links: Links
) -> None:
    motion = offered(client, people, harness)
    client.post(f"{people.page(2, 'motion', motion.id or 0)}/motions/{motion.id}", data={"answer": "no"})
    assert motion_of(harness).state == "refused"
    again = offered(client, people, harness)
    assert again.id != motion.id
    vote = people.page(2, "motion", again.id or 0)
    assert client.post(f"{vote}/return").status_code == 410, "it is for the question alone"
    assert client.post(f"{people.page(2, 'back', held_at(harness))}/return").status_code == 303
    assert people.seat(2).held_since is None
    assert motion_of(harness).state == "refused"


def test_an_owner_who_gives_his_seat_up_need_not_be_waited_for(
    client: FlaskClient, people: People, harness: Harness, links: Links
) -> None:
    motion = offered(client, people, harness)
    for n in (1, 2):
        client.post(f"{people.page(n, 'motion', motion.id or 0)}/motions/{motion.id}", data={"answer": "yes"})
    assert motion_of(harness).state == "carried"
    assert client.post(invitation(harness, links, motion), data={"action": "decline"}).status_code == 303
    assert motion_of(harness).state == "refused"
    assert people.seat(2).name == "Curt"


@pytest.mark.parametrize(
    ("who", "seat", "fields", "status"),
    [
        (1, 2, {}, 409),
        (0, 1, {}, 409),
        (0, 2, {"name": "Burt"}, 422),
        (0, 2, {"email": "nobody"}, 422),
    ],
)
def test_offers_that_cannot_be_made(
    client: FlaskClient, people: People, harness: Harness, who: int, seat: int, fields: dict[str, str], status: int
) -> None:
    client.post(f"{people.page(2)}/resign")
    posted = {"kind": "substitute", "seat": seat, "name": "Zoe", "email": "zoe@posse.test", **fields}
    assert client.post(f"{people.page(who)}/motions", json=posted, headers=JSON).status_code == status
    assert client.post(f"{people.page(who)}/motions", data=posted).status_code == status


def test_forged_and_revoked_links_say_nothing(
    client: FlaskClient, people_of: Callable[[str], People], harness: Harness
) -> None:
    people = people_of(harness.id)
    old = people.page(0)
    client.post(f"{old}/links")
    for path in ("resign", "return", "resume"):
        assert client.post(f"{old}/{path}", headers=JSON).status_code == 410
        assert client.post(f"/p/{'x' * 24}.{'y' * 24}/{path}", headers=JSON).status_code == 404
    assert client.post(f"{old}/motions", json={"kind": "end"}, headers=JSON).status_code == 410
