"""Submitting moves: once, in order, by the awaited player, with all consequences in the same commit."""

from __future__ import annotations

from datetime import datetime
from itertools import product

import pytest
from sqlmodel import select

import engine
from service import errors
from service.db.database import Database
from service.games.submit import play, submit
from service.games.transaction import GameTransaction
from service.links import LinkContent
from service.models import Submission
from tests.databases import both
from tests.rows import commit, rows
from tests.service.harness import Harness, over

pytestmark = both  # these run on both databases


def first_turn(harness: Harness) -> int:
    return harness.position().turn


def test_a_move_is_appended_and_its_result_returned(harness: Harness) -> None:
    anna = first_turn(harness)
    done = harness.post(anna, "draw supply")
    assert [(move.n, move.seat, move.move, move.mark) for move in harness.moves()] == [(1, anna, "draw supply", None)]
    assert harness.game().at == 1
    assert done.did
    assert not done.sealed
    assert done.stopped is None


def test_what_a_past_link_repeats_is_told_to_its_player(harness: Harness, database: Database, now: datetime) -> None:
    anna = first_turn(harness)
    harness.pass_turn()
    drawn_and_discarded = "; ".join(move.move for move in harness.moves())
    link = LinkContent("turn", harness.id, anna, 0, 0)
    repeated = commit(database, submit, link, drawn_and_discarded, 0, now).done
    assert [line.split()[0] for line in repeated.told] == ["You", "You"]
    assert repeated.told[0] == "You drew two cards from the supply.", "and not which: the mail may have been forwarded"
    assert repeated.after is None


def test_a_line_of_several_moves_is_one_post(harness: Harness) -> None:
    turn = first_turn(harness)
    drawn = harness.position().play(turn, "draw supply")
    discard = next(move for move in drawn.legal(turn) if move.startswith("discard"))
    done = harness.post(turn, f"Draw supply; {discard}")
    assert [move.move for move in harness.moves()] == ["draw supply", discard]
    assert len(done.did) >= 2
    assert harness.position().turn != turn


def test_a_line_stops_at_the_first_move_that_cannot_be_played_and_says_why(harness: Harness) -> None:
    turn = first_turn(harness)
    done = harness.post(turn, "draw supply; pass; draw supply")
    assert [move.move for move in harness.moves()] == ["draw supply"]
    assert done.stopped
    assert harness.post(turn, "draw supply; pass; draw supply", at=0) == done


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        ("frobnicate", engine.Unreadable),
        ("draw supply; frobnicate", engine.Unreadable),
        ("", engine.Unreadable),
        ("pass", engine.IllegalMove),
        ("play JJ 7; draw supply", engine.IllegalMove),
    ],
)
def test_a_line_whose_start_is_refused_leaves_nothing(
    harness: Harness, database: Database, words: str, refusal: type[engine.Refusal]
) -> None:
    before = harness.game().model_dump()
    with pytest.raises(refusal):
        harness.post(first_turn(harness), words)
    assert harness.game().model_dump() == before
    assert harness.moves() == []
    assert rows(database, select(Submission)) == []


@pytest.mark.slow
def test_a_repeated_post_gets_the_same_result_long_after_the_turn(database: Database, now: datetime) -> None:
    """Also for a line after which robots played on and hands ended, which is not part of the post's result."""
    harness = Harness(database, now, robots={1, 2}, seed=3)
    posts = []
    for _ in range(20):
        at, line = harness.game().at, engine.cautious(harness.position().seen_by(0)).text
        posts.append((at, line, harness.post(0, line)))
    last = harness.game().at
    for at, line, done in posts:
        assert harness.post(0, f"  {line.upper()}. ", at=at) == done
    assert harness.game().at == last


def test_another_post_for_an_old_table_is_refused_with_what_has_changed(harness: Harness) -> None:
    turn = first_turn(harness)
    done = harness.post(turn, "draw supply", at=0)
    with pytest.raises(errors.Stale) as refused:
        harness.post(turn, "draw discard", at=0)
    assert done.told[0] in refused.value.message
    with pytest.raises(errors.Stale) as refused:
        harness.post((turn + 1) % 3, "draw discard", at=0)
    assert done.told[0] not in refused.value.message, "other players do not learn which cards were drawn"


@pytest.mark.parametrize("at", [-1, 7, 2**70])
def test_a_post_for_a_table_that_never_existed_is_stale(harness: Harness, at: int) -> None:
    with pytest.raises(errors.Stale):
        harness.post(first_turn(harness), "draw supply", at=at)


def test_a_refusal_out_of_turn_names_the_players_awaited(harness: Harness) -> None:
    turn = first_turn(harness)
    for other, words in product({0, 1, 2} - {turn}, ("draw supply", "frobnicate")):
        with pytest.raises(errors.OutOfTurn, match=harness.names[turn]):
            harness.post(other, words)


def test_a_game_that_does_not_exist_is_forged(database: Database, now: datetime) -> None:
    with database.writing() as session, pytest.raises(errors.Forged):
        play(GameTransaction.lock(session, "no such game", now, 0), 0, "draw supply", 0)


@pytest.mark.parametrize("status", ["proposed", "inviting", "paused", "stopped"])
def test_a_game_that_is_not_being_played_takes_no_move(harness: Harness, status: str) -> None:
    harness.change(status=status)
    with pytest.raises(errors.Over):
        harness.post(first_turn(harness), "draw supply")


@pytest.mark.slow
def test_a_finished_game_says_who_has_won(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=2)
    assert harness.act_until(over)
    winner, last = harness.position().winner, harness.moves()[-1]
    assert winner is not None
    with pytest.raises(errors.Over, match=harness.names[winner]):
        harness.post(winner, "draw supply")
    again = harness.post(last.seat, last.move, at=last.n - 1)
    assert again.did, "the post that ended the game still shows what it did"
    game = harness.game()
    assert (game.due_at, game.remind_at, game.turn_left, game.window_at) == (None, None, None, None)
    assert game.ended_at == harness.now


def test_robots_play_at_once_and_are_marked(database: Database, now: datetime) -> None:
    harness = Harness(database, now, robots={1, 2})
    assert harness.position().to_act() == [0]
    for _ in range(15):
        harness.act()
        assert 0 in harness.position().to_act(), "only the person is awaited, except in a window that asks them too"
    moves = harness.moves()
    assert {move.mark for move in moves if move.seat == 0} == {None}
    reactions = ("pass", "photo")
    assert {move.mark for move in moves if move.seat != 0 and not move.move.startswith(reactions)} == {"robot"}
    assert {mail.seat for mail in harness.mails()} == {0}


@pytest.mark.slow
def test_the_next_hand_is_dealt_in_the_commit_that_ended_the_last(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=2, seed=2)
    assert harness.act_until(lambda position: position.hand_no == 2)
    last = harness.moves()[-1]
    assert last.n == harness.game().at
    told = [mail for mail in harness.mails("hand") if mail.at == last.n]
    assert len(told) == (1 if last.mark is None else 2), "nobody is mailed about their own post"
    assert last.seat not in {mail.seat for mail in harness.mails("hand")}


@pytest.mark.slow
def test_every_new_turn_of_a_person_is_mailed_once(harness: Harness) -> None:
    turns = [(0, first_turn(harness))]
    for _ in range(60):
        harness.act()
        position, game = harness.position(), harness.game()
        if position.phase == "draw":
            turns.append((game.at, position.turn))
        assert game.turn_at == turns[-1][0], "a turn's link is valid for the whole turn"
    mailed = [turns[0], *((mail.at, mail.seat) for mail in harness.mails("turn"))]  # the first by the start mail
    assert set(turns) <= set(mailed)
    assert len(mailed) == len(set(mailed))
