"""A second language for tests, which no catalog of ours has: each message of the code in brackets, as Esperanto.

Its catalog is made by the same tools as a real one, in a folder of its own, and lives as long as the test. Whatever is
shown without brackets does not come from the catalogs. Its vowels are doubled and have accents, so that its messages
are a third longer than those in English, and whatever depends on letters of the English alphabet is seen.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from service.languages import spoken
from tests.own_catalogs import compile_catalog, speaking_only

CODE = "eo"
ROOT = Path(__file__).parent.parent
KEYWORDS = ("_", "gettext", "ngettext:1,2", "pgettext:1c,2", "text", "text_of:1c,2", "plural:1,2", "counted:1,2")
_KEPT = re.compile(r"({[^{}]*}|%\([^)]*\)s|<[^>]*>|&\w+;)")
_LONGER = str.maketrans({vowel: vowel + accented for vowel, accented in zip("aeiouAEIOU", "áéíóúáéíóú", strict=True)})


@pytest.fixture(scope="session")
def pseudo_catalogs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of catalogs with this language alone."""
    folder = tmp_path_factory.mktemp("catalogs")
    template = folder / "posse.pot"
    keywords = [part for keyword in KEYWORDS for part in ("-k", keyword)]
    pybabel = [
        sys.executable,
        "-m",
        "babel.messages.frontend",
        "-q",
        "extract",
        "-F",
        "pyproject.toml",
        "--ignore-dirs",
        ".*",
    ]
    subprocess.run([*pybabel, "--no-default-keywords", *keywords, "-o", template, "."], cwd=ROOT, check=True)
    with template.open("rb") as file:
        messages = read_po(file)
    compile_catalog(folder, _in_brackets(messages))
    return folder


@pytest.fixture
def pseudo_language(pseudo_catalogs: Path) -> Generator[spoken.Spoken, None, None]:
    """Let Posse speak this language beside English."""
    with speaking_only(pseudo_catalogs) as languages:
        yield languages[CODE]


def _in_brackets(messages: Catalog) -> Catalog:
    catalog = Catalog(CODE)
    for message in messages:
        if message.id:
            catalog.add(message.id, _bracketed(message.id), context=message.context)
    return catalog


def _bracketed(message: str | tuple[str, ...] | list[str]) -> str | tuple[str, ...]:
    return f"[{pseudo(message)}]" if isinstance(message, str) else tuple(f"[{pseudo(form)}]" for form in message)


def pseudo(message: str) -> str:
    """Return a message with longer words; parameters, tags and entities in it stay as they are."""
    parts = _KEPT.split(message)
    return "".join(part if n % 2 else part.translate(_LONGER) for n, part in enumerate(parts))
