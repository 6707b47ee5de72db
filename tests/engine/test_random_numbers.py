"""Each number of the rules is in one place: with other numbers everything else still agrees with the position.

No edition has such numbers. The games here are as if house rules varied them: numbers of cards, the size of a hand and
of a set, what is drawn, dollars and points of posters, and the sum that ends the game. Every fourth game has those of
the rules.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import sqrt
from typing import NamedTuple

import pytest

import engine
from engine import Event, IllegalMove, Numbers, Position, Scored
from engine.preview.memory import Memory
from engine.robots.match import Told
from engine.robots.worlds import Worlds
from engine.rules.deal import new_table
from engine.rules.events import Drew, Laid, Reshuffled, Shot, since_deal
from engine.rules.shuffle import Seeded
from engine.typed.interpretation import TypedMove
from tests.engine.random_games import house_rules, pick
from tests.engine.table import KINDS, LIES_ON_THE_TABLE, NAMES, OUTLAWS, PHOTOS
from tests.quick import few, first_quick

GAMES = range(16)
EVERY, MOST = 4, 300  # what takes long is checked at every so many moves, of so many

every_game = pytest.mark.parametrize("game", first_quick(GAMES, 4))


class Decision(NamedTuple):
    """A position in which a seat decides, what it was told since the deal, and what it moves."""

    position: Position
    seat: int
    told: tuple[Event, ...]
    move: str
    after: Position

    @property
    def view(self) -> engine.SeatView:
        return self.position.seen_by(self.seat)


def numbers_of(rng: random.Random, seats: int) -> Numbers:
    """Other numbers of all kinds, by which the cards suffice for a deal."""
    copies = (*(rng.randint(4, 7) for _ in OUTLAWS), *(rng.randint(0, 1) for _ in PHOTOS))
    copies += tuple(rng.randint(1, 7) for _ in KINDS[len(copies) :])
    most = (sum(copies) - 4) // seats  # few are left for the supply, so that it runs out often
    return Numbers(
        copies=copies,
        hand=rng.randint(most // 2, most),
        drawn=rng.randint(1, 3),
        set=rng.randint(2, 4),
        lay=1000 * rng.randint(1, 3),
        deal=1000 * rng.randint(1, 3),
        to_capture=rng.randint(4, 12),
        to_take_all=rng.randint(2, 8),
        first_due=1000 * rng.randint(2, 4),
        due=1000 * rng.randint(1, 2),
        to_win=1000 * rng.randint(10, 40),
    )


def start(rng: random.Random, *, other_numbers: bool) -> Position:
    """A new game, by other numbers or those of the rules, edition and house rules at random."""
    seats, edition = rng.choice([2, 3, 4]), rng.choice(list(engine.EDITIONS))
    numbers = numbers_of(rng, seats) if other_numbers else engine.NUMBERS
    rules = replace(engine.resolve(edition, house_rules(rng)), numbers=numbers)
    seeded = Seeded(rng.randbytes(32).hex())
    return Position(new_table(NAMES[:seats], edition, rules, rng.randrange(seats), seeded), seeded)


@cache
def decisions(game: int) -> list[Decision]:
    """The decisions of a game, with what each seat was told."""
    return list(_decisions(game))


def _decisions(game: int) -> Iterator[Decision]:
    rng = random.Random(f"numbers {game}")
    p = start(rng, other_numbers=game % 4 > 0)
    told = Told(len(p.players))
    told.hear(p)
    for _ in range(MOST):
        if p.phase == "hand_over":
            p = p.next_hand()
            told.hear(p)
        if p.phase == "game_over":
            return
        seat, move = pick(p, rng)
        after = p.play(seat, move)
        yield Decision(p, seat, tuple(since_deal(told.by_seat[seat])), move, after)
        p = after
        told.hear(p)


def some(game: int) -> list[Decision]:
    """Some decisions of a game, for what takes longer."""
    return decisions(game)[game % EVERY :: EVERY]


def all_cards(p: Position) -> Counter[str]:
    """The cards of the game by code."""
    return Counter({code: count for code, count in zip(KINDS, p.rules.numbers.copies, strict=True) if count})


@every_game
def test_supply_stack_hands_and_piles_are_all_the_cards_and_a_deal_has_its_numbers(game: int) -> None:
    first = decisions(game)[0].position
    numbers, dealt = first.rules.numbers, first.to_dict()
    assert {len(hand) for hand in dealt["hands"]} == {numbers.hand}
    assert len(dealt["supply"]) == numbers.deck - numbers.hand * len(dealt["hands"]) - 1
    assert set(dealt["posters"].values()) == {numbers.deal}
    for p, seat, _, _, _ in decisions(game):
        d, view = p.to_dict(), p.seen_by(seat)
        lying = [card for territory in d["territories"] for pile in territory.values() for card in pile]
        if d["phase"] == "choose" and d["pending"]["move"] in LIES_ON_THE_TABLE:
            lying.append(LIES_ON_THE_TABLE[d["pending"]["move"]])
        found = Counter([*d["supply"], *d["discard"], *lying, *(card for hand in d["hands"] for card in hand)])
        assert found == all_cards(p)
        assert view.supply_size + view.stack_size + sum(view.hand_sizes) + len(lying) == p.rules.numbers.deck


@every_game
def test_sets_draws_and_rewards_have_their_numbers(game: int) -> None:
    for p, seat, _, _, after in decisions(game):
        numbers, view = p.rules.numbers, p.seen_by(seat)
        if p.phase == "play":
            lays = Counter(move.card for move in view.legal if move.verb is engine.Verb.PLAY)
            for outlaw, held in enumerate(view.hand[: len(OUTLAWS)]):
                fewest = 1 if view.open[outlaw] else numbers.set
                assert lays[outlaw] == max(min(held, sum(view.hand) - 1) - fewest + 1, 0)
            if view.hand[KINDS.index("WE")] and not view.sheriff_played:
                shuffled = 0 if view.reshuffled else view.stack_size + (p.rules.reshuffle == "all")
                assert ("wyatt draw" in p.legal(seat)) == (view.supply_size + shuffled >= numbers.drawn)
        for event in after.events:
            if isinstance(event, Laid):
                later = p.rules.reward == "per_turn" and OUTLAWS.index(event.outlaw) in view.laid
                assert event.reward == numbers.lay * (event.number if later else event.number - 1)
            if isinstance(event, Drew):
                assert event.number == numbers.drawn or after.phase in ("hand_over", "game_over")


def drawn_by_others(seat: int, told: tuple[Event, ...]) -> int:
    """The number of cards that others have drawn since the reshuffle."""
    (at,) = (n for n, event in enumerate(told) if isinstance(event, Reshuffled))
    return sum(event.number for event in told[at:] if isinstance(event, Drew) and event.seat != seat)


@every_game
def test_memory_knows_what_is_hidden(game: int) -> None:
    """What a seat has not seen lies in the supply or in another hand; without hidden searches it knows the stack."""
    for p, seat, told, _, _ in some(game):
        d, memory = p.to_dict(), Memory(p.seen_by(seat), told)
        others = [(n, Counter(hand)) for n, hand in enumerate(d["hands"]) if n != seat]
        in_hands = sum((hand for _, hand in others), Counter[str]())
        assert memory.hidden() == Counter(d["supply"]) + Counter(d["discard"]) + in_hands
        if d["reshuffled"] and d["supply"] and p.phase in ("draw", "play"):
            odds = engine.shot_odds(p.seen_by(seat), told)
            assert len(d["supply"]) <= odds.cards
            assert sum(card in OUTLAWS for card in d["supply"]) <= odds.outlaws
        if memory.searchers:
            continue
        assert memory.stack == d["discard"]
        assert all(memory.held[n] <= hand for n, hand in others)
        known = sum((+memory.held[n] for n, _ in others), Counter[str]())
        assert memory.unseen() == Counter(d["supply"]) + in_hands - known
        if d["reshuffled"]:
            assert Counter(d["supply"]) <= memory.coming()
            assert memory.coming().total() <= len(d["supply"]) + drawn_by_others(seat, told)
        else:
            below = d["discard"][1:] if p.rules.reshuffle == "keep_top" else d["discard"]
            assert memory.coming() == (memory.unseen() if d["supply"] else Counter(below))


@every_game
def test_the_odds_are_those_of_all_arrangements(game: int) -> None:
    """Before a reshuffle any unseen card may come next, so that their share is the chance over all arrangements."""
    for p, seat, told, _, _ in some(game):
        d, memory = p.to_dict(), Memory(p.seen_by(seat), told)
        if d["reshuffled"] or memory.searchers or not d["supply"]:
            continue
        unseen = [*d["supply"], *(card for n, hand in enumerate(d["hands"]) if n != seat for card in hand)]
        known = [card for held in memory.held.values() for card in held.elements()]
        hits = sum(card in OUTLAWS for card in unseen) - sum(card in OUTLAWS for card in known)
        assert engine.shot_odds(p.seen_by(seat), told) == (hits, len(unseen) - len(known))


@pytest.mark.parametrize("games", few([len(GAMES), 150], 1))
def test_hits_are_as_many_as_the_odds_say(games: int) -> None:
    """Within four standard errors, over all shots and games, before and after the reshuffle alike."""
    found: dict[bool, list[tuple[float, bool]]] = {False: [], True: []}
    for game in range(games):
        for p, seat, told, _, after in decisions(game) if game in GAMES else _decisions(game):
            first = next((event for event in after.events if isinstance(event, Shot)), None)
            if first is not None:
                odds = engine.shot_odds(p.seen_by(seat), told)
                found[after.seen_by(None).reshuffled].append((odds.outlaws / odds.cards, first.hit))
    for taken in found.values():
        assert len(taken) > 4 * games
        expected = sum(chance for chance, _ in taken)
        error = sqrt(sum(chance * (1 - chance) for chance, _ in taken))
        assert abs(sum(hit for _, hit in taken) - expected) < 4 * error


@every_game
def test_worlds_look_to_the_seat_as_the_table_does(game: int) -> None:
    rng = random.Random(game)
    for p, seat, told, _, _ in some(game):
        world = Position(Worlds(p.seen_by(seat), told).likely(rng).table, None)
        assert world.seen_by(seat) == p.seen_by(seat)
        if p.rules.numbers == engine.NUMBERS:
            assert Position.from_dict(world.to_dict()).seen_by(seat) == p.seen_by(seat)
        hands = [Counter(hand) for hand in world.to_dict()["hands"]]
        assert sum(hands, Counter[str]()) <= all_cards(p)


@every_game
def test_robots_make_legal_moves(game: int) -> None:
    rng = random.Random(game)
    for n, (p, seat, told, _, _) in enumerate(some(game)):
        names = engine.ROBOTS if n % 40 == 20 else ("greenhorn", "cautious", "deputy")
        for name in names:
            assert engine.ROBOTS[name](p.seen_by(seat), told, rng, 8).text in p.legal(seat), name


def line_of(view: engine.SeatView, rng: random.Random) -> list[TypedMove]:
    """A line for a turn: what may be laid, perhaps too few or too many, a Photo, a discard."""
    lays = {move.card: move for move in view.legal if move.verb is engine.Verb.PLAY}
    photos = [move for move in view.legal if move.verb is engine.Verb.PHOTO]
    discards = [move for move in view.legal if move.verb is engine.Verb.DISCARD]
    others = [engine.Move.parse(f"play {rng.choice(OUTLAWS)} {rng.randint(1, 4)}")] if rng.random() < 0.5 else []
    found = [*lays.values(), *rng.sample(photos, min(len(photos), 1)), *others]
    rng.shuffle(found)
    return [TypedMove(move) for move in (*found, rng.choice(discards))]


def turns(game: int) -> Iterator[Decision]:
    """The decisions in which a seat may lay cards."""
    return (one for one in decisions(game) if one.position.phase == "play")


def check_line(p: Position, orders: list[TypedMove]) -> None:
    """A line that is rehearsed has the poster, points and payments that it has when it is played, up to a window."""
    told = engine.rehearse(p.seen_by(p.turn), orders)
    line = engine.play_line(p, p.turn, orders)
    assert line.stopped is None
    seats = (p.turn, *(seat for seat in range(len(p.players)) if seat != p.turn))
    before = p.seen_by(None)
    for rehearsed, step in zip(told, line.steps, strict=False):
        after = step.after.seen_by(None)
        if rehearsed.prospect is not None:
            outlaw, one = step.move.card, rehearsed.prospect
            own, *rivals = (after.pile(seat, outlaw).capture_points for seat in seats)
            assert (one.before, one.after, one.own) == (before.posters[outlaw], after.posters[outlaw], own)
            assert (one.rival_points, one.rival is None) == (max(rivals), max(rivals) == 0)
            assert one.opens == (not before.open[outlaw])
        if rehearsed.ends_hand:
            assert engine.hand_score(step.after).gained == rehearsed.pays
        assert rehearsed.ends_hand == (step.after.phase in ("hand_over", "game_over"))
        assert rehearsed.asks_others == (step.after.phase == "react")
        before = after


@every_game
def test_a_line_is_rehearsed_as_it_is_played(game: int) -> None:
    """The same lines are refused, and the others bring the same."""
    rng = random.Random(game)
    for one in turns(game):
        orders = line_of(one.view, rng)
        try:
            check_line(one.position, orders)
        except IllegalMove:
            line = engine.play_line(one.position, one.seat, orders)
            assert line.stopped or line.rest


@every_game
def test_the_parts_of_a_turn_are_its_legal_moves(game: int) -> None:
    """Those that need something to be laid before are legal once it is."""
    for p, seat, *_ in turns(game):
        turn = engine.turn_options(p.seen_by(seat))
        assert turn is not None
        options = [option for card in turn.sheriffs for option in card.options]
        offered = {move.text for moves in turn.lays for move in moves} | {move.text for move in turn.discards}
        offered |= {option.order.move.text for option in options if option.after_laying is None}
        assert offered == set(p.legal(seat))
        for option in options:
            if option.after_laying is not None:
                lay = next(moves[-1] for moves in turn.lays if moves[0].card == option.after_laying)
                laid = p.play(seat, lay.text)
                if laid.phase == "play":
                    assert option.order.move.text in laid.legal(seat) or sum(laid.seen_by(seat).hand) < 2


@every_game
def test_a_draw_ends_the_hand_when_it_is_said_to(game: int) -> None:
    for p, seat, *_ in decisions(game):
        if p.phase == "draw":
            after = p.play(seat, "draw supply")
            drawn = sum(event.number for event in after.events if isinstance(event, Drew))
            ends = engine.draw_ends_hand(p.seen_by(seat))
            assert ends == (after.phase in ("hand_over", "game_over"))
            assert ends or drawn == p.rules.numbers.drawn


@every_game
def test_hands_are_scored_by_the_numbers(game: int) -> None:
    """What the preview said would be paid, who takes all, when the game ends."""
    for p, _, _, _, after in decisions(game):
        scored = [event for event in after.events if isinstance(event, Scored)]
        numbers = p.rules.numbers
        assert (after.phase == "game_over") == (bool(scored) and max(after.money) >= numbers.to_win)
        for poster in scored:
            first, second, *_ = sorted(poster.points, reverse=True)
            assert (poster.how == "free") == (sum(poster.points) < numbers.to_capture)
            if poster.how != "free":
                assert (poster.how == "whole") == (first - second >= numbers.to_take_all)


def test_the_games_see_everything() -> None:
    """Each number is more than one, and the games have ends, reshuffles, windows and choices."""
    rules = [decisions(game)[0].position.rules.numbers for game in GAMES]
    assert all(len({getattr(one, name) for one in rules}) > 1 for name in Numbers._fields)
    phases = {one.position.phase for game in GAMES for one in decisions(game)}
    assert phases == {"draw", "play", "choose", "react"}
    ends = Counter(one.after.phase for game in GAMES for one in decisions(game))
    assert ends["hand_over"] > 20
    assert ends["game_over"] > 3
    assert sum(one.position.seen_by(None).reshuffled for game in GAMES for one in decisions(game)) > 100
