"""POST /p/<token>/moves and /links: the statuses of docs/design.md#contract; moves in the language of the page."""

from __future__ import annotations

import pytest

from service.gamelog.log import GameLog
from service.gamelog.story import TurnPart, story, turn_parts
from service.languages.spoken import Spoken, languages
from service.models import Game, Player
from service.web.turn.move_section import EXAMPLE
from service.web.turn.order_form import EXAMPLE_OF_REST, read_orders
from tests.rows import alter
from tests.service.harness import in_window
from tests.service.web.conftest import JSON, Table, text_of, values_of
from tests.tracing import calls_of, documented, documented_path, first_missing, modules_of

MOST_MODULES = 28  # as measured: a longer path needs a reason


def test_a_move_as_json(table: Table) -> None:
    turn = table.position().turn
    answer = table.send(turn, "/moves", {"move": "Draw Supply.", "at": 0})
    assert answer.status_code == 200
    assert (answer.json["at"], answer.json["seat"]) == (1, turn)
    assert answer.json["did"]
    assert "stopped" not in answer.json
    assert {key: answer.json[key] for key in table.object(turn)} == table.object(turn)


def test_a_move_as_a_form_says_what_was_done(table: Table) -> None:
    page = table.follow(table.press(table.position().turn, "/moves", {"move": "draw supply", "at": "0"}))
    assert "You drew two cards from the supply" in text_of(page)
    assert "Set-Cookie" not in page.headers


def test_a_draw_enters_the_documented_modules_and_no_others(table: Table) -> None:
    """docs/change-it.md names them, and the functions of the path of a move in their order."""
    languages()  # read once in a process
    page = table.page(table.position().turn)
    calls = calls_of(lambda: table.client.post(page + "/moves", json={"move": "draw supply", "at": 0}))
    assert table.game().at == 1
    assert modules_of(calls) == documented("A draw posted as JSON enters")
    assert len(modules_of(calls)) <= MOST_MODULES
    *path, _mail = documented_path()
    assert len(path) >= 6
    assert first_missing(path, calls) is None, "the functions of the page's path are called in its order"


def test_a_post_twice_is_one_move(table: Table) -> None:
    moves = table.page(table.position().turn, "turn", 0) + "/moves"
    first = table.client.post(moves, json={"move": "draw supply", "at": 0})
    discard = next(move for move in first.json["legal"] if move.startswith("discard"))
    last = table.client.post(moves, json={"move": discard, "at": 1})
    assert (first.status_code, last.status_code) == (200, 200)
    for move, at, answer in (("draw supply", 0, first), (discard, 1, last)):
        again = table.client.post(moves, json={"move": move, "at": at})
        assert (again.status_code, again.json["did"]) == (200, answer.json["did"])
    assert table.game().at == 2


def test_another_move_for_an_old_at_is_stale_and_one_out_of_turn_says_so(table: Table) -> None:
    turn = table.position().turn
    table.post(turn, "draw supply")
    answer = table.send(turn, "/moves", {"move": "draw discard", "at": 0})
    assert (answer.status_code, answer.json["error"], answer.json["at"]) == (409, "stale", 1)
    assert sorted(answer.json["legal"]) == sorted(table.position().legal(turn))
    page = table.press(turn, "/moves", {"move": "draw discard", "at": 0})
    assert page.status_code == 409
    assert values_of(page, "move")
    answer = table.send((table.position().turn + 1) % 3, "/moves", {"move": "draw supply", "at": 1})
    assert (answer.status_code, answer.json["error"]) == (409, "out_of_turn")


@pytest.mark.parametrize(
    ("line", "kind"), [("juggle", "unreadable"), ("", "unreadable"), ("; ;", "unreadable"), ("discard WH", "illegal")]
)
def test_lines_that_do_not_play(table: Table, line: str, kind: str) -> None:
    turn = table.position().turn
    answer = table.send(turn, "/moves", {"move": line, "at": 0})
    assert (answer.status_code, answer.json["error"], answer.json["at"]) == (422, kind, 0)
    assert sorted(answer.json["legal"]) == sorted(table.position().legal(turn))
    page = table.press(turn, "/moves", {"move": line, "at": 0})
    assert page.status_code == 422
    assert f'value="{line}"' in page.text
    assert 'role="alert"' in page.text
    assert table.game().at == 0


def test_a_line_that_stops_says_why(table: Table) -> None:
    turn, body = table.position().turn, {"move": "draw supply; draw supply", "at": 0}
    answer = table.send(turn, "/moves", body)
    assert answer.status_code == 200
    assert answer.json["stopped"]
    assert "Not all of it was played" in table.text_after(table.press(turn, "/moves", body))


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"move": "pass"},
        {"at": 0},
        {"move": 1, "at": 0},
        *({"move": "pass", "at": at} for at in ("soon", None, True, 0.5)),
        {"move": ["pass"], "at": 0},
    ],
    ids=repr,
)
def test_bodies_that_cannot_be_read(table: Table, body: dict[str, object]) -> None:
    answer = table.send(0, "/moves", body)
    assert (answer.status_code, answer.json["error"]) == (400, "unreadable")


def test_forged_comes_before_everything(table: Table) -> None:
    broken = {"data": b"{", "content_type": "application/json"}
    for path in ("/p/forged/moves", "/p/forged"):
        assert table.client.post(path, **broken).status_code == 404  # type: ignore[arg-type] # of several types
    assert table.client.post(f"{table.page(0)}/moves", **broken).status_code == 400  # type: ignore[arg-type]
    assert table.client.post("/p/forged/links").status_code == 404
    unknown = table.client.get("/p/forged", headers=JSON)
    assert (unknown.status_code, unknown.json["error"]) == (404, "forged")


def test_sealed_answers_and_the_window(table: Table) -> None:
    assert table.act_until(in_window)
    asked, at = table.position().to_act(), table.game().at
    links = [f"{table.page(n, 'window', at)}/moves" for n in asked]
    move = {"move": "pass", "at": at}
    for _ in range(2):
        sealed = table.client.post(links[0], json=move)
        assert (sealed.status_code, sealed.json["sealed"], sealed.json["window"]["answered"]) == (202, True, "pass")
    assert table.json(asked[1])["window"]["answered"] is None
    assert table.client.post(links[1], json=move).status_code == 200, "it closes"
    assert table.send(asked[0], "/moves", move).status_code == 200


def test_a_game_that_is_over(over: Table) -> None:
    for path, status, kind in ((over.page(0), 409, "over"), (over.page(0, "turn", 0), 410, "past")):
        answer = over.client.post(path + "/moves", json={"move": "draw supply", "at": over.game().at})
        assert (answer.status_code, answer.json["error"]) == (status, kind)
    assert over.send(0, "/orders", {"photo": "never"}).status_code == 409


def test_a_fresh_link_revokes_the_old_ones(table: Table) -> None:
    old, turn = table.page(0), table.page(0, "turn", 0)
    assert "A new link is on its way" in table.text_after(table.press(0, "/links"))
    assert [(mail.kind, mail.seat) for mail in table.mails("links")] == [("links", 0)]
    for path in (old, turn):
        assert "Your hand" not in text_of(table.client.get(path))
        assert table.client.post(path + "/moves", json={"move": "draw supply", "at": 0}).status_code == 410
    assert "Your hand" in table.text(0)


def test_beside_what_a_post_did_stands_what_the_others_did_until_it_is_the_player_s_turn_again(table: Table) -> None:
    alone = table.beside(seed=2, robots=(1, 2))
    alone.act_until(lambda position: position.turn == 0 and position.phase == "play")
    at = alone.game().at
    alone.press(0, "/orders", {"photo": "always", "wyatt": "always"})  # nobody is asked out of turn
    discard = next(move for move in alone.position().legal(0) if move.startswith("discard"))
    answer = alone.press(0, "/moves", {"move": discard, "at": at})
    done = alone.text_after(answer).partition("After that")
    assert alone.position().turn == 0
    assert "Done" in done[0]
    others = [part.line for part in lines_after(alone, at + 1)]
    assert [line.partition(" ")[0] for line in others] == ["Burt", "Curt"]
    assert done[2].strip().startswith(" ".join(others))
    assert "After that" not in alone.text(0), "a reload without the result of the post"


def lines_after(table: Table, at: int) -> list[TurnPart]:
    with table.database.reading() as session:
        log = GameLog(session, session.get_one(Game, table.id))
        return list(turn_parts(log, story(log, 0, at, log.game.at), 0))


# --- in the language of the page --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "draw", "line", "why"),
    [
        ("de", "ich ziehe vom Nachziehstapel", "wirf Quatsch ab", "„Quatsch“ in „wirf Quatsch ab“ ist nicht zu verst"),
        ("nl", "ik pak van de stapel", "gooi onzin weg", "“onzin” in “gooi onzin weg” is niet te begrijpen"),
    ],
)
def test_moves_and_refusals_are_in_the_players_language(
    table: Table, code: str, draw: str, line: str, why: str
) -> None:
    turn = table.position().turn
    alter(table.database, Player, table.seat(turn).player_id, language=code)
    refused = table.press(turn, "/moves", {"move": line, "at": 0})
    assert (refused.status_code, why in refused.text) == (422, True)
    assert table.press(turn, "/moves", {"move": draw, "at": 0}).status_code == 303
    assert table.game().at == 1


def test_a_page_in_another_language_reads_moves_in_that(table: Table) -> None:
    """A player looks at it in another language before they choose that: its examples are what they may type."""
    turn, posted = table.position().turn, {"move": "ik pak van de stapel", "at": 0}
    assert table.press(turn, "/moves", posted).status_code == 422
    assert table.send(turn, "/review?lang=nl", posted).status_code == 200
    assert table.press(turn, "/moves?lang=nl", posted).status_code == 303
    assert table.press(turn, "/moves?lang=nl", posted).status_code == 303, "the same again"
    assert table.game().at == 1


@pytest.mark.parametrize("language", languages().values())
def test_the_examples_of_the_page_can_be_ordered(language: Spoken) -> None:
    for example, moves in ((EXAMPLE, "play JJ 3; bank > JJ; discard WH"), (EXAMPLE_OF_REST, "bank > JJ; discard WH")):
        body = {"rest": str(language.say(example))}
        assert read_orders(body, ("Anna", "Burt"), language) == {"rest": moves}
