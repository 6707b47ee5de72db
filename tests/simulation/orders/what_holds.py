"""What must hold after two acts, in whichever order their steps were taken."""

from __future__ import annotations

from collections.abc import Sequence

from sqlmodel import col, select

from service.gamelog.hands import first_deal, replay_from
from service.gamelog.log import GameLog
from service.models import Answer, Game, LoggedMove, Outmail, Retry
from tests.simulation.orders.stage import Answered, Stage


def check_outcomes(outcomes: Sequence[object]) -> None:
    """Nobody met an error of the program or of the database: no deadlock, no 500."""
    for outcome in outcomes:
        assert not isinstance(outcome, Exception), repr(outcome)
        assert not (isinstance(outcome, Answered) and outcome.status >= 500), outcome


def check_game(stage: Stage) -> None:
    """The log has each number once, and leads to the position in the cache; no item of a queue has failed."""
    with stage.database.reading() as session:
        for game in session.exec(select(Game).where(col(Game.dealer).is_not(None))).all():
            log = GameLog(session, game)
            assert [move.n for move in log.moves] == list(range(1, game.at + 1))
            steps = list(replay_from(first_deal(game, log.names), log.moves))
            assert (steps[-1][1].after if steps else first_deal(game, log.names)).to_dict() == game.position
        assert session.exec(select(Retry)).all() == []


def check_answered(stage: Stage, outcomes: Sequence[object]) -> None:
    """What the site said that it did is in the log, or among the answers to a window that is closed."""
    number = stage.harness.id
    with stage.database.reading() as session:
        moves = {*session.exec(select(LoggedMove.move).where(col(LoggedMove.game_id) == number))}
        answers = {*session.exec(select(Answer.move).where(col(Answer.game_id) == number))}
    for outcome in outcomes:
        if isinstance(outcome, Answered) and outcome.status == 200:
            assert moves | answers >= set(outcome.did), f"{outcome}, and the log is {moves}"


def check_mails(stage: Stage) -> None:
    """Each mail that left was queued, and left once; it counts as sent, unless its reader was forgotten since."""
    arrived = stage.arrived()
    assert set(arrived.values()) <= {1}, f"a mail came twice: {arrived}"
    with stage.database.reading() as session:
        unsent = set(session.exec(select(Outmail.message_id).where(col(Outmail.state) != "sent")).all())
    assert not arrived.keys() & unsent, "a mail left and does not count as sent"


def check(stage: Stage, outcomes: Sequence[object]) -> None:
    check_outcomes(outcomes)
    check_game(stage)
    check_answered(stage, outcomes)
    check_mails(stage)
