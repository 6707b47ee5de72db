"""The language of a page: what its address asks for, or else that of the player whose link it is, or of the browser.

The choice in an address is carried along by the addresses on its page, and is stored nowhere: there is no cookie.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask import Flask, Response, g, request, url_for

from service.languages.spoken import IN_ADDRESS, Spoken, languages
from service.models import Player

DEFAULT = "x-default"
CARRIED = ("hand", "view")
"""What a page in another language keeps of the query: which part is shown, and from whose side."""


class Alternate(NamedTuple):
    """A language: the address at which the page is in it, or the reader chooses it; whether the page is in it now."""

    language: Spoken
    url: str
    shown: bool


def page_language() -> Spoken:
    """Return the language of the present response."""
    if "language" not in g:
        g.language = in_address() or _of_browser()
    language: Spoken = g.language
    return language


def in_address() -> Spoken | None:
    """Return the language that the address of the present request chooses; None if it chooses none of ours."""
    return languages().get(request.args[IN_ADDRESS]) if IN_ADDRESS in request.args else None


def speak_to(player: Player | None, chosen_at: str | None = None) -> None:
    """Respond in the language of a player, unless the address chooses another; None: nobody of whom it is known.

    `chosen_at`: the endpoint of the page on which they choose it, if there is one for this request.
    """
    g.of_player, g.chosen_at = player is not None, chosen_at
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

    A player's own page is in the language that is stored: its alternatives lead to the page that changes it.
    """
    if len(languages()) == 1 or request.endpoint is None or request.method != "GET":
        return []
    if g.get("of_player"):
        return [] if g.chosen_at is None else [_choice(g.chosen_at, spoken) for spoken in languages().values()]
    kept = {name: request.args[name] for name in CARRIED if name in request.args}
    return [
        Alternate(spoken, f"?{urlencode(kept | {IN_ADDRESS: code})}", spoken is page_language())
        for code, spoken in languages().items()
    ]


def _choice(endpoint: str, spoken: Spoken) -> Alternate:
    choice: dict[str, Any] = {IN_ADDRESS: spoken.code}
    return Alternate(spoken, url_for(endpoint, **choice), spoken is page_language())


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
        chosen = in_address()  # first: hardly any address chooses one, and a page has many addresses
        if chosen is not None and endpoint != "static" and "language_stored" not in g:
            values.setdefault(IN_ADDRESS, chosen.code)

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
            *(IndexedAlternate(code, f"{url}?{IN_ADDRESS}={code}") for code in languages()),
            IndexedAlternate(DEFAULT, url),
        ]

    app.context_processor(lambda: {"alternates": alternates, "indexed_alternates": indexed_alternates})


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
