"""The steps for three cards that are not in the hand of the lesson, in a part of another hand."""

from __future__ import annotations

import engine
from engine.language import dollars, text, text_of
from service.gamelog.unsaved import Deal, Moves
from service.web.site.lesson_steps import KATE, YOU, YOUR_NAME, LessonStep

CARDS_DEAL = Deal(
    text("Three more cards"),
    (YOUR_NAME, "Kate"),
    "12163c05e104984b8687086e5ccb1bc516bd8855d2a971655de260036b2ddb6c",
    dealer=YOU,
)
OPENING: Moves = (
    (KATE, "draw discard"),
    (KATE, "discard BD"),
    (YOU, "draw supply"),
    (YOU, "play JJ 3"),
    (KATE, "pass"),
)
_STAGECOACH, _GUN = engine.CARDS["SR"], engine.CARDS["FG"]
_PILE = engine.NUMBERS.set * engine.CARDS["JJ"].points

CARD_STEPS = (
    LessonStep(
        text_of("card", "Stagecoach Robbery"),
        text(
            "Another hand: Kate began and took the Butch Cassidy from the discard stack, and you have laid "
            "three Jesse James. A Stagecoach Robbery needs a shot, as a Bank Robbery does. It counts {points} "
            "CP only, but adds {reward} to the poster. That pays where you lead."
        ).format(points=_STAGECOACH.points, reward=dollars(_STAGECOACH.reward)),
        text("Choose the Stagecoach Robbery, then press “Review”."),
        ("stagecoach",),
        text("Nobody but you has CP on this poster, so it is good for you if it holds more money."),
        (
            (YOU, "stagecoach"),
            (YOU, "choose JJ"),
            (YOU, "discard BK"),
            (KATE, "draw supply"),
            (KATE, "discard BK"),
            (YOU, "draw supply"),
        ),
    ),
    LessonStep(
        text_of("card", "Fastest Gun"),
        text(
            "A Fastest Gun needs a shot, too, and counts {points} CP, more than a robbery; the poster gains "
            "{reward}. Only one is in play: when the next one lands, yours goes to the discard stack. Your "
            "pile has {pile} CP, and below {to_capture} a poster pays nothing."
        ).format(
            points=_GUN.points,
            reward=dollars(_GUN.reward),
            pile=_PILE + _STAGECOACH.points,
            to_capture=engine.NUMBERS.to_capture,
        ),
        text("Choose the Fastest Gun, then press “Review”."),
        ("gun",),
        text("A hit makes your pile {points} CP: then its poster pays, and all to you.").format(
            points=_PILE + _STAGECOACH.points + _GUN.points
        ),
        (
            (YOU, "gun"),
            (YOU, "choose JJ"),
            (YOU, "discard BS"),
            (KATE, "draw supply"),
            (KATE, "discard BK"),
            (YOU, "draw supply"),
        ),
    ),
    LessonStep(
        text_of("card", "Most Wanted!"),
        text(
            "With a Most Wanted! you ask for an Outlaw, without a shot. One player after the other is asked, "
            "from your left or from your right, until somebody gives you one. You hold two Butch Cassidy, and "
            "Kate has taken a third, for all to see."
        ),
        text("Choose Most Wanted!, press “Review”, and ask for Butch Cassidy."),
        ("wanted ask BC left",),
        text("You know that Kate holds a Butch Cassidy, and with it you have a set."),
        ((YOU, "wanted ask BC left"),),
    ),
    LessonStep(
        text("Lay what you got"),
        text(
            "The card is in your hand, so you may lay it in the same turn. Three make a set, and open the "
            "Outlaw. Outlaw cards are not Sheriff cards: you may lay as many as you like."
        ),
        text("Choose your three Butch Cassidy and nothing else, then press “Review”."),
        ("play BC 3",),
        text("In your hand they count for nothing, and Kate could ask you for them."),
        ((YOU, "play BC 3"), (KATE, "pass")),
    ),
    LessonStep(
        text("Now you know every card"),
        text(
            "A Most Wanted! can also steal: with a hit you take an Outlaw card from another player’s pile "
            "into your hand, even from under a Hideout. A Fastest Gun cannot go onto an Outlaw on whom "
            "anybody has one."
        ),
        text("Look around, or begin a game."),
    ),
)
