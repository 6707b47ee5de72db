"""The post on the page of a deal's seat: whether its player is named in the ranking."""

from __future__ import annotations

from service.games import deal_results
from service.text import fields
from service.text.fields import FieldParser
from service.web.link.link_posts import LinkPost, PostDone, link_post
from service.web.link.link_requests import seat

NAMED = fields.one_of(("yes", "no"))


@seat.post("/ranking")
@link_post("rank")
def name_result(post: LinkPost) -> PostDone:
    """Show the player's name in the ranking of their deal, or leave it out: `named`, yes or no."""
    reader = FieldParser()
    chosen = reader.read("named", post.body, NAMED, "yes")
    reader.done()
    deal_results.name(post.tx, named=chosen == "yes")
    return PostDone("named" if chosen == "yes" else "not named")
