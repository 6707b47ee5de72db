"""The deputy: plays by rules of thumb. It counts points, and makes the move that brings most dollars over the others.

It lays what pays, races for leads that last, keeps Photos and robberies for piles of its own, hides and robs whoever
leads, discards what helps the next player least, and does not end a hand that it is losing. It is deterministic.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.cards import BANK, GUN, HIDEOUT, N_OUTLAWS, NUMBER, OUTLAWS, PHOTO, POINTS, REWARD, STAGECOACH, WANTED
from engine.events import Event
from engine.moves import ROBBERY
from engine.robots.sight import Sight, legal_moves, read_view
from engine.table import Pile

HIT = 0.63  # of all 78 cards 49 have a bullet hole
AVERAGE = 500.0  # dollars: what an unknown card is worth in hand
SPARE = 250.0  # dollars: what a Sheriff card has to bring to be played now
CHANCE_OF_SET = (0.0, 0.1, 0.35, 0.9, 0.95, 1.0, 1.0, 1.0)  # by the number of cards held
CHANCE_OF_PHOTO = (0.15, 0.25, 0.55, 0.9, 0.9, 1.0, 1.0, 1.0)  # that its Outlaw is open in time, by the cards held
UNPLACED = 0.5  # the part that is left of a robbery's worth while there is no pile for it
WYATT_WORTH, WANTED_WORTH, HIDEOUT_WORTH = 800.0, 500.0, 400.0  # dollars: at least, in hand
STAYS_HIDDEN = 0.8  # the chance that nobody uncovers the pile
NEXT_TAKES = 0.5  # the chance that the next player takes a discard that is of use to them
ENDS_BADLY = 4000.0  # dollars behind: a hand that is lost by more than this is not ended on purpose


def choose(view: Mapping[str, Any], told: Sequence[Event], rng: random.Random, budget: int) -> str:
    """Choose a move for the seat whose view this is."""
    legal = legal_moves(view)
    return decide(read_view(view), legal)


def decide(s: Sight, legal: Sequence[str]) -> str:
    """Choose one of the legal moves from what a seat sees. The order in which they are listed has no meaning."""
    if len(legal) == 1:
        return legal[0]
    return _DECISIONS[s.phase](s, legal)


# --- the four kinds of decision --------------------------------------------------------------------------------------


def _draw(s: Sight, legal: Sequence[str]) -> str:
    """Take the top of the discard stack if it can be played at once and is worth more than two unknown cards.

    Robots that took cards to keep them could hand each other the same few for ever.
    """
    if s.top is None or not _is_playable(s, s.top):
        return "draw supply"
    return "draw discard" if held_worth(s, s.top, s.hand[s.top] + 1) > 2 * AVERAGE else "draw supply"


def _is_playable(s: Sight, card: int) -> bool:
    """Return whether this seat would lay or play one more card of a kind this turn."""
    size = sum(s.hand) + 1
    if card < N_OUTLAWS:
        held = s.hand[card] + 1
        return held < size and (s.is_open[card] or held >= 3) and _lay_gain(s, f"play {OUTLAWS[card]} {held}", size) > 0
    if card < STAGECOACH:
        return s.is_open[card - PHOTO] and _sheriff_gain(s, f"photo {OUTLAWS[card - PHOTO]}", size) > SPARE
    can_shoot = s.supply > 0 or not s.reshuffled
    return (
        card in ROBBERY and can_shoot and bool(s.territories[s.seat]) and _sheriff_gain(s, ROBBERY[card], size) > SPARE
    )


def _play(s: Sight, legal: Sequence[str]) -> str:
    """Lay the best cards, then play the best Sheriff card, then discard."""
    lays, sheriff, discards = ranked_plays(s, legal)
    if lays and lays[0][0] > 0:
        return lays[0][1]
    if sheriff and sheriff[0][0] > SPARE:
        return sheriff[0][1]
    return discards[0][1]


Ranked = list[tuple[float, str]]  # gains in dollars with their moves, the best first


def ranked_plays(s: Sight, legal: Sequence[str]) -> tuple[Ranked, Ranked, Ranked]:
    """Return the lays, the plays of Sheriff cards and the discards with what each brings, the best of each first."""
    size = sum(s.hand)
    lays, sheriff, discards = [], [], []
    for move in legal:
        if move[:5] == "play ":
            lays.append((_lay_gain(s, move, size), move))
        elif move[:8] == "discard ":
            discards.append((-_discard_cost(s, NUMBER[move[8:]]), move))
        else:
            sheriff.append((_sheriff_gain(s, move, size), move))
    return sorted(lays, reverse=True), sorted(sheriff, reverse=True), sorted(discards, reverse=True)


def _choose(s: Sight, legal: Sequence[str]) -> str:
    """Choose the pile where it brings most, or the card that is worth most in hand."""
    if legal[0].startswith("take "):
        return max(legal, key=lambda move: (held_worth(s, NUMBER[move[5:]], s.hand[NUMBER[move[5:]]] + 1), move))
    return max(legal, key=lambda move: (_choice_gain(s, move), move))


def _react(s: Sight, legal: Sequence[str]) -> str:
    """Play the Photo or the Wyatt Earp: out of turn it costs nothing else."""
    return next(move for move in sorted(legal) if move != "pass")


_DECISIONS: dict[str, Callable[[Sight, Sequence[str]], str]] = {
    "draw": _draw,
    "play": _play,
    "choose": _choose,
    "react": _react,
}


# --- what a move brings ----------------------------------------------------------------------------------------------


def added(s: Sight, seat: int, outlaw: int, points: int, reward: int) -> float:
    """Return how much better this seat's outlook on a poster is if a player adds points, and money to the poster."""
    if s.pile(seat, outlaw).hideout:
        points = 0
    before, money = s.points[outlaw], s.posters[outlaw]
    after = (*before[:seat], before[seat] + points, *before[seat + 1 :])
    return s.worth.outlook(after, money + reward, s.seat) - s.worth.outlook(before, money, s.seat)


def _lay_gain(s: Sight, move: str, size: int) -> float:
    _, code, number = move.split()
    outlaw, count = NUMBER[code], int(number)
    gain = added(s, s.seat, outlaw, 2 * count, 1000 * (count - 1))
    if not s.is_open[outlaw]:
        gain += 100.0  # it opens the Outlaw for the rest of the hand
    if size - count == 1 and _if_it_ended(s) + gain < -ENDS_BADLY:
        return 0.0
    return gain + count


def _sheriff_gain(s: Sight, move: str, size: int) -> float:
    if size == 2 and move[:5] != "wyatt" and _if_it_ended(s) < -ENDS_BADLY:
        return 0.0
    words = move.split()
    if words[0] == "photo":
        return added(s, s.seat, NUMBER[words[1]], POINTS[PHOTO], REWARD[PHOTO])
    if words[0] in _ROBBERIES:
        card = _ROBBERIES[words[0]]
        return HIT * max(_landed(s, card, outlaw) for outlaw in s.territories[s.seat])
    if move == "hideout":
        return HIT * STAYS_HIDDEN * max((_hidden(s, *place) for place in _others_piles(s)), default=0.0)
    if move == "wanted steal":
        return HIT * max((_stolen(s, *place) for place in _others_piles(s)), default=0.0)
    if words[0] == "wanted":
        return _asked(s, NUMBER[words[2]])
    if move == "wyatt clear":
        return HIT * max(
            _uncovered(s, s.seat, outlaw) for outlaw, pile in s.territories[s.seat].items() if pile.hideout
        )
    return 2 * AVERAGE if move == "wyatt draw" else 0.0


_ROBBERIES = {move: card for card, move in ROBBERY.items()}


def _choice_gain(s: Sight, move: str) -> float:
    words = move.split()
    outlaw = NUMBER[words[-1]]
    if s.asked in _ROBBERIES:
        return _landed(s, _ROBBERIES[s.asked], outlaw)
    if s.asked == "wyatt clear":
        return _uncovered(s, s.seat, outlaw)
    owner = int(words[1])
    return _hidden(s, owner, outlaw) if s.asked == "hideout" else _stolen(s, owner, outlaw)


def _landed(s: Sight, card: int, outlaw: int) -> float:
    """Return the gain of a robbery on a pile of this seat's."""
    return added(s, s.seat, outlaw, POINTS[card], REWARD[card])


def _hidden(s: Sight, owner: int, outlaw: int) -> float:
    """Return the gain of a Hideout on a player's pile."""
    return added(s, owner, outlaw, -s.pile(owner, outlaw).capture_points, 0)


def _uncovered(s: Sight, owner: int, outlaw: int) -> float:
    """Return the gain if a Hideout is removed from a pile."""
    open_pile = s.pile(owner, outlaw)._replace(hideout=0)
    before, money = s.points[outlaw], s.posters[outlaw]
    after = (*before[:owner], open_pile.capture_points, *before[owner + 1 :])
    return s.worth.outlook(after, money, s.seat) - s.worth.outlook(before, money, s.seat)


def _stolen(s: Sight, owner: int, outlaw: int) -> float:
    """Return the gain of a stolen Outlaw card: what its owner loses, and what the card is worth in hand."""
    pile = s.pile(owner, outlaw)
    if not pile.outlaws:
        return 0.0
    left = pile._replace(outlaws=pile.outlaws - 1)
    lost = pile.capture_points - (left.capture_points if left.outlaws or left.photo else 0)
    return added(s, owner, outlaw, -lost, 0) + held_worth(s, outlaw, s.hand[outlaw] + 1)


def _asked(s: Sight, outlaw: int) -> float:
    """Return the gain of asking for an Outlaw: the worth of the card by the chance that somebody holds one."""
    shown = s.hand[outlaw] + sum(territory.get(outlaw, Pile()).outlaws for territory in s.territories)
    in_hands = sum(s.sizes) - s.sizes[s.seat]
    unseen = in_hands + s.supply
    chance = 1 - (1 - in_hands / unseen) ** max(7 - shown, 0) if unseen else 0.0
    return chance * held_worth(s, outlaw, s.hand[outlaw] + 1)


def _others_piles(s: Sight) -> list[tuple[int, int]]:
    return [
        (owner, outlaw)
        for owner, territory in enumerate(s.territories)
        if owner != s.seat
        for outlaw, pile in territory.items()
        if not pile.hideout
    ]


def _if_it_ended(s: Sight) -> float:
    """Return how much more than the others this seat would gain if the hand ended now."""
    return sum(s.worth.now(s.points[outlaw], s.posters[outlaw], s.seat) for outlaw in range(N_OUTLAWS))


# --- what a card is worth in hand ------------------------------------------------------------------------------------


def held_worth(s: Sight, card: int, held: int) -> float:
    """Return what the last of so many cards of a kind is worth in this seat's hand, in dollars."""
    if card < N_OUTLAWS:
        return _outlaw_worth(s, card, held)
    if card < STAGECOACH:
        outlaw = card - PHOTO
        chance = 1.0 if s.is_open[outlaw] else CHANCE_OF_PHOTO[s.hand[outlaw]]
        return chance * added(s, s.seat, outlaw, POINTS[card], REWARD[card])
    if card in (STAGECOACH, BANK, GUN):
        return _robbery_worth(s, card)
    if card == HIDEOUT:
        best = max((_hidden(s, *place) for place in _others_piles(s)), default=0.0)
        return max(HIDEOUT_WORTH, HIT * STAYS_HIDDEN * best)
    return WANTED_WORTH if card == WANTED else WYATT_WORTH


def _outlaw_worth(s: Sight, outlaw: int, held: int) -> float:
    if s.is_open[outlaw]:
        return max(added(s, s.seat, outlaw, 2 * held, 1000 * (held - 1)), 0.0) / held
    chance = CHANCE_OF_SET[held] - CHANCE_OF_SET[held - 1]
    return max(chance, 0.05) * max(added(s, s.seat, outlaw, 6, 2000), 500.0)


def _robbery_worth(s: Sight, card: int) -> float:
    own = s.territories[s.seat]
    if not own:
        return UNPLACED * HIT * (REWARD[card] + 500.0 * POINTS[card])
    return HIT * max(max(_landed(s, card, outlaw) for outlaw in own), 200.0)


def _discard_cost(s: Sight, card: int) -> float:
    """Return what a discard costs: the card's worth here, and what it may bring the next player."""
    return held_worth(s, card, s.hand[card]) + NEXT_TAKES * _next_players_gain(s, card)


def _next_players_gain(s: Sight, card: int) -> float:
    """Return what the next player gains over this seat by a card, beyond the two cards that they do not draw."""
    outlaw = card if card < N_OUTLAWS else card - PHOTO if card < STAGECOACH else None
    if outlaw is None or not s.is_open[outlaw]:
        return 0.0
    points, reward = (POINTS[card], 0) if card < N_OUTLAWS else (POINTS[PHOTO], REWARD[PHOTO])
    return max(-added(s, s.next_seat, outlaw, points, reward) - 2 * AVERAGE, 0.0)
