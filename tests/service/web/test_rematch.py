"""Playing again: one press proposes the next game to the same players, one press of each other accepts it."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient
from sqlalchemy import update
from sqlmodel import col, select
from werkzeug.test import TestResponse

from service.db.database import Database
from service.links import Scope
from service.lobby.rematch import in_new_order
from service.models import Game, LoggedMove, Orders, Outmail, Player, Seat
from service.operations.privacy import forgetting
from service.players import players
from service.web import create_app
from tests.mail.golden.mails import Scribe
from tests.mail.mail_server import html_of, links_of
from tests.service.harness import Harness, over
from tests.service.sweeping import sweep
from tests.service.web.conftest import JSON, Clock, People, text_of
from tests.settings import BASE_URL, settings

DAY = timedelta(days=1)
RULES: dict[str, Any] = {"edition": "alea-2001", "house_rules": {"photo_window": True}}


@pytest.fixture
def ended(database: Database, clock: Clock) -> Harness:
    """A game of Anna, Burt and Curt that is over."""
    harness = Harness(database, clock.now, turn_hours=24, window_hours=4, **RULES)
    end(harness)
    return harness


@pytest.fixture
def people(people_of: Callable[[str], People], ended: Harness) -> People:
    return people_of(ended.id)


def end(harness: Harness) -> None:
    """Make the game one that is over; how it was played does not matter here."""
    with harness.database.writing() as session:
        session.exec(update(Game).where(col(Game.id) == harness.id).values(status="over", ended_at=harness.now))


def press(client: FlaskClient, people: People, n: int) -> str:
    """Play again from a seat; where it leads."""
    answer = client.post(f"{people.page(n)}/rematch")
    assert answer.status_code == 303, text_of(answer)
    return answer.headers["Location"]


def next_games(database: Database) -> list[Game]:
    with database.reading() as session:
        return list(session.exec(select(Game).where(col(Game.again_of).is_not(None)).order_by(col(Game.created_at))))


def seats_of(database: Database, game: str) -> list[Seat]:
    with database.reading() as session:
        return list(session.exec(select(Seat).where(Seat.game_id == game).order_by(col(Seat.n))))


def mails(database: Database, game: str) -> list[tuple[int, str, str]]:
    with database.reading() as session:
        found = session.exec(select(Outmail).where(Outmail.game_id == game).order_by(col(Outmail.id)))
        return [(mail.seat, mail.kind, mail.state) for mail in found]


# --- proposing --------------------------------------------------------------------------------------------------------


def test_one_press_proposes_the_same_game_to_the_same_players(
    client: FlaskClient, database: Database, people: People
) -> None:
    shown = text_of(client.get(people.page(1)))
    assert "Curt and Anna get an invitation by mail" in shown or "Anna and Curt get an invitation by mail" in shown
    location = press(client, people, 1)
    (game,) = next_games(database)
    same = ("name", "edition", "house_rules", "turn_hours", "window_hours", "bank_hours", "weekends_off", "windows")
    with database.reading() as session:
        finished = session.get_one(Game, people.game_id)
    assert {name: getattr(game, name) for name in same} == {name: getattr(finished, name) for name in same}
    assert game.seed != finished.seed
    seats = seats_of(database, game.id)
    assert [seat.name for seat in seats] == ["Burt", "Anna", "Curt"]
    assert [seat.state for seat in seats] == ["accepted", "invited", "invited"]
    assert mails(database, game.id) == [(1, "invite", "queued"), (2, "invite", "queued")]
    shown = text_of(client.get(location))
    assert "The new game is proposed" in shown
    assert "Anna has not answered yet" in shown, "the proposer organises the game"


def test_a_second_press_leads_to_the_same_game(client: FlaskClient, database: Database, people: People) -> None:
    first, second = press(client, people, 1), press(client, people, 1)
    assert first.partition("?")[0] == second.partition("?")[0]
    assert len(next_games(database)) == 1
    page = client.get(people.page(1))
    assert "You have proposed the next game. See who has answered" in text_of(page)
    assert "/rematch" not in page.text


def test_the_link_of_the_result_mail_plays_again_and_leads_to_no_seat(
    client: FlaskClient, database: Database, people: People
) -> None:
    page = people.page(1, "analysis")
    assert '<h2 id="again">Play again</h2>' in client.get(page).text
    answer = client.post(f"{page}/rematch")
    assert (answer.status_code, answer.headers["Location"]) == (303, f"{page}?notice=proposed+again")
    (game,) = next_games(database)
    assert mails(database, game.id) == [(1, "invite", "queued"), (2, "invite", "queued")]
    shown = client.get(answer.headers["Location"])
    assert "The new game is proposed" in text_of(shown)
    assert "You have proposed the next game." in text_of(shown)
    other = client.post(f"{people.page(2, 'analysis')}/rematch")
    assert "You are in" in text_of(client.get(other.headers["Location"]))
    assert [seat.state for seat in seats_of(database, game.id)].count("accepted") == 2
    for one in (shown, other, client.get(page), client.post(f"{page}/rematch", json={}, headers=JSON)):
        assert game.id not in one.text, "who has the mail forwarded does not get a link of the next game"
        assert not _tokens(people, game.id) & set(_words(one))


def _tokens(people: People, game: str) -> set[str]:
    scopes: tuple[Scope, ...] = ("confirm", "invite", "seat")
    return {people.links.token(scope, seat) for scope in scopes for seat in seats_of(people.database, game)}


def _words(response: TestResponse) -> list[str]:
    return re.findall(r"[\w.-]+", f"{response.text} {response.headers.get('Location', '')}")


@pytest.mark.parametrize(
    ("first", "order"), [(0, "Anna Curt Dora Burt"), (1, "Burt Dora Anna Curt"), (3, "Dora Burt Curt Anna")]
)
def test_the_proposer_sits_first_and_the_others_move_on_by_one(first: int, order: str) -> None:
    seats = [Seat(game_id="", n=n, name=name) for n, name in enumerate(("Anna", "Burt", "Curt", "Dora"))]
    assert [seat.name for seat in in_new_order(seats, first)] == order.split()


def test_two_players_and_two_robots_keep_their_kinds() -> None:
    seats = [Seat(game_id="", n=n, name=str(n)) for n in range(2)]
    assert [seat.n for seat in in_new_order(seats, 1)] == [1, 0]


def test_robots_sit_down_again_with_their_names_and_the_game_begins(
    client: FlaskClient, database: Database, over: Harness, people_of: Callable[[str], People]
) -> None:
    people = people_of(over.id)
    shown = text_of(client.get(people.page(0)))
    assert shown.index("The result") < shown.index("The next game begins at once.") < shown.index("The latest moves")
    location = press(client, people, 0)
    (game,) = next_games(database)
    assert [(seat.name, seat.robot) for seat in seats_of(database, game.id)] == [
        ("Anna", None),
        ("Curt", "cautious"),
        ("Burt", "cautious"),
    ]
    assert game.status == "playing"
    assert mails(database, game.id)[0] == (0, "start", "queued")
    assert location.startswith(people_of(game.id).page(0)), "nobody has to look for a mail first"
    shown = text_of(client.get(location))
    assert "The cards are dealt" in shown
    assert "Your hand" in shown


def first_turn(database: Database, people_of: Callable[[str], People]) -> tuple[People, int]:
    """Return the next game, and the player whose turn it is."""
    game = next_games(database)[-1]
    assert game.position is not None
    return people_of(game.id), int(game.position["turn"])


@pytest.mark.slow
def test_whose_press_begins_the_game_goes_on_and_so_does_whose_first_turn_it_is(
    client: FlaskClient,
    database: Database,
    clock: Clock,
    people: People,
    people_of: Callable[[str], People],
) -> None:
    """Anna proposes, Curt and Burt accept; Burt is the last. In the next game they are numbered Anna, Curt, Burt."""
    order = (0, 2, 1)
    led = set()
    for _ in range(12):
        for n in order:
            location = press(client, people, n)
        following, turn = first_turn(database, people_of)
        scope: Scope = "turn" if turn == 2 else "invite"
        assert location.startswith(following.page(2, scope))
        shown = text_of(client.get(location))
        assert "The cards are dealt" in shown
        assert ("Your hand" in shown) is (turn == 2)
        led.add(turn == 2)
        for n, finished in enumerate(order):
            page = client.get(people.page(finished))
            own = f'href="{following.page(n, "turn")}">Open your table'
            assert (own in page.text) is (n == turn)
            assert ("A mail has brought you the link" in text_of(page)) is (n != turn)
            assert following.page(n, "turn") not in client.get(people.page(finished, "analysis")).text
        with database.writing() as session:
            session.exec(update(Game).where(col(Game.id) == following.game_id).values(status="stopped"))
            session.exec(update(Outmail).values(created_at=clock.now - 2 * DAY))
            session.exec(update(Game).values(created_at=clock.now - 2 * DAY))
    assert led == {True, False}


def test_an_old_link_opens_no_turn_but_the_first(
    client: FlaskClient, database: Database, clock: Clock, people: People, people_of: Callable[[str], People]
) -> None:
    for n in (0, 2, 1):
        press(client, people, n)
    following, turn = first_turn(database, people_of)
    finished = (0, 2, 1)[turn]
    assert following.page(turn, "turn") in client.get(people.page(finished)).text
    with database.writing() as session:
        session.add(LoggedMove(game_id=following.game_id, n=1, seat=turn, move="draw supply", made_at=clock.now))
        session.exec(update(Game).where(col(Game.id) == following.game_id).values(at=7, turn_at=7))
    shown = client.get(people.page(finished))
    assert following.page(turn, "turn", 7) not in shown.text
    assert "A mail has brought you the link" in text_of(shown)


# --- joining ----------------------------------------------------------------------------------------------------------


def test_the_press_of_another_player_accepts_with_the_orders_they_had(
    client: FlaskClient, database: Database, people: People
) -> None:
    with database.writing() as session:
        session.add(Orders(game_id=people.game_id, seat=2, photo="never"))
    press(client, people, 0)
    page = client.get(people.page(2))
    assert "Anna has proposed a new game with the same players" in text_of(page)
    assert "<button>Accept and play again</button>" in page.text
    shown = client.get(press(client, people, 2))
    assert "You are in" in text_of(shown)
    assert 'value="never" selected' in shown.text
    assert "You are in the next game, which Anna organises." in text_of(client.get(people.page(2)))
    (game,) = next_games(database)
    assert [seat.state for seat in seats_of(database, game.id)] == ["accepted", "accepted", "invited"]
    press(client, people, 1)
    assert next_games(database)[0].status == "playing"


def test_who_has_declined_may_press_after_all_and_who_was_replaced_may_not(
    client: FlaskClient, database: Database, people: People, people_of: Callable[[str], People]
) -> None:
    press(client, people, 0)
    following = people_of(next_games(database)[0].id)
    client.post(following.page(1, "invite"), data={"action": "decline"})
    press(client, people, 2)
    assert following.seat(1).state == "accepted"
    client.post(following.page(0, "confirm"), data={"action": "robot", "seat": "2", "withdrawn": "0"})
    late = client.post(f"{people.page(1)}/rematch")
    assert late.status_code == 410
    assert "The next game has begun without you" in text_of(late)


def test_a_game_that_was_called_off_may_be_proposed_again_by_anybody(
    client: FlaskClient, database: Database, clock: Clock, people: People
) -> None:
    client.post(press(client, people, 0).partition("?")[0] + "/cancel")
    clock.now += timedelta(minutes=1)
    assert "<button>Play again</button>" in client.get(people.page(1)).text
    press(client, people, 1)
    assert [game.status for game in next_games(database)] == ["stopped", "inviting"]
    assert seats_of(database, next_games(database)[1].id)[0].name == "Burt"


# --- who may ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["playing", "paused", "stopped"])
def test_only_a_game_with_a_winner_is_played_again(
    client: FlaskClient, database: Database, people: People, status: str
) -> None:
    with database.writing() as session:
        session.exec(update(Game).values(status=status))
    assert "/rematch" not in client.get(people.page(0)).text
    assert client.post(f"{people.page(0)}/rematch", headers=JSON).status_code == 409
    assert not next_games(database)


def test_nobody_proposes_more_than_three_games_a_day_to_the_same_players(
    client: FlaskClient, database: Database, clock: Clock, people: People
) -> None:
    """Neither by one game after the other, nor by calling each off."""
    for _ in range(3):
        client.post(press(client, people, 0).partition("?")[0] + "/cancel")
        clock.now += timedelta(minutes=1)
    refused = client.post(f"{people.page(0)}/rematch")
    assert refused.status_code == 429
    assert refused.headers["Retry-After"]
    assert "At most 3 invitations by one organiser to one person" in text_of(refused)
    assert len(next_games(database)) == 3
    clock.now += DAY
    press(client, people, 0)


def test_a_player_who_wants_no_invitations_looks_like_one_who_has_not_answered(
    client: FlaskClient, database: Database, clock: Clock, people: People
) -> None:
    """Whether their address is stored still, or was erased after the game."""
    with database.writing() as session:
        burt, curt = (session.get_one(Player, people.seat(n).player_id) for n in (1, 2))
        players.block(session, burt, clock.now)
        players.block(session, curt, clock.now)
        forgetting.erase_address(session, curt.id or 0)
    page = press(client, people, 0).partition("?")[0]
    (game,) = next_games(database)
    assert {state for _, _, state in mails(database, game.id)} == {"superseded"}
    clock.now += DAY
    for n in (1, 2):
        assert client.post(page, data={"action": "remind", "seat": n}).status_code == 303
    shown = text_of(client.get(page))
    burts, curts = (shown.partition(f"{name} has not answered yet")[2][:230] for name in ("Burt", "Curt"))
    assert burts.replace("Burt", "Curt") == curts
    clock.now += 7 * DAY
    sweep(database, clock.now)
    assert [seat.state for seat in seats_of(database, game.id)] == ["accepted", "lapsed", "lapsed"]


def test_somebody_else_takes_the_seat_of_a_player_whose_address_was_erased(
    client: FlaskClient, database: Database, people: People
) -> None:
    with database.writing() as session:
        forgetting.erase_address(session, people.seat(2).player_id or 0)
    page = press(client, people, 0).partition("?")[0]
    body = {"action": "ask", "seat": "1", "withdrawn": "0", "name": "Doro", "email": "doro@example.org"}
    assert client.post(page, data=body).status_code == 303
    (game,) = next_games(database)
    assert [seat.name for seat in seats_of(database, game.id)] == ["Anna", "Doro", "Burt"]


def test_a_player_without_an_address_or_who_wants_no_invitations_organises_nothing(
    client: FlaskClient, database: Database, clock: Clock, people: People
) -> None:
    with database.writing() as session:
        anna, burt = (session.get_one(Player, people.seat(n).player_id) for n in (0, 1))
        players.block(session, anna, clock.now)
        forgetting.erase_address(session, burt.id or 0)
    assert "/rematch" not in client.get(people.page(1)).text
    for n, words in ((0, "asked for no more invitations"), (1, "No mail address is stored for this seat")):
        refused = client.post(f"{people.page(n)}/rematch")
        assert refused.status_code == 410
        assert words in text_of(refused)
    assert not next_games(database)


@pytest.mark.slow
def test_where_only_some_may_organise_the_others_propose_nothing(
    database: Database, clock: Clock, people: People, tmp_path: Any
) -> None:
    with database.writing() as session:
        session.get_one(Player, people.seat(0).player_id).address = "anna@example.org"
    client = create_app(settings(tmp_path, organisers=("example.org",)), database, clock).test_client()
    assert "/rematch" not in client.get(people.page(1)).text
    refused = client.post(f"{people.page(1)}/rematch")
    assert refused.status_code == 410
    assert "only its own people start games" in text_of(refused)
    press(client, people, 0)
    press(client, people, 1)


# --- guests -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def guest(client: FlaskClient, database: Database) -> str:
    """The seat of a guest whose game against two robots is over."""
    players = [{"name": "Zoe"}, {"name": "Kit", "robot": "cautious"}, {"name": "Kat", "robot": "cautious"}]
    answer = client.post("/games", json={"players": players, **RULES})
    with database.writing() as session:
        session.exec(update(Game).values(status="over"))
    return str(answer.json["url"].removeprefix(BASE_URL))


def test_a_guest_s_next_game_begins_at_once(client: FlaskClient, database: Database, clock: Clock, guest: str) -> None:
    assert "The next game begins at once." in text_of(client.get(guest))
    clock.now += DAY
    first = client.post(f"{guest}/rematch")
    assert first.status_code == 303
    assert "Your hand" in text_of(client.get(first.headers["Location"]))
    (game,) = next_games(database)
    assert (game.status, game.erase_at) == ("playing", clock.now + timedelta(days=7))
    assert [seat.name for seat in seats_of(database, game.id)] == ["Zoe", "Kat", "Kit"]
    assert not mails(database, game.id)
    again = client.post(f"{guest}/rematch")
    assert again.headers["Location"] == first.headers["Location"], "a second press opens the same seat"
    assert f'href="{first.headers["Location"]}">Open your table' in client.get(guest).text
    assert len(next_games(database)) == 1


def test_a_program_gets_the_next_seat_with_its_address(client: FlaskClient, guest: str, people: People) -> None:
    seat = client.post(f"{guest}/rematch", json={}, headers=JSON).json
    assert (seat["status"], seat["seat"], seat["view"]["players"]) == ("playing", 0, ["Zoe", "Kat", "Kit"])
    assert re.fullmatch(rf"{BASE_URL}/p/\S+", seat["url"])
    assert client.get(seat["url"].removeprefix(BASE_URL), headers=JSON).json["game"] == seat["game"]


def test_games_played_again_count_among_those_of_a_network(
    database: Database, clock: Clock, people: People, tmp_path: Any
) -> None:
    client = create_app(settings(tmp_path, games_per_hour=2), database, clock).test_client()
    answers = [client.post(f"{people.page(n)}/rematch") for n in (0, 1, 2)]
    assert [answer.status_code for answer in answers] == [303, 303, 429]


# --- the mail with the result -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_each_result_mail_leads_to_playing_again_whoever_was_first_and_whoever_has_left(
    client: FlaskClient, database: Database, clock: Clock, people_of: Callable[[str], People], tmp_path: Path
) -> None:
    played = Harness(database, clock.now)
    assert played.act_until(over)
    clock.now = played.now
    scribe = Scribe(tmp_path, database)
    scribe.deliver(clock.now)
    own = {}
    for mail in scribe.arrived:
        if mail["X-Posse-Kind"] == "result":
            (link,) = (one for one in links_of(mail) if one.endswith("#again"))
            assert link in html_of(mail)
            own[int(mail["X-Posse-Seat"])] = link.removeprefix(BASE_URL).removesuffix("#again")
    ender = played.moves()[-1].seat
    assert own.keys() == {0, 1, 2} - {ender}, "everybody but who reads it on the page of their own post"
    second, gone = own.values()
    first = people_of(played.id).page(ender, "analysis")
    for path in (first, second, gone):
        assert next_games(database) == [], "opening the page does nothing"
        assert '<h2 id="again">Play again</h2>' in client.get(path).text
    assert client.post(f"{first}/rematch").status_code == 303
    player = seats_of(database, played.id)[list(own)[1]].player_id
    with database.writing() as session:
        forgetting.forget(session, player or 0, clock.now)
    page = client.get(second)
    assert "has proposed a new game with the same players" in text_of(page)
    assert ">Accept and play again</button>" in page.text
    joined = client.post(f"{second}/rematch")
    assert "You are in the next game" in text_of(client.get(joined.headers["Location"]))
    assert "Play again" not in client.get(gone).text
    assert client.post(f"{gone}/rematch").status_code == 410
    (game,) = next_games(database)
    assert sorted(seat.state for seat in seats_of(database, game.id)) == ["accepted", "accepted", "declined"]
    assert "You are in the next game" in text_of(client.get(client.post(f"{second}/rematch").headers["Location"]))
    assert len(next_games(database)) == 1, "a second press changes nothing"
