"""Standing orders and premoves: what they do, whose moves they are, and who learns of it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from datetime import datetime

import pytest
from sqlmodel import select

import engine
from service import errors
from service.db.database import Database
from service.gamelog.log import GameLog
from service.games import standing_orders
from service.games import standing_orders as orders
from service.games.standing_orders import Changes
from service.games.transaction import GameTransaction
from service.models import Game, Orders
from service.table import leaving
from tests.quick import first_quick
from tests.service.sitting import Sitting, bold, holders, in_window, over

ASKED, WAYS = ("always", "never", "ask"), ("sealed", "quick", "orders")


def give_orders(sitting: Sitting, n: int, changes: Changes) -> None:
    """Post orders of a player."""
    with sitting.database.writing() as session:
        standing_orders.give(GameTransaction.lock(session, sitting.id, sitting.now, n), n, changes)


def notes_of(sitting: Sitting, n: int) -> list[str]:
    with sitting.database.reading() as session:
        return [note.line for note in GameLog.of(session, sitting.id).notes if note.seat == n]


def set_windows(sitting: Sitting, way: str) -> None:
    with sitting.database.writing() as session:
        session.get_one(Game, sitting.id).windows = way


def before_a_set(position: engine.Position) -> bool:
    return set_of(position) is not None


def set_of(position: engine.Position) -> str | None:
    """Return the cautious policy's move if it is a set that opens its Outlaw, else None."""
    if position.phase != "play":
        return None
    move = engine.cautious(position.seen_by(position.turn)).text
    return move if move.startswith("play ") and in_window(position.play(position.turn, move)) else None


def holds_it(position: engine.Position) -> int | None:
    """Return the asked seat that holds the Photo of the Outlaw that would be opened; None if there is none."""
    move = set_of(position)
    if move is None:
        return None
    opened = position.play(position.turn, move)
    found = holders(opened, opened.to_act())
    return found[0] if found else None


Playing = Callable[..., Sitting]


@pytest.fixture
def playing(database: Database, now: datetime) -> Playing:
    """A function that plays a game to a position of the kind wanted, trying one seed after the other."""

    def play_to(there: Callable[[engine.Position], bool], players: int = 3, way: str = "sealed") -> Sitting:
        for seed in range(3000, 3200):
            sitting = Sitting(database, now, players, seed=seed)
            if sitting.act_until(lambda position: there(position) or position.hand_no > 2) and there(
                sitting.position()
            ):
                set_windows(sitting, way)
                return sitting
        raise AssertionError("no such moment in two hundred games")

    return play_to


def a_discard(sitting: Sitting) -> str:
    """Return a discard that the active player can make after their set."""
    position = sitting.position()
    move = set_of(position)
    hand = position.to_dict()["hands"][position.turn]
    return next(f"discard {card}" for card in hand if move is None or card != move.split()[1])


# --- standing orders --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["always", "never"])
def test_an_order_answers_sealed_as_its_player_would(playing: Playing, order: str) -> None:
    sitting = playing(lambda position: holds_it(position) is not None)
    position = sitting.position()
    holder, move = holds_it(position), str(set_of(position))
    assert holder is not None
    give_orders(sitting, holder, {"photo": order})
    other = next(n for n in range(3) if n not in (holder, position.turn))
    sitting.post(position.turn, move)
    assert [mail.seat for mail in sitting.mails("window") if mail.at == sitting.game().at] == [other]
    card = f"photo {move.split()[1]}"
    assert sitting.object(holder)["window"]["answered"] == (card if order == "always" else "pass")
    assert sitting.object(other)["window"]["answered"] is None
    assert [len(notes_of(sitting, n)) for n in range(3)] == [int(n == holder) for n in range(3)]
    assert {"always": "“play it at once”", "never": "“keep it, pass”"}[order] in notes_of(sitting, holder)[0]
    give_orders(sitting, holder, {"photo": "ask"})
    assert sitting.object(holder)["window"]["answered"] == (card if order == "always" else "pass"), "it stands"
    assert sitting.post(holder, "pass").sealed, "it may be changed"


@pytest.mark.parametrize("way", WAYS)
def test_when_orders_answer_for_all_the_window_closes_at_once_without_a_mail(playing: Playing, way: str) -> None:
    sitting = playing(before_a_set, way=way)
    position, before = sitting.position(), sitting.game()
    for n in range(3):
        give_orders(sitting, n, {"photo": "never"})
    mails = len(sitting.mails())
    done = sitting.post(position.turn, f"{set_of(position)}; {a_discard(sitting)}")
    assert done.did == [str(set_of(position)), a_discard_of(done.did)]
    assert done.stopped is None
    passes = [move for move in sitting.moves()[before.at :] if move.move == "pass"]
    assert [(move.seat, move.mark) for move in passes] == [(n, None) for n in range(3) if n != position.turn]
    assert [(mail.kind, mail.seat) for mail in sitting.mails()[mails:]] == [("turn", (position.turn + 1) % 3)]
    again = sitting.post(position.turn, f"{set_of(position)}; {done.did[-1]}", at=before.at)
    assert (again.did, again.stopped) == (done.did, done.stopped)


def a_discard_of(did: list[str]) -> str:
    return next(move for move in did if move.startswith("discard "))


def test_a_window_closed_by_orders_leaves_the_clock_alone(playing: Playing) -> None:
    sitting = playing(before_a_set)
    sitting.later(hours=3)
    for n in range(3):
        give_orders(sitting, n, {"photo": "always"})
    before = sitting.game()
    sitting.post(before.position["turn"] if before.position else 0, str(set_of(sitting.position())))
    after = sitting.game()
    assert (after.due_at, after.remind_at, after.turn_left) == (before.due_at, before.remind_at, None)


def test_a_quick_game_asks_only_players_who_can_react(playing: Playing) -> None:
    sitting = playing(lambda position: holds_it(position) is not None, way="quick")
    position = sitting.position()
    holder = holds_it(position)
    sitting.post(position.turn, str(set_of(position)))
    game = sitting.game()
    assert [mail.seat for mail in sitting.mails("window") if mail.at == game.at] == [holder]
    asked = [n for n in range(3) if n != position.turn]
    assert sitting.object(None)["to_act"] == sitting.object(None)["view"]["pending"]["waiting"] == asked, "not who"
    assert holder is not None
    assert not sitting.post(holder, "pass").sealed


def test_a_quick_game_goes_on_if_nobody_can_react(playing: Playing) -> None:
    sitting = playing(lambda position: before_a_set(position) and holds_it(position) is None, way="quick")
    before = len(sitting.mails())
    turn = sitting.position().turn
    sitting.post(turn, str(set_of(sitting.position())))
    assert sitting.game().window_at is None
    assert sitting.mails()[before:] == []
    assert sitting.position().to_act() == [turn]


def test_where_nobody_is_asked_ask_counts_as_never(playing: Playing) -> None:
    sitting = playing(lambda position: holds_it(position) is not None, way="orders")
    at = sitting.game().at
    sitting.post(sitting.position().turn, str(set_of(sitting.position())))
    assert sitting.game().window_at is None
    assert [move.move for move in sitting.moves()[at + 1 :]] == ["pass", "pass"]


@pytest.mark.parametrize(
    ("way", "order", "holds", "sentence"),
    [
        ("sealed", "always", True, "{} was opened, and by your order “play it at once” your Photo was played."),
        (
            "sealed",
            "always",
            False,
            "{} was opened. Your order is “play it at once”, but you did not hold the Photo, so you passed.",
        ),
        ("quick", "never", True, "{} was opened, and by your order “keep it, pass” you passed."),
        (
            "orders",
            "ask",
            True,
            "{} was opened. Nobody is asked in this game, and you had not ordered “play it at once”, so you passed.",
        ),
        (
            "quick",
            "ask",
            False,
            "{} was opened. Only players who can react are asked in this game, and you did not hold the Photo, so you "
            "passed.",
        ),
    ],
)
def test_a_note_says_what_decided_about_a_photo(
    playing: Playing, way: str, order: str, holds: bool, sentence: str
) -> None:
    sitting = playing(lambda position: before_a_set(position) and (holds_it(position) is not None) == holds, way=way)
    position, move = sitting.position(), str(set_of(sitting.position()))
    reader = holds_it(position) if holds else (position.turn + 1) % 3
    assert reader is not None
    give_orders(sitting, reader, {"photo": order})
    sitting.post(position.turn, move)
    assert notes_of(sitting, reader) == [sentence.format(engine.CARDS[move.split()[1]].name)]


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
    sitting = Sitting(database, now)
    set_windows(sitting, way)
    for n in range(3):
        give_orders(sitting, n, {"photo": "never", "wyatt": order})
    sitting.act(bold, times=150)
    found = [line for n in range(3) for line in notes_of(sitting, n) if "Hideout" in line]
    assert found
    assert all(re.fullmatch(sentence, line) for line in found), found


def test_an_order_draws_when_the_turn_begins(playing: Playing) -> None:
    sitting = playing(lambda position: position.phase == "play" and position.hand_no == 1)
    turn = sitting.position().turn
    follower = (turn + 1) % 3
    give_orders(sitting, follower, {"draw": "supply"})
    hand = sitting.position().to_dict()["hands"][turn]
    sitting.post(turn, f"discard {hand[0]}")
    drawn = sitting.moves()[-1]
    assert (drawn.seat, drawn.move, drawn.mark) == (follower, "draw supply", None)
    assert drawn.made_at == sitting.now
    assert [mail.seat for mail in sitting.mails("turn")][-1] == follower
    assert sitting.position().phase == "play"
    assert any("drew" in line for line in notes_of(sitting, follower))


def test_orders_are_for_those_who_have_accepted_while_the_game_lasts(database: Database, now: datetime) -> None:
    sitting = Sitting(database, now, players=2, seed=9)
    sitting.act_until(over)
    with pytest.raises(errors.Over):
        give_orders(sitting, 0, {"photo": "never"})


# --- premoves ---------------------------------------------------------------------------------------------------------


def close(sitting: Sitting, play: bool) -> int:
    """Answer for all asked seats: a card is played if `play`. Return the last seat."""
    position = sitting.position()
    last = -1
    for n in position.to_act():
        card = next((move for move in position.legal(n) if move != "pass"), "pass")
        sitting.post(n, card if play else "pass")
        last = n
    return last


@pytest.mark.parametrize("typed", [True, False])
@pytest.mark.parametrize(("if_reacted", "reacts"), [("go on", True), ("go on", False), ("ask", True), ("ask", False)])
def test_premoves_are_played_when_the_window_closes(
    playing: Playing, typed: bool, if_reacted: str, reacts: bool
) -> None:
    sitting = playing(lambda position: holds_it(position) is not None)
    turn, rest = sitting.position().turn, a_discard(sitting)
    give_orders(sitting, turn, {"if_reacted": if_reacted})
    move = str(set_of(sitting.position()))
    done = sitting.post(turn, f"{move}; {rest}" if typed else move)
    waits = f"The others are asked first. The rest waits until they have answered: “{rest}”."
    assert done.stopped == (waits if typed else None)
    if not typed:
        give_orders(sitting, turn, {"rest": rest})
    mails = len(sitting.mails())
    close(sitting, play=reacts)
    played = (turn, rest) in [(one.seat, one.move) for one in sitting.moves()]
    asked_again = if_reacted == "ask" and reacts
    assert played != asked_again
    mailed = [(mail.kind, mail.seat) for mail in sitting.mails()[mails:]]
    assert mailed == [("turn", turn if asked_again else (turn + 1) % 3)]
    asks = "A card was played in the window. You chose to be asked then, so the rest of your turn was not played: "
    assert notes_of(sitting, turn)[-1] == (
        f"{asks}“{rest}”." if asked_again else f"The rest of your turn was played as you had given it: “{rest}”."
    )
    with sitting.database.reading() as session:
        assert standing_orders.of(GameLog(session, session.get_one(Game, sitting.id)), turn).rest is None


def test_premoves_stop_at_an_illegal_move_with_the_reason(playing: Playing) -> None:
    sitting = playing(before_a_set)
    turn, discard = sitting.position().turn, a_discard(sitting)
    sitting.post(turn, str(set_of(sitting.position())))
    give_orders(sitting, turn, {"rest": f"wyatt clear; {discard}"})
    close(sitting, play=False)
    assert sitting.position().to_act() == [turn], "nothing is played after a failed move"
    assert sitting.mails("turn")[-1].seat == turn
    assert notes_of(sitting, turn)[-1] == (
        f"The rest of your turn, “wyatt clear; {discard}”, stopped at a move that could not be played: "
        "“wyatt clear” is not legal now."
    )


def test_premoves_are_not_played_after_a_resignation(playing: Playing) -> None:
    sitting = playing(before_a_set)
    turn, discard = sitting.position().turn, a_discard(sitting)
    sitting.post(turn, str(set_of(sitting.position())))
    give_orders(sitting, turn, {"rest": discard})
    with sitting.database.writing() as session:
        leaving.resign(GameTransaction.lock(session, sitting.id, sitting.now, turn), turn)
    close(sitting, play=False)
    assert notes_of(sitting, turn) == [
        f"Your turn had ended by then, so the rest of it was not played: “{discard}”.",
    ]
    assert {move.mark for move in sitting.moves() if move.seat == turn and move.move.startswith("discard")} == {"robot"}


def test_premoves_can_be_changed_and_withdrawn(playing: Playing) -> None:
    sitting = playing(before_a_set)
    turn, discard = sitting.position().turn, a_discard(sitting)
    sitting.post(turn, str(set_of(sitting.position())))
    give_orders(sitting, turn, {"rest": discard})
    give_orders(sitting, turn, {"rest": None})
    close(sitting, play=False)
    assert sitting.position().to_act() == [turn]
    assert notes_of(sitting, turn) == []


def test_premoves_are_accepted_only_in_a_window_of_the_players_turn(playing: Playing) -> None:
    sitting = playing(before_a_set)
    turn = sitting.position().turn
    with pytest.raises(errors.OutOfTurn):
        give_orders(sitting, turn, {"rest": "discard WH"})
    sitting.post(turn, str(set_of(sitting.position())))
    for n in sitting.position().to_act():
        with pytest.raises(errors.OutOfTurn):
            give_orders(sitting, n, {"rest": "discard WH"})


# --- random games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", first_quick(range(3)))
def test_random_orders_and_premoves_keep_the_game_consistent(
    database: Database, now: datetime, way: str, seed: int
) -> None:
    chance = random.Random(seed)
    sitting = Sitting(database, now, 2 + seed, seed=4000 + seed, robots={2} if seed == 1 else ())
    set_windows(sitting, way)
    people = [n for n in range(2 + seed) if not (seed == 1 and n == 2)]
    given = {n: {"photo": chance.choice(ASKED), "wyatt": chance.choice(ASKED)} for n in people}
    for n in people:
        give_orders(
            sitting,
            n,
            given[n] | {"draw": chance.choice(("ask", "supply")), "if_reacted": chance.choice(orders.IF_REACTED)},
        )
    for _ in range(50):
        if sitting.game().status != "playing":
            break
        random_post(sitting, chance)
        sitting.later(minutes=chance.randrange(60))
        check(sitting)
    assert sitting.act_until(over)
    asked = set() if way == "orders" else {n for n in people if "ask" in given[n].values()}
    mailed = {mail.seat for mail in sitting.mails("window")}
    assert mailed <= asked
    assert way == "quick" or mailed == asked, "in a quick window only those who can react are asked"
    assert engine.verify(engine.Record.from_dict(sitting.record())) == []


def random_post(sitting: Sitting, chance: random.Random) -> None:
    """Post a move or a line for an awaited player, perhaps after premoves of the active player."""
    position = sitting.position()
    answered = {answer.seat for answer in sitting.answers() if answer.at == sitting.game().at}
    if in_window(position) and chance.random() < 0.5:
        hand = position.to_dict()["hands"][position.turn]
        give_orders(sitting, position.turn, {"rest": f"discard {chance.choice(hand)}; draw supply"})
    seat = next(n for n in position.to_act() if n not in answered)
    move = bold(position.seen_by(seat)).text if chance.random() < 0.8 else chance.choice(position.legal(seat))
    line = f"{move}; discard {chance.choice(engine.KINDS)}" if chance.random() < 0.4 else move
    sitting.post(seat, move if in_window(position) else line)


def check(sitting: Sitting) -> None:
    """The cache agrees with the log; a window is open only while a player is asked; premoves wait only in a window."""
    game, position = sitting.game(), sitting.position()
    with sitting.database.reading() as session:
        assert GameLog(session, session.get_one(Game, sitting.id)).position_at(game.at).to_dict() == game.position
        left = [one.seat for one in session.exec(select(Orders).where(Orders.game_id == sitting.id)) if one.rest]
    if game.status != "playing":
        return
    assert in_window(position) == (game.window_at is not None)
    if not in_window(position):
        assert left == []
        return
    assert game.windows != "orders"
    assert left in ([], [position.turn])
    unanswered = set(position.to_act()) - {answer.seat for answer in sitting.answers() if answer.at == game.at}
    mailed = {mail.seat for mail in sitting.mails("window") if mail.at == game.at}
    assert unanswered
    assert unanswered <= mailed
    if game.windows == "quick":
        assert mailed <= set(holders(position, position.to_act()))
