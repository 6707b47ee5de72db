"""The terms of a game: what a player agrees to, as pages and mails show it."""

from __future__ import annotations

from dataclasses import dataclass

import engine
from service.models import Game
from service.text.amounts import HOUR, duration
from service.text.window_modes import WAYS, Way

TURN = "A turn may take {turn}; after that the clock finishes it."
ANSWER = "An answer out of turn may take {window}; after that no answer counts as a pass."
BANK = "Each player also has a bank of {bank} for the whole game, which is used when the time for a turn is over."
WEEKENDS = "Clocks stand still on Saturdays and Sundays."


@dataclass(frozen=True)
class Terms:
    """`turn` is the time for a turn; `pace` says in whole sentences how long everything may take."""

    game_id: str
    name: str
    edition: str
    house_rules: tuple[str, ...]
    turn: str
    pace: str
    way: Way
    weekends_off: bool
    commitment: str


def terms_of(game: Game) -> Terms:
    """Return the terms of a game, which do not change after it is proposed."""
    turn = duration(game.turn_hours * HOUR)
    return Terms(
        game_id=game.id,
        name=game.name,
        edition=engine.EDITIONS[game.edition].title,
        house_rules=tuple(engine.FLAGS[flag].explain(value) for flag, value in game.house_rules.items()),
        turn=turn,
        pace=_pace(game, turn),
        way=WAYS[game.windows],
        weekends_off=game.weekends_off,
        commitment=game.commitment,
    )


def _pace(game: Game, turn: str) -> str:
    sentences = [TURN.format(turn=turn), ANSWER.format(window=duration(game.window_hours * HOUR))]
    if game.bank_hours:
        sentences.append(BANK.format(bank=duration(game.bank_hours * HOUR)))
    if game.weekends_off:
        sentences.append(WEEKENDS)
    return " ".join(sentences)
