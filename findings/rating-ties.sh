#!/bin/sh
# openskill and trueskill: a tie is half a win in one model only.
#
# Packages: openskill 6.2.0, trueskill 0.4.5
# Behaviour: In a Bradley-Terry model a tie changes a rating by exactly the mean of a win and a loss, and reduces the
#   errors as much as a win. In Thurstone-Mosteller and in TrueSkill a tie costs the favourite one and a half times
#   that mean, and reduces the errors of two equal players more than a win would.
# Output (a favourite by 200 points at beta 150; then the error of two equal players, 100 before the game):
#   BradleyTerryFull        win +0.13, tie -0.10, loss -0.34, mean -0.10; error after a win 99.2, after a tie 99.2
#   ThurstoneMostellerFull  win +0.15, tie -0.44, loss -0.70, mean -0.27; error after a win 98.1, after a tie 96.9
#   TrueSkill               win +0.17, tie -0.44, loss -0.74, mean -0.29; error after a win 94.8, after a tie 92.0
# Guess: a tie is half a win in every model, and reveals less than a win.
# In Posse: service/results/rating_scales.py treats players who share a place as equals (docs/ratings.md). A tie is
#   half a win there because its model is Bradley-Terry; with another model it would not be.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check openskill==6.2.0 trueskill==0.4.5

"$folder/venv/bin/python" - <<'END'
import sys
import warnings

from openskill.models import BradleyTerryFull, ThurstoneMostellerFull

warnings.simplefilter("ignore")  # trueskill's own syntax, in newer versions of Python
from trueskill import Rating, TrueSkill

FAVOURITE, EQUAL = ((1700, 10), (1500, 10)), ((1500, 100), (1500, 100))


def openskill(kind):
    model = kind(mu=1500, sigma=250, beta=150, tau=0)
    return lambda players, places: [
        (player.mu, player.sigma)
        for (player,) in model.rate([[model.rating(mu=mu, sigma=sigma)] for mu, sigma in players], ranks=places)
    ]


def trueskill(players, places):
    model = TrueSkill(mu=1500, sigma=250, beta=150, tau=0, draw_probability=0.1)
    return [(player.mu, player.sigma) for (player,) in model.rate([(Rating(*one),) for one in players], ranks=places)]


MODELS = {
    "BradleyTerryFull": openskill(BradleyTerryFull),
    "ThurstoneMostellerFull": openskill(ThurstoneMostellerFull),
    "TrueSkill": trueskill,
}
half, tells_more = {}, {}
for name, rate in MODELS.items():
    win, tie, loss = (rate(FAVOURITE, places)[0][0] - 1700 for places in ([0, 1], [0, 0], [1, 0]))
    after_win, after_tie = (rate(EQUAL, places)[0][1] for places in ([0, 1], [0, 0]))
    mean = (win + loss) / 2
    print(
        f"{name:22}  win {win:+.2f}, tie {tie:+.2f}, loss {loss:+.2f}, mean {mean:+.2f};",
        f"error after a win {after_win:.1f}, after a tie {after_tie:.1f}",
    )
    half[name], tells_more[name] = abs(tie - mean) < 0.001, after_tie < after_win - 0.5

if list(half.values()) != [True, False, False] or list(tells_more.values()) != [False, True, True]:
    sys.exit("Ties no longer differ as described.")
END
