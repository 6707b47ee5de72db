"""The Containerfile and `compose.yaml` of `deploy/container`, read as the programs that use them read them."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "deploy" / "container"
SERVERS = ("postgres", "redis")
COMMANDS = ("backup",)  # of Posse, too, but no process of the Procfile


def stages() -> list[list[tuple[str, str]]]:
    """Return the instructions of each stage, as words such as FROM or RUN with the rest of the line."""
    text = re.sub(r"\\\n\s*", "", (FOLDER / "Containerfile").read_text())
    found: list[list[tuple[str, str]]] = []
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        if word == "FROM":
            found.append([])
        if line and not line.startswith("#"):
            found[-1].append((word, rest))
    return found


def image(word: str) -> str:
    """Return what the only instruction of this name in the last stage says."""
    (found,) = [rest for name, rest in stages()[-1] if name == word]
    return found


def copied() -> list[str]:
    """Return the files and folders of the checkout from which the image is built."""
    found = [words for stage in stages() for word, rest in stage if word == "COPY" for words in [rest.split()]]
    return [source for words in found if not words[0].startswith("--from") for source in words[:-1]]


def environment() -> dict[str, str]:
    """Return the variables that the image sets."""
    return dict(word.split("=", 1) for word in shlex.split(image("ENV")))


def default_command() -> list[str]:
    """Return the words of the command that the image executes if nobody names another."""
    words: list[str] = json.loads(image("CMD"))
    return words


def health_command() -> str:
    """Return the shell command of the image's health check."""
    return image("HEALTHCHECK").partition(" CMD ")[2]


def compose() -> dict[str, Any]:
    """Return what `compose.yaml` says."""
    found: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text())
    return found


def services() -> dict[str, dict[str, Any]]:
    """Return the services by name: Posse's processes and the servers."""
    found: dict[str, dict[str, Any]] = compose()["services"]
    return found


def processes() -> dict[str, dict[str, Any]]:
    """Return the services that are processes of Posse."""
    return {name: service for name, service in services().items() if name not in (*SERVERS, *COMMANDS)}
