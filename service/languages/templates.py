"""Templates that speak a language: what they say themselves, and the texts that are put into them.

Each language has an environment of its own, so that whatever a request does not decide is found when a template is
compiled: pages and mails are rendered often.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_eval_context, select_autoescape
from jinja2.nodes import EvalContext
from markupsafe import Markup, escape

from engine.language import Text
from service.languages.spoken import ENGLISH, Spoken


def speaking(folder: Path, language: Spoken) -> Environment:
    """Return an environment for the templates in a folder, in a language; it compiles each of them once.

    `{% trans %}` and `_()` are looked up in its catalog; a `Text` among the values is said in it, wherever it stands.
    """
    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=select_autoescape(["html", "atom"]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    _translate(environment, language)
    environment.globals["spoken"] = language
    return environment


def _translate(environment: Environment, language: Spoken) -> None:
    def said(value: object) -> object:
        return language.say(value) if isinstance(value, Text) else value

    def filled(message: str, values: dict[str, object], escaped: bool) -> str:
        """Return a message with its values, as Jinja's own functions do, which would not translate the values."""
        spoken = {name: said(value) for name, value in values.items()}
        return _escaped(message, spoken) if escaped else message % spoken

    @cache
    def whole(message: str, meaning: str | None, escaped: bool) -> str:
        return filled(language.message(message, meaning), {}, escaped)

    def worded(message: str, meaning: str | None, values: dict[str, object], escaped: bool) -> str:
        if not values:
            return whole(message, meaning, escaped)
        return filled(language.message(message, meaning), values, escaped)

    @pass_eval_context
    def gettext(context: EvalContext, message: str, /, **values: object) -> str:
        return worded(message, None, values, context.autoescape)

    @pass_eval_context
    def pgettext(context: EvalContext, meaning: str, message: str, /, **values: object) -> str:
        return worded(message, meaning, values, context.autoescape)

    @pass_eval_context
    def ngettext(context: EvalContext, one: str, many: str, number: int, /, **values: object) -> str:
        return filled(language.counted(one, many, number), {"num": number, **values}, context.autoescape)

    environment.extend(newstyle_gettext=True)  # before the extension, which sets it to False unless it is set
    environment.add_extension("jinja2.ext.i18n")
    environment.policies["ext.i18n.trimmed"] = True
    environment.globals.update(_=gettext, gettext=gettext, pgettext=pgettext, ngettext=ngettext)
    if language is not ENGLISH:  # a text is a string in English already
        environment.finalize = said


def _escaped(message: str, values: dict[str, object]) -> Markup:
    """Return HTML with its values, escaped. `Markup` would do so, too, with one more object for each value."""
    return Markup(message % {name: escape(value) for name, value in values.items()})  # noqa: S704 - from a catalog
