"""The train while its time runs out: the tune of the train faster, high plucked notes off the beat from first to last,
no bar without a melody, and round again sooner."""

from __future__ import annotations

from sounds.pieces import Band
from sounds.tools import Wave
from sounds.tunes import RAILS, RAILS_DEEP, RAILS_HIGH, RAILS_LOW, TRAIN, Part, Tune

PACE = 1.19
"""How much faster it goes than the train does."""
RUNAWAY = Tune(TRAIN.bar, TRAIN.pace * PACE, (
    Part(RAILS, RAILS_HIGH, second=RAILS_LOW, guitar=0.78, pad=0.4, pulse=0.6, strength=0.84, drone="D2 A2"),
    Part(RAILS, RAILS_DEEP, "cello", RAILS_HIGH, guitar=0.8, pad=0.5, pulse=0.7, strength=0.88, drone="D2 A2"),
))


def render(record: tuple[str, int]) -> Wave:
    """The recipe of the catalogue: tune and seed."""
    return Band(RUNAWAY, record[1]).play()
