"""Compile the catalogs when Posse is installed or built as a wheel: a hook of hatchling, which pyproject.toml names.

It runs before Posse can be imported, and is no part of a wheel.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCatalogs(BuildHookInterface[Any]):
    """Each catalog, compiled beside its source."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the catalogs of a checkout, before its files are collected."""
        for source in Path(self.root).glob("service/languages/catalogs/*/LC_MESSAGES/*.po"):
            with source.open("rb") as file:
                messages = read_po(file)
            with source.with_suffix(".mo").open("wb") as file:
                write_mo(file, messages)
