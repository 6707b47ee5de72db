"""Answers by mail as people and programs write them: above a quotation, as HTML, twice, forwarded, from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any

from tests.simulation.ledger import Letter
from tests.whole.people import text_of

if TYPE_CHECKING:
    from tests.simulation.people.person import Person
    from tests.simulation.world import World

PATIENCE = timedelta(minutes=20)  # until a mail server tries again
WRONG = 0.1  # how often an answer is one that plays nothing
TWICE = 0.1  # how often it comes twice
Writer = Callable[[EmailMessage, str], str]


def _alone(_mail: EmailMessage, line: str) -> str:
    return f"{line}\n"


def _above_a_quotation(mail: EmailMessage, line: str) -> str:
    quoted = "\n".join(f"> {one}" for one in text_of(mail).splitlines())
    return f"Good morning!\n\n{line}\n\nOn Monday Posse wrote:\n{quoted}\n"


def _above_a_signature(_mail: EmailMessage, line: str) -> str:
    return f"{line}\n-- \nSent while walking\n"


def _capitals(_mail: EmailMessage, line: str) -> str:
    return f"{line.upper()}\n"


WAYS: tuple[Writer, ...] = (_alone, _alone, _above_a_quotation, _above_a_signature, _capitals)


def answer(person: Person, mail: EmailMessage, table: dict[str, Any], line: Sequence[str]) -> None:
    """Answer a mail with moves, in one of the ways that people do, or in one that plays nothing."""
    chance, world = person.chance, person.world
    world.ledger.asked[table["game"]].update((table["seat"], move) for move in line)
    letter = _begun(person, mail)
    if chance.random() < WRONG:
        chance.choice((_from_elsewhere, _automatic, _without_a_move))(letter, mail)
        world.counts["answers by mail that play nothing"] += 1
        _mail(person, letter)
        return
    written = chance.choice(WAYS)(mail, "\n".join(line))
    letter.set_content(written)
    if chance.random() < 0.3:
        letter.set_content(f"<div>{'<br>'.join(line)}</div>", subtype="html")
    world.counts["answers by mail"] += 1
    due = datetime.fromisoformat(table["due"]) if table["due"] else None
    sent = Letter(letter["Message-ID"], table["at"], table["seat"], due, tuple(line))
    world.ledger.written[sent.message_id] = sent
    _mail(person, letter, lambda: _taken(world, table["game"], sent))
    if chance.random() < TWICE:
        world.counts["answers by mail that came twice"] += 1
        person.later(timedelta(seconds=chance.choice((0, 3, 900))), lambda: _mail_again(person, letter, sent))


def _taken(world: World, game: str, letter: Letter) -> None:
    """Note that a mail was taken in, if it came in time by the clock of each machine that may ask."""
    if letter.due is None or max(world.now, world.clocks.first.worker()) + world.clocks.apart < letter.due:
        world.ledger.letters[game].append(letter)


def _mail_again(person: Person, letter: EmailMessage, sent: Letter) -> None:
    """Send it again: the same mail, as a mail server does, or another one that says the same, as people do."""
    if person.chance.random() < 0.5:
        del letter["Message-ID"]
        letter["Message-ID"] = f"<{person.chance.getrandbits(64)}@phone.test>"
        sent = sent._replace(message_id=letter["Message-ID"])
    person.world.ledger.written[sent.message_id] = sent
    _mail(person, letter)


def _begun(person: Person, mail: EmailMessage) -> EmailMessage:
    letter = EmailMessage()
    letter["From"], letter["To"] = person.address, mail["Reply-To"].addresses[0].addr_spec
    letter["Subject"] = f"Re: {mail['Subject']}"
    letter["Message-ID"] = f"<{person.chance.getrandbits(64)}@phone.test>"
    letter["In-Reply-To"] = mail["Message-ID"]
    return letter


def _from_elsewhere(letter: EmailMessage, _mail: EmailMessage) -> None:
    """Somebody to whom it was forwarded answers it."""
    del letter["From"]
    letter["From"] = "a-friend@elsewhere.example"
    letter.set_content("pass\n")


def _automatic(letter: EmailMessage, mail: EmailMessage) -> None:
    letter["Auto-Submitted"] = "auto-replied"
    letter.set_content(f"I am away.\n\n{text_of(mail)}")


def _without_a_move(letter: EmailMessage, mail: EmailMessage) -> None:
    """Send the mail back, forwarded below nothing."""
    letter.set_content("\n".join(f"> {one}" for one in text_of(mail).splitlines()))


def _mail(person: Person, letter: EmailMessage, taken: Callable[[], object] = lambda: None) -> None:
    """Send a mail, again until the site has taken it; then call `taken`."""
    if person.world.send(letter["To"], person.address, letter.as_bytes()):
        taken()
    else:
        person.later(PATIENCE, lambda: _mail(person, letter, taken))
