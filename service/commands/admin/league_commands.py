"""The commands of `posse admin` about leagues: to list them, to found one, and to end one."""

from __future__ import annotations

import argparse
from typing import Any

import engine
from engine.commands.sources import Commands, answer
from service.admin import actions as operator_actions
from service.admin import reports
from service.commands.admin.command_parts import add, done, now, number, opened_migrated, text, transaction
from service.leagues import league_terms
from service.leagues.league_terms import LeagueTerms


def add_leagues(actions: Commands) -> None:
    """Add the commands about leagues."""
    add(actions, "leagues", _leagues, "list the leagues that are played")
    start = add(actions, "found", _start, "found a league, which players then join")
    usual = LeagueTerms("")
    start.add_argument("--edition", type=text, choices=tuple(engine.EDITIONS), default=usual.edition)
    start.add_argument("--players", type=number, default=usual.players, help="at a table, from 2 to 4")
    start.add_argument(
        "--hours", type=number, default=usual.turn_hours, help=f"for a turn: {_listed(league_terms.TURN_HOURS)}"
    )
    start.add_argument("--weeks", type=number, default=usual.weeks, help=f"of a season: {_listed(league_terms.WEEKS)}")
    days = f"days until the first season: {_listed(league_terms.BEGINS)}"
    start.add_argument("--begins", type=number, default=usual.begins, help=days)
    start.add_argument("--same", action="store_true", help="all divisions play the same cards")
    end = add(actions, "close", _end, "let a league have no further season")
    for command in (start, end):
        command.add_argument("name", metavar="NAME", type=text)


def _listed(numbers: tuple[int, ...]) -> str:
    return ", ".join(map(str, numbers))


def _leagues(arguments: argparse.Namespace) -> None:
    with opened_migrated() as (_settings, database), database.reading() as session:
        found = reports.leagues_list(session)
    answer(arguments, found, [_line(one) for one in found] or ["There are no leagues."])


def _line(league: dict[str, Any]) -> str:
    season = "no season yet" if league["season"] is None else f"season {league['season']} ends {league['ends'][:10]}"
    return f"{league['name']}: {season}; players: {league['members']}"


def _start(arguments: argparse.Namespace) -> None:
    same = ("name", "edition", "players", "weeks", "begins")
    given = {name: getattr(arguments, name) for name in same}
    with transaction() as session:
        terms = league_terms.read_terms({**given, "turn_hours": arguments.hours, "same_deals": arguments.same})
        operator_actions.found_league(session, terms, now(session))
    done(arguments, f"The league {terms.name} is founded; its first season begins in {terms.begins} days.")


def _end(arguments: argparse.Namespace) -> None:
    with transaction() as session:
        name = operator_actions.end_league(session, arguments.name, now(session))
    done(arguments, f"The league {name} has no further season; one that is played is finished.")
