"""The field for a language, wherever a player chooses theirs: each has its name in itself."""

from __future__ import annotations

from dataclasses import dataclass

from service.languages.spoken import Spoken, languages
from service.models import Player
from service.players.hours import has_chosen
from service.web.base.page_language import page_language


@dataclass(frozen=True)
class LanguageField:
    """The languages to choose from, and the code of the one that is selected. `error`: what is wrong with the post."""

    languages: tuple[Spoken, ...]
    value: str
    error: str | None = None


def language_field(player: Player | None, typed: str | None = None, error: str | None = None) -> LanguageField | None:
    """Return the field for a player, with the page's language selected unless another was posted.

    None for one who has chosen in another game, without a player, and if there is only one language.
    """
    if player is None or has_chosen(player):
        return None
    return _field(typed or "", page_language().code, error)


def changed_language(player: Player, typed: str | None = None, error: str | None = None) -> LanguageField | None:
    """Return the field with what was posted, if there is such a language, else with the player's present one."""
    return _field(typed or "", player.language, error)


def _field(typed: str, otherwise: str, error: str | None) -> LanguageField | None:
    offered = languages()
    if len(offered) == 1:
        return None
    return LanguageField(tuple(offered.values()), typed if typed in offered else otherwise, error)
