"""The commands `posse replay` and `posse verify`."""

from __future__ import annotations

import argparse

from engine.commands.drawing import draw_table
from engine.commands.sources import CommandError, Commands, answer, checked_seat, read_record, takes_json
from engine.record import Record, ReplayStep, replay, verify
from engine.rules.events import Event
from engine.words.event_phrases import phrase


def add_to(commands: Commands) -> None:
    """Add the commands to the parser."""
    command = commands.add_parser("replay", help="print a finished game move by move, or show the table after one")
    command.add_argument("record", metavar="RECORD", help="a file with a record, or - for standard input")
    command.add_argument("--at", type=int, metavar="N", help="show the table after move N; 0 is the first deal")
    command.add_argument("--seat", type=int, metavar="S", help="as seat S saw it (a bystander)")
    takes_json(command)
    command.set_defaults(run=_replay)
    command = commands.add_parser("verify", help="check commitment, seed, every move and the result of a record")
    command.add_argument("record", metavar="RECORD", help="a file with a record, or - for standard input")
    takes_json(command)
    command.set_defaults(run=_verify)


def _replay(arguments: argparse.Namespace) -> None:
    record = read_record(arguments.record)
    seat = checked_seat(arguments.seat, record.players)
    if arguments.at is None:
        steps = list(replay(record))
        answer(arguments, [_as_json(step, seat) for step in steps], _lines(steps, record, seat))
        return
    if not 0 <= arguments.at <= len(record.moves):
        raise CommandError(f"--at: expected 0 to {len(record.moves)}, got {arguments.at}")
    *_, last = (step for step in replay(record) if step.n <= arguments.at)
    answer(arguments, last.position.view(seat), draw_table(last.position.seen_by(seat)))


def _lines(steps: list[ReplayStep], record: Record, seat: int | None) -> list[str]:
    return [
        f"{step.n:4}{_mark(step)}  {phrase(event, record.players, seat)}"
        for step in steps
        for event in step.position.events_for(seat)
    ]


def _mark(step: ReplayStep) -> str:
    mark = step.made.mark if step.made else None
    return f" ({mark})" if mark else ""


def _as_json(step: ReplayStep, seat: int | None) -> dict[str, object]:
    made = step.made
    return {
        "n": step.n,
        "seat": made.seat if made else None,
        "move": made.move if made else None,
        "mark": made.mark if made else None,
        "events": [event_as_json(event) for event in step.position.events_for(seat)],
    }


def event_as_json(event: Event) -> dict[str, object]:
    """Return an event as JSON data, with the name of its class."""
    return {"event": type(event).__name__, **event._asdict()}


def _verify(arguments: argparse.Namespace) -> None:
    record = read_record(arguments.record)
    wrong = verify(record)
    if wrong:
        raise CommandError("; ".join(wrong))
    ended = "and the result" if record.money is not None else "of a game that was stopped"
    answer(
        arguments,
        {"verified": True, "moves": len(record.moves)},
        [f"Verified: the commitment, the seed, {len(record.moves)} moves {ended} agree."],
    )
