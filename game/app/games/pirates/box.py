"""The box as the table of Firefly looks it up: all it adds, in one value."""

from __future__ import annotations

from game.app.games.firefly.boxes import AppBox

PIRATES = AppBox(
    id="pirates",
    groups={"hunt": "work", "jump": "work", "deliver": "work", "rummage": "work", "summon": "fly"},
    icons={"hunt": "target", "jump": "swap", "rummage": "search", "summon": "star"},
)
