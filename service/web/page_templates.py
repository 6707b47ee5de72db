"""The templates of pages, in each language."""

from __future__ import annotations

from functools import cache

from flask import url_for
from jinja2 import Environment

import engine
from service import TEMPLATES
from service.languages.spoken import Spoken
from service.languages.templates import speaking
from service.web.base.form_fields import shortened
from service.web.lobby.button_press import new_press
from service.web.table.table_look import DRAWN, SHAPES


@cache
def page_templates(language: Spoken) -> Environment:
    """Return the environment of the templates of pages in a language; it compiles each of them once in a process."""
    environment = speaking(TEMPLATES / "web", language)
    environment.filters.update({filter_.__name__: filter_ for filter_ in (shortened, *DRAWN)})
    environment.globals.update(url_for=url_for, numbers=engine.NUMBERS, shapes=SHAPES, money=engine.dollars)
    environment.globals["new_press"] = new_press
    return environment
