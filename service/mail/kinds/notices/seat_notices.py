"""Notices about a seat: that it is free, that a robot has it, that mail to its player comes back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from engine.language import enumerated, text
from service.gamelog import presence
from service.mail.composing import parts
from service.mail.composing.kind import AtTable, Context, Draft, Kind, epoch_cause
from service.mail.composing.notice import Notice
from service.mail.composing.times import deadline
from service.models import UNDER_WAY, Seat

_FREE = Notice(
    text("Somebody is not coming"),
    text("{you}, a player is missing. Ask somebody else here:"),
    text("In the game called {game} a seat is empty. You may ask somebody else, or seat a robot."),
    text("The cards are dealt as soon as every seat is taken."),
    button=text("Fill the seat"),
    link=lambda draft: draft.links.page("confirm", draft.seat),
)
_WHO = (text("Declined: {names}."), text("Did not answer in time: {names}."))
_NOBODY = text("Nobody has joined by its address in time, and that is closed now.")
_HELD = Notice(
    text("A robot holds your seat"),
    text("{you}, a robot holds your seat. Take it back here:"),
    text(
        "You have resigned, so a robot holds your seat. It plays simple moves: it harms nobody, and it sees no more "
        "than you would."
    ),
    text(
        "The seat and its cards stay yours. With one press you take it back and play on, with the full time for a turn."
    ),
    button=text("Take my seat back"),
    link=lambda draft: draft.links.page("back", draft.seat, draft.mail.at),
)
_SEAT_HELD = Notice(
    text("A robot holds a seat"),
    text("{you}, a robot holds the seat of {name} now. Look at the game here:"),
    text("A robot plays for {name} until {name} takes the seat back, which needs one click."),
    text(
        "On the page of your own seat you may offer that seat to somebody else: all other players must agree, and "
        "{name} has 48 hours to object."
    ),
)
_BOUNCED = Notice(
    text("Mail comes back"),
    text("{you}, mail to {name} comes back. Look at the game here:"),
    text("The mail server of {name} does not accept our mails. Perhaps you can ask what is wrong."),
    text("Until a mail arrives, or {name} does something here, their clock stands still, for 72 hours at most."),
)
_CLOCK_RUNS = Notice(
    text("Your clock runs again"),
    text("{you}, your clock runs again, because it is your turn. Play here:"),
    text("The time for which you said that you are away is over. You have until {deadline}."),
    button=text("Open your table"),
    link=lambda draft: draft.turn_link(),
)
_FORGOTTEN = Notice(
    text("You are forgotten"),
    text("You are forgotten here. Look at the game here:"),
    text(
        "Somebody pressed the button Forget me with the link of your seat. Your address and your name are removed from "
        "all games here, and a robot plays on in your place. This cannot be undone."
    ),
    text(
        "If it was not you, please write to the people who run this service, at the address below: somebody else can "
        "read your mail. You may start or join a new game at any time."
    ),
    text("This is the last mail to you; your address is deleted now that it has been sent."),
)
_ROBOT_SEAT = Notice(
    text("A robot has your seat now"),
    text("A robot has your seat now. Look at the game here:"),
    text(
        "The people who run this service have given your seat in the game called {game} to a robot. The links to it "
        "are no longer valid, and no more mail comes about this game."
    ),
    text("Your other games here go on. If you think that this is a mistake, please write to the address below."),
)


def _free(draft: Draft) -> Context:
    """Return who is not coming; the organiser typed their names."""
    declined = enumerated([seat.name for seat in draft.log.seats if seat.state == "declined"])
    lapsed = enumerated([seat.name for seat in draft.log.seats if seat.state == "lapsed" and seat.name])
    found = _FREE.context(draft)
    first, *more = found["lines"]
    told = [sentence.format(names=names) for sentence, names in zip(_WHO, (declined, lapsed), strict=True) if names]
    open_to_all = any(seat.state == "lapsed" and not seat.name for seat in draft.log.seats)
    return {**found, "lines": [first, *told, *([_NOBODY] if open_to_all else []), *more]}


def _clock_runs(draft: Draft) -> Context:
    """Return what the templates get, with the deadline of the turn."""
    return _CLOCK_RUNS.context(draft, deadline=deadline(draft.due or draft.sent_at, draft.sent_at))


def _is_back(draft: Draft) -> bool:
    """Return whether the turn waits for its player, whose absence ended when they said."""
    return parts.is_awaited(draft) and draft.mail.cause == f"{CLOCK_RUNS.word} {_end_of_absence(draft.seat)}"


def _end_of_absence(seat: Seat) -> str:
    return f"{seat.away_until:%Y-%m-%d %H:%M}" if seat.away_until else ""


def _about_seat(notice: Notice) -> Callable[[Draft], Context]:
    """Return what the templates get of a notice about the seat whose number is in the mail's cause."""
    return lambda draft: notice.context(draft, name=draft.log.seats[draft.number].name)


DECLINED = Kind(
    "notice",
    text("A seat is free"),
    _free,
    lambda draft: any(seat.state in ("declined", "lapsed") for seat in draft.log.seats),
    text("Not sent: by then no seat was free."),
    word="declined",
)
LAPSED = replace(DECLINED, word="lapsed")
HELD = Kind(
    "notice",
    text("A robot holds your seat"),
    _HELD.context,
    lambda draft: presence.is_held(draft.seat) and draft.game.status in UNDER_WAY,
    text("Not sent: by then the seat was yours again, or the game was over."),
    word="held",
)
SEAT_HELD = Kind(
    "notice",
    text("A robot holds somebody’s seat"),
    _about_seat(_SEAT_HELD),
    lambda draft: presence.is_held(draft.log.seats[draft.number]),
    text("Not sent: by then no robot held that seat."),
    word="held-seat",
    wanted="news",
)
BOUNCED = Kind("notice", text("Mail to a player comes back"), _about_seat(_BOUNCED), word="bounced", wanted="news")
CLOCK_RUNS = Kind(
    "notice",
    text("Your clock runs again"),
    _clock_runs,
    _is_back,
    text("Not sent: by then the game did not wait for your turn, or you were away for another time."),
    word="clock-runs",
)
FORGOTTEN = Kind("notice", text("What was erased"), _FORGOTTEN.context, word="forgotten", to_outsider=True)
ROBOT_SEAT = Kind("notice", text("A robot has your seat"), _ROBOT_SEAT.context, word="robot-seat", to_outsider=True)


def queue_free(table: AtTable, n: int) -> None:
    """Tell the organiser that seat `n` is free; the epoch tells apart the people who were asked for it."""
    seat = table.seats[n]
    kind = DECLINED if seat.state == "declined" else LAPSED
    kind.queue(table, 0, epoch_cause(str(n), seat.epoch))


def queue_held(table: AtTable, n: int) -> None:
    """Tell a player who has resigned that a robot holds their seat."""
    HELD.queue(table, n, str(table.seats[n].epoch))


def queue_seat_held(table: AtTable, n: int) -> None:
    """Tell the organiser that a robot holds seat `n`."""
    SEAT_HELD.queue(table, 0, str(n))


def queue_bounced(table: AtTable, n: int) -> None:
    """Tell the organiser that mail to the player of seat `n` comes back; once a day in UTC."""
    BOUNCED.queue(table, 0, f"{n} {table.now:%Y-%m-%d}")


def queue_clock_runs(table: AtTable, n: int) -> None:
    """Tell a player whose turn it is while they are away that their clock runs again, once it does."""
    seat = table.seats[n]
    if presence.is_away(seat, table.now):
        CLOCK_RUNS.queue(table, n, _end_of_absence(seat), due=seat.away_until)


def queue_forgotten(table: AtTable, n: int, player: int) -> None:
    """Tell a player, who has no seat any more, that they are forgotten; `n` was theirs. It is their last mail."""
    FORGOTTEN.queue(table, n, str(player), player_id=player)


def queue_robot_seat(table: AtTable, n: int, player: int | None) -> None:
    """Tell a player, whose seat this was, that a robot has it now by the operator's decision."""
    ROBOT_SEAT.queue(table, n, str(table.seats[n].epoch), player_id=player)
