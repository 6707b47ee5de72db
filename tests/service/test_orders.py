"""Standing orders and premoves: what they do, whose moves they are, and who learns of it."""

from __future__ import annotations

import random
import re
from datetime import datetime

import pytest

import engine
from service import errors
from service.db.database import Database
from service.games import standing_orders
from service.models import Orders
from service.table import resigning
from tests.quick import few
from tests.rows import rows_of
from tests.service.harness import TWO_SETS, Harness, bold, holders, in_window, over, set_of

ASKED, WAYS = ("always", "never", "ask"), ("sealed", "quick", "orders")


def holder_of(position: engine.Position) -> int | None:
    """Return the seat to be asked that holds the Photo of the Outlaw that would be opened; None if there is none."""
    move = set_of(position)
    if move is None:
        return None
    opened = position.play(position.turn, move)
    return next(iter(holders(opened, opened.to_act())), None)


@pytest.fixture
def harness(database: Database, now: datetime) -> Harness:
    """A game in which the turn's player can lay a set of an Outlaw whose Photo an opponent holds."""
    harness = Harness(database, now, seed=TWO_SETS)
    assert harness.act_until(lambda position: holder_of(position) is not None)
    return harness


def go_on_to_a_set_that_nobody_can_photograph(harness: Harness) -> None:
    assert harness.act_until(lambda position: set_of(position) is not None and holder_of(position) is None)


def lay_the_set(harness: Harness) -> int:
    """Lay the set for the player whose turn it is; return their seat."""
    position = harness.position()
    harness.post(position.turn, str(set_of(position)))
    return position.turn


def a_discard(harness: Harness) -> str:
    """Return a discard that the active player can make after their set."""
    position = harness.position()
    move = set_of(position)
    hand = position.to_dict()["hands"][position.turn]
    return next(f"discard {card}" for card in hand if move is None or card != move.split()[1])


# --- standing orders --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["always", "never"])
def test_an_order_answers_sealed_as_its_player_would(harness: Harness, order: str) -> None:
    position = harness.position()
    holder, move = holder_of(position), str(set_of(position))
    assert holder is not None
    harness.do(standing_orders.give, holder, {"photo": order})
    other = next(n for n in range(3) if n not in (holder, position.turn))
    harness.post(position.turn, move)
    assert [mail.seat for mail in harness.mails("window") if mail.at == harness.game().at] == [other]
    card = f"photo {move.split()[1]}"
    assert harness.object(holder)["window"]["answered"] == (card if order == "always" else "pass")
    assert harness.object(other)["window"]["answered"] is None
    assert [len(harness.notes(n)) for n in range(3)] == [int(n == holder) for n in range(3)]
    assert {"always": "“play it at once”", "never": "“keep it, pass”"}[order] in harness.notes(holder)[0]
    harness.do(standing_orders.give, holder, {"photo": "ask"})
    assert harness.object(holder)["window"]["answered"] == (card if order == "always" else "pass"), "it stands"
    assert harness.post(holder, "pass").sealed, "it may be changed"


@pytest.mark.parametrize("way", WAYS)
def test_when_orders_answer_for_all_the_window_closes_at_once_without_a_mail(harness: Harness, way: str) -> None:
    harness.change(windows=way)
    position, before = harness.position(), harness.game()
    for n in range(3):
        harness.do(standing_orders.give, n, {"photo": "never"})
    mails = len(harness.mails())
    done = harness.post(position.turn, f"{set_of(position)}; {a_discard(harness)}")
    assert done.did == [str(set_of(position)), next(move for move in done.did if move.startswith("discard "))]
    assert done.stopped is None
    passes = [move for move in harness.moves()[before.at :] if move.move == "pass"]
    assert [(move.seat, move.mark) for move in passes] == [(n, None) for n in range(3) if n != position.turn]
    assert [(mail.kind, mail.seat) for mail in harness.mails()[mails:]] == [("turn", (position.turn + 1) % 3)]
    again = harness.post(position.turn, f"{set_of(position)}; {done.did[-1]}", at=before.at)
    assert (again.did, again.stopped) == (done.did, done.stopped)


def test_a_window_closed_by_orders_leaves_the_clock_alone(harness: Harness) -> None:
    harness.later(hours=3)
    for n in range(3):
        harness.do(standing_orders.give, n, {"photo": "always"})
    before = harness.game()
    lay_the_set(harness)
    after = harness.game()
    assert (after.due_at, after.remind_at, after.turn_left) == (before.due_at, before.remind_at, None)


def test_a_quick_game_asks_only_players_who_can_react(harness: Harness) -> None:
    harness.change(windows="quick")
    holder, turn = holder_of(harness.position()), lay_the_set(harness)
    assert [mail.seat for mail in harness.mails("window") if mail.at == harness.game().at] == [holder]
    asked = [n for n in range(3) if n != turn]
    assert harness.object(None)["to_act"] == harness.object(None)["view"]["pending"]["waiting"] == asked, "not who"
    assert holder is not None
    assert not harness.post(holder, "pass").sealed


def test_a_quick_game_goes_on_if_nobody_can_react(harness: Harness) -> None:
    go_on_to_a_set_that_nobody_can_photograph(harness)
    harness.change(windows="quick")
    before = len(harness.mails())
    turn = lay_the_set(harness)
    assert harness.game().window_at is None
    assert harness.mails()[before:] == []
    assert harness.position().to_act() == [turn]


def test_where_nobody_is_asked_ask_counts_as_never(harness: Harness) -> None:
    harness.change(windows="orders")
    at = harness.game().at
    lay_the_set(harness)
    assert harness.game().window_at is None
    assert [move.move for move in harness.moves()[at + 1 :]] == ["pass", "pass"]


NOT_HELD, NOT_ORDERED = "you did not hold the Photo, so you passed.", "“play it at once”, so you passed."


@pytest.mark.parametrize(
    ("way", "order", "holds", "sentence"),
    [
        ("sealed", "always", True, "{} was opened, and by your order “play it at once” your Photo was played."),
        ("sealed", "always", False, "{} was opened. Your order is “play it at once”, but " + NOT_HELD),
        ("quick", "never", True, "{} was opened, and by your order “keep it, pass” you passed."),
        ("orders", "ask", True, "{} was opened. Nobody is asked in this game, and you had not ordered " + NOT_ORDERED),
        ("quick", "ask", False, "{} was opened. Only players who can react are asked in this game, and " + NOT_HELD),
    ],
)
def test_a_note_says_what_decided_about_a_photo(
    harness: Harness, way: str, order: str, holds: bool, sentence: str
) -> None:
    if not holds:
        go_on_to_a_set_that_nobody_can_photograph(harness)
    harness.change(windows=way)
    position, move = harness.position(), str(set_of(harness.position()))
    reader = holder_of(position) if holds else (position.turn + 1) % 3
    harness.do(standing_orders.give, reader, {"photo": order})
    harness.post(position.turn, move)
    assert harness.notes(reader) == [sentence.format(engine.CARDS[move.split()[1]].name)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "order", "sentence"),
    [
        ("sealed", "always", r"A Hideout was put on your [\w ]+(, and by| is|\. Your) .*“play it at once”.*\."),
        ("quick", "never", r"A Hideout was put on your [\w ]+, and by your order “keep it, pass” you passed\."),
        ("orders", "ask", r"A Hideout was put on your [\w ]+\. Nobody is asked in this game, .*, so you passed\."),
    ],
)
def test_a_note_says_what_decided_about_a_hideout(
    database: Database, now: datetime, way: str, order: str, sentence: str
) -> None:
    harness = Harness(database, now)
    harness.change(windows=way)
    for n in range(3):
        harness.do(standing_orders.give, n, {"photo": "never", "wyatt": order})
    harness.act(bold, times=150)
    found = [line for n in range(3) for line in harness.notes(n) if "Hideout" in line]
    assert found
    assert all(re.fullmatch(sentence, line) for line in found), found


def test_an_order_draws_when_the_turn_begins(harness: Harness) -> None:
    turn = harness.position().turn
    follower = (turn + 1) % 3
    harness.do(standing_orders.give, follower, {"draw": "supply"})
    hand = harness.position().to_dict()["hands"][turn]
    harness.post(turn, f"discard {hand[0]}")
    drawn = harness.moves()[-1]
    assert (drawn.seat, drawn.move, drawn.mark) == (follower, "draw supply", None)
    assert drawn.made_at == harness.now
    assert [mail.seat for mail in harness.mails("turn")][-1] == follower
    assert harness.position().phase == "play"
    assert any("drew" in line for line in harness.notes(follower))


@pytest.mark.slow
def test_orders_are_for_those_who_have_accepted_while_the_game_lasts(database: Database, now: datetime) -> None:
    harness = Harness(database, now, players=2, seed=9)
    harness.act_until(over)
    with pytest.raises(errors.Over):
        harness.do(standing_orders.give, 0, {"photo": "never"})


# --- premoves ---------------------------------------------------------------------------------------------------------


def close(harness: Harness, play: bool) -> None:
    """Answer for all asked seats: a card is played if `play`."""
    position = harness.position()
    for n in position.to_act():
        card = next((move for move in position.legal(n) if move != "pass"), "pass")
        harness.post(n, card if play else "pass")


@pytest.mark.parametrize("typed", [True, False])
@pytest.mark.parametrize(("if_reacted", "reacts"), [("go on", True), ("go on", False), ("ask", True), ("ask", False)])
def test_premoves_are_played_when_the_window_closes(
    harness: Harness, typed: bool, if_reacted: str, reacts: bool
) -> None:
    turn, rest = harness.position().turn, a_discard(harness)
    harness.do(standing_orders.give, turn, {"if_reacted": if_reacted})
    move = str(set_of(harness.position()))
    done = harness.post(turn, f"{move}; {rest}" if typed else move)
    waits = f"The others are asked first. When they have answered, this is played: “{rest}”."
    assert done.stopped == (waits if typed else None)
    if not typed:
        harness.do(standing_orders.give, turn, {"rest": rest})
    mails = len(harness.mails())
    close(harness, play=reacts)
    played = (turn, rest) in [(one.seat, one.move) for one in harness.moves()]
    asked_again = if_reacted == "ask" and reacts
    assert played != asked_again
    mailed = [(mail.kind, mail.seat) for mail in harness.mails()[mails:]]
    assert mailed == [("turn", turn if asked_again else (turn + 1) % 3)]
    asks = "Somebody played a card in between. You chose to be asked then, so the rest of your turn was not played: "
    assert harness.notes(turn)[-1] == (
        f"{asks}“{rest}”." if asked_again else f"The rest of your turn was played as you had given it: “{rest}”."
    )
    with harness.log() as log:
        assert standing_orders.of(log, turn).rest is None


def test_premoves_stop_at_an_illegal_move_with_the_reason(harness: Harness) -> None:
    discard, turn = a_discard(harness), lay_the_set(harness)
    harness.do(standing_orders.give, turn, {"rest": f"wyatt clear; {discard}"})
    close(harness, play=False)
    assert harness.position().to_act() == [turn], "nothing is played after a failed move"
    assert harness.mails("turn")[-1].seat == turn
    assert harness.notes(turn)[-1] == (
        f"The rest of your turn, “wyatt clear; {discard}”, stopped at a move that could not be played: "
        "“wyatt clear” is not legal now."
    )


def test_premoves_are_not_played_after_a_resignation(harness: Harness) -> None:
    discard, turn = a_discard(harness), lay_the_set(harness)
    harness.do(standing_orders.give, turn, {"rest": discard})
    harness.do(resigning.resign, turn)
    while in_window(harness.position()):  # the robot lays a second set
        close(harness, play=False)
    assert harness.notes(turn) == [
        f"Your turn had ended by then, so the rest of it was not played: “{discard}”.",
    ]
    assert {move.mark for move in harness.moves() if move.seat == turn and move.move.startswith("discard")} == {"robot"}


def test_premoves_can_be_changed_and_withdrawn(harness: Harness) -> None:
    discard, turn = a_discard(harness), lay_the_set(harness)
    harness.do(standing_orders.give, turn, {"rest": discard})
    harness.do(standing_orders.give, turn, {"rest": None})
    close(harness, play=False)
    assert harness.position().to_act() == [turn]
    assert harness.notes(turn) == []


def test_premoves_are_accepted_only_in_a_window_of_the_players_turn(harness: Harness) -> None:
    turn = harness.position().turn
    with pytest.raises(errors.OutOfTurn):
        harness.do(standing_orders.give, turn, {"rest": "discard WH"})
    lay_the_set(harness)
    for n in harness.position().to_act():
        with pytest.raises(errors.OutOfTurn):
            harness.do(standing_orders.give, n, {"rest": "discard WH"})


# --- random games -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", few(range(3), 1))
def test_random_orders_and_premoves_keep_the_game_consistent(
    database: Database, now: datetime, way: str, seed: int
) -> None:
    """Also with missed deadlines and robots."""
    chance, players = random.Random(seed), (3, 2, 4)[seed]
    people = {n for n in range(players) if seed or n != 2}
    harness = Harness(database, now, players, seed=4000 + seed, robots=set(range(players)) - people)
    harness.change(windows=way)
    given = {n: {"photo": chance.choice(ASKED), "wyatt": chance.choice(ASKED)} for n in people}
    for n in people:
        rest = {"draw": chance.choice(("ask", "supply")), "if_reacted": chance.choice(standing_orders.IF_REACTED)}
        harness.do(standing_orders.give, n, given[n] | rest)
    for _ in range(80):
        if harness.game().status != "playing":
            break
        if chance.random() < 0.1:
            harness.later(hours=chance.choice([1, 7, 30, 50]))
            harness.sweep()
        else:
            random_post(harness, chance)
            harness.later(minutes=chance.randrange(60))
        check(harness, people)
    assert harness.act_until(over)
    check(harness, people)
    asked = set() if way == "orders" else {n for n in people if "ask" in given[n].values()}
    mailed = {mail.seat for mail in harness.mails("window")}
    assert mailed <= asked
    assert way == "quick" or mailed == asked, "in a quick window only those who can react are asked"
    assert engine.verify(engine.Record.from_dict(harness.record())) == []


def random_post(harness: Harness, chance: random.Random) -> None:
    """Post a move or a line for an awaited player, perhaps after premoves of the active player."""
    position = harness.position()
    answered = {answer.seat for answer in harness.answers() if answer.at == harness.game().at}
    if in_window(position) and chance.random() < 0.5:
        hand = position.to_dict()["hands"][position.turn]
        harness.do(standing_orders.give, position.turn, {"rest": f"discard {chance.choice(hand)}; draw supply"})
    seat = next(n for n in position.to_act() if n not in answered)
    move = bold(position.seen_by(seat)).text if chance.random() < 0.8 else chance.choice(position.legal(seat))
    line = f"{move}; discard {chance.choice(engine.KINDS)}" if chance.random() < 0.4 else move
    harness.post(seat, move if in_window(position) else line)


def check(harness: Harness, people: set[int]) -> None:
    """The cache agrees with the log; a window is open only while a player is asked; premoves wait only in a window."""
    game, position = harness.game(), harness.position()
    with harness.log() as log:
        assert log.position_at(game.at).to_dict() == game.position
        assert [move.n for move in log.moves] == list(range(1, game.at + 1))
    assert game.turn_at <= game.at
    assert game.window_at in (None, game.at)
    assert position.phase != "hand_over"
    assert (game.status == "playing") == (position.phase != "game_over") == (game.due_at is not None)
    left = [one.seat for one in rows_of(harness.database, Orders, Orders.game_id == harness.id) if one.rest]
    if game.due_at is None:
        return
    assert not people.isdisjoint(position.to_act()), "a person is to decide"
    assert game.due_at >= harness.now
    assert game.remind_at is None or harness.now < game.remind_at < game.due_at
    assert in_window(position) == (game.window_at is not None)
    if not in_window(position):
        assert left == []
        return
    assert game.windows != "orders"
    assert left in ([], [position.turn])
    unanswered = set(position.to_act()) - {answer.seat for answer in harness.answers() if answer.at == game.at}
    mailed = {mail.seat for mail in harness.mails("window") if mail.at == game.at}
    assert unanswered
    assert unanswered <= mailed
    if game.windows == "quick":
        assert mailed <= set(holders(position, position.to_act()))
