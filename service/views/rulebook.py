"""The data of a page that explains the rules of one edition, or of one game with its house rules.

All of it is computed by the engine: numbers, the sentences of the flags, the effects of cards, the worked examples.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import engine
from engine.language import text

NAMES = ("Anna", "Burt", "Curt")
EXAMPLES = (
    (text("A clear lead"), "JJ", (12, 6, 2), 7000),
    (text("A close race"), "BS", (9, 6, 4), 8000),
    (text("Two leaders, little money"), "SK", (6, 6, 2), 3000),
)
"""Title, Outlaw, Capture Points by player and dollars on the poster."""
SHERIFFS = ("SR", "BR", "FG", "MW", "HO", "WE")
PILE = ("JJ", "JJ", "JJ", "JJ*", "BR")


@dataclass(frozen=True)
class Difference:
    """A rule in which a game differs: what applies, and the rule that it replaces."""

    rule: str
    instead_of: str


@dataclass(frozen=True)
class SheriffCard:
    """A Sheriff card with the numbers that a text about it needs. `copies` are those in the deck."""

    code: str
    name: str
    copies: int
    points: int
    reward: int
    effect: str


@dataclass(frozen=True)
class RuleExample:
    """A poster that is scored: step by step in sentences, what each player gains, and what stays on the poster."""

    title: str
    code: str
    outlaw: str
    reward: int
    steps: tuple[str, ...]
    gains: tuple[tuple[str, int], ...]
    left: int


@dataclass(frozen=True)
class Rulebook:
    """The rules of an edition with house rules. `said` is the sentence of each flag, by the name of the flag.

    `card_points` are those of an Outlaw card, `set_reward` the dollars of the smallest set, `card_reward` those of one
    card more.

    `differs`: from `usual`, the edition that is played unless another is chosen, without what house rules change again.
    """

    edition: str
    title: str
    flags: engine.Rules
    said: Mapping[str, str]
    numbers: engine.Numbers
    outlaws: tuple[str, ...]
    card_points: int
    set_reward: int
    card_reward: int
    pile: tuple[str, ...]
    pile_points: int
    photo: SheriffCard
    sheriffs: Mapping[str, SheriffCard]
    examples: tuple[RuleExample, ...]
    usual: str
    differs: tuple[Difference, ...]
    house_rules: tuple[Difference, ...]

    @property
    def is_default(self) -> bool:
        """Whether this is the edition that is played unless another is chosen."""
        return self.edition == engine.DEFAULT_EDITION


def rulebook(edition: str, house_rules: Mapping[str, object] | None = None) -> Rulebook:
    """Return what a page about these rules needs. Raises ValueError for unknown ones."""
    flags, printed = engine.resolve(edition, house_rules), engine.resolve(edition)
    a_set, one_more = (engine.lay_reward(flags.numbers.set + more, 0, flags) for more in (0, 1))
    usual = engine.resolve(engine.DEFAULT_EDITION)
    changed = [name for name in engine.FLAGS if getattr(flags, name) != getattr(printed, name)]
    other = [name for name in engine.FLAGS if getattr(printed, name) != getattr(usual, name) and name not in changed]
    return Rulebook(
        edition=edition,
        title=engine.EDITIONS[edition].title,
        flags=flags,
        said={name: _said(name, flags) for name in engine.FLAGS},
        numbers=flags.numbers,
        outlaws=engine.OUTLAWS,
        card_points=engine.CARDS[engine.OUTLAWS[0]].points,
        set_reward=a_set,
        card_reward=one_more - a_set,
        pile=PILE,
        pile_points=sum(engine.CARDS[code].points for code in PILE),
        photo=_sheriff_card(f"{engine.OUTLAWS[0]}*", flags),
        sheriffs={code: _sheriff_card(code, flags) for code in SHERIFFS},
        examples=tuple(_example(*one, flags) for one in EXAMPLES),
        usual=engine.EDITIONS[engine.DEFAULT_EDITION].title,
        differs=tuple(Difference(_said(name, flags), _said(name, usual)) for name in other),
        house_rules=tuple(Difference(_said(name, flags), _said(name, printed)) for name in changed),
    )


def _said(flag: str, rules: engine.Rules) -> str:
    return engine.FLAGS[flag].explain(getattr(rules, flag))


def _sheriff_card(code: str, rules: engine.Rules) -> SheriffCard:
    card, copies = engine.CARDS[code], rules.numbers.copies[engine.KINDS.index(code)]
    return SheriffCard(code, card.name, copies, card.points, card.reward, engine.describe_card(code, rules))


def _example(title: str, code: str, points: tuple[int, ...], reward: int, rules: engine.Rules) -> RuleExample:
    scored = engine.score_poster(code, points, reward, rules)
    return RuleExample(
        title=title,
        code=code,
        outlaw=engine.CARDS[code].name,
        reward=reward,
        steps=tuple(engine.describe_scoring(scored, NAMES)),
        gains=tuple(zip(NAMES, scored.gained, strict=True)),
        left=scored.left,
    )
