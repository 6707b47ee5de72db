"""Posts beside the moves: resigning and coming back, pausing, ending, offering a held seat; as pages and JSON."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, select

from service.gamelog import notes
from service.gamelog.log import GameLog
from service.games.transaction import GameTransaction
from service.links import Links
from service.models import Game, Motion, Seat, Seating
from service.sweep import due as sweeping
from service.table import leaving, motions
from tests.service.sitting import Sitting, in_window
from tests.service.web.conftest import JSON, Clock, People, text_of


def motion_of(sitting: Sitting) -> Motion:
    with sitting.database.reading() as session:
        return session.exec(select(Motion).order_by(col(Motion.id).desc())).first() or pytest.fail("nobody was asked")


def held_at(sitting: Sitting) -> int:
    """Return the number of moves when a robot took the seat, for which the link to come back was made."""
    return sitting.mails("notice")[-1].at


def notices(sitting: Sitting, topic: str) -> list[int]:
    return [mail.seat for mail in sitting.mails("notice") if mail.cause.split()[0] == topic]


def someone_else(sitting: Sitting) -> int:
    return (sitting.position().turn + 1) % 3


# --- leaving, coming back ---------------------------------------------------------------------------------------------


def test_resigning_asks_first_and_a_robot_plays_on(client: FlaskClient, people: People, sitting: Sitting) -> None:
    turn = sitting.position().turn
    page = people.page(turn)
    assert "Resign?" in text_of(client.get(f"{page}/resign"))
    assert sitting.game().at == 0, "looking changes nothing"
    assert client.post(f"{page}/resign").status_code == 303
    assert {move.mark for move in sitting.moves()} == {"robot"}
    assert "held by a robot" in text_of(client.get(people.page(someone_else(sitting))))
    assert "has resigned" in text_of(client.get(f"/g/{sitting.id}"))
    assert notices(sitting, "held") == [turn]
    assert "I am back" in text_of(client.get(page))
    assert client.post(f"{page}/return").status_code == 303
    assert "held by a robot" not in text_of(client.get(page))


def test_one_click_from_the_mail_gives_the_seat_back_and_shows_no_hand(
    client: FlaskClient, people: People, sitting: Sitting
) -> None:
    turn = sitting.position().turn
    client.post(f"{people.page(turn)}/resign")
    back = people.page(turn, "back")
    shown = client.get(back)
    assert "A robot holds your seat" in text_of(shown)
    assert "Your hand" not in text_of(shown)
    assert client.get(back, headers=JSON).json["seat"] is None
    assert client.post(f"{back}/moves", json={"move": "draw supply", "at": sitting.game().at}).status_code == 410
    assert client.post(f"{back}/resign").status_code == 410
    assert client.post(f"{back}/return", headers=JSON).status_code == 200
    assert not people.seat(turn).held_since
    assert client.get(back).status_code == 200, "past by now"


def test_a_player_who_is_back_in_their_own_turn_has_a_fresh_clock(
    client: FlaskClient, people: People, sitting: Sitting
) -> None:
    sitting.act_until(in_window)
    turn = sitting.position().turn
    sitting.later(hours=7)
    client.post(f"{people.page(turn)}/resign")
    client.post(f"{people.page(turn)}/return")
    for n in sitting.position().to_act():
        sitting.post(n, "pass")
    due = sitting.game().due_at
    assert due is not None
    assert (due - sitting.now).total_seconds() == 48 * 3600


def test_orders_bring_a_player_back_and_a_game_that_nobody_played_goes_on(
    client: FlaskClient, people: People, sitting: Sitting
) -> None:
    """It waits in the turn of a held seat, whose robot has to play before the clock of anybody runs."""
    turn = sitting.position().turn
    for n in (turn + 1, turn + 2, turn):
        client.post(f"{people.page(n % 3)}/resign")
    assert sitting.game().at == 0
    back = (turn + 1) % 3
    assert client.post(f"{people.page(back)}/orders", json={"photo": "never"}).status_code == 200
    assert not people.seat(back).held_since
    assert sitting.position().to_act() == [back]
    assert sitting.game().due_at == sitting.now + timedelta(hours=48)


def test_a_held_seat_that_is_asked_answers_as_a_robot(client: FlaskClient, people: People, sitting: Sitting) -> None:
    sitting.act_until(in_window)
    first, second = sitting.position().to_act()
    client.post(f"{people.page(first)}/resign")
    assert [answer.seat for answer in sitting.answers() if answer.at == sitting.game().at] == [first]
    sitting.post(second, "pass")
    assert sitting.game().window_at is None


# --- pausing and ending -----------------------------------------------------------------------------------------------


def test_a_pause_needs_everybody_and_any_one_ends_it(
    client: FlaskClient, people: People, sitting: Sitting, clock: Clock
) -> None:
    turn = sitting.position().turn
    asker, other = (n for n in range(3) if n != turn)
    clock.now = sitting.now = sitting.now.replace(hour=19)
    assert client.post(f"{people.page(asker)}/motions", data={"kind": "pause"}).status_code == 303
    motion = motion_of(sitting)
    assert sorted(notices(sitting, "motion")) == sorted([turn, other])
    vote = f"{people.page(other, 'motion', motion.id or 0)}"
    assert "to pause the game" in text_of(client.get(vote))
    assert client.post(f"{vote}/motions/{motion.id}", data={"answer": "yes"}).status_code == 303
    assert sitting.game().status == "playing"
    client.post(f"{people.page(turn)}/motions/{motion.id}", json={"answer": "yes"}, headers=JSON)
    shown = client.get(people.page(turn), headers=JSON).json
    assert (shown["status"], shown["to_act"], shown["due"]) == ("paused", [], None)
    assert "All clocks stand still" in text_of(client.get(people.page(turn)))
    refused = client.post(f"{people.page(turn)}/moves", json={"move": "draw supply", "at": 0}, headers=JSON)
    assert refused.status_code == 409
    assert "paused" in refused.json["message"]
    sitting.later(days=20)
    clock.now = sitting.now
    assert sitting.sweep() == 0
    client.post(f"{people.page(asker)}/resume")
    game = sitting.game()
    assert game.status == "playing"
    assert game.due_at is not None
    assert (game.due_at - sitting.now).total_seconds() == pytest.approx((48 - 10) * 3600)
    assert [mail.cause.split()[0] for mail in sitting.mails("turn") if mail.cause] == ["resumed"]


@pytest.mark.parametrize("asked", [False, True])
def test_a_pause_that_everybody_forgets_ends_after_thirty_days(
    client: FlaskClient, people: People, sitting: Sitting, clock: Clock, asked: bool
) -> None:
    if asked:
        sitting.act_until(in_window)
    turn = sitting.position().turn
    for n in range(3):
        client.post(f"{people.page(n)}/motions", data={"kind": "pause"})
    assert sitting.game().status == "paused"
    assert "Otherwise the game is resumed on Sun 20 Dec, 09:30 UTC." in text_of(client.get(people.page(0)))
    client.post(f"{people.page(turn)}/resign")  # a player who resigns meanwhile does not make the pause longer
    client.post(f"{people.page(turn)}/return")
    sitting.later(days=30, minutes=-1)
    assert sitting.sweep() == 0
    sitting.later(minutes=1)
    clock.now = sitting.now
    assert sitting.sweep() == 1
    assert sitting.game().status == "playing"
    waiting = set(sitting.position().to_act())
    again = {mail.seat for mail in sitting.mails("window" if asked else "turn") if mail.cause.startswith("resumed")}
    assert again == waiting, "all whom it waits for are told"
    assert "The pause has lasted 30 days" in text_of(client.get(f"{people.page(0)}/clock"))
    due = sitting.game().due_at
    assert due is not None
    assert (due - sitting.now).total_seconds() == (8 if asked else 48) * 3600


def test_a_game_that_is_paused_and_forgotten_by_all_ends(sitting: Sitting) -> None:
    """No game keeps its players' addresses for good: after the pause clocks run, robots hold seats, and it stops."""
    with sitting.database.writing() as session:
        for n in range(3):
            motions.ask(GameTransaction.lock(session, sitting.id, sitting.now, n), n, "pause")
    for _ in range(100):
        due = sitting.game().due_at
        if due is None:
            break
        sitting.now = due
        sitting.sweep()
    assert sitting.game().status == "stopped"


def test_a_player_who_left_in_a_pause_has_thirty_days_after_it_to_come_back(sitting: Sitting) -> None:
    with sitting.database.writing() as session:
        for n in range(3):
            motions.ask(GameTransaction.lock(session, sitting.id, sitting.now, n), n, "pause")
    for n in range(3):
        with sitting.database.writing() as session:
            leaving.resign(GameTransaction.lock(session, sitting.id, sitting.now, n), n)
    sitting.later(days=30)
    assert sitting.sweep() == 1
    assert sitting.game().status == "playing"
    assert sitting.game().due_at == sitting.now + timedelta(days=30)


def test_a_window_stands_in_a_pause(client: FlaskClient, people: People, sitting: Sitting, clock: Clock) -> None:
    sitting.act_until(in_window)
    sitting.later(hours=3)
    clock.now = sitting.now
    client.post(f"{people.page(0)}/motions", data={"kind": "pause"})
    for n in (1, 2):
        client.post(f"{people.page(n)}/motions/{motion_of(sitting).id}", data={"answer": "yes"})
    assert sitting.game().status == "paused"
    sitting.later(days=2)
    clock.now = sitting.now
    client.post(f"{people.page(0)}/resume")
    due = sitting.game().due_at
    assert due is not None
    assert (due - sitting.now).total_seconds() == pytest.approx(5 * 3600)
    for n in sitting.position().to_act():
        sitting.post(n, "pass")
    assert sitting.game().window_at is None
    assert sitting.game().due_at is not None, "the turn's clock goes on"


def test_one_no_settles_a_question_and_the_asker_is_told(client: FlaskClient, people: People, sitting: Sitting) -> None:
    client.post(f"{people.page(0)}/motions", data={"kind": "end"})
    motion = motion_of(sitting)
    client.post(f"{people.page(1)}/motions/{motion.id}", data={"answer": "no"})
    assert notices(sitting, "refused") == [0]
    late = client.post(f"{people.page(2)}/motions/{motion.id}", json={"answer": "yes"}, headers=JSON)
    assert late.status_code == 410
    assert sitting.game().status == "playing"


def test_the_game_ends_when_all_who_play_agree(client: FlaskClient, people: People, sitting: Sitting) -> None:
    client.post(f"{people.page(2)}/resign")
    client.post(f"{people.page(0)}/motions", data={"kind": "end"})
    client.post(f"{people.page(1)}/motions/{motion_of(sitting).id}", data={"answer": "yes"})
    game = sitting.game()
    assert (game.status, game.due_at, game.remind_at) == ("stopped", None, None)
    record = sitting.record()
    assert record["seed"]
    assert record["result"] is None
    assert sorted(notices(sitting, "ended")) == [0, 2], "everybody but the player who agreed last"
    refused = client.post(f"{people.page(0)}/moves", json={"move": "draw supply", "at": game.at}, headers=JSON)
    assert refused.status_code == 409
    assert "stopped" in refused.json["message"]
    assert client.get(people.page(0)).status_code == client.get(f"/g/{sitting.id}").status_code == 200


def test_a_question_without_answers_lapses(client: FlaskClient, people: People, sitting: Sitting) -> None:
    client.post(f"{people.page(0)}/motions", data={"kind": "end"})
    sitting.later(hours=48)
    sitting.sweep()
    assert notices(sitting, "unanswered") == [0]
    assert motion_of(sitting).state == "lapsed"
    assert not sweeping.work_due(sitting.database, sitting.now)


# --- somebody else ----------------------------------------------------------------------------------------------------


def offered(client: FlaskClient, people: People, sitting: Sitting, held: int = 2) -> Motion:
    client.post(f"{people.page(held)}/resign")
    posted = {"kind": "substitute", "seat": held, "name": "Zoe", "email": "zoe@posse.test"}
    assert client.post(f"{people.page(0)}/motions", data=posted).status_code == 303
    return motion_of(sitting)


def invitation(sitting: Sitting, links: Links, motion: Motion) -> str:
    """Return the page of the offer's link, which is made for the epoch that begins when it is accepted."""
    n = motion.seat or 0
    epoch = People(sitting.database, links, sitting.id).seat(n).epoch + 1
    return urlsplit(links.page("offer", Seat(game_id=sitting.id, n=n, name="", epoch=epoch), motion.id or 0)).path


def test_a_substitute_gets_seat_and_hand_when_all_agree_and_nobody_objects(
    client: FlaskClient, people: People, sitting: Sitting, links: Links, clock: Clock
) -> None:
    motion = offered(client, people, sitting)
    old = people.page(2)
    invite = invitation(sitting, links, motion)
    assert client.post(invite, data={"action": "accept"}).status_code == 410, "nobody has agreed yet"
    client.post(f"{people.page(1)}/motions/{motion.id}", data={"answer": "yes"})
    assert sitting.mails("invite") == [], "the owner has 48 hours"
    sitting.later(hours=48)
    clock.now = sitting.now
    sitting.sweep()
    assert [mail.cause for mail in sitting.mails("invite")] == [f"seat {motion.id}"]
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
    hand = sitting.position().to_dict()["hands"][2]
    with sitting.database.writing() as session:
        notes.add(GameLog(session, session.get_one(Game, sitting.id)), 2, "For Curt alone.")
    assert client.post(invite, data={"action": "accept"}).status_code == 303
    assert sitting.position().to_dict()["hands"][2] == hand
    assert client.get(old, headers=JSON).json["seat"] is None
    assert client.post(f"{old}/return").status_code == 410
    new = client.get(people.page(2))
    assert "Zoe" in text_of(new)
    with sitting.database.reading() as session:
        assert not [note for note in GameLog.of(session, sitting.id).notes if note.seat == 2], (
            "nor what was for Curt alone"
        )
    assert people.seat(2).held_since is None
    assert sitting.mails("start")[-1].player_id == people.seat(2).player_id
    assert "Zoe takes over the seat" in text_of(client.get(f"/g/{sitting.id}"))
    with sitting.database.reading() as session:
        assert [row.name for row in session.exec(select(Seating).order_by(col(Seating.n)))] == ["Curt", "Zoe"]
    assert not [line for entry in sitting.story(None) for line in entry.lines if "Zoe" in line]
    timeline = client.get(f"{people.page(2)}/clock", headers=JSON).json["timeline"]
    assert [line["what"] for line in timeline] == ["substituted"], "not what the player before may read"


def test_the_owner_may_object_or_simply_come_back(
    client: FlaskClient, people: People, sitting: Sitting, links: Links
) -> None:
    motion = offered(client, people, sitting)
    client.post(f"{people.page(2, 'motion', motion.id or 0)}/motions/{motion.id}", data={"answer": "no"})
    assert motion_of(sitting).state == "refused"
    again = offered(client, people, sitting)
    assert again.id != motion.id
    vote = people.page(2, "motion", again.id or 0)
    assert client.post(f"{vote}/return").status_code == 410, "it is for the question alone"
    assert client.post(f"{people.page(2, 'back', held_at(sitting))}/return").status_code == 303
    assert people.seat(2).held_since is None
    assert motion_of(sitting).state == "refused"


def test_an_owner_who_gives_his_seat_up_need_not_be_waited_for(
    client: FlaskClient, people: People, sitting: Sitting, links: Links
) -> None:
    motion = offered(client, people, sitting)
    for n in (1, 2):
        client.post(f"{people.page(n, 'motion', motion.id or 0)}/motions/{motion.id}", data={"answer": "yes"})
    assert motion_of(sitting).state == "carried"
    assert client.post(invitation(sitting, links, motion), data={"action": "decline"}).status_code == 303
    assert motion_of(sitting).state == "refused"
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
    client: FlaskClient, people: People, sitting: Sitting, who: int, seat: int, fields: dict[str, str], status: int
) -> None:
    client.post(f"{people.page(2)}/resign")
    posted = {"kind": "substitute", "seat": seat, "name": "Zoe", "email": "zoe@posse.test", **fields}
    assert client.post(f"{people.page(who)}/motions", json=posted, headers=JSON).status_code == status
    assert client.post(f"{people.page(who)}/motions", data=posted).status_code == status


def test_forged_and_revoked_links_say_nothing(
    client: FlaskClient, people_of: Callable[[str], People], sitting: Sitting
) -> None:
    people = people_of(sitting.id)
    old = people.page(0)
    client.post(f"{old}/links")
    for path in ("resign", "return", "resume"):
        assert client.post(f"{old}/{path}", headers=JSON).status_code == 410
        assert client.post(f"/p/{'x' * 24}.{'y' * 24}/{path}", headers=JSON).status_code == 404
    assert client.post(f"{old}/motions", json={"kind": "end"}, headers=JSON).status_code == 410
