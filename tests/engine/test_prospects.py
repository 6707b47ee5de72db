"""What a player's cards would bring: which plays are told. What they bring in play: `test_random_numbers`."""

from __future__ import annotations

import engine
from tests.engine import random_games
from tests.engine.table import NAMES


def test_every_lay_and_photo_that_is_legal_is_told_once() -> None:
    for step in random_games.steps("all told", most=300):
        p = step.before
        if p.phase != "play":
            continue
        moves = [prospect.move.text for prospect in engine.list_prospects(p.seen_by(p.turn))]
        legal = p.legal(p.turn)
        assert len(moves) == len(set(moves))
        assert set(moves) <= set(legal)
        outlaws = {move.split()[1] for move in legal if move.startswith("play ")}
        assert {move.split()[1] for move in moves if move.startswith("play ")} == outlaws
        assert [m for m in moves if m.startswith("photo ")] == sorted(
            (m for m in legal if m.startswith("photo ")), key=moves.index
        )


def test_before_the_draw_it_tells_what_will_be_legal_after_it() -> None:
    checked = 0
    for game in range(10):
        for step in random_games.steps(f"ahead {game}", most=300):
            p, after = step.before, step.after
            if p.phase == "draw" and after.phase == "play":
                ahead = [prospect.move.text for prospect in engine.list_prospects(p.seen_by(p.turn))]
                assert set(ahead) <= set(after.legal(after.turn))
                checked += len(ahead)
    assert checked > 100


def test_nobody_else_is_told_anything() -> None:
    p = engine.new_game(NAMES, seed="05" * 32, dealer=0)
    for viewer in (0, 2, None):
        assert engine.list_prospects(p.seen_by(viewer)) == []


def test_it_reads() -> None:
    lead = engine.Prospect("JJ", 4, False, 4000, 7000, 8, False, 1, 4)
    for prospect, words in (
        (lead, "lay 4 Jesse James: poster $4,000 → $7,000, you lead 8 to 4"),
        (lead._replace(opens=True), "open Jesse James with 4: poster $4,000 → $7,000, you lead 8 to 4"),
        (lead._replace(number=0), "play the Photo of Jesse James: poster $4,000 → $7,000, you lead 8 to 4"),
        (lead._replace(number=1, after=4000, own=4), "lay 1 Jesse James: you are level with Burt at 4"),
        (lead._replace(rival_points=9), "lay 4 Jesse James: poster $4,000 → $7,000, Burt leads 9 to 8"),
        (
            lead._replace(rival=None, rival_points=0),
            "lay 4 Jesse James: poster $4,000 → $7,000, you have 8 CP there, and nobody else has any",
        ),
        (
            lead._replace(hidden=True, own=0),
            "lay 4 Jesse James: poster $4,000 → $7,000, your pile counts nothing under its Hideout",
        ),
    ):
        assert engine.phrase_prospect(prospect, ["Anna", "Burt"]) == words
