"""The layers of the service: each imports only what stands above it, and nothing imports in a circle.

Imports count wherever they stand, inside functions and under TYPE_CHECKING too.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_FILES = 20

# From the ground up: a layer imports from itself and from the lines above it.
LAYERS = (
    ("errors",),
    ("languages",),  # catalogs, and how numbers are written
    ("text",),  # as people type and read it: fields, names, addresses, window modes
    ("models",),
    ("process",),  # how a process starts, logs and is counted
    ("settings",),
    ("db",),
    ("outgoing",),  # posts to other people's servers
    ("queues",),  # rows that are work: claims, rounds, retries
    ("clocks",),  # schedules, the turn clock as a value, the story of the clocks
    ("gamelog",),  # a game as its log tells it
    ("views",),  # the one gate
    ("standings",),  # a league as its results tell it
    ("links",),  # tokens, standing, permissions
    ("mail",),  # the outbox and the SMTP client, what mails are made with, the kinds of mail
    ("games",),  # one game in one transaction
    ("players",),  # who somebody is, what one person may cause
    ("results",),  # what comes of games for their players: reliability, ratings
    ("lobby",),  # before the deal
    ("table",),  # beside the moves
    ("leagues", "analysis", "following"),  # seasons; analyses of play; chats and devices
    ("pulse",),  # checked clocks, and the pulse of each process
    ("inbound", "backups"),  # mail in; everything in one file
    ("monitoring",),
    ("privacy",),  # forgetting and keeping
    ("daily",),  # the daily deal
    ("sweep",),  # deadlines that are due
    ("admin",),  # what the operator may see and do
    ("mailbox",),
    ("web",),
    ("supervise", "gunicorn_conf"),
    ("diagnostics",),  # the checks of `posse doctor`
    ("commands",),
    ("__main__",),  # what `python -m` executes
)
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
ENGINE = (
    ("language",),
    ("refusals",),
    ("rules",),
    ("json_values",),
    ("position_json",),
    ("view",),
    ("position",),
    ("record",),
    ("hand_score",),
    ("words",),
    ("transition",),
    ("typed",),
    ("preview",),
    ("robots",),
    ("coach",),
    ("commands",),
    ("__main__",),
)
WEB = (
    ("base",),  # what every page stands on
    ("link",),  # what every page of a link stands on
    ("turn",),
    ("lobby", "table"),
    ("history", "leagues"),
    ("daily", "player"),
    ("seat", "site"),  # pages on which the other rooms meet
    ("page_templates",),
)
MAIL = (
    ("delivering",),  # the outbox, the SMTP client; what writes the mails is passed in
    ("composing",),  # what the kinds are made with
    ("kinds",),
    ("registry",),
    ("content", "digest_contents", "wording"),
    ("writer",),
)


def module_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_of(file): file for part in ("engine", "service", "worker") for file in (ROOT / part).rglob("*.py")}
OWN = {name: file for name, file in FILES.items() if not name.startswith("service.db.migrations.")}


def imports_of(file: Path) -> Iterator[str]:
    """The modules of ours that a file imports."""
    for node in ast.walk(ast.parse(file.read_text(), str(file))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            names = [name if name in FILES else node.module for name in names]
        else:
            continue
        yield from (name for name in names if name in FILES)


@cache
def graph() -> dict[str, set[str]]:
    """What each module imports of ours."""
    return {name: set(imports_of(file)) - {name} for name, file in OWN.items()}


def layer_of(module: str) -> str | None:
    """The layer of a module of the service; None for the package itself, which holds one path."""
    parts = module.split(".")
    if parts[-1] == "__main__":
        return "__main__"
    return parts[1] if parts[0] == "service" and len(parts) > 1 else None


def test_every_package_of_the_service_has_a_place() -> None:
    found = {layer_of(module) for module in OWN} - {None}
    assert found == set(LEVEL)


@pytest.mark.parametrize(("package", "layers"), [("engine", ENGINE), ("service.mail", MAIL), ("service.web", WEB)])
def test_the_engine_mail_and_web_are_laid_out_in_the_same_way(
    package: str, layers: tuple[tuple[str, ...], ...]
) -> None:
    level = {name: level for level, names in enumerate(layers) for name in names}
    rooms = {m: m.removeprefix(f"{package}.").split(".")[0] for m in OWN if m.startswith(f"{package}.")}
    assert set(rooms.values()) == set(level)
    upward = [
        f"{module} imports {imported}"
        for module, room in rooms.items()
        for imported in graph()[module]
        if imported in rooms and rooms[imported] != room and level[rooms[imported]] >= level[room]
    ]
    assert upward == []


def test_no_folder_of_code_is_too_full_to_be_read() -> None:
    folders = Counter(file.parent.relative_to(ROOT).as_posix() for file in OWN.values() if file.stem != "__init__")
    assert {folder: count for folder, count in folders.items() if count > MOST_FILES} == {}


def test_no_two_modules_and_no_two_classes_have_one_name() -> None:
    """But for entry points, which `python -m` names."""
    modules = Counter(file.stem for file in OWN.values() if not file.stem.startswith("__"))
    assert [name for name, count in modules.items() if count > 1] == []
    classes = Counter(
        node.name.lstrip("_")
        for file in OWN.values()
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, count in classes.items() if count > 1] == []


def test_no_import_goes_up() -> None:
    upward = [
        f"{module} imports {imported}"
        for module, imports in graph().items()
        for imported in imports
        if (own := layer_of(module)) and (other := layer_of(imported)) and other != own and LEVEL[other] >= LEVEL[own]
    ]
    assert upward == []


def test_no_import_goes_round_in_a_circle() -> None:
    def reached(start: str) -> set[str]:
        todo, seen = list(graph().get(start, ())), set()
        while todo:
            module = todo.pop()
            if module not in seen:
                seen.add(module)
                todo += graph().get(module, ())
        return seen

    assert [module for module in graph() if module in reached(module)] == []


@pytest.mark.parametrize(
    ("table", "writers"),
    [
        ("LoggedMove", {"service.games.transaction"}),
        ("Answer", {"service.games.windows"}),
        ("Submission", {"service.games.submit"}),
        ("Orders", {"service.games.standing_orders"}),
        ("Note", {"service.games.transaction"}),
        ("PrivateNote", {"service.table.private_notes"}),
        ("PlayAnalysis", {"service.analysis.analyses"}),
        ("GamesRequest", {"service.players.my_games"}),
        ("Talk", {"service.gamelog.talk"}),
        ("ClockNote", {"service.clocks.timeline"}),
        ("Motion", {"service.table.motions", "service.table.substitutes"}),
        ("Seating", {"service.table.substitutes"}),
        ("Player", {"service.players.players"}),
        ("Game", {"service.lobby.proposing", "service.gamelog.unsaved"}),  # the second's is never kept
        # nor those two's
        ("Seat", {"service.lobby.proposing", "service.mail.kinds.invite", "service.gamelog.unsaved"}),
        ("BlockedAddress", {"service.players.players"}),
        ("SiteKey", {"service.players.players"}),
        ("Inmail", {"service.inbound.store"}),
        ("Retry", {"service.queues.retries"}),
        ("Audit", {"service.admin.audit"}),
        ("Outage", {"service.sweep.outages"}),
    ],
)
def test_each_kind_of_row_is_made_in_one_place(table: str, writers: set[str]) -> None:
    """Whatever it is handed to: a call of the model's class makes a row."""
    assert {module for module, called in called_by_module().items() if table in called} == writers


@cache
def called_by_module() -> dict[str, set[str]]:
    """Return the names that each module calls with arguments by name."""
    return {
        module: {
            node.func.id
            for node in ast.walk(ast.parse(file.read_text()))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.keywords
        }
        for module, file in OWN.items()
    }
