"""The commands `posse show`, `posse legal` and `posse play`: a position, its legal moves, and moves from it."""

from __future__ import annotations

import argparse

from engine.commands.drawing import draw_table
from engine.commands.record_commands import event_as_json
from engine.commands.sources import CommandError, Commands, answer, checked_seat, read_position, takes_json
from engine.typed.interpretation import read
from engine.typed.line import play_line
from engine.words.event_phrases import phrase
from engine.words.move_phrases import describe_move


def add_to(commands: Commands) -> None:
    """Add the commands to the parser."""
    show = commands.add_parser("show", help="draw the table of a position")
    show.set_defaults(run=_show)
    legal = commands.add_parser("legal", help="list the legal moves of a position")
    legal.set_defaults(run=_legal)
    play = commands.add_parser("play", help="play moves from a position and show the result")
    play.set_defaults(run=_play)
    for command, whose in (
        (show, "the seat whose view is drawn (a bystander)"),
        (legal, "the seat whose moves are listed (all that are to act)"),
        (play, "the seat that moves (the one to act)"),
    ):
        command.add_argument("position", metavar="POSITION", help="a file with a position, or - for standard input")
        command.add_argument("--seat", type=int, metavar="S", help=whose)
        takes_json(command)
    play.add_argument("moves", metavar="MOVES", nargs="+", help="moves as people type them, separated by ;")
    play.add_argument("--seed", metavar="HEX", help="64 hex digits, needed if a move shuffles")


def _show(arguments: argparse.Namespace) -> None:
    position = read_position(arguments.position)
    seat = checked_seat(arguments.seat, position.players)
    answer(arguments, position.view(seat), draw_table(position.seen_by(seat)))


def _legal(arguments: argparse.Namespace) -> None:
    position = read_position(arguments.position)
    named = checked_seat(arguments.seat, position.players)
    seats = position.to_act() if named is None else [named]
    lines = [
        f"{position.players[seat]}: {move} ({describe_move(move, position.players, seat)})"
        for seat in seats
        for move in position.seen_by(seat).legal
    ]
    waits = " and ".join(position.players[seat] for seat in position.to_act()) or "nobody"
    answer(
        arguments,
        {str(seat): position.legal(seat) for seat in seats},
        lines or [f"Nothing: the position waits for {waits}."],
    )


def _play(arguments: argparse.Namespace) -> None:
    position = read_position(arguments.position)
    if arguments.seed is not None:
        position = position.with_seed(arguments.seed)
    seat, to_act = checked_seat(arguments.seat, position.players), position.to_act()
    if seat is None and len(to_act) == 1:
        seat = to_act[0]
    if seat is None:
        waits = " and ".join(map(str, to_act)) or "nobody"
        raise CommandError(f"--seat: missing; the position waits for {waits}")
    line = play_line(position, seat, read(" ".join(arguments.moves), position.players))
    if not line.steps and line.stopped is not None:
        raise line.stopped
    events = [event for step in line.steps for event in step.after.events]
    stopped = None if line.stopped is None else line.stopped.message
    answer(
        arguments,
        {
            "did": [step.move.text for step in line.steps],
            "stopped": stopped,
            "events": [event_as_json(event) for event in events],
            "position": line.position.to_dict(),
        },
        [phrase(event, position.players) for event in events]
        + ([f"Stopped: {stopped}"] if stopped else [])
        + ["", *draw_table(line.position.seen_by(seat))],
    )
