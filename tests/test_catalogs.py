"""The catalogs of the languages: each says every message of the code, whole, and with the values that it is given."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from service.languages.spoken import CATALOGS, DOMAIN

SOURCES = sorted(CATALOGS.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))
VALUE = re.compile(r"\{[^{}]*\}|%\(\w+\)[sd]|%%")
TAG = re.compile(r"</?[a-z][^>]*>")
OUTER_SPACE = re.compile(r"^\s*|\s*$")

Key = tuple[str | None, tuple[str, ...]]
Fault = Callable[[Message, Catalog], str | None]


@cache
def read(source: Path) -> Catalog:
    with source.open("rb") as file:
        return read_po(file)


def forms(words: str | tuple[str, ...] | list[str] | None) -> tuple[str, ...]:
    """Return the singular and the plural of a message or of its translation, or the only form."""
    return (words,) if isinstance(words, str) else tuple(words or ())


def messages(catalog: Catalog) -> dict[Key, Message]:
    """Return the messages by their contexts and English words, without the header of the catalog."""
    return {(message.context, forms(message.id)): message for message in catalog if message.id}


def pairs(message: Message) -> Iterator[tuple[str, str]]:
    """Yield each form of a translation with the English form for about as many things."""
    english, translated = forms(message.id), forms(message.string)
    for at, form in enumerate(translated):
        yield english[min(at, len(english) - 1)], form


def untranslated(message: Message, catalog: Catalog) -> str | None:
    """Babel reads one form for each plural of the language, empty where the catalog has none."""
    expected = catalog.num_plurals if message.pluralizable else 1
    found = [form for form in forms(message.string) if form.strip()]
    return None if len(found) == expected else f"{len(found)} forms of {expected} are translated"


def not_reviewed(message: Message, catalog: Catalog) -> str | None:
    return "is marked as fuzzy: somebody has to read it" if message.fuzzy else None


def other_values(message: Message, catalog: Catalog) -> str | None:
    """A form for one thing may have the number, or do without it, whatever the English one does."""
    most, least = (set(VALUE.findall(forms(message.id)[at])) for at in (-1, 0))
    for at, form in enumerate(forms(message.string)):
        found = set(VALUE.findall(form))
        allowed = found <= most | least and found >= most & least if at == 0 else found == most
        if not allowed:
            return f"the values of {form!r} are {sorted(found)}, expected {sorted(most)}"
    return None


def other_tags(message: Message, catalog: Catalog) -> str | None:
    for english, form in pairs(message):
        if Counter(TAG.findall(form)) != Counter(TAG.findall(english)):
            return f"the tags of {form!r} are {TAG.findall(form)}, expected {TAG.findall(english)}"
    return None


def other_spaces(message: Message, catalog: Catalog) -> str | None:
    for english, form in pairs(message):
        if OUTER_SPACE.findall(form) != OUTER_SPACE.findall(english):
            return f"{form!r} begins or ends with other spaces than {english!r}"
    return None


FAULTS: tuple[Fault, ...] = (untranslated, not_reviewed, other_values, other_tags, other_spaces)


def faults(catalog: Catalog, find: Fault) -> list[str]:
    """Return what is wrong with messages of a catalog, a line for each."""
    found = ((message, find(message, catalog)) for message in messages(catalog).values())
    return [
        f"{message.id!r}{f' ({message.context})' if message.context else ''}: {fault}"
        for message, fault in found
        if fault
    ]


def test_there_are_languages_beside_english() -> None:
    assert {source.parts[-3] for source in SOURCES} >= {"de", "nl"}


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.parts[-3])
def test_a_catalog_has_the_messages_of_the_code_and_no_others(source: Path, pseudo_catalogs: Path) -> None:
    expected, found = messages(read(pseudo_catalogs / f"{DOMAIN}.pot")), messages(read(source))
    assert len(expected) > 1000
    lacks = [f"is missing, `make catalogs` adds it: {key}" for key in expected if key not in found]
    old = [f"is no longer said, `make catalogs` removes it: {key}" for key in found if key not in expected]
    obsolete = [f"is obsolete, remove it: {message}" for message in read(source).obsolete]
    wrong = lacks + old + obsolete
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("find", FAULTS)
@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.parts[-3])
def test_a_catalog_says_each_message_as_it_must_be_said(source: Path, find: Fault) -> None:
    wrong = faults(read(source), find)
    assert not wrong, "\n".join(wrong)


GLOSSARY_ROW = re.compile(r"^\| (.+?) \| (.+?) \|$", re.MULTILINE)


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.parts[-3])
def test_a_catalog_has_the_terms_of_its_glossary(source: Path) -> None:
    """Where a message is a term and nothing else, as on a card or a heading."""
    catalog = read(source)
    page = (Path(__file__).parents[1] / "docs" / "translate.md").read_text()
    rows = GLOSSARY_ROW.findall(page.partition(f"### {catalog.locale.english_name}\n")[2].partition("\n### ")[0])
    terms = {english.lower(): translated.lower() for english, translated in rows}
    said = [message for message in catalog if message.context in (None, "card") and str(message.id).lower() in terms]
    assert len(said) > 12
    for message in said:
        assert str(message.string).lower() in terms[str(message.id).lower()], message.id


ONE_AND_MANY = ("one card of {name}", "{number} cards of {name}")


@pytest.mark.parametrize(
    ("find", "english", "translated"),
    [
        (untranslated, ONE_AND_MANY, ("een kaart van {name}",)),
        (not_reviewed, "Your turn.", "Jouw beurt."),
        (other_values, "%(name)s passed.", "%(naam)s paste."),
        (other_values, ONE_AND_MANY, ("een kaart", "{number} kaarten van {name}")),
        (other_tags, "A <b>good</b> move.", "Een <b>goede zet."),
        (other_spaces, ("one card ", "{number} cards "), ("een kaart ", "{number} kaarten")),
    ],
)
def test_a_fault_is_found(find: Fault, english: str | tuple[str, ...], translated: str | tuple[str, ...]) -> None:
    catalog = Catalog("nl")
    catalog.add(english, translated, flags=["fuzzy"] if find is not_reviewed else [])
    (fault,) = faults(catalog, find)
    assert fault.startswith(f"{english!r}: ")


def test_the_form_for_one_thing_may_have_the_number() -> None:
    catalog = Catalog("nl")
    catalog.add(ONE_AND_MANY, ("{number} kaart van {name}", "{number} kaarten van {name}"))
    assert [fault for find in FAULTS for fault in faults(catalog, find)] == []
