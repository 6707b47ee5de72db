"""What people type (docs/formats.md#what-people-type)."""

from __future__ import annotations

import random
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import CARDS, KINDS, OUTLAWS, Ambiguous, Unreadable
from engine.rules.moves import EVERYWHERE
from engine.typed.interpretation import TypedMove, may_read, read, write_orders
from tests.engine import second_reading
from tests.engine.orders import order

NAMES = ("Anna", "Burt", "Curt")
TABLES = (NAMES[:2], NAMES, (*NAMES, "Dora"))


def one(text: str, names: tuple[str, ...] = NAMES) -> str:
    """The one move of a text, without targets."""
    (found,) = read(text, names)
    assert not found.ahead
    assert may_read(text)
    return found.move.text


def refusal(text: str, names: tuple[str, ...] = NAMES) -> str:
    """Why a text is not read."""
    with pytest.raises((Unreadable, Ambiguous)) as caught:
        read(text, names)
    assert caught.value.kind == {Unreadable: "unreadable", Ambiguous: "ambiguous"}[type(caught.value)]
    assert str(caught.value) == caught.value.message
    return f"{caught.value.kind}: {caught.value.message}"


@pytest.mark.parametrize(
    ("text", "begun"),
    [
        *((text, True) for text in ("discard nothing", "discard", "3 jesse wes", "draw supply; hello", "bank > foo")),
        *((text, False) for text in ("nonsense", "hello, draw supply", "> jesse", " ")),
    ],
)
def test_a_refusal_says_whether_the_words_begin_as_a_move(text: str, begun: bool) -> None:
    with pytest.raises(Unreadable) as caught:
        read(text, NAMES)
    assert caught.value.begun is begun


def canonical_moves(seats: int) -> list[str]:
    """Every move that can be typed: a search never brings a Wyatt Earp."""
    return [move for move in second_reading.canonical_moves(seats) if move != "take WE"]


def orders_of(seats: int) -> st.SearchStrategy[list[TypedMove]]:
    """Any line there is: moves, and targets with the moves that a choice may follow."""
    outlaw = st.sampled_from([f"choose {code}" for code in OUTLAWS])
    pile = st.sampled_from([f"choose {seat} {code}" for seat in range(seats) for code in OUTLAWS])
    loot = st.sampled_from([f"take {code}" for code in KINDS if code != "WE"])
    targets = {
        **dict.fromkeys(("stagecoach", "bank", "gun", "wyatt clear"), outlaw),
        **dict.fromkeys(("wanted steal", "hideout"), pile),
        "wyatt search": loot,
    }
    plain = st.builds(order, st.sampled_from(canonical_moves(seats)), st.just(()))
    aimed = st.sampled_from(sorted(targets)).flatmap(
        lambda move: st.builds(order, st.just(move), st.lists(targets[move], min_size=1, max_size=4).map(tuple))
    )
    return st.lists(plain | aimed, min_size=1, max_size=12)


# --- canonical text ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [*TABLES, ("WH", "pass"), ("0", "Jesse James", "draw")])
def test_what_a_button_sends_is_what_the_words_would_be_read_as(names: tuple[str, ...]) -> None:
    for move in EVERYWHERE:
        assert read(move, names) == read(f" {move}", names) == [order(move)]


@pytest.mark.parametrize("names", TABLES)
def test_every_canonical_move_reads_as_itself(names: tuple[str, ...]) -> None:
    for move in canonical_moves(len(names)):
        assert one(move, names) == move


@pytest.mark.slow
@given(st.sampled_from(TABLES).flatmap(lambda names: st.tuples(st.just(names), orders_of(len(names)))))
def test_the_canonical_line_reads_as_the_orders_it_was_written_from(
    given_: tuple[tuple[str, ...], list[TypedMove]],
) -> None:
    names, orders = given_
    assert read(write_orders(orders), names) == orders


@given(st.sampled_from(canonical_moves(3)), st.randoms(use_true_random=False))
def test_any_case_any_accent_any_space(move: str, chance: random.Random) -> None:
    """Letters may be capitals or not, and carry accents nobody asked for."""
    shaken = "".join(
        chance.choice([letter.upper(), letter.lower(), letter + "\u0301"]) if letter.isalpha() else letter
        for letter in move
    )
    assert one("  " + shaken.replace(" ", " \t\u00a0"), NAMES) == move
    assert one(unicodedata.normalize("NFC", shaken), NAMES) == move


# --- names of cards ---------------------------------------------------------------------------------------


def beginnings(name: str) -> set[str]:
    return {word[:end] for word in name.lower().split() for end in range(1, len(word) + 1)}


MEANT = {
    said: [code for code in OUTLAWS if said in beginnings(CARDS[code].name)]
    for said in sorted({said for code in OUTLAWS for said in beginnings(CARDS[code].name)})
}


@pytest.mark.parametrize("said", [said for said, meant in MEANT.items() if len(meant) == 1])
def test_beginnings_and_surnames_count_among_the_names_that_can_stand_there(said: str) -> None:
    """Where an Outlaw must stand, "w" is Wes Hardin, though a Wyatt Earp may be in the hand."""
    (code,) = MEANT[said]
    assert one(f"play 3 {said}") == one(f"play {said} 3") == f"play {code} 3"
    assert read(f"bank > {said}", NAMES) == [order("bank", (f"choose {code}",))]


@pytest.mark.parametrize("said", [said for said, meant in MEANT.items() if len(meant) > 1])
def test_a_beginning_of_several_names_is_ambiguous(said: str) -> None:
    why = refusal(f"play 3 {said}")
    assert why.startswith(f"ambiguous: “{said}”")
    assert {code for code in OUTLAWS if CARDS[code].name in why} == set(MEANT[said])


def test_codes_are_matched_whole_before_beginnings() -> None:
    assert one("discard we") == "discard WE"
    assert one("discard wes") == "discard WH"
    assert refusal("discard w").startswith("ambiguous: “w” in “discard w” could be Wes Hardin, Most Wanted! or Wyatt")


def test_a_search_never_brings_a_wyatt_earp() -> None:
    """So "take we" is neither that nor, by its beginning, Wes Hardin."""
    for said in ("take we", "take wyatt", "search > we", "search > bank, Wyatt Earp"):
        assert "never brings a Wyatt Earp" in refusal(said)


@pytest.mark.parametrize(
    ("said", "move"),
    [
        ("lay 3 jj", "play JJ 3"),
        ("play three jesse", "play JJ 3"),
        ("2 jesse", "play JJ 2"),
        ("jesse james 2", "play JJ 2"),
        ("jesse 2x", "play JJ 2"),
        ("the kid 3", "play BK 3"),
        ("pl b kid 3", "play BK 3"),
        ("play bank", "bank"),
        ("bank robbery", "bank"),
        ("BR", "bank"),
        ("stage", "stagecoach"),
        ("play stage coach", "stagecoach"),
        ("fastest", "gun"),
        ("most wanted! ask jesse left", "wanted ask JJ left"),
        ("wanted jesse right", "wanted ask JJ right"),
        ("play MW to the left for jesse", "wanted ask JJ left"),
        ("ask belle right", "wanted ask BS right"),
        ("most wanted steal", "wanted steal"),
        ("steal", "wanted steal"),
        ("wyatt earp draw", "wyatt draw"),
        ("play earp draw two", "wyatt draw"),
        ("we clear", "wyatt clear"),
        ("photo of jesse", "photo JJ"),
        ("jesse photo", "photo JJ"),
        ("play picture of Jesse James", "photo JJ"),
        ("jj*", "photo JJ"),
        ("discard photo wes", "discard WH*"),
        ("discard JJ*.", "discard JJ*"),
        ("take pic of belle", "take BS*"),
        ("take bank", "take BR"),
        ("dr s", "draw supply"),
        ("draw from the discard stack", "draw discard"),
        ("d supply", "draw supply"),
        ("dis we", "discard WE"),
        ("choose Burt jesse", "choose 1 JJ"),
        ("choose belle of Curt's", "choose 2 BS"),
        ("belle-starr 4", "play BS 4"),
    ],
)
def test_what_players_call_them(said: str, move: str) -> None:
    assert one(said) == move


def test_a_word_that_is_a_whole_move_and_the_start_of_another_is_not_guessed() -> None:
    """Nobody shoots, or passes, by a slip of one letter."""
    assert refusal("p") == "ambiguous: “p” could be pass, play or photo"
    assert "Bank Robbery, Belle Starr, Billy the Kid, Bob Dalton or Butch Cassidy" in refusal("b")
    assert refusal("h") == "ambiguous: “h” could be Hideout or Wes Hardin"


# --- players ----------------------------------------------------------------------------------------------


def test_names_of_players_stand_for_seats() -> None:
    assert read("hideout > Burt belle, curt jesse, 0 wes", NAMES) == [
        order("hideout", ("choose 1 BS", "choose 2 JJ", "choose 0 WH"))
    ]


def test_whole_names_before_beginnings() -> None:
    names = ("Bob", "Bobby", "Anna Maria", "Anna")
    assert one("choose bob jj", names) == "choose 0 JJ"
    assert one("choose anna jj", names) == "choose 3 JJ"
    assert one("choose anna m jj", names) == "choose 2 JJ"
    why = refusal("choose bo jj", names)
    assert why.startswith("ambiguous")
    assert "Bob” = 0" in why
    assert "Bobby” = 1" in why


@pytest.mark.parametrize(("said", "seat"), [("zoe", 0), ("JORG ase", 1), ("soren", 2), ("ÅSE", 1)])
def test_with_or_without_accents(said: str, seat: int) -> None:
    assert one(f"choose {said} jj", ("Zoë", "Jörg Åse", "Søren")) == f"choose {seat} JJ"


def test_a_seats_number_always_works() -> None:
    """Whatever the players' names."""
    names = ("1", "2 JJ", "Seat 0", "Jesse")
    for seat in range(4):
        assert one(f"choose {seat} JJ", names) == one(f"choose seat {seat} jesse", names) == f"choose {seat} JJ"
    assert refusal("choose 4 JJ", names).startswith("unreadable: “4”")


def test_players_called_like_outlaws() -> None:
    names = ("Jesse", "Belle", "James")
    assert one("choose jesse", names) == "choose JJ"
    assert one("choose jesse jesse", names) == "choose 0 JJ"
    assert one("choose belle jesse", names) == "choose 1 JJ"
    assert one("choose jesse james", names) == "choose JJ"
    assert read("hideout > jesse belle", names) == [order("hideout", ("choose 0 BS",))]


@given(
    st.lists(st.text("abéÅØ ;>,12", min_size=1, max_size=30), min_size=1, max_size=3),
    st.sampled_from([('"', '"'), ("“", "”"), ("„", "“"), ("'", "'")]),
)
def test_a_name_with_separators_goes_in_quotes(others: list[str], quotes: tuple[str, str]) -> None:
    names = (*others, "Zed; the >Great, II")
    name = names[-1]
    quoted = quotes[0] + name.lower() + quotes[1]
    seat = len(others)
    assert read(f"hideout > {quoted} bk, jj {quoted}; pass", names) == [
        order("hideout", (f"choose {seat} BK", f"choose {seat} JJ")),
        order("pass"),
    ]
    assert one("choose zed great jj", names) == f"choose {seat} JJ"


def test_a_name_that_is_nothing_but_signs_can_be_quoted() -> None:
    assert one('choose "!!!" jj', ("Anna", "!!!")) == "choose 1 JJ"


def test_with_two_players_there_is_only_left() -> None:
    two = NAMES[:2]
    for said in ("wanted ask jj right", "wanted jj left", "wanted jesse", "ask jesse", "mw right jj"):
        assert one(said, two) == "wanted ask JJ left"
    assert refusal("wanted jesse") == "unreadable: “wanted jesse” is not finished: expected “left” or “right”"


# --- lines ------------------------------------------------------------------------------------------------


WHOLE_TURN = [order("draw supply"), order("play JJ 3"), order("bank", ("choose JJ", "choose BK")), order("discard WH")]


@pytest.mark.parametrize(
    "text",
    [
        "draw supply; play JJ 3; bank > JJ, BK; discard WH",
        "draw supply\nplay 3 jesse\n\n\nbank > jesse, billy\r\ndiscard wes\n",
        "- draw supply.\n* 3 jesse!\n• bank > jesse, billy;\n— discard wes.",
        "1. draw supply\n2) jesse 3\n3. bank > choose jesse, choose billy,\n4. discard wes",
        "“draw supply; play JJ 3; bank > JJ, BK; discard WH”",
        "'draw supply';; \"play 3 jesse\" ; bank>jj,bk ;discard (wes)",
        "draw supply；play jesse, 3；bank＞jj，bk；discard wes",
        "\u200edraw supply\u2028play 3 jesse \u200b\u2028bank > jj > bk\u2028discard wes \U0001f920",
    ],
)
def test_new_lines_split_and_bullets_quotes_punctuation_and_empty_lines_are_ignored(text: str) -> None:
    assert read(text, NAMES) == WHOLE_TURN


@pytest.mark.parametrize("text", ["", " ", "\n\n", ";;;", '""', "- \n * \n...", "\u0301\u200b", ">", "1."])
def test_nothing_at_all_is_unreadable(text: str) -> None:
    assert refusal(text).startswith("unreadable")


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("foo", "“foo”", "draw supply"),
        ("draw supply; play 3 foo", "“foo” in “play 3 foo”", "an Outlaw (BS, BK"),
        ("discard wes; bank foo", "“foo” in “bank foo”", "nothing more"),
        ("play jesse", "“play jesse” is not finished", "how many (1 to 7)"),
        ("play JJ 0", "“0” in “play JJ 0”", "how many (1 to 7)"),
        ("play JJ 8", "“8” in “play JJ 8”", "how many (1 to 7)"),
        ("8 jesse", "“8”", "draw supply"),
        ("play JJ -3", "“-3” in “play JJ -3”", "how many (1 to 7)"),
        ("play JJ 3.5", "“3.5” in “play JJ 3.5”", "how many (1 to 7)"),
        ("play JJ ٣", "“٣” in “play JJ ٣”", "how many (1 to 7)"),
        ("play JJ 1" + "0" * 1500, "“1000", "how many (1 to 7)"),
        ("play JJ", "“play JJ” is not finished", "how many (1 to 7)"),
        ("jesse", "“jesse” is not finished", "how many (1 to 7)"),
        ("play 3", "“play 3” is not finished", "an Outlaw"),
        ("draw", "“draw” is not finished", "“supply” or “discard”"),
        ("discard", "“discard” is not finished", "a card"),
        ("wyatt", "“wyatt” is not finished", "“draw”, “search” or “clear”"),
        ("pass\x00", "“pass ”", "draw supply"),
        ("bank > 2 jj", "“2” in “2 jj”", "an Outlaw"),
        ("bank > JJ, foo", "“foo”", "an Outlaw"),
        ("hideout > jj", "“jj” is not finished", "a player (“Anna” = 0, “Burt” = 1, “Curt” = 2)"),
        ("bank >", "“bank” has nothing after “>”", "a target"),
        ("> jesse", "before “>”", "a move"),
        ("play 3 jesse > bank", "“play 3 jesse” takes no target", "“;” before another move"),
    ],
)
def test_a_refusal_quotes_the_words_and_says_what_was_expected(text: str, word: str, expected: str) -> None:
    why = refusal(text)
    assert why.startswith("unreadable: ")
    assert word in why
    assert expected in why.split("expected", 1)[1]


# --- hostile text -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [300, 1999, 100_000])
@pytest.mark.parametrize(
    "text",
    [*'x1"\0\u0301\ufdfa\ud800\u202e', "> ", "b ", "photo ", "2 jj ", "of ", "choose ", "hideout > burt ", "jj*"],
)
def test_long_and_hostile_text_is_refused_in_few_words(text: str, times: int) -> None:
    assert len(refusal(text * times)) < 500
