"""Notices: short news about the table rather than the cards. The `cause` of the mail says which.

Each says in its first line what its link is for. None holds a link that plays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from service.gamelog import presence
from service.mail import plaintext as words
from service.mail.about import About
from service.models import Motion, Outmail
from service.views import questions
from service.views.situation import joined

FAREWELL = "forgotten"  # the first word of the cause


class Told(NamedTuple):
    """`subject` follows the game's name, `ask` stands before the link, `lines` are paragraphs."""

    subject: str
    ask: str
    button: str
    link: str
    lines: list[str]


def _empty_seat(about: About) -> Told:
    """To the organiser: who has declined, or not answered in time. He typed their names."""
    declined = joined([seat.name for seat in about.seats if seat.state == "declined"])
    lapsed = joined([seat.name for seat in about.seats if seat.state == "lapsed"])
    lines = [f"In the game called {about.game.name} a seat is empty. Somebody else may be asked, or a robot sit down."]
    lines += [f"Declined: {declined}."] if declined else []
    lines += [f"Did not answer in time: {lapsed}."] if lapsed else []
    lines.append("The cards are dealt as soon as every seat is taken.")
    link = about.links.page("confirm", about.seat)
    return Told("somebody is not coming", "a player is missing. To ask somebody else", "To your game", link, lines)


def _held(about: About) -> Told:
    lines = [
        "You have resigned, so a robot holds your seat. It plays cautiously and sees no more than you would.",
        "The seat stays yours, and so does its hand. One click, and you play on with a fresh clock.",
    ]
    link = about.links.page("back", about.seat, about.mail.at)
    return Told("a robot holds your seat", "a robot holds your seat. To take it back", "To my seat", link, lines)


def _seat_held(about: About) -> Told:
    name = about.seats[int(_rest(about.mail))].name
    lines = [
        f"A robot plays for {name} until {name} is back, which takes one click.",
        "On the page of your own seat you may offer that seat to somebody else: all other players must agree, and "
        f"{name} has 48 hours to object.",
    ]
    ask = f"a robot holds the seat of {name} now. To look at the table"
    return Told("a robot holds a seat", ask, "To the table", _table(about), lines)


def _bounced(about: About) -> Told:
    name = about.seats[int(_rest(about.mail).split()[0])].name
    lines = [
        f"The mail server that keeps the post of {name} does not take our mails. Perhaps you can ask what is wrong.",
        f"Until a mail arrives, or {name} is heard of, that clock stands: for 72 hours at most.",
    ]
    ask = f"mail to {name} comes back. To look at the table"
    return Told("mail comes back", ask, "To the table", _table(about), lines)


def _motion(about: About) -> Told:
    motion = _motion_of(about)
    asker, asked = about.seats[motion.by].name, questions.question(motion, about.seats, about.seat.n)
    until = f"There is time until {words.moment(about.local(motion.due_at or motion.made_at))}"
    time = f"{until}; silence is no yes."
    link = about.links.page("motion", about.seat, motion.id or 0)
    if motion.kind == "pause":
        lines = [f"{asked} {time}"]
        return Told("pause it?", f"{asker} asks whether the game may pause. To answer", "Answer", link, lines)
    if motion.kind == "end":
        lines = [f"{asked} Nothing of it gets lost. {time}"]
        return Told("end it here?", f"{asker} asks whether to end the game. To answer", "Answer", link, lines)
    owner = about.seats[motion.seat or 0].name
    if about.seat.n == motion.seat:
        lines = [
            f"{asked} If you do not object, and all others agree, it will be offered. {until}.",
            "To keep it, answer no. To take it back, use the button in the mail that told you about the robot.",
        ]
        return Told("your seat may be given away", "your seat may be given away. To object", "Answer", link, lines)
    lines = [f"{asked} All of you must agree, and {owner} may object. {time}"]
    return Told("somebody else?", f"{asker} has found somebody for a seat. To answer", "Answer", link, lines)


def _refused(about: About) -> Told:
    motion = _motion_of(about)
    if motion.kind == "substitute":
        lines = [f"The seat is not given to {motion.name}: somebody said no. You may offer it again, to whom you like."]
    else:
        lines = [f"You asked whether to {motion.kind} the game; not everybody wants to. It goes on as before."]
    return Told("no", "the answer is no. To look at the table", "To the table", _table(about), lines)


def _unanswered(about: About) -> Told:
    motion = _motion_of(about)
    what = f"to give a seat to {motion.name}" if motion.kind == "substitute" else f"to {motion.kind} the game"
    lines = [f"You asked {what}. The time to answer is over, and a yes is missing. You may ask again."]
    return Told("not all have answered", "a yes is missing. To look at the table", "To the table", _table(about), lines)


def _paused(about: About) -> Told:
    lines = [
        "All who were asked have agreed: the game is paused, and every clock stands.",
        "Any of you may let it go on, by a button on the page of his seat. Then each clock has the time it had left.",
        "After 30 days it goes on by itself.",
    ]
    return Told("paused", "the game is paused. To look at the table", "To the table", _table(about), lines)


def _ended(about: About) -> Told:
    why = {
        "ended": "All who still played have agreed to end the game here. Nobody has won.",
        "deserted": "For 30 days nobody has played, so the game ends here. Nobody has won.",
    }[about.mail.cause]
    lines = [why, "The record shows every move, and the seed that made the shuffles. Thank you for playing."]
    return Told("the game has ended", "the game has ended. To see it again", "See it again", _table(about), lines)


def _stopped(about: About) -> Told:
    """The game will not be played, or not to its end, and it is nobody's at the table doing but the organiser's."""
    game, who = about.game.name, _rest(about.mail)
    begun = about.game.started_at is not None
    why = {
        "organiser": f"Whoever asked you to the game called {game} has given it up before the cards were dealt.",
        "unfilled": f"The game called {game} did not find enough players in 90 days, so it will not be played.",
        "operator": f"Whoever runs this service has stopped the game called {game}. Nobody has won.",
    }[who]
    lines = [why, "Nothing is left for you to do, and no more mail comes about it. Thank you for having been in."]
    if not begun:
        return Told("it will not be played", "the game is off. To see what it was", "See it", _table(about), lines)
    lines.insert(1, "The record shows every move, and the seed that made the shuffles.")
    return Told("the game has ended", "the game has ended. To see it again", "See it again", _table(about), lines)


def _farewell(about: About) -> Told:
    """To somebody who was forgotten: what was done, as it cannot be undone."""
    lines = [
        "Somebody pressed the button Forget me with the link of your seat. Your address and your name are removed from "
        "all games here, and a robot plays on in your place. This cannot be undone.",
        "If it was not you, please write to the people who run this service, at the address below: somebody else can "
        "read your mail. You may start or join a new game at any time.",
        "This is the last mail to you; your address is deleted now that it has been sent.",
    ]
    return Told("you are forgotten", "you are forgotten here. To see the game", "See the game", _table(about), lines)


TOPICS: dict[str, Callable[[About], Told]] = {
    "declined": _empty_seat,
    "lapsed": _empty_seat,
    "held": _held,
    "held-seat": _seat_held,
    "bounced": _bounced,
    "motion": _motion,
    "refused": _refused,
    "unanswered": _unanswered,
    "paused": _paused,
    "ended": _ended,
    "deserted": _ended,
    "stopped": _stopped,
    FAREWELL: _farewell,
}


def notice(about: About) -> dict[str, Any]:
    """Return what the notice that the mail's cause names is made of."""
    told = TOPICS[_topic(about.mail)](about)._asdict()
    return told | {"you": "Hello"} if is_farewell(about.mail) else told


def is_farewell(mail: Outmail) -> bool:
    """Tell whether this is the last mail to somebody who was forgotten, and so has no seat and no name."""
    return mail.kind == "notice" and _topic(mail) == FAREWELL


def still_applies(about: About) -> bool:
    """Whether the news is still new: nobody is asked what is settled, or told that he is missed when he is back."""
    mail, game, seat = about.mail, about.game, about.seat
    topic = _topic(mail)
    if topic in ("declined", "lapsed"):
        return any(one.state in ("declined", "lapsed") for one in about.seats)
    if topic == "held":
        return presence.is_held(seat) and game.status in ("playing", "paused")
    if topic == "held-seat":
        return presence.is_held(about.seats[int(_rest(mail))])
    if topic == "motion":
        motion = about.session.get(Motion, int(_rest(mail)))
        return motion is not None and motion.state == "open" and seat.n not in motion.agreed
    if topic == "paused":
        return game.status == "paused"
    return True


def _topic(mail: Outmail) -> str:
    return mail.cause.partition(" ")[0]


def _rest(mail: Outmail) -> str:
    return mail.cause.partition(" ")[2]


def _motion_of(about: About) -> Motion:
    return about.session.get_one(Motion, int(_rest(about.mail)))


def _table(about: About) -> str:
    return about.links.history(about.game.id)
