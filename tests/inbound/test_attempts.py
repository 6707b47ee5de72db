"""What is said of lines that are no moves: a failed move is told as HTTP tells it, a signature is not."""

from __future__ import annotations

import pytest

import engine
from service.inbound import reading
from service.inbound.reading import Found, Nothing, find_moves

NAMES = ("Anna Smith", "Bob", "Jesse")


CHATTER = (
    *("Bob and Anna are coming for dinner", "Bob and Anna", "Jesse says hello", "Belle of the ball, see you soon"),
    *("Bank holiday tomorrow, so I am slow", "3 more days until the holidays", "Wes, my cousin, would like to join"),
    *("Ask your mother whether she wants to play too", "Draw me like one of your French girls, haha"),
    *("Play golf with me on Sunday morning?", "2 of us were on the train when this came"),
    *("Gun control is a topic for another day", "Search for the best restaurant in town for Saturday"),
    *("Take a look at the weather!", "I am away until Monday.", "What is a Hideout?", "Thanks for the game"),
)
MEANT = (
    *("discard", "discard b", "discard nobody", "discard the card that I drew", "play jesse many", "jesse 3 please"),
    *("draw two cards please", "lay 3 of the belles", "3 jesses", "bank belle", "gun > nobody", "bank > b", "photo"),
    *("draw deck and lay 3 Jesse James", "draw supply and discard wes", "play 3 Jesse James and then discard wes"),
    *("steal belle", "Jesse James", "choose", "ask belle", "wyatt earp look"),
)


def nothing(text: str) -> Nothing:
    found = find_moves(text, NAMES)
    assert isinstance(found, Nothing), found
    return found


def unplayed(below: str) -> str | None:
    """What is said of what stands below a move."""
    found = find_moves(f"draw supply\n{below}", NAMES)
    assert isinstance(found, Found)
    assert found.lines == ("draw supply",)
    return found.unplayed


@pytest.mark.parametrize("line", ["discard b", "discard", "discard nobody", "bank > b", "draw supply; discard b"])
def test_a_line_that_begins_as_a_move_gets_the_sentence_that_http_gives(line: str) -> None:
    with pytest.raises(engine.Refusal) as refused:
        engine.read(line, NAMES)
    why = refused.value.message
    assert nothing(line).why == f"{why[:1].upper()}{why[1:]}."
    assert unplayed(line) == f"The rest was not played: {why}."


@pytest.mark.parametrize("line", CHATTER)
def test_chatter_is_no_failed_move(line: str) -> None:
    assert unplayed(line) is None
    assert unplayed(f"Thanks!\n{line}") is None
    assert nothing(line) == Nothing(reading.NOT_A_MOVE.format(line=line))


@pytest.mark.parametrize("line", MEANT)
def test_a_failed_move_is_no_chatter(line: str) -> None:
    with pytest.raises(engine.Refusal) as refused:
        engine.read(line, NAMES)
    assert unplayed(line) == f"The rest was not played: {refused.value.message.rstrip('.')}."


@pytest.mark.parametrize(
    "below",
    [
        *("\nBest wishes", "\nBest wishes\nAnna", "Anna", "Smith.", "Bob", "– Jesse", "\nG.", "Thanks!"),
        *("Take care", "take care,\nBob", "Play well!", "Kind regards\nAnna Smith", "Viele Grüße\nAnna", "lg", "Wes"),
        *("Sent from my iPhone", "Von meinem iPhone gesendet", "Get Outlook for iOS", "\n-- \nBank"),
        *("Cheers, Anna", "A great game", "The best of luck"),
        "From: Posse <posse@posse.test>\n\ndiscard wes",
        "https://posse.test\n\ndiscard wes",
        "Hello there,\nFriday 20 November: Posse wrote:\n> discard wes",
    ],
)
def test_a_signature_below_moves_adds_nothing(below: str) -> None:
    assert unplayed(below) is None


@pytest.mark.parametrize(
    ("below", "told"),
    [
        ("and then discard wes", "“and then discard wes” was not played, because the whole line cannot be read"),
        ("I pass", "“I pass” was not played"),
        ("thanks!\n\ndiscard wes", "“discard wes” was not played, because “thanks!” stands above it"),
        ("play jesse many", "The rest was not played: “many” in “play jesse many” cannot be read"),
    ],
)
def test_a_move_that_was_not_read_is_told(below: str, told: str) -> None:
    said = unplayed(below)
    assert said is not None
    assert said.startswith(told)


@pytest.mark.parametrize(
    "line",
    [
        *("STOP", "stop", "Stop.", "Unsubscribe", "please stop these mails", "I resign", "I want to quit"),
        *("no more mails!", "stop mailing me", "Can I resign?", "How do I stop these mails?"),
        "Please don’t send me any more emails.",
    ],
)
def test_a_wish_to_stop_is_understood(line: str) -> None:
    assert nothing(line) == Nothing(reading.NO_STOPPING, stops=True)
    assert nothing(f"Hello,\n{line}\n\n> quoted").stops


@pytest.mark.parametrize(
    "line", ["stop me if I am wrong", "cancel culture", "Stop or go on?", "I stop here for today and play on tomorrow"]
)
def test_other_lines_are_no_wish_to_stop(line: str) -> None:
    assert not nothing(line).stops
