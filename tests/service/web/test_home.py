"""The start page and POST /games."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from flask.testing import FlaskClient
from sqlmodel import col, update

from service.db.database import Database
from service.models import Game, Outmail, Player, Seat
from tests.rows import rows_of
from tests.service.web.conftest import JSON, Clock, Guest, Start, person, set_settings, text_of
from tests.settings import BASE_URL, NOW

THREE = {"players": [person("Anna"), person("Burt"), {"name": "Curt", "robot": "cautious"}]}
PRESS = re.compile(r'name="press" value="(\w+)"')
PEOPLE = {
    "players.0.name": "Anna",
    "players.0.email": "anna@example.org",
    "players.1.name": "Burt",
    "players.1.email": "burt@example.org",
    "players.2.name": "",
    "players.2.email": "",
}
FORM = PEOPLE | {
    "edition": "alea-2001",
    "turn_hours": "24",
    "house_rules.photo_window": "true",
    "house_rules.share": "",
}


def test_the_page_offers_both_ways_to_start(client: FlaskClient) -> None:
    page = client.get("/")
    assert "Play now against robots" in text_of(page)
    assert '<a class="button" href="/start">Start a game with friends</a>' in page.text
    picture = re.search(r'<img [^>]*src="([^"]+)"[^>]* alt="[^"]+">', page.text)
    assert picture
    with client.get(picture[1]) as answer:
        assert answer.mimetype == "image/svg+xml"


@pytest.mark.parametrize("page", ["/", "/start"])
def test_the_last_button_of_a_form_stands_below_its_fields(client: FlaskClient, page: str) -> None:
    for form in re.findall(r"<form .*?</form>", client.get(page).text, re.DOTALL):
        fields = [found.start() for found in re.finditer(r'<select|<input (?!type="hidden")', form)]
        assert form.rfind("<button") > max(fields)


# --- now, against robots ----------------------------------------------------------------------------------------------


def fields_of(form: str) -> dict[str, str]:
    """What a browser posts of a form that nobody has filled in."""
    typed = dict(re.findall(r'<input (?!type="radio")[^>]*name="([^"]+)"[^>]* value="([^"]*)"', form))
    typed |= dict(re.findall(r'<input type="radio" name="([^"]+)" value="([^"]*)" checked', form))
    chosen = re.findall(r'<select [^>]*name="([^"]+)".*?<option value="([^"]*)" selected>', form, re.DOTALL)
    return typed | dict(chosen)


def test_one_press_leads_to_a_seat_at_a_table(client: FlaskClient, database: Database) -> None:
    (form,) = re.findall(r"<form .*?</form>", client.get("/").text, re.DOTALL)
    answer = client.post("/games", data=fields_of(form))
    assert answer.status_code == 303
    shown = text_of(client.get(answer.headers["Location"]))
    assert "Your hand" in shown
    assert "The game is erased on Fri 27 Nov, 09:30 UTC" in shown
    (game,) = rows_of(database, Game)
    assert (game.status, game.turn_hours) == ("playing", 168)
    seats = [(seat.name, seat.robot, seat.player_id) for seat in rows_of(database, Seat)]
    assert seats == [("Guest", None, None), ("Ada", "deputy", None), ("Otis", "greenhorn", None)]
    assert rows_of(database, Outmail) == rows_of(database, Player) == []


@pytest.mark.parametrize("page", ["/", "/learn/end", "/start"])
@pytest.mark.parametrize(
    ("zone", "told"),
    [
        ("Europe/Berlin", "10:30 CET"),
        ("", "09:30 UTC"),  # without scripts
        ("Europe/Atlantis", "09:30 UTC"),  # known to the device only: its player can see no error in a hidden field
    ],
)
def test_a_guest_reads_times_in_the_zone_of_their_device(client: FlaskClient, page: str, zone: str, told: str) -> None:
    shown = client.get(page).text
    assert "zone.js" in shown
    form = fields_of(re.findall(r"<form .*?</form>", shown, re.DOTALL)[0])
    assert form["time_zone"] == ""
    robots = {"players.1.robot": "cautious"} if page == "/start" else {}
    seat = client.post("/games", data=form | robots | {"time_zone": zone}).location
    for path in (seat, f"{seat}/history"):
        assert set(re.findall(r"\d\d:\d\d \w+", text_of(client.get(path)))) == {told}, path


def test_a_program_needs_no_address_against_robots(client: FlaskClient) -> None:
    answer = client.post("/games", json={"players": [{"name": "Anna"}, {"name": "R", "robot": "cautious"}]})
    assert (answer.status_code, set(answer.json)) == (201, {"game", "url"})
    assert answer.headers["Location"] == answer.json["url"]
    path = answer.json["url"].removeprefix(BASE_URL)
    seat = client.get(path, headers=JSON).json
    assert (seat["status"], seat["seat"], seat["view"]["players"]) == ("playing", 0, ["Anna", "R"])
    if seat["to_act"] == [0]:
        assert client.post(f"{path}/moves", json={"move": seat["legal"][0], "at": seat["at"]}).status_code == 200


@pytest.mark.parametrize("others", [[person("Burt")], [person("Burt"), {"robot": "cautious"}], []], ids=len)
def test_with_people_the_organiser_needs_an_address(client: FlaskClient, others: list[dict[str, str]]) -> None:
    answer = client.post("/games", json={"players": [{"name": "Anna"}, *others]})
    assert "players.0.email" in answer.json["fields"]


def test_pages_that_need_an_address_say_that_there_is_none(client: FlaskClient, guest: Guest) -> None:
    url = guest()
    for page in ("clock", "mails", "mails/all", "mail-history", "forget"):
        answer = client.get(f"{url}/{page}")
        assert (answer.status_code, "address" in text_of(answer)) == (410, True), page
        assert f"{url}/{page}" not in client.get(url).text
    for page in ("clock", "mails", "mails/all", "mail-history", "forget", "links"):
        assert client.post(f"{url}/{page}", data={"mails": "off"}).status_code == 410, page
    assert client.post(f"{url}/motions", data={"kind": "end"}).status_code == 303
    assert client.get(url).status_code == 200


def test_where_only_some_may_organise_nobody_plays_without_an_address(client: FlaskClient) -> None:
    set_settings(client, organisers=("example.org",))
    assert "Play now" not in client.get("/").text
    answer = client.post("/games", json={"players": [{}, {"robot": "cautious"}]})
    assert (answer.status_code, set(answer.json["fields"])) == (422, {"players.0.email"})


# --- with friends -----------------------------------------------------------------------------------------------------


def test_the_form_asks_for_names_addresses_and_pace_first(client: FlaskClient) -> None:
    basics, more = client.get("/start").text.split("<details", 1)
    people = [f"players.{n}.{part}" for n in range(4) for part in ("name", "email")]
    assert re.findall(r'<(?:input(?! type="hidden")|select) [^>]*name="([^"]+)"', basics) == [*people, "pace"]
    assert "Relaxed: two days a turn" in basics
    assert "alea 2001, Dutch rulebook" in more


@pytest.mark.parametrize(
    ("posted", "hours"),
    [
        ({"pace": "relaxed"}, (48, 8)),
        ({"pace": "brisk", "turn_hours": "", "window_hours": ""}, (24, 4)),
        ({"pace": "brisk", "window_hours": "2"}, (24, 2)),
        ({"pace": "slow", "turn_hours": "100", "window_hours": "10"}, (100, 10)),
    ],
)
def test_a_pace_stands_for_hours_unless_they_are_given(
    client: FlaskClient, database: Database, posted: dict[str, str], hours: tuple[float, float]
) -> None:
    assert client.post("/games", data=PEOPLE | posted).status_code == 303
    (game,) = rows_of(database, Game)
    assert (game.turn_hours, game.window_hours) == hours


def test_a_double_click_makes_one_game(client: FlaskClient, database: Database, clock: Clock) -> None:
    """Another game, one that is asked for later, by somebody else or by a program are games of their own."""
    (key,) = PRESS.findall(client.get("/start").text)
    form = FORM | {"message": "Be kind.", "press": key}
    first, second = (client.post("/games", data=form).location for _ in range(2))
    assert first == second
    assert (len(rows_of(database, Game)), len(rows_of(database, Outmail))) == (1, 1)
    for other in ({"message": ""}, {"turn_hours": "25"}, {"players.1.name": "Bart"}, {"robots_beside": "1"}):
        assert client.post("/games", data=form | other).location != first
    for stranger in ({"data": form | {"press": "b"}}, {"data": form, "environ_base": {"REMOTE_ADDR": "192.0.2.7"}}):
        assert client.post("/games", **stranger).location != first
    clock.later(seconds=11)
    assert client.post("/games", data=form).location != first
    assert client.post("/games", data=FORM, headers=JSON).status_code == 201
    assert len(rows_of(database, Game)) == 9


@pytest.mark.parametrize(("accepted", "most", "left"), [(True, 5, 5), (False, 2, 1)])
def test_no_network_uses_up_the_mails_to_an_address(
    client: FlaskClient, database: Database, accepted: bool, most: int, left: int
) -> None:
    """Many addresses of one subnet count as one network; no answer tells how many mails went out."""

    def sent(networks: Sequence[str]) -> int:
        """Let each of these propose a game for Anna; return how many mails were sent."""
        before = len(rows_of(database, Outmail, Outmail.state == "queued"))
        for network in networks:
            answer = client.post("/games", json=THREE, environ_base={"REMOTE_ADDR": network})
            assert (answer.status_code, answer.json.keys()) == (201, {"game", "url", "mail"})
        return len(rows_of(database, Outmail, Outmail.state == "queued")) - before

    if accepted:
        player = Player(address="anna@example.org", created_at=NOW)
        game = client.post("/games", json={"players": [{}, {"robot": "cautious"}]}).json["game"]
        with database.writing() as session:
            session.add(player)
            session.flush()
            session.exec(update(Seat).where(col(Seat.game_id) == game, col(Seat.n) == 0).values(player_id=player.id))
    form = {"players.0.name": "Anna", "players.0.email": "anna@example.org", "robots": "1", "press": "a"}
    for _ in range(4):
        assert client.post("/games", data=form, environ_base={"REMOTE_ADDR": "2001:db8:7::1"}).status_code == 303
    assert sent([f"2001:db8:7:{n}::1" for n in range(6)]) == most - 1, "one of a double click counts"
    assert sent([f"192.0.2.{n}" for n in range(12)]) == left


@pytest.mark.parametrize("path", ["/", "/learn/end"])
def test_so_does_one_on_a_form_that_carries_no_address(
    client: FlaskClient, database: Database, clock: Clock, path: str
) -> None:
    """Two pages, two networks, and presses with some time between them have games of their own."""

    def form() -> dict[str, str]:
        return fields_of(re.findall(r"<form .*?</form>", client.get(path).text, re.DOTALL)[0])

    shown = form()
    first, second = (client.post("/games", data=shown).location for _ in range(2))
    assert first == second
    assert client.get(first).status_code == 200
    assert client.post("/games", data=shown | {"time_zone": "Asia/Tokyo"}).location == first, "the script has run since"
    assert client.post("/games", data=form()).location != first
    assert client.post("/games", data=shown, environ_base={"REMOTE_ADDR": "192.0.2.7"}).location != first
    clock.later(seconds=11)
    assert client.post("/games", data=shown).location != first
    assert len(rows_of(database, Game)) == 4
    refused = client.post("/games", json={"players": [{}, {"robot": "cautious"}], **shown})
    assert refused.json["fields"].keys() >= {"press", "time_zone"}, "programs have no button, and read UTC"


def test_one_address_for_two_players_is_pointed_out_on_top_and_at_the_field(client: FlaskClient) -> None:
    answer = client.post("/games", data=FORM | {"players.2.name": "Curt", "players.2.email": "Burt@example.org"})
    assert answer.status_code == 422
    top, form = answer.text.split("<form", 1)
    assert '<a href="#new-players-2-email">Third player’s mail address</a>' in top
    assert "You have named this person for another seat already." in top
    assert 'aria-describedby="new-players-2-email-error"' in form
    assert '<p class="error" id="new-players-2-email-error">You have named this person' in form


def test_a_wrong_form_comes_back_with_everything_typed(client: FlaskClient) -> None:
    answer = client.post("/games", data=FORM | {"players.1.email": "burt at example", "name": "Friday"})
    assert answer.status_code == 422
    assert 'aria-describedby="new-players-1-email-error"' in answer.text
    for typed in ("Anna", "anna@example.org", "burt at example", "Friday", "24"):
        assert f'value="{typed}"' in answer.text
    assert '<option value="alea-2001" selected>' in answer.text
    assert '<option value="true" selected>' in answer.text


@pytest.mark.parametrize(("more", "told"), [(0, ""), (1, "One more field is marked below."), (2, "2 more fields")])
def test_what_is_not_listed_on_top_is_counted_there(client: FlaskClient, more: int, told: str) -> None:
    names = ("Anna", "Burt", "Curt", "Dora")[: 2 + more]
    wrong = {f"players.{n}.{part}": typed for n, name in enumerate(names) for part, typed in person(name).items()}
    page = client.post("/games", data=wrong | {f"players.{n}.email": "nobody" for n in range(len(names))})
    top, form = page.text.split("<form", 1)
    assert top.count('<a href="#new-players') == 2
    assert told in top
    assert ("marked below" in top) == bool(more)
    assert form.count('class="error"') == 2 + more


def test_what_is_under_more_is_open_if_it_was_changed_or_is_wrong(client: FlaskClient) -> None:
    assert "<details open>" not in client.get("/start").text
    wrong = PEOPLE | {"players.1.email": "", "turn_hours": "", "edition": "gryphon-2014"}
    for changed, is_open in (({}, False), ({"edition": "alea-2001"}, True), ({"bank_hours": "many"}, True)):
        assert ("<details open>" in client.post("/games", data=wrong | changed).text) == is_open


# --- both -------------------------------------------------------------------------------------------------------------


def test_a_program_starts_a_game(client: FlaskClient, database: Database) -> None:
    answer = client.post("/games", json=THREE)
    assert answer.status_code == 201
    game = answer.json["game"]
    assert answer.json == {"game": game, "url": f"{BASE_URL}/g/{game}", "mail": answer.json["mail"]}
    assert client.get(answer.json["mail"].removeprefix(BASE_URL)).status_code == 200
    assert answer.headers["Location"] == f"{BASE_URL}/g/{game}"
    assert [one.id for one in rows_of(database, Game)] == [game]
    assert client.post("/games", data=FORM, headers=JSON).status_code == 201, "a form may ask for JSON"


def test_a_form_starts_the_same_game(client: FlaskClient, database: Database) -> None:
    answer = client.post("/games", data=FORM)
    assert answer.status_code == 303
    page = text_of(client.get(answer.headers["Location"]))
    assert "Check your mail" in page
    assert "Then the others are invited, and when all have accepted, the cards are dealt." in page
    (game,) = rows_of(database, Game)
    assert (game.edition, game.turn_hours, game.window_hours) == ("alea-2001", 24, 8)
    assert game.house_rules == {"photo_window": True}
    assert [seat.name for seat in rows_of(database, Seat)] == ["Anna", "Burt"]


def test_the_short_form_against_robots_takes_a_name_and_an_address(client: FlaskClient, database: Database) -> None:
    form = {"players.0.name": "Anna", "players.0.email": "anna", "robots": "3"}
    wrong = client.post("/games", data=form)
    assert wrong.status_code == 422
    assert 'id="try-players-0-email-error"' in wrong.text
    assert 'id="new-players-0-email-error"' not in wrong.text
    answer = client.post("/games", data=form | {"players.0.email": "anna@example.org"})
    assert "your own seat in the game. Then the cards are dealt." in text_of(client.get(answer.headers["Location"]))
    assert [seat.robot for seat in rows_of(database, Seat)] == [None, "deputy", "greenhorn", "marshal"]


def test_a_program_is_told_which_fields_are_wrong(client: FlaskClient, database: Database) -> None:
    players = [person("Anna"), {"name": "Burt", "email": "no"}]
    answer = client.post("/games", json={"players": players, "turn_hours": 0})
    assert (answer.status_code, answer.json["error"]) == (422, "invalid")
    assert set(answer.json) == {"error", "message", "fields", "legal", "at"}
    assert set(answer.json["fields"]) == {"players.1.email", "turn_hours"}
    assert not rows_of(database, Game)


NO_OBJECT = (b"", b"{", b"[1]", b"7", b"\xff", b'{"a": NaN}', b"[" * 50_000, b'{"a": "\\ud800"}')


@pytest.mark.parametrize(("kind", "body"), [*(("application/json", body) for body in NO_OBJECT), ("text/xml", b"<a/>")])
def test_a_body_that_is_not_a_json_object_and_no_form(client: FlaskClient, kind: str, body: bytes) -> None:
    answer = client.post("/games", data=body, content_type=kind, headers=JSON)
    assert (answer.status_code, answer.json["error"]) == (400, "unreadable")


# --- from the lesson --------------------------------------------------------------------------------------------------


def test_the_end_of_the_lesson_begins_a_game_and_who_is_invited_is_led_to_it(client: FlaskClient, start: Start) -> None:
    page = client.get("/learn/end").text
    action, field, value = re.findall(r'action="(/games)"><input type="hidden" name="(\w+)" value="(\w+)"', page)[0]
    response = client.post(action, data={field: value})
    assert response.status_code == 303
    assert client.get(response.headers["Location"]).status_code == 200
    assert 'href="/learn"' in client.get(start("Anna", "Burt", confirmed=True).page(1, "invite")).text
