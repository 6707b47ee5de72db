"""The response to a post that has started a game."""

from __future__ import annotations

from typing import NamedTuple

from flask import Response, url_for

from service.web.base import responses
from service.web.base.app_state import app_state


class StartedGame(NamedTuple):
    """A new game, and the page it leads to: the player's seat, or what to do about the mail to confirm it."""

    game_id: str
    token: str
    is_dealt: bool
    join_key: str | None = None

    def response(self) -> Response:
        """Redirect to the page; as JSON 201 with the game and its addresses."""
        if not responses.wants_json():
            return responses.redirect_to(url_for("seat.page", token=self.token))
        page = app_state().settings.base_url + url_for("seat.page", token=self.token)
        history = app_state().links.history(self.game_id)
        found = {"url": page} if self.is_dealt else {"url": history, "mail": page}
        if self.join_key is not None:
            found["join"] = app_state().links.join(self.join_key)
        response = responses.json_object({"game": self.game_id, **found}, 201)
        response.headers["Location"] = found["url"]
        return response
