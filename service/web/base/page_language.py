"""The language of a page: what its address asks for, or else that of the player whose link it is, or of the browser.

The choice in an address is carried along by the addresses on its page, and is stored nowhere: there is no cookie.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple
from urllib.parse import urlencode

from flask import Flask, Response, g, request

from service.languages.spoken import Spoken, languages
from service.models import Player

FIELD = "lang"
"""The parameter of an address that chooses a language."""
DEFAULT = "x-default"
CARRIED = ("hand", "view")
"""What a page in another language keeps of the query: which part is shown, and from whose side."""


class Alternate(NamedTuple):
    """The present page in a language: the query of its address, and whether it is shown now."""

    language: Spoken
    query: str
    shown: bool


def page_language() -> Spoken:
    """Return the language of the present response."""
    if "language" not in g:
        g.language = in_address() or _of_browser()
    language: Spoken = g.language
    return language


def in_address() -> Spoken | None:
    """Return the language that the address of the present request chooses; None if it chooses none of ours."""
    return languages().get(request.args.get(FIELD, ""))


def speak_to(player: Player | None) -> None:
    """Respond in the language of a player, unless the address chooses another; None: nobody of whom it is known."""
    g.of_player = player is not None
    if player is not None and in_address() is None:
        g.language = languages().get(player.language) or _of_browser()


def say_stored_language() -> None:
    """Name no language in further addresses: that of the player was stored, and counts from now on."""
    g.language_stored = True


class IndexedAlternate(NamedTuple):
    """The address of a page in a language, or (DEFAULT) in that of the browser, for search engines."""

    code: str
    url: str


def alternates() -> list[Alternate]:
    """Return the present page in each language, to be chosen from; none where there is nothing to choose.

    A player's own page is in the language that they have chosen.
    """
    if len(languages()) == 1 or g.get("of_player") or request.endpoint is None or request.method != "GET":
        return []
    kept = {name: request.args[name] for name in CARRIED if name in request.args}
    return [
        Alternate(spoken, f"?{urlencode(kept | {FIELD: code})}", spoken is page_language())
        for code, spoken in languages().items()
    ]


def state() -> tuple[str, str | None]:
    """Return what a page depends on that is in several languages: its own, and the one that its addresses carry."""
    chosen = in_address()
    return page_language().code, None if chosen is None else chosen.code


def install(app: Flask, base_url: str, indexed: Collection[str]) -> None:
    """Carry the choice of an address along, name the language of each response, and tell the caches.

    Pages of the endpoints `indexed` name their other languages to search engines.
    """

    @app.url_defaults
    def carry(endpoint: str, values: dict[str, object]) -> None:
        chosen = None if endpoint == "static" or "language_stored" in g else in_address()
        if chosen is not None:
            values.setdefault(FIELD, chosen.code)

    @app.after_request
    def add_headers(response: Response) -> Response:
        if request.endpoint != "static":
            response.headers["Content-Language"] = page_language().code
            if len(languages()) > 1 and in_address() is None:
                response.vary.add("Accept-Language")
        return response

    def indexed_alternates() -> list[IndexedAlternate]:
        if len(languages()) == 1 or request.endpoint not in indexed:
            return []
        url = f"{base_url}{request.path}"
        return [
            *(IndexedAlternate(code, f"{url}?{FIELD}={code}") for code in languages()),
            IndexedAlternate(DEFAULT, url),
        ]

    app.jinja_env.globals.update(
        page_language=page_language, alternates=alternates, indexed_alternates=indexed_alternates
    )


def said_in_page_language(content: Mapping[str, object]) -> dict[str, object]:
    """Return what a response to a program contains, with its texts in the language of the response."""
    return {name: _said(value) for name, value in content.items()}


def _said(value: object) -> object:
    if isinstance(value, dict):
        return said_in_page_language(value)
    if isinstance(value, (list, tuple)):
        return [_said(one) for one in value]
    return page_language().say(value)


def _of_browser() -> Spoken:
    """Return the best of our languages that the browser accepts; English if it accepts none."""
    spoken = languages()
    return spoken[request.accept_languages.best_match(spoken, "en")]
