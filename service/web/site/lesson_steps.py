"""The steps of the lesson: the text of each, what it teaches to do, and the moves up to the next one."""

from __future__ import annotations

from dataclasses import dataclass

import engine
from engine.language import dollars, text, text_of
from service.gamelog.unsaved import Deal, Moves

YOU, KATE = 0, 1
YOUR_NAME = text("You")
DEAL = Deal(
    text("Your first hand"),
    (YOUR_NAME, "Kate"),
    "f524fc16b167b857c45523f260c4e9d2849262bda9eb98d43657cf429a69c784",
    dealer=KATE,
)
_N = engine.NUMBERS
_CARD, _PHOTO, _BANK = engine.CARDS["BD"], engine.CARDS["SK*"], engine.CARDS["BR"]
_PILE = _N.set * _CARD.points
_SET, _MORE = engine.lay_reward(_N.set, 0, engine.resolve(engine.DEFAULT_EDITION)), _N.lay


@dataclass(frozen=True)
class LessonStep:
    """One step: `text` explains the table and the reasons for the move, `task` says what to do.

    `taught`: the moves that do it; none if there is only something to read. `instead`: why they serve better here than
    others. `moves`: those from this step to the next one, beginning with `taught`.
    """

    title: str
    text: str
    task: str
    taught: tuple[str, ...] = ()
    instead: str = ""
    moves: Moves = ()


STEPS = (
    LessonStep(
        text("The goal, and the table"),
        text(
            "Seven Outlaws are wanted, each for the reward on a poster. The cards that you lay of an Outlaw "
            "count {points} Capture Points (CP) each. When the hand is over, a poster pays those with most CP "
            "on it. Once somebody has {to_win}, most money wins. You see your hand, the posters, and Kate, a "
            "robot."
        ).format(points=_CARD.points, to_win=dollars(_N.to_win)),
        text("Look around."),
    ),
    LessonStep(
        text_of("step of the lesson", "Draw"),
        text(
            "A turn begins with a draw: two cards of the supply, which nobody knows, or the top card of the "
            "discard stack, which everybody sees. Two are usually better. But you hold two Bob Daltons, and "
            "the third lies on the stack."
        ),
        text("Draw the Bob Dalton from the discard stack."),
        ("draw discard",),
        text("With a third Bob Dalton you can lay a set at once. What the supply brings, nobody knows."),
        ((YOU, "draw discard"),),
    ),
    LessonStep(
        text("Lay a set"),
        text(
            "The first cards of an Outlaw must be {set} or more, laid together: a set. It opens the Outlaw, "
            "and from then on everybody may lay even one. Each card laid with others, but the first, adds "
            "{more} to the poster. Yours bring you {points} CP, and the poster {reward}."
        ).format(set=_N.set, more=dollars(_MORE), points=_PILE, reward=dollars(_SET)),
        text("Choose your Bob Daltons and nothing else, then press “Review”."),
        ("play BD 3",),
        text("Cards in your hand count for nothing, and the Bank Robbery needs a pile to land on."),
        ((YOU, "play BD 3"), (KATE, "pass")),
    ),
    LessonStep(
        text("A Sheriff card, and a shot"),
        text(
            "A poster pays nothing below {to_capture} CP. In each turn you may play one Sheriff card. Many "
            "need a shot: the top card of the supply is turned up, and an Outlaw is a hit. Then the Bank "
            "Robbery joins your pile: {points} CP, and {reward} for the poster."
        ).format(to_capture=_N.to_capture, points=_BANK.points, reward=dollars(_BANK.reward)),
        text("Choose the Bank Robbery, then press “Review”."),
        ("bank",),
        text("Your pile has {points} CP. A hit makes it {more}, and worth money.").format(
            points=_PILE, more=_PILE + _BANK.points
        ),
        ((YOU, "bank"), (YOU, "choose BD")),
    ),
    LessonStep(
        text_of("step of the lesson", "Discard"),
        text(
            "A discard ends the turn, so one card must always be left for it. Who discards their last card "
            "ends the hand. The next player may take what you discard. Billy the Kid is not open yet, so one "
            "alone cannot be laid."
        ),
        text("Discard Billy the Kid."),
        ("discard BK",),
        text("Any other card may still help you, as you will see. One Billy the Kid is far from a set."),
        ((YOU, "discard BK"), (KATE, "draw supply"), (KATE, "play SK 3")),
    ),
    LessonStep(
        text("Out of turn: a Photo"),
        text(
            "Whenever a set opens an Outlaw, the others are asked: who holds the Photo of that Outlaw may "
            "play it at once, out of turn. You hold it. It needs no shot, counts {points} CP on a pile of "
            "yours, and adds {reward} to the poster."
        ).format(points=_PHOTO.points, reward=dollars(_PHOTO.reward)),
        text("Play the Photo of Sundance Kid."),
        ("photo SK",),
        text(
            "In your hand the Photo brings nothing. On the table it can win you a share of the poster on "
            "which Kate leads."
        ),
        ((YOU, "photo SK"), (KATE, "hideout"), (KATE, "choose 0 BD")),
    ),
    LessonStep(
        text("A Hideout, and Wyatt Earp"),
        text(
            "While a Hideout lies on your Bob Daltons, the pile counts 0 CP; the poster keeps its money. You "
            "may shoot at it at once with a Wyatt Earp, out of turn: a hit removes it. In your turns a Wyatt "
            "Earp can do the same, draw two cards, or search the discard stack."
        ),
        text("Play the Wyatt Earp."),
        ("wyatt clear",),
        text("As long as the Hideout stays, your best pile wins nothing."),
        ((YOU, "wyatt clear"), (KATE, "discard BS"), (YOU, "draw supply")),
    ),
    LessonStep(
        text_of("step of the lesson", "Your last turn"),
        text(
            "You have drawn, and can now lay all cards but one. Discard that, and the hand is over: what Kate "
            "still holds counts for nothing. Kate’s Sundance Kid is open, so you may add yours, and tie."
        ),
        text(
            "Lay 3 Belle Starr, 1 Bob Dalton and 1 Sundance Kid, discard the Photo of Billy the Kid, and "
            "review the turn."
        ),
        ("play BS 3", "play BD 1", "play SK 1", "discard BK*"),
        text("If you keep cards, the hand goes on, and Kate may lay more before it ends."),
        (
            (YOU, "play BS 3"),
            (KATE, "pass"),
            (YOU, "play BD 1"),
            (YOU, "play SK 1"),
            (YOU, "discard BK*"),
        ),
    ),
)
