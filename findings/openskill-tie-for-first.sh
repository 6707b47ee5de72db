#!/bin/sh
# openskill: in Plackett-Luce the third player gains as much as the two who tie for first place.
#
# Packages: openskill 6.2.0
# Behaviour: Four equal players finish first, first, third and fourth. In PlackettLuce the third gains exactly what
#   the two winners gain, and only the last loses. In BradleyTerryFull the third loses points.
# Output:
#   BradleyTerryFull  places 1 1 3 4: +39.2 +39.2 -19.6 -58.8
#   PlackettLuce      places 1 1 3 4: +6.9 +6.9 +6.9 -20.8
#   BradleyTerryFull  places 1 2 3 4: +58.8 +19.6 -19.6 -58.8
#   PlackettLuce      places 1 2 3 4: +20.8 +11.6 -2.3 -30.0
# Guess: the third of four equal players loses points, or at least gains fewer than the winners.
# In Posse: service/results/rating_scales.py uses BradleyTerryFull, which compares each pair at the table and counts a
#   shared place as half a win.

set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
python3 -m venv "$folder/venv"
"$folder/venv/bin/python" -m pip install --quiet --disable-pip-version-check openskill==6.2.0

"$folder/venv/bin/python" - <<'END'
import sys

from openskill.models import BradleyTerryFull, PlackettLuce

seen = {}
for places in ([1, 1, 3, 4], [1, 2, 3, 4]):
    for kind in (BradleyTerryFull, PlackettLuce):
        model = kind(mu=1500, sigma=250, beta=150, tau=0)
        rated = model.rate([[model.rating(mu=1500, sigma=100)] for _ in places], ranks=places)
        gains = [round(player.mu - 1500, 1) for (player,) in rated]
        print(f"{kind.__name__:16}  places {' '.join(map(str, places))}:", *(f"{gain:+}" for gain in gains))
        seen[kind, places[1]] = gains

first, second, third, last = seen[PlackettLuce, 1]
if not first == second == third > 0 > last or seen[BradleyTerryFull, 1][2] >= 0:
    sys.exit("The third player no longer gains as much as the winners.")
END
