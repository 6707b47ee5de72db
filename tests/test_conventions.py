"""Conventions of the sources: what each part may import, who may write, and what no file may hold."""

from __future__ import annotations

import ast
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from configparser import RawConfigParser
from pathlib import Path

import pytest
from sqlalchemy import CheckConstraint

from service.models import Game
from service.settings.environment import VARIABLES
from service.supervise import CONFIGURATION
from tests import units
from tests.servers import unavailable

ROOT = Path(__file__).parents[1]

# What each part may import beside the standard library.
MAY_KNOW = {
    "engine": {"engine"},
    "service": {"engine", "service", "flask", "werkzeug", "PIL", "jinja2", "markupsafe", "itsdangerous", "css_inline"}
    | {"sqlalchemy", "sqlmodel", "alembic", "psycopg", "aiosmtpd", "flask_limiter", "structlog", "prometheus_client"}
    | {"dkim", "dns", "imap_tools", "redis", "tinycss2", "babel", "openskill", "icalendar", "h11", "idna"}
    | {"cryptography", "http_ece", "py_vapid", "limits"},
    "worker": {"service", "worker", "celery", "kombu", "redis"},
}
WHILE_BUILDING = {("service/languages/build_catalogs.py", "hatchling")}  # not part of a wheel
WRITES = {"add", "add_all", "delete", "merge", "flush", "commit", "bulk_save_objects", "insert", "update"}
WRITES |= {"executemany"}


def sources(part: str) -> list[Path]:
    found = sorted((ROOT / part).rglob("*.py"))
    assert found, f"no module in {part}"
    return found


def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(), str(file))


def imported(file: Path) -> Iterator[str]:
    """The top-level names a file imports, wherever in it."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0] if node.level == 0 else file.relative_to(ROOT).parts[0]


def tracked() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        unavailable("this is not a git work tree, so nobody knows which files belong to the project")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("part", MAY_KNOW)
def test_each_part_imports_only_what_it_may_know(part: str) -> None:
    allowed = MAY_KNOW[part] | sys.stdlib_module_names
    found = {(file.relative_to(ROOT).as_posix(), name) for file in sources(part) for name in imported(file)}
    strangers = {(file, name) for file, name in found if name not in allowed}
    assert strangers - WHILE_BUILDING == set()
    assert found


def test_the_engine_never_looks_at_a_clock_a_file_or_a_network() -> None:
    outside = {"time", "datetime", "socket", "urllib", "http", "email", "smtplib", "sqlite3", "asyncio", "threading"}
    for file in sources("engine"):
        if "commands" in file.parts:  # what a person types at a shell may read files and time itself
            continue
        assert not outside & set(imported(file)), file


def test_nothing_but_the_service_writes_to_the_database() -> None:
    for part in ("engine", "worker"):
        for file in sources(part):
            names = set(imported(file))
            assert not names & {"sqlmodel", "sqlalchemy", "psycopg", "sqlite3", "alembic"}, file
            assert not list(writes(file)), file


def test_pages_and_mails_are_made_without_writing() -> None:
    for part in ("service/mail", "service/web", "service/mailbox"):
        for file in sources(part):
            if "delivering" in file.parts:  # its rows are what it delivers
                continue
            assert not list(writes(file)), file


def writes(file: Path) -> Iterator[str]:
    """The calls in a file that a session writes with."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WRITES:
            spoken_to = ast.unparse(node.func.value)
            if re.search(r"\b(session|connection|database|engine)\b", spoken_to):
                yield f"{spoken_to}.{node.func.attr}"


def test_every_state_in_a_query_is_one_of_its_columns() -> None:
    """The types see states in Python; expressions of SQLAlchemy accept any value, so they are compared here."""
    states = {"state", "status", "windows", "mail_plan", "role"}
    checks = [c for table in Game.metadata.tables.values() for c in table.constraints]
    checked = [str(c.sqltext) for c in checks if isinstance(c, CheckConstraint)]
    known = {value for text in checked if text.split()[0] in states for value in re.findall("'([^']+)'", text)}
    assert {"playing", "accepted", "queued", "received", "carried", "sealed", "digest", "web"} <= known
    files = [file for file in sources("service") if "from service.models import" in file.read_text()]
    used = {(file.name, text) for file in files for text in queried(file, states)}
    assert len(used) > 20
    assert not [one for one in used if one[1] not in known]


def queried(file: Path, columns: set[str]) -> Iterator[str]:
    """The texts that a file compares with these attributes, or writes to them by a statement."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Compare) and column(node.left) in columns:
            yield from texts(node.comparators[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr == "in_" and column(node.func.value) in columns:
                yield from texts(node.args[0])
            elif node.func.attr == "values":
                yield from (text for word in node.keywords if word.arg in columns for text in texts(word.value))


def column(node: ast.expr) -> str | None:
    """The attribute of `Game.status` and of `col(Game.status)`."""
    inner = node.args[0] if isinstance(node, ast.Call) and len(node.args) == 1 else node
    return inner.attr if isinstance(inner, ast.Attribute) else None


def texts(node: ast.expr) -> list[str]:
    parts = node.elts if isinstance(node, ast.Tuple) else [node]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def test_a_template_decides_nothing_and_calls_no_database() -> None:
    templates = list((ROOT / "templates").rglob("*.*"))
    assert templates
    for file in templates:
        assert not re.search(r"\b(session|database)\.", file.read_text()), file


def test_the_engine_alone_words_a_move() -> None:
    """One gate for what may be seen: pages and mails never touch a position's hidden parts."""
    for part in ("service/web", "service/mail"):
        for file in sources(part):
            names = {ast.unparse(node) for node in ast.walk(tree(file)) if isinstance(node, ast.Attribute)}
            assert not {name for name in names if re.search(r"\.(hands|supply|seed)$", name)}, file


def test_no_file_names_a_package_registry() -> None:
    """Where packages come from is the machine's business; a lock names versions and hashes."""
    hosts = "|".join(("py" + r"pi\.org", "pythonhosted" + r"\.org", "npm" + r"js\.(org|com)", "crates" + r"\.io"))
    hosts += "|--(extra-)?index-url|--find-links|--trusted-host"
    for file in tracked():
        if file.suffix not in (".png", ".ico", ".gif") and file != Path(__file__) and file.name != "Makefile":
            assert not re.search(hosts, file.read_text(errors="replace")), file


def test_the_top_level_holds_what_has_to_be_there() -> None:
    folders = {
        "engine",
        "service",
        "worker",
        "templates",
        "tests",
        "bench",
        "docs",
        "requirements",
        "deploy",
        "findings",
        ".ci",
    }
    texts = {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "LICENSE"}
    files = {"pyproject.toml", "Makefile", "Procfile", ".gitignore"}
    assert {file.relative_to(ROOT).parts[0] for file in tracked()} <= folders | texts | files


def test_warnings_are_errors_and_types_are_strict() -> None:
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]
    assert tool["pytest"]["ini_options"]["filterwarnings"][0] == "error"
    assert tool["mypy"]["strict"] is True
    assert set(tool["mypy"]["packages"]) == {*MAY_KNOW, "bench"}


def test_one_machine_runs_what_many_machines_run() -> None:
    """The Procfile has web, worker, robots, beat and inbound; `posse run` runs the same commands and the mailbox, and
    systemd runs the same commands."""
    lines = dict(line.split(": ", 1) for line in (ROOT / "Procfile").read_text().splitlines())
    assert list(lines) == ["web", "worker", "robots", "beat", "inbound"]
    config = RawConfigParser()
    config.read(CONFIGURATION)
    for name, command in lines.items():
        alone = config[f"program:{name}"]["command"]
        assert alone.partition(" -m ")[2] == command.removeprefix("nice ").removeprefix("python -m ")
        assert alone.startswith("nice ") == command.startswith("nice ") == (name == "robots")
    assert {f"program:{name}" for name in [*lines, "mailbox"]} | {"supervisord"} == set(config.sections())
    commands = {f"posse-{name}": shlex.split(command.removeprefix("nice ")) for name, command in lines.items()}
    assert units.commands() == commands
    assert "\nNice=10\n" in (units.SYSTEMD / "posse-robots.service").read_text()
    assert re.search(r"^play:.*\n\t.* \$\(BIN\)/posse run$", (ROOT / "Makefile").read_text(), re.MULTILINE)


def test_the_readme_knows_every_setting_and_only_commands_that_exist() -> None:
    readme, makefile = (ROOT / "README.md").read_text(), (ROOT / "Makefile").read_text()
    assert re.findall(r"^\| `([A-Z_]+)` \|", readme, re.MULTILINE) == list(VARIABLES)
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)", readme.replace("and make", ""))) <= targets
    assert [block.strip() for block in re.findall(r"^```\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL)] == [
        "make play",
        "make test",
    ]


def test_the_project_says_that_it_is_nobodys_but_its_authors() -> None:
    licence = (ROOT / "LICENSE").read_text()
    assert licence.startswith("MIT License")
    assert "not affiliated" in licence
