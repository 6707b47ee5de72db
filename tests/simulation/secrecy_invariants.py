"""What must hold of a mail that asks out of turn: but for the list of its reader's cards it tells nothing of them."""

from __future__ import annotations

import email
import re
from collections.abc import Iterator
from email import policy
from email.message import EmailMessage
from pathlib import Path

from sqlmodel import Session, select

import engine
from service.languages.spoken import languages
from service.links import Links
from service.mail.delivering.renderer import Written
from service.mail.writer import Writer
from service.models import Game, Outmail
from service.settings.mail_in import MailIn
from tests.settings import BASE_URL, KEYS, settings
from tests.simulation.world import World, expect
from tests.whole.people import text_of

_BEGINNINGS = "|".join(re.escape(language.message("You hold:")) for language in languages().values())
_HAND = re.compile(rf"^(?:{_BEGINNINGS}) .*?\.$", re.MULTILINE | re.DOTALL)


class SecretHands:
    """Writes mails again as they would be if their readers held other Outlaws."""

    def __init__(self, world: World) -> None:
        self._world = world
        configured = settings(Path(), mail_in=MailIn("smtp", "127.0.0.1", 2525))
        self._writer = Writer(configured, Links(KEYS, BASE_URL))

    def check(self, message_id: str) -> None:
        """Check a mail about a window that has left, unless the window has closed. Raises Violated."""
        with self._world.site.database.reading() as session:
            mail = session.exec(select(Outmail).where(Outmail.message_id == message_id)).first()
            game = None if mail is None else session.get_one(Game, mail.game_id)
            if mail is None or game is None or game.position is None or game.window_at != mail.at:
                return
            few, many = (self._text(session, mail, game, other) for other in _other_hands(game.position, mail.seat))
            what = f"a mail about the question after move {mail.at} of game {game.id} to seat {mail.seat}"
            tells = sorted(set(few.splitlines()) ^ set(many.splitlines()))
            expect(not tells, f"{what} depends on which cards its reader holds, beside those it lists: {tells}")

    def _text(self, session: Session, mail: Outmail, game: Game, position: dict[str, object]) -> str:
        """Return the text of a mail without the cards it lists, with another position; nothing if it asks no more."""
        before, game.position = game.position, position
        (written,) = self._writer.write(session, [mail.id or 0], self._world.now)
        game.position = before
        if not isinstance(written, Written):
            return ""
        message = email.message_from_bytes(written.mail, policy=policy.default)
        assert isinstance(message, EmailMessage)
        return _HAND.sub("", text_of(message).replace("\r", ""))


def _other_hands(position: dict[str, object], seat: int) -> Iterator[dict[str, object]]:
    """Yield a position with as few kinds of Outlaws in a hand as can be, then one with as many, all from the supply."""
    hands, supply = position["hands"], position["supply"]
    assert isinstance(hands, list)
    assert isinstance(supply, list)
    kept = [card for card in hands[seat] if card not in engine.OUTLAWS]
    number = len(hands[seat]) - len(kept)
    outlaws = sorted(card for card in hands[seat] + supply if card in engine.OUTLAWS)
    copies = [outlaws[:n].count(card) for n, card in enumerate(outlaws)]
    many = [card for _, card in sorted(zip(copies, outlaws, strict=True))]
    for order in (sorted(outlaws, key=lambda card: (-outlaws.count(card), card)), many):
        rest = [card for card in supply if card not in engine.OUTLAWS] + order[number:]
        yield {**position, "hands": [*hands[:seat], kept + order[:number], *hands[seat + 1 :]], "supply": rest}
