"""Notices about the game: what became of a question to the table, that it is paused, that it has ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from engine.language import Message, text
from service.mail.composing.kind import AtTable, Context, Draft, Kind
from service.mail.composing.notice import Notice, motion_of
from service.models import Motion, MotionKind

PausedBy = Literal["players", "operator"]
EndedBy = Literal["ended", "deserted"]  # by consent, or because nobody has played for 30 days
StoppedBy = Literal["organiser", "operator", "unfilled"]  # unfilled: its seats were not filled in 90 days

_RECORD = text("The record shows every move, and the seed that made the shuffles.")
_REFUSED: dict[MotionKind, Message] = {
    "pause": text("You asked to pause the game, and not everybody wants to. It goes on as before."),
    "end": text("You asked to end the game, and not everybody wants to. It goes on as before."),
    "substitute": text(
        "The seat is not given to {name}: somebody said no. You may offer it again, to this or another person."
    ),
}
_UNANSWERED: dict[MotionKind, Message] = {
    "pause": text(
        "You asked to pause the game. The time to answer is over, and not all have agreed. You may ask again."
    ),
    "end": text("You asked to end the game. The time to answer is over, and not all have agreed. You may ask again."),
    "substitute": text(
        "You asked to give a seat to {name}. The time to answer is over, and not all have agreed. You may ask again."
    ),
}
_PAUSED_BY = {
    "operator": text("The people who run this service have paused the game: every clock stands still."),
    "players": text("All who were asked have agreed: the game is paused, and every clock stands still."),
}
_STOPPED_BY: dict[str, Message] = {
    "organiser": text(
        "The player who asked you to the game called {game} has given it up before the cards were dealt."
    ),
    "unfilled": text("The game called {game} did not find enough players in 90 days, so it will not be played."),
    "operator": text("The people who run this service have stopped the game called {game}. Nobody has won."),
}


def _to_asker(subject: Message, opening: Message, lines: Mapping[MotionKind, Message]) -> Callable[[Draft], Context]:
    """Return what the templates get of a notice to the player who asked the table, by what they had asked."""

    def context(draft: Draft) -> Context:
        motion = motion_of(draft)
        return Notice(subject, opening, lines[motion.kind]).context(draft, name=motion.name or "")

    return context


def _paused(draft: Draft) -> Context:
    """Return what a pause is, and how it ends. The cause names who has paused the game."""
    lines = (
        _PAUSED_BY[draft.mail.cause.split()[1]],
        text(
            "Each of you can resume it with a button on the page of your seat. Then each clock has the time it had "
            "left."
        ),
        text("After 30 days it goes on even if nobody presses it."),
    )
    return Notice(text("Paused"), text("{you}, the game is paused. Look at the game here:"), *lines).context(draft)


def _over(*lines: Message) -> Notice:
    opening = text("{you}, the game has ended. See it again here:")
    return Notice(text("The game has ended"), opening, *lines, button=text("See it again"))


def _stopped(draft: Draft) -> Context:
    """Return who stopped the game; one that had begun has a record."""
    why = _STOPPED_BY[draft.mail.cause.split()[1]]
    last = text("There is nothing left for you to do, and no more mail comes about it. Thank you for taking part.")
    if draft.game.started_at is None:
        opening = text("{you}, the game will not be played. Look at it here:")
        return Notice(text("It will not be played"), opening, why, last, button=text("Look at it")).context(draft)
    return _over(why, _RECORD, last).context(draft)


REFUSED = Kind(
    "notice",
    text("Your question was answered with no"),
    _to_asker(
        text("Somebody has answered no"), text("{you}, somebody has answered no. Look at the game here:"), _REFUSED
    ),
    word="refused",
    wanted="news",
)
UNANSWERED = Kind(
    "notice",
    text("Your question was not answered by all"),
    _to_asker(
        text("Not all have agreed"), text("{you}, not all have agreed in time. Look at the game here:"), _UNANSWERED
    ),
    word="unanswered",
    wanted="news",
)
PAUSED = Kind(
    "notice",
    text("The game is paused"),
    _paused,
    lambda draft: draft.game.status == "paused",
    text("Not sent: by then the pause was over."),
    word="paused",
    wanted="news",
)
ENDED, DESERTED = (
    Kind(
        "notice",
        text("The game has ended"),
        _over(
            why, text("The record shows every move, and the seed that made the shuffles. Thank you for playing.")
        ).context,
        word=word,
    )
    for word, why in (
        ("ended", text("All who still played have agreed to end the game here. Nobody has won.")),
        ("deserted", text("For 30 days nobody has played, so the game ends here. Nobody has won.")),
    )
)
STOPPED = Kind("notice", text("The game was stopped"), _stopped, word="stopped")


def queue_settled(table: AtTable, motion: Motion, kind: Kind) -> None:
    """Tell the player who asked the table that somebody said no (REFUSED), or not all have agreed (UNANSWERED)."""
    kind.queue(table, motion.by, str(motion.id))


def queue_paused(table: AtTable, n: int, by: PausedBy) -> None:
    """Tell a player that the game is paused, and by whom."""
    PAUSED.queue(table, n, f"{by} {table.now:%Y-%m-%d %H:%M}")


def queue_ended(table: AtTable, n: int, why: EndedBy) -> None:
    """Tell a player that the game has ended without a winner."""
    (ENDED if why == "ended" else DESERTED).queue(table, n)


def queue_stopped(table: AtTable, n: int, by: StoppedBy) -> None:
    """Tell a player that the game will not be played, or not to its end."""
    STOPPED.queue(table, n, by)
