"""What the game waits for and what the table is asked: a whole sentence for each case and each reader."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from engine.rules.table import NOTHING, Pending, Phase
from service.models import Motion, Seat
from service.views import questions, situation

NAMES = ["Anna", "Burt", "Curt"]


def view(phase: Phase, pending: Pending = NOTHING) -> engine.SeatView:
    """Return a view: it is Anna's turn, and Burt wins."""
    dealt = engine.new_game(NAMES, seed="07" * 32, dealer=2).seen_by(None)
    return replace(dealt, phase=phase, pending=pending, winner=1 if phase == "game_over" else None)


def choice(move: str) -> Pending:
    return Pending(engine.Move.parse(move))


JESSE = engine.OUTLAWS.index("JJ")
PHOTO = Pending(engine.Move.parse("photo JJ"), JESSE, (1, 2))
HIDEOUT = Pending(engine.Move.parse("wyatt clear"), JESSE, (1,))


@pytest.mark.parametrize(
    ("seen", "reader", "sentence"),
    [
        (view("draw"), 0, "It is your turn to draw: two cards from the supply, or the top card of the discard stack."),
        (view("play"), 0, "It is your turn: you may play cards, and a discard ends the turn."),
        (
            replace(view("play"), legal=(engine.Move.parse("discard JJ"),)),
            0,
            "It is your turn: no card can be played, and a discard ends the turn.",
        ),
        (view("play"), 1, "Anna may play cards, and a discard ends their turn."),
        (view("choose", choice("gun")), 0, "You have to choose which of your piles this card goes to: Fastest Gun."),
        (view("choose", choice("gun")), 2, "Anna has to choose which of their piles this card goes to: Fastest Gun."),
        (view("choose", choice("wyatt clear")), None, "Anna has to choose which Hideout to remove."),
        (view("react", PHOTO), 1, "A set opened Jesse James: you or Curt may play the Photo at once, out of turn."),
        (view("react", PHOTO), 0, "A set opened Jesse James: Burt or Curt may play the Photo at once, out of turn."),
        (
            view("react", HIDEOUT),
            1,
            "A Hideout was put on your pile of Jesse James: you may play a Wyatt Earp at once, out of turn.",
        ),
        (
            view("react", HIDEOUT),
            2,
            "A Hideout was put on Burt’s pile of Jesse James: Burt may play a Wyatt Earp at once, out of turn.",
        ),
        (view("game_over"), 1, "You have won."),
        (view("game_over"), None, "Burt has won."),
        (view("hand_over"), 0, "The hand is over."),
    ],
)
def test_what_the_game_waits_for(seen: engine.SeatView, reader: int | None, sentence: str) -> None:
    assert situation.situation(replace(seen, seat=reader)) == sentence


def test_every_case_has_a_sentence_for_every_reader() -> None:
    moves = ("stagecoach", "bank", "gun", "wanted steal", "hideout", "wyatt search", "wyatt clear")
    seen = [view("draw"), view("play"), view("game_over"), view("react", PHOTO), view("react", HIDEOUT)]
    seen += [view("choose", choice(move)) for move in moves]
    seen += [view("react", PHOTO._replace(waiting=(2,)))]
    told = {situation.situation(replace(one, seat=reader)) for one in seen for reader in (0, 1, 2, None)}
    assert len(told) > len(situation.SENTENCES) - 2  # several cards and names make more of one
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in told)


def seats() -> list[Seat]:
    return [Seat(game_id="0" * 24, n=n, name=name) for n, name in enumerate(NAMES)]


def motion(kind: str, state: str = "open") -> Motion:
    """Return a question that Anna asks; a substitute is to have Burt's seat."""
    asked = Motion(game_id="0" * 24, kind=kind, by=0, asked=[], agreed=[], state=state)
    if kind == "substitute":
        asked.seat, asked.name = 1, "Zoe"
    return asked


@pytest.mark.parametrize(
    ("asked", "reader", "sentence"),
    [
        (motion("end"), 0, "You ask to end the game here, without a winner."),
        (motion("end"), 1, "Anna asks to end the game here, without a winner."),
        (
            motion("substitute"),
            1,
            "Anna asks to give your seat, which a robot holds, to Zoe, with its hand and its money.",
        ),
        (
            motion("substitute"),
            0,
            "You ask to give Burt’s seat, which a robot holds, to Zoe, with its hand and its money.",
        ),
        (motion("substitute", "carried"), 1, "Everybody has agreed, and Zoe is invited to your seat."),
        (motion("substitute", "carried"), 2, "Everybody has agreed, and Zoe is invited to Burt’s seat."),
    ],
)
def test_what_the_table_is_asked(asked: Motion, reader: int, sentence: str) -> None:
    assert questions.question(asked, seats(), reader) == sentence


@pytest.mark.parametrize("reader", range(3))
@pytest.mark.parametrize("kind", ["pause", "end", "substitute"])
def test_every_reader_of_a_question_has_a_sentence(kind: str, reader: int) -> None:
    sentence = questions.question(motion(kind), seats(), reader)
    assert sentence.endswith(".")
    assert "None" not in sentence
