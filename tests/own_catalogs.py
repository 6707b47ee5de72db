"""Catalogs of a test instead of those of Posse."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from service.languages import spoken


def compile_catalog(folder: Path, catalog: Catalog) -> None:
    """Write a catalog into a folder of catalogs, as it is in an installed Posse."""
    compiled = folder / str(catalog.locale) / "LC_MESSAGES" / f"{spoken.DOMAIN}.mo"
    compiled.parent.mkdir(parents=True)
    with compiled.open("wb") as file:
        write_mo(file, catalog)


@contextmanager
def speaking_only(folder: Path) -> Iterator[Mapping[str, spoken.Spoken]]:
    """Let Posse have the languages of the catalogs in a folder beside English, and no others; yield them all."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(spoken, "CATALOGS", folder)
        spoken.languages.cache_clear()
        yield spoken.languages()
    spoken.languages.cache_clear()
