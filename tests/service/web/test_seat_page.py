"""The seat's page: what its owner, another player and a stranger see."""

from __future__ import annotations

from collections import Counter

import pytest
from flask.testing import FlaskClient

import engine
from service.web.turn.turn_form import value_of
from tests.service.harness import Harness, in_window, leave_the_rest, photo_held
from tests.service.web.conftest import JSON, People, text_of, values_of

KEYS_OF_THE_CONTRACT = {"game", "name", "status", "seat", "at", "to_act", "due", "view", "legal", "window"}


def test_the_owner_sees_hand_table_and_what_is_legal(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    page = client.get(people.page(turn))
    assert page.status_code == 200
    shown = text_of(page)
    assert "Your turn" in shown
    for code in harness.position().view(turn)["hands"][turn]:
        assert engine.CARDS[code].name in shown
    assert sorted(values_of(page, "move")) == sorted(harness.position().legal(turn))


def test_another_player_sees_whom_the_game_waits_for(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    other = (turn + 1) % 3
    page = client.get(people.page(other))
    assert f"Waiting for {harness.names[turn]}" in text_of(page)
    assert values_of(page, "move") == []
    assert 'name="move"' not in page.text


def test_a_stranger_sees_nothing(client: FlaskClient, people: People) -> None:
    token = people.page(0)
    turned = token[:-1] + ("A" if token[-1] != "A" else "B")
    for path in (turned, token[:-5], token + "A", "/p/x", "/p/" + "A" * 3000, "/p/%00", "/p/%F0%9F%92%8C"):
        page = client.get(path)
        assert page.status_code == 404
        assert client.get(path, headers=JSON).json["error"] == "forged"


def test_json_is_the_seats_object_and_only_its_own_secrets(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    for n in range(3):
        seen = client.get(people.page(n), headers=JSON).json
        assert set(seen) == KEYS_OF_THE_CONTRACT
        assert seen["seat"] == n
        assert seen["view"] == harness.object(n)["view"]
        hands = seen["view"]["hands"]
        assert [isinstance(hand, list) for hand in hands] == [seat == n for seat in range(3)]


@pytest.mark.slow
def test_every_legal_move_has_its_control_all_game_long(client: FlaskClient, harness: Harness, people: People) -> None:
    seen: set[str] = set()
    for _ in range(120):
        position = harness.position()
        if position.phase == "game_over":
            break
        for seat in position.to_act():
            page = client.get(people.page(seat))
            assert page.status_code == 200
            offered, legal = Counter(values_of(page, "move")), Counter(position.legal(seat))
            cards = Counter(
                {value_of(engine.Move.parse(move)) for move in legal}
            )  # the Outlaw of an ask is chosen on the next page
            assert cards <= offered, "each once"
            assert max(offered.values()) == 1
            assert position.phase == "play" or offered == legal
            seen |= {move.split()[0] for move in position.legal(seat)}
        harness.act()
    assert seen >= {"draw", "play", "discard", "pass", "photo", "choose"}


def test_a_player_reads_what_others_did_in_their_own_last_turn(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    assert harness.act_until(photo_held)
    turn, asked = harness.position().turn, harness.position().to_act()
    leave_the_rest(harness)
    for n in asked:
        harness.post(n, harness.position().legal(n)[-1])
    assert harness.position().turn != turn
    shown = text_of(client.get(people.page(turn))).partition("Your last turn")[2]
    for entry in harness.story(turn)[-len(asked) - 1 :]:
        assert " ".join(entry.lines) in shown
    assert " out of turn and added " in shown


def test_a_window_is_told_to_the_asked_and_their_answer_shown(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    assert harness.act_until(in_window)
    asked = harness.position().to_act()[0]
    bystander = client.get(f"/g/{harness.id}").text
    page = client.get(people.page(asked))
    assert "You are asked" in text_of(page)
    answer = client.post(people.page(asked) + "/moves", data={"move": "pass", "at": harness.game().at})
    assert answer.status_code == 303
    after = text_of(client.get(answer.headers["Location"]))
    assert "You answered: pass" in after
    assert "change" in after
    assert client.get(f"/g/{harness.id}").text == bystander


def test_who_holds_nothing_to_play_is_told_so_and_nobody_else(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    assert harness.act_until(lambda p: in_window(p) and any(len(p.legal(n)) == 1 for n in p.to_act()))
    position = harness.position()
    for n in range(3):
        shown = "You hold no card that you could play now" in text_of(client.get(people.page(n)))
        assert shown == (position.legal(n) == ["pass"])


def test_looking_changes_nothing(client: FlaskClient, harness: Harness, people: People) -> None:
    before, mails = harness.game().model_dump(), len(harness.mails())
    turn = harness.position().turn
    for path in (people.page(turn), people.page(turn, move="draw supply"), people.page(turn, "turn", 0, "draw supply")):
        page = client.get(path)
        head = client.head(path)
        assert head.status_code == page.status_code == 200
        assert head.data == b""
    assert harness.game().model_dump() == before
    assert len(harness.mails()) == mails


def test_a_link_that_names_a_move_asks_once(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    page = client.get(people.page(turn, "turn", 0, "draw supply"))
    assert page.text.count("<button") == 1
    assert 'name="move" value="draw supply"' in page.text
    assert 'name="at" value="0"' in page.text
    assert harness.game().at == 0


def test_a_named_move_that_is_not_possible_now_shows_what_is(
    client: FlaskClient, harness: Harness, people: People
) -> None:
    turn = harness.position().turn
    page = client.get(people.page(turn, move="discard WH"))
    assert "not possible now" in text_of(page)
    assert "draw supply" in values_of(page, "move")
    nonsense = client.get(people.page(turn, move="juggle"))
    assert "juggle" in text_of(nonsense)
    assert "draw supply" in values_of(nonsense, "move")
    stale = client.get(people.page(turn, move="draw supply") + "&at=7")
    assert "has changed" in text_of(stale)


def test_past_links_show_what_a_bystander_sees(client: FlaskClient, harness: Harness, people: People) -> None:
    turn = harness.position().turn
    old = people.page(turn, "turn", 0)
    while harness.position().turn == turn:
        harness.act()
    page = client.get(old)
    assert page.status_code == 200
    assert "Your hand" not in text_of(page)
    assert f'action="{old}/links"' in page.text
    assert client.get(old, headers=JSON).json == harness.object(None)


def test_names_from_strangers_are_escaped(client: FlaskClient, harness: Harness, people: People) -> None:
    page = client.get(people.page(0, move="<script>alert(1)</script>"))
    assert "<script>" not in page.text
    assert client.get(people.page(0) + "?notice=<b>&did=%3Cb%3E").status_code == 200
    assert client.get(people.page(0) + "?did=99999999999999999999").status_code == 200
    assert client.get(people.page(0) + "?notice=answered&did=²").status_code == 200  # a digit, and no number
