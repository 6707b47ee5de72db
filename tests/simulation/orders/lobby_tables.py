"""Games before their first deal, of people who play another game already, and what they and the workers do there."""

from __future__ import annotations

from service.lobby import invitations, proposing
from service.lobby.proposal import read_proposal
from tests.simulation.orders.pairs import Acts, Table
from tests.simulation.orders.stage import Stage

PROPOSED: Acts = {
    "confirms": lambda stage: stage.post(0, "", "confirm", action="confirm"),
    "declines": lambda stage: stage.post(0, "", "confirm", action="decline"),
    "never": lambda stage: stage.post(0, "", "confirm", action="never"),
    "forget unconfirmed": lambda stage: stage.work(proposing.forget_unconfirmed),
    "deliver": Stage.deliver,
}

INVITING: Acts = {
    "accepts": lambda stage: stage.post(1, "", "invite", action="accept"),
    "the last accepts": lambda stage: stage.post(2, "", "invite", action="accept"),
    "declines": lambda stage: stage.post(1, "", "invite", action="decline"),
    "never": lambda stage: stage.post(1, "", "invite", action="never"),
    "the last never": lambda stage: stage.post(2, "", "invite", action="never"),
    "wants to be forgotten": lambda stage: stage.of_the_first_game(lambda: stage.post(1, "/forget")),
    "the organiser asks another": lambda stage: stage.post(
        0, "", "confirm", action="ask", seat=1, withdrawn=0, name="Dora", email="dora@posse.test"
    ),
    "a robot instead": lambda stage: stage.post(0, "", "confirm", action="robot", seat=1, withdrawn=0),
    "the organiser cancels": lambda stage: stage.post(0, "/cancel", "confirm"),
    "remind": lambda stage: stage.work(invitations.remind_invited),
    "lapse": lambda stage: stage.work(invitations.lapse_invited),
    "deliver": Stage.deliver,
}


def _proposed(stage: Stage) -> None:
    people = [{"name": name, "email": stage.address(n)} for n, name in enumerate(stage.harness.names)]
    with stage.database.writing() as session:
        game = proposing.propose(session, read_proposal({"players": people}), stage.now).id
    stage.count_as_sent()
    stage.harness.id = game


def _proposal_is_late(stage: Stage) -> None:
    _proposed(stage)
    stage.harness.later(hours=48)


def _inviting(stage: Stage) -> None:
    _proposed(stage)
    stage.post(0, "", "confirm", action="confirm")()
    stage.count_as_sent()


def _two_days_later(stage: Stage) -> None:
    _inviting(stage)
    stage.harness.later(hours=49)


def _a_week_later(stage: Stage) -> None:
    _two_days_later(stage)
    stage.come_to_rest()  # the reminders
    stage.count_as_sent()
    stage.harness.later(days=5)


TABLES = (
    Table("proposed", _proposed, PROPOSED),
    Table("proposal late", _proposal_is_late, PROPOSED),
    Table("inviting", _inviting, INVITING),
    Table("two days later", _two_days_later, INVITING),
    Table("a week later", _a_week_later, INVITING),
)
