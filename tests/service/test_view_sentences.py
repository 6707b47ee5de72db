"""What the game waits for, what the table is asked, what a poster would pay: a sentence for each case and reader."""

from __future__ import annotations

from dataclasses import replace

import pytest

import engine
from engine.language import text
from engine.rules.table import NOTHING, Pending, Phase
from service.languages.spoken import languages
from service.models import Motion, Seat
from service.views import questions, situation
from service.views.poster_status import PosterSituation, player_marks, poster_status

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
NO_CARD = replace(view("play"), legal=(engine.Move.parse("discard JJ"),))
MAY_PLAY = "may play a Wyatt Earp at once, out of turn."


@pytest.mark.parametrize(
    ("seen", "reader", "sentence"),
    [
        (view("draw"), 0, "It is your turn to draw: two cards from the supply, or the top card of the discard stack."),
        (view("play"), 0, "It is your turn: you may play cards, and a discard ends the turn."),
        (NO_CARD, 0, "It is your turn: no card can be played, and a discard ends the turn."),
        (view("play"), 1, "Anna may play cards, and a discard ends their turn."),
        (view("choose", choice("gun")), 0, "You have to choose which of your piles this card goes to: Fastest Gun."),
        (view("choose", choice("gun")), 2, "Anna has to choose which of their piles this card goes to: Fastest Gun."),
        (view("choose", choice("wyatt clear")), None, "Anna has to choose which Hideout to remove."),
        (view("react", PHOTO), 1, "A set opened Jesse James: you or Curt may play the Photo at once, out of turn."),
        (view("react", PHOTO), 0, "A set opened Jesse James: Burt or Curt may play the Photo at once, out of turn."),
        (view("react", HIDEOUT), 1, f"A Hideout was put on your pile of Jesse James: you {MAY_PLAY}"),
        (view("react", HIDEOUT), 2, f"A Hideout was put on Burt’s pile of Jesse James: Burt {MAY_PLAY}"),
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


TO_ZOE = "which a robot holds, to Zoe, with its hand and its money."


@pytest.mark.parametrize(
    ("asked", "reader", "sentence"),
    [
        (motion("end"), 0, "You ask to end the game here, without a winner."),
        (motion("end"), 1, "Anna asks to end the game here, without a winner."),
        (motion("substitute"), 1, f"Anna asks to give your seat, {TO_ZOE}"),
        (motion("substitute"), 0, f"You ask to give Burt’s seat, {TO_ZOE}"),
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


# --- posters ----------------------------------------------------------------------------------------------------------


RULES = engine.resolve(engine.DEFAULT_EDITION)
LEVEL, NOTHING_BELOW = "Anna and Burt are level.", "It pays nothing below 8 CP:"
TOO_LITTLE = "It holds too little money to pay anybody."
SHARED = "It would pay Anna $2,000, Burt $2,000 and Curt $1,000."


@pytest.mark.parametrize(
    ("points", "reward", "viewer", "how", "sentence", "in_short"),
    [
        ((6, 0, 0), 3000, None, "free", f"Anna leads by 6 CP. {NOTHING_BELOW} 2 more are needed.", "needs 2 CP"),
        ((4, 3, 0), 3000, 0, "free", f"You lead by 1 CP. {NOTHING_BELOW} one more is needed.", "needs 1 CP"),
        ((2, 2, 2), 3000, 0, "free", f"Burt, Curt and you are level. {NOTHING_BELOW} 2 more are needed.", "needs 2 CP"),
        ((11, 6, 2), 9000, 1, "whole", "Anna leads by 5 CP. Anna would take it all.", "A +5: all"),
        ((11, 6, 2), 9000, 0, "whole", "You lead by 5 CP. You would take it all.", "A +5: all"),
        ((9, 5, 4), 8000, 1, "shared", "Anna leads by 4 CP. It would pay Anna $5,000 and you $3,000.", "A +4: shared"),
        ((4, 4, 2), 6000, None, "shared", f"{LEVEL} {SHARED}", "level: shared"),
        ((4, 4, 2), 3000, None, "short", f"{LEVEL} {TOO_LITTLE}", "level: no pay"),
        ((5, 4, 0), 1000, 2, "short", f"Anna leads by 1 CP. {TOO_LITTLE}", "A +1: no pay"),
    ],
)
def test_who_leads_and_what_it_would_pay(
    points: tuple[int, ...], reward: int, viewer: int | None, how: str, sentence: str, in_short: str
) -> None:
    found = poster_status(PosterSituation("JJ", reward, points, NAMES, viewer), RULES, is_open=True, over=False)
    assert found.how == how == engine.score_poster("JJ", points, reward, RULES).how
    assert (found.sentence, found.in_short) == (sentence, in_short)


def test_the_house_rules_count() -> None:
    standing = PosterSituation("JJ", 3000, (4, 4, 2), NAMES, None)
    one_each = engine.resolve(engine.DEFAULT_EDITION, {"short_leaders": "one_each"})
    found = poster_status(standing, one_each, is_open=True, over=False)
    assert found.sentence == "Anna and Burt are level. It would pay Anna $1,000 and Burt $1,000."


@pytest.mark.parametrize(
    ("is_open", "how", "sentence"),
    [(False, "closed", "Not open yet."), (True, "empty", "Open, and nobody has CP.")],
)
def test_a_poster_on_which_nobody_has_points(is_open: bool, how: str, sentence: str) -> None:
    found = poster_status(PosterSituation("JJ", 3000, (0, 0, 0), NAMES, 0), RULES, is_open=is_open, over=False)
    assert (found.how, found.sentence) == (how, sentence)


def test_after_the_game_it_pays_no_more() -> None:
    found = poster_status(PosterSituation("JJ", 0, (11, 6, 2), NAMES, 0), RULES, is_open=True, over=True)
    assert (found.how, found.sentence, found.in_short) == ("over", "You lead by 5 CP.", "A +5")


def test_every_standing_has_its_words() -> None:
    for first in range(15):
        for second in range(15):
            for viewer in (None, 0, 1):
                standing = PosterSituation("BS", 4000, (first, second), ["you", "Anna"], viewer)
                for over in (False, True):
                    found = poster_status(standing, RULES, is_open=True, over=over)
                    assert found.sentence.endswith(".")
                    assert "{" not in found.sentence + found.in_short


def test_players_are_told_apart_by_their_letters() -> None:
    assert player_marks(["Anna", "Burt", "Curt", "Dora"]) == ["A", "B", "C", "D"]
    assert player_marks(["Guest", "Robot 1", "robot 2"]) == ["G", "R1", "R2"]
    assert player_marks(["élodie", "Éva", "E"]) == ["É1", "É2", "E"]
    assert [languages()["nl"].say(mark) for mark in player_marks([text("You"), "Kate"])] == ["J", "K"]
