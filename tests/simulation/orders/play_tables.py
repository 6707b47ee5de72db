"""Tables at which people play, and what they and the workers do there."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlmodel import Session, col, select

from engine.rules.cards import spelled
from service import errors
from service.models import Motion, Player
from service.sweep import outages
from service.table import motions
from tests.service.harness import in_window, leave_the_rest
from tests.simulation.orders.actor import Act
from tests.simulation.orders.pairs import Acts, Table
from tests.simulation.orders.stage import Stage


def _turn(stage: Stage) -> int:
    return stage.harness.position().turn


def _next(stage: Stage, places: int = 1) -> int:
    return (_turn(stage) + places) % 3


# --- acts ---------------------------------------------------------------------------------------------------------


def _away(stage: Stage, seat: int) -> Act:
    return stage.post(seat, "/clock", away_until=(stage.now + timedelta(days=2)).isoformat())


def _whole_turn(stage: Stage) -> Act:
    turn = _turn(stage)
    card = spelled(stage.harness.position().seen_by(turn).hand)[0]
    return stage.line(turn, f"draw supply; discard {card}")


OF_THE_TABLE: Acts = {
    "draws": lambda stage: stage.line(_turn(stage), "draw supply"),
    "sweep": Stage.sweep,
    "draws by mail": lambda stage: stage.answer_by_mail(_turn(stage), "draw supply", stage.now - timedelta(minutes=2)),
    "draws otherwise": lambda stage: stage.line(_turn(stage), "draw discard", "turn"),
    "plays the turn": _whole_turn,
    "resigns": lambda stage: stage.post(_turn(stage), "/resign"),
    "another resigns": lambda stage: stage.post(_next(stage), "/resign"),
    "is away": lambda stage: _away(stage, _turn(stage)),
    "another gives orders": lambda stage: stage.post(_next(stage), "/orders", photo="never", draw="supply"),
    "another asks for a pause": lambda stage: stage.post(_next(stage), "/motions", kind="pause"),
    "another asks for the end": lambda stage: stage.post(_next(stage, 2), "/motions", kind="end"),
    "another mutes the mails": lambda stage: stage.post(_next(stage), "/mails", mails="off"),
    "wants new links": lambda stage: stage.post(_turn(stage), "/links"),
    "says a line": lambda stage: stage.post(_next(stage), "/talk", line="Nice shot."),
    "wants a digest": lambda stage: stage.post(_next(stage), "/mails/all", plan="digest", digest_at="08:00"),
    "wants to be forgotten": lambda stage: stage.post(_next(stage), "/forget"),
    "deliver": Stage.deliver,
}


IN_A_WINDOW: Acts = {
    "passes": lambda stage: stage.line(_asked(stage, 0), "pass"),
    "the other passes": lambda stage: stage.line(_asked(stage, 1), "pass"),
    "sweep": Stage.sweep,
    "passes by mail": lambda stage: stage.answer_by_mail(_asked(stage, 0), "pass", stage.now - timedelta(minutes=2)),
    "answers otherwise": lambda stage: stage.line(_asked(stage, 0), _other_answer(stage), "window"),
    "resigns": lambda stage: stage.post(_asked(stage, 0), "/resign"),
    "the other is away": lambda stage: _away(stage, _asked(stage, 1)),
    "gives orders": lambda stage: stage.post(_asked(stage, 0), "/orders", photo="never", wyatt="never"),
    "the asking player resigns": lambda stage: stage.post(_turn(stage), "/resign"),
    "another asks for a pause": lambda stage: stage.post(_asked(stage, 1), "/motions", kind="pause"),
}

AT_A_QUESTION: Acts = {
    "agrees": lambda stage: stage.post(_next(stage), f"/motions/{_question(stage)}", answer="yes"),
    "the last agrees": lambda stage: stage.post(_next(stage, 2), f"/motions/{_question(stage)}", answer="yes"),
    "refuses": lambda stage: stage.post(_next(stage), f"/motions/{_question(stage)}", answer="no"),
    "lapses": lambda stage: stage.work(motions.lapse),
    "draws": lambda stage: stage.line(_turn(stage), "draw supply"),
    "sweep": Stage.sweep,
    "resigns": lambda stage: stage.post(_next(stage), "/resign"),
    "another asks for the end": lambda stage: stage.post(_next(stage, 2), "/motions", kind="end"),
}

AT_A_HELD_SEAT: Acts = {
    "comes back": lambda stage: stage.post(0, "/return"),
    "comes back by mail": lambda stage: stage.post(0, "/return", "back", about=_held_at(stage)),
    "gives orders": lambda stage: stage.post(0, "/orders", photo="never"),
    "another plays": lambda stage: _any_move(stage),
    "another offers the seat": lambda stage: stage.post(
        1, "/motions", kind="substitute", seat=0, name="Dora", email="dora@posse.test"
    ),
    "another resigns": lambda stage: stage.post(1, "/resign"),
    "the last resigns": lambda stage: stage.post(2, "/resign"),
    "sweep": Stage.sweep,
}


WHILE_MAILS_WAIT: Acts = {
    "deliver": Stage.deliver,
    "draws": lambda stage: stage.line(_turn(stage), "draw supply"),
    "resigns": lambda stage: stage.post(_turn(stage), "/resign"),
    "mutes the mails": lambda stage: stage.post(_turn(stage), "/mails", mails="off"),
    "wants a digest": lambda stage: stage.post(_turn(stage), "/mails/all", plan="digest", digest_at="08:00"),
    "wants new links": lambda stage: stage.post(_turn(stage), "/links"),
    "wants to be forgotten": lambda stage: stage.post(_turn(stage), "/forget"),
}

AT_AN_OFFER: Acts = {
    "the owner returns": lambda stage: stage.post(0, "/return"),
    "the substitute accepts": lambda stage: stage.post(0, "", "offer", about=_question(stage), action="accept"),
}

WHEN_AN_OFFER_IS_DUE: Acts = {
    "lapses": lambda stage: stage.work(motions.lapse),
    "the owner returns": lambda stage: stage.post(0, "/return"),
    "the owner agrees": lambda stage: stage.post(0, f"/motions/{_question(stage)}", answer="yes"),
}

AFTER_AN_OUTAGE: Acts = {
    "a machine notices it": lambda stage: stage.act(lambda session: outages.awake(session, stage.now)),
    "the operator gives time": lambda stage: stage.act(lambda session: _gives_time(session, stage.now)),
    "sweep": Stage.sweep,
    "draws": lambda stage: stage.line(_turn(stage), "draw supply"),
}


def _gives_time(session: Session, now: datetime) -> str:
    """Return the refusal, if every clock was given time already."""
    try:
        outages.extend_all(session, timedelta(hours=5), now, again=False)
    except errors.Stale:
        return "refused"
    return "given"


def _asked(stage: Stage, place: int) -> int:
    """Return the asked seats, of which the first can answer in another way than by passing."""
    position = stage.harness.position()
    return sorted(position.to_act(), key=lambda seat: -len(position.legal(seat)))[place]


def _other_answer(stage: Stage) -> str:
    return next(move for move in stage.harness.position().legal(_asked(stage, 0)) if move != "pass")


def _any_move(stage: Stage) -> Act:
    position = stage.harness.position()
    seat = position.to_act()[0]
    return stage.line(seat, position.legal(seat)[0])


def _question(stage: Stage) -> int:
    with stage.database.reading() as session:
        return session.exec(select(Motion.id).order_by(col(Motion.id).desc())).first() or 0


def _held_at(stage: Stage) -> int:
    return stage.harness.mails("notice")[-1].at


# --- tables ---------------------------------------------------------------------------------------------------------


def _turn_begins(stage: Stage) -> None:
    """A player's turn has begun, and the mails about it were sent."""


def _time_is_over(stage: Stage) -> None:
    stage.harness.later(hours=48)


def _window_opens(stage: Stage) -> None:
    """Two are asked at once, one of whom holds the card that they are asked for."""
    assert stage.harness.act_until(
        lambda position: (
            in_window(position)
            and len(position.to_act()) == 2
            and any(len(position.legal(seat)) > 1 for seat in position.to_act())
        )
    )
    leave_the_rest(stage.harness)
    stage.count_as_sent()


def _window_is_over(stage: Stage) -> None:
    _window_opens(stage)
    stage.harness.later(hours=8)


def _question_is_open(stage: Stage) -> None:
    stage.post(_turn(stage), "/motions", kind="pause")()
    stage.count_as_sent()


def _question_is_over(stage: Stage) -> None:
    _question_is_open(stage)
    stage.harness.later(hours=48)


def _seat_is_held(stage: Stage) -> None:
    stage.post(0, "/resign")()
    with stage.database.writing() as session:
        session.add(Player(address="dora@posse.test", created_at=stage.now))
    stage.count_as_sent()


def _seat_is_offered(stage: Stage) -> None:
    """The owner of a held seat has not answered yet."""
    _seat_is_held(stage)
    stage.post(1, "/motions", kind="substitute", seat=0, name="Dora", email="dora@posse.test")()
    stage.post(2, f"/motions/{_question(stage)}", answer="yes")()
    stage.count_as_sent()


def _offer_is_carried(stage: Stage) -> None:
    _seat_is_offered(stage)
    stage.post(0, f"/motions/{_question(stage)}", answer="yes")()
    stage.count_as_sent()


def _offer_is_due(stage: Stage) -> None:
    _seat_is_offered(stage)
    stage.harness.later(hours=48)


def _machines_were_off(stage: Stage) -> None:
    stage.act(lambda session: outages.awake(session, stage.now))()
    stage.harness.later(days=1)


def _outage_is_noticed(stage: Stage) -> None:
    _machines_were_off(stage)
    stage.act(lambda session: outages.awake(session, stage.now))()


def _mails_wait(stage: Stage) -> None:
    stage.harness.pass_turn()


TABLES = (
    Table("a turn", _turn_begins, OF_THE_TABLE),
    Table("time over", _time_is_over, OF_THE_TABLE),
    Table("a window", _window_opens, IN_A_WINDOW),
    Table("window over", _window_is_over, IN_A_WINDOW),
    Table("a question", _question_is_open, {name: act for name, act in AT_A_QUESTION.items() if name != "lapses"}),
    Table("question over", _question_is_over, AT_A_QUESTION),
    Table("mails wait", _mails_wait, WHILE_MAILS_WAIT),
    Table("a held seat", _seat_is_held, AT_A_HELD_SEAT),
    Table("an offer", _offer_is_carried, AT_AN_OFFER),
    Table("offer over", _offer_is_due, WHEN_AN_OFFER_IS_DUE),
    Table("an outage", _machines_were_off, AFTER_AN_OUTAGE),
    Table("outage noticed", _outage_is_noticed, AFTER_AN_OUTAGE),
)
