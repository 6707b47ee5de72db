"""The command `posse analyse`: explain a finished game to one of its players."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from engine.coach import analyse
from engine.coach.analysis import Analysis, Terms
from engine.commands.sources import Commands, answer, checked_seat, read_record, takes_json
from engine.record import Record
from engine.words.move_phrases import describe_move


def add_to(commands: Commands) -> None:
    """Add the command to the parser."""
    command = commands.add_parser("analyse", help="tell what a player's choices, the cards and the others brought")
    command.add_argument("record", metavar="RECORD", help="a file with the record of a finished game, or -")
    command.add_argument("--seat", type=int, required=True, metavar="S", help="the player's seat, from 0")
    command.add_argument("--budget", type=int, metavar="N", help="playouts for a decision (for two minutes)")
    command.add_argument("--seed", default="posse", metavar="TEXT", help="the same seed gives the same analysis")
    takes_json(command)
    command.set_defaults(run=_analyse)


def _analyse(arguments: argparse.Namespace) -> None:
    record = read_record(arguments.record)
    seat = checked_seat(arguments.seat, record.players)
    analysis = analyse(record, seat or 0, arguments.seed, arguments.budget)
    answer(arguments, analysis.as_dict(), list(_lines(analysis, record)))


def _lines(analysis: Analysis, record: Record) -> Iterator[str]:
    """Yield a table of the terms in dollars, and the mistakes."""
    yield f"{record.players[analysis.seat]}, dollars more than the others (95 % intervals):"
    yield f"{'':8}{'result':>9}{'own choices':>18}{'cards':>18}{'others':>18}"
    for hand in analysis.hands:
        yield _row(f"hand {hand.hand}", hand.result, hand.terms, hand.errors)
    yield _row("game", analysis.result, analysis.terms, analysis.errors)
    for mistake in analysis.mistakes:
        moves = (mistake.move, *mistake.choices)
        made, *choices = (describe_move(move, record.players, analysis.seat) for move in moves)
        by, better = f" (by the {mistake.mark})" if mistake.mark else "", " or ".join(choices)
        yield f"Move {mistake.at + 1}{by}: {made}; better: {better} ({mistake.cost:,} ± {mistake.error:,})."


def _row(name: str, result: int, terms: Terms, errors: Terms) -> str:
    columns = (f"{term:>+,} ± {error:,}" for term, error in zip(terms, errors, strict=True))
    return f"{name:8}{result:>+9,}" + "".join(f"{column:>18}" for column in columns)
