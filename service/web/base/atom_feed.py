"""Atom feeds (RFC 4287): what feed readers follow, of pages that anybody may see."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from flask import Response

from service.web.base import responses
from service.web.base.app_state import app_state

TYPE = "application/atom+xml"


class FeedEntry(NamedTuple):
    """Something that a feed tells. `path`: of its page; `name`: a path that stays its own while `path` may change."""

    name: str
    path: str
    title: str
    updated: datetime
    lines: Sequence[str] = ()


def feed(title: str, itself: str, page: str, began: datetime, entries: Sequence[FeedEntry]) -> Response:
    """Return the feed at the path `itself` about the page at another, its entries from the latest on.

    `began`: when there was something. Nothing else that was requested is in it, so that it may be kept for others.
    """
    site = app_state().settings.base_url.rstrip("/")
    updated = max((entry.updated for entry in entries), default=began)
    response = responses.page(
        "base/feed.atom", title=title, itself=itself, page=page, updated=updated, entries=entries, site=site
    )
    response.content_type = f"{TYPE}; charset=utf-8"
    return response
