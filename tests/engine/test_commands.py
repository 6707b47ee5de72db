"""`posse`, the command line: answers for people and programs, errors on stderr with exit code 2, never a traceback."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import engine
from engine.commands import main
from tests.engine.golden import make
from tests.engine.table import laid_out, table

ROOT = Path(__file__).parents[2]
GAME = json.loads(make.path("manual-1").read_text(encoding="utf-8"))["record"]
MOVES = len(GAME["moves"])
TURN = laid_out(
    ["3JJ BR WH", "JJ* BD"], territories=[{"BS": "3BS"}], supply="BS WE", house_rules={"search": "announced"}
)
WINDOW: dict[str, Any] = {
    "phase": "react",
    "territories": [{"JJ": "3JJ"}],
    "laid": {"JJ": 3},
    "pending": {"move": "photo JJ", "waiting": [1, 2]},
}


class Said(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Posse = Callable[..., Said]


@pytest.fixture
def posse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Posse:
    """Runs a command in an empty folder; what is no text among its words becomes a file with that JSON."""
    monkeypatch.chdir(tmp_path)

    def run(*words: Any, stdin: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        line = []
        for n, word in enumerate(words):
            if not isinstance(word, str):
                Path(f"{n}.json").write_text(json.dumps(word), encoding="utf-8")
                word = f"{n}.json"
            line.append(word)
        try:
            code = main(line)
        except SystemExit as ended:
            code = int(ended.code or 0)
        return Said(code, *capsys.readouterr())

    return run


def fine(said: Said) -> str:
    """What it answered, there being nothing wrong."""
    assert (said.code, said.err) == (0, "")
    assert said.out.endswith("\n")
    return said.out


def wrong(said: Said) -> str:
    """What it complained of: one line, or argparse's usage and a line; nothing on stdout."""
    assert (said.code, said.out) == (2, ""), said
    assert "Traceback" not in said.err
    lines = said.err.splitlines()
    assert len(lines) == 1 or lines[0].startswith("usage: posse")
    assert lines[-1].startswith("posse ")
    return lines[-1]


# --- replay and verify --------------------------------------------------------------------------------------


def test_replay_tells_a_game_move_by_move(posse: Posse) -> None:
    told = fine(posse("replay", GAME)).splitlines()
    assert " dealt hand 1, " in told[0]
    assert told[0].startswith("   0  ")
    assert [int(line[:4]) for line in told] == sorted(int(line[:4]) for line in told)
    assert int(told[-1][:4]) == MOVES
    winner = GAME["players"][GAME["result"]["winner"]]
    assert f"The game is over, and {winner} won: " in told[-1]


def test_replay_marks_what_the_clock_and_robots_did(posse: Posse) -> None:
    assert " (robot)  " in fine(
        posse("replay", json.loads(make.path("manual-2").read_text(encoding="utf-8"))["record"])
    )
    assert "(" not in "".join(line[4:14] for line in fine(posse("replay", GAME)).splitlines())


def test_replay_tells_a_seat_what_it_saw_and_a_bystander_less(posse: Posse) -> None:
    everybody, mine = fine(posse("replay", GAME)), fine(posse("replay", GAME, "--seat", "0"))
    assert "from the supply: " not in everybody
    assert "You drew two cards from the supply: " in mine


@pytest.mark.parametrize("at", [0, 1, 40, MOVES])
def test_replay_at_a_move_shows_the_table_after_it(posse: Posse, at: int) -> None:
    record = engine.Record.from_dict(GAME)
    *_, step = (step for step in engine.replay(record) if step.n <= at)
    for words, seat in (([], None), (["--seat", "1"], 1)):
        shown = json.loads(fine(posse("replay", GAME, "--at", str(at), *words, "--json")))
        assert shown == json.loads(json.dumps(step.position.view(seat)))
        drawn = fine(posse("replay", GAME, "--at", str(at), *words))
        assert f"Hand {step.position.hand_no}, dealt by " in drawn
        assert ("Your hand: " in drawn) == (seat is not None)


def test_replay_for_programs_is_a_list_of_steps(posse: Posse) -> None:
    steps = json.loads(fine(posse("replay", GAME, "--json")))
    assert [[step["seat"], step["move"]] for step in steps if step["move"]] == [move[:2] for move in GAME["moves"]]
    assert steps[0] == {"n": 0, "seat": None, "move": None, "mark": None, "events": steps[0]["events"]}
    assert steps[0]["events"][0]["event"] == "Dealt"
    drawn = [event for step in steps for event in step["events"] if event["event"] == "Drew"]
    assert drawn
    assert all(event["cards"] is None for event in drawn)


def test_verify_says_that_a_record_is_true(posse: Posse) -> None:
    assert fine(posse("verify", GAME)).startswith(f"Verified: the commitment, the seed, {MOVES} moves and the result")
    assert json.loads(fine(posse("verify", GAME, "--json"))) == {"verified": True, "moves": MOVES}
    stopped = GAME | {"moves": GAME["moves"][:10], "result": None}
    assert "10 moves of a game that was stopped" in fine(posse("verify", stopped))


OTHER_SEED = GAME["seed"][:-1] + ("0" if GAME["seed"][-1] != "0" else "1")
BRIBED = [*GAME["moves"][:7], [GAME["moves"][7][0], "bribe"], *GAME["moves"][8:]]
RICHER = {**GAME["result"], "money": [held + 1000 for held in GAME["result"]["money"]]}
RUNNING = {key: value for key, value in GAME.items() if key not in ("seed", "result")}
EMPTY = laid_out(["WH", "2BD"], phase="draw", rest="discard")
ASKED = laid_out(["WH", "2BD", "JJ*"], **WINDOW)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("replay", GAME, "--at", "-1"), "--at"),
        (("replay", GAME, "--at", str(MOVES + 1)), "--at"),
        (("replay", GAME, "--at", "many"), "--at"),
        (("replay", RUNNING), "seed"),
        (("verify", RUNNING), "seed"),
        (("verify", GAME | {"seed": OTHER_SEED}), "commitment"),
        (("verify", GAME | {"moves": BRIBED}), "moves.7: move 8: “bribe” is not legal now"),
        (
            ("verify", GAME | {"moves": GAME["moves"][:-1]}),
            "result.winner: 1, but the moves leave the game without one",
        ),
        (("verify", GAME | {"result": RICHER}, "--json"), "result.money"),
        (("play", EMPTY, "draw supply"), "shuffles"),
        (("play", EMPTY, "draw supply", "--seed", "00"), "seed"),
        (("play", ASKED, "pass"), "--seat: missing; the position waits for 1 and 2"),
        (("play", laid_out(["WH", "2BD"], phase="hand_over"), "pass"), "waits for nobody"),
        (("play", TURN, "dance"), "“dance” cannot be read"),
        (("play", TURN, "play b 3"), "could be"),
        (("play", TURN, "hideout"), "“hideout” is not legal now; legal: "),
        (("play", TURN, ";"), "there is no move"),
        (("simulate", "--games", "-1"), "--games"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(posse: Posse, words: tuple[Any, ...], said: str) -> None:
    assert said in wrong(posse(*words))


# --- show, legal and play -----------------------------------------------------------------------------------


def test_show_draws_the_table_as_a_seat_or_a_bystander_sees_it(posse: Posse) -> None:
    drawn = fine(posse("show", TURN))
    assert "Anna’s turn, to play or discard." in drawn
    assert "Belle Starr: 3 Belle Starr, 6 CP" in drawn
    assert "Burt: $0, 2 cards in hand" in drawn
    assert "Your hand" not in drawn
    mine = fine(posse("show", TURN, "--seat", "0"))
    assert "Your hand: 3 Jesse James, Bank Robbery" not in drawn
    assert "Your hand: 3 Jesse James, Wes Hardin, Bank Robbery" in mine
    assert "You may lay 3 Jesse James cards together: play JJ 3" in mine
    assert "Photo of Jesse James" not in mine
    view = engine.Position.from_dict(TURN).view(0)
    assert json.loads(fine(posse("show", TURN, "--seat", "0", "--json"))) == view


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"phase": "draw"}, "Anna’s turn, to draw."),
        (WINDOW, "Anna’s turn waits for Burt and Curt to react."),
        ({"phase": "hand_over"}, "The hand is over."),
        ({"phase": "game_over", "winner": 2, "money": [0, 0, 26_000]}, "The game is over; Curt won."),
        (
            {
                "phase": "choose",
                "sheriff_played": True,
                "pending": {"move": "bank", "seat": 0},
                "territories": [{"BS": "3BS HO"}],
            },
            "Anna’s turn, to choose.",
        ),
    ],
)
def test_show_says_what_the_table_waits_for(posse: Posse, more: dict[str, Any], said: str) -> None:
    drawn = fine(posse("show", laid_out(["WH", "2BD", "SK"], **more)))
    assert said in drawn
    assert "Discard stack: 0 cards." in drawn


def test_legal_lists_the_moves_with_their_meaning(posse: Posse) -> None:
    assert "Anna: play JJ 3 (lay 3 Jesse James cards together)" in fine(posse("legal", TURN)).splitlines()
    p = table(["WH", "2BD", "JJ*"], **WINDOW)
    both = json.loads(fine(posse("legal", p.to_dict(), "--json")))
    assert both == {"1": p.legal(1), "2": p.legal(2)}
    assert json.loads(fine(posse("legal", p.to_dict(), "--json", "--seat", "2"))) == {"2": ["pass", "photo JJ"]}
    assert json.loads(fine(posse("legal", p.to_dict(), "--json", "--seat", "0"))) == {"0": []}
    assert fine(posse("legal", p.to_dict(), "--seat", "0")) == "Nothing: the position waits for Burt and Curt.\n"


def test_play_plays_a_line_and_shows_what_came_of_it(posse: Posse) -> None:
    said = fine(posse("play", TURN, "bank", ">", "belle;", "discard wes"))
    told = said.splitlines()
    assert told[:2] == ["Anna played a Bank Robbery.", "The shot turned up a Belle Starr: a hit."]
    assert "Burt’s turn, to draw." in said
    answer = json.loads(fine(posse("play", TURN, "bank > belle; discard wes", "--json")))
    assert answer["did"] == ["bank", "choose BS", "discard WH"]
    assert answer["stopped"] is None
    assert [event["event"] for event in answer["events"]] == ["Played", "Shot", "Landed", "Discarded"]
    assert engine.Position.from_dict(answer["position"]).turn == 1


def test_a_line_that_stops_says_how_far_it_came_and_why(posse: Posse) -> None:
    answer = json.loads(fine(posse("play", TURN, "bank > belle; hideout", "--json")))
    assert answer["did"] == ["bank", "choose BS"]
    assert "hideout" in answer["stopped"]
    assert "Stopped: “hideout” is not legal now" in fine(posse("play", TURN, "bank > belle; hideout"))


def test_play_takes_a_seed_for_shuffles_and_a_seat_of_several(posse: Posse) -> None:
    shuffled = json.loads(fine(posse("play", EMPTY, "draw supply", "--seed", "00" * 32, "--json")))
    assert shuffled["position"]["reshuffled"]
    assert json.loads(fine(posse("play", ASKED, "pass", "--seat", "2", "--json")))["did"] == ["pass"]


# --- simulate -----------------------------------------------------------------------------------------------


def test_simulate_plays_the_same_games_for_the_same_seed(posse: Posse) -> None:
    words = ("simulate", "--games", "4", "--players", "2", "--edition", "summary", "--json")
    one, again, other = (json.loads(fine(posse(*words, "--seed", seed))) for seed in ("a", "a", "b"))
    assert one == again != other
    assert one["games"] == sum(one["wins"]) == 4
    assert len(one["wins"]) == 2
    assert one["hands"] == sum(one["ends"].values())
    assert one["longest"] <= one["moves"] <= 4 * one["longest"]


def test_simulate_for_people(posse: Posse) -> None:
    said = fine(posse("simulate", "--games", "2", "--robots"))
    assert said.startswith("2 games, ")
    assert "Won: Anna " in said
    assert "moves a second" in said
    assert fine(posse("simulate", "--games", "0")).startswith("0 games, 0 moves")


def test_simulate_shows_its_progress_where_somebody_watches(posse: Posse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    said = posse("simulate", "--games", "2")
    assert said.code == 0
    assert said.err == f"\r[{'#' * 20}{' ' * 20}] 1/2\r[{'#' * 40}] 2/2\n"


# --- errors -------------------------------------------------------------------------------------------------

COMMANDS = (("replay",), ("verify",), ("show",), ("legal",), ("play", "pass"))


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_whatever_is_wrong_with_the_input_is_one_line_on_stderr(posse: Posse, command: tuple[str, ...]) -> None:
    verb, *rest = command
    assert "nowhere.json: No such file" in wrong(posse(verb, "nowhere.json", *rest))
    assert "Is a directory" in wrong(posse(verb, ".", *rest))
    assert "expected JSON" in wrong(posse(verb, "-", *rest, stdin="{"))
    assert "expected JSON" in wrong(posse(verb, "-", *rest, stdin=""))
    assert "expected JSON" in wrong(posse(verb, "-", *rest, stdin="[" * 100_000))
    assert "expected" in wrong(posse(verb, "-", *rest, stdin="[" * 50 + "]" * 50))
    Path("bytes.json").write_bytes(b"\xff\xfe{}")
    assert "expected JSON" in wrong(posse(verb, "bytes.json", *rest))
    nonsense: tuple[Any, ...] = (None, 7, [], {}, {"format": "posse-position/1"}, {"format": "posse-record/1"})
    for data in nonsense:
        assert wrong(posse(verb, data, *rest)).startswith(f"posse {verb}: ")
    other = TURN if verb in ("replay", "verify") else GAME
    wrong(posse(verb, other, *rest))


@pytest.mark.parametrize(
    "command", [("replay",), ("show",), ("legal",), ("play", "pass")], ids=lambda command: command[0]
)
def test_a_seat_that_nobody_has_is_an_error(posse: Posse, command: tuple[str, ...]) -> None:
    verb, *rest = command
    for seat in ("-1", "4", "Anna"):
        assert "--seat" in wrong(posse(verb, GAME if verb == "replay" else TURN, *rest, f"--seat={seat}"))


@pytest.mark.parametrize("words", [(), ("dance",), ("show",), ("verify", "a", "b"), ("simulate", "--players", "5")])
def test_a_command_that_does_not_exist_is_an_error(posse: Posse, words: tuple[str, ...]) -> None:
    said = posse(*words)
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("usage: posse")


def test_help_names_every_command(posse: Posse) -> None:
    told = fine(posse("--help"))
    assert all(name in told for name in ("replay", "verify", "show", "legal", "play", "simulate"))


# --- for real -----------------------------------------------------------------------------------------------


def run(*words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "engine", *words], cwd=ROOT, input=text, capture_output=True, text=True, check=False
    )


def test_python_m_engine_is_posse() -> None:
    told = run("verify", "-", text=json.dumps(GAME))
    assert (told.returncode, told.stderr) == (0, "")
    assert told.stdout.startswith("Verified")
    refused = run("verify", "-", text="{}")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.startswith("posse verify: ")


@pytest.mark.parametrize("words", [("replay", "-", "--json"), ("verify", "-")], ids=["much", "little"])
def test_a_reader_that_has_seen_enough_ends_it_quietly(words: tuple[str, ...]) -> None:
    """As `posse replay RECORD | head -1` does, whether the answer is longer than a buffer or not."""
    pipe = subprocess.PIPE
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    command, pipes = [sys.executable, "-m", "engine", *words], {"stdin": pipe, "stdout": pipe, "stderr": pipe}
    with subprocess.Popen(command, cwd=ROOT, text=True, env=environment, **pipes) as told:
        assert told.stdout
        told.stdout.close()
        told.stdout = None
        _, complaint = told.communicate(json.dumps(GAME))
        assert (told.returncode, complaint) == (0, "")
