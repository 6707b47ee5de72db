"""Templates that speak a language: what they say themselves, and the texts that are put into them."""

from __future__ import annotations

from collections.abc import Callable

from jinja2 import Environment, pass_eval_context
from jinja2.nodes import EvalContext
from markupsafe import Markup

from engine.language import Text
from service.languages.spoken import Spoken


def speak(environment: Environment, language: Callable[[], Spoken]) -> None:
    """Let an environment's templates speak the language that a function returns.

    `{% trans %}` and `_()` are looked up in its catalog; a `Text` among the values is said in it, wherever it stands.
    """

    def said(value: object) -> object:
        return language().say(value) if isinstance(value, Text) else value

    def filled(context: EvalContext, message: str, values: dict[str, object]) -> str:
        """Return a message with its values, as Jinja's own functions do, which would not translate the values."""
        spoken = {name: said(value) for name, value in values.items()}
        return Markup(message) % spoken if context.autoescape else message % spoken  # noqa: S704 - from a catalog

    @pass_eval_context
    def gettext(context: EvalContext, message: str, /, **values: object) -> str:
        return filled(context, language().message(message), values)

    @pass_eval_context
    def pgettext(context: EvalContext, meaning: str, message: str, /, **values: object) -> str:
        return filled(context, language().message(message, meaning), values)

    @pass_eval_context
    def ngettext(context: EvalContext, one: str, many: str, number: int, /, **values: object) -> str:
        return filled(context, language().counted(one, many, number), {"num": number, **values})

    environment.extend(newstyle_gettext=True)  # before the extension, which sets it to False unless it is set
    environment.add_extension("jinja2.ext.i18n")
    environment.policies["ext.i18n.trimmed"] = True
    environment.globals.update(_=gettext, gettext=gettext, pgettext=pgettext, ngettext=ngettext)
    environment.finalize = said
