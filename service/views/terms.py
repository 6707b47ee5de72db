"""The terms of a game: what a player agrees to, as pages and mails show it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import engine
from engine.language import Text, joined, text, text_of
from service.gamelog.titles import name_of
from service.models import Game, WindowMode
from service.text.amounts import HOUR, duration

TURN = text("A turn may take {turn}; after that a robot finishes it.")
ANSWER = text(
    "Some cards may be played in another player’s turn: an answer may take {window}, and no answer counts as a pass."
)
BANK = text(
    "Each player also has {bank} in reserve for the whole game, the bank, which is used when the time for a turn is "
    "over."
)
IN_SHORT = text("{turn} a turn. Asked out of turn: {way}, {window}.")
BANK_IN_SHORT = text("In reserve for the whole game: {bank}.")
DEAL = text("The hand has to end before the day of its deal is over, at midnight (UTC).")
WEEKENDS = text("Clocks stand still on Saturdays and Sundays.")
UNRATED = text("The game changes nobody’s rating.")


class Way(NamedTuple):
    """One of several choices in words: its name for people, and what it means."""

    title: str
    told: str


WAYS: Mapping[WindowMode, Way] = {
    "sealed": Way(
        text("Sealed answers"),
        text(
            "Everyone who may hold the card is asked in the same way, and nobody learns who answered what: only a card "
            "that is played is shown. If all answer early, everybody sees when the last answer came; if only one "
            "player was asked, that is the time of their answer."
        ),
    ),
    "quick": Way(
        text_of("how players are asked", "Quick"),
        text(
            "Only players who can react are asked, so most of the time the game goes on at once. If it does not, "
            "everybody knows that somebody holds the card, and if only one player could be asked, who it is."
        ),
    ),
    "orders": Way(
        text("By standing orders"),
        text(
            "Nobody is asked: each player orders in advance to play a card always or never, and the orders decide at "
            "once. Nothing is revealed but the cards that are played, and nobody can decide about a single case."
        ),
    ),
}


@dataclass(frozen=True)
class GameTerms:
    """`turn` is the time for a turn; `pace` says in whole sentences how long everything may take, and what counts.

    `in_short` says the same in the fewest words, with how players are asked, for the text of an invitation.
    `cuts`: the words with which the cards were cut, once they are dealt.
    """

    game_id: str
    name: str
    edition: str
    house_rules: tuple[str, ...]
    turn: str
    pace: str
    in_short: str
    way: Way
    weekends_off: bool
    commitment: str
    cuts: tuple[str, ...]


def terms_of(game: Game) -> GameTerms:
    """Return the terms of a game, which do not change after it is proposed."""
    turn = duration(game.turn_hours * HOUR)
    return GameTerms(
        game_id=game.id,
        name=name_of(game),
        edition=engine.EDITIONS[game.edition].title,
        house_rules=tuple(engine.FLAGS[flag].explain(value) for flag, value in game.house_rules.items()),
        turn=turn,
        pace=_pace(game, turn),
        in_short=_in_short(game, turn),
        way=WAYS[game.windows],
        weekends_off=game.weekends_off,
        commitment=game.commitment,
        cuts=() if game.dealer is None else tuple(word for word in game.cuts or () if word is not None),
    )


def _pace(game: Game, turn: str) -> str:
    if game.sealed and game.deal is not None:  # played on its day: no other clock runs
        return DEAL
    window, bank = duration(game.window_hours * HOUR), duration(game.bank_hours * HOUR)
    return joined([TURN.format(turn=turn), ANSWER.format(window=window), *_more(game, BANK.format(bank=bank))])


def _in_short(game: Game, turn: str) -> str:
    window, bank = duration(game.window_hours * HOUR), duration(game.bank_hours * HOUR)
    way = WAYS[game.windows].title
    return joined([IN_SHORT.format(turn=turn, way=way, window=window), *_more(game, BANK_IN_SHORT.format(bank=bank))])


def _more(game: Game, bank: Text) -> list[Text]:
    """Return the sentences about what not every game has; `bank`: that about the bank."""
    more = ((bank, game.bank_hours), (WEEKENDS, game.weekends_off), (UNRATED, game.unrated))
    return [sentence for sentence, applies in more if applies]
